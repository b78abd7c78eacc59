import {
  afvNouns,
  afvWords,
  KINDS,
  zoneName,
  type AfvNouns,
  type Formation,
  type Side,
  type Table,
  type Unit,
  type ZoneId,
} from '@grognard/rules-afv'
import type { Language, RulebookWords } from '@grognard/toolkit'
import { en, type AfvText } from './words/en.ts'
import { it } from './words/it.ts'

/** Everything needed to speak of a battle in one language. */
export type Wording = {
  readonly text: AfvText
  readonly nouns: AfvNouns
  readonly words: RulebookWords
  readonly name: (unit: Pick<Unit, 'name'>) => string
  readonly side: (side: Side) => string
  /** What players call a zone: 'Centre Left, middle'. */
  readonly zone: (table: Table, zone: ZoneId) => string
  readonly formed: (formation: Formation) => string
  /** '2 pike stands, 4 musket stands'. */
  readonly stands: (unit: Pick<Unit, 'kind' | 'stands'>) => string
}

function wordingOf(language: Language, text: AfvText): Wording {
  const nouns = afvNouns[language]
  const words = afvWords[language]
  return {
    text,
    nouns,
    words,
    name: ({ name }) => words.name(name),
    side: (side) => text.capital(nouns.side[side]),
    zone: (table, zone) => zoneName(language, table, zone),
    formed: (formation) => nouns.formed(formation),
    stands: (unit) =>
      KINDS[unit.kind].made
        .filter((stand) => unit.stands[stand] > 0)
        .map((stand) => nouns.stands(unit.stands[stand], stand))
        .join(', '),
  }
}

const wordings: { readonly [language in Language]: Wording } = {
  en: wordingOf('en', en),
  it: wordingOf('it', it),
}

export const wordingIn = (language: Language): Wording => wordings[language]
