// Whether somebody comes near any line between two bodies.

import { ringsOf, type Body } from '@grognard/geometry'

/** Somebody who comes no nearer than so much to any line between two bodies. */
export const isOffLines = (a: Body, b: Body, room: number, body: Body): boolean =>
  isOffBox(a, b, room + ROUNDING, body) || isClear(laneOf(a, b), body, room + ROUNDING)

/** Some thousandths more, for what is rounded. */
const ROUNDING = 10

/** Decides most of them: it is off the box around both. */
const isOffBox = (a: Body, b: Body, room: number, body: Body): boolean =>
  body.left - room > Math.max(a.right, b.right) ||
  body.right + room < Math.min(a.left, b.left) ||
  body.top - room > Math.max(a.bottom, b.bottom) ||
  body.bottom + room < Math.min(a.top, b.top)

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
  return {
    nx,
    ny,
    least,
    most,
  }
}

function isClear({ nx, ny, least, most }: Lane, body: Body, room: number): boolean {
  const middle = ((body.left + body.right) * nx + (body.top + body.bottom) * ny) / 2
  const half =
    ((body.right - body.left + 2 * room) * Math.abs(nx) +
      (body.bottom - body.top + 2 * room) * Math.abs(ny)) /
    2
  return middle - half > most || middle + half < least
}
