import { fireDice, fireNeeds, type Afv, type Unit } from '@grognard/rules-afv/functions'
import { diceHits, type Hits } from './chances.ts'
import { profileOf } from './profile.ts'

const dice = new Map<number, number>()

/** How many dice a unit throws at a target; those at targets in the open are known already. */
export function diceAt(battle: Afv, firer: Unit, target: Unit): number {
  const zone = target.zone ?? -1
  if (battle.table.terrain[zone] !== undefined) return fireDice(battle, firer, target).value
  const near = firer.zone === zone ? 1 : 0
  const key = (profileOf(firer).id * 65_536 + profileOf(target).id) * 2 + near
  let count = dice.get(key)
  if (count === undefined) {
    count = fireDice(battle, firer, target).value
    dice.set(key, count)
  }
  return count
}

/** The hits of one shot. */
export const shotHits = (battle: Afv, firer: Unit, target: Unit): Hits =>
  diceHits(diceAt(battle, firer, target), fireNeeds(firer).value)
