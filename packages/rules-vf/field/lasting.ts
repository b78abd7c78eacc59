// What two units see of each other lasts while others move elsewhere: of the last position only
// what somebody came into, or went out of, is looked at again.

import { INCH, ringsOf, type Body } from '@grognard/geometry'
import type { UnitId } from '../battle.ts'
import { betweenBodies, tableOf, type Situation } from './situation.ts'

/** Where all lines between two bodies run: along the table, and along the way between them. */
type Lane = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly nx: number
  readonly ny: number
  readonly least: number
  readonly most: number
}

const laneOf = betweenBodies((a, b): Lane => {
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
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    nx,
    ny,
    least,
    most,
  }
})

/** Nobody farther away than this from a line is in its way; with room for what is rounded. */
const ROOM = INCH + 10

function isClear(lane: Lane, body: Body | null | undefined): boolean {
  if (!body) return true
  const [left, top] = [body.left - ROOM, body.top - ROOM]
  const [right, bottom] = [body.right + ROOM, body.bottom + ROOM]
  if (left > lane.right || right < lane.left || top > lane.bottom || bottom < lane.top) return true
  const { nx, ny, least, most } = lane
  const middle = ((left + right) * nx + (top + bottom) * ny) / 2
  const half = ((right - left) * Math.abs(nx) + (bottom - top) * Math.abs(ny)) / 2
  return middle - half > most || middle + half < least
}

/** What was worked out about two units in a position from which nobody has come between them. */
function inherited(situation: Situation, name: string, a: UnitId, b: UnitId): unknown {
  const [one, other] = [situation.bodies[a], situation.bodies[b]]
  if (!one || !other) return undefined
  const lane = laneOf(one, other)
  for (let now = situation; now.before; now = now.before) {
    const { before, moved } = now
    for (const id of moved)
      if (
        id === a ||
        id === b ||
        !isClear(lane, before.bodies[id]) ||
        !isClear(lane, now.bodies[id])
      )
        return undefined
    const known = before.pairs.get(name)?.get(a * before.units.length + b)
    if (known !== undefined) return known
  }
  return undefined
}

/** Works out what depends on two units and on those who come between them. */
export function lasting<T>(
  situation: Situation,
  name: string,
  a: UnitId,
  b: UnitId,
  make: (situation: Situation, a: UnitId, b: UnitId) => T,
): T {
  const table = tableOf(situation, name)
  const at = a * situation.units.length + b
  const known = table.get(at)
  if (known !== undefined) return known as T
  const made = (inherited(situation, name, a, b) as T | undefined) ?? make(situation, a, b)
  table.set(at, made)
  return made
}
