import type { AnyKind, Answered, Ask, Procedure, Refusal } from './ask.ts'
import { CHANCE, type Battle, type SeatId } from './battle.ts'
import { chanceKinds } from './chance.ts'
import { INTERJECTION, listenTo, OUTCOME, reveal, tell, type Telling } from './events.ts'
import { refuseForm } from './form.ts'
import { interject, publicPart, type Interjection } from './interjection.ts'
import type { Json } from './json.ts'
import { refusal } from './refusals.ts'
import type { Rulebook } from './rulebook.ts'

export type Interjected = { readonly interjection: Interjection }

/** What moves a battle on. */
export type Entry = Answered | Interjected

export const isAnswered = (entry: Entry): entry is Answered => 'answer' in entry

/**
 * The course of a battle: the state between two activities, and the answers given since. The
 * suspended procedure is only a convenience that those two can bring back at any time.
 */
export interface Course<B extends Battle = Battle> {
  readonly rulebook: Rulebook<B>
  readonly kinds: ReadonlyMap<string, AnyKind>
  readonly telling: Telling | null
  checkpoint: B
  trail: Entry[]
  /** The battle as it stands in the middle of the activity. */
  battle: B
  /** The questions that are open, and those of their answers that have come in already. */
  asks: readonly Ask[]
  given: readonly (Answered | null)[]
  procedure: Procedure<void> | null
  /** How often questions have been put: the same list may be put twice. */
  questions: number
}

/** A rulebook that never asks or never stops asking is broken: better told than waited for. */
export class Runaway extends Error {}

const SILENT_ACTIVITIES = 10_000
const ASKS_IN_ONE_ACTIVITY = 10_000

const kindsOfRulebooks = new WeakMap<object, ReadonlyMap<string, AnyKind>>()

function kindsOf(rulebook: Pick<Rulebook, 'asks'>): ReadonlyMap<string, AnyKind> {
  let kinds = kindsOfRulebooks.get(rulebook)
  if (!kinds) {
    kinds = new Map([...chanceKinds, ...rulebook.asks].map((kind) => [kind.name, kind]))
    kindsOfRulebooks.set(rulebook, kinds)
  }
  return kinds
}

/** Starts at a battle between two activities and runs to the first question. */
export function courseAt<B extends Battle>(
  rulebook: Rulebook<B>,
  checkpoint: B,
  telling: Telling | null = null,
): Course<B> {
  const course: Course<B> = {
    rulebook,
    kinds: kindsOf(rulebook),
    telling,
    checkpoint,
    trail: [],
    battle: checkpoint,
    asks: [],
    given: [],
    procedure: null,
    questions: 0,
  }
  runActivities(course)
  return course
}

/** A course of its own from here on. Its procedure is brought back when it is first needed. */
export function cloneOf<B extends Battle>(course: Course<B>): Course<B> {
  return {
    rulebook: course.rulebook,
    kinds: course.kinds,
    telling: null,
    checkpoint: course.checkpoint,
    trail: course.trail.slice(),
    battle: copyOf(course.rulebook, course.battle),
    asks: course.asks,
    given: course.given,
    procedure: null,
    questions: course.questions,
  }
}

const copyOf = <B extends Battle>(rulebook: Rulebook<B>, battle: B): B =>
  rulebook.copy ? rulebook.copy(battle) : { ...battle }

export const isOver = (course: Course): boolean => course.checkpoint.outcome !== null

/** The open question that this seat can answer now, if there is one. */
export function askFor(course: Course, seat: SeatId): Ask | null {
  for (let i = 0; i < course.asks.length; i++) {
    const open = course.asks[i] as Ask
    if (!course.given[i] && open.seats.includes(seat)) return open
  }
  return null
}

export function kindOf(course: Course, name: string): AnyKind {
  const kind = course.kinds.get(name)
  if (!kind) throw new RangeError(`${course.rulebook.title} has no ask '${name}'.`)
  return kind
}

/** What a seat sees now. Chance sees nothing: its questions say all it needs. */
export const seenBy = <B extends Battle>(course: Course<B>, seat: SeatId): unknown =>
  seat === CHANCE ? null : course.rulebook.view(course.battle, seat)

