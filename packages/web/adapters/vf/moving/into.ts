// Light infantry goes into a place at the end of its move. (T.3.2, Light Infantry)

import {
  footprintAt,
  gapOfBodies,
  placesWith,
  specialsOf,
  standingIn,
  type FeatureId,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { endOf, isEmpty, type Plan } from './plan.ts'

type IsLawful = (plan: Plan) => boolean

/** What it could go into from where a plan ends. */
export function placesInto(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  isLawful: IsLawful,
): readonly FeatureId[] {
  const goes = plan.doing === 'move' || plan.doing === 'retreat'
  if (!goes || isEmpty(plan) || !specialsOf(unit).some((one) => one.occupiesAfterMove)) return []
  return placesWith(seen.terrain, 'defendable')
    .map(({ id }) => id)
    .filter((occupy) => isLawful({ ...plan, occupy }))
}

/** Whoever was put down upon a place and stands before it goes into it. */
export function ledInto(
  seen: Vf,
  unit: Unit,
  { put, stands }: { readonly put: Plan; readonly stands: Plan },
  isLawful: IsLawful,
): Plan {
  const { layout, pose } = standingIn(seen, unit, endOf(seen, unit, put))
  const there = footprintAt(layout, pose)
  const upon = placesWith(seen.terrain, 'defendable').filter(
    ({ ground }) => gapOfBodies(there, ground).length === 0,
  )
  const into = placesInto(seen, unit, stands, isLawful)
  const occupy = upon.find(({ id }) => into.includes(id))?.id
  return occupy === undefined ? stands : { ...stands, occupy }
}
