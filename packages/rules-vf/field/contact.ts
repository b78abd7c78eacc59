// Who touches whom: figure by figure, across barriers, and at the edge of occupied terrain.
// (1.1.2, T.2.1, T.3.6)

import {
  figuresAtGround,
  figuresTouching,
  INCH,
  ofFrontRank,
  type Body,
  type Contact,
  type Figure,
  type Footprint,
  type Ground,
} from '@grognard/geometry'
import type { Unit, UnitId } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import { placesWith } from '../terrain/rules.ts'
import { enemiesOf } from './distance.ts'
import { bodyIn, remembered, situationOf, type Field, type Situation } from './situation.ts'

/** How far apart two may be who both touch a barrier. (T.2.1) */
const ACROSS = 2 * INCH

/** So many figures must touch a feature to be in contact with who is in it. (T.3.6) */
export const AT_FEATURE = 3

const NOBODY: Contact = { touches: [], of: [], with: [] }

/** The figures that touch, of both; for whoever occupies a feature there are no single figures. */
export function contactBetween(situation: Situation, a: Body, b: Body): Contact {
  const [first, second] = ['boxes' in a, 'boxes' in b]
  if (first && second) return acrossBarriers(situation, a as Footprint, b as Footprint)
  if (first) return atFeature(figuresAtGround(a as Footprint, b as Ground), 'of')
  if (second) return atFeature(figuresAtGround(b as Footprint, a as Ground), 'with')
  return NOBODY
}

function acrossBarriers(situation: Situation, a: Footprint, b: Footprint): Contact {
  const direct = figuresTouching(a, b)
  const barriers = placesWith(situation.terrain, 'barrier')
  if (barriers.length === 0) return direct
  return barriers.reduce<Contact>((best, { ground }) => {
    const contact = figuresTouching(a, b, { across: { barrier: ground.pieces, gap: ACROSS } })
    return contact.touches.length > best.touches.length ? contact : best
  }, direct)
}

const atFeature = (figures: readonly Figure[], whose: 'of' | 'with'): Contact =>
  figures.length < AT_FEATURE ? NOBODY : { ...NOBODY, [whose]: figures }

/** Which figures of a unit touch which of another. */
export function contactOf(field: Field, a: UnitId, b: UnitId): Contact {
  const situation = situationOf(field)
  return remembered(situation, `contact ${a} ${b}`, () =>
    contactBetween(situation, bodyIn(situation, a), bodyIn(situation, b)),
  )
}

const hasContact = ({ touches, of, with: others }: Contact): boolean =>
  touches.length > 0 || of.length > 0 || others.length > 0

export const inContact = (field: Field, a: UnitId, b: UnitId): boolean =>
  hasContact(contactOf(field, a, b))

/** The enemies that a unit is in contact with. */
export const enemiesTouching = (field: Field, unit: Unit): readonly Unit[] =>
  remembered(situationOf(field), `touching ${unit.id}`, () =>
    enemiesOf(field, unit.side)
      .filter(({ id }) => inContact(field, unit.id, id))
      .map(({ id }) => id),
  ).map((id) => field.units[id] as Unit)

export const isEngaged = (field: Field, unit: Unit): boolean =>
  enemiesTouching(field, unit).length > 0

/** So many figures each of the two bases of an artillery unit counts as. (1.2.3) */
export const BASE_FIGURES = 3

/** How many figures these bases of a unit count as. */
export const countFigures = (unit: Unit, bases: number): number =>
  profileOf(unit).arm === 'artillery' ? bases * BASE_FIGURES : bases

/** How many of a unit's front rank are in contact with another. */
export const frontRankTouching = (field: Field, unit: Unit, other: UnitId): number =>
  countFigures(unit, ofFrontRank(contactOf(field, unit.id, other).of).length)
