import type { Vf } from '@grognard/rules-vf/computing'
import type { Language } from '@grognard/toolkit'
import type { Lesson } from '../../adapter.ts'
import { en, type LessonId, type LessonTexts } from './en.ts'
import { it } from './it.ts'
import { OCCASIONS } from './occasions.ts'

const TEXTS: { readonly [language in Language]: LessonTexts } = { en, it }

/** The guided first battle: of the lessons that are due and not heard yet, the first is given. */
export const lessons = (language: Language): readonly Lesson<Vf>[] =>
  (Object.keys(OCCASIONS) as LessonId[]).map((id) => ({
    id,
    ...TEXTS[language][id],
    ...OCCASIONS[id],
  }))
