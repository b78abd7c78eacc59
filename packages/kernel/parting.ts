// One battle's answers, given to two rulebooks: how far they go together, and where they part.

import type { Answered, Ask, Refusal } from './ask.ts'
import { CHANCE, type Battle } from './battle.ts'
import { typed, type DiceArgs } from './chance.ts'
import {
  askFor,
  cloneOf,
  isAnswered,
  isOver,
  judge,
  put,
  seenBy,
  type Course,
  type Entry,
} from './course.ts'
import { newTelling, sentenceOf, type Happening } from './events.ts'
import { enter, interjectIn, openHost, type Host } from './host.ts'
import { isObject, same, type Json, type JsonObject } from './json.ts'
import type { BattleRecord } from './record.ts'
import { replay } from './replay.ts'
import type { Option, Result, Rulebook } from './rulebook.ts'

/** What one of the two books says where they part. */
export type Parted = {
  /** Why it will not take what the other one took. */
  readonly refusal: Refusal | null
  /** What it asks there. */
  readonly asks: readonly Ask[]
  /** What it tells there, with all its numbers. */
  readonly told: readonly Happening[]
  /** The battle as it stands there; null where it could not be set up. */
  readonly battle: Battle | null
}

export type Parting = {
  /** The place in the list of answers, from 1; 0 is the set-up. */
  readonly at: number
  readonly entry: Entry | null
  /** Turn, phase and the like, by the book that the battle was played with. */
  readonly moment: JsonObject
  readonly how: 'set-up' | 'asked' | 'refused' | 'told' | 'ended'
  readonly one: Parted
  readonly other: Parted
}

export type Followed = {
  /** How many answers there are, and how many of them the other book has taken. */
  readonly answers: number
  readonly taken: number
  /** The first place where the two ask, allow or tell something else. */
  readonly first: Parting | null
  /** Where the other book does not go on with the answers; null where it takes them all. */
  readonly last: Parting | null
}

/**
 * The forms in which an answer may be offered to the other book, in this order: what one book calls
 * a move may be half of what the other calls a manoeuvre. `seen` is what the seat sees there.
 */
export type Offers<Seen = unknown> = (entry: Answered, asked: Ask, seen: Seen) => readonly Json[]

const asItIs: Offers = ({ answer }) => [answer]

/** Gives the answers of a record, dice and all, to another rulebook for as long as it takes them. */
export function follow<B extends Battle, C extends Battle>(
  one: Rulebook<B>,
  record: BattleRecord,
  other: Rulebook<C>,
  offers: Offers = asItIs,
): Result<Followed> {
  const replayed = replay(one, record, { checkEnd: false })
  if (!replayed.ok) return { ok: false, refusal: replayed.misfit.refusal }
  const { entries } = replayed.host
  const { position, options } = record.setUp
  const here = opened(one, { position, options })
  const there = openHost(other, { position, options: knownTo(other, options) }, typed)
  const answers = entries.length
  if (!there.ok) {
    const parting = atSetUp(one, here, there.refusal)
    return { ok: true, value: { answers, taken: 0, first: parting, last: parting } }
  }
  return { ok: true, value: along(here, there.value, entries, offers) }
}

function opened<B extends Battle>(rulebook: Rulebook<B>, setUp: Host['setUp']): Host<B> {
  const begun = openHost(rulebook, setUp, typed)
  if (!begun.ok) throw new Error('A record that replays cannot be set up.')
  return begun.value
}

/** Options that the other book has not are left out: they are what it does without. */
export const knownTo = (
  { options }: { readonly options: readonly Option[] },
  given: Host['setUp']['options'],
): Host['setUp']['options'] =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) =>
      options.some((known) => known.name === name && known.values.some((one) => same(one, value))),
    ),
  )

function along(here: Host, there: Host, entries: readonly Entry[], offers: Offers): Followed {
  const answers = entries.length
  let first = toldOtherwise(here, there, { at: 0, entry: null, from: [0, 0] })
  for (const [i, entry] of entries.entries()) {
    const at = i + 1
    const from = [storyOf(here).length, storyOf(there).length] as const
    const refused = takes(here, there, entry, offers)
    if (refused) {
      const parting = refusedAt(here, there, at, entry, refused)
      return { answers, taken: i, first: first ?? parting, last: parting }
    }
    if (isAnswered(entry)) enter(here, entry)
    else interjectIn(here, entry.interjection)
    first ??= toldOtherwise(here, there, { at, entry, from })
  }
  return { answers, taken: answers, first, last: null }
}

type Refused = { readonly how: 'asked' | 'refused' | 'ended'; readonly refusal: Refusal | null }

