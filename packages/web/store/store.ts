import type { Json, JsonObject } from '@grognard/kernel'
import { given, openDatabase } from './database.ts'
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
  read(id: string): Promise<{ readonly summary: Kept; readonly text: string } | null>
  /** From now on only this owner writes the battle, which need not be there yet. */
  claim(id: string, owner: string): Promise<void>
  /**
   * Resolves once it is on the disk; rejects where the battle has another owner by now or was
   * removed. What the browser has thrown away is written anew. The title counts the first time only: later ones are given by `rename`.
   */
  write(summary: Kept, text: string, owner: string): Promise<void>
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
      database.within('readonly', async ({ summaries, texts }) => {
        const [summary, text] = await Promise.all([
          given(summaries.get(id) as IDBRequest<Kept | undefined>),
          given(texts.get(id) as IDBRequest<string | undefined>),
        ])
        return summary === undefined || text === undefined ? null : { summary, text }
      }),
    claim: (id, owner) =>
      database.within('readwrite', async ({ owners }) => {
        await given(owners.put(owner, id))
      }),
    write: (summary, text, owner) =>
      database.within('readwrite', async ({ summaries, texts, owners }) => {
        const { id } = summary
        const [rightful, before] = await Promise.all([
          given(owners.get(id) as IDBRequest<string | undefined>),
          given(summaries.get(id) as IDBRequest<Kept | undefined>),
        ])
        if (rightful === REMOVED) throw new StoreError('removed')
        // Nobody's: the browser has thrown everything away, and this window still has the battle.
        const isLost = rightful === undefined
        if (!isLost && rightful !== owner) throw new StoreError('taken')
        await Promise.all([
          ...(isLost ? [given(owners.put(owner, id))] : []),
          given(texts.put(text, id)),
          given(summaries.put({ ...summary, title: before?.title ?? summary.title })),
        ])
      }),
    rename: (id, title) =>
      database.within('readwrite', async ({ summaries }) => {
        const before = await given(summaries.get(id) as IDBRequest<Kept | undefined>)
        if (before !== undefined) await given(summaries.put({ ...before, title }))
      }),
    remove: (id) =>
      database.within('readwrite', async ({ summaries, texts, owners }) => {
        await Promise.all([
          ...[summaries, texts].map((store) => given(store.delete(id))),
          given(owners.put(REMOVED, id)),
        ])
      }),
  }
}
