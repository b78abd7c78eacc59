import { unitOf, type Afv, type UnitId } from '@grognard/rules-afv/functions'
import type { Feature } from '../../features.ts'
import { profileOf, worthAfter } from '../odds/profile.ts'
import { both } from './both.ts'
import { situationOf } from './situation.ts'

/** Local odds: what the units in contact can expect to lose next turn. */
export const odds = both('odds', (battle, side) => {
  const { contacts, losses } = situationOf(battle)
  let sum = 0
  for (const id of contacts.keys())
    if (battle.units[id]?.side === side) sum -= losses.get(id)?.worth ?? 0
  return sum
})

/** Exposure to fire: what the others can expect to lose to muskets and guns. */
export const fire = both('fire', (battle, side) => {
  const { contacts, losses } = situationOf(battle)
  let sum = 0
  for (const [id, { worth }] of losses)
    if (battle.units[id]?.side === side && !contacts.has(id)) sum -= worth
  return sum
})

const ROUNDS = 2

/** Foot cannot leave a fight: the rounds after the next, on average, each with what is left. */
export const melee: Feature<Afv> = {
  name: 'melee',
  value: (battle, side) => {
    const { contacts, losses, blows } = situationOf(battle)
    const left = new Map<UnitId, number>()
    for (const id of contacts.keys()) {
      const { stands } = profileOf(unitOf(battle, id))
      left.set(id, stands - (losses.get(id)?.stands ?? 0))
    }
    let sum = 0
    const start = new Map(left)
    for (let round = 0; round < ROUNDS; round++) {
      const before = new Map(left)
      for (const id of contacts.keys()) left.set(id, (left.get(id) as number) - 0.25)
      for (const [id, { at, hits }] of blows) {
        const own = before.get(id) as number
        if (own <= 1) continue
        const share = own / profileOf(unitOf(battle, id)).stands
        left.set(at, (left.get(at) as number) - (hits * share) / 2)
      }
    }
    for (const [id, stands] of left) {
      const unit = unitOf(battle, id)
      const profile = profileOf(unit)
      const lost =
        worthAfter(profile, profile.stands - (start.get(id) as number)) -
        worthAfter(profile, profile.stands - stands)
      sum += unit.side === side ? -lost : lost
    }
    return sum
  },
}
