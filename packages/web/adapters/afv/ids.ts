import { isReserve, type Side, type Unit, type UnitId, type ZoneId } from '@grognard/rules-afv'

// What bodies and areas of the scene are called.

export const bodyOf = (id: UnitId): string => `unit ${id}`
export const commanderBody = (side: Side): string => `commander ${side}`

export const areaOf = (zone: ZoneId, side: Side): string =>
  isReserve(zone) ? `reserve ${side} ${zone}` : `zone ${zone}`

/** The strip beside the table where units wait to be placed. */
export const unplacedArea = (side: Side): string => `unplaced ${side}`

/** The unit that a body is; null for commanders and anything else. */
export function unitIn(seen: { readonly units: readonly Unit[] }, body: string): Unit | null {
  const match = /^unit (\d+)$/.exec(body)
  return match ? (seen.units[Number(match[1])] ?? null) : null
}

/** The zone that an area is, on the table or in reserve. */
export function zoneIn(area: string): ZoneId | null {
  const match = /^(?:zone|reserve red|reserve blue) (\d+)$/.exec(area)
  return match ? Number(match[1]) : null
}

/** The side whose commander a body is. */
export const commanderIn = (body: string): Side | null =>
  body === 'commander red' ? 'red' : body === 'commander blue' ? 'blue' : null
