// Clones of battles in the middle of play, taken from recorded battles at many places.
import {
  canonical,
  CHANCE,
  cloneOf,
  courseAt,
  put,
  type Answered,
  type Course,
} from '@grognard/kernel'
import { produce, setAutoFreeze } from 'immer'
import { answersOf, playedBattle, rulebook, startingBattle, type Picket } from './battles.ts'
import { compared, isWanted, measure, report, type Measured } from './measure.ts'

setAutoFreeze(false)

/** A battle at a question, and the answer that was given to it. */
type Place = { readonly course: Course<Picket>; readonly answer: Answered }

const PLACES = 64

/** Between two activities: a seat is asked, and nothing has been answered since the checkpoint. */
const between = placesWhere(({ trail }, { seat }) => trail.length === 0 && seat !== CHANCE)
/** Inside one: a feint is asked after two answers or more. */
const inside = placesWhere(({ trail }, { ask }) => trail.length >= 2 && ask === 'feint')

function placesWhere(fits: (course: Course<Picket>, next: Answered) => boolean): readonly Place[] {
  const places: Place[] = []
  for (let i = 0; places.length < PLACES; i++) {
    const course = courseAt(rulebook, startingBattle())
    const answers = answersOf(playedBattle(`clones/${i}`))
    answers.forEach((answer, at) => {
      // From all parts of a battle, and a few from each.
      const isHere = fits(course, answer) && (answer.ask === 'feint' || at % 40 === 0)
      if (isHere && places.length < PLACES) places.push({ course: cloneOf(course), answer })
      put(course, answer)
    })
    if (i > 2000) throw new Error('The recorded battles do not have enough places to clone.')
  }
  return places
}

const textOf = ({ checkpoint, trail, battle, asks, given }: Course) =>
  canonical([checkpoint, trail, battle, asks, given])

// Clones must be independent: an answer to one of two changes nothing for the other.
for (const { course, answer } of [...between, ...inside]) {
  const before = textOf(course)
  const first = cloneOf(course)
  const second = cloneOf(course)
  put(first, answer)
  if (textOf(first) === before) throw new Error('A clone did not take its answer.')
  if (textOf(second) !== before || textOf(course) !== before)
    throw new Error('An answer to one clone changed another.')
  put(second, answer)
  if (textOf(second) !== textOf(first)) throw new Error('Two clones went different ways.')
}

// What is made is kept for a while, as a search keeps it: else the engine might never make it.
const kept: unknown[] = Array.from({ length: PLACES })

const each =
  (places: readonly Place[], make: (place: Place) => unknown) =>
  (times: number): number => {
    for (let i = 0; i < times; i++) kept[i % PLACES] = make(places[i % PLACES] as Place)
    return times
  }

const cloned = ({ course }: Place) => cloneOf(course)

function answered({ course, answer }: Place) {
  const clone = cloneOf(course)
  put(clone, answer)
  return clone
}

const copied = ({ course }: Place) => structuredClone(course.battle)

let changed = 0

/** What immer is for: an independent successor with one unit changed. */
const produced = ({ course }: Place) =>
  produce(course.battle, (draft) => {
    const unit = draft.units[changed++ % draft.units.length]
    if (unit) (unit as { men: number }).men = changed % 7
  })

const rows: Record<string, Measured> = {}

if (['clone', 'clone-immer', 'clone-answer', 'clone-answer-immer'].some(isWanted)) {
  const { clone, answer, structured, immer } = measure({
    clone: each(between, cloned),
    answer: each(between, answered),
    structured: each(between, copied),
    immer: each(between, produced),
  })
  rows['clone'] = compared(clone, structured)
  rows['clone-immer'] = compared(clone, immer)
  rows['clone-answer'] = compared(answer, structured)
  rows['clone-answer-immer'] = compared(answer, immer)
}
if (isWanted('clone-inside')) {
  const { ours, theirs } = measure({ ours: each(inside, answered), theirs: each(inside, copied) })
  rows['clone-inside'] = compared(ours, theirs)
}
report(rows)