/** The judge: null, or why this answer will not do. */
export function judge(course: Course, seat: SeatId, answer: Json): Refusal | null {
  if (isOver(course)) return refusal('over', 'The battle is over.')
  const open = askFor(course, seat)
  if (!open) return refusal('nothing-asked', `Nothing is asked of the seat '${seat}'.`, { seat })
  const kind = kindOf(course, open.name)
  return refuseForm(kind, answer) ?? kind.refuse(seenBy(course, seat), open.args, answer)
}

/** Moves the battle on by an answer or interjection that the judge let pass. */
export function put(course: Course, entry: Entry): void {
  if (isOver(course)) throw new RangeError('The battle is over: nothing moves it on.')
  if (!course.procedure) revive(course)
  const { checkpoint, trail } = course
  const told = course.telling?.atCheckpoint ?? 0
  if (trail.length >= ASKS_IN_ONE_ACTIVITY)
    throw new Runaway(
      `One activity has asked ${ASKS_IN_ONE_ACTIVITY} questions, the last '${course.asks[0]?.name}'.`,
    )
  // Most activities need one answer, and a list that grows makes room for many.
  if (trail.length === 0) course.trail = [entry]
  else trail.push(entry)
  try {
    moveOn(course, entry)
  } catch (error) {
    goBack(course, checkpoint, trail, entry, told)
    throw error
  }
}

/** A rule has failed halfway: the course stands again where the entry found it. */
function goBack<B extends Battle>(
  course: Course<B>,
  checkpoint: B,
  trail: Entry[],
  entry: Entry,
  told: number,
): void {
  if (trail.at(-1) === entry) trail.pop()
  course.checkpoint = checkpoint
  course.trail = trail
  const { telling } = course
  if (telling) {
    telling.happenings.length = told
    telling.atCheckpoint = told
  }
  revive(course)
}

function moveOn(course: Course, entry: Entry): void {
  listenTo(course.battle, course.telling)
  if (!isAnswered(entry)) {
    interject(course.rulebook, course.battle, entry.interjection)
    tell(course.battle, INTERJECTION, [], publicPart(entry.interjection))
    if (course.battle.outcome) endActivity(course)
    return
  }
  if (course.asks.length === 1) return resume(course, [entry])
  const place = course.asks.findIndex((a, i) => !course.given[i] && a.seats.includes(entry.seat))
  const given = course.given.with(place, entry)
  course.given = given
  if (!given.every((answered) => answered !== null)) return
  // What all have chosen in secret is seen by all now.
  reveal(course.battle)
  resume(course, given)
}

function resume(course: Course, given: readonly Answered[]): void {
  const step = (course.procedure as Procedure<void>).next(given)
  if (step.done) {
    endActivity(course)
    runActivities(course)
  } else open(course, step.value)
}

/** Runs activities until one asks something or the battle is over. */
function runActivities(course: Course): void {
  for (let silent = 0; !course.checkpoint.outcome; silent++) {
    if (silent > SILENT_ACTIVITIES)
      throw new Runaway(`${SILENT_ACTIVITIES} activities in a row have asked nothing.`)
    const step = startActivity(course)
    if (!step.done) return open(course, step.value)
    endActivity(course)
  }
}

function startActivity(course: Course): IteratorResult<readonly Ask[], void> {
  const { rulebook, telling } = course
  course.battle = copyOf(rulebook, course.checkpoint)
  listenTo(course.battle, telling)
  course.procedure = rulebook.next(course.battle)
  return course.procedure.next()
}

function endActivity(course: Course): void {
  const { outcome } = course.battle
  if (outcome) tell(course.battle, OUTCOME, outcome.clause ? [outcome.clause] : [], outcome)
  course.battle.now = null
  course.checkpoint = course.battle
  course.trail = []
  course.asks = NONE
  course.given = NONE
  course.procedure = null
  if (course.telling) course.telling.atCheckpoint = course.telling.happenings.length
}

function open(course: Course, asks: readonly Ask[]): void {
  if (asks.length === 0) throw new RangeError('A procedure asks nobody anything, and waits.')
  course.questions++
  course.asks = asks
  course.given = asks.length === 1 ? ONE_OPEN : asks.map(() => null)
}

const ONE_OPEN: readonly null[] = [null]
const NONE: readonly never[] = []

/** Brings a clone's procedure back: the activity from its start, with the same answers. */
function revive(course: Course): void {
  const { trail } = course
  const step = startActivity(course)
  if (step.done) throw new Error('An activity that asked a question asks none when it is repeated.')
  open(course, step.value)
  for (const entry of trail) moveOn(course, entry)
}
