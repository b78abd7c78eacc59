import type { Language } from '@grognard/toolkit'
import { en, type Words } from './en.ts'
import { it } from './it.ts'

export type { Words } from './en.ts'

export const wordsIn: { readonly [language in Language]: Words } = { en, it }

/** 'Red' */
export const sideIn = (side: string, language: Language): string =>
  wordsIn[language].side[side] ?? side
