import { randomFrom, type AnyKind, type Battle, type Happening, type Json } from '@grognard/kernel'
import type { Language } from '../words.ts'
import type { Sayings } from '../words/said.ts'
import type { Consequence } from './consequences.ts'

/** How a question is answered on the way to the odds, where nobody says otherwise. */
export interface Habit<Seen> {
  /** The habit as a sentence: 'Cards are not played.' */
  readonly says: { readonly [language in Language]: string }
  /** `candidates` are the answers that the ask proposes, the same each time for the same question. */
  decide(seen: Seen, args: Json, candidates: (n: number) => readonly Json[]): Json
}

/** What a rulebook brings to odds: what is read off the ways, and how decisions are taken on them. */
export interface OddsRules<B extends Battle = Battle, Seen = B> {
  /** What an event says has come of it. Consequences of several events are added up. */
  heard(happening: Happening): readonly Consequence[]
  /** What shows only when a way is compared with where it began. */
  ended(before: B, after: B): readonly Consequence[]
  /** By the name of the ask. All others are passed where they can be, or take the first candidate. */
  readonly habits: { readonly [ask: string]: Habit<Seen> }
  /** The phase as players count it: it holds all steps of a phase and the tests at its end. */
  phase(battle: B): string
  /** Turns in order; where sides have turns of their own, each of these counts. */
  turn(battle: B): number
  /** What consequences are called, by their codes. */
  readonly words: { readonly [language in Language]: Sayings }
}

/**
 * What a seat answers by a habit; where it has none it passes if it can, or takes the first candidate.
 * It depends on the question alone, so that samples and exact sums decide alike.
 */
export function byHabit<Seen>(
  kind: AnyKind<Seen>,
  habit: Habit<Seen> | undefined,
  seen: Seen,
  args: Json,
): Json {
  const candidates = (n: number) => kind.candidates(seen, args, n, randomFrom('habit'))
  if (habit) return habit.decide(seen, args, candidates)
  if (kind.pass !== undefined && kind.refuse(seen, args, kind.pass) === null) return kind.pass
  return candidates(1)[0] as Json
}
