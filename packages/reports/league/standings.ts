import { confidence } from '@grognard/toolkit'
import { ratingsOf } from './rating.ts'

/** One game of a league: who met, and who won; players go by their place in the list. */
export type Meeting = {
  readonly a: number
  readonly b: number
  readonly winner: number | null
  readonly thinking: readonly {
    readonly player: number
    readonly decisions: number
    readonly ms: number
  }[]
}

type PlayerStanding = {
  readonly name: string
  readonly rating: number
  readonly wins: number
  readonly losses: number
  readonly draws: number
  readonly games: number
  readonly decisions: number
  /** Spent on those decisions. */
  readonly seconds: number
  readonly decisionsPerSecond: number | null
}

type PairStanding = {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly aWins: number
  readonly bWins: number
  readonly draws: number
  /** The share of all games that a has won, and where the true share lies with 95% confidence. */
  readonly share: number
  readonly low: number
  readonly high: number
}

export type Standings = {
  readonly players: readonly PlayerStanding[]
  readonly pairs: readonly PairStanding[]
}

/** Every pair of so many players, in order. */
export function pairsOf(players: number): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = []
  for (let a = 0; a < players; a++) for (let b = a + 1; b < players; b++) pairs.push([a, b])
  return pairs
}

/** The yardstick: where it takes part, it is rated 0. */
const YARDSTICK = 'random'

export function standingsOf(names: readonly string[], meetings: readonly Meeting[]): Standings {
  const pairs = pairsOf(names.length).map(([a, b]) => {
    const between = meetings.filter((met) => met.a === a && met.b === b)
    const aWins = between.filter(({ winner }) => winner === a).length
    const bWins = between.filter(({ winner }) => winner === b).length
    return { a, b, games: between.length, aWins, bWins, draws: between.length - aWins - bWins }
  })
  const scores = pairs.map(({ a, b, aWins, bWins, draws }) => ({
    a,
    b,
    aScore: aWins + draws / 2,
    bScore: bWins + draws / 2,
  }))
  const zero = names.indexOf(YARDSTICK)
  const ratings = ratingsOf(names.length, scores, zero === -1 ? null : zero)
  return {
    players: names.map((name, player) => {
      const own = meetings.filter(({ a, b }) => a === player || b === player)
      const wins = own.filter(({ winner }) => winner === player).length
      const draws = own.filter(({ winner }) => winner === null).length
      const thought = own.flatMap(({ thinking }) => thinking.filter((one) => one.player === player))
      const decisions = thought.reduce((sum, one) => sum + one.decisions, 0)
      const seconds = thought.reduce((sum, one) => sum + one.ms, 0) / 1000
      return {
        name,
        rating: Math.round((ratings[player] as number) * 10) / 10,
        wins,
        losses: own.length - wins - draws,
        draws,
        games: own.length,
        decisions,
        seconds: Math.round(seconds * 1000) / 1000,
        decisionsPerSecond: seconds === 0 ? null : Math.round(decisions / seconds),
      }
    }),
    pairs: pairs.map(({ a, b, games, aWins, bWins, draws }) => {
      const [low, high] = confidence(aWins, games)
      return {
        a: names[a] as string,
        b: names[b] as string,
        games,
        aWins,
        bWins,
        draws,
        share: games === 0 ? 0 : aWins / games,
        low,
        high,
      }
    }),
  }
}
