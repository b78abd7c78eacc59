// When and where a side's reinforcements come on. (11.0, A4.1)

import type { Point } from '@grognard/geometry'
import type { Side, Unit, Vf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import type { Arrivals } from '../setting-up.ts'
import { isConfused } from './activation.ts'

export const arrivalsOf = ({ settingUp }: Pick<Vf, 'settingUp'>, side: Side): Arrivals | null =>
  settingUp?.arrivals[side] ?? null

/** They are due, and no enemy card holds them up for a turn. (A4.1, fate.3) */
export function arrivalsOpen(seen: Vf, side: Side): boolean {
  const arrivals = arrivalsOf(seen, side)
  return arrivals !== null && seen.turn >= arrivals.from && !isConfused(seen, side)
}

/** The units that may come on now. A unit that could not comes next turn at the earliest. */
export function arriving(seen: Vf, side: Side): readonly Unit[] {
  const arrivals = arrivalsOf(seen, side)
  if (editionOf(seen).arrive !== 'move on') return []
  if (!arrivals || !arrivalsOpen(seen, side) || arrivals.come >= arrivals.most) return []
  return seen.units.filter((unit) => unit.side === side && unit.status === 'reserve' && !unit.acted)
}

/** Counts who has come this turn. */
export function countArrivals(battle: Vf, side: Side, come: number): void {
  const { settingUp } = battle
  const arrivals = arrivalsOf(battle, side)
  if (settingUp && arrivals && arrivals.come !== come)
    battle.settingUp = {
      ...settingUp,
      arrivals: { ...settingUp.arrivals, [side]: { ...arrivals, come } },
    }
}

/** How far a point is from the edge on which a side's reinforcements come, in thousandths. */
export function inFromEdge(seen: Vf, side: Side, { x, y }: Point): number {
  const { width, height } = seen.terrain
  switch (arrivalsOf(seen, side)?.edge) {
    case 'top':
      return y
    case 'bottom':
      return height - y
    case 'left':
      return x
    case 'right':
      return width - x
    case undefined:
      return Infinity
  }
}
