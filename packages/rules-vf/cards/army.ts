// Whom a card speaks of: 'British infantry', 'a French brigade'.

import type { Refusal } from '@grognard/kernel'
import { unitsIn, type Side, type Unit, type Vf } from '../battle.ts'
import type { VfClause } from '../clauses.ts'
import { refused } from '../refusals/refused.ts'
import { profileOf, sheetOf } from '../sheets/index.ts'
import type { SheetName } from '../terms.ts'
import type { CardPlay } from './card.ts'

export const isOfArmy = (unit: Unit, army: SheetName): boolean => sheetOf(unit) === army

export const isInfantry = (unit: Unit): boolean => profileOf(unit).arm === 'infantry'

/** A brigade is of an army if any of its units are. */
export const onlyForArmy =
  (army: SheetName, clause: VfClause) =>
  (seen: Vf, _side: Side, { brigade: id }: Pick<CardPlay, 'brigade'>): Refusal | null => {
    const brigade = seen.brigades[id ?? -1]
    return !brigade || unitsIn(seen, brigade.id).some((unit) => isOfArmy(unit, army))
      ? null
      : refused(clause, 'card-of-army', { army, on: brigade.name })
  }
