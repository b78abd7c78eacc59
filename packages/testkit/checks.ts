import {
  asksTheSame,
  CHANCE,
  cloneOf,
  courseAt,
  freezeRecords,
  hears,
  isObject,
  judge,
  kindOf,
  knowledgeOf,
  newTelling,
  put,
  imagine,
  same,
  seenBy,
  type Course,
  type Json,
  type Knowledge,
  type Random,
  type SeatId,
  type Telling,
} from '@grognard/kernel'
import {
  isPlain,
  must,
  openAsks,
  seatsIn,
  throughJson,
  type Check,
  type Situation,
} from './situation.ts'

const SAMPLE = 24

/** Somebody can always answer, and nobody is refused what was proposed to them. */
export const noDeadEnd: Check = ({ course, random }) => {
  const open = openAsks(course)
  must(open.length > 0, 'The battle is not over, and nothing is asked of anybody.')
  let answerable = 0
  for (const { ask, seat } of open) {
    const kind = kindOf(course, ask.name)
    const seen = seenBy(course, seat)
    const candidates = kind.candidates(seen, ask.args, SAMPLE, random)
    must(
      candidates.length <= SAMPLE,
      `'${ask.name}' proposes more candidates than it was asked for.`,
    )
    answerable += candidates.length
    const any = kind.any && candidates.length > 0 ? [kind.any(seen, ask.args, random)] : []
    for (const candidate of [...candidates, ...any]) {
      must(isPlain(candidate), `A candidate of '${ask.name}' is no plain JSON.`)
      const refused = judge(course, seat, candidate)
      const shown = JSON.stringify(candidate)
      must(!refused, `'${ask.name}' refuses its own candidate ${shown}: ${refused?.message}`)
    }
    for (const candidate of candidates.slice(-1)) nothingTooMuch(course, seat, candidate)
    if (kind.pass !== undefined && candidates.length < SAMPLE && kind.complete)
      must(
        judge(course, seat, kind.pass) !== null || candidates.some((c) => same(c, kind.pass)),
        `'${ask.name}' can be passed, and does not propose it.`,
      )
  }
  must(answerable > 0, `Nobody has an answer to '${open[0]?.ask.name}'.`)
}

const SURPLUS = 'surplus'

/** An answer with a field too many, wherever it is, is refused by the name of that field. */
function nothingTooMuch(course: Course, seat: SeatId, candidate: Json): void {
  for (const answer of withOneMore(candidate)) {
    const refused = judge(course, seat, answer)
    const shown = JSON.stringify(answer)
    must(refused !== null, `An answer with a field too many is taken: ${shown}.`)
    must(refused.message.includes(SURPLUS), `${refused.message} The field is not named: ${shown}.`)
  }
}

/** The same with a field more, once in each of its objects. */
function* withOneMore(value: Json): Generator<Json> {
  if (Array.isArray(value))
    for (const [i, item] of value.entries())
      for (const more of withOneMore(item as Json)) yield (value as readonly Json[]).with(i, more)
  if (!isObject(value)) return
  yield { ...value, [SURPLUS]: 1 }
  for (const key of Object.keys(value))
    for (const more of withOneMore(value[key] ?? null)) yield { ...value, [key]: more }
}

const RUBBISH: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'rubbish',
  '__proto__',
  [],
  [null],
  [[]],
  {},
  { unit: null },
  { unit: -1, at: 1e9 },
]

/** Whatever comes from outside is refused in a sentence or is an answer; nothing is thrown. */
export const rubbishIsRefused: Check = ({ course }) => {
  for (const { ask, seat } of openAsks(course))
    for (const answer of RUBBISH) {
      const refused = judge(course, seat, answer)
      if (refused) must(refused.message.length > 5, `'${ask.name}' refuses without a sentence.`)
    }
}

/** The battle is plain JSON at every ask, and goes on from it to the same questions. */
export const jsonRoundTrip: Check = ({ course }) => {
  must(isPlain(course.checkpoint), 'The checkpoint is no plain JSON.')
  must(isPlain(course.battle), 'The battle is no plain JSON.')
  must(isPlain(course.asks), 'An ask is no plain JSON.')
  const again = courseAt(course.rulebook, throughJson(course.checkpoint))
  for (const entry of throughJson(course.trail)) put(again, entry)
  must(same(again.battle, course.battle), 'A battle saved and loaded is another battle.')
  must(same(again.asks, course.asks), 'A battle saved and loaded asks something else.')
}

