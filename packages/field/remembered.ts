// What is remembered while nobody moves. (How long other things are: geometry/memory.ts)
//
// - `remembered`     anything worked out of a situation, by name;
// - `rememberedOf`   what is asked all the time about two units, by a name and their numbers;
// - `lasting`        what two units are to each other through all that stands between them, such as
//                    sight. It lasts while others move elsewhere: of the last position only what
//                    a move may have changed is looked at again.

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

/** What of a name is known, by the number of one unit and then by that of another. */
function rowOf({ pairs }: Situation, name: string, a: UnitId): unknown[] {
  let table = pairs.get(name)
  if (!table) pairs.set(name, (table = []))
  return (table[a] ??= [])
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
  const row = rowOf(situation, name, a)
  const known = row[b]
  if (known !== undefined) return known as T
  const made = make(field, a, b)
  row[b] = made
  return made
}

/** The same, if it is known. */
export const knownOf = ({ pairs }: Situation, name: string, a: UnitId, b: UnitId): unknown =>
  pairs.get(name)?.[a]?.[b]

/**
 * What was found out about two units still holds though somebody else has moved: from where he stood
 * then to where he stands now, each of them null if that is not on the table.
 */
export type Holds<T, Here> = (
  found: T,
  situation: Here,
  a: UnitId,
  b: UnitId,
  mover: UnitId,
  was: Body | null,
  is: Body | null,
) => boolean

/** Works out what depends on two units and on those who come between them. */
export function lasting<T extends object, Here extends Situation>(
  situation: Here,
  name: string,
  a: UnitId,
  b: UnitId,
  make: (situation: Here, a: UnitId, b: UnitId) => T,
  holds: Holds<T, Here>,
): T {
  let table = situation.pairs.get(name)
  if (!table) situation.pairs.set(name, (table = []))
  const row = (table[a] ??= inheritedRow(situation, name, a, holds))
  const known = row[b]
  if (known !== undefined) return known as T
  const made = make(situation, a, b)
  row[b] = made
  return made
}

/** All that was found out about a unit and others in a position before, and that still holds. */
function inheritedRow<T extends object, Here extends Situation>(
  situation: Here,
  name: string,
  a: UnitId,
  holds: Holds<T, Here>,
): (T | undefined)[] {
  const then = lastToKnow(situation, name, a)
  if (!then) return []
  const known = then.pairs.get(name)?.[a] as (T | undefined)[]
  const row = known.slice()
  const movers = moversSince(then, situation)
  for (const id of movers) if (id < row.length) row[id] = undefined
  for (const id of movers) {
    const was = then.bodies[id] ?? null
    const is = situation.bodies[id] ?? null
    for (let b = 0; b < row.length; b++) {
      const found = row[b]
      if (found && !holds(found, situation, a, b, id, was, is)) row[b] = undefined
    }
  }
  return row
}

/** The last position in which something of a name was asked about a unit that has stayed since. */
function lastToKnow(situation: Situation, name: string, a: UnitId): Situation | null {
  for (let now = situation; now.before; now = now.before) {
    if (now.moved.includes(a)) return null
    if (now.before.pairs.get(name)?.[a]) return now.before
  }
  return null
}

/** Those who stand elsewhere now than they did then. */
function moversSince(then: Situation, situation: Situation): readonly UnitId[] {
  if (situation.before === then) return situation.moved
  const movers: UnitId[] = []
  for (let now = situation; now !== then && now.before; now = now.before)
    for (const id of now.moved)
      if (then.bodies[id] !== situation.bodies[id] && !movers.includes(id)) movers.push(id)
  return movers
}

/** Somebody who comes no nearer than so much to any line between two bodies, or is not there. */
export const isOffLines = (a: Body, b: Body, room: number, body: Body | null): boolean =>
  isClear(laneOf(a, b), body, room)

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
  const left = body.left - more
  const top = body.top - more
  const right = body.right + more
  const bottom = body.bottom + more
  if (left > lane.right || right < lane.left || top > lane.bottom || bottom < lane.top) return true
  const { nx, ny, least, most } = lane
  const middle = ((left + right) * nx + (top + bottom) * ny) / 2
  const half = ((right - left) * Math.abs(nx) + (bottom - top) * Math.abs(ny)) / 2
  return middle - half > most || middle + half < least
}
