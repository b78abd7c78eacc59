import type { SeatId } from '@grognard/kernel'
import { HUMAN } from '@grognard/host'
import { useEffect, useState } from 'preact/hooks'
import { current } from '../battle/current.ts'
import { openStore } from '../store/store.ts'
import type { Looked } from './messages.ts'

/** A battle of this browser; null while it is fetched, 'missing' where it is not kept. */
export type KeptBattle =
  | (Looked & { readonly rulebook: string; readonly over: boolean })
  | 'missing'
  | null

type Players = Readonly<Record<SeatId, string>>

/** Who plays here knows one side's secrets while the battle lasts; when it is over everybody does. */
const knower = (players: Players, over: boolean): SeatId | null =>
  over ? null : (Object.keys(players).find((seat) => players[seat] === HUMAN) ?? null)

export function useKept(id: string): KeptBattle {
  const [kept, setKept] = useState<KeptBattle>(null)
  useEffect(() => {
    let isWanted = true
    const found = (battle: KeptBattle): void => {
      if (isWanted) setKept(battle)
    }
    read(id).then(found, () => found('missing'))
    return () => {
      isWanted = false
    }
  }, [id])
  return kept
}

async function read(id: string): Promise<KeptBattle> {
  const session = current.peek()
  const summary = session?.id === id ? session.summary.peek() : null
  // The battle at hand need not have been kept: there may be no room.
  if (session && summary) {
    const over = Boolean(session.news.peek()?.outcome)
    const seat = over ? null : session.viewer.peek()
    const text = await session.text({ kind: 'record' })
    return { text, name: summary.title, rulebook: summary.rulebook, seat, over }
  }
  const before = await (await openStore()).read(id)
  if (!before) return 'missing'
  const { title, rulebook, players, over } = before.summary
  const seat = knower(players as Players, over)
  const { textOfKept } = await import('@grognard/host/revive')
  return { text: textOfKept(before), name: title, rulebook, seat, over }
}
