import type { Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { Lesson } from '../../adapter.ts'
import { lessonsOf } from '../../lessons.ts'
import { en, type LessonTexts } from './en.ts'
import { it } from './it.ts'
import { OCCASIONS } from './occasions.ts'

const TEXTS: { readonly [language in Language]: LessonTexts } = { en, it }

export const lessons = (language: Language): readonly Lesson<Vf>[] =>
  lessonsOf(OCCASIONS, TEXTS[language])
