import { brigadeSupporters } from '../attacks/support.ts'
import { attacksOf } from '../attacks/times.ts'
import { unitsOf, type Side, type Vf } from '../battle.ts'
import { enemiesTouching } from '../field/contact.ts'
import { enemiesNextDoor, unitsInContact, type ChosenFight } from './opponents.ts'

/** The only fights that can be chosen; null if there is a choice. */
export function onlyFights(battle: Vf, side: Side): readonly ChosenFight[] | null {
  const [main, ...others] = unitsInContact(battle, side)
  if (!main || others.length > 0) return null
  const [target, ...more] = enemiesTouching(battle, main)
  if (!target || more.length > 0) return null
  const isFree =
    attacksOf(battle, main) > 1 || // O1.2
    brigadeSupporters(battle, main).length > 0 ||
    unitsOf(battle, side).some((unit) => enemiesNextDoor(battle, unit).length > 0)
  return isFree ? null : [{ main: main.id, target: target.id, support: [], brigade: [] }]
}
