import type { Kind, StandType } from '../units/kinds.ts'
import type { Quality } from '../units/quality.ts'
import { standsOf, type ListedUnit } from './army.ts'

/** A stand is worth its combat value, and one more if it can fire as well. */
const WORTH: { readonly [stand in Exclude<StandType, 'gun'>]: number } = {
  pike: 4,
  musket: 3,
  light: 2,
  hand: 3,
  heavy: 5,
  mounted: 4,
  dragoon: 4,
}

/** Guns are worth the dice they throw in their own zone. */
const GUNS: { readonly [kind in Kind]?: number } = {
  'galloper guns': 2,
  'regular artillery': 3,
  'heavy artillery': 4,
}

/** Green units count three quarters, veterans five. */
const QUARTERS: { readonly [quality in Quality]: number } = { green: 3, seasoned: 4, veteran: 5 }

/** How strong a unit is, in quarters of a point, so that everything stays whole. */
function quartersOf(unit: ListedUnit): number {
  const stands = standsOf(unit)
  const worth = Object.entries(WORTH).reduce(
    (sum, [stand, value]) => sum + stands[stand as StandType] * value,
    stands.gun * (GUNS[unit.kind] ?? 0),
  )
  return worth * QUARTERS[unit.quality ?? 'seasoned']
}

/** How strong an army is: stands times what each is worth, better or worse by quality. */
export const strengthOf = (units: readonly ListedUnit[]): number =>
  units.reduce((sum, unit) => sum + quartersOf(unit), 0) / 4
