import {
  hasOnly,
  isObject,
  type AskKind,
  type Json,
  type Random,
  type Refusal,
} from '@grognard/kernel'
import type { Shooter } from '../attacks/shooting.ts'
import { unitOf, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import {
  anySupport,
  isShooter,
  lendersOf,
  ownShootersAt,
  refuseLenders,
  refuseShooter,
  supportFor,
} from './shot.ts'

/** Who shoots at the target, and who of the same seat's units lends support. (5.1, 8.2.1) */
export type Shoot = {
  readonly main: UnitId
  readonly skirmish: boolean
  readonly support: readonly Shooter[]
}

/** How many ways to support each shooter are proposed. */
const WAYS = 3

type Args = { readonly side: Side; readonly target: UnitId }

export const shoot: AskKind<Vf, Args, Shoot> = {
  name: 'shoot',
  expects: '{main, skirmish, support: [{unit, skirmish}]} with numbers of your units',
  is: isShoot,
  refuse: (seen, { target }, answer) => refuseShot(seen, unitOf(seen, target), answer),
  candidates: (seen, { side, target }, n, random) =>
    shotsAt(seen, side, unitOf(seen, target), n, random),
  any: (seen, { side, target }, random) => anyShotAt(seen, side, unitOf(seen, target), random),
  complete: false,
}

function isShoot(answer: Json): answer is Shoot {
  return (
    isObject(answer) &&
    hasOnly(answer, 'main', 'skirmish', 'support') &&
    isShooter({ unit: answer['main'] ?? null, skirmish: answer['skirmish'] ?? null }) &&
    Array.isArray(answer['support']) &&
    answer['support'].every(isShooter)
  )
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
