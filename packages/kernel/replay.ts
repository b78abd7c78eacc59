import type { Answered, Ask, Refusal } from './ask.ts'
import { CHANCE, UMPIRE, type Battle } from './battle.ts'
import { chanceFrom, typed } from './chance.ts'
import {
  askFor,
  courseAt,
  isAnswered,
  isOver,
  judge,
  kindOf,
  put,
  seenBy,
  type Course,
  type Entry,
} from './course.ts'
import { checkpointOf, digestFor, logOf, proposalOf } from './earlier.ts'
import { newTelling } from './events.ts'
import {
  enter,
  hostAt,
  interjectIn,
  noteCheckpoint,
  openHost,
  recordOf,
  type Host,
} from './host.ts'
import { faultOf, refuseInterjection } from './interjection.ts'
import { digest, type Json, same } from './json.ts'
import {
  isTakenBack,
  type BattleRecord,
  type Logged,
  type Proposal,
  type SavedBattle,
} from './record.ts'
import { randomFrom } from './random.ts'
import { refusal, type KernelRefusals } from './refusals.ts'
import type { Rulebook } from './rulebook.ts'
import { refuseProposal, refuseTakeBack, takeBack, whoMustConsent } from './undo.ts'

/** Where a record no longer fits: the place in its log (from 1; 0 is the set-up) and why. */
export type Misfit = { readonly at: number; readonly refusal: Refusal }

export type Replayed<B extends Battle> =
  | { readonly ok: true; readonly host: Host<B> }
  | { readonly ok: false; readonly misfit: Misfit; readonly host: Host<B> | null }

const misfit = (at: number, refused: Refusal): Misfit => ({ at, refusal: refused })

/** Plays a record of any version again without random numbers, judging every answer anew. */
export function replay<B extends Battle>(
  rulebook: Rulebook<B>,
  record: BattleRecord,
  { checkEnd = true } = {},
): Replayed<B> {
  if (record.rulebook.id !== rulebook.id) {
    const message = `It is a record of '${record.rulebook.id}', not of '${rulebook.id}'.`
    const [given, wanted] = [record.rulebook.id, rulebook.id]
    const refused = refusal('other-rulebook', message, { given, wanted })
    return { ok: false, misfit: misfit(0, refused), host: null }
  }
  const begun = openHost(rulebook, record.setUp, typed)
  if (!begun.ok) return { ok: false, misfit: { at: 0, refusal: begun.refusal }, host: null }
  const host = begun.value
  for (const [i, logged] of logOf(rulebook, record).entries()) {
    const refused = again(host, logged)
    if (refused) return { ok: false, misfit: { at: i + 1, refusal: refused }, host }
  }
  const wrong = checkEnd ? endDiffers(host, record) : null
  return wrong ? { ok: false, misfit: wrong, host } : { ok: true, host }
}

function again(host: Host, logged: Logged): Refusal | null {
  const { course } = host
  if (isTakenBack(logged)) {
    const refused = refuseTakeBack(host, logged.takenBack)
    if (!refused) takeBack(host, logged.takenBack)
    return refused
  }
  if (!isAnswered(logged)) return interjectIn(host, logged.interjection)
  if (isOver(course)) return refusal('over-before', 'The battle is over before this answer.')
  const open = askFor(course, logged.seat)
  if (open?.name !== logged.ask) {
    const waiting = course.asks.map((a) => `'${a.name}' of ${a.seats.join(' or ')}`).join(' and ')
    const message = `It answers '${logged.ask}' for ${logged.seat}; what is asked is ${waiting}.`
    return refusal('asked-otherwise', message, {
      ask: logged.ask,
      seat: logged.seat,
      waiting: course.asks.map(({ name, seats }) => ({ ask: name, seats })),
    })
  }
  const refused = judge(course, logged.seat, logged.answer) ?? refuseAutomatic(course, open, logged)
  if (!refused) enter(host, logged)
  return refused
}

/** An answer that counts as nobody's decision must be one that nobody had to decide. */
function refuseAutomatic(course: Course, open: Ask, { seat, answer, automatic }: Answered) {
  if (automatic === undefined) return null
  const kind = kindOf(course, open.name)
  const isOnly = () => {
    if (!kind.complete || kind.window) return false
    const answers = kind.candidates(seenBy(course, seat), open.args, 2, randomFrom(''))
    return answers.length === 1 && same(answers[0], answer)
  }
  const fits = automatic === 'only' ? isOnly() : same(kind.pass, answer)
  if (seat !== CHANCE && fits) return null
  return refusal('automatic', 'It is said to be automatic, and somebody had to decide it.')
}

function endDiffers(host: Host, record: BattleRecord): Misfit | null {
  const { log, end } = record
  const ended = endOf(host, record)
  if (same(ended, end)) return null
  const wrong = (message: string, how: KernelRefusals['end']['end']) =>
    misfit(log.length, refusal('end', message, { end: how }))
  if (!ended) return wrong('The record says the battle ended; it goes on.', 'goes on')
  if (!end) return wrong('The battle has ended; the record does not say so.', 'not said')
  return wrong('The battle ends differently from what the record says.', 'differs')
}

/** How the battle ended, as the record's version would have written it. */
function endOf(host: Host, record: BattleRecord): BattleRecord['end'] {
  const { rulebook, course } = host
  const { end } = recordOf(host)
  return (
    end && { ...end, digest: digestFor(rulebook, record, course.checkpoint as unknown as Json) }
  )
}

export type Resumed<B extends Battle> =
  | {
      readonly ok: true
      readonly host: Host<B>
      /** Where the record no longer fits today's rules; the battle goes on from its checkpoint. */
      readonly misfit: Misfit | null
    }
  | { readonly ok: false; readonly misfit: Misfit }

