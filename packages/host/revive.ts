import {
  refusal,
  revive,
  withRows,
  type Row,
  type Rulebook,
  type SavedBattle,
} from '@grognard/kernel'
import {
  parseRecordOrSaved,
  readRow,
  readSnapshot,
  textOfSaved,
  type Snapshot,
} from '@grognard/toolkit'
import { revivedJournal, type Journal } from './journal.ts'
import type { Opened, Players } from './keeper.ts'
import { resumeBattle } from './resume.ts'

/** What is kept of a battle: a whole, the rows after it in order, and the last snapshots. */
export type KeptBattle = {
  readonly text: string
  readonly rows: readonly string[]
  readonly snapshots: readonly string[]
}

/** A saved battle with all its rows, from the last snapshot that belongs to them. */
type Together = {
  readonly saved: SavedBattle
  readonly snapshot: Snapshot | null
  /** The first row that cannot be read: nothing after it is guessed. */
  readonly broken: number | null
}

function together({ text, rows, snapshots }: KeptBattle): Together | null {
  const parsed = parseRecordOrSaved(text, '')
  if (!parsed.ok || !('record' in parsed.value)) return null
  const read = rows.map(readRow)
  const broken = read.includes(null) ? read.indexOf(null) + 1 : null
  const legible = read.slice(0, broken === null ? undefined : broken - 1) as readonly Row[]
  const snapshot =
    snapshots
      .map(readSnapshot)
      .filter((one) => one !== null && one.row <= legible.length)
      .toSorted((a, b) => (a as Snapshot).row - (b as Snapshot).row)
      .at(-1) ?? null
  const { format: _format, version: _version, ...whole } = parsed.value
  const saved = withRows(whole, legible)
  if (!snapshot) return { saved, snapshot, broken }
  const { battle, entries, told } = snapshot
  return { saved: { ...saved, checkpoint: { battle, entries, told } }, snapshot, broken }
}

/** The text of a file with all that is kept of a battle. */
export function textOfKept(kept: KeptBattle): string {
  if (kept.rows.length === 0) return kept.text
  const found = together(kept)
  return found ? textOfSaved(found.saved) : kept.text
}

/**
 * Goes on with a battle that is kept here: from its last snapshot where these very rules wrote it,
 * else by the whole record, which is judged anew.
 */
export function reviveBattle(
  rulebook: Rulebook,
  kept: KeptBattle,
  { name, title, players, print }: Reviving,
): Opened & { readonly journal?: Journal } {
  const found = together(kept)
  if (found && found.broken !== null) return { ok: false, refusal: brokenRow(found.broken) }
  if (found && print !== '' && found.snapshot?.print === print && isOf(rulebook, found.saved)) {
    const host = revive(rulebook, found.saved)
    const keeper = host && { host, players, name }
    if (keeper) {
      const journal = revivedJournal(keeper, kept.rows.length, found.snapshot.row)
      return { ok: true, value: keeper, misfit: null, journal }
    }
  }
  const order = { kind: 'resume', id: 0, name: title, players, chance: { seed: name } } as const
  const text = textOfKept(kept)
  return resumeBattle((id) => (id === rulebook.id ? rulebook : null), { ...order, text }, name)
}

type Reviving = {
  readonly name: string
  readonly title: string
  readonly players: Players
  /** Which rules these are; none fits where it is empty. */
  readonly print: string
}

/** Of an earlier version it is read anew, and written so. */
const isOf = ({ id, version }: Rulebook, { record }: SavedBattle): boolean =>
  record.rulebook.id === id && record.rulebook.version === version

const brokenRow = (row: number) =>
  refusal('row', `Of what is kept of this battle, row ${row} cannot be read.`, { row })
