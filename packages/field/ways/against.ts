// What a move is measured against: the table's edges, the ground, and others, each met in some
// manner. How near is near, and what ground costs, is for a rulebook to say.

import {
  groundOfCrossing,
  onceFor,
  type Body,
  type Closed,
  type Extent,
  type Field,
  type Footprint,
  type Ground,
  type Other,
  type Region,
  type Terrain,
} from '@grognard/geometry'
import type { Place } from '../places.ts'
import type { UnitId } from '../situation.ts'

/** All of the table; and beyond its edge where a unit that arrives still stands. */
export function tableFor({ width, height }: Terrain, body: Body | null | undefined): Extent {
  const { left = 0, top = 0, right = 0, bottom = 0 } = body ?? {}
  return {
    left: Math.min(0, left),
    top: Math.min(0, top),
    right: Math.max(width, right),
    bottom: Math.max(height, bottom),
  }
}

/** A river or stream is open where bridges and fords lie over it. */
export function opened({ id, ground, feature }: Place): Closed {
  const openings = 'crossings' in feature ? feature.crossings.map(groundOfCrossing) : []
  return openings.length > 0 ? { id, ground, openings } : { id, ground }
}

type Grounded = Pick<Place, 'id' | 'ground'>

export const halved = ({ id, ground }: Grounded): Region => ({ id, ground, over: 1, under: 2 })
export const plain = ({ id, ground }: Grounded): Region => ({ id, ground, over: 1, under: 1 })
export const doubled = ({ id, ground }: Grounded): Region => ({ id, ground, over: 2, under: 1 })

/** A field in which bridges and fords are closed. */
export const withoutCrossings = (field: Field): Field => ({
  ...field,
  closed: (field.closed ?? []).map(({ id, ground }) => ({ id, ground })),
})

const UNIT = 'unit '
const names: string[] = []

/** How a field names a unit, and which unit a name is of. */
const nameOf = (id: UnitId): string => (names[id] ??= `${UNIT}${id}`)
export const unitNamed = <Unit>(units: readonly Unit[], name: string | null): Unit | null =>
  name?.startsWith(UNIT) ? (units[Number(name.slice(UNIT.length))] ?? null) : null

/** How near one may come to others. */
export type Limits = Omit<Other, 'id' | 'unit'>

/** How others are met, and those who were met like this last, by their numbers. */
export type Manner = { readonly limits: Limits; readonly last: Other[] }

export const manner = (limits: Limits): Manner => ({ limits, last: [] })

/** The fields written out: engines make such a record many times faster than `{...limits}`. */
const within = (
  { least, mayStartNearer, endsAtLeast, endsBeyond }: Limits,
  id: string,
  unit: Footprint,
): Other => ({ id, unit, least, mayStartNearer, endsAtLeast, endsBeyond })

/** Whoever stays where it is, is met in the same manner move after move. */
export function met({ limits, last }: Manner, id: UnitId, unit: Footprint): Other {
  const known = last[id]
  return known?.unit === unit ? known : (last[id] = within(limits, nameOf(id), unit))
}

/** The ground of a feature as if it were a unit that stands there. */
export const asFootprint = onceFor(groundAsUnit)

function groundAsUnit({ pieces, left, top, right, bottom }: Ground): Footprint {
  const [width, depth] = [right - left, bottom - top]
  const pose = { x: Math.trunc((left + right) / 2), y: top, facing: 0 }
  const block = { u: 0, v: 0, facing: 0, files: 1, ranks: 1, width, depth, front: true }
  return { pose, boxes: pieces.map((ring) => ({ block, ring })), left, top, right, bottom }
}
