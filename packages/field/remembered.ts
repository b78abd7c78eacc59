// What is remembered while nobody moves. (How long other things are: geometry/memory.ts)
//
// - `remembered`     anything worked out of a situation, by name;
// - `rememberedOf`   what is asked all the time about two units, by a name and their numbers;
// - `lasting`        what two units are to each other through all that stands between them, such as
//                    sight. It lasts while others move elsewhere: of the last position only what
//                    somebody came into, or went out of, is looked at again.

import { onceForBoth, ringsOf, type Body } from '@grognard/geometry'
import type { Situation, UnitId } from './situation.ts'

/**
 * Works something out of some things, once for as long as nobody moves. They are handed on: engines
 * compile a function that stands in a file once, and one that is made anew each time many times.
 */
export function remembered<T, Things extends readonly unknown[]>(
  situation: Situation,
  key: string,
  make: (...things: Things) => T,
  ...things: Things
): T {
  const known = situation.memo.get(key)
  if (known !== undefined) return known as T
  const made = make(...things)
  situation.memo.set(key, made)
  return made
}

/** What of a name is known, by the numbers of two units: little of much that might be. */
function tableOf({ pairs }: Situation, name: string): Map<number, unknown> {
  let table = pairs.get(name)
  if (!table) pairs.set(name, (table = new Map<number, unknown>()))
  return table
}

/** Works something about two units of a field out, once for as long as nobody moves. */
export function rememberedOf<T, Field>(
  field: Field,
  situation: Situation,
  name: string,
  a: UnitId,
  b: UnitId,
  make: (field: Field, a: UnitId, b: UnitId) => T,
): T {
  const table = tableOf(situation, name)
  const at = a * situation.units.length + b
  const known = table.get(at)
  if (known !== undefined) return known as T
  const made = make(field, a, b)
  table.set(at, made)
  return made
}

/**
 * Works out what depends on two units and on those who come between them: nobody who stays farther
 * than `room` from all lines between the two.
 */
export function lasting<T, Here extends Situation>(
  situation: Here,
  name: string,
  a: UnitId,
  b: UnitId,
  room: number,
  make: (situation: Here, a: UnitId, b: UnitId) => T,
): T {
  const table = tableOf(situation, name)
  const at = a * situation.units.length + b
  const known = table.get(at)
  if (known !== undefined) return known as T
  const made = (inherited(situation, name, a, b, room) as T | undefined) ?? make(situation, a, b)
  table.set(at, made)
  return made
}

/** What was worked out about two units in a position from which nobody has come between them. */
function inherited(
  situation: Situation,
  name: string,
  a: UnitId,
  b: UnitId,
  room: number,
): unknown {
  const [one, other] = [situation.bodies[a], situation.bodies[b]]
  if (!one || !other) return undefined
  const lane = laneOf(one, other)
  for (let now = situation; now.before; now = now.before) {
    const { before, moved } = now
    for (const id of moved)
      if (
        id === a ||
        id === b ||
        !isClear(lane, before.bodies[id], room) ||
        !isClear(lane, now.bodies[id], room)
      )
        return undefined
    const known = before.pairs.get(name)?.get(a * before.units.length + b)
    if (known !== undefined) return known
  }
  return undefined
}

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

const laneOf = onceForBoth((a: Body, b: Body): Lane => {
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

/** Some thousandths more, for what is rounded. */
const ROUNDING = 10

function isClear(lane: Lane, body: Body | null | undefined, room: number): boolean {
  if (!body) return true
  const more = room + ROUNDING
  const [left, top] = [body.left - more, body.top - more]
  const [right, bottom] = [body.right + more, body.bottom + more]
  if (left > lane.right || right < lane.left || top > lane.bottom || bottom < lane.top) return true
  const { nx, ny, least, most } = lane
  const middle = ((left + right) * nx + (top + bottom) * ny) / 2
  const half = ((right - left) * Math.abs(nx) + (bottom - top) * Math.abs(ny)) / 2
  return middle - half > most || middle + half < least
}
