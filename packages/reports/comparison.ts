// The same match-up under several rulebooks, in numbers that can be set side by side.

import { confidence } from '@grognard/toolkit'
import type { Game } from './game.ts'
import { meanOf, marginOfMean } from './means.ts'

/** A share or a mean, with its interval of 95%. */
export type Interval = { readonly value: number; readonly from: number; readonly to: number }

export type Measured = {
  readonly finished: number
  /** Shares of battles by how they ended: won by red or blue, or drawn. */
  readonly outcomes: Readonly<Record<string, Interval>>
  readonly turns: Interval | null
  readonly decisions: Interval
  /** What a side lost of something on average, and how much of it there was. */
  readonly losses: readonly LossMeasured[]
}

export type LossMeasured = Interval & {
  readonly side: string
  readonly what: string
  readonly of: number
}

export function measuredOf(games: readonly Game[]): Measured {
  const finished = games.length
  const names = [...new Set(['red', 'blue', 'draw', ...games.map(({ outcome }) => outcome)])]
  const share = (name: string): Interval => {
    const count = games.filter(({ outcome }) => outcome === name).length
    const [from, to] = confidence(count, finished)
    return { value: finished === 0 ? 0 : count / finished, from, to }
  }
  const turns = games.flatMap((game) => (game.turns === null ? [] : [game.turns]))
  return {
    finished,
    outcomes: Object.fromEntries(names.map((name) => [name, share(name)])),
    turns: turns.length === 0 ? null : meanIn(turns),
    decisions: meanIn(games.map(({ decisions }) => decisions)),
    losses: lossesOf(games),
  }
}

function meanIn(values: readonly number[]): Interval {
  const [value, reach] = [meanOf(values), marginOfMean(values)]
  return { value, from: value - reach, to: value + reach }
}

function lossesOf(games: readonly Game[]): readonly LossMeasured[] {
  return (games[0]?.losses ?? []).map(({ side, what }) => {
    const all = games.flatMap(({ losses }) =>
      losses.filter((loss) => loss.side === side && loss.what === what),
    )
    const among = meanOf(all.map(({ of }) => of))
    return { side, what, of: among, ...meanIn(all.map(({ lost }) => lost)) }
  })
}
