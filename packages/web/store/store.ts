import type { KeptBattle, Line } from '@grognard/host'
import type { Json, JsonObject } from '@grognard/kernel'
import { given, openDatabase, type Stores } from './database.ts'
import { askToKeep } from './persist.ts'
import { StoreError } from './trouble.ts'

/** What a list shows of a battle, without its text. */
export type Kept = {
  readonly id: string
  readonly title: string
  readonly rulebook: string
  readonly scenario: string
  readonly seats: JsonObject
  readonly players: Json
  /** When it was last written, in milliseconds. */
  readonly changed: number
  /** 'Turn 3 of 8'. */
  readonly turn: string
  readonly over: boolean
  readonly guided: boolean
  /** Seconds that somebody has sat at it; absent in what was kept before they were counted. */
  readonly played?: number
}

/** The battles kept in this browser. Whatever fails rejects with a StoreError. */
export interface Store {
  /** The last written first. */
  list(): Promise<readonly Kept[]>
  read(id: string): Promise<({ readonly summary: Kept } & KeptBattle) | null>
  /** From now on only this owner writes the battle, which need not be there yet. */
  claim(id: string, owner: string): Promise<void>
  /**
   * Writes the whole of a battle, in place of whatever was there. Resolves once it is on the disk;
   * rejects where the battle has another owner by now or was removed. What the browser has thrown
   * away is written anew. The title counts the first time only: later ones are given by `rename`.
   */
  write(summary: Kept, text: string, owner: string): Promise<void>
  /**
   * The same for what has changed since: a row, or only the summary. False where the browser has
   * thrown away what it would follow: then nothing is written.
   */
  append(summary: Kept, line: Line | null, owner: string): Promise<boolean>
  rename(id: string, title: string): Promise<void>
  remove(id: string): Promise<void>
}

/** The owner of a battle that somebody has removed: nobody writes it any more. */
const REMOVED = 'removed'

export async function openStore(): Promise<Store> {
  const database = await openDatabase()
  return {
    async list() {
      const kept = await database.within('readonly', ({ summaries }) =>
        given(summaries.getAll() as IDBRequest<Kept[]>),
      )
      // Battles are written by workers, which cannot ask.
      if (kept.length > 0) void askToKeep()
      return kept.toSorted((a, b) => b.changed - a.changed)
    },
    read: (id) =>
      database.within('readonly', async ({ summaries, texts, rows, snapshots }) => {
        const [summary, text, places, lines, taken] = await Promise.all([
          given(summaries.get(id) as IDBRequest<Kept | undefined>),
          given(texts.get(id) as IDBRequest<string | undefined>),
          given(rows.getAllKeys(allOf(id))) as Promise<unknown> as Promise<[string, number][]>,
          given(rows.getAll(allOf(id)) as IDBRequest<string[]>),
          given(snapshots.getAll(allOf(id)) as IDBRequest<string[]>),
        ])
        if (summary === undefined || text === undefined) return null
        return { summary, text, rows: inPlace(places, lines), snapshots: taken }
      }),
    claim: (id, owner) =>
      database.within('readwrite', async ({ owners }) => {
        await given(owners.put(owner, id))
      }),
    write: (summary, text, owner) =>
      database.within('readwrite', async ({ texts, rows, snapshots, ...stores }) => {
        const { id } = summary
        const { before, isLost } = await rightfully(stores, id, owner)
        await Promise.all([
          ...(isLost ? [given(stores.owners.put(owner, id))] : []),
          given(rows.delete(allOf(id))),
          given(snapshots.delete(allOf(id))),
          given(texts.put(text, id)),
          given(stores.summaries.put({ ...summary, title: before?.title ?? summary.title })),
        ])
      }),
    append: (summary, line, owner) =>
      database.within('readwrite', async ({ texts, rows, snapshots, ...stores }) => {
        const { id } = summary
        const { before, isLost } = await rightfully(stores, id, owner)
        if (isLost || (await given(texts.count(id))) === 0) return false
        await Promise.all([
          ...(line ? [given(rows.put(line.text, [id, line.row]))] : []),
          ...(line?.snapshot ? await inPlaceOfOlder(snapshots, id, line) : []),
          given(stores.summaries.put({ ...summary, title: before?.title ?? summary.title })),
        ])
        return true
      }),
    rename: (id, title) =>
      database.within('readwrite', async ({ summaries }) => {
        const before = await given(summaries.get(id) as IDBRequest<Kept | undefined>)
        if (before !== undefined) await given(summaries.put({ ...before, title }))
      }),
    remove: (id) =>
      database.within('readwrite', async ({ summaries, texts, owners, rows, snapshots }) => {
        await Promise.all([
          ...[summaries, texts].map((store) => given(store.delete(id))),
          ...[rows, snapshots].map((store) => given(store.delete(allOf(id)))),
          given(owners.put(REMOVED, id)),
        ])
      }),
  }
}

/** The rows or snapshots of one battle. */
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity])

/** The rows in their order, from the first; one that is missing is no row. */
const inPlace = (
  places: readonly (readonly [string, number])[],
  lines: readonly string[],
): readonly string[] => {
  const found = new Map(places.map(([, row], i) => [row, lines[i] as string]))
  return Array.from({ length: places.at(-1)?.[1] ?? 0 }, (_, i) => found.get(i + 1) ?? '')
}

/** Whether a battle may be written by this owner, and what the list shows of it. */
async function rightfully(
  { summaries, owners }: Pick<Stores, 'summaries' | 'owners'>,
  id: string,
  owner: string,
): Promise<{ readonly before: Kept | undefined; readonly isLost: boolean }> {
  const [rightful, before] = await Promise.all([
    given(owners.get(id) as IDBRequest<string | undefined>),
    given(summaries.get(id) as IDBRequest<Kept | undefined>),
  ])
  if (rightful === REMOVED) throw new StoreError('removed')
  // Nobody's: the browser has thrown everything away, and this window still has the battle.
  const isLost = rightful === undefined
  if (!isLost && rightful !== owner) throw new StoreError('taken')
  return { before, isLost }
}

/** Writes a snapshot; of those before it the last stays. */
async function inPlaceOfOlder(
  snapshots: IDBObjectStore,
  id: string,
  { row, snapshot }: Line,
): Promise<readonly Promise<unknown>[]> {
  const places = await given(snapshots.getAllKeys(allOf(id)))
  return [
    ...places.slice(0, -1).map((place) => given(snapshots.delete(place))),
    given(snapshots.put(snapshot, [id, row])),
  ]
}
