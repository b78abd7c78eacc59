import type { NewsMessage } from '@grognard/host'
import type { SeatId } from '@grognard/kernel'
import { words } from '../words/index.ts'

/** What a side is called: 'Red'. */
export const sideName = (side: string): string => words.value.fresh.sides[side] ?? side

type Seats = Pick<NewsMessage, 'seats'>

export const sideOfSeat = ({ seats }: Seats, id: SeatId): string =>
  seats.find((seat) => seat.id === id)?.side ?? id

/** Who a seat is, in words: its side, and which of its commanders where a side has several. */
export function whoIs({ seats }: Seats, id: SeatId): string {
  const seat = seats.find((other) => other.id === id)
  if (!seat) return id
  const own = seats.filter(({ side }) => side === seat.side)
  if (own.length === 1) return sideName(seat.side)
  const { commander, chief } = words.value.fresh
  return commander(sideName(seat.side), seat.chief ? chief : String(own.indexOf(seat) + 1))
}
