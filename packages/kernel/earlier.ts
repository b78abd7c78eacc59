// What an earlier version of a rulebook wrote, read in today's form.

import type { Interjected } from './course.ts'
import type { Change } from './interjection.ts'
import { digest, type Json } from './json.ts'
import { isTakenBack, type BattleRecord, type Logged, type SavedBattle } from './record.ts'
import type { Rulebook } from './rulebook.ts'

/** How to read what one earlier version wrote. All of it is untrusted; what makes no sense stays. */
export type Earlier = {
  readonly version: string
  /** What has today's form already stays, too: a script does not say of which version it is. */
  answer(answer: Json): Json
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
export function logOf(rulebook: Reading, record: BattleRecord): readonly Logged[] {
  const earlier = earlierFor(rulebook, record)
  return earlier
    ? record.log.map((one) => (isTakenBack(one) ? one : readBy(earlier, one)))
    : record.log
}

/** What a script says in today's form: it does not say for which version it was written. */
export const inTodaysForm = <Said extends Scripted>({ earlier }: Reading, said: Said): Said =>
  (earlier ?? []).reduce((read, one) => readBy(one, read), said)

type Scripted = { readonly answer: Json } | Interjected

function readBy<Said extends Scripted>(earlier: Earlier, said: Said): Said {
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
  return earlier ? { ...checkpoint, battle: earlier.battle(checkpoint.battle) } : checkpoint
}

/** The digest of a battle as the record's version would have made it. */
export const digestFor = (rulebook: Reading, record: BattleRecord, battle: Json): string =>
  digest(earlierFor(rulebook, record)?.asWritten(battle) ?? battle)
