// Units that help others to attack. (8.2)

import { add, type Modifier } from '@grognard/toolkit'
import type { Attacking } from '../attacking.ts'
import { isReady, unitOf, unitsIn, type Unit, type UnitId, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { numbersOf } from '../editions/book.ts'
import { frontRankTouching, inContact, isEngaged } from '../field/contact.ts'
import { unitsWithin } from '../field/distance.ts'
import { specialsOf } from '../specials/index.ts'
import type { Special } from '../specials/special.ts'
import { occupies, standsDeployed } from '../units/formed.ts'
import { attacksLeft } from './times.ts'

/** The special rule by which a unit counts as more than one when it lends support. */
const countingTwice = (battle: Vf, unit: Unit, target: UnitId): Special | null =>
  specialsOf(unit).find((special) => (special.supportCount?.(battle, unit, target) ?? 1) > 1) ??
  null

/** As how many units one counts that lends support: for what it adds, and for the limit. */
const supportCount = (battle: Vf, unit: Unit, target: UnitId): number =>
  countingTwice(battle, unit, target)?.supportCount?.(battle, unit, target) ?? 1

/** As how many units these count together. */
export const countAll = (battle: Vf, support: readonly UnitId[], target: UnitId): number =>
  support.reduce((sum, id) => sum + supportCount(battle, unitOf(battle, id), target), 0)

/** How many units may lend a unit fire support, given who they are. (8.2.1) */
export const mostFireSupport = (battle: Vf, main: Unit, support: readonly UnitId[]): number =>
  Math.max(
    numbersOf(battle.options).mostSupport,
    ...specialsOf(main).map(
      (special) =>
        special.mostFireSupport?.(
          battle,
          main,
          support.map((id) => unitOf(battle, id)),
        ) ?? 0,
    ),
  )

export const isTooMuchFire = (
  battle: Vf,
  main: Unit,
  support: readonly UnitId[],
  target: UnitId,
): boolean => countAll(battle, support, target) > mostFireSupport(battle, main, support)

// 8.2.2
export const isTooMuchMelee = (battle: Vf, support: readonly UnitId[], target: UnitId): boolean =>
  countAll(battle, support, target) > numbersOf(battle.options).mostSupport

/** Deployed, and can still attack or lend support this phase. (8.0, 8.2) */
const mayLend = (battle: Vf, unit: Unit): boolean =>
  isReady(unit) && standsDeployed(unit) && attacksLeft(battle, unit) > 0

/** Enough of it is in contact with the target of a fight; an occupier is with all or none. (8.2.2) */
export const canLendMelee = (battle: Vf, unit: Unit, target: UnitId): boolean =>
  mayLend(battle, unit) &&
  (occupies(unit)
    ? inContact(battle, unit.id, target)
    : frontRankTouching(battle, unit, target) >= numbersOf(battle.options).supportFigures)

/** The units that may lend a fighting unit brigade support. (8.2.3) */
export const brigadeSupporters = (battle: Vf, fighting: Unit): readonly Unit[] =>
  unitsIn(battle, fighting.brigade).filter(
    (unit) =>
      unit.id !== fighting.id &&
      mayLend(battle, unit) &&
      !isEngaged(battle, unit) &&
      unitsWithin(battle, unit.id, fighting.id, numbersOf(battle.options).support),
  )

/** One unit of its brigade helps who fights, whoever else supports it. (8.2.3) */
export const brigadeRoom = ({ options }: Pick<Vf, 'options'>): number =>
  numbersOf(options).mostBrigadeSupport

/** What support adds to an attack value. (8.2) */
export function supportModifiers({ battle, attack }: Attacking): readonly Modifier<VfClause>[] {
  const lent = attack.support.flatMap((id) => lentBy(battle, attack, unitOf(battle, id)))
  const { brigadeSupport } = numbersOf(battle.options)
  const near = attack.brigade.map(() => add(clause('vf2:8.2.3'), 'brigade support', brigadeSupport))
  return near.length === 0 ? lent : [...lent, ...near]
}

function lentBy(
  battle: Vf,
  { kind, target }: Attacking['attack'],
  unit: Unit,
): readonly Modifier<VfClause>[] {
  const worth =
    kind === 'fire' ? numbersOf(battle.options).fireSupport : meleeSupportOf(battle, unit)
  const lent =
    kind === 'fire'
      ? add(clause('vf2:8.2.1'), 'fire support', worth)
      : add(clause('vf2:8.2.2'), 'melee support', worth)
  const twice = countingTwice(battle, unit, target)
  const more = worth * (supportCount(battle, unit, target) - 1)
  return twice ? [lent, add(twice.clause, 'it counts as 2 units', more)] : [lent]
}

/** What a unit adds to a melee that it supports, where it counts as one. (8.2.2) */
export function meleeSupportOf(battle: Vf, unit: Unit): number {
  for (const special of specialsOf(unit)) {
    const worth = special.meleeSupport?.(unit) ?? null
    if (worth !== null) return worth
  }
  return numbersOf(battle.options).meleeSupport
}
