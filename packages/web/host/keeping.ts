import type { JsonObject } from '@grognard/kernel'
import { holdBattle, newOwner } from '../store/hold.ts'
import { isShort } from '../store/room.ts'
import { openStore, type Store } from '../store/store.ts'
import { StoreError, type Trouble } from '../store/trouble.ts'
import type { Summary } from './messages.ts'

type State = { readonly moment: JsonObject; readonly over: boolean }

/** Writes one battle down, as long as no other window has taken it. */
export interface Keeping {
  read(): Promise<{ readonly summary: Summary; readonly text: string } | null>
  write(summary: Summary, text: string, state: State): Promise<'kept' | 'short' | Trouble>
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
      return typeof store === 'string' ? store : writeTo(store, owner, ...what)
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
  const kept = typeof store === 'string' ? null : await store.read(battle)
  if (!kept) return null
  const { id, title, rulebook, scenario, players, guided, played } = kept.summary
  const about = { id, title, rulebook, scenario, guided, players: players as Summary['players'] }
  return { summary: { ...about, played: played ?? 0 }, text: kept.text }
}

async function writeTo(
  store: Store,
  owner: string,
  ...[summary, text, { moment, over }]: Parameters<Keeping['write']>
): Promise<'kept' | 'short' | Trouble> {
  const turn = moment['turn']
  try {
    await store.write(
      {
        ...summary,
        seats: {},
        changed: Date.now(),
        turn: typeof turn === 'number' ? String(turn) : '',
        over,
      },
      text,
      owner,
    )
    return (await isShort()) ? 'short' : 'kept'
  } catch (error) {
    return troubleOf(error)
  }
}
