// What is known of how far units are from each other: within how much, and beyond how much. Only a
// move of one of the two changes that.

import { carriedOver } from './remembered.ts'
import type { Situation, UnitId } from './situation.ts'

/** By one unit and another: the number of all units times the one plus the other. */
type Ranges = { readonly within: Float64Array; readonly beyond: Float64Array }

/** Whether one unit is at most so far from another. */
type Judge<Here> = (situation: Here, a: UnitId, b: UnitId, limit: number) => boolean

/** The same, judged only where it does not follow from what is known. */
export function knownRanges<Here extends Situation>(name: string, judge: Judge<Here>): Judge<Here> {
  const rangesIn = carriedOver<Ranges, Here>(name, nothing, leftOf)
  return (situation, a, b, limit) => {
    const { within, beyond } = rangesIn(situation)
    const pair = situation.bodies.length * a + b
    if (limit >= (within[pair] as number)) return true
    if (limit <= (beyond[pair] as number)) return false
    const isWithin = judge(situation, a, b, limit)
    if (isWithin) within[pair] = limit
    else beyond[pair] = limit
    return isWithin
  }
}

function nothing({ bodies: { length } }: Situation): Ranges {
  const pairs = length * length
  return {
    within: new Float64Array(pairs).fill(Infinity),
    beyond: new Float64Array(pairs).fill(-Infinity),
  }
}

function leftOf(
  ranges: Ranges,
  { bodies: { length } }: Situation,
  movers: readonly UnitId[],
): Ranges {
  const within = ranges.within.slice()
  const beyond = ranges.beyond.slice()
  for (const id of movers) {
    forgetOf(within, id, length, Infinity)
    forgetOf(beyond, id, length, -Infinity)
  }
  return { within, beyond }
}

/** Puts as much as nothing in all places of one unit in a table of pairs. */
export function forgetOf(
  table: Float64Array | Uint16Array,
  id: UnitId,
  units: number,
  nothing: number,
): void {
  table.fill(nothing, units * id, units * (id + 1))
  for (let at = id; at < table.length; at += units) table[at] = nothing
}
