import type { SideId } from '@grognard/kernel'
import { isArtillery, type Afv } from '@grognard/rules-afv/functions'
import type { Feature } from '../../features.ts'
import { profileOf } from '../odds/profile.ts'
import { situationOf } from './situation.ts'

/**
 * By Lanchester's square: twice as many are four times as good, and half as many as bad. Twice what
 * the other has there is all that can be won by it.
 */
export const advantage = (own: number, other: number): number =>
  own === 0 && other === 0
    ? 0
    : Math.max(-2 * own, Math.min(2 * other, (own * own - other * other) / Math.max(own, other)))

/** Support: being the stronger in the zones where both sides are. */
export const support: Feature<Afv> = {
  name: 'support',
  value: (battle, side: SideId) => {
    let sum = 0
    for (const there of situationOf(battle).zones.values()) {
      let own = 0
      let other = 0
      for (const unit of there) {
        if (isArtillery(unit)) continue
        const { worth } = profileOf(unit)
        if (unit.side === side) own += worth
        else other += worth
      }
      if (own > 0 && other > 0) sum += advantage(own, other)
    }
    return sum
  },
}