/** Goes on with a saved battle: by its record if that still fits, else from its checkpoint. */
export function resume<B extends Battle>(rulebook: Rulebook<B>, saved: SavedBattle): Resumed<B> {
  const { record } = saved
  const checkpoint = checkpointOf(rulebook, saved)
  const replayed = replay(rulebook, record)
  const fits = replayed.ok && leadsTo(replayed.host, checkpoint)
  const from = fits ? { ok: true as const, host: replayed.host } : fromCheckpoint(rulebook, saved)
  if (!from.ok) return from
  const host: Host<B> = {
    ...from.host,
    chance: chanceFrom(saved.chance),
    standing: saved.standing,
    ahead: saved.ahead ?? [],
    proposal: proposalFor(from.host, proposalOf(rulebook, saved)),
    proposed: saved.proposed ?? [],
    rewinds: fits ? [...saved.rewinds] : [...saved.rewinds, checkpoint.told],
    // Answers that cite a number from before the save are stale.
    nextNumber: Math.max(saved.nextNumber, from.host.nextNumber),
    numbered: null,
  }
  if (fits) numberAgain(host, saved)
  noteCheckpoint(host)
  if (fits) return { ok: true, host, misfit: null }
  const changed = misfit(checkpoint.entries, refusal('changed', 'The rules now lead elsewhere.'))
  return { ok: true, host, misfit: replayed.ok ? changed : replayed.misfit }
}

/** What is saved of where it stood may be of some activities ago. */
function leadsTo(host: Host, { battle, entries }: SavedBattle['checkpoint']): boolean {
  const mark = host.marks.findLast((one) => one.entries <= entries)
  return mark !== undefined && digest(mark.battle) === digest(battle)
}

/** The open questions have their numbers again, so that an answer on its way is not stale. */
export function numberAgain(host: Host, { number, nextNumber }: SavedBattle): boolean {
  const { course } = host
  if (number === undefined || number + course.asks.length > nextNumber) return false
  host.number = number
  host.nextNumber = nextNumber
  host.numbered = { course, questions: course.questions }
  return true
}

/** A proposal from a file may ask for anything: whose consent it needs is reckoned anew. */
function proposalFor(host: Host, proposal: Proposal | null): Proposal | null {
  if (!proposal || refuseProposal(host, proposal.by, proposal.to)) return null
  return { ...proposal, needs: whoMustConsent(host, proposal.by, proposal.to) }
}

function fromCheckpoint<B extends Battle>(
  rulebook: Rulebook<B>,
  saved: SavedBattle,
): { ok: true; host: Host<B> } | { ok: false; misfit: Misfit } {
  const checkpoint = checkpointOf(rulebook, saved)
  const log = logOf(rulebook, saved.record)
  const battle = checkpoint.battle as unknown as B
  const entries = standing(log)
  const wrong = rulebook.refuseBattle?.(checkpoint.battle) ?? wrongWith(rulebook, saved, entries)
  if (wrong) return { ok: false, misfit: misfit(0, wrong) }
  const host = begunAt(rulebook, saved, battle)
  if (!host) return { ok: false, misfit: misfit(0, noCheckpoint(rulebook)) }
  host.entries = entries.slice(0, checkpoint.entries)
  host.log = [...log]
  host.barrier = checkpoint.entries
  host.marks = [{ battle, entries: checkpoint.entries, told: checkpoint.told }]
  for (const entry of entries.slice(checkpoint.entries)) {
    if (!stillFits(host, entry)) break
    put(host.course, entry)
    host.entries.push(entry)
  }
  // Where today's rules ask something else, the rest of the activity in hand is asked again.
  const to = host.entries.length
  if (to < entries.length) {
    host.log.push({ takenBack: { to, by: UMPIRE, consent: [] } })
    host.barrier = to
  }
  return { ok: true, host }
}

/** What must hold of a battle to go on from, and of how much is said to have led to it. */
export function wrongWith<B extends Battle>(
  rulebook: Rulebook<B>,
  saved: SavedBattle,
  entries: readonly unknown[],
): Refusal | null {
  const checkpoint = checkpointOf(rulebook, saved)
  const fault = faultOf(rulebook, checkpoint.battle as unknown as B)
  if (fault !== null) return refusal('checkpoint', fault, { why: fault })
  const isLed = checkpoint.entries <= entries.length && checkpoint.told <= saved.story.length
  return isLed ? null : noCheckpoint(rulebook)
}

function noCheckpoint({ title }: Pick<Rulebook, 'title'>): Refusal {
  const why = `This is no battle of ${title}.`
  return refusal('checkpoint', why, { why })
}

/** A battle of the right form may still be one that no rule can go on with. */
export function begunAt<B extends Battle>(
  rulebook: Rulebook<B>,
  saved: SavedBattle,
  battle: B,
): Host<B> | null {
  const told = saved.story.slice(0, checkpointOf(rulebook, saved).told)
  try {
    const host = hostAt(rulebook, saved.record.setUp, chanceFrom(saved.chance), battle)
    host.course = courseAt(rulebook, battle, newTelling(rulebook, told))
    return host
  } catch {
    return null
  }
}

function stillFits({ rulebook, course }: Host, entry: Entry): boolean {
  if (isOver(course)) return false
  if (!isAnswered(entry)) return !refuseInterjection(rulebook, course.battle, entry.interjection)
  return askFor(course, entry.seat)?.name === entry.ask && !judge(course, entry.seat, entry.answer)
}

/** The entries that still stand when all take-backs of a log have been carried out. */
export function standing(log: readonly Logged[]) {
  const entries: Exclude<Logged, { takenBack: unknown }>[] = []
  for (const logged of log) {
    if (isTakenBack(logged)) entries.length = logged.takenBack.to
    else entries.push(logged)
  }
  return entries
}
