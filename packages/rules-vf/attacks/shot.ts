// Judging one unit that shoots at a target or lends fire support. (5.1, 8.2.1)

import type { Refusal } from '@grognard/kernel'
import {
  commanderOf,
  enemyOf,
  unitOf,
  unitsOf,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { editionOf } from '../editions/book.ts'
import type { Edition } from '../editions/edition.ts'
import { enemiesTouching } from '../field/contact.ts'
import { shotGap } from '../field/distance.ts'
import { halfOfFrontRank } from '../field/sight.ts'
import { farOff, inInches, nearBy } from '../measured.ts'
import { nameOrNumber, refused, showing } from '../refusals/refused.ts'
import { refuseCommand, refuseNotOwn } from '../refusals/whose.ts'
import { profileOf } from '../sheets/index.ts'
import { seeingFigures, seesWithEnough } from './seeing.ts'
import { rangeOf, shootersAt, shotFault, type Shooter, type ShotFault } from './shooting.ts'
import { inContactWith, isCloser, looking, tooFar } from './shown.ts'
import { countAll, isTooMuchFire, mostFireSupport } from './support.ts'
import { attacksLeft } from './times.ts'
import { clauseOfUnseen, whyUnseen } from './unseen.ts'

/** Who shoots at the target, and who of the same seat's units lends support. (5.1, 8.2.1) */
export type Shoot = {
  readonly main: UnitId
  readonly skirmish: boolean
  readonly support: readonly Shooter[]
}

const isGun = (unit: Unit): boolean => profileOf(unit).arm === 'artillery'

/** A unit that this seat commands. (5.0) */
export const isOwn = (seen: Vf, unit: Unit): boolean => commanderOf(seen, unit) === seen.you

/** Why a seat may not have this unit shoot at a target. */
export function refuseShooter(seen: Vf, shooter: Shooter, target: Unit): Refusal | null {
  const stranger = refuseNotOwn(seen, clause('vf2:5.0'), enemyOf(target.side), shooter.unit)
  if (stranger) return stranger
  const unit = unitOf(seen, shooter.unit)
  const commanded = refuseCommand(seen, clause('vf2:5.0'), unit)
  if (commanded) return commanded
  const fault = shotFault(seen, shooter, target)
  return fault && refusedFor(seen, unit, shooter, target, fault)
}

function refusedFor(
  seen: Vf,
  unit: Unit,
  { skirmish }: Shooter,
  target: Unit,
  fault: ShotFault,
): Refusal {
  const named = { unit: unit.name }
  const both = { unit: unit.name, target: target.name }
  if (typeof fault === 'object') {
    const closer = unitOf(seen, fault.closer)
    return showing(
      refused('vf2:5.1', 'closer-enemy', {
        ...both,
        closer: closer.name,
        near: nearBy(shotGap(seen, unit, closer.id).length),
        far: farOff(shotGap(seen, unit, target.id).length),
      }),
      isCloser(seen, unit, target, closer),
    )
  }
  switch (fault) {
    case 'unarmed':
      return refused('vf2:1.5', 'no-fire-value', named)
    case 'no skirmishers':
      return refused('vf2:special.skirmishers', 'no-skirmishers', named)
    case 'in march column':
      return refused(isGun(unit) ? 'vf2:1.2.3' : 'vf2:5.1', 'march-column-fires', {
        ...named,
        formed: unit.formation.kind,
      })
    case 'engaged': {
      const others = enemiesTouching(seen, unit).map(({ name }) => name)
      const refusal = refused('vf2:5.1', 'engaged-fires', { ...named, others })
      return showing(refusal, inContactWith(seen, unit))
    }
    case 'has shot':
      return refused('vf2:5.1', 'shot-already', named)
    case 'out of range': {
      const range = rangeOf(seen, unit, skirmish) as number
      const far = farOff(shotGap(seen, unit, target.id).length)
      return showing(
        refused('vf2:5.1.1', 'out-of-range', { ...both, range: inInches(range), far }),
        tooFar(seen, unit, target, range),
      )
    }
    case 'not visible': {
      const unseen = whyUnseen(seen, unit, target)
      const refusal = refused(clauseOfUnseen(unseen), 'not-visible', { ...both, ...unseen })
      return showing(refusal, looking(seen, unit, target))
    }
  }
}

const FAULTS: readonly ShotFault[] = [
  'unarmed',
  'no skirmishers',
  'in march column',
  'engaged',
  'has shot',
  'out of range',
  'not visible',
]

/** Why nobody may shoot at a target: what stops the unit that comes nearest to it. */
export function refuseAll(seen: Vf, side: Side, target: Unit): Refusal {
  let best = {
    at: -1,
    refusal: () => refused('vf2:5.0', 'nobody-can-shoot', { unit: target.name }),
  }
  for (const unit of unitsOf(seen, side))
    for (const skirmish of [true, false]) {
      const shooter = { unit: unit.id, skirmish }
      const fault = shotFault(seen, shooter, target)
      if (!fault) continue
      const at = typeof fault === 'object' ? FAULTS.length : FAULTS.indexOf(fault)
      if (at > best.at) best = { at, refusal: () => refusedFor(seen, unit, shooter, target, fault) }
    }
  return best.refusal()
}

/** A fire attack as far as it has been put together. */
export type Shooting = {
  readonly main: Shooter
  readonly support: readonly Shooter[]
  readonly target: Unit
}

/** Why a unit may not lend this attack fire support. (8.2.1) */
function refuseLender(
  seen: Vf,
  { main, support, target }: Shooting,
  lender: Shooter,
): Refusal | null {
  const name = nameOrNumber(seen, lender.unit)
  const pledged = [main, ...support].map(({ unit }) => unit)
  if (pledged.includes(lender.unit) && attacksLeft(seen, unitOf(seen, lender.unit), pledged) <= 0)
    return refused('vf2:8.0', 'lends-twice', { unit: name })
  if (lender.skirmish && !main.skirmish)
    return refused('vf2:special.skirmishers', 'skirmishers-lend', { unit: name })
  const wrong = refuseShooter(seen, lender, target)
  if (wrong) return wrong
  const unit = unitOf(seen, lender.unit)
  const blind = editionOf(seen).refuseFireSupport(seen, unit, target)
  if (blind) return blind
  if (fits(seen, { main, support, target }, lender)) return null
  const leading = unitOf(seen, main.unit)
  const ids = [...support.map(({ unit: id }) => id), lender.unit]
  const most = mostFireSupport(seen, leading, ids)
  const count = countAll(seen, ids, target.id)
  return refused('vf2:8.2.1', 'too-much-support', { unit: leading.name, most, count })
}

/** Half of its front rank must see the target. (8.2.1) */
export const lendsFire: Edition['lendsFire'] = seesWithEnough

export function refuseFireSupport(seen: Vf, unit: Unit, target: Unit): Refusal | null {
  if (lendsFire(seen, unit, target)) return null
  return showing(
    refused('vf2:8.2.1', 'too-few-see', {
      unit: unit.name,
      target: target.name,
      figures: seeingFigures(seen, unit, target),
      least: halfOfFrontRank(seen, unit),
    }),
    looking(seen, unit, target),
  )
}

/** Why these may not all lend an attack fire support. */
export function refuseLenders(
  seen: Vf,
  shooting: Shooting,
  lenders: readonly Shooter[],
): Refusal | null {
  for (const [i, lender] of lenders.entries()) {
    const before = { ...shooting, support: [...shooting.support, ...lenders.slice(0, i)] }
    const wrong = refuseLender(seen, before, lender)
    if (wrong) return wrong
  }
  return null
}

/**
 * Who of these might lend an attack support, each in the way that tires it least and as often as it
 * can; guns first.
 */
export function lendersOf(
  battle: Vf,
  { main, support, target }: Shooting,
  shooters: readonly Shooter[],
): readonly Shooter[] {
  const { lendsFire: lends } = editionOf(battle)
  const pledged = [main, ...support].map(({ unit }) => unit)
  const leftOf = ({ unit }: Shooter): number => attacksLeft(battle, unitOf(battle, unit), pledged)
  const able = shooters.filter(
    (shooter) =>
      leftOf(shooter) > 0 &&
      (main.skirmish || !shooter.skirmish) &&
      lends(battle, unitOf(battle, shooter.unit), target),
  )
  const least = able
    .filter(
      ({ unit, skirmish }) =>
        skirmish || !able.some((other) => other.unit === unit && other.skirmish),
    )
    .flatMap((shooter) => Array.from({ length: leftOf(shooter) }, () => shooter))
  const isGunners = ({ unit }: Shooter): boolean => isGun(unitOf(battle, unit))
  return [...least.filter(isGunners), ...least.filter((lender) => !isGunners(lender))]
}

/** Those who may be selected to shoot at a target, of the units that this seat commands. */
export const ownShootersAt = (seen: Vf, side: Side, target: Unit): readonly Shooter[] =>
  shootersAt(seen, side, target).filter(({ unit }) => isOwn(seen, unitOf(seen, unit)))

/** The same of the units that other commanders of its side command. */
export const othersShootersAt = (seen: Vf, side: Side, target: Unit): readonly Shooter[] =>
  shootersAt(seen, side, target).filter(({ unit }) => !isOwn(seen, unitOf(seen, unit)))

/** One more may lend this attack support. */
export const fits = (
  battle: Vf,
  { main, support, target }: Shooting,
  { unit }: Shooter,
): boolean => {
  const ids = [...support.map((lender) => lender.unit), unit]
  return !isTooMuchFire(battle, unitOf(battle, main.unit), ids, target.id)
}

/** Why these may not shoot at a target together. (5.1, 8.2.1) */
export function refuseShot(
  seen: Vf,
  target: Unit,
  { main: unit, skirmish, support }: Shoot,
): Refusal | null {
  const main = { unit, skirmish }
  return (
    refuseShooter(seen, main, target) ?? refuseLenders(seen, { main, support: [], target }, support)
  )
}
