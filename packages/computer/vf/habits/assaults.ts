// Whether to assault, and whom: by what the fight would bring.

import { INCH } from '@grognard/geometry'
import {
  assaultTargets,
  canAct,
  mayAssault,
  meleeSupportOf,
  moveDistance,
  remembered,
  situationOf,
  storms,
  unitOf,
  unitsIn,
  type Order,
  type Unit,
  type UnitId,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'
import type { Reason } from '../../player.ts'
import { prospectOfAssault, type Prospect } from './odds.ts'
import { gapInInches, nearestEnemy } from './table.ts'
import type { Temper } from './temper.ts'
import { because } from './thought.ts'

export type Assault = {
  readonly order: Order
  readonly target: UnitId
  readonly prospect: Prospect
  readonly reason: Reason
}

/** Below this an assault is not worth it to who weighs it. */
const WORTH = 0.15
/** Beginners are shy of cold steel. */
const SURE = 0.9

/** The best assault of a unit that its player would make; null if there is none. */
export function assaultBy(seen: Vf, unit: Unit, { assaults }: Temper): Assault | null {
  if (assaults === 'never' || !mayTry(seen, unit)) return null
  let best: Assault | null = null
  for (const { target, way } of assaultTargets(seen, unit)) {
    const prospect = prospectFor(seen, unit, way, target)
    if (!isWorth(prospect, assaults)) continue
    if (best && best.prospect.worth >= prospect.worth) continue
    const data = {
      unit: unit.name,
      target: unitOf(seen, target).name,
      wins: Math.round(100 * prospect.wins),
    }
    best = {
      order: { unit: unit.id, do: 'assault', way },
      target,
      prospect,
      reason: because(assaults === 'always' ? 'charges' : 'assaults', data),
    }
  }
  return best
}

function isWorth({ worth, wins }: Prospect, assaults: Temper['assaults']): boolean {
  if (assaults === 'when it is sure') return wins >= SURE
  return assaults === 'always' || worth >= WORTH
}

/** Worked out once for as long as nobody moves and the two have no other losses. */
function prospectFor(seen: Vf, unit: Unit, way: Way, target: UnitId): Prospect {
  const more = supportToCome(seen, unit, target)
  const losses = `${unit.losses} ${unitOf(seen, target).losses}`
  const cards = seen.effects.map((effect) => Object.values(effect).join(':')).join()
  const key = `prospect ${unit.id} ${target} ${more} ${losses} ${cards}`
  return remembered(situationOf(seen), key, () => prospectOfAssault(seen, unit, way, target, more))
}

/** It may assault at all, and somebody may be near enough: the rest costs time to find out. */
function mayTry(seen: Vf, unit: Unit): boolean {
  if (!storms(unit)) return false
  const near = nearestEnemy(seen, unit)
  return near !== null && near.inches <= moveDistance(seen, unit).value && mayAssault(seen, unit)
}

/** So many more may find room beside it. */
const BESIDE = 2
/** They come only if nothing goes wrong. */
const LIKELY = 0.6

/** Dice that others of its brigade would add who can follow it. */
function supportToCome(seen: Vf, unit: Unit, target: UnitId): number {
  const foe = unitOf(seen, target)
  const followers = unitsIn(seen, unit.brigade).filter(
    (other) =>
      other.id !== unit.id &&
      canAct(seen, other) &&
      storms(other) &&
      mayAssault(seen, other) &&
      gapInInches(seen, other, foe) * INCH <= moveDistance(seen, other).value * INCH - INCH,
  )
  const dice = followers
    .slice(0, BESIDE)
    .reduce((sum, other) => sum + meleeSupportOf(seen, other), 0)
  return Math.floor(dice * LIKELY)
}
