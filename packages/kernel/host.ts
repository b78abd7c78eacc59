import { hears, type Answered, type AnyKind, type Ask, type Refusal } from './ask.ts'
import { CHANCE, type Battle, type SeatId } from './battle.ts'
import { isMissing, type Chance, type DiceArgs } from './chance.ts'
import {
  askFor,
  courseAt,
  isAnswered,
  isOver,
  judge,
  kindOf,
  put,
  Runaway,
  seenBy,
  type Course,
  type Entry,
} from './course.ts'
import { newTelling, type Happening } from './events.ts'
import { refuseInterjection, type Interjection } from './interjection.ts'
import { digest, same, type Json } from './json.ts'
import { randomFrom } from './random.ts'
import type { Ahead, BattleRecord, Logged, Proposal, Proposed, Standing } from './record.ts'
import { refusal } from './refusals.ts'
import type { Result, Rulebook, SetUp } from './rulebook.ts'

/** A battle between two activities, and how much had been entered and told by then. */
export type Mark<B> = { readonly battle: B; readonly entries: number; readonly told: number }

/** Keeps a battle: takes answers, keeps the record, tells each seat its story. */
export interface Host<B extends Battle = Battle> {
  readonly rulebook: Rulebook<B>
  readonly setUp: SetUp
  readonly chance: Chance
  course: Course<B>
  /** What stands now; take-backs are carried out here, and only noted in the log. */
  entries: Entry[]
  log: Logged[]
  /** So many of the log stand as they were when somebody last wrote them down. */
  unchanged: number
  marks: Mark<B>[]
  /** The entries before the first mark lead there from the set-up, for whoever looks back so far. */
  recalls: boolean
  /** No undo goes back before this entry: a secret was seen there, or a take-back agreed. */
  barrier: number
  /** The number of the first of the open asks. Numbers are never used twice, not even after an undo. */
  number: number
  nextNumber: number
  /** Which questions have these numbers. */
  numbered: { readonly course: Course<B>; readonly questions: number } | null
  standing: readonly Standing[]
  ahead: readonly Ahead[]
  proposal: Proposal | null
  proposed: readonly Proposed[]
  /** For each rewind, how many happenings were left: whoever knows more must forget them. */
  rewinds: number[]
}

export function openHost<B extends Battle>(
  rulebook: Rulebook<B>,
  setUp: SetUp,
  chance: Chance,
): Result<Host<B>> {
  const begun = rulebook.setUp(setUp)
  if (!begun.ok) return begun
  return { ok: true, value: hostAt(rulebook, setUp, chance, begun.value) }
}

export function hostAt<B extends Battle>(
  rulebook: Rulebook<B>,
  setUp: SetUp,
  chance: Chance,
  battle: B,
): Host<B> {
  const host: Host<B> = {
    rulebook,
    setUp,
    chance,
    course: courseAt(rulebook, battle, newTelling(rulebook)),
    entries: [],
    log: [],
    unchanged: 0,
    marks: [{ battle, entries: 0, told: 0 }],
    recalls: false,
    barrier: 0,
    number: 1,
    nextNumber: 1,
    numbered: null,
    standing: [],
    ahead: [],
    proposal: null,
    proposed: [],
    rewinds: [],
  }
  noteCheckpoint(host)
  return host
}

/** An open question with the number that its answer must cite. */
export type OpenAsk = { readonly number: number; readonly ask: Ask }

/** The questions that this seat can answer now; a thrower of real dice answers for chance. */
export function openTo(host: Host, seat: SeatId): readonly OpenAsk[] {
  const { asks, given } = host.course
  return asks
    .map((ask, i) => ({ number: host.number + i, ask }))
    .filter(({ ask }, i) => !given[i] && speaksFor(host, seat, ask) !== null)
}

function speaksFor({ chance }: Host, seat: SeatId, ask: Ask): SeatId | null {
  if (seat !== CHANCE && ask.seats.includes(seat)) return seat
  if (!chance.typed) return null
  const throws = ask.seats.includes(CHANCE) && (ask.args as DiceArgs).thrower === seat
  return throws ? CHANCE : null
}

/** Takes a seat's answer to the ask of that number, or says why not. */
export function give(host: Host, seat: SeatId, number: number, answer: Json): Refusal | null {
  const { course } = host
  if (isOver(course)) return refusal('over', 'The battle is over.')
  const place = number - host.number
  const asked = course.asks[place]
  if (!asked || course.given[place])
    return refusal('stale', `The question ${number} is no longer open.`, { number })
  const speaker = speaksFor(host, seat, asked)
  if (speaker === null)
    return refusal('not-asked', `The question ${number} is not put to the seat '${seat}'.`, {
      number,
      seat,
    })
  const refused = judge(course, speaker, answer)
  if (refused) return refused
  enter(host, { seat: speaker, ask: asked.name, answer })
  return null
}

/**
 * Lets chance, single answers and standing passes answer until somebody must decide. Where `alone`
 * is the only person there, nobody could learn anything from a question that is not put: it is
 * passed for. `people` are not asked what they have said, or left unsaid, beforehand.
 */
