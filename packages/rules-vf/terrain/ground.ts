// Who is on which ground, and who holds it. (T.2.6, T.3)

import { bordering, crossingsOn, footprintIn, placeOf, placeUnder, standsOn } from '@grognard/field'
import { onceForBoth, type Terrain } from '@grognard/geometry'
import type { FeatureId, Leader, Unit, Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { situationOf, type Field } from '../field/situation.ts'
import { placesWith } from './rules.ts'

/** Some figure of a unit is on rough ground, or it occupies a feature that is rough. (T.2.6) */
export function occupiesRough(field: Field, unit: Unit): boolean {
  const { terrain } = field
  if (unit.inside !== null) return placeOf(terrain, unit.inside)?.rules.has('rough') ?? false
  const there = footprintIn(situationOf(field), unit.id)
  if (!there) return false
  return (
    placeUnder(terrain, there, 'rough') !== undefined ||
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

const connections = onceForBoth((terrain: Terrain, border: number) =>
  bordering(placesWith(terrain, 'defendable'), border),
)

type Ground = Pick<Vf, 'terrain' | 'options'>

/** The sections of defendable terrain that a section shares a border of 3" or more with. (T.3.7) */
export const connectedTo = (
  { terrain, options }: Ground,
  feature: FeatureId,
): readonly FeatureId[] => connections(terrain, numbersOf(options).border).get(feature) ?? []

export const areConnected = (ground: Ground, a: FeatureId, b: FeatureId): boolean =>
  connectedTo(ground, a).includes(b)

export const nameOfFeature = ({ terrain }: Pick<Vf, 'terrain'>, id: FeatureId): string =>
  placeOf(terrain, id)?.feature.name || id
