import type { SeatId } from '../index.ts'

export type Side = 'red' | 'blue'

export type Unit = {
  readonly id: number
  readonly name: string
  readonly side: Side
  /** Who commands it. */
  readonly seat: SeatId
  readonly lane: number
  readonly men: number
}

/** The same unit with so many men left. Written out, for the reason given at `Rulebook.copy`. */
export const withMen = (unit: Unit, men: number): Unit => ({
  id: unit.id,
  name: unit.name,
  side: unit.side,
  seat: unit.seat,
  lane: unit.lane,
  men,
})
