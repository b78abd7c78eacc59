import type { Told } from '@grognard/kernel'
import type { Explained, Language } from '@grognard/toolkit'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'

type Group = { readonly value: Explained; readonly faces: readonly number[] }
type Throwing = {
  readonly unit: string
  readonly at: string
  readonly hits: number
  readonly dice: readonly Group[]
  readonly again: readonly number[]
  readonly success: boolean
}

/** A throw in few words: its dice and what they needed are seen beside them. */
export function briefly({ name, data }: Told, language: Language): string | null {
  const words = filmWords(language)
  const { name: proper } = wordingIn(language)
  const { unit, at, hits, dice, again, success } = data as unknown as Throwing
  const { stands } = data as unknown as { readonly stands?: Explained }
  switch (name) {
    case 'fires':
      return words.fires(proper({ name: unit }), proper({ name: at }), hits)
    case 'attacks':
      return words.attacks(proper({ name: unit }), proper({ name: at }), hitsOf(dice))
    case 'rethrows':
      return words.rethrows(proper({ name: unit }), again.length, hitsOf(dice))
    case 'tests':
      return words.tests(proper({ name: unit }), success)
    case 'loses':
      return stands ? words.loses(proper({ name: unit }), stands.value) : null
    case 'routs':
      return words.routs(proper({ name: unit }))
    default:
      return null
  }
}

const hitsOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { value, faces }) => sum + faces.filter((n) => n <= value.value).length, 0)
