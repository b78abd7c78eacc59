import type { Json } from '@grognard/kernel'
import { refusalIn, sentenceIn, titled, type Language, type RulebookWords } from '@grognard/toolkit'
import { rf2Clauses, type Rf2Clause } from '../clauses.ts'
import { OPTIONS } from '../options.ts'
import { scenarios } from '../scenarios/index.ts'
import { events as englishEvents, refusals as englishRefusals } from './en/index.ts'
import { nouns as englishNouns } from './en/nouns.ts'
import { outcomes as englishOutcomes } from './en/outcomes.ts'
import { optionLines as englishLines } from './en/titles.ts'
import { clauses } from './it/clauses.ts'
import { events, refusals } from './it/index.ts'
import { name } from './it/names.ts'
import { nouns } from './it/nouns.ts'
import { outcomes } from './it/outcomes.ts'
import { step } from './it/steps.ts'
import { optionLines, optionTitles, optionValues, scenarioTitles } from './it/titles.ts'
import type { Rf2Nouns } from './nouns.ts'
import { outcomeIn } from './outcomes.ts'

export type { Rf2Nouns, StateName } from './nouns.ts'

const plainly = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
const itself = (proper: string): string => proper

/** What Second Rank & File says to people. */
export const rf2Words: { readonly [language in Language]: RulebookWords } = {
  en: {
    sentence: sentenceIn(englishEvents),
    refusal: refusalIn('en', englishRefusals, itself),
    outcome: (outcome) => outcomeIn(englishOutcomes, outcome),
    step: ({ label }) => label,
    clause: (id) => rf2Clauses[id as Rf2Clause] ?? id,
    scenario: (wanted) => titled(scenarios, wanted),
    army: itself,
    option: (wanted) => titled(OPTIONS, wanted),
    optionLine: (wanted) => englishLines[wanted] ?? null,
    optionValue: (_option, value) => plainly(value),
    name: itself,
  },
  it: {
    sentence: sentenceIn(events),
    refusal: refusalIn('it', refusals, name),
    outcome: (outcome) => outcomeIn(outcomes, outcome),
    step: ({ label }) => step(label),
    clause: (id) => clauses[id as Rf2Clause] ?? id,
    scenario: (wanted) => scenarioTitles[wanted] ?? titled(scenarios, wanted),
    army: itself,
    option: (wanted) => optionTitles[wanted] ?? titled(OPTIONS, wanted),
    optionLine: (wanted) => optionLines[wanted] ?? null,
    optionValue: (option, value) => optionValues[option]?.[plainly(value)] ?? plainly(value),
    name,
  },
}

/** What things are called. */
export const rf2Nouns: { readonly [language in Language]: Rf2Nouns } = {
  en: englishNouns,
  it: nouns,
}
