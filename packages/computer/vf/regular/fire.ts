// Who shoots at whom, and who keeps his fire for something better. (5.0, 8.2.1)

import {
  copyOf,
  editionOf,
  isTooMuchFire,
  lendersOf,
  ownShootersAt,
  shootersAt,
  targetsOf,
  unitOf,
  type Attack,
  type Shoot,
  type Shooter,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { fireOdds, type Fate } from '../features/odds.ts'
import { costOf } from '../features/worth.ts'

/** What a unit would lose by shooting: the gain of its best action, and whether that is an assault. */
export type Alternatives = (unit: UnitId) => { readonly gain: number; readonly assaults: boolean }

export type Shot = {
  readonly target: UnitId
  readonly shoot: Shoot
  readonly odds: Fate
  /** In points, less what the shooters could have done instead. */
  readonly worth: number
}

export const attackOf = ({ main, skirmish, support }: Shoot, target: UnitId): Attack => ({
  kind: 'fire',
  main,
  target,
  support: support.map(({ unit }) => unit),
  brigade: [],
  skirmish,
  reply: false,
  again: false,
})

/** Who of some commanders could shoot at a target. */
type Able = (seen: Vf, side: Side, target: Unit) => readonly Shooter[]

/** The best shot at each enemy that these can shoot at now, the best first. */
export function shotsOf(
  seen: Vf,
  side: Side,
  instead: Alternatives,
  struck: ReadonlySet<UnitId>,
  able: Able = ownShootersAt,
): readonly Shot[] {
  return targetsOf(seen, side)
    .flatMap((target) => {
      const shot = bestShot(seen, side, target, instead, able)
      if (!shot) return []
      // Whoever is to be struck is shot at first.
      return [struck.has(target) ? { ...shot, worth: STRUCK * shot.worth } : shot]
    })
    .toSorted((a, b) => b.worth - a.worth || a.target - b.target)
}

/** How much more a shot at the target of a strike is worth. */
const STRUCK = 1.6

/** What it costs a unit to shoot so. */
function price(seen: Vf, { unit: id, skirmish }: Shooter, instead: Alternatives): number {
  const unit = unitOf(seen, id)
  const { gain, assaults } = instead(id)
  if (gain <= 0) return 0
  const then: Unit = { ...unit, shot: skirmish ? 'skirmish' : 'volley' }
  return editionOf(seen).mayAct(then, assaults ? 'assault' : 'move') ? 0 : gain
}

export function bestShot(
  seen: Vf,
  side: Side,
  target: UnitId,
  instead: Alternatives,
  ableOf: Able = ownShootersAt,
): Shot | null {
  const enemy = unitOf(seen, target)
  const able = ableOf(seen, side, enemy)
  // Looked for only if somebody could lend his fire: most targets have one shooter, or none.
  let elsewhere: ReadonlySet<UnitId> | null = null
  let best: Shot | null = null
  for (const main of able) {
    const alone: Shoot = { main: main.unit, skirmish: main.skirmish, support: [] }
    let shot = weighed(seen, target, alone, price(seen, main, instead))
    for (const lender of lendersOf(seen, { main, support: [], target: enemy }, able)) {
      const support = [...shot.shoot.support, lender]
      const ids = support.map(({ unit }) => unit)
      if (isTooMuchFire(seen, unitOf(seen, main.unit), ids, target)) continue
      // Whoever has an enemy of his own does more by shooting at that one.
      elsewhere ??= shootersElsewhere(seen, side, target)
      const saved = elsewhere.has(lender.unit) ? OWN_TARGET : 0
      const cost = shot.cost + price(seen, lender, instead) + saved
      const more = weighed(seen, target, { ...alone, support }, cost)
      if (more.worth > shot.worth) shot = more
    }
    if (!best || shot.worth > best.worth) best = shot
  }
  return best
}

/** What a shot at a target of his own is worth to a supporter, about. */
const OWN_TARGET = 0.09

type Priced = Shot & { readonly cost: number }

function weighed(seen: Vf, target: UnitId, shoot: Shoot, cost: number): Priced {
  const odds = fireOdds(seen, attackOf(shoot, target))
  return { target, shoot, odds, cost, worth: costOf(seen, unitOf(seen, target), odds) - cost }
}

/** The units that could shoot at somebody else once this target has been shot at. */
function shootersElsewhere(seen: Vf, side: Side, target: UnitId): ReadonlySet<UnitId> {
  const then = copyOf(seen)
  then.attacked = [...seen.attacked, target]
  return new Set(
    targetsOf(then, side).flatMap((other) =>
      shootersAt(then, side, unitOf(then, other)).map(({ unit }) => unit),
    ),
  )
}
