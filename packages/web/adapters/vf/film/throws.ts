// Dice as they were told: whose they are, what for, and what each needed.

import type { Json, Told } from '@grognard/kernel'
import { leaderOf, type Vf } from '@grognard/rules-vf/functions'
import type { DieShown, Throw } from '@grognard/table'
import type { DiceTest, Explained, Language, TestedDie } from '@grognard/toolkit'
import { bodyOf, leaderBody } from '../ids.ts'
import { scoreOf } from '../values.ts'
import { filmWords, type FilmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'

/** What is tested by dice, by the thing that tells it; what of the slip's words says so. */
const TESTS: {
  readonly [name: string]: 'valour' | 'fortitude' | 'activation' | 'messenger' | 'rally' | undefined
} = {
  valour: 'valour',
  fortitude: 'fortitude',
  'fortitude-of-setbacks': 'fortitude',
  activates: 'activation',
  'stays-idle': 'activation',
  messenger: 'messenger',
  'messenger lost': 'messenger',
  rally: 'rally',
}

/** The dice that something told speaks of; null where there are none. */
export function throwOf(told: Told, seen: Vf, language: Language): Throw | null {
  const words = filmWords(language)
  const { name, data } = told
  if (name === 'attack') return attackThrow(told, language, words)
  const test = TESTS[name]
  if (test !== undefined) return testThrow(told, seen, language, words[test])
  if (name === 'before-square' || name === 'first-turn-throw')
    return rollThrow(told, seen, language, words)
  if (name === 'attacker-throws') {
    const faces = [data['red'], data['blue']].map(Number)
    const { words: said } = wordingIn(language)
    return { beside: '', title: '', whose: said.sentence(told), dice: faces.map(plain) }
  }
  return null
}

const wordIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

const plain = (face: number): DieShown => ({ face, how: 'plain', was: null })

const first = (value: Json | undefined): number =>
  Array.isArray(value) ? Number(value[0] ?? -1) : -1

function attackThrow({ data }: Told, language: Language, words: FilmWords): Throw {
  const { kind, skirmish, units, unit } = data
  const score = scoreOf(data['test'] as unknown as DiceTest)
  const name = wordingIn(language).words.name(wordIn(unit))
  const [main, target] = (units as readonly number[]).map(bodyOf)
  const isFire = kind === 'fire'
  return {
    // A volley's dice lie where they strike, those of a fight beside whoever throws them.
    beside: (isFire ? target : main) ?? '',
    title: isFire
      ? (skirmish === true ? words.skirmish : words.volley)(score)
      : words.blow(name, score),
    whose: words.whose(name, score),
    dice: diceOf(data['dice'] as unknown as readonly TestedDie[]),
  }
}

export const diceOf = (dice: readonly TestedDie[]): readonly DieShown[] =>
  dice.map(({ thrown, again, success }) => ({
    face: again ?? thrown,
    how: success ? 'hit' : 'miss',
    was: again === null ? null : thrown,
  }))

/** A test of a unit or of a brigade, whose leader stands for it. */
function testThrow(
  { data }: Told,
  seen: Vf,
  language: Language,
  title: (score: number) => string,
): Throw {
  const modifier = data['modifier'] as unknown as Explained
  const test = { target: Number(data['needs']), modifier, naturals: true } as DiceTest
  const score = scoreOf(test)
  const faces = Array.isArray(data['faces']) ? data['faces'].map(Number) : []
  const named = wordIn(data['unit'] ?? data['brigade'])
  return {
    beside: besideOf(data, seen),
    title: title(score),
    whose: `${wordingIn(language).words.name(named)}: ${title(score)}`,
    dice: faces.map((face) => ({ face, how: face >= score ? 'hit' : 'miss', was: null })),
  }
}

function besideOf(data: Told['data'], seen: Vf): string {
  if (Array.isArray(data['units'])) return bodyOf(first(data['units']))
  const brigade = seen.brigades.find(({ name }) => name === data['brigade'])
  if (!brigade) return ''
  if (leaderOf(seen, brigade.leader).status === 'ready') return leaderBody(brigade.leader)
  const unit = seen.units.find((one) => one.brigade === brigade.id && one.status === 'ready')
  return unit ? bodyOf(unit.id) : ''
}

/** A die that is added up with its reasons. */
function rollThrow({ name, data }: Told, seen: Vf, language: Language, words: FilmWords): Throw {
  const roll = data['roll'] as unknown as Explained
  const face = roll.steps[0]?.after ?? 0
  const title = name === 'before-square' ? words.square : words.firstTurn(Number(data['needs']))
  const named =
    data['unit'] === undefined ? '' : wordingIn(language).words.name(wordIn(data['unit']))
  return {
    beside: besideOf(data, seen),
    title,
    whose: named === '' ? title : `${named}: ${title}`,
    dice: [plain(face)],
  }
}
