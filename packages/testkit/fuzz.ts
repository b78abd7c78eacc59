import {
  courseAt,
  digest,
  give,
  isOver,
  judge,
  kindOf,
  openHost,
  openTo,
  put,
  randomFrom,
  recordOf,
  replay,
  resume,
  same,
  save,
  seeded,
  seenBy,
  settle,
  undo,
  undoableTo,
  type Answered,
  type Battle,
  type Entry,
  type Host,
  type Json,
  type Random,
  type Rulebook,
  type SeatId,
  type SetUp,
} from '@grognard/kernel'
import {
  cloneIsIndependent,
  jsonRoundTrip,
  leaksNothing,
  noDeadEnd,
  noFaults,
  onlyChanceThrows,
  recordsAreFrozen,
  rubbishIsRefused,
  viewsArePlain,
} from './checks.ts'
import { Broken, must, openAsks, throughJson, type Check, type Situation } from './situation.ts'

const CHECKS: readonly Check[] = [
  noDeadEnd,
  rubbishIsRefused,
  jsonRoundTrip,
  cloneIsIndependent,
  viewsArePlain,
  noFaults,
  onlyChanceThrows,
  recordsAreFrozen,
]

export interface Fuzzing {
  /** What a rulebook wants checked besides, such as units conserved from one checkpoint to the next. */
  readonly conserved?: (before: Battle, after: Battle) => string | null
  /** More answers than this, and the battle counts as one that never ends. */
  readonly limit?: number
  /** Only plays, many times faster. */
  readonly isUnchecked?: boolean
  /** Whether to stop here, so many answers after the beginning, though the battle goes on. */
  readonly isTimeUp?: (answers: number) => boolean
}

export interface Fuzzed {
  readonly answers: number
  /** Seats that imagined something other than the truth: what they see keeps secrets. */
  readonly mistaken: ReadonlySet<SeatId>
  readonly digest: string
}

const LIMIT = 20_000

/** Plays random candidates to the end of the battle, and checks everything at every ask. */
export function fuzzBattle<B extends Battle>(
  rulebook: Rulebook<B>,
  setUp: SetUp,
  seed: string,
  { conserved = () => null, limit = LIMIT, isUnchecked, isTimeUp = () => false }: Fuzzing = {},
): Fuzzed {
  const begun = rulebook.setUp(setUp)
  must(begun.ok, `The set-up is refused: ${begun.ok ? '' : begun.refusal.message}`)
  const random = randomFrom(seed)
  const course = courseAt(rulebook, begun.value)
  const log: Entry[] = []
  const mistaken = new Set<SeatId>()
  let before: Battle = begun.value
  while (!isOver(course) && !isTimeUp(log.length)) {
    const situation: Situation = { course, random }
    try {
      must(log.length < limit, `The battle has not ended after ${limit} answers.`)
      for (const check of isUnchecked ? [] : CHECKS) check(situation)
      for (const seat of isUnchecked ? [] : leaksNothing(situation)) mistaken.add(seat)
      const lost = conserved(before, course.checkpoint)
      must(lost === null, lost ?? '')
    } catch (error) {
      throw named(error, seed, log.length)
    }
    before = course.checkpoint
    const entry = anyAnswer(situation)
    log.push(entry)
    try {
      const refused = judge(course, entry.seat, entry.answer)
      must(!refused, `'${entry.ask}' refuses its own candidate: ${refused?.message}`)
      put(course, entry)
    } catch (error) {
      throw named(error, seed, log.length)
    }
  }
  must(rulebook.faults(course.checkpoint).length === 0, 'It ends in a state that cannot be.')
  return { answers: log.length, mistaken, digest: digest([log, course.checkpoint]) }
}

function anyAnswer({ course, random }: Situation): Answered {
  const { ask, seat } = random.pick(openAsks(course))
  const kind = kindOf(course, ask.name)
  const candidates = kind.candidates(seenBy(course, seat), ask.args, 64, random)
  return { seat, ask: ask.name, answer: random.pick(candidates) }
}

