// What is remembered while nobody moves. (How long other things are: geometry/memory.ts)
//
// - `remembered`     anything worked out of a situation, by name;
// - `rememberedOf`   what is asked all the time about two units, by a name and their numbers;
// - `carriedOver`    what is known of all units at once and mostly still holds after a move, such as
//                    how far apart they are (ranges.ts) and who sees whom (sightings.ts). A position
//                    begins with it: what a move may have changed is forgotten once, at the move.

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

/** A search goes back and forth between a few positions. */
const MOST_KEPT = 16

/**
 * What is known of a position: as far as it is left after some have moved, arrived or gone since the
 * position most like it, of those that were asked about lately; or nothing yet.
 */
export function carriedOver<Known, Here extends Situation>(
  name: string,
  nothing: (situation: Here) => Known,
  leftOf: (known: Known, situation: Here, movers: readonly UnitId[]) => Known,
): (situation: Here) => Known {
  type Kept = { readonly situation: Here; readonly known: Known }
  const kept: Kept[] = []
  let last: Kept | null = null

  function begin(situation: Here): Kept {
    const before = mostLike(kept, situation)
    const known = before
      ? leftOf(before.known, situation, moversBetween(before.situation, situation))
      : nothing(situation)
    const one = { situation, known }
    kept.push(one)
    if (kept.length > MOST_KEPT) kept.shift()
    return one
  }

  return (situation) => {
    if (last === null || last.situation !== situation)
      last = remembered(situation, name, begin, situation)
    return last.known
  }
}

const moversBetween = (then: Situation, now: Situation): readonly UnitId[] => {
  const movers: UnitId[] = []
  for (let id = 0; id < now.bodies.length; id++)
    if (now.bodies[id] !== then.bodies[id]) movers.push(id)
  return movers
}

/** Of those on the same ground the one in which the fewest stand elsewhere; of equals the last. */
function mostLike<One extends { readonly situation: Situation }>(
  kept: readonly One[],
  { terrain, measures, bodies }: Situation,
): One | null {
  let best: One | null = null
  let fewest = bodies.length
  for (let i = kept.length - 1; i >= 0; i--) {
    const { situation } = kept[i] as One
    if (situation.terrain !== terrain || situation.measures !== measures) continue
    if (situation.bodies.length !== bodies.length) continue
    let elsewhere = 0
    for (let id = 0; id < bodies.length && elsewhere < fewest; id++)
      if (situation.bodies[id] !== bodies[id]) elsewhere++
    if (elsewhere < fewest) {
      best = kept[i] as One
      fewest = elsewhere
    }
  }
  return best
}
