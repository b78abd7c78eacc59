import type { Told } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'

type Attacked = {
  readonly kind: 'fire' | 'melee'
  readonly unit: string
  readonly at: string
  readonly support: readonly string[]
  readonly dice: readonly unknown[]
  readonly hits: number
}

/** An attack in few words: what its dice show and needed is seen beside them. */
export function briefly({ name, data }: Told, language: Language): string | null {
  if (name !== 'attack') return null
  const { kind, unit, at, support, dice, hits } = data as unknown as Attacked
  const { words, text } = wordingIn(language)
  const others = [...new Set(support)].filter((one) => one !== unit)
  const helping = others.map((one) => words.name(one))
  const helped = helping.length === 0 ? null : text.list(helping)
  const said = filmWords(language)[kind === 'fire' ? 'fires' : 'strikes']
  return said(words.name(unit), words.name(at), helped, dice.length, hits)
}
