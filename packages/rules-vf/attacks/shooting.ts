// Who may shoot at whom. (5.0, 5.1)

import { bodyIn, isAside, remembered } from '@grognard/field'
import {
  commanderOf,
  unitOf,
  unitsOf,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { measuresOf } from '../editions/book.ts'
import { lengthOf } from '../editions/numbers.ts'
import { isEngaged } from '../field/contact.ts'
import { enemiesOf, isInRange, shotGap } from '../field/distance.ts'
import { isVisible } from '../field/sight.ts'
import { situationOf } from '../field/situation.ts'
import { profileOf } from '../sheets/index.ts'
import type { Profile } from '../sheets/profile.ts'
import { specialsOf } from '../specials/index.ts'
import { standsDeployed } from '../units/formed.ts'
import { keptForShot } from './kept.ts'
import { seesTarget } from './seeing.ts'
import { attacksLeft } from './times.ts'

/** A unit that shoots or lends fire support: all of it, or by its skirmishers alone. */
export type Shooter = { readonly unit: UnitId; readonly skirmish: boolean }

/** Why a unit may not shoot at a target, in the order of the book. */
export type ShotFault =
  | 'unarmed'
  | 'no skirmishers'
  | 'in march column'
  | 'engaged'
  | 'has shot'
  | 'out of range'
  | 'not visible'
  | { readonly closer: UnitId }

/** How far the units of a row of an army sheet shoot: as it says. (1.5) */
export const range = (profile: Profile): number => profile.range

/** How far a unit shoots so; null if it cannot shoot so. (1.5, 5.1.1) */
export function rangeOf(
  { options }: Pick<Vf, 'options'>,
  unit: Unit,
  skirmish: boolean,
): number | null {
  const { edition, numbers, scale } = measuresOf(options)
  const profile = profileOf(unit)
  if (!skirmish) return profile.fire > 0 ? lengthOf(edition.range(profile), scale) : null
  for (const special of specialsOf(unit))
    if (special.skirmishRange)
      return special.skirmishRange(lengthOf(edition.range(profile), scale), numbers)
  return null
}

/** An enemy that may be picked as a target at all: not engaged, and not shot at this phase. (5.0) */
const mayBeTarget = (battle: Vf, enemy: Unit): boolean =>
  !battle.attacked.includes(enemy.id) && !isEngaged(battle, enemy)

/** Why a unit may not shoot at anybody. (5.1) */
function faultOfShooter(battle: Vf, unit: Unit): ShotFault | null {
  if (!standsDeployed(unit)) return 'in march column'
  if (isEngaged(battle, unit)) return 'engaged'
  return attacksLeft(battle, unit) > 0 ? null : 'has shot'
}

/** Why a unit may not be selected to shoot at a target; null if it may. (5.1) */
export function shotFault(
  battle: Vf,
  { unit: id, skirmish }: Shooter,
  target: Unit,
): ShotFault | null {
  const unit = unitOf(battle, id)
  const reach = rangeOf(battle, unit, skirmish)
  if (reach === null) return skirmish ? 'no skirmishers' : 'unarmed'
  const fault = faultOfShooter(battle, unit)
  if (fault) return fault
  if (!isInRange(battle, unit, target.id, reach)) return 'out of range' // 5.1.1
  if (!seesTarget(battle, unit, target)) return 'not visible' // 5.1.2
  const closer = closerTarget(battle, unit, target)
  return closer && { closer: closer.id }
}

const mayShootAtAny = (unit: Unit): boolean => specialsOf(unit).some(({ anyTarget }) => anyTarget)

/** Distances that differ by less are the same, however they were worked out. */
const SAME = 1e-6

type Ranked = { readonly id: UnitId; readonly far: number }

/** The enemies that may be in range of a unit, the closest first, as one measures to shoot. (5.1.1) */
function enemiesByDistance(battle: Vf, unit: Unit): readonly Ranked[] {
  const reach = farthestRange(battle, unit)
  const key = `ranked ${unit.id} ${reach}`
  return remembered(situationOf(battle), key, ranked, battle, unit, reach)
}

function ranked(battle: Vf, unit: Unit, reach: number): readonly Ranked[] {
  const near: Ranked[] = []
  for (const enemy of enemiesOf(battle, unit.side))
    if (!isOutOfRange(battle, unit, enemy, reach))
      near.push({ id: enemy.id, far: shotGap(battle, unit, enemy.id).length })
  return near.toSorted((a, b) => a.far - b.far)
}

/** A visible enemy closer than the target that has to be shot at first. Equal distances leave the choice. */
function closerTarget(battle: Vf, unit: Unit, target: Unit): Unit | null {
  if (mayShootAtAny(unit)) return null // special.rockets
  const reach = shotGap(battle, unit, target.id).length - SAME
  for (const { id, far } of enemiesByDistance(battle, unit)) {
    if (far >= reach) break
    const enemy = unitOf(battle, id)
    if (mayBeTarget(battle, enemy) && isVisible(battle, unit.id, id)) return enemy
  }
  return null
}

const WAYS = [false, true]

/** The ways in which a unit may shoot at a target: with all it has, by its skirmishers, or not. */
export function waysAt(battle: Vf, unit: Unit, target: Unit): readonly Shooter[] {
  if (isOutOfRange(battle, unit, target) || faultOfShooter(battle, unit)) return NOT_AT_ALL
  return WAYS.map((skirmish) => ({ unit: unit.id, skirmish })).filter(
    (shooter) => shotFault(battle, shooter, target) === null,
  )
}

const NOT_AT_ALL: readonly Shooter[] = []

/** How far a unit shoots in any way. */
const farthestRange = (battle: Vf, unit: Unit): number =>
  Math.max(rangeOf(battle, unit, false) ?? 0, rangeOf(battle, unit, true) ?? 0)

/** A target is out of range even by the boxes around both: decides most pairs. */
function isOutOfRange(
  battle: Vf,
  unit: Unit,
  target: Unit,
  reach = farthestRange(battle, unit),
): boolean {
  const situation = situationOf(battle)
  return isAside(bodyIn(situation, unit.id), bodyIn(situation, target.id), reach + 1)
}

/** All who may be selected to shoot at a target. (5.1) */
export const shootersAt = keptForShot((battle: Vf, side: Side, target: Unit): readonly Shooter[] =>
  unitsOf(battle, side).flatMap((unit) => waysAt(battle, unit, target)),
)

/** The enemies at whom somebody may be selected to shoot. (5.0) */
export const targetsOf = keptForShot((battle: Vf, side: Side): readonly UnitId[] => {
  const targets = new Set<UnitId>()
  for (const unit of unitsOf(battle, side)) addTargets(battle, unit, targets)
  return [...targets].toSorted((a, b) => a - b)
})

/** The enemies at whom one unit may be selected to shoot. */
export function targetsFor(battle: Vf, unit: Unit): readonly UnitId[] {
  const targets = new Set<UnitId>()
  addTargets(battle, unit, targets)
  return [...targets]
}

/** There is somebody at whom to shoot. */
export const hasTargets = keptForShot((battle: Vf, side: Side): boolean => {
  const targets = new Set<UnitId>()
  return unitsOf(battle, side).some((unit) => {
    addTargets(battle, unit, targets)
    return targets.size > 0
  })
})

function addTargets(battle: Vf, unit: Unit, targets: Set<UnitId>): void {
  const reach = farthestRange(battle, unit)
  if (reach === 0) return
  const near = enemiesByDistance(battle, unit)
  if (near.length === 0 || faultOfShooter(battle, unit)) return
  const choosesFreely = mayShootAtAny(unit)
  let closest = Infinity
  for (const { id, far } of near) {
    if (far > closest + SAME || !isInRange(battle, unit, id, reach)) break
    const enemy = unitOf(battle, id)
    if (!mayBeTarget(battle, enemy) || !seesTarget(battle, unit, enemy)) continue
    targets.add(id)
    if (!choosesFreely && isVisible(battle, unit.id, id)) closest = Math.min(closest, far)
  }
}

/** The seats that command some of these, in the order of the table. */
export function seatsOfShooters(battle: Vf, shooters: readonly Shooter[]): readonly string[] {
  const seats = new Set(shooters.map(({ unit }) => commanderOf(battle, unitOf(battle, unit))))
  return battle.seats.map(({ id }) => id).filter((id) => seats.has(id))
}
