import { digestOfText, type Loss } from '@grognard/kernel'
import type { Game } from './plan.ts'

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

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

function spreadOf(numbers: readonly number[]): Spread | null {
  if (numbers.length === 0) return null
  return {
    mean: sum(numbers) / numbers.length,
    least: numbers.reduce((a, b) => Math.min(a, b)),
    most: numbers.reduce((a, b) => Math.max(a, b)),
  }
}

const NINETY_FIVE_PERCENT = 1.959964

/**
 * Between which shares the true share lies with 95% confidence, by Wilson's formula, which holds
 * for few battles and for shares near 0 and 1 as well.
 */
export function confidence(count: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1]
  const z2 = NINETY_FIVE_PERCENT ** 2
  const share = count / of
  const middle = share + z2 / (2 * of)
  const reach = NINETY_FIVE_PERCENT * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of))
  const scale = 1 + z2 / of
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)]
}
