import type { SideId } from '@grognard/kernel'
import { isArtillery, type Afv } from '@grognard/rules-afv/computing'
import type { Feature } from '../../features.ts'
import { profileOf } from '../odds/profile.ts'
import { situationOf } from './situation.ts'

/**
 * By Lanchester's square: twice as many are four times as good, and half as many as bad. Nobody
 * wins more by it than the other has there.
 */
export const advantage = (own: number, other: number): number =>
  own === 0 && other === 0
    ? 0
    : Math.max(-own, Math.min(other, (own * own - other * other) / Math.max(own, other)))

/** Support: being the stronger in the zones where both sides are. */
export const support: Feature<Afv> = {
  name: 'support',
  value: (battle, side: SideId) => {
    let sum = 0
    for (const there of situationOf(battle).zones.values()) {
      let own = 0
      let other = 0
      for (const unit of there) {
        const { worth } = profileOf(unit)
        const counts = isArtillery(unit) ? worth / 2 : worth
        if (unit.side === side) own += counts
        else other += counts
      }
      if (own > 0 && other > 0) sum += advantage(own, other)
    }
    return sum
  },
}
