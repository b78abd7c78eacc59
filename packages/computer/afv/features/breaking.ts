import { breakpoint, isArtillery, onTable, type Afv, type Side } from '@grognard/rules-afv/computing'
import { both } from './both.ts'
import { situationOf } from './situation.ts'

const IN_RESERVE = 0.5

/** How near a side is to breaking or to general retreat, from 0 to 1 and beyond. */
export function nearBreaking(battle: Afv, side: Side): number {
  const { losses } = situationOf(battle)
  let gone = 0
  for (const unit of battle.units) {
    if (unit.side !== side || isArtillery(unit)) continue
    if (unit.gone !== null) gone++
    else if (!onTable(unit.zone)) gone += unit.zone === null ? 0 : IN_RESERVE
    else gone += losses.get(unit.id)?.rout ?? 0
  }
  return gone / breakpoint(battle, side)
}

/** Breaking points: each unit nearer to them weighs more than the one before. */
export const breaking = both('breaking', (battle, side) => {
  const near = nearBreaking(battle, side)
  return -near * near
})
