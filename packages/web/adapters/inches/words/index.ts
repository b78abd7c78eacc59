import { capital, english, italian, type Language } from '@grognard/toolkit'
import { certificateEn, certificateIt } from './certificate.ts'
import { controlEn, controlIt } from './control.ts'
import { measuringEn, measuringIt } from './measuring.ts'
import { terrainEn, terrainIt } from './terrain.ts'

const en = {
  capital,
  list: english.listed,
  control: controlEn,
  measuring: measuringEn,
  terrain: terrainEn,
  certificate: certificateEn,
}

/** All that a table in inches says of itself, in one language; what only a rulebook knows it gives. */
export type InchesWords = typeof en

const words: { readonly [language in Language]: InchesWords } = {
  en,
  it: {
    capital,
    list: italian.listed,
    control: controlIt,
    measuring: measuringIt,
    terrain: terrainIt,
    certificate: certificateIt,
  },
}

export const inchesWords = (language: Language): InchesWords => words[language]
