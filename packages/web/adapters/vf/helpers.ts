import { timesIn, type UnitId } from '@grognard/rules-vf/functions'
import type { Wording } from './wording.ts'

/** Who supports a unit: cannons of a battery that attack by themselves are not named twice. (vf3:O1.2) */
export const helpersNamed = (
  main: UnitId,
  helpers: readonly UnitId[],
  nameOf: (helper: UnitId) => string,
  { text: { choice } }: Wording,
): readonly string[] =>
  [...new Set(helpers)].map((id) => {
    if (id === main) return choice.otherCannon
    return timesIn(helpers, id) > 1 ? choice.bothCannons(nameOf(id)) : nameOf(id)
  })
