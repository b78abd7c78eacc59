import {
  CHANCE,
  isOver,
  judge,
  put,
  type Answered,
  type Battle,
  type Course,
  type Json,
  type Refusal,
  type SeatId,
} from '@grognard/kernel'
import { isPause } from './pause.ts'
import type { OddsRules } from './rules.ts'
import type { Way } from './unfold.ts'

/** An answer for when its question comes; one that names no ask is for the first that takes it. */
export type Given = { readonly seat?: SeatId; readonly ask?: string; readonly answer: Json }

/** How far to look once all answers are given: so many activities, or to the end of one of these. */
export type Until = 'activity' | 'phase' | 'turn' | number

export type Plan = {
  readonly answers: readonly Given[]
  readonly until: Until
  /** Within how many turns the answers are asked for, the present one counted; one if not said. */
  readonly turns?: number
}

/** What became of an answer: how likely it is that it could be given, and a reason why not. */
export type AnswerOdds = { readonly chance: number; readonly refusal: Refusal | null }

/** Leads ways on until each is done, by following all throws or at random; null if it is too much. */
export type Advance<B extends Battle> = (
  ways: readonly Way<B>[],
  done: (course: Course<B>) => boolean,
) => readonly Way<B>[] | null

export type Followed<B extends Battle> = {
  readonly ends: readonly Way<B>[]
  readonly answers: readonly AnswerOdds[]
}

/** A way, the answer that comes next, and where the way was when the last one was given. */
type Going<B extends Battle> = { readonly way: Way<B>; readonly next: number; readonly from: B }

/**
 * Gives the answers in turn, each when its question comes, and goes on from the last as far as the
 * plan says. One that is not asked for, or is refused, is left out when a later one is asked for,
 * or when its turns are over.
 */
export function followPlan<B extends Battle>(
  start: Course<B>,
  { answers, until, turns = 1 }: Plan,
  rules: OddsRules<B, never>,
  advance: Advance<B>,
): Followed<B> | null {
  const last = rules.turn(start.checkpoint) + turns - 1
  const isLate = ({ checkpoint }: Course<B>): boolean => rules.turn(checkpoint) > last
  const chances = answers.map(() => 0)
  const refusals: (Refusal | null)[] = answers.map(() => null)
  const ends: Way<B>[] = []
  let going: readonly Going<B>[] = [
    { way: { chance: 1, course: start }, next: 0, from: start.checkpoint },
  ]
  for (let next = 0; next < answers.length; next++) {
    const here = going.filter((one) => one.next === next).map(({ way }) => way)
    const waiting = advance(
      here,
      (course) => isLate(course) || fitting(course, answers, next, refusals) !== null,
    )
    if (!waiting) return null
    const given: Going<B>[] = []
    for (const way of waiting) {
      const { course } = way
      const fits = isOver(course) ? null : fitting(course, answers, next, refusals)
      if (!fits) {
        ends.push(way)
        continue
      }
      const from = course.checkpoint
      put(course, fits.entry)
      chances[fits.place] = (chances[fits.place] ?? 0) + way.chance
      given.push({ way, next: fits.place + 1, from })
    }
    going = [...going.filter((one) => one.next > next), ...given]
  }
  const after = goOn(going, until, rules, advance)
  return (
    after && {
      ends: [...ends, ...after],
      answers: chances.map((chance, i) => ({ chance, refusal: refusals[i] ?? null })),
    }
  )
}

type Fitting = { readonly place: number; readonly entry: Answered }

/** The first of the answers left that answers an open question lawfully. */
function fitting(
  course: Course,
  answers: readonly Given[],
  next: number,
  refusals: (Refusal | null)[],
): Fitting | null {
  for (const [i, ask] of course.asks.entries()) {
    if (course.given[i] || ask.seats[0] === CHANCE || isPause(ask)) continue
    for (let place = next; place < answers.length; place++) {
      const { seat = ask.seats[0], ask: name, answer } = answers[place] as Given
      if (seat === undefined || !ask.seats.includes(seat)) continue
      if (name !== undefined && name !== ask.name) continue
      const refusal = judge(course, seat, answer)
      if (!refusal) return { place, entry: { seat, ask: ask.name, answer } }
      refusals[place] ??= refusal
    }
  }
  return null
}

/** From the last answer on. */
function goOn<B extends Battle>(
  going: readonly Going<B>[],
  until: Until,
  rules: OddsRules<B, never>,
  advance: Advance<B>,
): readonly Way<B>[] | null {
  const ways = going.map(({ way }) => way)
  if (until === 'turn' || until === 'phase') {
    const partOf = (battle: B) => (until === 'turn' ? rules.turn(battle) : rules.phase(battle))
    return inGroups(going, partOf, (here, part) =>
      advance(here, ({ checkpoint }) => partOf(checkpoint) !== part),
    )
  }
  let from = new Set(going.map((one) => one.from))
  let after: readonly Way<B>[] | null = ways
  for (let i = 0; i < (until === 'activity' ? 1 : until); i++) {
    const over = from
    after = advance(after, ({ checkpoint }) => !over.has(checkpoint))
    if (!after) return null
    from = new Set(after.map(({ course }) => course.checkpoint))
  }
  return after
}

/** Ways that are in different phases come to the end of theirs at different times. */
function inGroups<B extends Battle, Key>(
  going: readonly Going<B>[],
  keyOf: (from: B) => Key,
  lead: (ways: readonly Way<B>[], key: Key) => readonly Way<B>[] | null,
): readonly Way<B>[] | null {
  const groups = new Map<Key, Way<B>[]>()
  for (const { way, from } of going) {
    const group = groups.get(keyOf(from))
    if (group) group.push(way)
    else groups.set(keyOf(from), [way])
  }
  const ends: Way<B>[] = []
  for (const [key, group] of groups) {
    const led = lead(group, key)
    if (!led) return null
    ends.push(...led)
  }
  return ends
}
