import type { Ask, Seat, SeatId } from '@grognard/kernel'
import type { Livery } from '@grognard/table'
import { partsWords } from './words.ts'

/** What a side is called: 'Red'. */
export const sideName = (side: string): string => partsWords().sides[side] ?? side

type Seats = { readonly seats: readonly Seat[] }

export const sideOfSeat = ({ seats }: Seats, id: SeatId): string =>
  seats.find((seat) => seat.id === id)?.side ?? id

/** The side of the seat that is asked. */
export function sideAsked({ seats }: Seats, { seats: asked }: Pick<Ask, 'seats'>): Livery {
  const seat = seats.find(({ id }) => asked.includes(id))
  return seat?.side === 'blue' ? 'blue' : 'red'
}

/** Who a seat is, in words: its side, and which of its commanders where a side has several. */
export function whoIs({ seats }: Seats, id: SeatId): string {
  const seat = seats.find((other) => other.id === id)
  if (!seat) return id
  const own = seats.filter(({ side }) => side === seat.side)
  if (own.length === 1) return sideName(seat.side)
  const { commander, chief } = partsWords()
  return commander(sideName(seat.side), seat.chief ? chief : String(own.indexOf(seat) + 1))
}
