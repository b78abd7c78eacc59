import type { Afv, Move, Side, Unit } from '@grognard/rules-afv/functions'
import type { Decided, Habit } from '../habit.ts'
import { bestFight, enemyZones, engaging, fightsOf, inTurn, marching, nearest } from '../orders.ts'
import { sense } from '../sense/index.ts'
import { reaction } from '../sense/react.ts'

const ALL_OUT = { charge: -100, intercept: -100 }

/** Engage whoever is here; else make for the nearest enemy. */
function charges(seen: Afv, side: Side): Decided<Move> {
  const zones = enemyZones(seen, side)
  return inTurn(seen, side, (unit: Unit) => {
    const fight = bestFight(fightsOf(seen, unit))
    if (fight) return engaging(unit, fight)
    const target = nearest(seen, unit, zones)
    return target === null ? null : marching(seen, unit, target)
  })
}

/** All-out assault: everybody goes for the nearest enemy, whatever the odds. */
export const assault: Habit = {
  ...sense,
  move: (seen, { side }) => charges(seen, side),
  react: (seen, args, question) => reaction(seen, args, question, ALL_OUT),
}
