// Who must throw before it fights, since a special rule of an enemy in contact daunts it. (7.0)

import type { Explained } from '@grognard/toolkit'
import { unitsOf, type Side, type Unit, type Vf } from '../battle.ts'
import type { VfClause } from '../clauses.ts'
import { enemiesTouching } from '../field/contact.ts'
import { isShaken } from '../morale/shaken.ts'
import { specialsOf } from '../specials/index.ts'
import type { Daunting } from '../specials/special.ts'

/** By which special rule, and by whom. */
type Daunted = {
  readonly clause: VfClause
  readonly daunting: Daunting
  readonly by: readonly Unit[]
}

/** What daunts a unit; null if nothing does. */
export function dauntedBy(battle: Vf, unit: Unit): Daunted | null {
  const foes = enemiesTouching(battle, unit)
  for (const foe of foes)
    for (const { clause, daunting } of specialsOf(foe))
      if (daunting?.daunts(foe, unit)) {
        const daunts = (other: Unit): boolean =>
          specialsOf(other).some((rule) => rule.daunting === daunting) &&
          daunting.daunts(other, unit)
        return { clause, daunting, by: foes.filter(daunts) }
      }
  return null
}

/** The units of a side that must throw. */
export const dauntedUnits = (battle: Vf, side: Side): readonly Unit[] =>
  unitsOf(battle, side).filter((unit) => dauntedBy(battle, unit) !== null)

/** What a face is worth to who is daunted. */
export const dauntedRoll = (
  battle: Vf,
  { daunting, by }: Daunted,
  face: number,
): Explained<VfClause> =>
  daunting.roll(
    face,
    by.every((unit) => isShaken(battle, unit)),
  )