const named = (error: unknown, seed: string, answers: number): Error => {
  const message = error instanceof Error ? error.message : String(error)
  const where = new Broken(`Seed '${seed}', after ${answers} answers: ${message}`)
  if (error instanceof Error && error.stack) where.stack = `${where.message}\n${error.stack}`
  return where
}

/**
 * Plays a battle through a host: an undo goes back to exactly where the seat decided, a save
 * goes on as if nothing had happened, and the record replays to the same end.
 */
export function fuzzHost<B extends Battle>(
  rulebook: Rulebook<B>,
  setUp: SetUp,
  seed: string,
  { limit = LIMIT, isTimeUp = () => false }: Pick<Fuzzing, 'limit' | 'isTimeUp'> = {},
): void {
  const begun = openHost(rulebook, setUp, seeded(`${seed}/chance`))
  must(begun.ok, `The set-up is refused: ${begun.ok ? '' : begun.refusal.message}`)
  let host = begun.value
  const random = randomFrom(`${seed}/host`)
  try {
    settled(host)
    while (!isOver(host.course) && !isTimeUp(host.entries.length)) {
      must(host.entries.length < limit, `The battle has not ended after ${limit} answers.`)
      if (random.below(16) === 0) host = savedAndResumed(host)
      decide(host, random)
    }
    const record = throughJson(recordOf(host))
    const replayed = replay(rulebook, record)
    must(
      replayed.ok,
      `The record does not replay: ${replayed.ok ? '' : replayed.misfit.refusal.message}`,
    )
    must(same(recordOf(replayed.host), record), 'The record replays to another record.')
    must(
      same(replayed.host.course.telling?.happenings, host.course.telling?.happenings),
      'The record tells another story.',
    )
  } catch (error) {
    throw named(error, seed, host.entries.length)
  }
}

function settled(host: Host): void {
  const refused = settle(host)
  must(refused === null, `The host was refused: ${refused?.message}`)
}

/** One seat decides, thinks better of it, and decides again. */
function decide(host: Host, random: Random): void {
  const asked = host.course.battle.seats.flatMap(({ id }) =>
    openTo(host, id).map((open) => ({ seat: id, ...open })),
  )
  const { seat, ask, number } = random.pick(asked)
  const kind = kindOf(host.course, ask.name)
  const answers = kind.candidates(seenBy(host.course, seat), ask.args, 64, random)
  if (answers.length === 0) return
  const answer = random.pick(answers)
  const before = picture(host)
  answered(host, seat, number, answer)
  if (random.below(2) === 0) settled(host)
  if (undoableTo(host, seat) !== null) {
    const refused = undo(host, seat)
    must(refused === null, `An undo that was offered is refused: ${refused?.message}`)
    must(same(picture(host), before), `Undoing '${ask.name}' does not lead back to where it was.`)
    must(
      give(host, seat, number, answer)?.code === 'stale',
      'A number is used again after an undo.',
    )
    const open = openTo(host, seat).find((o) => o.ask.name === ask.name)
    answered(host, seat, open?.number ?? 0, answer)
  }
  settled(host)
}

function answered(host: Host, seat: string, number: number, answer: Json): void {
  const refused = give(host, seat, number, answer)
  must(refused === null, `The host refuses a candidate: ${refused?.message}`)
}

const picture = (host: Host): Json =>
  throughJson({
    battle: host.course.battle as unknown as Json,
    asks: host.course.asks,
    story: host.course.telling?.happenings ?? [],
    log: host.log,
  })

function savedAndResumed<B extends Battle>(host: Host<B>): Host<B> {
  const resumed = resume(host.rulebook, throughJson(save(host)))
  must(resumed.ok && resumed.misfit === null, 'A battle just saved cannot be gone on with.')
  must(same(picture(resumed.host), picture(host)), 'A saved battle goes on differently.')
  return resumed.host
}
