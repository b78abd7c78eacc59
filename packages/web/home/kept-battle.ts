import type { Adapter } from '@grognard/adapters'
import { adapterOf } from '@grognard/books/adapter'
import type { Book } from '@grognard/books'
import { HUMAN, type KeptBattle } from '@grognard/host'
import type { Battle, SeatId } from '@grognard/kernel'
import type { Scene, Traces } from '@grognard/table'
import type { Status } from '@grognard/adapters'
import { movedBetween } from '../battle/moved.ts'
import { print } from '../host/print.ts'
import type { MovesNews, MovesOrder } from './moves-worker.ts'
import { openStore, type Kept } from '../store/store.ts'
import { language } from '../words/index.ts'

/** A kept battle as it was left, as far as whoever sits at this screen may see it. */
export type AsLeft = {
  readonly scene: Scene
  readonly status: Status
  /** The side of the first person who sits here; null where nobody does. */
  readonly mine: string | null
  readonly isSettingUp: boolean
  /** What the other side did last; it takes a while to find out, on another thread. */
  readonly lastMoves: () => Promise<Traces | null>
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
    return revived.ok ? shown(adapter, revived.value.host.course.checkpoint, kept, found) : null
  } catch {
    return null
  }
}

function shown(adapter: Adapter, battle: Battle, kept: Kept, all: KeptBattle): AsLeft {
  const { rulebook } = adapter
  const players = kept.players as { readonly [seat: SeatId]: string }
  const people = battle.seats.filter(({ id }) => players[id] === HUMAN)
  const seat = people[0] ?? null
  // Two people at one screen keep secrets from each other.
  const viewer = people.length === 1 ? (seat?.id ?? null) : null
  const seen = rulebook.view(battle, viewer)
  const scene = adapter.scene(seen, language.value, seat?.side ?? 'red')
  const status = adapter.status(seen, language.value)
  const isSettingUp = adapter.isSettingUp?.(rulebook.moment(battle)) === true
  const mine = seat?.side ?? null
  const lastMoves = async (): Promise<Traces | null> => {
    const { text, rows, snapshots } = all
    const order = {
      kept: { text, rows, snapshots },
      rulebook: kept.rulebook,
      seat: viewer,
      side: mine,
    }
    const before = isSettingUp || kept.over ? null : await seenBefore(order)
    if (before === null) return null
    const then = adapter.scene(before, language.value, seat?.side ?? 'red')
    return movesOf(then, scene, mine)
  }
  return { scene, status, mine, isSettingUp, lastMoves }
}

function seenBefore(order: MovesOrder): Promise<unknown> {
  const worker = new Worker(new URL('moves-worker.ts', import.meta.url), {
    type: 'module',
    name: 'last moves',
  })
  return new Promise((resolve) => {
    const end = (before: unknown): void => {
      worker.terminate()
      resolve(before)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<MovesNews>) => end(data.before))
    // Without its arrows the map is a map still.
    worker.addEventListener('error', () => end(null))
    worker.postMessage(order)
  })
}

/** Former places of the other side's units, and straight ways from there. */
export function movesOf(before: Scene, now: Scene, mine: string | null): Traces {
  const theirs = before.bodies.filter(({ livery }) => livery !== mine)
  const { ghosts, trails } = movedBetween({ ...before, bodies: theirs }, now).shown
  const places = ghosts.filter(({ id }) => now.bodies.some((body) => body.id === id))
  return {
    places,
    ways: places.flatMap((from, i) => {
      const to = now.bodies.find(({ id }) => id === from.id)
      const way = trails[i]?.points
      return to && way ? [{ from, to, way: [from.pose, to.pose] }] : []
    }),
    fallen: [],
  }
}
