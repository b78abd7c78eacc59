// Who may lend support in a melee, and why not. (8.2.2, 8.2.3)

import type { Refusal } from '@grognard/kernel'
import { brigadeSupporters, canLendMelee, isTooMuchMelee } from '../attacks/support.ts'
import { calledBy, refused } from '../asks/refused.ts'
import type { Lent } from '../asks/melee-support.ts'
import { unitOf, unitsOf, type Fight, type Unit, type UnitId, type Vf } from '../battle.ts'
import { enemiesTouching } from '../field/contact.ts'
import { standsDeployed } from '../units/formed.ts'
import { isInFights } from './opponents.ts'

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
  const data = { unit: unit.name, target: unitOf(seen, target).name }
  if (!standsDeployed(unit)) return refused('vf2:8.2', 'melee-support-march', { unit: unit.name })
  if (!canLendMelee(seen, unit, target)) return refused('vf2:8.2.2', 'melee-support-figures', data)
  const left = enemyLeftOver(seen, unit, isChosen)
  return left
    ? refused('vf2:8.2.2', 'melee-support-elsewhere', { unit: unit.name, enemy: left.name })
    : null
}

/** Why these together are too many. (8.2.2) */
export const refuseTooMany = (
  seen: Vf,
  support: readonly UnitId[],
  target: UnitId,
): Refusal | null =>
  isTooMuchMelee(seen, support, target)
    ? refused('vf2:8.2.2', 'melee-support-many', { target: unitOf(seen, target).name })
    : null

/** Why a unit cannot lend another brigade support. (8.2.3) */
export const refuseBrigadeSupport = (seen: Vf, fighting: Unit, brigade: UnitId): Refusal | null =>
  brigadeSupporters(seen, fighting).some(({ id }) => id === brigade)
    ? null
    : refused('vf2:8.2.3', 'brigade-support', {
        unit: calledBy(seen, brigade),
        fighting: fighting.name,
      })

/** Of those who were to support a fight, whoever still can: fights before it may have gone ill. */
export const stillLent = (seen: Vf, { main, target, support, brigade }: Fight): Lent => ({
  support: support.filter((id) => canLendMelee(seen, unitOf(seen, id), target)),
  brigade: brigadeSupporters(seen, unitOf(seen, main)).find(({ id }) => id === brigade)?.id ?? null,
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
