import {
  breakpoint,
  enemyOf,
  lostOf,
  uncontested,
  type Afv,
  type Side,
} from '@grognard/rules-afv/functions'
import type { Feature } from '../../features.ts'

/** Whether this turn's end is the battle's: the last turn, or somebody has broken. */
const isLastTurn = (battle: Afv): boolean =>
  battle.turn >= battle.lastTurn ||
  (['red', 'blue'] as const).some((side) => lostOf(battle, side) >= breakpoint(battle, side))

/** Zones count little early on, more with every turn, and all at the end. */
function urgency(battle: Afv): number {
  if (isLastTurn(battle)) return 10
  const left = battle.lastTurn - battle.turn
  return left >= 4 ? 0.3 : 2 / (1 + left)
}

/** Objectives: zones held more than the enemy, and that there are more at all. */
export const objectives: Feature<Afv> = {
  name: 'objectives',
  value: (battle, side) => {
    const more = uncontested(battle, side as Side) - uncontested(battle, enemyOf(side as Side))
    return (more + 2 * Math.sign(more)) * urgency(battle)
  },
}
