import { hears, type Ask } from './ask.ts'
import type { Battle, SeatId } from './battle.ts'
import {
  askFor,
  courseAt,
  isAnswered,
  isOver,
  judge,
  kindOf,
  put,
  seenBy,
  type Course,
  type Entry,
  type Interjected,
} from './course.ts'
import type { Telling } from './events.ts'
import { same, type Json } from './json.ts'
import type { Random } from './random.ts'
import type { Rulebook } from './rulebook.ts'

/** An answer that was given, and that this seat may not see. */
export type Masked = { readonly seat: SeatId; readonly ask: string; readonly masked: true }

const isMasked = (item: Entry | Masked): item is Masked => 'masked' in item

/** An open question as others see it: who is asked what, not with which arguments. */
export type Waiting = { readonly seats: readonly SeatId[]; readonly name: string }

/** All that a seat knows in the middle of an activity. */
export type Knowledge<Seen = unknown> = {
  readonly seat: SeatId
  readonly atCheckpoint: Seen
  readonly trail: readonly (Entry | Masked)[]
  readonly seen: Seen
  /** The seat's own open question in full, and whom else the table waits for. */
  readonly asked: Ask | null
  readonly waiting: readonly Waiting[]
}

export function knowledgeOf<B extends Battle>(course: Course<B>, seat: SeatId): Knowledge {
  return {
    seat,
    atCheckpoint: course.rulebook.view(course.checkpoint, seat),
    trail: course.trail.length === 0 ? [] : masked(course, seat),
    seen: course.rulebook.view(course.battle, seat),
    asked: askFor(course, seat),
    waiting: course.asks
      .filter((_, i) => !course.given[i])
      .map(({ seats, name }) => ({ seats, name })),
  }
}

/** The trail with what others keep to themselves blanked out. */
function masked<B extends Battle>(course: Course<B>, seat: SeatId): readonly (Entry | Masked)[] {
  const replay = courseAt(course.rulebook, course.checkpoint)
  return course.trail.map((entry) => {
    if (!isAnswered(entry)) {
      put(replay, entry)
      return heardOf(entry, seat)
    }
    const open = askFor(replay, entry.seat) as Ask
    put(replay, entry)
    const stillSecret = course.given.includes(entry)
    const visible = entry.seat === seat || (!stillSecret && hears(open.sees, seat))
    if (!visible) return { seat: entry.seat, ask: entry.ask, masked: true }
    return { seat: entry.seat, ask: entry.ask, answer: entry.answer }
  })
}

/** An interjection without what this seat may not know of it. */
function heardOf(entry: Interjected, seat: SeatId): Interjected {
  const { interjection: said } = entry
  const secret = said.kind === 'correction' && !hears(said.sees ?? 'all', seat)
  return secret ? { interjection: { ...said, changes: [] } } : entry
}

const TRIES = 256

/**
 * A full battle that the seat could be in for all it knows, for search; null where none of the
 * tries agreed with what is known. Whatever the seat may not know is drawn anew.
 */
export function resample<B extends Battle>(
  rulebook: Rulebook<B>,
  known: Knowledge,
  random: Random,
): Course<B> | null {
  for (let i = 0; i < TRIES; i++) {
    const course = imagine(rulebook, known, random)
    if (course && asksTheSame(course, known)) return course
  }
  return null
}

/** One guess, led along the trail; null if it contradicts an answer or what the seat sees now. */
export function imagine<B extends Battle>(
  rulebook: Rulebook<B>,
  known: Knowledge,
  random: Random,
  telling: Telling | null = null,
): Course<B> | null {
  const course = courseAt(rulebook, rulebook.resample(known, random), telling)
  for (const item of known.trail) {
    if (isOver(course)) return null
    if (!isMasked(item) && !isAnswered(item)) {
      put(course, item)
      continue
    }
    const open = askFor(course, item.seat)
    if (open?.name !== item.ask) return null
    const answer = isMasked(item) ? anyAnswer(course, open, item.seat, random) : item.answer
    if (answer === undefined || judge(course, item.seat, answer)) return null
    put(course, { seat: item.seat, ask: item.ask, answer })
  }
  return same(rulebook.view(course.battle, known.seat), known.seen) ? course : null
}

/** Something that could have been answered there; undefined where nothing could. */
function anyAnswer(
  course: Course,
  { name, args }: Ask,
  seat: SeatId,
  random: Random,
): Json | undefined {
  const candidates = kindOf(course, name).candidates(seenBy(course, seat), args, 64, random)
  return candidates.length === 0 ? undefined : random.pick(candidates)
}

/** Whether the seat is asked there what it is asked here, and waits for the same others. */
export function asksTheSame(course: Course, known: Knowledge): boolean {
  const { asked, waiting } = knowledgeOf(course, known.seat)
  return same(asked, known.asked) && same(waiting, known.waiting)
}
