// Who touches whom: figure by figure, across barriers, and at the edge of occupied terrain.
// (1.1.2, T.2.1, T.3.6)

import {
  bodyIn,
  contactBetween as contactBy,
  hasContact,
  isAside,
  rememberedOf,
  type ContactRule,
  type Weights,
} from '@grognard/field'
import { figuresTouching, ofFrontRank, onceFor, type Body, type Contact } from '@grognard/geometry'
import { unitOf, type Unit, type UnitId } from '../battle.ts'
import type { Numbers } from '../editions/numbers.ts'
import { numbersOf } from '../editions/book.ts'
import { countFigures } from '../units/figures.ts'
import { enemiesOf } from './distance.ts'
import { situationOf, touchedBy, type Field, type Situation } from './situation.ts'

const contactRule = onceFor(({ across, featureFigures }: Numbers): ContactRule => ({
  touchedBy,
  barrier: 'barrier',
  across,
  atFeature: featureFigures,
}))

/** The figures of two enemies that touch. Weights matter to artillery at a feature only. (1.2.3) */
export const contactBetween = (
  { terrain, measures }: Pick<Situation, 'terrain' | 'measures'>,
  a: Body,
  b: Body,
  weights?: Weights,
): Contact => contactBy(contactRule(measures.numbers), terrain, a, b, weights)

/** Which figures of a unit touch which of another. Friends touch only where their bases do. */
export function contactOf(field: Field, a: UnitId, b: UnitId): Contact {
  return rememberedOf(field, situationOf(field), 'contact', a, b, contactIn)
}

function contactIn(field: Field, a: UnitId, b: UnitId): Contact {
  const situation = situationOf(field)
  const [one, other] = [unitOf(field, a), unitOf(field, b)]
  const [body, against] = [bodyIn(situation, a), bodyIn(situation, b)]
  if (one.side === other.side && 'boxes' in body && 'boxes' in against)
    return figuresTouching(body, against)
  return contactBetween(situation, body, against, [countFigures(one, 1), countFigures(other, 1)])
}

export const inContact = (field: Field, a: UnitId, b: UnitId): boolean =>
  hasContact(contactOf(field, a, b))

/** The enemies that a unit is in contact with. */
export const enemiesTouching = (field: Field, unit: Unit): readonly Unit[] =>
  touching(field, unit).map((id) => unitOf(field, id))

const touching = (field: Field, { id }: Unit): readonly UnitId[] =>
  rememberedOf(field, situationOf(field), 'touching', id, 0, touchedIn)

function touchedIn(field: Field, unit: UnitId): readonly UnitId[] {
  const situation = situationOf(field)
  const here = bodyIn(situation, unit)
  const { across } = numbersOf(field.options)
  const found: UnitId[] = []
  for (const { id } of enemiesOf(field, unitOf(field, unit).side))
    if (!isAside(here, bodyIn(situation, id), across + 1) && inContact(field, unit, id))
      found.push(id)
  return found
}

export const isEngaged = (field: Field, unit: Unit): boolean => touching(field, unit).length > 0

/** How many of a unit's front rank are in contact with another. */
export const frontRankTouching = (field: Field, unit: Unit, other: UnitId): number =>
  countFigures(unit, ofFrontRank(contactOf(field, unit.id, other).of).length)
