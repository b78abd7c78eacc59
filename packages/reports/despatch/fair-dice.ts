// What battles that were fought on would have come to if their dice had been neither lucky nor unlucky.
//
// On average a throw does neither better nor worse than its average, whatever is thrown and whoever
// decides it. So what the dice of a battle did better for red may be taken out of its result at any
// price, and the mean of many results stays right; at the price that it fetches in these battles
// (by least squares) it becomes surer, since part of what scatters is gone. Half as many battles do.

import { CHANCE, type Ask, type Chance, type DiceArgs } from '@grognard/kernel'
import { solved } from './equations.ts'

/** By how much dice did better for red than on average, by the clauses by which they were thrown. */
export type Surplus = { readonly [clause: string]: number }

/** Throws as another does, and adds up what the dice did better for red than on average. */
export function noting(
  chance: Chance,
  sideOf: (seat: string) => string | undefined,
): { readonly chance: Chance; readonly surplus: Surplus } {
  const surplus: { [clause: string]: number } = {}
  return {
    surplus,
    chance: {
      ...chance,
      answer(ask) {
        const answer = chance.answer(ask)
        if (isThrow(ask, answer)) {
          const args = ask.args as DiceArgs
          const sign = sideOf(args.thrower) === 'red' ? 1 : -1
          surplus[args.clause] = (surplus[args.clause] ?? 0) + sign * aboveAverage(args, answer)
        }
        return answer
      },
    },
  }
}

const isThrow = ({ seats }: Ask, answer: unknown): answer is readonly number[] =>
  seats[0] === CHANCE && Array.isArray(answer)

/** Faces of the first class count, where the throw says which do; else the pips. */
function aboveAverage({ count, sides, classes }: DiceArgs, faces: readonly number[]): number {
  const [first] = classes
  if (first) {
    const good = faces.filter((face) => first.faces.includes(face)).length
    return good - (count * first.faces.length) / sides
  }
  return faces.reduce((sum, face) => sum + face, 0) - (count * (sides + 1)) / 2
}

type Ended = { readonly points: number; readonly surplus: Surplus }

/** So many battles for every price that is looked for. */
const GAMES_A_PRICE = 8
/** Two clauses that always go together have no price of their own: it is shared. */
const RIDGE = 1e-6

/** The mean of the points without what dice did, and its margin; null where nothing was thrown. */
export function byFairDice(
  fought: readonly Ended[],
): { readonly value: number; readonly margin: number } | null {
  const clauses = mostThrown(fought).slice(0, Math.floor(fought.length / GAMES_A_PRICE))
  if (clauses.length === 0) return null
  const rows = fought.map(({ surplus }) => [1, ...clauses.map((clause) => surplus[clause] ?? 0)])
  const size = clauses.length + 1
  const products = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  const right = Array.from({ length: size }, () => 0)
  for (const [k, row] of rows.entries())
    for (const [i, value] of row.entries()) {
      right[i] = (right[i] as number) + value * (fought[k] as Ended).points
      const line = products[i] as number[]
      for (const [j, other] of row.entries()) line[j] = (line[j] as number) + value * other
    }
  for (let i = 1; i < size; i++) {
    const line = products[i] as number[]
    line[i] = (line[i] as number) * (1 + RIDGE)
  }
  const prices = solved(products, right)
  const missed = rows.reduce((sum, row, k) => {
    const expected = row.reduce((all, value, i) => all + value * (prices[i] as number), 0)
    return sum + ((fought[k] as Ended).points - expected) ** 2
  }, 0)
  const [inverse = 0] = solved(
    products,
    right.map((_, i) => (i === 0 ? 1 : 0)),
  )
  const margin = 1.96 * Math.sqrt((missed / (fought.length - size)) * inverse)
  return { value: Math.min(1, Math.max(0, prices[0] as number)), margin }
}

/** Clauses by which dice were thrown, those first that were used in most battles. */
function mostThrown(fought: readonly Ended[]): readonly string[] {
  const battles = new Map<string, number>()
  for (const { surplus } of fought)
    for (const clause of Object.keys(surplus)) battles.set(clause, (battles.get(clause) ?? 0) + 1)
  return [...battles]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([clause]) => clause)
}