/** Gives an entry to the other book, or says why it does not fit there. */
function takes(here: Host, there: Host, entry: Entry, offers: Offers): Refused | null {
  const { course } = there
  if (isOver(course)) return { how: 'ended', refusal: null }
  if (!isAnswered(entry)) {
    const refused = interjectIn(there, entry.interjection)
    return refused && { how: 'refused', refusal: refused }
  }
  const asked = askFor(course, entry.seat)
  if (asked?.name !== entry.ask) return { how: 'asked', refusal: null }
  if (entry.seat === CHANCE && !throwsAlike(askFor(here.course, CHANCE), asked))
    return { how: 'asked', refusal: null }
  const refusals: Refusal[] = []
  for (const answer of offers(entry, asked, seenBy(course, entry.seat))) {
    const refused = judge(course, entry.seat, answer)
    if (!refused) {
      enter(there, { seat: entry.seat, ask: entry.ask, answer })
      return null
    }
    refusals.push(refused)
  }
  // What the other book would call it says more than that it has no such thing.
  return { how: 'refused', refusal: refusals[1] ?? refusals[0] ?? null }
}

/** As many dice of as many sides. */
function throwsAlike(one: Ask | null, other: Ask): boolean {
  const [a, b] = [one?.args ?? null, other.args]
  if (!isObject(a) || !isObject(b)) return true
  return (
    same(a['count'] ?? null, b['count'] ?? null) && same(a['sides'] ?? null, b['sides'] ?? null)
  )
}

const storyOf = ({ course }: Host): readonly Happening[] => course.telling?.happenings ?? []

/** As it stands now: what its course does with it from here on changes nothing of it. */
const battleIn = ({ course }: Host): Battle => cloneOf(course).battle

const momentOf = ({ rulebook, course }: Host): JsonObject => rulebook.moment(course.battle)

const sayingOf = ({ rulebook }: Host, told: readonly Happening[]): readonly string[] =>
  told.map((happening) => sentenceOf(rulebook, happening))

type Place = {
  readonly at: number
  readonly entry: Entry | null
  /** How much had been told before. */
  readonly from: readonly [one: number, other: number]
}

/** Whether the two have told something else since then: by what people read, not by its clauses. */
function toldOtherwise(here: Host, there: Host, { at, entry, from }: Place): Parting | null {
  const one = storyOf(here).slice(from[0])
  const other = storyOf(there).slice(from[1])
  const [said, saidThere] = [sayingOf(here, one), sayingOf(there, other)]
  const most = Math.max(said.length, saidThere.length)
  let differs = 0
  while (differs < most && said[differs] === saidThere[differs]) differs++
  if (differs === most) return null
  const moment = (one[differs] ?? one.at(-1))?.moment ?? momentOf(here)
  return {
    at,
    entry,
    moment,
    how: 'told',
    one: { refusal: null, asks: [], told: one.slice(differs), battle: battleIn(here) },
    other: { refusal: null, asks: [], told: other.slice(differs), battle: battleIn(there) },
  }
}

function refusedAt(
  here: Host,
  there: Host,
  at: number,
  entry: Entry,
  { how, refusal: why }: Refused,
): Parting {
  return {
    at,
    entry,
    moment: momentOf(here),
    how,
    one: {
      refusal: null,
      asks: openOf(here.course),
      told: toldWith(here.course, entry),
      battle: battleIn(here),
    },
    other: {
      refusal: why,
      asks: openOf(there.course),
      told: how === 'asked' ? toldWith(there.course, entry) : [],
      battle: battleIn(there),
    },
  }
}

function atSetUp(one: Rulebook, here: Host, why: Refusal): Parting {
  const moment = one.moment(here.course.battle)
  const nothing = { asks: [], told: [] }
  return {
    at: 0,
    entry: null,
    moment,
    how: 'set-up',
    one: { refusal: null, ...nothing, battle: battleIn(here) },
    other: { refusal: why, ...nothing, battle: null },
  }
}

const openOf = ({ asks, given }: Course): readonly Ask[] => asks.filter((_, i) => !given[i])

/**
 * What a book would tell if it were given this: how many dice it throws is in what it tells of
 * them. Where it throws more than there are, ones fill in; they decide nothing that is shown.
 */
function toldWith(course: Course, entry: Entry): readonly Happening[] {
  if (isOver(course) || !isAnswered(entry)) return []
  const asked = askFor(course, entry.seat)
  if (asked?.name !== entry.ask) return []
  const { answer } = entry
  const thrown = asked.name === 'dice' && Array.isArray(answer) ? filledUp(asked, answer) : answer
  if (judge(course, entry.seat, thrown)) return []
  const known = (course.telling?.happenings.length ?? 0) - (course.telling?.atCheckpoint ?? 0)
  const telling = newTelling(course.rulebook)
  const clone: Course = { ...cloneOf(course), telling }
  put(clone, { seat: entry.seat, ask: entry.ask, answer: thrown })
  return telling.happenings.slice(known)
}

function filledUp({ args }: Ask, faces: readonly Json[]): readonly Json[] {
  const { count } = args as DiceArgs
  return Array.from({ length: count }, (_, i) => faces[i] ?? 1)
}