/** A clone goes its own way, and comes to the same from the same answers. */
export const cloneIsIndependent: Check = ({ course, random }) => {
  const before = throughJson(course.battle)
  const [first, second] = [cloneOf(course), cloneOf(course)]
  must(same(first.battle, course.battle), 'A clone differs from its original.')
  const [open] = openAsks(course)
  if (!open) return
  const kind = kindOf(course, open.ask.name)
  const seen = seenBy(course, open.seat)
  const [answer] = kind.candidates(seen, open.ask.args, 1, random)
  if (answer === undefined) return
  const entry = { seat: open.seat, ask: open.ask.name, answer }
  put(first, entry)
  put(second, entry)
  must(same(course.battle, before), `Answering '${open.ask.name}' in a clone changed the original.`)
  must(same(first.battle, second.battle), `'${open.ask.name}' comes out differently in two clones.`)
  must(same(first.asks, second.asks), `'${open.ask.name}' leads to different asks in two clones.`)
}

/** Every seat, and a spectator, has a view that is plain JSON. */
export const viewsArePlain: Check = ({ course }) => {
  for (const seat of [...seatsIn(course.battle), null]) {
    const seen = course.rulebook.view(course.battle, seat)
    must(isPlain(seen), `The view of '${seat}' is no plain JSON.`)
  }
}

/** What the rulebook says must always hold, holds between activities. */
export const noFaults: Check = ({ course }) => {
  const [fault] = course.rulebook.faults(course.checkpoint)
  must(fault === undefined, fault ?? '')
}

/** Rules that change a record in place fail from here on. */
export const recordsAreFrozen: Check = ({ course }) => {
  freezeRecords(course.checkpoint)
  freezeRecords(course.battle)
}

/**
 * Draws anew all that a seat cannot know: its view, its asks and whom else the table waits for
 * stay the same, and so does every refusal. Returns the seats whose sample was not the truth.
 */
export function leaksNothing({ course, random }: Situation): readonly SeatId[] {
  const mistaken: SeatId[] = []
  for (const seat of seatsIn(course.battle)) {
    const known = knowledgeOf(course, seat)
    const { rulebook } = course
    const imagined = rulebook.resample(known, random)
    const again = rulebook.view(imagined, seat)
    must(same(again, known.atCheckpoint), `'${seat}' sees what it cannot know at the checkpoint.`)
    const [fault] = rulebook.faults(imagined)
    must(fault === undefined, `A battle imagined by '${seat}' is none: ${fault}`)
    const told = newTelling(rulebook)
    const sample = agreeing(course, known, random, told)
    must(sample !== null, `What '${seat}' sees depends on what it cannot know.`)
    must(same(heard(told, seat), story(course, seat)), `The story betrays a secret to '${seat}'.`)
    const elsewhere = `Who is asked what depends on what '${seat}' cannot know.`
    must(asksTheSame(sample, known), elsewhere)
    if (!same(sample.battle, course.battle)) mistaken.push(seat)
    if (!known.asked) continue
    for (const answer of RUBBISH)
      must(
        same(judge(sample, seat, answer), judge(course, seat, answer)),
        `A refusal of '${known.asked.name}' betrays a secret to '${seat}'.`,
      )
    const kind = kindOf(course, known.asked.name)
    for (const answer of kind.candidates(known.seen, known.asked.args, SAMPLE, random))
      must(judge(sample, seat, answer) === null, `A refusal betrays a secret to '${seat}'.`)
  }
  return mistaken
}

/** A battle that agrees with what the seat sees, whatever is asked in it. */
function agreeing(course: Course, known: Knowledge, random: Random, told: Telling): Course | null {
  for (let i = 0; i < 256; i++) {
    told.happenings.length = 0
    const sample = imagine(course.rulebook, known, random, told)
    if (sample) return sample
  }
  return null
}

const heard = ({ happenings }: Telling, seat: SeatId) =>
  happenings.filter(({ to }) => hears(to, seat))

/** What a seat has been told since the checkpoint. */
function story(course: Course, seat: SeatId) {
  const told = newTelling(course.rulebook)
  const again = courseAt(course.rulebook, course.checkpoint, told)
  for (const entry of course.trail) put(again, entry)
  return heard(told, seat)
}

/** Chance throws only what it can: no seat but chance is asked for dice. */
export const onlyChanceThrows: Check = ({ course }) => {
  for (const { ask, seat } of openAsks(course))
    if (ask.name === 'dice' || ask.name === 'draw')
      must(seat === CHANCE, `'${ask.name}' is asked of '${seat}' and not of chance.`)
}
