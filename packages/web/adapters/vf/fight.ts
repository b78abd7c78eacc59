import type { Ask, Happening, Json } from '@grognard/kernel'
import { isObject } from '@grognard/kernel'
import { SIDES, type Side, type Vf } from '@grognard/rules-vf/functions'
import type { DiceTest, Explained, Language, TestedDie } from '@grognard/toolkit'
import type { DiceShown, FightShown, FightSide, ShownValue } from '../adapter.ts'
import { scoreOf } from './values.ts'
import { said } from '../parts/said.ts'
import { wordingIn, type Wording } from './wording.ts'

/** What an attack tells of itself. (8.0) */
type Attacked = {
  readonly units: readonly number[]
  readonly unit: string
  readonly at: string
  readonly kind: 'fire' | 'melee'
  readonly value: Explained
  readonly test: DiceTest
  readonly dice: readonly TestedDie[]
  /** By which rules and cards dice were thrown again; absent in battles kept from before. */
  readonly again?: readonly { readonly dice: number; readonly rule: string }[]
  readonly hits: number
}

const isAttack = (data: Json): boolean =>
  isObject(data) && isObject(data['value'] ?? null) && Array.isArray(data['dice'])

/** An attack that was made: its dice, what they needed, and how that came about. */
export function fightOf(
  seen: Vf,
  moment: { readonly ask: Ask } | { readonly happening: Happening },
  language: Language,
): FightShown | null {
  if (!('happening' in moment)) return null
  if (moment.happening.name !== 'attack')
    return numbersOf(seen, moment.happening, wordingIn(language))
  const { data } = moment.happening
  if (!isAttack(data)) return null
  const made = data as unknown as Attacked
  const { text, words } = wordingIn(language)
  const [main, target] = [words.name(made.unit), words.name(made.at)]
  const livery = seen.units[made.units[0] ?? -1]?.side ?? 'red'
  const values = [
    { title: text.fight.dice, value: said(made.value, words) },
    { title: text.fight.modifier, value: said(made.test.modifier, words) },
  ]
  return {
    title: made.kind === 'fire' ? text.fight.fire(main, target) : text.fight.melee(main, target),
    sides: [
      {
        name: main,
        livery,
        values,
        dice: diceOf(made, text.fight, (rule) => words.step({ label: rule })),
        result: text.fight.hits(made.hits),
      },
    ],
  }
}

/** Dice as they fell, and apart from them those that were thrown again. (1.0.2) */
function diceOf(
  { dice, again = [], test }: Attacked,
  fight: Wording['text']['fight'],
  named: (rule: string) => string,
): readonly DiceShown[] {
  const hit = { score: scoreOf(test), or: 'more' } as const
  const first = { title: fight.hit, faces: dice.map(({ thrown }) => thrown), hit, values: [] }
  const fellAgain = dice.flatMap((die) => (die.again === null ? [] : [die.again]))
  if (fellAgain.length === 0) return [first]
  const title = fight.again(again.map(({ rule }) => named(rule)))
  return [first, { title, faces: fellAgain, hit, values: [] }]
}

const isExplained = (value: Json | undefined): boolean =>
  isObject(value) && typeof value['value'] === 'number' && Array.isArray(value['steps'])

/** Numbers of which it is told how they came about. */
const NUMBERS = ['modifier', 'roll', 'distance', 'tenacity', 'losses'] as const

/** What is told with a number that has its reasons: how it came about; null where it has none. */
function numbersOf(seen: Vf, happening: Happening, wording: Wording): FightShown | null {
  const { data } = happening
  const shown = (part: string, title: string): readonly ShownValue[] => {
    const value = data[part]
    if (!isExplained(value)) return []
    return [{ title, value: said(value as unknown as Explained, wording.words) }]
  }
  const bothSides = SIDES.flatMap((side) =>
    shown(side, wording.text.fight.counts).map((shownValue) => ofSide(wording, side, shownValue)),
  )
  const reasons = NUMBERS.flatMap((part) => shown(part, wording.text.fight[part])).filter(
    ({ value }) => value.steps.filter(({ idle }) => !idle).length > 1,
  )
  const own = reasons.length > 0 ? [ofUnit(seen, happening, reasons, wording)] : []
  const sides = [...bothSides, ...own]
  return sides.length === 0 ? null : { title: wording.words.sentence(happening), sides }
}

const ofSide = (wording: Wording, side: Side, shownValue: ShownValue): FightSide => ({
  name: wording.side(side),
  livery: side,
  values: [shownValue],
  dice: [],
  result: null,
})

/** The unit or brigade that it is about, with the dice of its test. */
function ofUnit(
  seen: Vf,
  { data }: Happening,
  values: readonly ShownValue[],
  { text, words }: Wording,
): FightSide {
  const { unit, brigade, attacker, units, faces, needs, modifier } = data
  const name = [unit, brigade, attacker].find((one) => typeof one === 'string') ?? ''
  const brigadeOf = seen.brigades.find((one) => one.name === brigade)
  const first = Array.isArray(units) ? seen.units[Number(units[0])] : undefined
  const test = { target: Number(needs), modifier: modifier as unknown as Explained, naturals: true }
  return {
    name: words.name(name),
    livery: first?.side ?? brigadeOf?.side ?? (attacker === 'blue' ? 'blue' : 'red'),
    values,
    dice: Array.isArray(faces)
      ? [
          {
            title: text.fight.dice,
            faces: faces.map(Number),
            hit: { score: scoreOf(test as DiceTest), or: 'more' },
            values: [],
          },
        ]
      : [],
    result: null,
  }
}
