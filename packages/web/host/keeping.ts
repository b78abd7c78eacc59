import type { JsonObject } from '@grognard/kernel'
import { holdBattle, newOwner } from '../store/hold.ts'
import { openStore, type Store } from '../store/store.ts'
import { StoreError, type Trouble } from '../store/trouble.ts'
import type { Summary } from './messages.ts'

type State = { readonly moment: JsonObject; readonly over: boolean }

/** Writes one battle down, as long as no other window has taken it. */
export interface Keeping {
  read(): Promise<{ readonly summary: Summary; readonly text: string } | null>
  write(summary: Summary, text: string, state: State): Promise<'kept' | Trouble>
}

/** Takes a battle into this window; null if another one has it. */
export async function keepIn(
  battle: string,
  { steal, onLost }: { readonly steal: boolean; readonly onLost: () => void },
): Promise<Keeping | null> {
  if ((await holdBattle(battle, { steal, onLost })) === 'elsewhere') return null
  const owner = newOwner()
  const store = await openStore()
    .then(async (opened) => {
      await opened.claim(battle, owner)
      return opened
    })
    .catch(() => null)
  return { read: () => readFrom(store, battle), write: writeTo(store, owner) }
}

async function readFrom(store: Store | null, battle: string) {
  const kept = await store?.read(battle)
  if (!kept) return null
  const { id, title, rulebook, scenario, players, guided } = kept.summary
  const summary = { id, title, rulebook, scenario, guided, players: players as Summary['players'] }
  return { summary, text: kept.text }
}

const writeTo =
  (store: Store | null, owner: string): Keeping['write'] =>
  async (summary, text, { moment, over }) => {
    if (!store) return 'unavailable'
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
      return 'kept'
    } catch (error) {
      return error instanceof StoreError ? error.trouble : 'unavailable'
    }
  }
