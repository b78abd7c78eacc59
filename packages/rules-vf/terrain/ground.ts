// Who is on which ground, and who holds it. (T.2.6, T.3)

import { CONTACT, type Ground, type Polygon, type Terrain } from '@grognard/geometry'
import type { FeatureId, Leader, Unit, Vf } from '../battle.ts'
import { footprintIn, situationOf, type Field } from '../field/situation.ts'
import { onceFor } from '../once.ts'
import { crossingsOn, isAside, placeOf, placesWith, standsOn } from './rules.ts'

/** Some figure of a unit is on rough ground, or it occupies a feature that is rough. (T.2.6) */
export function occupiesRough(field: Field, unit: Unit): boolean {
  const { terrain } = field
  if (unit.inside !== null) return placeOf(terrain, unit.inside)?.rules.has('rough') ?? false
  const there = footprintIn(situationOf(field), unit.id)
  if (!there) return false
  return (
    placesWith(terrain, 'rough').some((place) => standsOn(there, place, 'rough')) ||
    // Fords: on them the ground is rough, whatever the river is. (T.1.4)
    crossingsOn(terrain).some(
      (place) => place.rules.has('rough') && standsOn(there, place, 'rough'),
    )
  )
}

export const isDefendable = (terrain: Terrain, feature: FeatureId): boolean =>
  placeOf(terrain, feature)?.rules.has('defendable') ?? false

/** The unit that occupies a feature. (T.3.1) */
export const occupierOf = ({ units }: Pick<Vf, 'units'>, feature: FeatureId): Unit | null =>
  units.find(({ inside, status }) => inside === feature && status === 'ready') ?? null

/** The leaders that occupy a feature. (T.3.1) */
export const leadersInside = (
  { leaders }: Pick<Vf, 'leaders'>,
  feature: FeatureId,
): readonly Leader[] =>
  leaders.filter(({ inside, status }) => inside === feature && status === 'ready')

/** So much border two sections share that are connected, in thousandths. (T.3.7) */
export const LEAST_BORDER = 3000

const connections = onceFor(connected)

/** The sections of defendable terrain that a section shares a border of 3" or more with. (T.3.7) */
export const connectedTo = (terrain: Terrain, feature: FeatureId): readonly FeatureId[] =>
  connections(terrain).get(feature) ?? []

export const areConnected = (terrain: Terrain, a: FeatureId, b: FeatureId): boolean =>
  connectedTo(terrain, a).includes(b)

function connected(terrain: Terrain): ReadonlyMap<FeatureId, readonly FeatureId[]> {
  const sections = placesWith(terrain, 'defendable')
  return new Map(
    sections.map(({ id, ground }) => [
      id,
      sections
        .filter((other) => other.id !== id && haveBorder(ground, other.ground))
        .map((other) => other.id),
    ]),
  )
}

/** Measured from both sides, so that neither is favoured. */
const haveBorder = (a: Ground, b: Ground): boolean =>
  !isAside(a, b, CONTACT + 1) && Math.max(borderOf(a, b), borderOf(b, a)) >= LEAST_BORDER

/** How long the border of two grounds is, wherever it runs. */
function borderOf(a: Ground, b: Ground): number {
  let length = 0
  for (const part of a.parts)
    for (const other of b.parts)
      for (let i = 0; i < part.length; i += 2)
        for (let j = 0; j < other.length; j += 2) length += sharedBy(part, i, other, j)
  return length
}

/**
 * How much of an edge another runs along, no farther from it than what counts as contact: corners
 * are rounded, and one in the middle of a slanting edge is hardly ever on it. Outlines go
 * clockwise, so that neighbours pass their border in opposite directions.
 */
function sharedBy(part: Polygon, i: number, other: Polygon, j: number): number {
  const [px, py, qx, qy] = edgeAt(part, i)
  const [rx, ry, sx, sy] = edgeAt(other, j)
  const [dx, dy] = [qx - px, qy - py]
  const length = Math.sqrt(dx * dx + dy * dy)
  const isAtLine = (x: number, y: number): boolean =>
    Math.abs(dx * (y - py) - dy * (x - px)) <= CONTACT * length
  if (!isAtLine(rx, ry) || !isAtLine(sx, sy)) return 0
  const along = (x: number, y: number): number => dx * (x - px) + dy * (y - py)
  const from = Math.max(0, along(sx, sy))
  const to = Math.min(dx * dx + dy * dy, along(rx, ry))
  return to > from ? (to - from) / length : 0
}

function edgeAt(part: Polygon, i: number): readonly [number, number, number, number] {
  const next = (i + 2) % part.length
  return [part[i] as number, part[i + 1] as number, part[next] as number, part[next + 1] as number]
}
