import type { AnyKind, Answered, Ask } from './ask.ts'
import { CHANCE, type Battle, type SeatId } from './battle.ts'
import { isMissing, type Chance } from './chance.ts'
import {
  courseAt,
  isOver,
  kindOf,
  put,
  Runaway,
  seenBy,
  type Course,
  type Entry,
} from './course.ts'
import { digest, type Json } from './json.ts'
import type { Random } from './random.ts'
import { knowledgeOf, type Knowledge } from './resample.ts'
import type { BattleRecord } from './record.ts'
import type { Rulebook, SetUp } from './rulebook.ts'

/** What a computer player is given: what its seat sees and is asked, and never the state. */
export interface Question {
  readonly seat: SeatId
  readonly ask: Ask
  readonly kind: AnyKind
  readonly seen: unknown
  /** A stream of the player's own. */
  readonly random: Random
  /** For search: what it takes to imagine the whole battle. */
  readonly knowledge: () => Knowledge
}

export type Player = (question: Question) => Json

const SAMPLE = 64

/** Any candidate. */
export const randomPlayer: Player = ({ seen, ask, kind, random }) =>
  random.pick(kind.candidates(seen, ask.args, SAMPLE, random))

export interface Played<B extends Battle> {
  readonly course: Course<B>
  readonly log: readonly Entry[]
  /** Answers that somebody had to think about. */
  readonly decisions: number
  readonly automatic: number
}

export interface Playing {
  readonly players: (seat: SeatId) => { readonly player: Player; readonly random: Random }
  readonly chance: Chance
  /** After this many answers the battle counts as one that never ends. */
  readonly limit?: number
}

/** Plays a battle to its end without stories or undo. */
export function playOut<B extends Battle>(
  rulebook: Rulebook<B>,
  battle: B,
  { players, chance, limit = 100_000 }: Playing,
): Played<B> {
  const course = courseAt(rulebook, battle)
  const log: Entry[] = []
  let decisions = 0
  let automatic = 0
  while (!isOver(course)) {
    if (log.length >= limit) throw new Runaway(`The battle has not ended after ${limit} answers.`)
    const place = course.given.indexOf(null)
    const ask = course.asks[place] as Ask
    const entry = ask.seats[0] === CHANCE ? byChance(ask, chance) : bySeat(course, ask, players)
    if (entry.seat !== CHANCE) {
      if (entry.automatic) automatic++
      else decisions++
    }
    log.push(entry)
    put(course, entry)
  }
  return { course, log, decisions, automatic }
}

function byChance(ask: Ask, chance: Chance): Answered {
  const answer = chance.answer(ask)
  if (answer === null || isMissing(answer))
    throw new RangeError(`Nobody throws for '${ask.name}': ${answer?.missing ?? 'no dice'}`)
  return { seat: CHANCE, ask: ask.name, answer }
}

function bySeat(course: Course, ask: Ask, players: Playing['players']): Answered {
  const seat = whoAnswers(ask, players)
  const kind = kindOf(course, ask.name)
  const seen = seenBy(course, seat)
  const { player, random } = players(seat)
  if (kind.complete && !kind.window && ask.seats.length === 1) {
    const answers = kind.candidates(seen, ask.args, 2, random)
    if (answers.length === 1)
      return { seat, ask: ask.name, answer: answers[0] as Json, automatic: 'only' }
  }
  const knowledge = () => knowledgeOf(course, seat)
  const answer = player({ seat, ask, kind, seen, random, knowledge })
  const refused = kind.is(answer) ? kind.refuse(seen, ask.args, answer) : { message: kind.expects }
  if (refused)
    throw new RangeError(`The player in '${seat}' was refused on '${ask.name}': ${refused.message}`)
  return { seat, ask: ask.name, answer }
}

/** Where any of several may answer, any of them does. */
function whoAnswers({ seats }: Ask, players: Playing['players']): SeatId {
  const first = seats[0] as SeatId
  return seats.length === 1 ? first : players(first).random.pick(seats)
}

export function recordOfPlayed<B extends Battle>(
  setUp: SetUp,
  { course, log }: Played<B>,
): BattleRecord {
  const { rulebook, checkpoint } = course
  return {
    rulebook: { id: rulebook.id, version: rulebook.version },
    setUp,
    log,
    end: checkpoint.outcome ? { outcome: checkpoint.outcome, digest: digest(checkpoint) } : null,
  }
}
