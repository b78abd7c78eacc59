import { english, italian, type Language } from '@grognard/toolkit'

/** What a despatch says; sides and units come with their names. */
export type DespatchWords = {
  /** Who a side is in the midst of a sentence, where no name is known. */
  readonly side: Readonly<Record<string, string>>
  /** A unit's name where its side has been named: '1st Regiment' of Red. */
  own(name: string): string
  won(winner: string, turns: number): string
  drawn(turns: number): string
  lost(turn: number, side: string, units: readonly string[]): string
  took(turn: number, side: string, grounds: readonly string[]): string
  noneLost: string
  left(side: string, left: number, of: number): string
}

const EN = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
const IT =
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo'
const COUNTS_EN = 'no one two three four five six seven eight nine ten eleven twelve'
const COUNTS_IT = 'nessuna una due tre quattro cinque sei sette otto nove dieci undici dodici'

const ordinal = (words: string, n: number, other: string): string =>
  words.split(' ')[n - 1] ?? other
const count = (words: string, n: number): string => words.split(' ')[n] ?? String(n)

const en: DespatchWords = {
  side: { red: 'Red', blue: 'Blue' },
  own: (name) => name.replace(/^(Red|Blue) /, ''),
  won: (winner, turns) =>
    turns === 1
      ? `${winner} had the day within a turn.`
      : `${winner} had the day after ${count(COUNTS_EN, turns)} turns.`,
  drawn: (turns) => `After ${count(COUNTS_EN, turns)} turns neither side had the day.`,
  lost: (turn, side, units) =>
    `In the ${ordinal(EN, turn, `${turn}th`)} turn ${side} lost ${english.listed(units)}.`,
  took: (turn, side, grounds) =>
    `In the ${ordinal(EN, turn, `${turn}th`)} turn ${side} took ${english.listed(grounds)}.`,
  noneLost: 'No unit was lost on either side.',
  left: (side, left, of) =>
    left === 0
      ? `${side} had nobody left in the field.`
      : left === of
        ? `${side} kept all ${count(COUNTS_EN, of)} units.`
        : `${side} had ${count(COUNTS_EN, left)} of ${count(COUNTS_EN, of)} units left.`,
}

const it: DespatchWords = {
  side: { red: 'il Rosso', blue: 'il Blu' },
  own: (name) => name.replace(/ (ross[oai]|blu)\b/, ''),
  won: (winner, turns) =>
    turns === 1
      ? `La giornata fu decisa in un solo turno: vinse ${winner}.`
      : `Dopo ${count(COUNTS_IT, turns)} turni vinse ${winner}.`,
  drawn: (turns) => `Dopo ${count(COUNTS_IT, turns)} turni nessuno aveva vinto.`,
  lost: (turn, side, units) =>
    `Nel ${ordinal(IT, turn, `${turn}º`)} turno ${side} perse ${italian.listed(units)}.`,
  took: (turn, side, grounds) =>
    `Nel ${ordinal(IT, turn, `${turn}º`)} turno ${side} prese ${italian.listed(grounds)}.`,
  noneLost: 'Nessuna unità andò perduta.',
  left: (side, left, of) =>
    left === 0
      ? `${side} non aveva più nessuno in campo.`
      : left === of
        ? `${side} conservò tutte le sue ${count(COUNTS_IT, of)} unità.`
        : `${side} rimase con ${count(COUNTS_IT, left)} unità su ${count(COUNTS_IT, of)}.`,
}

export const despatchWords: { readonly [language in Language]: DespatchWords } = { en, it }
