import { numbersFor, USUAL, type Numbers, type Options } from '../numbers.ts'
import { sheetOf, type Language, type SheetSection } from '@grognard/toolkit'
import { en } from './en/index.ts'
import { it } from './it/index.ts'
import { OUTLINE, type SheetText } from './outline.ts'

const TEXTS: { readonly [language in Language]: (numbers: Numbers) => SheetText } = { en, it }

/** By the numbers of these options. */
export const sheet = (
  language: Language,
  options: Options = { ...USUAL, edition: 'vf2' },
): readonly SheetSection[] => sheetOf(OUTLINE, TEXTS[language](numbersFor(options)))
