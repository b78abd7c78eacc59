// Whether somebody comes near any line between two bodies.

import { ringsOf, type Body } from '@grognard/geometry'

/** More, in thousandths: corners are rounded, and round bases reach somewhat beyond theirs. */
const BEYOND = 100

/** Somebody who comes no nearer than so much to the box around two bodies. */
export const isOffBox = (a: Body, b: Body, room: number, body: Body): boolean =>
  body.left - room - BEYOND > Math.max(a.right, b.right) ||
  body.right + room + BEYOND < Math.min(a.left, b.left) ||
  body.top - room - BEYOND > Math.max(a.bottom, b.bottom) ||
  body.bottom + room + BEYOND < Math.min(a.top, b.top)

/** Somebody who comes no nearer than so much to any line between two bodies. */
export function isOffLines(a: Body, b: Body, room: number, body: Body): boolean {
  if (isOffBox(a, b, room, body)) return true
  const { nx, ny, least, most } = laneOf(a, b)
  const more = 2 * (room + BEYOND)
  const middle = ((body.left + body.right) * nx + (body.top + body.bottom) * ny) / 2
  const half =
    ((body.right - body.left + more) * Math.abs(nx) +
      (body.bottom - body.top + more) * Math.abs(ny)) /
    2
  return middle - half > most || middle + half < least
}

/** Where all lines between two bodies run, across the way between them. */
type Lane = {
  readonly nx: number
  readonly ny: number
  readonly least: number
  readonly most: number
}

function laneOf(a: Body, b: Body): Lane {
  const nx = a.top + a.bottom - b.top - b.bottom
  const ny = b.left + b.right - a.left - a.right
  let [least, most] = [Infinity, -Infinity]
  for (const body of [a, b])
    for (const ring of ringsOf(body))
      for (let i = 0; i < ring.length; i += 2) {
        const here = (ring[i] as number) * nx + (ring[i + 1] as number) * ny
        if (here < least) least = here
        if (here > most) most = here
      }
  return { nx, ny, least, most }
}
