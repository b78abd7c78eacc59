import { playerOf } from '@grognard/computer'
import {
  CHANCE,
  recordOfPlayed,
  seatPlayers,
  seeded,
  streamOf,
  type Battle,
  type BattleRecord,
  type Chance,
  type DistantPlayer,
  type Played,
  type Player,
  type Seat,
  type SetUp,
} from '@grognard/kernel'
import type { BotReport, Thinking } from '@grognard/reports'
import { chooseScenario } from '../choose.ts'
import type { OpenBook } from '../open-book.ts'
import { choosePlayer, USUAL_PLAYER } from '../players.ts'
import { refuseAt } from '../refused.ts'
import { fixtureOf, type Fixture } from './fixture.ts'
import type { Plan } from './plan.ts'
import { timed, type Spent } from './thinking.ts'

/** A battle with everything in its place, and nobody in the seats yet. */
export type Ready = {
  readonly plan: Plan
  readonly fixture: Fixture
  readonly open: OpenBook
  readonly setUp: SetUp
  readonly start: Battle
  readonly chance: Chance
}

/** A battle that has been played. */
export type Recorded = {
  readonly record: BattleRecord
  readonly played: Played<Battle>
  readonly start: Battle
  readonly thinking: Readonly<Record<string, Thinking>>
  /** Where programs outside took part. */
  readonly bots?: readonly BotReport[]
}

export function readyFor(open: OpenBook, plan: Plan, number: number): Ready {
  const { rulebook } = open
  const position = plan.position ?? chooseScenario(rulebook, plan.scenario).position
  const setUp = { position, options: plan.options }
  const begun = rulebook.setUp(setUp)
  if (!begun.ok) throw refuseAt([plan.scenario], begun.refusal)
  const fixture = fixtureOf(plan, number)
  const chance = seeded(streamOf(fixture.stream, CHANCE))
  return { plan, fixture, open, setUp, start: begun.value, chance }
}

/** Who of ours plays in that seat. */
export const ourPlayer = ({ open, fixture }: Ready, { side }: Seat): Player =>
  playerOf(choosePlayer(open, fixture.players[side] ?? USUAL_PLAYER).sit())

/** Everyone in their seats, each with random numbers of their own and, in a league, a clock. */
export function seated<P extends Player | DistantPlayer>(
  ready: Ready,
  playerIn: (seat: Seat) => P,
) {
  const thinking: Record<string, Spent> = {}
  const withClock = (seat: Seat): P => {
    const player = playerIn(seat)
    // A clock takes as long as a quick decision: only a league looks at it.
    const spent = ready.plan.league && (thinking[seat.side] ??= { decisions: 0, ms: 0 })
    return spent ? (timed<unknown>(player, spent) as P) : player
  }
  return { players: seatPlayers(ready.start, ready.fixture.stream, withClock), thinking }
}

export const recorded = (
  { setUp, start }: Ready,
  played: Played<Battle>,
  thinking: Recorded['thinking'],
): Recorded => ({ record: recordOfPlayed(setUp, played), played, start, thinking })
