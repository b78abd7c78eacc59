// What fire, rethrows and a round of combat would bring, by the functions that they are thrown by.

import type { Procedure } from '@grognard/kernel'
import {
  addChance,
  atOnce,
  inOrder,
  together,
  type Distribution,
  type InSteps,
} from '@grognard/toolkit'
import { copy, unitOf, type Afv, type Attack, type Shot, type UnitId } from '../battle.ts'
import { attacks, blows, combat, rethrows, scored, throwPicked } from '../phases/combat.ts'
import { fireAt } from '../phases/fire.ts'
import { followed, following } from './deciding.ts'
import { ALWAYS, tollOf, withMore, type Toll } from './toll.ts'

/** What some shots would do to one target. (fire.hit, losses.stands) */
export function shotsForecast(seen: Afv, at: UnitId, shots: readonly Shot[]): Toll {
  const hits = shots
    .filter((shot) => shot.at === at)
    .map(({ unit }) =>
      counted(seen, function* (battle) {
        return yield* fireAt(battle, unitOf(battle, unit), unitOf(battle, at))
      }),
    )
  return tollOf(seen, at, withMore(seen, at, hits.reduce(together, ALWAYS(0))))
}

/** How many hits an attack scores once these of its dice have been thrown again. (hth.overlap) */
export const rethrowForecast = (
  seen: Afv,
  place: number,
  picked: readonly number[],
): Distribution =>
  counted(seen, function* (battle) {
    yield* throwPicked(battle, place, picked, 'afv:hth.overlap')
    return scored(battle, battle.attacks[place] as Attack).value
  })

/** A round of combat of two who are in contact, with all who fight either of them. (hth) */
export function* roundForecast(
  seen: Afv,
  one: UnitId,
  other: UnitId,
): InSteps<readonly [Toll, Toll]> {
  const begun = copy(seen)
  begun.phase = 'combat'
  // Who attacks whom is decided without dice.
  const [{ result: then } = { result: begun }] = followed(begun, function* (battle) {
    yield* combat(battle)
    return battle
  })
  const attackers = [...new Set(then.attacks.map(({ unit }) => unit))]
  return [yield* tollFor(then, attackers, one), yield* tollFor(then, attackers, other)]
}

function* tollFor(then: Afv, attackers: readonly UnitId[], unit: UnitId): InSteps<Toll> {
  let hits = ALWAYS(unitOf(then, unit).hits)
  for (const by of attackers)
    if (then.attacks.some((attack) => attack.unit === by && attack.at === unit))
      hits = together(hits, yield* struck(then, by, unit))
  return tollOf(then, unit, hits)
}

/** The hits that all the attacks of one unit bring another: what others throw does not bear on it. */
const struck = (then: Afv, by: UnitId, at: UnitId): InSteps<Distribution> =>
  counting(then, function* (battle) {
    battle.attacks = battle.attacks.filter(({ unit }) => unit === by)
    while (battle.phase === 'attacks') yield* attacks(battle)
    while (battle.phase === 'rethrows') yield* rethrows(battle)
    const before = unitOf(battle, at).hits
    yield* blows(battle)
    return unitOf(battle, at).hits - before
  })

const counted = (from: Afv, rule: (battle: Afv) => Procedure<number>): Distribution =>
  atOnce(counting(from, rule))

function* counting(from: Afv, rule: (battle: Afv) => Procedure<number>): InSteps<Distribution> {
  const chances = new Map<number, number>()
  for (const { chance, result } of yield* following(from, rule)) addChance(chances, result, chance)
  return inOrder(chances)
}
