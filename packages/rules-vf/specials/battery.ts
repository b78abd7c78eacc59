import { numbersOf } from '../editions/book.ts'
import { unitsWithin } from '../field/distance.ts'
import { profileOf } from '../sheets/index.ts'
import type { Special } from './special.ts'

/** So many guns of the brigade may support one of them that is near. */
export const GUNS = 5

export const battery: Special = {
  name: 'battery',
  title: 'Battery',
  clause: 'vf2:special.battery',
  rerollsOnes: ({ attack, main }) => attack.kind === 'fire' && main.losses === 0,
  mostFireSupport: (battle, { id, brigade }, support) =>
    support.every(
      (other) =>
        profileOf(other).arm === 'artillery' &&
        other.brigade === brigade &&
        (other.id === id || unitsWithin(battle, id, other.id, numbersOf(battle.options).battery)),
    )
      ? GUNS
      : null,
}
