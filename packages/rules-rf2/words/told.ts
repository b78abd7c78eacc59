// What sentences speak of, as whoever tells or refuses has it.

/** The unit that it is about, by name; and all that have to do with it, the acting one first. */
export type OfUnit = { readonly unit: string; readonly units: readonly number[] }

export type RoutCause = 'losses' | 'morale' | 'rally' | 'no way'

/** What becomes of a leader who is hit. (10.12) */
export type Fate = 'killed' | 'mortally wounded' | 'quits' | 'hurt' | 'scratched' | 'heroic'
