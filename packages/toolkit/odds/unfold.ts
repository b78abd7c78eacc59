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
import { fallsOf } from './falls.ts'

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

export interface Unfold<B extends Battle = Battle> {
  /** What a seat answers on the way: every decision is taken as made, only chance branches. */
  readonly decide: (course: Course<B>, ask: Ask, seat: SeatId) => Json
  /** Whether the ways end here; asked before every question. A battle that is over ends anyway. */
  readonly done: (course: Course<B>) => boolean
  /** How many throws may be followed before it is too much for an exact sum. */
  readonly most: number
  /**
   * Two battles between activities with the same text go on alike as far as anybody asks, and
   * are followed as one. Without it no two are.
   */
  readonly alike?: (battle: B) => string
}

/**
 * Every way that chance can take from here, by running the rules themselves through each throw;
 * null where that would be more than `most` throws.
 */
export function unfold<B extends Battle>(start: Course<B>, how: Unfold<B>): Unfolding<B> | null {
  const ended: Way<B>[] = []
  let open: readonly Way<B>[] = [{ chance: 1, course: cloneOf(start) }]
  let left = how.most
  while (open.length > 0) {
    const betweenActivities: Way<B>[] = []
    for (const way of open) {
      left = follow(way, how, left, ended, betweenActivities)
      if (left < 0) return null
    }
    open = how.alike ? gathered(betweenActivities, how.alike) : betweenActivities
  }
  return { ways: ended, exact: true }
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
    const falls = fallsOf(ask, left)
    if (!falls || (left -= falls.length) < 0) return -1
    // The last is the first to be followed.
    for (const fall of falls.toReversed()) {
      const after = cloneOf(course)
      put(after, { seat: CHANCE, ask: ask.name, answer: fall.answer })
      stack.push({ chance: next.chance * fall.chance, course: after })
    }
  }
  return left
}

function firstOpen({ asks, given }: Course): Ask {
  return asks[given.indexOf(null)] as Ask
}

function decideOn<B extends Battle>(
  course: Course<B>,
  ask: Ask,
  { decide }: Pick<Unfold<B>, 'decide'>,
): void {
  const seat = ask.seats[0] as SeatId
  put(course, { seat, ask: ask.name, answer: decide(course, ask, seat) })
}

function gathered<B extends Battle>(
  ways: readonly Way<B>[],
  alike: (battle: B) => string,
): readonly Way<B>[] {
  const byText = new Map<string, Way<B>>()
  for (const way of ways) {
    const text = alike(way.course.checkpoint)
    const before = byText.get(text)
    byText.set(text, before ? { ...before, chance: before.chance + way.chance } : way)
  }
  return [...byText.values()]
}

/** So many ways by lot, each as likely as the others. */
export function sampleWays<B extends Battle>(
  start: Course<B>,
  how: Pick<Unfold<B>, 'decide' | 'done'>,
  times: number,
  chance: (sample: number) => Chance,
): Unfolding<B> {
  const ways = Array.from({ length: times }, (_, sample) => {
    const course = cloneOf(start)
    const lot = chance(sample)
    while (!isOver(course) && !how.done(course)) {
      const ask = firstOpen(course)
      if (ask.seats[0] === CHANCE)
        put(course, { seat: CHANCE, ask: ask.name, answer: lot.answer(ask) })
      else decideOn(course, ask, how)
    }
    return { chance: 1 / times, course }
  })
  return { ways, exact: false }
}

/** Decides by the first candidate; for kinds that list their best first, and for those with one. */
export function firstCandidate(random: Random): Unfold['decide'] {
  return (course, ask, seat) => {
    const kind = kindOf(course, ask.name)
    return kind.candidates(seenBy(course, seat), ask.args, 1, random)[0] as Json
  }
}
