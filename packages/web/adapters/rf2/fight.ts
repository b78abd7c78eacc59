import { isObject, type Happening, type Json } from '@grognard/kernel'
import type { Rf2 } from '@grognard/rules-rf2/functions'
import type { Explained, Language } from '@grognard/toolkit'
import type { DiceShown, FightShown, ShownValue } from '../adapter.ts'
import { said } from '../parts/said.ts'
import { throwOf } from './film/throws.ts'
import { wordingIn } from './wording.ts'

const isExplained = (value: Json | undefined): boolean =>
  isObject(value) && typeof value['value'] === 'number' && Array.isArray(value['steps'])

/** Numbers of which it is told how they came about. */
const NUMBERS = ['needed', 'needs', 'allowance', 'distance'] as const

/** Dice that were thrown, what they needed, and how that came about; null where there is nothing to see. */
export function fightOf(seen: Rf2, happening: Happening, language: Language): FightShown | null {
  const { text, words, name } = wordingIn(language)
  const { data } = happening
  const values = NUMBERS.flatMap((part): readonly ShownValue[] => {
    const value = data[part]
    return isExplained(value)
      ? [{ title: text.fight[part], value: said(value as unknown as Explained, words) }]
      : []
  })
  const told = { ...happening, number: 0 } as never
  const thrown = throwOf(told, language)
  if (values.length === 0 && thrown === null) return null
  const first = Array.isArray(data['units']) ? seen.units[Number(data['units'][0])] : undefined
  const needed = isExplained(data['needed']) ? (data['needed'] as unknown as Explained).value : null
  const dice: readonly DiceShown[] = thrown
    ? [
        {
          title: thrown.title,
          faces: thrown.dice.map(({ face }) => face),
          hit: needed === null ? null : { score: Math.min(6, Math.max(2, needed)), or: 'more' },
          values: [],
        },
      ]
    : []
  return {
    title: words.sentence(happening),
    sides: [
      {
        name: first ? name(first) : text.capital(text.fight.army),
        livery: first?.side ?? (data['side'] === 'blue' ? 'blue' : 'red'),
        values,
        dice,
        result: null,
      },
    ],
  }
}
