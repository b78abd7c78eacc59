import type { AnyKind, Answered, Ask } from './ask.ts'
import { CHANCE, type Battle, type Seat, type SeatId } from './battle.ts'
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
import type { Telling } from './events.ts'
import { refuseForm } from './form.ts'
import { refuseInterjection, type Interjection } from './interjection.ts'
import { digest, type Json } from './json.ts'
import { randomFrom, type Random } from './random.ts'
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

/** A player who is waited for: a program outside, a person. */
export type DistantPlayer = (question: Question) => Promise<Reply>

/** What came of it, and what is interjected before the answer stands. */
export type Reply = { readonly answer: Json; readonly before: readonly Interjection[] }

const SAMPLE = 64

/** Any candidate. */
export const randomPlayer: Player = ({ seen, ask, kind, random }) =>
  kind.any
    ? kind.any(seen, ask.args, random)
    : random.pick(kind.candidates(seen, ask.args, SAMPLE, random))

export interface Played<B extends Battle> {
  readonly course: Course<B>
  readonly log: readonly Entry[]
  /** Answers that somebody had to think about. */
  readonly decisions: number
  readonly automatic: number
}

export interface Playing<P = Player> {
  readonly players: (seat: SeatId) => { readonly player: P; readonly random: Random }
  readonly chance: Chance
  /** Whoever listens to the story; nobody, unless told otherwise. */
  readonly telling?: Telling
  /** After this many answers the battle counts as one that never ends. */
  readonly limit?: number
}

/** The text from which the random numbers of a seat, or of chance, come in a battle of that seed. */
export const streamOf = (seed: string, seat: SeatId): string => `${seed}/${seat}`

/** Everyone in their seats, each with random numbers of their own. */
export function seatPlayers<P>(
  { seats }: Battle,
  seed: string,
  playerIn: (seat: Seat) => P,
): Playing<P>['players'] {
  const seated = new Map(
    seats.map((seat) => [
      seat.id,
      { player: playerIn(seat), random: randomFrom(streamOf(seed, seat.id)) },
    ]),
  )
  return (seat) => seated.get(seat) as { player: P; random: Random }
}

/** Plays a battle to its end without undo. */
export function playOut<B extends Battle>(
  rulebook: Rulebook<B>,
  battle: B,
  playing: Playing,
): Played<B> {
  const step = stretches(rulebook, battle, playing).next()
  if (!step.done) throw new TypeError('A player who is waited for cannot play here.')
  return step.value
}

/** The same with players of whom some are waited for. */
export async function playOutWaiting<B extends Battle>(
  rulebook: Rulebook<B>,
  battle: B,
  playing: Playing<Player | DistantPlayer>,
): Promise<Played<B>> {
  const game = stretches(rulebook, battle, playing)
  let step = game.next()
  while (!step.done) step = game.next(await step.value)
  return step.value
}

/** Plays on by itself, and stops only where a reply is waited for. */
function* stretches<B extends Battle>(
  rulebook: Rulebook<B>,
  battle: B,
  { players, chance, telling, limit = 100_000 }: Playing<Player | DistantPlayer>,
): Generator<Promise<Reply>, Played<B>, Reply> {
  const course = courseAt(rulebook, battle, telling)
  const log: Entry[] = []
  let decisions = 0
  let automatic = 0
  while (!isOver(course)) {
    if (log.length >= limit) throw new Runaway(`The battle has not ended after ${limit} answers.`)
    const place = course.given.indexOf(null)
    const ask = course.asks[place] as Ask
    let entry = ask.seats[0] === CHANCE ? byChance(ask, chance) : bySeat(course, ask, players)
    if ('reply' in entry) {
      const { answer, before } = yield entry.reply
      for (const said of before) log.push(interjected(course, said))
      if (isOver(course)) break
      entry = judged(entry.question, answer)
    }
    if (entry.seat !== CHANCE) {
      if (entry.automatic) automatic++
      else decisions++
    }
    log.push(entry)
    put(course, entry)
  }
  return { course, log, decisions, automatic }
}

function interjected(course: Course, interjection: Interjection): Entry {
  const refused = refuseInterjection(course.rulebook, course.battle, interjection)
  if (refused) throw new RangeError(`An interjection was refused: ${refused.message}`)
  const entry = { interjection }
  put(course, entry)
  return entry
}

function byChance(ask: Ask, chance: Chance): Answered {
  const answer = chance.answer(ask)
  if (answer === null || isMissing(answer))
    throw new RangeError(`Nobody throws for '${ask.name}': ${answer?.missing ?? 'no dice'}`)
  return { seat: CHANCE, ask: ask.name, answer }
}

type Players = Playing<Player | DistantPlayer>['players']

/** A question that somebody thinks about. */
type Waited = { readonly question: Question; readonly reply: Promise<Reply> }

function bySeat(course: Course, ask: Ask, players: Players): Answered | Waited {
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
  const question = { seat, ask, kind, seen, random, knowledge }
  const answer = player(question)
  return answer instanceof Promise ? { question, reply: answer } : judged(question, answer)
}

function judged({ seat, ask, kind, seen }: Question, answer: Json): Answered {
  const refused = refuseForm(kind, answer) ?? kind.refuse(seen, ask.args, answer)
  if (refused)
    throw new RangeError(`The player in '${seat}' was refused on '${ask.name}': ${refused.message}`)
  return { seat, ask: ask.name, answer }
}

/** Where any of several may answer, any of them does. */
function whoAnswers({ seats }: Ask, players: Players): SeatId {
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
