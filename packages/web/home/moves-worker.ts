import { bookOf, isPlayable } from '@grognard/books'
import { pastOf, resumeBattle, type KeptBattle } from '@grognard/host'
import { textOfKept } from '@grognard/host/revive'
import { hears, type Rulebook, type SeatId, type SideId } from '@grognard/kernel'
import { startOfTheirs } from './last-turn.ts'

// Plays a kept battle again up to where the other side's last turn began, away from the first page.

/** A battle as it is kept, and who looks at it. */
export type MovesOrder = {
  readonly kept: KeptBattle
  readonly rulebook: string
  readonly seat: SeatId | null
  readonly side: SideId | null
}

/** As it was seen then; null where nothing has been done yet. */
export type MovesNews = { readonly before: unknown }

addEventListener('message', ({ data }: MessageEvent<MovesOrder>) => {
  void seenThen(data).then((before) => postMessage({ before } satisfies MovesNews))
})

async function seenThen({ kept, rulebook: id, seat, side }: MovesOrder): Promise<unknown> {
  const book = bookOf(id)
  if (!book || !isPlayable(book)) return null
  const rulebook: Rulebook = await book.play.rulebook()
  const order = {
    kind: 'resume',
    id: 0,
    text: textOfKept(kept),
    name: id,
    players: {},
    chance: { seed: id },
  } as const
  const opened = resumeBattle((wanted) => (wanted === rulebook.id ? rulebook : null), order, id)
  if (!opened.ok) return null
  const { telling } = opened.value.host.course
  const told = (telling?.happenings ?? []).filter(({ to }) => hears(to, seat))
  const start = startOfTheirs(
    told.map(({ moment }) => moment),
    side,
  )
  const at = start === null ? { entries: 0 } : { told: start + 1 }
  return told.length === 0 ? null : pastOf(opened.value, { kind: 'past', id: 0, seat, at }).view
}
