import { computed } from '@preact/signals'
import { settings } from '../settings.ts'
import { en, type Words } from './en.ts'
import { it } from './it.ts'

const catalogues: { readonly [language in 'en' | 'it']: Words } = { en, it }

/** All that the application says, in the reader's language. */
export const words = computed<Words>(() => catalogues[settings.value.language])
export const language = computed(() => settings.value.language)

export const languageNames = { en: en.language, it: it.language }
