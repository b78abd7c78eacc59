// Who might shoot at a target, and with whose support. (5.1, 8.2.1)

import type { Random } from '@grognard/kernel'
import type { Shooter } from '../attacks/shooting.ts'
import { fits, lendersOf, ownShootersAt, type Shoot, type Shooting } from '../attacks/shot.ts'
import type { Side, Unit, Vf } from '../battle.ts'

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

export function anyShotAt(seen: Vf, side: Side, target: Unit, random: Random): Shoot {
  const mains = ownShootersAt(seen, side, target)
  const main = random.pick(mains)
  const support = anySupport(seen, { main, support: [], target }, mains, random)
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
function anySupport(
  battle: Vf,
  shooting: Shooting,
  shooters: readonly Shooter[],
  random: Random,
): readonly Shooter[] {
  const chance = random.below(3)
  if (chance === 0) return []
  const lenders = lendersOf(battle, shooting, shooters)
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
