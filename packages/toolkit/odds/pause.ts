import {
  courseAt,
  newTelling,
  put,
  type Ask,
  type Battle,
  type Course,
  type Procedure,
  type Rulebook,
} from '@grognard/kernel'

const PAUSE: Ask = { seats: ['pause'], name: 'pause', args: null, sees: 'all' }
const GOES_ON = { seat: 'pause', ask: PAUSE.name, answer: null }

export const isPause = ({ name }: Ask): boolean => name === PAUSE.name

/**
 * The same course, with somebody who listens and a pause before every activity: a battle runs
 * through activities that ask nothing, and the end of a phase may lie between two of these. First
 * comes what the present activity has told so far.
 */
export function pausing<B extends Battle>({ rulebook, checkpoint, trail }: Course<B>): Course<B> {
  const paused: Rulebook<B> = { ...rulebook, next: (battle) => afterPause(rulebook, battle) }
  const course = courseAt(paused, checkpoint, newTelling(rulebook))
  put(course, GOES_ON)
  for (const entry of trail) put(course, entry)
  return course
}

function* afterPause<B extends Battle>(rulebook: Rulebook<B>, battle: B): Procedure<void> {
  yield [PAUSE]
  yield* rulebook.next(battle)
}
