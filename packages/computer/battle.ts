import {
  CHANCE,
  playOut,
  recordOfPlayed,
  seatPlayers,
  seeded,
  streamOf,
  type Battle,
  type BattleRecord,
  type Played,
  type Player,
  type Rulebook,
  type SetUp,
  type SideId,
  type Telling,
} from '@grognard/kernel'
import { playerOf, type ComputerPlayer } from './player.ts'

/** Who plays a side: a computer player, or any function that answers questions. */
export type Contender = Player | Pick<ComputerPlayer, 'sit'>

export interface Contest {
  readonly players: Readonly<Record<SideId, Contender>>
  /** The same seed gives the same battle; 'S/3' the third of `grognard simulate --seed S`. */
  readonly seed: string
  /** Whoever listens to the story; nobody, unless told otherwise. */
  readonly telling?: Telling
}

/** A battle that has been played to its end: how it began, how it went, and the record of it. */
export interface Fought<B extends Battle> {
  readonly start: B
  readonly played: Played<B>
  readonly record: BattleRecord
}

/** Plays a whole battle between two players of the computer's, or a program's own. */
export function playBattle<B extends Battle>(
  rulebook: Rulebook<B>,
  setUp: SetUp,
  { players, seed, telling }: Contest,
): Fought<B> {
  const begun = rulebook.setUp(setUp)
  if (!begun.ok) throw new RangeError(begun.refusal.message)
  const start = begun.value
  const played = playOut(rulebook, start, {
    players: seatPlayers(start, seed, ({ side }) => playerFrom(players, side)),
    chance: seeded(streamOf(seed, CHANCE)),
    ...(telling && { telling }),
  })
  return { start, played, record: recordOfPlayed(setUp, played) }
}

function playerFrom(players: Contest['players'], side: SideId): Player {
  const contender = players[side]
  if (!contender) throw new RangeError(`Nobody plays the ${side} side.`)
  return typeof contender === 'function' ? contender : playerOf(contender.sit())
}
