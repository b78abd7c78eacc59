import type { Told } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'

/** Of what has happened meanwhile: who has come to blows with whom. */
export function sums({ name, data }: Told, language: Language): string | null {
  if (name !== 'engages' && name !== 'meets') return null
  const [unit, enemy] = [data['unit'], data['with']].map((one) =>
    typeof one === 'string' ? wordingIn(language).name({ name: one }) : '',
  ) as [string, string]
  return filmWords(language).engaged(unit, enemy)
}
