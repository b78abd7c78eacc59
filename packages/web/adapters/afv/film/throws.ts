// Dice as they were told: whose they are, what for, and what each needed.

import type { Json, Told } from '@grognard/kernel'
import type { DieShown, Throw } from '@grognard/table'
import type { Explained, Language } from '@grognard/toolkit'
import { bodyOf } from '../ids.ts'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'

type Group = { readonly value: Explained; readonly faces: readonly number[] }

const lying = ({ value, faces }: Group): readonly DieShown[] =>
  faces.map((face) => ({ face, how: face <= value.value ? 'hit' : 'miss', was: null }))

const wordIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** The dice that something told speaks of; null where there are none. */
export function throwOf({ name, data }: Told, language: Language): Throw | null {
  const words = filmWords(language)
  const units = Array.isArray(data['units']) ? data['units'].map(Number) : []
  const [unit, enemy] = units.map(bodyOf)
  const named = wordingIn(language).name({ name: wordIn(data['unit']) })
  const made = (beside: string | undefined, title: string, dice: readonly DieShown[]): Throw => ({
    beside: beside ?? '',
    title,
    whose: title.startsWith(named) ? title : words.whose(named, title),
    dice,
  })
  switch (name) {
    case 'fires': {
      const value = data['needs'] as unknown as Explained
      const faces = (data['faces'] as readonly number[] | undefined) ?? []
      return made(enemy, words.fire(value.value), lying({ value, faces }))
    }
    case 'attacks':
    case 'rethrows': {
      const groups = (data['dice'] as unknown as readonly Group[] | undefined) ?? []
      const scores = [...new Set(groups.map(({ value }) => value.value))]
      const title =
        name === 'attacks' ? words.attack(named, words.needs(scores)) : words.again(named)
      return made(unit, title, groups.flatMap(lying))
    }
    case 'tests': {
      const value = data['needs'] as unknown as Explained
      return made(unit, words.test(value.value), lying({ value, faces: [Number(data['face'])] }))
    }
    case 'throws': {
      const dice = data['dice'] as { readonly [side: string]: readonly number[] } | undefined
      const faces = [...(dice?.['red'] ?? []), ...(dice?.['blue'] ?? [])]
      const { words: said } = wordingIn(language)
      const plain = faces.map((face): DieShown => ({ face, how: 'plain', was: null }))
      const whose = said.sentence({ name, clauses: [], data, to: 'all', moment: {} })
      return { beside: '', title: '', whose, dice: plain }
    }
    default:
      return null
  }
}
