import type { Battle } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import type { Reported } from '../reported.ts'
import { wordsIn } from '../words/index.ts'

/** The table as a picture; null where nobody has taught how to draw it. */
export const drawn = ({ map }: Reported, battle: Battle, language: Language): string | null =>
  map === 'none' ? null : map(battle, wordsIn[language].told.table)

/** What a told battle lacks because nobody has taught it for its rulebook, in sentences. */
export function missingParts(reported: Reported, language: Language): readonly string[] {
  const { lacks } = wordsIn[language].told
  return (['map', 'roster', 'generalship'] as const).flatMap((part) =>
    reported[part] === 'none' ? [lacks[part]] : [],
  )
}
