import { isObject, type Json, type JsonObject, type Seat } from '@grognard/kernel'

/**
 * The position with these players. Where the scenario has no time to allot brigades, they go round
 * the seats of their side. (2.3, A4.0)
 */
export function withSeats(position: Json, seats: readonly Seat[]): Json {
  if (!isObject(position) || !isObject(position['armies'])) return position
  const armies = Object.entries(position['armies']).map(([side, army]) => {
    const own = seats.filter((seat) => seat.side === side)
    return [side, isObject(army) && own.length > 0 ? allotted(army, own) : army] as const
  })
  return {
    ...position,
    seats: seats.map((seat) => ({ ...seat })),
    armies: Object.fromEntries(armies),
  }
}

function allotted(army: JsonObject, own: readonly Seat[]): JsonObject {
  const { brigades } = army
  if (!Array.isArray(brigades)) return army
  return {
    ...army,
    brigades: brigades.map((brigade: Json, i) => {
      const commander = own[i % own.length]?.id
      return isObject(brigade) && commander !== undefined ? { ...brigade, commander } : brigade
    }),
  }
}
