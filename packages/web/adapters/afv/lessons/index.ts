import type { Afv } from '@grognard/rules-afv'
import type { Language } from '@grognard/toolkit'
import type { Lesson } from '../../adapter.ts'
import { lessonsOf } from '../../lessons.ts'
import { en, type LessonId, type LessonTexts } from './en.ts'
import { it } from './it.ts'
import { OCCASIONS } from './occasions.ts'

/** What everybody learns in this battle, in the usual order. */
const COURSE: readonly LessonId[] = [
  'victory',
  'welcome',
  'card',
  'fire',
  'dice',
  'move',
  'engage',
  'end',
]

const TEXTS: { readonly [language in Language]: LessonTexts } = { en, it }

export const lessons = (language: Language): readonly Lesson<Afv>[] =>
  lessonsOf(OCCASIONS, TEXTS[language], COURSE)
