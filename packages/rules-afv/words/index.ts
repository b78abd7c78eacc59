import type { Json } from '@grognard/kernel'
import { refusalIn, sentenceIn, titled, type Language, type RulebookWords } from '@grognard/toolkit'
import { armies } from '../armies/index.ts'
import { afvClauses, type AfvClause } from '../clauses.ts'
import { OPTIONS } from '../options.ts'
import { scenarios } from '../scenarios/index.ts'
import type { Table, ZoneId } from '../table.ts'
import { events as englishEvents } from './en/events.ts'
import { nouns as englishNouns } from './en/nouns.ts'
import { outcomes as englishOutcomes } from './en/outcomes.ts'
import { refusals as englishRefusals } from './en/refusals.ts'
import { clauses } from './it/clauses.ts'
import { events } from './it/events.ts'
import { name } from './it/names.ts'
import { nouns } from './it/nouns.ts'
import { outcomes } from './it/outcomes.ts'
import { refusals } from './it/refusals.ts'
import { step } from './it/steps.ts'
import { armyTitles, optionTitles, optionValues, scenarioTitles } from './it/titles.ts'
import type { AfvNouns } from './nouns.ts'
import { outcomeIn } from './outcomes.ts'
import { zoneIn } from './zone.ts'

export type { AfvNouns, OutcomeName } from './nouns.ts'

const plainly = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
const itself = (proper: string): string => proper

/** What A Fine Victory! says to people. */
export const afvWords: { readonly [language in Language]: RulebookWords } = {
  en: {
    sentence: sentenceIn(englishEvents),
    refusal: refusalIn('en', englishRefusals, itself),
    outcome: (outcome) => outcomeIn(englishOutcomes, outcome),
    step: ({ label }) => label,
    clause: (id) => afvClauses[id as AfvClause] ?? id,
    scenario: (wanted) => titled(scenarios, wanted),
    army: (wanted) => titled(armies, wanted),
    option: (wanted) => titled(OPTIONS, wanted),
    optionLine: () => null,
    optionValue: (_option, value) => plainly(value),
    name: itself,
  },
  it: {
    sentence: sentenceIn(events),
    refusal: refusalIn('it', refusals, name),
    outcome: (outcome) => outcomeIn(outcomes, outcome),
    step: ({ label }) => step(label),
    clause: (id) => clauses[id as AfvClause] ?? id,
    scenario: (wanted) => scenarioTitles[wanted] ?? titled(scenarios, wanted),
    army: (wanted) => armyTitles[wanted] ?? titled(armies, wanted),
    option: (wanted) => optionTitles[wanted] ?? titled(OPTIONS, wanted),
    optionLine: () => null,
    optionValue: (option, value) => optionValues[option]?.[plainly(value)] ?? plainly(value),
    name,
  },
}

/** What things are called. */
export const afvNouns: { readonly [language in Language]: AfvNouns } = {
  en: englishNouns,
  it: nouns,
}

const zones = { en: zoneIn(englishNouns), it: zoneIn(nouns) }

/** What players call a zone: 'Centre Left, middle'. */
export const zoneName = (
  language: Language,
  { columns }: Pick<Table, 'columns'>,
  zone: ZoneId,
): string => zones[language]({ zone, columns })
