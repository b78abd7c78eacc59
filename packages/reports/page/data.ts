import type { BattleRecord, JsonObject } from '@grognard/kernel'
import type { Language, RulebookWords } from '@grognard/toolkit'
import type { Game } from '../game.ts'
import { numbersIn, type Numbers } from '../numbers.ts'
import type { Reportable, Reported } from '../reported.ts'
import { surveyOf, type Survey } from '../survey.ts'
import { wordsIn, type Words } from '../words/index.ts'

/** All that a report is made of. */
export type ReportData = Reportable & {
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
  /** What the rulebook says. */
  readonly said: RulebookWords
  readonly language: Language
  readonly words: Words
  readonly numbers: Numbers
}

export const contextOf = (data: ReportData, language: Language): Context => ({
  data,
  survey: surveyOf(data.games),
  reported: data.reported,
  said: data.words[language],
  language,
  words: wordsIn[language],
  numbers: numbersIn(language),
})

/** 'Red' */
export const sideName = ({ words }: Context, side: string): string => words.side[side] ?? side
