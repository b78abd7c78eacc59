// Which fights may be chosen for a melee phase. (7.0, 7.1)

import type { Refusal } from '@grognard/kernel'
import { helpersIn } from '../attack.ts'
import { isTooMuchMelee } from '../attacks/support.ts'
import { attacksOf, eachOnce, timesIn } from '../attacks/times.ts'
import { unitOf, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import { enemiesTouching } from '../field/contact.ts'
import { gapBetweenUnits } from '../field/distance.ts'
import { unitsGap } from '../field/shown.ts'
import { farOff } from '../measured.ts'
import { nameOrNumber, refused, showing } from '../refusals/refused.ts'
import { refuseNotEnemy, refuseNotOwn } from '../refusals/whose.ts'
import { facedIn, refuseCannons } from './cannons.ts'
import {
  canSupport,
  enemyLeftOver,
  refuseBrigadeSupport,
  refuseSupporter,
  refuseTooMany,
  type IsChosen,
} from './lending.ts'
import { canFight, unitsInContact, type ChosenFight } from './opponents.ts'

/** Why these may not be the fights of a phase. (7.0, 7.1, 8.2) */
export function refuseFights(seen: Vf, side: Side, fights: readonly ChosenFight[]): Refusal | null {
  const isChosen: IsChosen = (enemy) => fights.some(({ target }) => target === enemy)
  const wrong = refuseTwice(seen, fights)
  if (wrong) return wrong
  for (const fight of fights) {
    const refusal = refuseFight(seen, side, fight, isChosen)
    if (refusal) return refusal
  }
  return refuseApartCannons(seen, fights) ?? refuseLeftOut(seen, side, fights, isChosen)
}

/** Whoever attacks or lends support more than once has a cannon before each enemy. (O1.2) */
function refuseApartCannons(seen: Vf, fights: readonly ChosenFight[]): Refusal | null {
  for (const id of eachOnce(fights.flatMap(({ main, support }) => [main, ...support]))) {
    const refusal = refuseCannons(seen, unitOf(seen, id), facedIn(fights, id))
    if (refusal) return refusal
  }
  return null
}

const partsOf = (fight: ChosenFight): readonly UnitId[] => [fight.main, ...helpersIn(fight)]

/** A unit attacks or lends support once, or each of its cannons does, and is attacked once. (8.0, O1.2) */
function refuseTwice(seen: Vf, fights: readonly ChosenFight[]): Refusal | null {
  const targets = fights.map(({ target }) => target)
  const again = targets.find((id, i) => targets.indexOf(id) < i)
  if (again !== undefined)
    return refused('vf2:7.1', 'target-twice', { target: nameOrNumber(seen, again) })
  const parts = fights.flatMap(partsOf)
  const mostOf = (unit: Unit | undefined): number => (unit ? attacksOf(seen, unit) : 1)
  const twice = parts.find((id, i) => timesIn(parts.slice(0, i), id) >= mostOf(seen.units[id]))
  return twice === undefined
    ? null
    : refused('vf2:8.0', 'fights-twice', { unit: nameOrNumber(seen, twice) })
}

function refuseFight(seen: Vf, side: Side, fight: ChosenFight, isChosen: IsChosen): Refusal | null {
  const by = clause('vf2:7.1')
  for (const id of partsOf(fight)) {
    const stranger = refuseNotOwn(seen, by, side, id)
    if (stranger) return stranger
  }
  const friend = refuseNotEnemy(seen, by, side, fight.target)
  if (friend) return friend
  const [main, target] = [unitOf(seen, fight.main), unitOf(seen, fight.target)]
  if (!canFight(seen, main, target)) return refuseApart(seen, main, target)
  for (const id of fight.support) {
    const refusal = refuseSupporter(seen, unitOf(seen, id), fight.target, isChosen)
    if (refusal) return refusal
  }
  return (
    refuseTooMany(seen, fight.support, fight.target) ??
    refuseBrigadeSupport(seen, { unit: main.id, target: fight.target }, fight)
  )
}

function refuseApart(seen: Vf, main: Unit, target: Unit): Refusal {
  const far = farOff(gapBetweenUnits(seen, main.id, target.id).length)
  const data = { unit: main.name, target: target.name, far }
  return showing(refused('vf2:7.1', 'not-in-contact', data), [unitsGap(seen, main.id, target.id)])
}

/** Whoever is in contact must fight: attack what nobody has chosen, or else support. (7.0, 8.2.2) */
function refuseLeftOut(
  seen: Vf,
  side: Side,
  fights: readonly ChosenFight[],
  isChosen: IsChosen,
): Refusal | null {
  const fighting = new Set(fights.flatMap(({ main, support }) => [main, ...support]))
  for (const unit of unitsInContact(seen, side)) {
    if (fighting.has(unit.id)) continue
    const left = enemyLeftOver(seen, unit, isChosen)
    if (left) return refused('vf2:7.0', 'must-fight', { unit: unit.name, target: left.name })
    const helped = enemiesTouching(seen, unit).find((target) =>
      hasRoom(seen, unit, target.id, fights, isChosen),
    )
    if (helped) return refused('vf2:7.1', 'must-support', { unit: unit.name, target: helped.name })
  }
  return null
}

function hasRoom(
  seen: Vf,
  unit: Unit,
  target: UnitId,
  fights: readonly ChosenFight[],
  isChosen: IsChosen,
): boolean {
  const fight = fights.find((one) => one.target === target)
  return (
    fight !== undefined &&
    canSupport(seen, unit, target, isChosen) &&
    !isTooMuchMelee(seen, [...fight.support, unit.id], target)
  )
}
