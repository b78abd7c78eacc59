import { seatOf, type SeatId } from '@grognard/kernel'
import { isEngaged, onTable, type Afv, type Side, type Unit } from '@grognard/rules-afv/functions'

export const sideOf = (seen: Afv, seat: SeatId): Side => seatOf(seen, seat).side as Side

/** A side's units that are still in the game. */
export const unitsOf = (seen: Afv, side: Side): readonly Unit[] =>
  seen.units.filter((unit) => unit.side === side && unit.gone === null)

/** Enemies in the same zone. */
export const enemiesBy = (seen: Afv, unit: Unit): readonly Unit[] =>
  onTable(unit.zone)
    ? seen.units.filter((other) => other.side !== unit.side && other.zone === unit.zone)
    : []

/** Friends in the same zone, itself not counted. */
export const friendsBy = (seen: Afv, unit: Unit): readonly Unit[] =>
  seen.units.filter(
    (other) => other.side === unit.side && other.zone === unit.zone && other.id !== unit.id,
  )

export const isFree = (seen: Afv, unit: Unit): boolean => !isEngaged(seen, unit.id)
