import {
  kindOf,
  seeded,
  seenBy,
  type Battle,
  type Course,
  type Happening,
  type Refusal,
} from '@grognard/kernel'
import { followPlan, type AnswerOdds, type Followed, type Plan } from './chain.ts'
import { newTally, summed, type Consequence, type ConsequenceOdds } from './consequences.ts'
import { newMemory } from './memory.ts'
import { byHabit, type OddsRules } from './rules.ts'
import { textOfChange } from './same.ts'
import { isPause, pausing } from './pause.ts'
import { branchOf, merged, unfoldAll, walk, type Walk, type Way } from './unfold.ts'

/** What comes of a plan. */
export type Odds = {
  /** Whether every throw was followed, or only samples. */
  readonly exact: boolean
  /** How many throws were followed, or samples taken. */
  readonly count: number
  readonly consequences: readonly ConsequenceOdds[]
  /** Of each answer of the plan. */
  readonly answers: readonly AnswerOdds[]
  /** The names of the asks that were answered by habit. */
  readonly habits: readonly string[]
}

export interface HowOdds {
  /** How many throws may be followed before samples must do. */
  readonly most: number
  readonly samples: number
  readonly seed: string
  /**
   * Asked now and then, with how much is done: whether there is time and room for more. If there is
   * not, an exact sum is given up for samples, and of samples those that there are must do.
   */
  readonly goesOn?: (step: OddsStep) => boolean
  /** Hears what was told on each way on which the rules were run. */
  readonly onEnd?: (told: readonly Happening[]) => void
  /** Whether samples may rest on what the rules made of the same throws before; they do. */
  readonly remember?: boolean
}

/** How many throws have been followed, or samples taken, of how many at most. */
export type OddsStep = {
  readonly exact: boolean
  readonly done: number
  readonly of: number
}

const USUAL = { most: 50_000, samples: 20_000, seed: '1' } satisfies HowOdds

/** What comes of a plan: by exact sums where these are small enough, or else by samples. */
export function oddsOf<B extends Battle>(
  course: Course<B>,
  plan: Plan,
  rules: OddsRules<B, never>,
  wanted: Partial<HowOdds> = {},
): Odds {
  const how = { ...USUAL, ...wanted }
  return exactOdds(course, plan, rules, how) ?? sampledOdds(course, plan, rules, how)
}

/** By following every throw; null where these are more than `most`. */
export function exactOdds<B extends Battle>(
  course: Course<B>,
  plan: Plan,
  rules: OddsRules<B, never>,
  { most, onEnd, goesOn }: Pick<HowOdds, 'most' | 'onEnd' | 'goesOn'>,
): Odds | null {
  const reading = readingFrom(course, rules)
  let left = most
  const textOf = (at: Course<B>): string => textOfChange(course.checkpoint, at) + reading.text(at)
  const followed = followPlan(reading.start(), plan, rules, (ways, done) => {
    const { decide } = reading
    const alike = (_: B, at: Course<B>): string => textOf(at)
    const unfolded = unfoldAll(ways, {
      decide,
      done,
      most: left,
      alike,
      ...(goesOn && { goesOn: (now) => goesOn({ exact: true, done: most - now, of: most }) }),
    })
    if (!unfolded) return null
    left = unfolded.left
    return merged(unfolded.ways, (way) => textOf(way.course))
  })
  if (!followed) return null
  const tally = newTally()
  for (const way of followed.ends) {
    tally.add(reading.consequences(way), way.chance)
    onEnd?.(reading.told(way.course))
  }
  return {
    exact: true,
    count: most - left,
    consequences: tally.odds(null),
    answers: followed.answers,
    habits: [...reading.habits],
  }
}

/**
 * By throwing the dice so many times. The rules run once for each way that comes up: what they
 * make of the same throws, by their classes, is remembered.
 */
export function sampledOdds<B extends Battle>(
  course: Course<B>,
  plan: Plan,
  rules: OddsRules<B, never>,
  { samples: wanted, seed, onEnd, goesOn, remember = true }: Omit<HowOdds, 'most'>,
): Odds {
  const reading = readingFrom(course, rules)
  const tally = newTally()
  const dice = seeded(seed)
  const taken = plan.answers.map(() => 0)
  const refusals: (Refusal | null)[] = plan.answers.map(() => null)
  const known = newMemory<Ended>(remember)
  const times = new Map<Ended, number>()
  const count = (): void => {
    for (const [{ consequences, given }, often] of times) {
      tally.add(consequences, often)
      for (const [place, share] of given.entries())
        taken[place] = (taken[place] ?? 0) + share * often
    }
    times.clear()
  }
  let samples = 0
  while (samples < wanted) {
    // One there must be: without any there is nothing to tell.
    if (samples > 0 && goesOn?.({ exact: false, done: samples, of: wanted }) === false) break
    samples++
    const end = known.end(dice, (chance) => {
      const followed = followPlan(reading.start(), plan, rules, (ways, done) => {
        for (const way of ways) walk(way.course, { decide: reading.decide, done }, chance)
        return ways
      }) as Followed<B>
      for (const [place, { refusal }] of followed.answers.entries()) refusals[place] ??= refusal
      const [way] = followed.ends as readonly [Way<B>]
      onEnd?.(reading.told(way.course))
      return {
        consequences: reading.consequences(way),
        given: followed.answers.map((one) => one.chance),
      }
    })
    times.set(end, (times.get(end) ?? 0) + 1)
    if (times.size >= AT_ONCE) count()
  }
  count()
  return {
    exact: false,
    count: samples,
    consequences: tally.odds(samples),
    answers: taken.map((often, i) => ({ chance: often / samples, refusal: refusals[i] ?? null })),
    habits: [...reading.habits],
  }
}

/** Ends are counted together, as far as they are the same and fit into memory. */
const AT_ONCE = 10_000

type Ended = { readonly consequences: readonly Consequence[]; readonly given: readonly number[] }

interface Reading<B extends Battle> {
  /** A course to set out with, to which somebody listens. */
  start(): Course<B>
  readonly decide: Walk<B>['decide']
  told(course: Course<B>): readonly Happening[]
  /** What has been heard so far: ways are the same only if this is, too. */
  text(course: Course<B>): string
  consequences(end: Way<B>): readonly Consequence[]
  readonly habits: ReadonlySet<string>
}

function readingFrom<B extends Battle>(course: Course<B>, rules: OddsRules<B, never>): Reading<B> {
  const listened = pausing(course)
  const toldBefore = listened.telling?.happenings.length ?? 0
  const told = ({ telling }: Course<B>): readonly Happening[] =>
    telling?.happenings.slice(toldBefore) ?? []
  const heard = (at: Course<B>) => told(at).flatMap((happening) => rules.heard(happening))
  const habits = new Set<string>()
  return {
    start: () => branchOf(listened),
    decide: (at, ask, seat) => {
      if (isPause(ask)) return null
      habits.add(ask.name)
      const { name, args } = ask
      return byHabit(kindOf(at, name), rules.habits[name], seenBy(at, seat) as never, args)
    },
    told,
    text: (at) => JSON.stringify([...summed(heard(at)).values()]),
    consequences: ({ course: end }) => [
      ...heard(end),
      ...rules.ended(course.battle, end.checkpoint),
    ],
    habits,
  }
}
