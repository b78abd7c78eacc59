import { nouns as english } from '../en/nouns.ts'
import { nouns } from './nouns.ts'

/** Special rules by their English titles. */
export const SPECIALS: ReadonlyMap<string, string> = new Map(
  Object.entries(english.special).map(([name, title]) => [
    title,
    nouns.special[name as keyof typeof nouns.special],
  ]),
)

export const special = (title: string): string => SPECIALS.get(title) ?? title
