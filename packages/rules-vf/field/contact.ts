// Who touches whom: figure by figure, across barriers, and at the edge of occupied terrain.
// (1.1.2, T.2.1, T.3.6)

import {
  CONTACT,
  figuresAtGround,
  figuresTouching,
  INCH,
  ofFrontRank,
  type Body,
  type Contact,
  type Figure,
  type Footprint,
  type Ground,
  type Terrain,
  type Touch,
} from '@grognard/geometry'
import { unitOf, type Unit, type UnitId } from '../battle.ts'
import { countFigures } from '../units/figures.ts'
import { isAside, placesWith } from '../terrain/rules.ts'
import { enemiesOf } from './distance.ts'
import {
  bodyIn,
  rememberedOf,
  situationOf,
  touchedBy,
  type Field,
  type Situation,
} from './situation.ts'

/** How far apart two may be who both touch a barrier. (T.2.1) */
export const ACROSS = 2 * INCH

/** So many figures must touch a feature to be in contact with who is in it. (T.3.4, T.3.6) */
const AT_FEATURE = 3

const NOBODY: Contact = { touches: [], of: [], with: [] }

/** How many figures a base of each counts as. (1.2.3) */
type Weights = readonly [own: number, others: number]

/**
 * The figures of two enemies that touch; for whoever occupies a feature there are no single
 * figures. Weights matter to artillery at a feature only.
 */
export function contactBetween(
  { terrain }: Pick<Situation, 'terrain'>,
  a: Body,
  b: Body,
  [own, others]: Weights = [1, 1],
): Contact {
  const [first, second] = ['boxes' in a, 'boxes' in b]
  if (isAside(a, b, ACROSS + 1)) return NOBODY
  if (first && second) return acrossBarriers(terrain, a as Footprint, b as Footprint)
  if (first) return atFeature(a as Footprint, b as Ground, own, 'of')
  if (second) return atFeature(b as Footprint, a as Ground, others, 'with')
  return NOBODY
}

/** Directly, or within 2" where both touch the same barrier. (T.2.1) */
function acrossBarriers(terrain: Terrain, a: Footprint, b: Footprint): Contact {
  const barriers = placesWith(terrain, 'barrier')
  if (barriers.length === 0) return figuresTouching(a, b)
  const [own, theirs] = [touchedBy(terrain, a), touchedBy(terrain, b)]
  const found = barriers
    .filter(({ id }) => own.has(id) && theirs.has(id))
    .map(({ ground }) => figuresTouching(a, b, { across: { barrier: ground.pieces, gap: ACROSS } }))
  return found.length === 0 ? figuresTouching(a, b) : found.reduce(joined)
}

function joined(one: Contact, other: Contact): Contact {
  const touches = new Map<string, Touch>()
  for (const touch of [...one.touches, ...other.touches])
    touches.set(`${touch.of.number} ${touch.with.number}`, touch)
  return {
    touches: [...touches.values()],
    of: both(one.of, other.of),
    with: both(one.with, other.with),
  }
}

const both = (a: readonly Figure[], b: readonly Figure[]): readonly Figure[] =>
  [...new Set([...a, ...b])].toSorted((one, other) => one.number - other.number)

function atFeature(unit: Footprint, ground: Ground, weight: number, whose: 'of' | 'with'): Contact {
  if (isAside(unit, ground, CONTACT + 1)) return NOBODY
  const figures = figuresAtGround(unit, ground)
  return figures.length * weight < AT_FEATURE ? NOBODY : { ...NOBODY, [whose]: figures }
}

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

const hasContact = ({ of, with: others }: Contact): boolean => of.length > 0 || others.length > 0

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
  const found: UnitId[] = []
  for (const { id } of enemiesOf(field, unitOf(field, unit).side))
    if (!isAside(here, bodyIn(situation, id), ACROSS + 1) && inContact(field, unit, id))
      found.push(id)
  return found
}

export const isEngaged = (field: Field, unit: Unit): boolean => touching(field, unit).length > 0

/** How many of a unit's front rank are in contact with another. */
export const frontRankTouching = (field: Field, unit: Unit, other: UnitId): number =>
  countFigures(unit, ofFrontRank(contactOf(field, unit.id, other).of).length)
