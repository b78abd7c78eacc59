// What rallying brings: losses that come back, and what that is worth to unit and brigade. (6.7)

import { chanceInThirtySixths } from '@grognard/toolkit'
import { editionOf, isShaken, rallyTest, type Unit, type Vf } from '@grognard/rules-vf/functions'
import { power } from '../features/odds.ts'
import { costOf, steadiedWorth } from '../features/worth.ts'

export type Rallied = {
  /** Losses that come back on average. */
  readonly back: number
  /** What that is worth, in points. */
  readonly gain: number
}

export const NOT_RALLIED: Rallied = { back: 0, gain: 0 }

export function canRally(seen: Vf, unit: Unit): boolean {
  const { rallyDice, mayAct } = editionOf(seen)
  return rallyDice(unit) > 0 && mayAct(unit, 'rally')
}

/** A unit that rallies where it stands in this battle, which may be one that is only imagined. */
export function rallied(seen: Vf, unit: Unit): Rallied {
  const chance = chanceInThirtySixths(rallyTest(seen, unit)) / 36
  const dice = editionOf(seen).rallyDice(unit)
  const back = dice * chance
  const eased: Unit = { ...unit, losses: Math.max(0, unit.losses - back) }
  const losses = costOf(seen, eased, { losses: back, shaken: 0, rout: 0 })
  // One marker less, and it is shaken no longer.
  const steadies = isShaken(seen, unit) ? 1 - power(1 - chance, dice) : 0
  return { back, gain: losses + (steadies > 0 ? steadies * steadiedWorth(seen, unit) : 0) }
}
