import { isArtillery, isReserve } from '@grognard/rules-afv/functions'
import { both } from './both.ts'

/** Reserves off the table hold no ground, and too many of them are a general retreat. */
export const reserves = both('reserves', (battle, side) => {
  let sum = 0
  for (const unit of battle.units)
    if (unit.side === side && unit.zone !== null && isReserve(unit.zone))
      sum -= isArtillery(unit) ? 0.5 : 1
  return sum
})
