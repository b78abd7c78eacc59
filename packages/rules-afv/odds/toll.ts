// What hits come to: stands lost, and routs. (losses)

import { addChance, inOrder, together, type Distribution } from '@grognard/toolkit'
import { change, copy, unitOf, type Afv, type UnitId } from '../battle.ts'
import { losses, standsLost } from '../phases/losses.ts'

/** What would befall a unit until hits are counted. */
export type Toll = {
  readonly unit: UnitId
  readonly hits: Distribution
  readonly stands: Distribution
  /** The chance that it routs. */
  readonly routs: number
}

export const ALWAYS: (value: number) => Distribution = (value) => [{ value, chance: 1 }]

/** What so many hits would cost a unit, if no more came. (losses.stands, losses.rout) */
export function tollOf(battle: Afv, unit: UnitId, hits: Distribution): Toll {
  const stands = new Map<number, number>()
  let routs = 0
  for (const { value, chance } of hits) {
    const then = copy(battle)
    change(then, unit, { hits: value })
    addChance(stands, standsLost(unitOf(then, unit)).value, chance)
    then.phase = 'losses'
    then.losses = [unit]
    // Whoever does not rout is asked which stands it loses.
    losses(then).next([])
    if (unitOf(then, unit).gone !== null) routs += chance
  }
  return { unit, hits, stands: inOrder(stands), routs }
}

/** The hits that a unit has, with more to come. */
export const withMore = (battle: Afv, unit: UnitId, more: Distribution): Distribution =>
  together(ALWAYS(unitOf(battle, unit).hits), more)

/** The same of several cases, each so likely. */
export function mixed(cases: readonly { readonly chance: number; readonly toll: Toll }[]): Toll {
  const [hits, stands] = [new Map<number, number>(), new Map<number, number>()]
  let routs = 0
  for (const { chance, toll } of cases) {
    for (const one of toll.hits) addChance(hits, one.value, chance * one.chance)
    for (const one of toll.stands) addChance(stands, one.value, chance * one.chance)
    routs += chance * toll.routs
  }
  const unit = cases[0]?.toll.unit ?? -1
  return { unit, hits: inOrder(hits), stands: inOrder(stands), routs }
}
