import type { JsonObject } from '@grognard/kernel'
import { sheetOf, type Language, type SheetSection } from '@grognard/toolkit'
import { agreed, type Options } from '../options.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { OUTLINE } from './outline.ts'
import { numbersOf } from './tables.ts'

const TEXTS = { en, it } as const satisfies { readonly [language in Language]: unknown }

/** The rules as far as they are played here, in our own words, with the distances agreed on. */
export const sheet = (language: Language, options: JsonObject = {}): readonly SheetSection[] =>
  sheetOf(OUTLINE, TEXTS[language](numbersOf(agreed(options as Partial<Options>))))
