import type { Attack } from '../attack.ts'
import { MEASURED } from '../attacks/measured.ts'
import { eachOnce } from '../attacks/times.ts'
import { unitOf, type Fight, type UnitId, type Vf } from '../battle.ts'
import type { Bout, Fighting, Pair } from '../bout.ts'
import { occupies } from '../units/formed.ts'
import type { Lent } from './lending.ts'

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

export const isOverFeature = (battle: Vf, { main, target }: Pair): boolean =>
  occupies(unitOf(battle, main)) || occupies(unitOf(battle, target))

/** A fight with its units looked up; it stays one over a feature whoever has left it since. */
export const fightingIn = (
  battle: Vf,
  fight: Pair & Partial<Pick<Bout, 'back'>>,
  overFeature = isOverFeature(battle, fight),
): Fighting => ({
  battle,
  main: unitOf(battle, fight.main),
  target: unitOf(battle, fight.target),
  support: others(fight.support, fight.main).map((id) => unitOf(battle, id)),
  back: others(fight.back ?? [], fight.target).map((id) => unitOf(battle, id)),
  overFeature,
  measures: MEASURED,
})

/** A unit that fought, and those who lent it melee support. */
export const sideOf = ({ main, support, target, back }: Bout, fighter: UnitId): readonly UnitId[] =>
  fighter === main ? [main, ...others(support, main)] : [target, ...others(back, target)]

/** Those who support a unit, each once: a battery of which one cannon supports another is one. (O1.2) */
const others = (support: readonly UnitId[], main: UnitId): readonly UnitId[] =>
  eachOnce(support).filter((id) => id !== main)
