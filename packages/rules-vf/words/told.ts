// What sentences speak of, as whoever tells or refuses has it.

/** The unit that it is about, by name; and all that have to do with it, the acting one first. */
export type OfUnit = { readonly unit: string; readonly units: readonly number[] }

/** How near the enemy was too near while stories did not say so: they are kept, and told again. */
export const TOO_NEAR_THEN = 6

/** Why a unit is not seen, and by what the line that lacks least is broken. (1.1.1, 5.1.3, T.2.5) */
export type Unseen = {
  readonly hidden: 'arc' | 'unit' | 'ground' | 'crest'
  readonly blocker: string
  /** How near to others no line may pass, in inches. */
  readonly clearance: number
}

/** Why a unit routs. (6.4, 9.2, 9.2.2, 9.5.1) */
export type RoutCause =
  | 'valour'
  | 'guns'
  | 'cavalry'
  | 'square'
  | 'retreat'
  | 'wavering'
  | 'fortitude'

/** Why a brigade is not to be activated. (6.0, 6.1) */
export type NotWaiting = 'enemy' | 'active' | 'failed' | 'shattered' | 'away'

/** What becomes of a unit that was daunted before its fight. (special.square) */
export type DauntedOutcome = 'thrown back' | 'turns away' | 'stays'

/** What several units have to do, one after the other. (2.3) */
export type Doing = 'throw before squares' | 'retreat'
