// Whom a unit would touch at the end of an assault, and whether with enough figures. (6.5, 6.5.1)

import { bodyIn, gapLine, gapOfBodies, isAside } from '@grognard/field'
import { figuresAtGround, ofFrontRank, type Contact, type Footprint } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { numbersOf } from '../editions/book.ts'
import { contactBetween } from '../field/contact.ts'
import { areCloser, areWithin, enemiesOf } from '../field/distance.ts'
import { gapTo } from '../field/shown.ts'
import { frontRankSize, isInFrontArc } from '../field/sight.ts'
import { situationOf } from '../field/situation.ts'
import { farOff, inInches } from '../measured.ts'
import { refused, showing } from '../refusals/refused.ts'
import { profileOf } from '../sheets/index.ts'
import { specialsOf } from '../specials/index.ts'
import { countFigures } from '../units/figures.ts'

export type Touched = { readonly enemy: Unit; readonly contact: Contact }

/** The enemies that a unit would be in contact with. */
export function touchedAt(seen: Vf, unit: Unit, end: Footprint): readonly Touched[] {
  const situation = situationOf(seen)
  const touched: Touched[] = []
  // Nobody farther away is in contact, not even across a barrier. (T.2.1)
  const reach = numbersOf(seen.options).across + 1
  for (const enemy of enemiesOf(seen, unit.side)) {
    const body = bodyIn(situation, enemy.id)
    if (isAside(end, body, reach)) continue
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
  const { assaultFigures } = numbersOf(seen.options)
  const figures = countFigures(unit, ofFrontRank(contact.of).length)
  if (figures < assaultFigures) {
    const by = enemy.inside === null ? 'vf2:6.5' : 'vf2:T.3.4'
    return showing(refused(by, 'assault-few', { figures, least: assaultFigures, ...data }), line())
  }
  const isFrontal = enemy.inside === null && isInFrontArc(seen, enemy.id, unit.id)
  if (isFrontal) {
    const least = Math.min(assaultFigures, countFigures(enemy, frontRankSize(seen, enemy.id)))
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
  const limit = stormedFrom(seen, unit, enemy)
  if (!limit || (limit.isIncluded ? areWithin : areCloser)(here, there, limit.within)) return null
  const { clause: by, code } = limit
  const far = farOff(gapOfBodies(here, there).length)
  const data = { unit: unit.name, other: enemy.name, within: inInches(limit.within), far }
  return showing(refused(by, code, data), [gapLine(here, there)])
}

/** So near, or nearer where it is not included, an assault must start. */
type Limit = {
  readonly within: number
  readonly isIncluded: boolean
  readonly clause: VfClause
  readonly code: 'assault-cavalry' | 'assault-horse-guns'
}

/** From how near infantry must assault an enemy; null if from anywhere. (6.5.1, Horse Artillery) */
export function stormedFrom(seen: Vf, unit: Unit, enemy: Unit): Limit | null {
  if (profileOf(unit).arm !== 'infantry') return null
  const numbers = numbersOf(seen.options)
  if (profileOf(enemy).arm === 'cavalry')
    return {
      within: numbers.cavalryWithin,
      isIncluded: false,
      clause: clause('vf2:6.5.1'),
      code: 'assault-cavalry',
    }
  for (const special of specialsOf(enemy)) {
    const within = special.stormedWithin?.(numbers)
    if (within !== undefined)
      return { within, isIncluded: true, clause: special.clause, code: 'assault-horse-guns' }
  }
  return null
}
