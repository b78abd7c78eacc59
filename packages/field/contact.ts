// Who touches whom: base by base, across barriers, and at the edge of ground that is occupied.

import {
  CONTACT,
  figuresAtGround,
  figuresTouching,
  type Body,
  type Contact,
  type Figure,
  type Footprint,
  type Ground,
  type Terrain,
  type Touch,
} from '@grognard/geometry'
import { isAside } from './extent.ts'
import { placesTagged } from './places.ts'
import type { Touched } from './touching.ts'

/** What counts as contact besides bases that touch. */
export type ContactRule = {
  readonly touchedBy: Touched
  /** Two who both touch a feature with this tag touch each other, */
  readonly barrier: string
  /** if they are at most so far apart. */
  readonly across: number
  /** So many figures must touch a feature to be in contact with who is in it. */
  readonly atFeature: number
}

const NOBODY: Contact = { touches: [], of: [], with: [] }

/** How many figures a base of each counts as. */
export type Weights = readonly [own: number, others: number]

/**
 * The figures of two enemies that touch; for whoever occupies a feature there are no single
 * figures. Weights matter at a feature only.
 */
export function contactBetween(
  rule: ContactRule,
  terrain: Terrain,
  a: Body,
  b: Body,
  [own, others]: Weights = [1, 1],
): Contact {
  const [first, second] = ['boxes' in a, 'boxes' in b]
  if (isAside(a, b, rule.across + 1)) return NOBODY
  if (first && second) return acrossBarriers(rule, terrain, a as Footprint, b as Footprint)
  if (first) return atFeature(rule, a as Footprint, b as Ground, own, 'of')
  if (second) return atFeature(rule, b as Footprint, a as Ground, others, 'with')
  return NOBODY
}

/** Directly, or over a little more where both touch the same barrier. */
function acrossBarriers(
  { touchedBy, barrier, across }: ContactRule,
  terrain: Terrain,
  a: Footprint,
  b: Footprint,
): Contact {
  const barriers = placesTagged(terrain, barrier)
  if (barriers.length === 0) return figuresTouching(a, b)
  const [own, theirs] = [touchedBy(terrain, a), touchedBy(terrain, b)]
  const found = barriers
    .filter(({ id }) => own.has(id) && theirs.has(id))
    .map(({ ground }) => figuresTouching(a, b, { across: { barrier: ground.pieces, gap: across } }))
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

function atFeature(
  rule: ContactRule,
  unit: Footprint,
  ground: Ground,
  weight: number,
  whose: 'of' | 'with',
): Contact {
  if (isAside(unit, ground, CONTACT + 1)) return NOBODY
  const figures = figuresAtGround(unit, ground)
  return figures.length * weight < rule.atFeature ? NOBODY : { ...NOBODY, [whose]: figures }
}

export const hasContact = ({ of, with: others }: Contact): boolean =>
  of.length > 0 || others.length > 0
