import { sheetOf, type Language, type SheetSection } from '@grognard/toolkit'
import { en } from './en.ts'
import { it } from './it.ts'
import { OUTLINE, type SheetText } from './outline.ts'

const TEXTS: { readonly [language in Language]: SheetText } = { en, it }

export const sheet = (language: Language): readonly SheetSection[] =>
  sheetOf(OUTLINE, TEXTS[language])
