import type { KeptBattle, Line } from '@grognard/host'
import type { JsonObject } from '@grognard/kernel'
import { holdBattle, newOwner } from '../store/hold.ts'
import { isShort } from '../store/room.ts'
import { openStore, type Store } from '../store/store.ts'
import { StoreError, type Trouble } from '../store/trouble.ts'
import type { Summary } from './messages.ts'

type State = { readonly moment: JsonObject; readonly over: boolean }

/** What is to be written: a row after what is there, or null: the summary alone; else the whole. */
type Written = {
  readonly line: Line | null | 'whole'
  readonly whole: () => string
}

export type How = {
  readonly how: 'kept' | 'short' | Trouble
  /** Not a row was written, but all of it. */
  readonly isWhole: boolean
}

/** Writes one battle down, as long as no other window has taken it. */
export interface Keeping {
  read(): Promise<{ readonly summary: Summary; readonly kept: KeptBattle } | null>
  write(summary: Summary, what: Written, state: State): Promise<How>
}

/** Takes a battle into this window; null if another one has it. */
export async function keepIn(
  battle: string,
  { steal, onLost }: { readonly steal: boolean; readonly onLost: () => void },
): Promise<Keeping | null> {
  if ((await holdBattle(battle, { steal, onLost })) === 'elsewhere') return null
  const owner = newOwner()
  let store: Store | Trouble = await opened(battle, owner)
  return {
    read: () => readFrom(store, battle),
    async write(...what) {
      // There may be room by now.
      if (typeof store === 'string') store = await opened(battle, owner)
      return typeof store === 'string'
        ? { how: store, isWhole: false }
        : writeTo(store, owner, ...what)
    },
  }
}

async function opened(battle: string, owner: string): Promise<Store | Trouble> {
  try {
    const store = await openStore()
    await store.claim(battle, owner)
    return store
  } catch (error) {
    return troubleOf(error)
  }
}

const troubleOf = (error: unknown): Trouble =>
  error instanceof StoreError ? error.trouble : 'unavailable'

async function readFrom(store: Store | Trouble, battle: string) {
  const found = typeof store === 'string' ? null : await store.read(battle)
  if (!found) return null
  const { summary: about, ...kept } = found
  const { id, title, rulebook, scenario, players, guided, played } = about
  const known = { id, title, rulebook, scenario, guided, players: players as Summary['players'] }
  return { summary: { ...known, played: played ?? 0 }, kept }
}

async function writeTo(
  store: Store,
  owner: string,
  ...[summary, { line, whole }, { moment, over }]: Parameters<Keeping['write']>
): Promise<How> {
  const turn = moment['turn']
  const listed = {
    ...summary,
    seats: {},
    changed: Date.now(),
    turn: typeof turn === 'number' ? String(turn) : '',
    over,
  }
  try {
    const isAdded = line !== 'whole' && (await store.append(listed, line, owner))
    if (!isAdded) await store.write(listed, whole(), owner)
    return { how: (await isShort()) ? 'short' : 'kept', isWhole: !isAdded }
  } catch (error) {
    return { how: troubleOf(error), isWhole: false }
  }
}
