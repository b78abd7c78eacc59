import { digestOfText, type Loss } from '@grognard/kernel'
import type { Game } from './game.ts'
import { meanOf, sum } from './means.ts'

/** What came of many battles. */
export type Tally = {
  readonly finished: number
  readonly outcomes: Readonly<Record<string, number>>
  readonly decisions: number
  readonly automatic: number
  readonly turns: Spread | null
  readonly answers: Spread | null
  /** What each side lost of each kind, on average. */
  readonly losses: readonly Loss[]
  /** The same for the same battles, in whatever order they were finished. */
  readonly digest: string
}

export type Spread = { readonly mean: number; readonly least: number; readonly most: number }

export function tallyOf(games: readonly Game[]): Tally {
  const inOrder = games.toSorted((a, b) => a.number - b.number)
  const outcomes: Record<string, number> = { red: 0, blue: 0, draw: 0 }
  for (const { outcome } of inOrder) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  return {
    finished: games.length,
    outcomes,
    decisions: sum(inOrder.map(({ decisions }) => decisions)),
    automatic: sum(inOrder.map(({ automatic }) => automatic)),
    turns: spreadOf(inOrder.flatMap(({ turns }) => (turns === null ? [] : [turns]))),
    answers: spreadOf(inOrder.map(({ answers }) => answers)),
    losses: meanLosses(inOrder),
    digest: digestOfText(inOrder.map(({ digest }) => digest).join('')),
  }
}

function meanLosses(games: readonly Game[]): readonly Loss[] {
  const means = new Map<string, Loss>()
  for (const { losses } of games)
    for (const { side, what, lost, of } of losses) {
      const key = `${side}/${what}`
      const before = means.get(key) ?? { side, what, lost: 0, of: 0 }
      const share = 1 / games.length
      means.set(key, { side, what, lost: before.lost + lost * share, of: before.of + of * share })
    }
  return [...means.values()]
}

function spreadOf(numbers: readonly number[]): Spread | null {
  if (numbers.length === 0) return null
  return {
    mean: meanOf(numbers),
    least: numbers.reduce((a, b) => Math.min(a, b)),
    most: numbers.reduce((a, b) => Math.max(a, b)),
  }
}
