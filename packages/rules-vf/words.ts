import type { Json } from '@grognard/kernel'
import {
  refusalIn,
  sentenceIn,
  titled,
  withDecimalCommas,
  type Language,
  type RulebookWords,
} from '@grognard/toolkit'
import { readyArmies } from './armies/ready.ts'
import { RANKS, type Rank } from './battle.ts'
import { FATE } from './cards/index.ts'
import { vfClauses, type VfClause } from './clauses.ts'
import { OPTIONS } from './options.ts'
import { scenarios } from './scenarios/index.ts'
import { SHEET_NAMES, SHEETS } from './sheets/index.ts'
import type { SheetName } from './terms.ts'
import { events as englishEvents, refusals as englishRefusals } from './words/en/index.ts'
import { nouns as englishNouns } from './words/en/nouns.ts'
import { optionLines as englishLines } from './words/en/options.ts'
import { outcomes as englishOutcomes } from './words/en/outcomes.ts'
import { card } from './words/it/cards.ts'
import { clauses } from './words/it/clauses.ts'
import { events, refusals } from './words/it/index.ts'
import { name } from './words/it/names.ts'
import { nouns } from './words/it/nouns.ts'
import { optionLines } from './words/it/options.ts'
import { outcomes } from './words/it/outcomes.ts'
import { step } from './words/it/steps.ts'
import {
  armyTitles,
  optionTitles,
  optionValues,
  profileTitles,
  scenarioTitles,
  sheetTitles,
  weaponTitles,
} from './words/it/titles.ts'
import type { PlainNouns } from './words/nouns.ts'
import { outcomeIn } from './words/outcomes.ts'

export type { OutcomeName } from './words/nouns.ts'

const plainly = (value: Json, yes: string): string => {
  if (typeof value === 'boolean') return value ? yes : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const itself = (proper: string): string => proper

const inItalian = { sentence: sentenceIn(events), refusal: refusalIn('it', refusals, name) }

/** What Valour & Fortitude says to people. */
export const vfWords: { readonly [language in Language]: RulebookWords } = {
  en: {
    sentence: sentenceIn(englishEvents),
    refusal: refusalIn('en', englishRefusals, itself),
    outcome: (outcome) => outcomeIn(englishOutcomes, outcome),
    step: ({ label }) => label,
    clause: (id) => vfClauses[id as VfClause] ?? id,
    scenario: (wanted) => titled(scenarios, wanted),
    army: (wanted) => titled(readyArmies, wanted),
    option: (wanted) => titled(OPTIONS, wanted),
    optionLine: (wanted) => englishLines[wanted] ?? null,
    optionValue: (_option, value) => plainly(value, 'yes'),
    name: itself,
  },
  it: {
    sentence: (happening) => withDecimalCommas(inItalian.sentence(happening)),
    refusal: (refusal) => withDecimalCommas(inItalian.refusal(refusal)),
    outcome: (outcome) => outcomeIn(outcomes, outcome),
    step: ({ label }) => withDecimalCommas(step(label)),
    clause: (id) => clauses[id as VfClause] ?? id,
    scenario: (wanted) => scenarioTitles[wanted] ?? titled(scenarios, wanted),
    army: (wanted) => armyTitles[wanted] ?? titled(readyArmies, wanted),
    option: (wanted) => optionTitles[wanted] ?? titled(OPTIONS, wanted),
    optionLine: (wanted) => optionLines[wanted] ?? null,
    optionValue: (option, value) => {
      const plain = plainly(value, 'sì')
      return optionValues[option]?.[plain] ?? plain
    },
    name,
  },
}

type Titles = { readonly [title: string]: string }

/** What things are called, in one language. */
export type VfNouns = PlainNouns & {
  /** What each card of a suit is called on the fate table of an army. */
  readonly card: { readonly [sheet in SheetName]: { readonly [rank in Rank]: string } }
  readonly sheet: { readonly [sheet in SheetName]: string }
  /** Rows of the army sheets, by their titles. */
  readonly profile: Titles
  readonly weapon: Titles
}

const cardsOf = (sheet: SheetName, said: (title: string) => string) =>
  Object.fromEntries(RANKS.map((rank) => [rank, said(FATE[sheet][rank].title)])) as {
    readonly [rank in Rank]: string
  }

const profiles = SHEET_NAMES.flatMap((sheet) => SHEETS[sheet].profiles)
const themselves = (titles: readonly string[]): Titles =>
  Object.fromEntries(titles.map((title) => [title, title]))

/** What things are called. */
export const vfNouns: { readonly [language in Language]: VfNouns } = {
  en: {
    ...englishNouns,
    card: { british: cardsOf('british', itself), french: cardsOf('french', itself) },
    sheet: { british: SHEETS.british.title, french: SHEETS.french.title },
    profile: themselves(profiles.map(({ title }) => title)),
    weapon: themselves(profiles.map(({ weapon }) => weapon)),
  },
  it: {
    ...nouns,
    card: { british: cardsOf('british', card), french: cardsOf('french', card) },
    sheet: sheetTitles,
    profile: profileTitles,
    weapon: weaponTitles,
  },
}
