import type { Habit } from '../habit.ts'
import { fighting } from './combat.ts'
import { deploying } from './deploy.ts'
import { fire } from './fire.ts'
import { losing } from './losses.ts'
import { reacting } from './react.ts'

/** Plain good sense for every question but where to go. */
export const sense: Omit<Habit, 'move'> = {
  ...deploying,
  fire: (seen, args) => fire(seen, args),
  ...fighting,
  ...losing,
  ...reacting,
}
