// Who fights whom in a melee phase. (7.0, 7.1, T.3.7)

import {
  isReady,
  unitOf,
  unitsOf,
  type Fight,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { enemiesOf } from '../field/distance.ts'
import { enemiesTouching, inContact, isEngaged } from '../field/contact.ts'
import { areConnected } from '../terrain/ground.ts'

/** A fight as it is chosen. */
export type ChosenFight = Omit<Fight, 'again'>

/** The units of a side that must fight. (7.0) */
export const unitsInContact = (battle: Vf, side: Side): readonly Unit[] =>
  unitsOf(battle, side).filter((unit) => isEngaged(battle, unit))

/** Both occupy sections of one large feature, side by side. (T.3.7) */
const areNextDoor = (battle: Vf, a: Unit, b: Unit): boolean =>
  areConnected(battle, a.inside ?? OUTSIDE, b.inside ?? OUTSIDE)

/** The name of no feature. */
const OUTSIDE = ''

/** The enemies next door that a unit may fight if it likes. (T.3.7) */
export const enemiesNextDoor = (battle: Vf, unit: Unit): readonly Unit[] =>
  enemiesOf(battle, unit.side).filter((enemy) => areNextDoor(battle, unit, enemy))

/** The enemies that a unit may pick as its target. (7.1) */
export const opponentsOf = (battle: Vf, unit: Unit): readonly Unit[] => [
  ...enemiesTouching(battle, unit),
  ...enemiesNextDoor(battle, unit),
]

export const canFight = (battle: Vf, main: Unit, target: Unit): boolean =>
  inContact(battle, main.id, target.id) || areNextDoor(battle, main, target)

/** Some unit of the side must fight, or may. */
export const hasFights = (battle: Vf, side: Side): boolean =>
  unitsOf(battle, side).some((unit) => opponentsOf(battle, unit).length > 0)

/** Both are still there and face each other. */
export function isStillOn(battle: Vf, { main, target }: Fight): boolean {
  const [one, other] = [unitOf(battle, main), unitOf(battle, target)]
  return isReady(one) && isReady(other) && canFight(battle, one, other)
}

/** All who take part in these fights, each as often as it does: a target fights back. (8.0) */
export const partsIn = (fights: readonly ChosenFight[]): readonly UnitId[] =>
  fights.flatMap(({ main, target, support, brigade }) => [main, target, ...support, ...brigade])

/** It has fought or lent support this phase, or is about to. (8.0) */
export const isInFights = ({ spent, fights }: Vf, id: UnitId): boolean =>
  spent.includes(id) ||
  fights.some(
    ({ main, target, support, brigade }) =>
      main === id || target === id || brigade.includes(id) || support.includes(id),
  )
