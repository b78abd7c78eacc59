import type { BattleRecord, JsonObject, Rulebook } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import type { Game } from '../game.ts'
import { numbersIn, type Numbers } from '../numbers.ts'
import type { Reported } from '../reported.ts'
import { reportedOf } from '../rulebooks.ts'
import { surveyOf, type Survey } from '../survey.ts'
import { wordsIn, type Words } from '../words/index.ts'

/** All that a report is made of. */
export type ReportData = {
  readonly rulebook: Rulebook
  readonly scenario: string
  readonly options: JsonObject
  readonly seed: string
  /** Who played each side, as it is to be shown. */
  readonly players: Readonly<Record<string, string>>
  /** How many battles were to be played; those that were may be fewer. */
  readonly wanted: number
  readonly games: readonly Game[]
  readonly typical: { readonly game: Game; readonly record: BattleRecord } | null
}

/** What every section of a report needs. */
export type Context = {
  readonly data: ReportData
  readonly survey: Survey
  readonly reported: Reported
  readonly language: Language
  readonly words: Words
  readonly numbers: Numbers
}

export const contextOf = (data: ReportData, language: Language): Context => ({
  data,
  survey: surveyOf(data.games),
  reported: reportedOf(data.rulebook.id),
  language,
  words: wordsIn[language],
  numbers: numbersIn(language),
})

/** 'Red' */
export const sideName = ({ words }: Context, side: string): string => words.side[side] ?? side
