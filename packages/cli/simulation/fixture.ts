import { pairsOf } from '@grognard/reports'
import type { Plan } from './plan.ts'

/** Who meets in a battle, and from where its chances are drawn. */
export type Fixture = {
  /** Who plays each side. */
  readonly players: Readonly<Record<string, string>>
  /** Battles of the same stream have the same dice as long as the same is thrown for. */
  readonly stream: string
  /** Which stream of its seed that is: it says nothing of the seed. */
  readonly place: number
}

/** The players of one game of a league by their places in the list, and who of them is red. */
export type Pairing = {
  readonly a: number
  readonly b: number
  readonly red: number
  readonly blue: number
  /** Both games of such a pair have the same dice, with sides swapped. */
  readonly dice: number
}

/**
 * Round by round everyone meets everyone, so that a league that is stopped early has been fair;
 * a second round repeats the first with the sides swapped and the same dice.
 */
export function pairingOf(players: number, number: number): Pairing {
  const pairs = pairsOf(players)
  const round = Math.floor((number - 1) / pairs.length)
  const [a, b] = pairs[(number - 1) % pairs.length] as readonly [number, number]
  const dice = Math.floor(round / 2) + 1
  return round % 2 === 0 ? { a, b, red: a, blue: b, dice } : { a, b, red: b, blue: a, dice }
}

export function fixtureOf({ seed, players, league }: Plan, number: number): Fixture {
  if (!league) return { players, stream: `${seed}/${number}`, place: number }
  const { red, blue, dice } = pairingOf(league.length, number)
  // All pairs have the same dice: whoever does better against the same opponent was not luckier.
  return {
    players: { red: league[red] as string, blue: league[blue] as string },
    stream: `${seed}/${dice}`,
    place: dice,
  }
}
