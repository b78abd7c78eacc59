import { vfNouns, vfWords, type VfNouns } from '@grognard/rules-vf'
import {
  profileOf,
  type FeatureId,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Language, RulebookWords } from '@grognard/toolkit'
import { inchesWords, type InchesWords } from '../inches/words/index.ts'
import { en, type VfText } from './words/en.ts'
import { it } from './words/it.ts'

/** Everything needed to speak of a battle in one language. */
export type Wording = {
  readonly text: VfText
  /** What every table in inches says. */
  readonly inches: InchesWords
  readonly nouns: VfNouns
  readonly words: RulebookWords
  readonly name: (named: { readonly name: string }) => string
  readonly side: (side: Side) => string
  /** The row of the army sheet that a unit is. */
  readonly profile: (unit: Pick<Unit, 'profile'>) => string
  /** What a feature of the terrain is called; what it is where it has no name. */
  readonly place: (seen: Pick<Vf, 'terrain'>, id: FeatureId) => string
}

function wordingOf(language: Language, text: VfText): Wording {
  const nouns = vfNouns[language]
  const words = vfWords[language]
  return {
    text,
    inches: inchesWords(language),
    nouns,
    words,
    name: ({ name }) => words.name(name),
    side: (side) => text.capital(nouns.side[side]),
    profile: (unit) => {
      const { title } = profileOf(unit)
      return nouns.profile[title] ?? title
    },
    place({ terrain }, id) {
      const feature = terrain.features.find((one) => one.id === id)
      if (!feature) return id
      return feature.name === '' ? nouns.terrain[feature.kind] : words.name(feature.name)
    },
  }
}

const wordings: { readonly [language in Language]: Wording } = {
  en: wordingOf('en', en),
  it: wordingOf('it', it),
}

export const wordingIn = (language: Language): Wording => wordings[language]
