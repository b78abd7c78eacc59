// What an earlier version of a rulebook wrote, read in today's form.

import type { Interjected } from './course.ts'
import type { Change } from './interjection.ts'
import { digest, type Json } from './json.ts'
import { joinedLog, joinedScript, type Join, type Scripted } from './joined.ts'
import { isTakenBack, type BattleRecord, type Logged, type SavedBattle } from './record.ts'
import type { Rulebook } from './rulebook.ts'

/** How to read what one earlier version wrote. All of it is untrusted; what makes no sense stays. */
export type Earlier = {
  readonly version: string
  /** What has today's form already stays, too: a script does not say of which version it is. */
  answer(answer: Json): Json
  /** Two questions of then that are one today. */
  readonly join?: Join
  /** What an umpire corrected. */
  change(change: Change): Change
  /** A battle between two activities. */
  battle(battle: Json): Json
  /** Today's battle as that version wrote it: what the digest at the end of a record is of. */
  asWritten(battle: Json): Json
}

type Reading = Pick<Rulebook, 'version' | 'earlier'>

const earlierFor = ({ earlier }: Reading, { rulebook }: BattleRecord): Earlier | null =>
  earlier?.find(({ version }) => version === rulebook.version) ?? null

/** Whether today's rules can read what this version wrote. */
export const canRead = (rulebook: Reading, version: string): boolean =>
  version === rulebook.version || (rulebook.earlier ?? []).some((one) => one.version === version)

/** The log of a record in today's form, whichever version wrote it. */
export const logOf = (rulebook: Reading, record: BattleRecord): readonly Logged[] =>
  readLog(rulebook, record).log

/** The same, and how many entries stand today for so many of then. */
function readLog(rulebook: Reading, record: BattleRecord) {
  const asMany = (entries: number): number => entries
  const earlier = earlierFor(rulebook, record)
  if (!earlier) return { log: record.log, entries: asMany }
  const log = record.log.map((one) => (isTakenBack(one) ? one : readBy(earlier, one)))
  return earlier.join ? joinedLog(log, earlier.join) : { log, entries: asMany }
}

/** What a script says in today's form: it does not say for which version it was written. */
export const inTodaysForm = <Said extends Scripted | Interjected>(
  { earlier }: Reading,
  script: readonly Said[],
): readonly Said[] =>
  (earlier ?? []).reduce((said, one) => {
    const read = said.map((each) => readBy(one, each))
    return one.join ? joinedScript(read, one.join) : read
  }, script)

function readBy<Said extends { readonly answer: Json } | Interjected>(
  earlier: Earlier,
  said: Said,
): Said {
  if ('answer' in said) return { ...said, answer: earlier.answer(said.answer) }
  const { interjection } = said
  if (interjection.kind !== 'correction') return said
  const changes = interjection.changes.map((one) => earlier.change(one))
  return { ...said, interjection: { ...interjection, changes } }
}

/** Where a saved battle goes on, in today's form. */
export function checkpointOf(
  rulebook: Reading,
  { record, checkpoint }: SavedBattle,
): SavedBattle['checkpoint'] {
  const earlier = earlierFor(rulebook, record)
  if (!earlier) return checkpoint
  const { battle, entries, told } = checkpoint
  const read = readLog(rulebook, record)
  return { battle: earlier.battle(battle), entries: read.entries(entries), told }
}

/** A take-back that waits for consent, in today's form. */
export function proposalOf(
  rulebook: Reading,
  { record, proposal }: SavedBattle,
): SavedBattle['proposal'] {
  return proposal && { ...proposal, to: readLog(rulebook, record).entries(proposal.to) }
}

/** The digest of a battle as the record's version would have made it. */
export const digestFor = (rulebook: Reading, record: BattleRecord, battle: Json): string =>
  digest(earlierFor(rulebook, record)?.asWritten(battle) ?? battle)
