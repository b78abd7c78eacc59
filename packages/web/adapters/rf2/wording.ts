import type { Formation, Rf2, Side } from '@grognard/rules-rf2/functions'
import { rf2Nouns, rf2Words, type Rf2Nouns } from '@grognard/rules-rf2'
import type { Language, RulebookWords } from '@grognard/toolkit'
import { inchesWords, type InchesWords } from '../inches/words/index.ts'
import { en, type Rf2Text } from './words/en.ts'
import { it } from './words/it.ts'

/** Everything needed to speak of a battle in one language. */
export type Wording = {
  readonly text: Rf2Text
  /** What every table in inches says. */
  readonly inches: InchesWords
  readonly nouns: Rf2Nouns
  readonly words: RulebookWords
  readonly name: (named: { readonly name: string }) => string
  readonly side: (side: Side) => string
  readonly formed: (formation: Formation) => string
  /** What a feature of the terrain is called. */
  readonly place: (seen: Pick<Rf2, 'terrain'>, id: string) => string
}

function formedIn(
  { spread, side, refused }: Rf2Text,
  nouns: Rf2Nouns,
  formation: Formation,
): string {
  const name = nouns.formation[formation.kind]
  if (formation.kind === 'skirmish') return `${name}, ${spread(formation.ranks)}`
  if (formation.kind === 'limbered' && formation.as === 'line') return `${name}, ${side}`
  return 'refused' in formation && formation.refused ? `${name} ${refused}` : name
}

function wordingOf(language: Language, text: Rf2Text): Wording {
  const words = rf2Words[language]
  const nouns = rf2Nouns[language]
  return {
    text,
    inches: inchesWords(language),
    nouns,
    words,
    name: ({ name }) => words.name(name),
    side: (side) => text.capital(nouns.side[side]),
    formed: (formation) => formedIn(text, nouns, formation),
    place({ terrain }, id) {
      const feature = terrain.features.find((one) => one.id === id)
      return feature?.name ? words.name(feature.name) : id
    },
  }
}

const wordings: { readonly [language in Language]: Wording } = {
  en: wordingOf('en', en),
  it: wordingOf('it', it),
}

export const wordingIn = (language: Language): Wording => wordings[language]
