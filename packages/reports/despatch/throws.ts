// What each throw of a battle was worth: how it stands after it, against how it would on average.

import { playerOf, type ComputerPlayer } from '@grognard/computer/player'
import {
  CHANCE,
  cloneOf,
  courseAt,
  isAnswered,
  kindOf,
  knowledgeOf,
  put,
  randomFrom,
  seeded,
  seenBy,
  type Ask,
  type Battle,
  type Course,
  type Entry,
  type Json,
  type SeatId,
} from '@grognard/kernel'
import { sampleWays, unfold, type Unfold } from '@grognard/toolkit'
import { pointsOf } from './fight-on.ts'
import { chanceBy, type Formula, type Standing } from './formula.ts'
import { entriesOf, type OpenedBattle } from './opened.ts'

/** How many throws are followed exactly, and how many samples serve where there are more. */
const MOST = 300
const SAMPLES = 80

/** What the throws of an activity moved, in red's chance, and how unsure that is. */
export type Thrown = { readonly place: number; readonly luck: number; readonly variance: number }

type Reckoner<B extends Battle> = {
  readonly mind: ComputerPlayer
  readonly standing: Standing<B>
  readonly formula: Formula
  /** Makes the formula agree with what was found for the beginning of the turn. */
  readonly shift: number
  readonly seed: string
}

type Worth = { readonly value: number; readonly variance: number }

export const worthOf = <B extends Battle>(
  battle: B,
  { standing, formula, shift }: Pick<Reckoner<B>, 'standing' | 'formula' | 'shift'>,
): number =>
  battle.outcome === null ? chanceBy(formula, standing(battle), shift) : pointsOf(battle)

/** The throws of the activity that began at this checkpoint. */
export function thrownIn<B extends Battle>(
  battle: OpenedBattle<B>,
  place: number,
  how: Reckoner<B>,
): Thrown {
  const entries = entriesOf(battle, place)
  const mark = battle.marks[place]
  const next = battle.marks[place + 1]
  if (!mark || !next || !entries.some(isThrow)) return { place, luck: 0, variance: 0 }
  const course = courseAt(battle.rulebook, mark.battle)
  let [luck, variance] = [0, 0]
  for (let i = 0; i < entries.length;) {
    const entry = entries[i] as Entry
    if (!isThrow(entry)) {
      put(course, entry)
      i++
      continue
    }
    const before = ahead(course, { ...how, seed: `${how.seed}/${place}/${i}` })
    while (i < entries.length && isThrow(entries[i] as Entry)) put(course, entries[i++] as Entry)
    const isLast = i === entries.length
    const after = isLast
      ? { value: worthOf(next.battle, how), variance: 0 }
      : ahead(course, { ...how, seed: `${how.seed}/${place}/${i}` })
    luck += after.value - before.value
    variance += before.variance + after.variance
  }
  return { place, luck, variance }
}

const isThrow = (entry: Entry): boolean => isAnswered(entry) && entry.seat === CHANCE

/**
 * What a battle in the middle of an activity is worth when that is over: every throw followed, or so
 * many dealt anew; what is still to be decided the quick player decides.
 */
function ahead<B extends Battle>(course: Course<B>, how: Reckoner<B>): Worth {
  const { checkpoint } = course
  const walk: Pick<Unfold<B>, 'decide' | 'done'> = {
    decide: decider(how),
    done: (at) => at.checkpoint !== checkpoint,
  }
  const start = cloneOf(course)
  const { ways, exact } =
    unfold(start, { ...walk, most: MOST }) ??
    sampleWays(start, walk, SAMPLES, (sample) => seeded(`${how.seed}/${sample}`))
  let [value, square] = [0, 0]
  for (const { chance, course: end } of ways) {
    const worth = worthOf(end.checkpoint, how)
    value += chance * worth
    square += chance * worth * worth
  }
  const variance = exact ? 0 : Math.max(0, square - value * value) / ways.length
  return { value, variance }
}

function decider<B extends Battle>({ mind, seed }: Reckoner<B>): Unfold<B>['decide'] {
  const player = playerOf(mind.sit())
  const random = randomFrom(`${seed}/decides`)
  return (course: Course<B>, ask: Ask, seat: SeatId): Json => {
    const kind = kindOf(course, ask.name)
    const seen = seenBy(course, seat)
    if (kind.complete && !kind.window) {
      const [only, other] = kind.candidates(seen, ask.args, 2, random)
      if (only !== undefined && other === undefined) return only
    }
    const knowledge = () => knowledgeOf(course, seat)
    return player({ seat, ask, kind, seen, random, knowledge })
  }
}
