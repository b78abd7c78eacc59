// Who might shoot at a target, and with whose support. (5.1, 8.2.1)

import type { Random } from '@grognard/kernel'
import { waysAt, type Shooter } from '../attacks/shooting.ts'
import { fits, lendersOf, ownShootersAt, type Shoot, type Shooting } from '../attacks/shot.ts'
import { unitOf, type Side, type Unit, type Vf } from '../battle.ts'

/** How many ways to support each shooter are proposed. */
const WAYS = 3

/** Some ways to shoot at a target: each that may lead, with different support. */
export function shotsAt(
  seen: Vf,
  side: Side,
  target: Unit,
  n: number,
  random: Random,
): readonly Shoot[] {
  const mains = ownShootersAt(seen, side, target)
  const first = n < WAYS * mains.length ? random.below(mains.length) : 0
  const shots: Shoot[] = []
  for (const main of [...mains.slice(first), ...mains.slice(0, first)]) {
    if (shots.length >= n) break
    const alone = { main, support: [], target }
    for (const support of supportFor(seen, alone, lendersOf(seen, alone, mains), random))
      shots.push({ main: main.unit, skirmish: main.skirmish, support })
  }
  return shots.slice(0, n)
}

export const anyShotAt = (seen: Vf, side: Side, target: Unit, random: Random): Shoot =>
  anyShotOf(seen, ownShootersAt(seen, side, target), target, random)

/** Any shot that this unit leads. */
export const anyShotBy = (seen: Vf, unit: Unit, target: Unit, random: Random): Shoot =>
  anyShotOf(seen, waysAt(seen, unit, target), target, random)

function anyShotOf(seen: Vf, mains: readonly Shooter[], target: Unit, random: Random): Shoot {
  const main = random.pick(mains)
  const support = anySupport(seen, { main, support: [], target }, random)
  return { main: main.unit, skirmish: main.skirmish, support }
}

/** As many of these as may support an attack together, in this order. */
function asManyAs(battle: Vf, shooting: Shooting, lenders: readonly Shooter[]): readonly Shooter[] {
  const taken: Shooter[] = []
  for (const lender of lenders)
    if (fits(battle, { ...shooting, support: [...shooting.support, ...taken] }, lender))
      taken.push(lender)
  return taken
}

/** Any support for an attack: as much as may be, none, or some. */
function anySupport(battle: Vf, shooting: Shooting, random: Random): readonly Shooter[] {
  const chance = random.below(3)
  if (chance === 0) return []
  const { main, target } = shooting
  const { side } = unitOf(battle, main.unit)
  const lenders = lendersOf(battle, shooting, ownShootersAt(battle, side, target))
  return asManyAs(
    battle,
    shooting,
    chance === 1 ? lenders : lenders.filter(() => random.below(2) === 0),
  )
}

/** Support that is worth proposing: as much as may be, none, and some, as chance has it. */
function supportFor(
  battle: Vf,
  shooting: Shooting,
  lenders: readonly Shooter[],
  random: Random,
): readonly (readonly Shooter[])[] {
  const some = lenders.filter(() => random.below(2) === 0)
  const lists = new Map<string, readonly Shooter[]>()
  for (const list of [lenders, [], some]) {
    const support = asManyAs(battle, shooting, list)
    lists.set(support.map(({ unit }) => unit).join(), support)
  }
  return [...lists.values()]
}

/** What a seat may lend an attack that another leads. */
export const ownSupport = (
  seen: Vf,
  side: Side,
  shooting: Shooting,
  random: Random,
): readonly (readonly Shooter[])[] =>
  supportFor(
    seen,
    shooting,
    lendersOf(seen, shooting, ownShootersAt(seen, side, shooting.target)),
    random,
  )
