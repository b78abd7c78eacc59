// Whom a unit would touch at the end of an assault, and whether with enough figures. (6.5, 6.5.1)

import { bodyIn, gapLine, gapOfBodies, isAside } from '@grognard/field'
import {
  figuresAtGround,
  INCH,
  ofFrontRank,
  type Contact,
  type Footprint,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { contactBetween } from '../field/contact.ts'
import { areCloser, areWithin, enemiesOf } from '../field/distance.ts'
import { gapTo } from '../field/shown.ts'
import { frontRankSize, isInFrontArc } from '../field/sight.ts'
import { situationOf } from '../field/situation.ts'
import { farOff } from '../measured.ts'
import { refused, showing } from '../refusals/refused.ts'
import { profileOf } from '../sheets/index.ts'
import { specialsOf } from '../specials/index.ts'
import { countFigures } from '../units/figures.ts'

/** So many figures of the front rank must be in contact. */
export const FIGURES = 3
/** Infantry assaults cavalry only from nearer than this. (6.5.1) */
export const CAVALRY_WITHIN = 6
/** Nobody farther away is in contact, not even across a barrier. (T.2.1) */
const REACH = 2 * INCH + 1

export type Touched = { readonly enemy: Unit; readonly contact: Contact }

/** The enemies that a unit would be in contact with. */
export function touchedAt(seen: Vf, unit: Unit, end: Footprint): readonly Touched[] {
  const situation = situationOf(seen)
  const touched: Touched[] = []
  for (const enemy of enemiesOf(seen, unit.side)) {
    const body = bodyIn(situation, enemy.id)
    if (isAside(end, body, REACH)) continue
    const contact =
      'boxes' in body
        ? contactBetween(situation, end, body)
        : { touches: [], of: figuresAtGround(end, body), with: [] }
    if (contact.of.length > 0) touched.push({ enemy, contact })
  }
  return touched
}

/** Why a unit may not end an assault in contact with this enemy like that. */
export function refuseTouch(
  seen: Vf,
  unit: Unit,
  end: Footprint,
  { enemy, contact }: Touched,
): Refusal | null {
  const line = () => [gapTo(seen, end, enemy.id, 'contact')]
  const data = { unit: unit.name, other: enemy.name }
  const figures = countFigures(unit, ofFrontRank(contact.of).length)
  if (figures < FIGURES) {
    const by = enemy.inside === null ? 'vf2:6.5' : 'vf2:T.3.4'
    return showing(refused(by, 'assault-few', { figures, least: FIGURES, ...data }), line())
  }
  const isFrontal = enemy.inside === null && isInFrontArc(seen, enemy.id, unit.id)
  if (isFrontal) {
    const least = Math.min(FIGURES, countFigures(enemy, frontRankSize(seen, enemy.id)))
    const front = countFigures(enemy, ofFrontRank(contact.with).length)
    if (front < least)
      return showing(
        refused('vf2:6.5', 'assault-not-front', { figures: front, least, ...data }),
        line(),
      )
  }
  return refuseFoe(seen, unit, enemy)
}

/** Whom infantry may assault only from near. (6.5.1, Horse Artillery) */
export function refuseFoe(seen: Vf, unit: Unit, enemy: Unit): Refusal | null {
  const situation = situationOf(seen)
  const [here, there] = [bodyIn(situation, unit.id), bodyIn(situation, enemy.id)]
  const far = tooFarToStorm(unit, enemy, {
    areCloser: (inches) => areCloser(here, there, inches),
    areWithin: (inches) => areWithin(here, there, inches),
  })
  if (!far) return null
  const { clause, code, within } = far
  const off = farOff(gapOfBodies(here, there).length)
  const data = { unit: unit.name, other: enemy.name, within, far: off }
  return showing(refused(clause, code, data), [gapLine(here, there)])
}

/** How near two are: measured, or imagined. */
type Nearness = {
  areCloser(inches: number): boolean
  areWithin(inches: number): boolean
}

type TooFar = {
  readonly clause: VfClause
  readonly code: 'assault-cavalry' | 'assault-horse-guns'
  readonly within: number
}

/** Why infantry may not assault an enemy from so far; null if it may. (6.5.1, Horse Artillery) */
export function tooFarToStorm(unit: Unit, enemy: Unit, near: Nearness): TooFar | null {
  if (profileOf(unit).arm !== 'infantry') return null
  if (profileOf(enemy).arm === 'cavalry' && !near.areCloser(CAVALRY_WITHIN))
    return { clause: clause('vf2:6.5.1'), code: 'assault-cavalry', within: CAVALRY_WITHIN }
  for (const { clause: by, stormedWithin } of specialsOf(enemy))
    if (stormedWithin !== undefined && !near.areWithin(stormedWithin))
      return { clause: by, code: 'assault-horse-guns', within: stormedWithin }
  return null
}
