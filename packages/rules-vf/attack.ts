import type { UnitId } from './ids.ts'

/** An attack as it is made: by one unit, with the help of others, on one target. (8.0) */
export type Attack = {
  readonly kind: 'fire' | 'melee'
  readonly main: UnitId
  readonly target: UnitId
  /** Units that lend fire support or melee support. (8.2.1, 8.2.2) */
  readonly support: readonly UnitId[]
  /** Units that lend brigade support in a melee. (8.2.3) */
  readonly brigade: readonly UnitId[]
  /** By skirmishers, or with carbines. */
  readonly skirmish: boolean
  /** The target of a fight hits back. (7.2.2) */
  readonly reply: boolean
  /** The second fight of a headstrong unit. */
  readonly again: boolean
}

/** Everybody who lends support to an attack, of any kind. (8.2) */
export const helpersIn = ({
  support,
  brigade,
}: Pick<Attack, 'support' | 'brigade'>): readonly UnitId[] =>
  brigade.length === 0 ? support : [...support, ...brigade]