export function settle(
  host: Host,
  alone: SeatId | null = null,
  people: readonly SeatId[] = [],
): Refusal | null {
  for (let answers = 0; !isOver(host.course); answers++) {
    if (answers > MOST_AUTOMATIC)
      throw new Runaway(`${MOST_AUTOMATIC} answers in a row were given by nobody.`)
    const { course } = host
    const open = askFor(course, CHANCE)
    if (open) {
      const answer = host.chance.answer(open)
      if (answer === null) return null
      if (isMissing(answer)) return answer.refusal
      const refused = judge(course, CHANCE, answer)
      if (refused) return refused
      enter(host, { seat: CHANCE, ask: open.name, answer })
      continue
    }
    const automatic = automaticAnswer(host, alone, people)
    if (!automatic) return null
    enter(host, automatic.answered)
    // What has been done is not wanted any more, even if it is taken back.
    host.ahead = host.ahead.filter((one) => one !== automatic.by)
  }
  return null
}

const MOST_AUTOMATIC = 100_000

const noDice = randomFrom('')

/** An answer that nobody need be asked for, and what somebody said beforehand, if it is that. */
type Automatic = { readonly answered: Answered; readonly by: Ahead | null }

function automaticAnswer(
  host: Host,
  alone: SeatId | null,
  people: readonly SeatId[],
): Automatic | null {
  const { course } = host
  const isPassed = (seat: SeatId, kind: AnyKind, args: Json): boolean =>
    standsFor(host, seat, kind.name, false) ||
    ((seat === alone || standsFor(host, seat, kind.name, true)) &&
      canOnlyPass(course, seat, kind, args))
  for (const [i, open] of course.asks.entries()) {
    // Where any of several may answer, none of them is spoken for.
    if (course.given[i] || open.seats.length > 1) continue
    const seat = open.seats[0] as SeatId
    const { name, args } = open
    const kind = kindOf(course, name)
    const { pass } = kind
    if (people.includes(seat) && kind.beforehand?.(seenBy(course, seat), args)) {
      const said = saidBeforehand(host, seat, open)
      const last = lastDecision(host, seat)
      const isWanted =
        said.by === null && last !== null && kind.unsaid?.(seenBy(course, seat), args, last)
      if (!isWanted && !judge(course, seat, said.answered.answer)) return said
    }
    if (pass !== undefined && isPassed(seat, kind, args) && !judge(course, seat, pass))
      return byItself({ seat, ask: name, answer: pass, automatic: 'passed' })
    if (!kind.complete || kind.window) continue
    const [only, ...others] = kind.candidates(seenBy(course, seat), args, 2, noDice)
    if (only !== undefined && others.length === 0)
      return byItself({ seat, ask: name, answer: only, automatic: 'only' })
  }
  return null
}

const byItself = (answered: Answered): Automatic => ({ answered, by: null })

/** What a seat wanted to answer here; it passes if it has wanted nothing. */
function saidBeforehand(host: Host, seat: SeatId, { name, args }: Ask): Automatic {
  const by = host.ahead.find((one) => one.seat === seat && one.ask === name && same(one.args, args))
  if (by) return { answered: { seat, ask: name, answer: by.answer }, by }
  const pass = kindOf(host.course, name).pass as Json
  return byItself({ seat, ask: name, answer: pass, automatic: 'passed' })
}

/** What a seat answered last by itself. */
function lastDecision({ log }: Host, seat: SeatId): Answered | null {
  const entry = log.findLast((one) => 'ask' in one && one.seat === seat && !one.automatic)
  return entry && 'ask' in entry ? entry : null
}

const standsFor = (host: Host, seat: SeatId, name: string, untilAble: boolean): boolean =>
  host.standing.some(
    (s) =>
      s.seat === seat &&
      (s.ask === null || s.ask === name) &&
      (s.until === UNTIL_ABLE) === untilAble,
  )

/** Nothing else can be answered, or nothing else is of any use. */
function canOnlyPass(course: Course, seat: SeatId, kind: AnyKind, args: Json): boolean {
  const seen = seenBy(course, seat)
  if (kind.idle?.(seen, args)) return true
  return kind.complete && kind.candidates(seen, args, 2, noDice).every((a) => same(a, kind.pass))
}

/** 'Pass for me until I can do something else': lasts until it is stopped. */
export const UNTIL_ABLE = 'able'

/** So much may one seat have said beforehand: each is looked at for every question. */
const MOST_BEFOREHAND = 50

const tooMuchBeforehand = refusal(
  'beforehand',
  'Enough has been said beforehand: let some of it come to pass before saying more.',
)

/** 'Pass for me until ...' such as the end of the phase or of the turn. */
export function passUntil(
  host: Host,
  seat: SeatId,
  until: string,
  ask: string | null = null,
): Refusal | null {
  const moment = host.rulebook.moment(host.course.battle)
  if (until !== UNTIL_ABLE && !Object.hasOwn(moment, until))
    return refusal('no-until', `${host.rulebook.title} has no '${until}' to pass until.`, {
      rulebook: host.rulebook.title,
      until,
    })
  if (ask !== null && host.course.kinds.get(ask)?.pass === undefined)
    return refusal('no-pass', `'${ask}' cannot be passed.`, { ask })
  const [since = null, turn = null] = [moment[until], moment['turn']]
  const others = host.standing.filter((s) => s.seat !== seat || s.ask !== ask || s.until !== until)
  if (others.filter((s) => s.seat === seat).length >= MOST_BEFOREHAND) return tooMuchBeforehand
  host.standing = [...others, { seat, ask, until, since, turn }]
  return null
}

