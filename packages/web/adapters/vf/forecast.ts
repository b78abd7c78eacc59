// What a fight or a volley would bring, as it is shown where one decides.

import {
  assaultForecast,
  attackForecast,
  enemiesTouching,
  fightForecast,
  fireForecast,
  isShaken,
  pursuitForecast,
  unitOf,
  type Attack,
  type Fight,
  type FightForecast,
  type HitForecast,
  type Side,
  type Toll,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Distribution, Explained } from '@grognard/toolkit'
import type { ChancesShown, Forecasting, ForecastShown, ShownValue } from '../adapter.ts'
import { scoreOf } from './values.ts'
import { percentOf } from '../parts/percent.ts'
import { said } from '../parts/said.ts'
import type { Wording } from './wording.ts'

type Fights = ReturnType<typeof fightForecast>

/** The fight that this unit's assault would lead to, in the battle as it would stand then. */
export function assaulting(then: Vf, unit: UnitId, wording: Wording): Forecasting | null {
  const [target] = enemiesTouching(then, unitOf(then, unit))
  if (!target) return null
  return fighting(then, unitOf(then, unit).side, wording, () =>
    assaultForecast(then, unit, target.id),
  )
}

/** A fight that is chosen, for the side that decides. */
export const fought = (seen: Vf, fight: Fight, side: Side, wording: Wording): Forecasting =>
  fighting(seen, side, wording, () => fightForecast(seen, fight))

/** The second fight of who goes on to another enemy. */
export const pursuing = (then: Vf, unit: UnitId, target: UnitId, wording: Wording): Forecasting =>
  fighting(then, unitOf(then, unit).side, wording, () => pursuitForecast(then, unit, target))

/** A volley: hits, losses, and what becomes of its target. */
export const volley = (seen: Vf, attack: Attack, wording: Wording): Forecasting => ({
  of: 'shot',
  *work() {
    const forecast = fireForecast(seen, attack)
    const { toll } = forecast
    const target = unitOf(seen, toll.unit)
    const { forecast: text } = wording.text
    const after = [
      ...(isShaken(seen, target) ? [] : [text.shaken(percentOf(toll.shaken))]),
      text.routs(percentOf(toll.routs)),
    ]
    const shown = tolled(seen, toll, false, wording)
    return {
      said: text.throws(diceIn(forecast)),
      outcomes: [],
      notes: [...rerolled(forecast, true, wording), ...halved(toll.spared, false, wording)],
      chances: [{ ...shown, after: [after.join(', ')] }],
      values: [
        ...valuesOf(seen, attack.main, forecast, wording),
        ...sparing(seen, toll.unit, toll.spared, wording),
      ],
    }
  },
})

/** One attack of a fight by itself: what comes of it hangs on the other one, too. */
export const blow = (seen: Vf, attack: Attack, wording: Wording): Forecasting => ({
  of: 'shot',
  *work() {
    const forecast = attackForecast(seen, attack)
    const { losses, spared } = forecast
    const { target } = attack
    const toll = { unit: target, losses, spared, testsFrom: null, routs: 0, shaken: 0 }
    return {
      said: wording.text.forecast.throws(diceIn(forecast)),
      outcomes: [],
      notes: [...rerolled(forecast, true, wording), ...halved(spared, false, wording)],
      chances: [{ ...tolled(seen, toll, false, wording), after: [] }],
      values: [
        ...valuesOf(seen, attack.main, forecast, wording),
        ...sparing(seen, target, spared, wording),
      ],
    }
  },
})

const fighting = (seen: Vf, side: Side, wording: Wording, work: () => Fights): Forecasting => ({
  of: 'fight',
  *work() {
    const forecast = yield* work()
    return forecast && fightShown(seen, forecast, side, wording)
  },
})

