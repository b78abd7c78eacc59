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

const goesIn = (unit: Unit, { doing }: Plan): boolean =>
  (doing === 'move' || doing === 'retreat') &&
  specialsOf(unit).some(({ occupiesAfterMove }) => occupiesAfterMove)

/** What it could go into from where a plan ends. */
export function placesInto(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  isLawful: IsLawful,
): readonly FeatureId[] {
  if (isEmpty(plan) || !goesIn(unit, plan)) return []
  return placesWith(seen.terrain, 'defendable')
    .map(({ id }) => id)
    .filter((occupy) => isLawful({ ...plan, occupy }))
}

type Put = {
  readonly put: Plan
  /** The same where it may stand, if that is near. */
  readonly stands: Plan | null
  readonly nearest: () => Plan | null
}

/** Whoever is put down upon a place goes up to it, and into it; others stand where they may. */
export function ledInto(
  seen: Vf,
  unit: Unit,
  { put, stands, nearest }: Put,
  isLawful: IsLawful,
): Plan | null {
  const upon = goesIn(unit, put) ? placesUnder(seen, unit, put) : []
  if (upon.length === 0) return stands
  const before = stands ?? nearest()
  const into = before && placesInto(seen, unit, before, isLawful).find((id) => upon.includes(id))
  return before && into !== undefined && into !== null ? { ...before, occupy: into } : stands
}

function placesUnder(seen: Vf, unit: Unit, put: Plan): readonly FeatureId[] {
  const { layout, pose } = standingIn(seen, unit, endOf(seen, unit, put))
  const there = footprintAt(layout, pose)
  return placesWith(seen.terrain, 'defendable')
    .filter(({ ground }) => gapOfBodies(there, ground).length === 0)
    .map(({ id }) => id)
}
