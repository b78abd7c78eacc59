// The end of a battle told from its record: grade, count, losses, ground, and a paragraph.

import type { Battle, Outcome, SideId } from '@grognard/kernel'
import { capital, type Language } from '@grognard/toolkit'
import type { Reportable } from '../reported.ts'
import type { OpenedBattle } from './opened.ts'
import type { Counted, Held, UnitTold } from './rules.ts'
import { despatchWords, type DespatchWords } from './words.ts'

/** Who commanded each side, or what it is called, in the midst of a sentence. */
export type SideNames = Readonly<Record<SideId, string>>

export type Despatch = {
  /** In the book's own words: 'A fine victory for red'. */
  readonly grade: string
  /** Why it ended so. */
  readonly why: string
  readonly winner: SideId | null
  readonly turns: number
  /** What the book counts; null where nobody has taught it. */
  readonly counted: Counted | null
  readonly paragraph: readonly string[]
  readonly sides: readonly {
    readonly side: SideId
    readonly units: readonly UnitTold[]
    readonly gone: number
    /** Losses among those who are left. */
    readonly losses: number
  }[]
  readonly held: readonly Held[]
}

const SIDES = ['red', 'blue'] as const

export function despatchOf(
  battle: OpenedBattle,
  { words, reported }: Pick<Reportable, 'words' | 'reported'>,
  language: Language,
  names: SideNames | null,
): Despatch {
  const { start, end, turns } = battle
  const outcome = end.outcome as Outcome
  const rules = reported.despatch
  const said = words[language]
  const named = <T extends { readonly name: string }>(one: T): T => ({
    ...one,
    name: said.name(one.name),
  })
  const units = rules === 'none' ? [] : rules.units(start, end).map(named)
  return {
    grade: reported.outcome(outcome.name, language),
    why: said.outcome(outcome),
    winner: outcome.winner,
    turns: turns.at(-1)?.turn ?? 1,
    counted: rules === 'none' ? null : rules.counted(end, language),
    paragraph: paragraphOf(battle, reported.despatch, language, names, (name) => said.name(name)),
    sides: SIDES.map((side) => {
      const own = units.filter((unit) => unit.side === side)
      return {
        side,
        units: own,
        gone: own.filter(({ gone }) => gone).length,
        losses: own.reduce((sum, { gone, lost }) => (gone ? sum : sum + lost), 0),
      }
    }),
    held: rules === 'none' ? [] : rules.held(end, language).map(named),
  }
}

/** More happenings than these make a list and no paragraph: the greatest are told. */
const MOST_TOLD = 4

type Happened = { readonly turn: number; readonly weight: number; readonly sentence: string }

function paragraphOf(
  { start, end, marks, turns }: OpenedBattle,
  rules: Reportable['reported']['despatch'],
  language: Language,
  names: SideNames | null,
  nameOf: (name: string) => string,
): readonly string[] {
  const w = despatchWords[language]
  const name = (side: SideId): string => names?.[side] ?? w.side[side] ?? side
  const winner = end.outcome?.winner ?? null
  const last = turns.at(-1)?.turn ?? 1
  const opening = winner === null ? w.drawn(last) : w.won(name(winner), last)
  if (rules === 'none') return [capital(opening)]
  const happened: Happened[] = []
  for (const { turn, first, end: after } of turns) {
    const [before, then] = [marks[first]?.battle ?? start, marks[after]?.battle ?? end]
    const was = rules.units(start, before)
    const now = rules.units(start, then)
    const had = rules.held(before, language)
    const has = rules.held(then, language)
    for (const side of SIDES) {
      const gone = now.filter((unit, i) => unit.side === side && unit.gone && !was[i]?.gone)
      const units = gone.map((unit) => w.own(nameOf(unit.name)))
      if (units.length > 0)
        happened.push({ turn, weight: units.length, sentence: w.lost(turn, name(side), units) })
      // What nobody held before was there for the taking.
      const won = has.filter(({ by }, i) => by === side && (had[i]?.by ?? side) !== side)
      const grounds = won.map((ground) => inSentence(nameOf(ground.name)))
      if (grounds.length > 0)
        happened.push({ turn, weight: grounds.length, sentence: w.took(turn, name(side), grounds) })
    }
  }
  const told = happened
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_TOLD)
    .toSorted((a, b) => a.turn - b.turn)
  const ended = winner === 'blue' ? (['red', 'blue'] as const) : (['blue', 'red'] as const)
  const left = rules.units(start, end)
  return [
    opening,
    ...(left.some(({ gone }) => gone) ? told.map(({ sentence }) => sentence) : [w.noneLost]),
    ...ended.map((side) => leftOf(w, name(side), side, left)),
  ].map(capital)
}

/** 'The hill' is 'the hill' in the midst of a sentence. */
const inSentence = (name: string): string =>
  /^(The|Il|Lo|La|I|Gli|Le) |^L['’]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name

function leftOf(w: DespatchWords, name: string, side: SideId, units: readonly UnitTold[]): string {
  const own = units.filter((unit) => unit.side === side)
  return w.left(name, own.filter(({ gone }) => !gone).length, own.length)
}

/** The battle at a checkpoint, as a seat sees it, or whoever walks past. */
export const seenAt = <B extends Battle>({ rulebook, marks }: OpenedBattle<B>, place: number) =>
  rulebook.view((marks[place] ?? marks.at(-1))?.battle as B, null)
