import { profileOf } from '../odds/profile.ts'
import { both } from './both.ts'

/** What a side's units are worth, by stands and by being there. */
export const strength = both('strength', (battle, side) => {
  let sum = 0
  for (const unit of battle.units)
    if (unit.side === side && unit.gone === null) sum += profileOf(unit).worth
  return sum
})
