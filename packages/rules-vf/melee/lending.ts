// Who may lend support in a melee, and why not. (8.2.2, 8.2.3)

import type { Refusal } from '@grognard/kernel'
import { helpersIn } from '../attack.ts'
import { brigadeSupporters, canLendMelee, countAll, isTooMuchMelee } from '../attacks/support.ts'
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
import { numbersOf } from '../editions/book.ts'
import { enemiesTouching, frontRankTouching } from '../field/contact.ts'
import { gapBetweenUnits } from '../field/distance.ts'
import { farOff, inInches } from '../measured.ts'
import { refused } from '../refusals/refused.ts'
import { refuseNotOwn } from '../refusals/whose.ts'
import { nameOfFeature } from '../terrain/ground.ts'
import { standsDeployed } from '../units/formed.ts'
import { isInFights } from './opponents.ts'

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
function refuseHelper({ spent }: Vf, unit: Unit): Refusal | null {
  if (!standsDeployed(unit))
    return refused('vf2:8.2', 'melee-support-march', {
      unit: unit.name,
      formed: unit.formation.kind,
    })
  return spent.includes(unit.id) ? refused('vf2:8.0', 'fights-twice', { unit: unit.name }) : null
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
  fighting: Unit,
  brigade: readonly UnitId[],
): Refusal | null {
  for (const id of brigade) {
    const wrong = refuseFromBrigade(seen, fighting, id)
    if (wrong) return wrong
  }
  const { mostBrigadeSupport: most } = numbersOf(seen.options)
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
export const stillLent = (seen: Vf, { main, target, support, brigade }: Fight): Lent => ({
  support: support.filter((id) => canLendMelee(seen, unitOf(seen, id), target)),
  brigade: brigade.filter((helper) =>
    brigadeSupporters(seen, unitOf(seen, main)).some(({ id }) => id === helper),
  ),
})

/** What a side can still lend a unit of its own that attacks this target, beyond the fights chosen. */
export type Lendable = {
  readonly support: readonly UnitId[]
  readonly brigade: readonly UnitId[]
}

export function lendableTo(seen: Vf, fighting: Unit, target: UnitId): Lendable {
  const free = ({ id }: Unit): boolean => id !== fighting.id && !isInFights(seen, id) // 8.0
  const isChosen: IsChosen = (enemy) => isInFights(seen, enemy)
  return {
    support: unitsOf(seen, fighting.side)
      .filter((unit) => free(unit) && canSupport(seen, unit, target, isChosen))
      .map(({ id }) => id),
    brigade: brigadeSupporters(seen, fighting)
      .filter(free)
      .map(({ id }) => id),
  }
}

/** Why these may not lend a fighting unit support. (8.0, 8.2) */
export function refuseLent(seen: Vf, { unit: id, target }: Fighting, given: Lent): Refusal | null {
  const fighting = unitOf(seen, id)
  const { support, brigade } = given
  const lent = new Set<UnitId>([id])
  for (const helper of helpersIn(given)) {
    const stranger = refuseNotOwn(seen, clause('vf2:8.2'), fighting.side, helper)
    if (stranger) return stranger
    if (isInFights(seen, helper) || lent.has(helper))
      return refused('vf2:8.0', 'fights-twice', { unit: unitOf(seen, helper).name })
    lent.add(helper)
  }
  for (const helper of support) {
    const wrong = refuseSupporter(seen, unitOf(seen, helper), target, (enemy) =>
      isInFights(seen, enemy),
    )
    if (wrong) return wrong
  }
  return refuseTooMany(seen, support, target) ?? refuseBrigadeSupport(seen, fighting, brigade)
}
