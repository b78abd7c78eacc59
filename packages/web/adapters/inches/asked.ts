import type { Ask, Seat } from '@grognard/kernel'
import type { Livery } from '@grognard/table'

type Seats = { readonly seats: readonly Seat[] }

/** The side of the seat that is asked. */
export function sideAsked({ seats }: Seats, { seats: asked }: Pick<Ask, 'seats'>): Livery {
  const seat = seats.find(({ id }) => asked.includes(id))
  return seat?.side === 'blue' ? 'blue' : 'red'
}
