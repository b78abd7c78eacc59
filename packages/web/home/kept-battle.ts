import type { Adapter } from '@grognard/adapters'
import { adapterOf } from '@grognard/books/adapter'
import type { Book } from '@grognard/books'
import { HUMAN } from '@grognard/host'
import { checkpointOf, type Battle, type SavedBattle, type SeatId } from '@grognard/kernel'
import type { Scene } from '@grognard/table'
import { parseRecordOrSaved } from '@grognard/toolkit'
import type { Status } from '@grognard/adapters'
import { openStore, type Kept } from '../store/store.ts'
import { language } from '../words/index.ts'

/** A kept battle as it was left, as far as whoever sits at this screen may see it. */
export type AsLeft = {
  readonly scene: Scene
  readonly status: Status
  /** The side of the first person who sits here; null where nobody does. */
  readonly mine: string | null
  readonly isSettingUp: boolean
}

/** Null where it cannot be read: the battle itself says then what is wrong. */
export async function asLeft(kept: Kept, list: readonly Book[]): Promise<AsLeft | null> {
  try {
    const [text, adapter] = await Promise.all([textOf(kept.id), adapterOf(kept.rulebook, list)])
    const parsed = text === null ? null : parseRecordOrSaved(text, kept.title)
    if (!adapter || !parsed?.ok || !('record' in parsed.value)) return null
    return shown(adapter, parsed.value, kept)
  } catch {
    return null
  }
}

async function textOf(id: string): Promise<string | null> {
  return (await (await openStore()).read(id))?.text ?? null
}

function shown(adapter: Adapter, saved: SavedBattle, kept: Kept): AsLeft {
  const { rulebook } = adapter
  // The rulebook's own, which wrote it.
  const battle = checkpointOf(rulebook, saved).battle as unknown as Battle
  const players = kept.players as { readonly [seat: SeatId]: string }
  const people = battle.seats.filter(({ id }) => players[id] === HUMAN)
  const seat = people[0] ?? null
  // Two people at one screen keep secrets from each other.
  const seen = rulebook.view(battle, people.length === 1 ? (seat?.id ?? null) : null)
  const scene = adapter.scene(seen, language.value, seat?.side ?? 'red')
  const status = adapter.status(seen, language.value)
  const isSettingUp = adapter.isSettingUp?.(rulebook.moment(battle)) === true
  return { scene, status, mine: seat?.side ?? null, isSettingUp }
}
