import { markToKeep, rowOf, writtenOf, type Mark, type Written } from '@grognard/kernel'
import type { Snapshot } from '@grognard/toolkit'
import type { Keeper } from './keeper.ts'

// A battle is written down whole once, and after that row by row.

/** How far a battle has been written down: null of it is a new beginning. */
export type Journal = {
  /** The last row; 0 is the whole. */
  readonly row: number
  readonly written: Written
  /** Where the last snapshot stands, and after which row it was taken. */
  readonly mark: Mark<never>
  readonly snapshot: number
}

/** What is written down of one order: a text for its row, now and then one for a snapshot. */
export type Line = {
  readonly row: number
  readonly text: string
  readonly snapshot: string | null
}

/** So many rows are brought back in less time than it takes to read them. */
const ROWS_BETWEEN = 25

/** Nothing of a battle has been written down but the whole of it, just now. */
export function wholeJournal({ host }: Keeper): Journal {
  const mark = host.marks.at(-1) as Mark<never>
  // What came from a file may be long: the next row says where it stands.
  const snapshot = host.entries.length > ROWS_BETWEEN ? -ROWS_BETWEEN : 0
  return { row: 0, written: writtenOf(host), mark, snapshot }
}

/** The same for a battle that was brought back from so many rows, the last snapshot among them. */
export const revivedJournal = ({ host }: Keeper, row: number, snapshot: number): Journal => ({
  row,
  written: writtenOf(host),
  mark: host.marks[0] as Mark<never>,
  snapshot,
})

/** What has changed since, and how far it is written down then; null where nothing has. */
export function nextLine(
  { host }: Keeper,
  journal: Journal,
  print: string,
): { readonly line: Line; readonly journal: Journal } | null {
  const changed = rowOf(host, journal.written)
  if (!changed) return null
  const row = journal.row + 1
  const { mark, snapshot } = dueSnapshot(host, journal, row)
  const isNew = snapshot === row
  const { battle, entries, told } = mark
  const text: Snapshot = { row, print, battle, entries, told }
  return {
    line: { row, text: JSON.stringify(changed), snapshot: isNew ? JSON.stringify(text) : null },
    journal: { row, written: writtenOf(host), mark, snapshot },
  }
}

/** Where it stands by the last snapshot, or by one that is taken now. */
function dueSnapshot(
  host: Keeper['host'],
  { mark, snapshot }: Journal,
  row: number,
): Pick<Journal, 'mark' | 'snapshot'> {
  const isGone = !host.marks.some((one) => one === mark)
  if (!isGone && row - snapshot < ROWS_BETWEEN) return { mark, snapshot }
  const next = markToKeep(host) as Mark<never>
  return next === mark ? { mark, snapshot } : { mark: next, snapshot: row }
}
