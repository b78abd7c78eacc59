// Who may lend support in a melee, and why not. (8.2.2, 8.2.3)

import type { Refusal } from '@grognard/kernel'
import { helpersIn } from '../attack.ts'
import { brigadeSupporters, canLendMelee, countAll, isTooMuchMelee } from '../attacks/support.ts'
import { attacksLeft, timesIn } from '../attacks/times.ts'
import {
  brigadeOf,
  unitOf,
  unitsOf,
  type Fight,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { enemiesTouching, frontRankTouching } from '../field/contact.ts'
import { gapBetweenUnits } from '../field/distance.ts'
import { farOff, inInches } from '../measured.ts'
import { refused } from '../refusals/refused.ts'
import { refuseNotOwn } from '../refusals/whose.ts'
import { nameOfFeature } from '../terrain/ground.ts'
import { standsDeployed } from '../units/formed.ts'
import { facedIn, hasCannons, refuseCannons } from './cannons.ts'
import { isInFights, partsIn } from './opponents.ts'

/** Who lends a fighting unit support. */
export type Lent = { readonly support: readonly UnitId[]; readonly brigade: readonly UnitId[] }

export type Fighting = {
  /** Who attacks, or hits back, and whom. */
  readonly unit: UnitId
  readonly target: UnitId
}

/** Which enemies have been chosen for a fight. */
export type IsChosen = (enemy: UnitId) => boolean

/** An enemy that it touches and that nobody has chosen: it has to attack that one. (8.2.2) */
export const enemyLeftOver = (seen: Vf, unit: Unit, isChosen: IsChosen): Unit | undefined =>
  enemiesTouching(seen, unit).find(({ id }) => !isChosen(id))

export const canSupport = (seen: Vf, unit: Unit, target: UnitId, isChosen: IsChosen): boolean =>
  canLendMelee(seen, unit, target) && !enemyLeftOver(seen, unit, isChosen)

/** Why a unit cannot lend melee support against this target. (8.2, 8.2.2) */
export function refuseSupporter(
  seen: Vf,
  unit: Unit,
  target: UnitId,
  isChosen: IsChosen,
): Refusal | null {
  const wrong = refuseHelper(seen, unit)
  if (wrong) return wrong
  if (!canLendMelee(seen, unit, target)) return refuseTooFew(seen, unit, unitOf(seen, target))
  const left = enemyLeftOver(seen, unit, isChosen)
  return left
    ? refused('vf2:8.2.2', 'melee-support-elsewhere', { unit: unit.name, enemy: left.name })
    : null
}

/** Only who is deployed helps anybody, and once a phase. (8.0, 8.2) */
function refuseHelper(seen: Vf, unit: Unit): Refusal | null {
  if (!standsDeployed(unit))
    return refused('vf2:8.2', 'melee-support-march', {
      unit: unit.name,
      formed: unit.formation.kind,
    })
  return attacksLeft(seen, unit) > 0
    ? null
    : refused('vf2:8.0', 'fights-twice', { unit: unit.name })
}

/** An occupier is in contact with all or none of its figures. (8.2.2, T.3.6) */
function refuseTooFew(seen: Vf, unit: Unit, { id, name }: Unit): Refusal {
  const data = { unit: unit.name, target: name, least: numbersOf(seen.options).supportFigures }
  if (unit.inside !== null)
    return refused('vf2:T.3.6', 'melee-support-inside', {
      ...data,
      feature: nameOfFeature(seen, unit.inside),
    })
  const figures = frontRankTouching(seen, unit, id)
  return refused('vf2:8.2.2', 'melee-support-figures', { ...data, figures })
}

/** Why these together are too many. (8.2.2) */
export const refuseTooMany = (
  seen: Vf,
  support: readonly UnitId[],
  target: UnitId,
): Refusal | null =>
  isTooMuchMelee(seen, support, target)
    ? refused('vf2:8.2.2', 'melee-support-many', {
        target: unitOf(seen, target).name,
        most: numbersOf(seen.options).mostSupport,
        count: countAll(seen, support, target),
      })
    : null

/** Why these cannot lend a unit brigade support. (8.2.3) */
export function refuseBrigadeSupport(
  seen: Vf,
  { unit, target }: Fighting,
  { support, brigade }: Lent,
): Refusal | null {
  const fighting = unitOf(seen, unit)
  for (const id of brigade) {
    const wrong = refuseFromBrigade(seen, fighting, id)
    if (wrong) return wrong
  }
  const most = editionOf(seen).brigadeRoom(seen, support, target)
  return brigade.length > most
    ? refused('vf2:8.2.3', 'brigade-support-many', {
        fighting: fighting.name,
        most,
        count: brigade.length,
      })
    : null
}

function refuseFromBrigade(seen: Vf, fighting: Unit, id: UnitId): Refusal | null {
  if (brigadeSupporters(seen, fighting).some((one) => one.id === id)) return null
  const unit = unitOf(seen, id)
  const data = { unit: unit.name, fighting: fighting.name }
  if (unit.brigade !== fighting.brigade)
    return refused('vf2:8.2.3', 'brigade-support-other', {
      ...data,
      brigade: brigadeOf(seen, unit.brigade).name,
      own: brigadeOf(seen, fighting.brigade).name,
    })
  const wrong = refuseHelper(seen, unit)
  if (wrong) return wrong
  const others = enemiesTouching(seen, unit).map(({ name }) => name)
  if (others.length > 0)
    return refused('vf2:8.2.3', 'brigade-support-engaged', { unit: unit.name, others })
  const far = farOff(gapBetweenUnits(seen, unit.id, fighting.id).length)
  const within = inInches(numbersOf(seen.options).support)
  return refused('vf2:8.2.3', 'brigade-support-far', { ...data, far, within })
}

/** Of those who were to support a fight, whoever still can: fights before it may have gone ill. */
export function stillLent(seen: Vf, { main, target, support, brigade }: Fight): Lent {
  const pledged = [main]
  const isLeft = (id: UnitId): boolean => {
    const left = attacksLeft(seen, unitOf(seen, id), pledged) > 0
    if (left) pledged.push(id)
    return left
  }
  const reaches = (id: UnitId): boolean =>
    hasCannons(seen, unitOf(seen, id), repeated(target, timesIn(pledged, id) + 1))
  const near = brigadeSupporters(seen, unitOf(seen, main)).map(({ id }) => id)
  return {
    support: support.filter(
      (id) => canLendMelee(seen, unitOf(seen, id), target) && reaches(id) && isLeft(id),
    ),
    brigade: brigade.filter((id) => near.includes(id) && isLeft(id)),
  }
}

const repeated = (id: UnitId, times: number): readonly UnitId[] =>
  Array.from({ length: times }, () => id)

/** What a side can still lend a unit of its own that attacks this target, beyond the fights chosen. */
export type Lendable = {
  readonly support: readonly UnitId[]
  readonly brigade: readonly UnitId[]
}

/** Each as often as it can. (8.0, O1.2) */
export function lendableTo(seen: Vf, fighting: Unit, target: UnitId): Lendable {
  const pledged = [fighting.id, ...partsIn(seen.fights)]
  const leftOf = (unit: Unit): number => Math.max(0, attacksLeft(seen, unit, pledged))
  const isChosen: IsChosen = (enemy) => isInFights(seen, enemy)
  const own = unitsOf(seen, fighting.side).filter(
    (unit) => leftOf(unit) > 0 && canSupport(seen, unit, target, isChosen),
  )
  return {
    support: own.flatMap((unit) => {
      const times = repeated(target, leftOf(unit))
      const faced = facedBy(seen, fighting, target, unit.id)
      return times
        .filter((_, i) => hasCannons(seen, unit, [...faced, ...times.slice(0, i + 1)]))
        .map(() => unit.id)
    }),
    brigade: brigadeSupporters(seen, fighting).flatMap((unit) => repeated(unit.id, leftOf(unit))),
  }
}

/** The enemies that a unit of a side faces already, when one of them is about to attack. */
const facedBy = (seen: Vf, fighting: Unit, target: UnitId, id: UnitId): readonly UnitId[] => [
  ...(id === fighting.id ? [target] : []),
  ...facedIn(seen.fights, id),
]

/** Why these may not lend a fighting unit support. (8.0, 8.2) */
export function refuseLent(seen: Vf, { unit: id, target }: Fighting, given: Lent): Refusal | null {
  const fighting = unitOf(seen, id)
  const { support } = given
  const pledged = [id, ...partsIn(seen.fights)]
  for (const helper of helpersIn(given)) {
    const stranger = refuseNotOwn(seen, clause('vf2:8.2'), fighting.side, helper)
    if (stranger) return stranger
    if (attacksLeft(seen, unitOf(seen, helper), pledged) <= 0)
      return refused('vf2:8.0', 'fights-twice', { unit: unitOf(seen, helper).name })
    pledged.push(helper)
  }
  for (const helper of support) {
    const unit = unitOf(seen, helper)
    const here = support.filter((one) => one === helper).map(() => target)
    const wrong =
      refuseSupporter(seen, unit, target, (enemy) => isInFights(seen, enemy)) ??
      refuseCannons(seen, unit, [...facedBy(seen, fighting, target, helper), ...here])
    if (wrong) return wrong
  }
  return (
    refuseTooMany(seen, support, target) ?? refuseBrigadeSupport(seen, { unit: id, target }, given)
  )
}
