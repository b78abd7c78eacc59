import type { EditionId, Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { Lesson } from '../../adapter.ts'
import { lessonsOf } from '../../lessons.ts'
import * as english from './en-editions.ts'
import { en, type LessonId, type LessonTexts } from './en.ts'
import * as italian from './it-editions.ts'
import { it } from './it.ts'
import { OCCASIONS } from './occasions.ts'

/** What everybody learns in this battle, in the usual order. */
const COURSE: readonly LessonId[] = [
  'objectives',
  'welcome',
  'unit',
  'target',
  'dice',
  'command',
  'order',
  'end',
]

type ByEdition = { readonly [edition in EditionId]: LessonTexts }

const byEdition = (
  vf2: LessonTexts,
  { first, third }: { readonly [edition in 'first' | 'third']: Partial<LessonTexts> },
): ByEdition => ({ vf1: { ...vf2, ...first }, vf2, vf3: { ...vf2, ...third } })

const TEXTS: { readonly [language in Language]: ByEdition } = {
  en: byEdition(en, english),
  it: byEdition(it, italian),
}

export const lessons = (language: Language, edition: EditionId = 'vf2'): readonly Lesson<Vf>[] =>
  lessonsOf(OCCASIONS, TEXTS[language][edition], COURSE)
