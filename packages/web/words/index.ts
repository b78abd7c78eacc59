import { language } from '@grognard/adapters/parts'
import type { Language } from '@grognard/toolkit'
import { computed, effect } from '@preact/signals'
import { settings } from '../settings.ts'
import { en, type Words } from './en.ts'
import { it } from './it.ts'

const catalogues: { readonly [language in Language]: Words } = { en, it }

effect(() => {
  language.value = settings.value.language
})

/** All that the application says, in the reader's language. */
export const words = computed<Words>(() => catalogues[language.value])
export { language }

export const languageNames = { en: en.language, it: it.language }
