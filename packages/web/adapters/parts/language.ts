import type { Language } from '@grognard/toolkit'
import { signal } from '@preact/signals'

/** The language of whoever reads; the application sets it. */
export const language = signal<Language>('en')
