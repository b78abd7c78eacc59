import type { Attack } from '../attack.ts'
import { unitOf, type Fight, type UnitId, type Vf } from '../battle.ts'
import { occupies } from '../units/formed.ts'
import type { Lent } from './lending.ts'

/** A fight with those who support its target in fighting back. */
export type Bout = Fight & {
  readonly back: readonly UnitId[]
  /** One of the two occupies a feature. (T.3.6) */
  readonly overFeature: boolean
}

// 7.2.1
export const attackIn = ({ main, target, again }: Fight, { support, brigade }: Lent): Attack => ({
  kind: 'melee',
  main,
  target,
  support,
  brigade,
  skirmish: false,
  reply: false,
  again,
})

// 7.2.2
export const replyIn = ({ main, target }: Fight, { support, brigade }: Lent): Attack => ({
  kind: 'melee',
  main: target,
  target: main,
  support,
  brigade,
  skirmish: false,
  reply: true,
  again: false,
})

export const isOverFeature = (
  battle: Vf,
  { main, target }: Pick<Fight, 'main' | 'target'>,
): boolean => occupies(unitOf(battle, main)) || occupies(unitOf(battle, target))

/** A unit that fought, and those who lent it melee support. */
export const sideOf = ({ main, support, target, back }: Bout, fighter: UnitId): readonly UnitId[] =>
  fighter === main ? [main, ...support] : [target, ...back]