/** What a seat wants to answer to a question of which it says so beforehand; null takes it back. */
export function sayAhead(
  host: Host,
  { seat, ask, args, answer }: Omit<Ahead, 'since'>,
): Refusal | null {
  if (!host.course.kinds.get(ask)?.beforehand)
    return refusal('not-beforehand', `'${ask}' is not answered beforehand.`, { ask })
  const since = host.rulebook.moment(host.course.battle)
  const others = host.ahead.filter(
    (one) => one.seat !== seat || one.ask !== ask || !same(one.args, args),
  )
  if (answer !== null && others.filter((one) => one.seat === seat).length >= MOST_BEFOREHAND)
    return tooMuchBeforehand
  host.ahead = answer === null ? others : [...others, { seat, ask, args, answer, since }]
  return null
}

export const stopPassing = (host: Host, seat: SeatId): void => {
  host.standing = host.standing.filter((s) => s.seat !== seat)
}

/** More than this in one activity is noise. */
const MOST_SAID = 100

/** Takes what answers no ask: conceding, the clock, a change of seat, a correction. */
export function interjectIn(host: Host, said: Interjection): Refusal | null {
  const refused = refuseInterjection(host.rulebook, host.course.battle, said)
  if (refused) return refused
  const before = host.course.trail.filter((entry) => !isAnswered(entry)).length
  if (before >= MOST_SAID)
    return refusal('often', 'Enough has been said: let the battle go on before saying more.')
  enter(host, { interjection: said })
  // What was asked may read differently now: an answer on its way is stale.
  host.numbered = null
  renumber(host)
  return null
}

/** Puts an entry that has been judged, and keeps account of it. */
export function enter(host: Host, entry: Entry): void {
  const { course } = host
  put(course, entry)
  // What was proposed was about another situation.
  host.proposal = null
  host.entries.push(entry)
  host.log.push(entry)
  noteCheckpoint(host)
}

/** Notes where the battle stands after a move: checkpoint, secrets seen, numbers, passes. */
export function noteCheckpoint(host: Host): void {
  const { course, marks } = host
  const telling = course.telling
  if (course.checkpoint !== marks.at(-1)?.battle) {
    const entries = host.entries.length - course.trail.length
    marks.push({ battle: course.checkpoint, entries, told: telling?.atCheckpoint ?? 0 })
  }
  if (telling?.revealed) {
    telling.revealed = false
    host.barrier = host.entries.length
  }
  renumber(host)
  if (host.ahead.length > 0) {
    const moment = host.rulebook.moment(course.battle)
    host.ahead = host.ahead.filter(({ since }) => same(since, moment))
  }
  if (host.standing.length > 0) {
    const moment = host.rulebook.moment(course.battle)
    // A phase that has come round again in another turn is not the one that was meant.
    const lasts = (s: Standing) =>
      s.until === UNTIL_ABLE || (same(moment[s.until], s.since) && same(moment['turn'], s.turn))
    host.standing = host.standing.filter(lasts)
  }
}

function renumber(host: Host): void {
  const { course } = host
  const { numbered } = host
  if (numbered?.course === course && numbered.questions === course.questions) return
  host.numbered = { course, questions: course.questions }
  host.number = host.nextNumber
  host.nextNumber += course.asks.length
}

/** A happening with its number in the story of one seat: gaps would betray what others are told. */
export type Told = Happening & { readonly number: number }

export type News = {
  readonly revision: number
  /** The seat must forget what it was told from this number on; null if all of it stands. */
  readonly rewindTo: number | null
  readonly told: readonly Told[]
}

/** What is new for a seat (or a spectator) that was told `known` happenings at `revision`. */
export function newsFor(host: Host, seat: SeatId | null, revision = 0, known = 0): News {
  const happenings = host.course.telling?.happenings ?? []
  const low = host.rewinds.slice(revision).reduce((a, b) => Math.min(a, b), Infinity)
  let heardBelowLow = 0
  const story: Told[] = []
  for (const [i, happening] of happenings.entries()) {
    if (!hears(happening.to, seat)) continue
    if (i < low) heardBelowLow++
    story.push({ ...happening, number: story.length + 1 })
  }
  const stands = Math.min(known, heardBelowLow)
  return {
    revision: host.rewinds.length,
    rewindTo: stands < known ? stands + 1 : null,
    told: story.slice(stands),
  }
}

export function recordOf(host: Host): BattleRecord {
  const { checkpoint } = host.course
  return {
    rulebook: { id: host.rulebook.id, version: host.rulebook.version },
    setUp: host.setUp,
    log: [...host.log],
    end: checkpoint.outcome ? { outcome: checkpoint.outcome, digest: digest(checkpoint) } : null,
  }
}
