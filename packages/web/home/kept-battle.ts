import type { Adapter } from '@grognard/adapters'
import { adapterOf } from '@grognard/books/adapter'
import type { Book } from '@grognard/books'
import { HUMAN } from '@grognard/host'
import type { Battle, SeatId } from '@grognard/kernel'
import type { Scene } from '@grognard/table'
import type { Status } from '@grognard/adapters'
import { print } from '../host/print.ts'
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
    const [found, adapter, { reviveBattle }] = await Promise.all([
      openStore().then((store) => store.read(kept.id)),
      adapterOf(kept.rulebook, list),
      import('@grognard/host/revive'),
    ])
    if (!adapter || !found) return null
    // The rulebook's own, which wrote it.
    const about = { name: kept.id, title: kept.title, players: {}, print }
    const revived = reviveBattle(adapter.rulebook, found, about)
    return revived.ok ? shown(adapter, revived.value.host.course.checkpoint, kept) : null
  } catch {
    return null
  }
}

function shown(adapter: Adapter, battle: Battle, kept: Kept): AsLeft {
  const { rulebook } = adapter
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
