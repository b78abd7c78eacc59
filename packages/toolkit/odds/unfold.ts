import {
  CHANCE,
  cloneOf,
  isOver,
  kindOf,
  put,
  seenBy,
  type Ask,
  type Battle,
  type Chance,
  type Course,
  type Json,
  type Random,
  type SeatId,
} from '@grognard/kernel'
import { chanceOutcomes } from './chance-outcomes.ts'

/** One way that a battle may go from here: how likely it is, and where it leads. */
export type Way<B extends Battle = Battle> = {
  readonly chance: number
  readonly course: Course<B>
}

export interface Unfolding<B extends Battle = Battle> {
  readonly ways: readonly Way<B>[]
  /** Whether these are all the ways there are, or so many samples. */
  readonly exact: boolean
}

export interface Walk<B extends Battle = Battle> {
  /** What a seat answers on the way: every decision is taken as made, only chance branches. */
  readonly decide: (course: Course<B>, ask: Ask, seat: SeatId) => Json
  /** Whether the ways end here; asked before every question. A battle that is over ends anyway. */
  readonly done: (course: Course<B>) => boolean
}

export interface Unfold<B extends Battle = Battle> extends Walk<B> {
  /** How many throws may be followed before it is too much for an exact sum. */
  readonly most: number
  /** Asked before each throw, with how many are left: whether there is time and room for more. */
  readonly goesOn?: (left: number) => boolean
  /**
   * Two battles between activities with the same text go on alike as far as anybody asks, and
   * are followed as one. Without it no two are.
   */
  readonly alike?: (battle: B, course: Course<B>) => string
}

/**
 * Every way that chance can take from here, by running the rules themselves through each throw;
 * null where that would be more than `most` throws.
 */
export function unfold<B extends Battle>(start: Course<B>, how: Unfold<B>): Unfolding<B> | null {
  const unfolded = unfoldAll([{ chance: 1, course: cloneOf(start) }], how)
  return unfolded && { ways: unfolded.ways, exact: true }
}

/** The same from several starts, which it takes over; and how many throws are left to follow. */
export function unfoldAll<B extends Battle>(
  starts: readonly Way<B>[],
  how: Unfold<B>,
): { readonly ways: readonly Way<B>[]; readonly left: number } | null {
  const ended: Way<B>[] = []
  let open = starts
  let left = how.most
  while (open.length > 0) {
    const betweenActivities: Way<B>[] = []
    for (const way of open) {
      left = follow(way, how, left, ended, betweenActivities)
      if (left < 0) return null
    }
    const { alike } = how
    open = alike
      ? merged(betweenActivities, ({ course }) => alike(course.checkpoint, course))
      : betweenActivities
  }
  return { ways: ended, left }
}

/** Follows one way through its activity; returns how many throws are left, or less than none. */
function follow<B extends Battle>(
  way: Way<B>,
  how: Unfold<B>,
  most: number,
  ended: Way<B>[],
  betweenActivities: Way<B>[],
): number {
  const { checkpoint } = way.course
  const stack: Way<B>[] = [way]
  let left = most
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { course } = next
    if (isOver(course) || how.done(course)) {
      ended.push(next)
      continue
    }
    if (course.checkpoint !== checkpoint && course.trail.length === 0) {
      betweenActivities.push(next)
      continue
    }
    const ask = firstOpen(course)
    if (ask.seats[0] !== CHANCE) {
      decideOn(course, ask, how)
      stack.push(next)
      continue
    }
    if (how.goesOn?.(left) === false) return -1
    const outcomes = chanceOutcomes(ask, left)
    if (!outcomes || (left -= outcomes.length) < 0) return -1
    // The last is the first to be followed; it goes on in the course itself, which saves a clone.
    for (let i = outcomes.length - 1; i >= 0; i--) {
      const { answer, chance } = outcomes[i] as (typeof outcomes)[number]
      const after = i === 0 ? course : branchOf(course)
      put(after, { seat: CHANCE, ask: ask.name, answer })
      stack.push({ chance: next.chance * chance, course: after })
    }
  }
  return left
}

/** A clone that goes on listening, if its original does: what it has heard, it tells itself again. */
export function branchOf<B extends Battle>(course: Course<B>): Course<B> {
  const clone = cloneOf(course)
  const { telling } = course
  if (!telling) return clone
  const happenings = telling.happenings.slice(0, telling.atCheckpoint)
  return { ...clone, telling: { ...telling, happenings } }
}

function firstOpen({ asks, given }: Course): Ask {
  return asks[given.indexOf(null)] as Ask
}

function decideOn<B extends Battle>(course: Course<B>, ask: Ask, { decide }: Walk<B>): void {
  const seat = ask.seats[0] as SeatId
  put(course, { seat, ask: ask.name, answer: decide(course, ask, seat) })
}

/** Ways with the same text as one, as likely as all of them together. */
export function merged<B extends Battle>(
  ways: readonly Way<B>[],
  textOf: (way: Way<B>) => string,
): readonly Way<B>[] {
  const byText = new Map<string, Way<B>>()
  for (const way of ways) {
    const text = textOf(way)
    const before = byText.get(text)
    byText.set(text, before ? { ...before, chance: before.chance + way.chance } : way)
  }
  return [...byText.values()]
}

/** Goes on to the end of the way, as chance will have it. */
export function walk<B extends Battle>(course: Course<B>, how: Walk<B>, chance: Chance): void {
  while (!isOver(course) && !how.done(course)) {
    const ask = firstOpen(course)
    if (ask.seats[0] === CHANCE)
      put(course, { seat: CHANCE, ask: ask.name, answer: chance.answer(ask) })
    else decideOn(course, ask, how)
  }
}

/** So many ways at random, each as likely as the others. */
export function sampleWays<B extends Battle>(
  start: Course<B>,
  how: Walk<B>,
  times: number,
  chance: (sample: number) => Chance,
): Unfolding<B> {
  const ways = Array.from({ length: times }, (_, sample) => {
    const course = cloneOf(start)
    walk(course, how, chance(sample))
    return { chance: 1 / times, course }
  })
  return { ways, exact: false }
}

/** Decides by the first candidate; for kinds that list their best first, and for those with one. */
export function firstCandidate(random: Random): Walk['decide'] {
  return (course, ask, seat) => {
    const kind = kindOf(course, ask.name)
    return kind.candidates(seenBy(course, seat), ask.args, 1, random)[0] as Json
  }
}
