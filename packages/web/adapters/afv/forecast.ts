// What a charge, a reaction, fire or a rethrow would bring, as it is shown where one decides.

import {
  chargeForecast,
  combatValue,
  reactionForecast,
  rethrowForecast,
  shotsForecast,
  STAND_TYPES,
  unitOf,
  type Afv,
  type Attack,
  type ChargeForecast,
  type ChargeSteps,
  type Flank,
  type Reaction,
  type Shot,
  type Side,
  type Toll,
  type UnitId,
} from '@grognard/rules-afv'
import type { Distribution } from '@grognard/toolkit'
import type { ChancesShown, Choice, Forecasting, OutcomeShown, ShownValue } from '../adapter.ts'
import { shownValue } from './values.ts'
import type { Wording } from './wording.ts'

/** What is said of it, and the numbers that its dice come from. */
type Said = Pick<Choice, 'values'> & { readonly detail: string | null }

/** A unit that engages an enemy, and the round of combat that follows. */
export const charging = (
  seen: Afv,
  unit: UnitId,
  order: { readonly target: UnitId; readonly flank?: Flank },
  said: Said,
  wording: Wording,
): Forecasting =>
  comingOn(seen, unitOf(seen, unit).side, 'charges', said, wording, () =>
    chargeForecast(seen, unit, order),
  )

/** A reaction to a unit that comes on; null: nobody reacts. */
export const reacting = (
  seen: Afv,
  reaction: Reaction | null,
  side: Side,
  said: Said,
  wording: Wording,
): Forecasting =>
  comingOn(
    seen,
    side,
    reaction?.react === 'intercept' ? 'intercepts' : 'waits',
    said,
    wording,
    () => reactionForecast(seen, reaction),
  )

/** What the side that decides does about it. */
type Part = 'charges' | 'waits' | 'intercepts'

const comingOn = (
  seen: Afv,
  side: Side,
  part: Part,
  { detail, values }: Said,
  wording: Wording,
  work: () => ChargeSteps,
): Forecasting => ({
  of: 'fight',
  *work() {
    const forecast = yield* work()
    if (!forecast) return null
    const { mover, target, contact } = forecast
    const charges = unitOf(seen, mover.unit).side === side
    const tolls = charges ? [mover, target] : [target, mover]
    const text = wording.text.forecast
    return {
      said: detail ?? '',
      outcomes: outcomesOf(forecast, part, wording),
      notes: [{ text: contact > 0 ? text.round : text.still, clauses: ['afv:losses.stands'] }],
      chances: tolls.map((toll, i) => standsLost(seen, toll, i === 0, wording)),
      values: contact > 0 ? [...values, ...blows(seen, tolls, wording)] : values,
    }
  },
})

/** What each kind of stand of both needs in the round of combat that follows contact. */
function blows(
  seen: Afv,
  tolls: readonly Pick<Toll, 'unit'>[],
  wording: Wording,
): readonly ShownValue[] {
  const [one, other] = tolls.map(({ unit }) => unitOf(seen, unit))
  if (!one || !other) return []
  const { text, nouns, name } = wording
  return [[one, other] as const, [other, one] as const].flatMap(([unit, enemy]) =>
    STAND_TYPES.filter((stand) => unit.stands[stand] > 0).map((stand) =>
      shownValue(
        wording,
        text.forecast.needs(name(unit), nouns.stands(unit.stands[stand], stand)),
        combatValue(stand, unit, enemy),
      ),
    ),
  )
}

/** What is good for who comes on is bad for who waits; whoever does not intercept hangs back. */
function outcomesOf(
  { contact, rides, stopped, hangs }: ChargeForecast,
  part: Part,
  { text }: Wording,
): readonly OutcomeShown[] {
  const { outcomes } = text.forecast
  switch (part) {
    case 'charges':
      return [
        { kind: 'win', title: outcomes.rides, chance: rides },
        { kind: 'win', title: outcomes.contact, chance: contact },
        { kind: 'lose', title: outcomes.stopped, chance: stopped },
        { kind: 'other', title: outcomes.hangs, chance: hangs },
      ]
    case 'intercepts':
      return [
        { kind: 'win', title: outcomes.contact, chance: contact },
        { kind: 'lose', title: outcomes.rides, chance: rides },
        { kind: 'other', title: outcomes.hangs, chance: stopped + hangs },
      ]
    case 'waits':
      return [
        { kind: 'win', title: outcomes.stopped, chance: stopped + hangs },
        { kind: 'tied', title: outcomes.contact, chance: contact },
        { kind: 'lose', title: outcomes.rides, chance: rides },
      ]
  }
}

/** All shots that are planned at one target. */
export const firing = (
  seen: Afv,
  at: UnitId,
  shots: readonly Shot[],
  values: Choice['values'],
  wording: Wording,
): Forecasting => ({
  of: 'shot',
  *work() {
    const toll = shotsForecast(seen, at, shots)
    const text = wording.text.forecast
    const { side, hits } = unitOf(seen, at)
    const more = toll.hits.map(({ value, chance }) => ({ value: value - hits, chance }))
    return {
      said: text.shots(shots.filter((shot) => shot.at === at).length),
      outcomes: [],
      notes: [{ text: text.counted, clauses: ['afv:losses.stands'] }],
      chances: [
        { title: text.hits, livery: side, chances: inOrder(more), marked: null, after: [] },
        standsLost(seen, toll, false, wording),
      ],
      values,
    }
  },
})

/** An attack some dice of which are thrown again. */
export const rethrowing = (
  seen: Afv,
  place: number,
  picked: readonly number[],
  values: Choice['values'],
  { text }: Wording,
): Forecasting => ({
  of: 'shot',
  *work() {
    const { at, dice } = seen.attacks[place] as Attack
    const all = dice.reduce((sum, { faces }) => sum + faces.length, 0)
    const { forecast } = text
    return {
      said: forecast.again(picked.length, all),
      outcomes: [],
      notes: [],
      chances: [
        {
          title: forecast.hits,
          livery: unitOf(seen, at).side,
          chances: inOrder(rethrowForecast(seen, place, picked)),
          marked: null,
          after: [],
        },
      ],
      values,
    }
  },
})

function standsLost(seen: Afv, toll: Toll, ours: boolean, { text }: Wording): ChancesShown {
  const { losses, routs } = text.forecast
  return {
    title: ours ? losses.ours : losses.theirs,
    livery: unitOf(seen, toll.unit).side,
    chances: inOrder(toll.stands),
    marked: null,
    after: [routs(text.chance(toll.routs))],
  }
}

function inOrder(numbers: Distribution): readonly number[] {
  const chances = Array.from(
    { length: Math.max(...numbers.map(({ value }) => value)) + 1 },
    () => 0,
  )
  for (const { value, chance } of numbers) chances[value] = chance
  return chances
}
