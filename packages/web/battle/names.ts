import type { NewsMessage } from '@grognard/host'
import type { SeatId } from '@grognard/kernel'
import { words } from '../words/index.ts'

/** What a side is called: 'Red'. */
export const sideName = (side: string): string => words.value.fresh.sides[side] ?? side

/** Who a seat is, in words: its side, and its own name where a side has several seats. */
export function whoIs({ seats }: Pick<NewsMessage, 'seats'>, id: SeatId): string {
  const seat = seats.find((other) => other.id === id)
  if (!seat) return id
  const alone = seats.filter(({ side }) => side === seat.side).length === 1
  return alone ? sideName(seat.side) : `${sideName(seat.side)} (${seat.id})`
}