function fightShown(
  seen: Vf,
  forecast: FightForecast,
  side: Side,
  wording: Wording,
): ForecastShown {
  const { fight, attack, reply, main, target } = forecast
  const { forecast: text } = wording.text
  const attacks = unitOf(seen, fight.main).side === side
  const tolls = attacks ? ([main, target] as const) : ([target, main] as const)
  const [own, other] = attacks ? [attack, reply] : [reply, attack]
  const [wins, loses] = attacks ? (['win', 'lose'] as const) : (['lose', 'win'] as const)
  const chanceOf = { [wins]: forecast.wins, [loses]: forecast.loses } as Record<
    'win' | 'lose',
    number
  >
  const chances = { ...chanceOf, tied: forecast.ties, other: forecast.turns }
  const kinds = ['win', 'tied', 'lose', 'other'] as const
  return {
    said: text.against(diceIn(own), diceIn(other)),
    outcomes: kinds.map((kind) => ({ kind, title: text.outcomes[kind], chance: chances[kind] })),
    notes: [
      ...tied(seen, forecast, side, wording),
      ...helped(seen, forecast, attacks, wording),
      ...(forecast.turns > 0 ? [{ text: text.square, clauses: ['vf2:special.square'] }] : []),
      ...rerolled(own, true, wording),
      ...rerolled(other, false, wording),
      ...tolls.flatMap(({ spared }, i) => halved(spared, i === 0, wording)),
    ],
    chances: tolls.map((toll, i) => tolled(seen, toll, i === 0, wording)),
    values: [
      ...valuesOf(seen, fight.main, attack, wording),
      ...valuesOf(seen, fight.target, reply, wording),
      ...tolls.flatMap(({ unit, spared }) => sparing(seen, unit, spared, wording)),
    ],
  }
}

type Notes = ForecastShown['notes']

/** Whose a tie is, and why. (7.2.3) */
function tied(seen: Vf, { tie, ties }: FightForecast, side: Side, wording: Wording): Notes {
  if (ties === 0) return []
  const { forecast: text } = wording.text
  const ours = unitOf(seen, tie.winner).side === side
  return [{ text: text.ties(ours, text.by(ours)[tie.by]), clauses: tie.clauses }]
}

/** Who is supposed to help, since that can still be decided otherwise. (8.2.2, 8.2.3) */
function helped(
  seen: Vf,
  { fight, back }: FightForecast,
  attacks: boolean,
  wording: Wording,
): Notes {
  const { forecast: text, list } = wording.text
  const named = ({ support, brigade }: Pick<Fight, 'support' | 'brigade'>): string =>
    list([...new Set([...support, ...brigade])].map((id) => wording.name(unitOf(seen, id))))
  const [ours, theirs] = attacks ? [named(fight), named(back)] : [named(back), named(fight)]
  if (ours === '' && theirs === '') return []
  const all = ours === '' ? text.helpedTheirs(theirs) : text.helped(ours, theirs)
  return [{ text: `${all}.`, clauses: ['vf2:8.2'] }]
}

/** By which special rules losses are halved. (8.3.1) */
function halved(spared: Explained | null, ours: boolean, wording: Wording): Notes {
  if (!spared) return []
  const { words, text } = wording
  const [, ...steps] = said(spared, words).steps
  const why = text.list(steps.map(({ label }) => label))
  return [{ text: text.forecast.halved(ours, why), clauses: steps.map(({ clause }) => clause) }]
}

/** By which rule dice are thrown again. (8.3) */
function rerolled({ test }: HitForecast, ours: boolean, { text }: Wording): Notes {
  if (!test.reroll) return []
  const { faces, most, clause } = test.reroll
  return [
    { text: text.forecast.again(ours, text.list(faces.map(String)), most), clauses: [clause] },
  ]
}

function tolled(seen: Vf, toll: Toll, ours: boolean, { text }: Wording): ChancesShown {
  const { unit, losses, testsFrom, routs } = toll
  const { forecast } = text
  return {
    title: ours ? forecast.losses.ours : forecast.losses.theirs,
    livery: unitOf(seen, unit).side,
    chances: inOrder(losses),
    marked: testsFrom === null ? null : { from: testsFrom, title: forecast.tests },
    after: [forecast.routs(percentOf(routs))],
  }
}

function inOrder(losses: Distribution): readonly number[] {
  const most = Math.max(...losses.map(({ value }) => value))
  const chances = Array.from({ length: most + 1 }, () => 0)
  for (const { value, chance } of losses) chances[value] = chance
  return chances
}

const diceIn = ({ value, test }: HitForecast) => ({ dice: value.value, score: scoreOf(test) })

function valuesOf(
  seen: Vf,
  id: UnitId,
  { value, test }: HitForecast,
  wording: Wording,
): readonly ShownValue[] {
  const { forecast: text } = wording.text
  const name = wording.name(unitOf(seen, id))
  const numbers: readonly (readonly [string, Explained])[] = [
    [text.diceOf(name), value],
    [text.modifierOf(name), test.modifier],
  ]
  return numbers.map(([title, number]) => ({ title, value: said(number, wording.words) }))
}

function sparing(
  seen: Vf,
  id: UnitId,
  spared: Explained | null,
  wording: Wording,
): readonly ShownValue[] {
  const name = wording.name(unitOf(seen, id))
  return spared
    ? [{ title: wording.text.forecast.lossesOf(name), value: said(spared, wording.words) }]
    : []
}
