// A battle in its midst, and how it goes on by other editions of its book.

import {
  courseWhen,
  isOver,
  knownTo,
  randomFrom,
  replay,
  same,
  type Battle,
  type BattleRecord,
  type JsonObject,
  type Refusal,
  type Result,
  type Rulebook,
  type SeatId,
  type SetUp,
} from '@grognard/kernel'
import type { Adopts, PlayableBook } from './book.ts'

/** A battle between two activities. */
export type Midst = {
  readonly battle: Battle
  /** How many answers had been given by then. */
  readonly entries: number
  /** Turn, phase and the like. */
  readonly moment: JsonObject
}

/**
 * The battle of a record when so many answers had been given; where that was in the middle of an
 * activity, when this one began.
 */
export function midstOf(rulebook: Rulebook, record: BattleRecord, answers: number): Result<Midst> {
  const replayed = replay(rulebook, record, { checkEnd: false })
  if (!replayed.ok) return { ok: false, refusal: replayed.misfit.refusal }
  const { host } = replayed
  const all = host.entries.length
  if (answers > all) return no('no-moment', `The battle has ${all} answers, not ${answers}.`)
  const course = courseWhen(host, answers)
  if (isOver(course)) return no('over', 'The battle is over.')
  const { checkpoint, trail } = course
  const moment = rulebook.moment(checkpoint)
  return {
    ok: true,
    value: { battle: checkpoint, entries: answers - trail.length, moment },
  }
}

const no = (code: string, message: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { clause: null, code, message },
})

/** The same battle for all that a seat knows: what it does not know is drawn anew. */
export function asKnown(rulebook: Rulebook, battle: Battle, seat: SeatId, seed: string): Battle {
  const seen = rulebook.view(battle, seat)
  const known = { seat, atCheckpoint: seen, trail: [], seen, asked: null, waiting: [] }
  return rulebook.resample(known, randomFrom(seed))
}

/** How battles go on in an edition. */
export type Onwards = {
  readonly book: PlayableBook
  readonly rulebook: Rulebook
  readonly setUp: (battle: Battle) => SetUp
  /** What has to be supposed of that battle. */
  readonly supposed: (battle: Battle) => ReturnType<Adopts>['supposed']
  /** The options that were agreed on and that it has not got. */
  readonly without: readonly string[]
}

/** How battles with these options go on in an edition; null where nobody has taught it. */
export async function onwardsIn(
  book: PlayableBook,
  one: Rulebook,
  options: JsonObject,
): Promise<Onwards | null> {
  const { play } = book
  if (play.adopts === 'none') return null
  const [rulebook, adopts] = await Promise.all([play.rulebook(), play.adopts()])
  const known = knownTo(rulebook, options)
  const isUsual = (name: string): boolean =>
    one.options.some((option) => option.name === name && same(option.usual, options[name] ?? null))
  return {
    book,
    rulebook,
    setUp: (battle) => ({ position: adopts(battle).position, options: known }),
    supposed: (battle) => adopts(battle).supposed,
    without: Object.keys(options).filter((name) => !(name in known) && !isUsual(name)),
  }
}
