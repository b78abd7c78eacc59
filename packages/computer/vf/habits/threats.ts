// What the enemy might do to a unit that stood somewhere, and it to him: quick estimates by distance
// and arc, in dice and losses, without lines of sight.

import type { Point } from '@grognard/geometry'
import {
  bodyIn,
  enemiesOf,
  hasSpecial,
  isDeployed,
  isEngaged,
  isInAttackColumn,
  isInMarchColumn,
  isInOpenOrder,
  isInSquare,
  profileOf,
  situationOf,
  valueOf,
  type Formation,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { armOf, fromExtent, isAhead, middleOf } from './table.ts'

/** An enemy as far as it is to be feared, or shot at. */
export type Foe = {
  readonly unit: Unit
  readonly at: Point
  readonly extent: ReturnType<typeof bodyIn>
  readonly isFree: boolean
  readonly isMounted: boolean
  /** How far it charges, in inches. */
  readonly charge: number
}

const known = new WeakMap<readonly Unit[], { [side in Side]?: readonly Foe[] }>()

/** The enemies of a side on the table. */
export function foesFor(seen: Vf, side: Side): readonly Foe[] {
  let kept = known.get(seen.units)
  if (!kept) known.set(seen.units, (kept = {}))
  return (kept[side] ??= enemiesOf(seen, side).map((unit): Foe => {
    const extent = bodyIn(situationOf(seen), unit.id)
    const isMounted = armOf(unit) === 'cavalry'
    return {
      unit,
      at: middleOf(extent),
      extent,
      isFree: !isEngaged(seen, unit),
      isMounted,
      charge: chargeOf(unit),
    }
  }))
}

function chargeOf(unit: Unit): number {
  if (armOf(unit) === 'artillery' || unit.inside !== null || isInSquare(unit)) return 0
  if (armOf(unit) === 'cavalry') return 18
  return isInAttackColumn(unit) ? 12 : 8
}

/** A figure sees 45 degrees to each side; from the flanks of a wide unit that is more: about 56. */
const ARC = 0.556

const faces = (facing: number, from: Point, to: Point): boolean => isAhead(facing, from, to, ARC)

const looksAt = ({ unit, at }: Foe, point: Point): boolean =>
  unit.inside !== null ||
  isInSquare(unit) ||
  (unit.pose !== null && faces(unit.pose.facing, at, point))

const isDense = (formation: Formation): boolean =>
  isInMarchColumn({ formation }) || isInAttackColumn({ formation }) || isInSquare({ formation })

const CANISTER = 12
const SKIRMISH = 6

/** How many dice a unit would shoot with, at such a distance. */
function fireDice(unit: Unit, formation: Formation, inches: number, dense: boolean): number {
  if (!isDeployed({ formation }) && unit.inside === null) return 0
  const { range, arm } = profileOf(unit)
  const fire = valueOf(unit, 'fire')
  if (arm === 'artillery') {
    if (inches > range) return 0
    return fire + (inches <= CANISTER && hasSpecial(unit, 'canister') ? 2 : 0) + (dense ? 1 : 0)
  }
  if (hasSpecial(unit, 'carbines')) return inches <= CANISTER ? 1 : 0
  if (fire === 0) return 0
  const halved = Math.max(1, Math.floor(fire / 2))
  const isSlow = isInAttackColumn({ formation }) || isInSquare({ formation })
  if (inches <= range) return unit.inside !== null || isSlow ? halved : fire
  return inches <= range + SKIRMISH && hasSpecial(unit, 'skirmishers') ? halved : 0
}

const HITS = 1 / 2
const MOST_SUPPORT = 3

/** The losses that enemy fire would bring a unit there: one shoots, and up to three support it. */
export function fireTaken(seen: Vf, unit: Unit, at: Point, formation: Formation): number {
  const dense = isDense(formation)
  let [most, shooters] = [0, 0]
  for (const foe of foesFor(seen, unit.side)) {
    if (!foe.isFree) continue
    const inches = fromExtent(at, foe.extent)
    if (inches > profileOf(foe.unit).range + SKIRMISH || !looksAt(foe, at)) continue
    const dice = fireDice(foe.unit, foe.unit.formation, inches, dense)
    if (dice === 0) continue
    shooters++
    most = Math.max(most, dice)
  }
  const losses = HITS * (most + Math.min(MOST_SUPPORT, Math.max(0, shooters - 1)))
  return isInOpenOrder({ formation }) ? losses / 2 : losses
}

/** The losses that a unit could cause from there, at the enemy it would have to shoot at. */
export function fireGiven(
  seen: Vf,
  unit: Unit,
  at: Point,
  facing: number,
  formation: Formation,
): number {
  let [least, dice] = [Infinity, 0]
  for (const foe of foesFor(seen, unit.side)) {
    if (!foe.isFree) continue
    const inches = fromExtent(at, foe.extent)
    if (inches >= least || !(isInSquare({ formation }) || faces(facing, at, foe.at))) continue
    least = inches
    dice = fireDice(unit, formation, inches, isDense(foe.unit.formation))
  }
  return HITS * dice
}

/** From so near an enemy may come into a flank, in inches. */
const FLANK = 14
/** Farther round than about 62 degrees it is not the front. */
const AROUND = 0.47

/** How many enemies near there would not be in front: cavalry counts for more. */
export function flanked(
  seen: Vf,
  unit: Unit,
  at: Point,
  facing: number,
  formation: Formation,
): number {
  if (isInSquare({ formation })) return 0
  let sum = 0
  for (const foe of foesFor(seen, unit.side)) {
    if (foe.charge === 0 || !foe.isFree) continue
    const inches = fromExtent(at, foe.extent)
    if (inches > Math.min(FLANK, foe.charge + 1)) continue
    if (!isAhead(facing, at, foe.at, AROUND)) sum += foe.isMounted ? 1.5 : 1
  }
  return sum
}

/** Enemy cavalry that could ride down infantry there that is in no square. */
export function ridersNear(seen: Vf, unit: Unit, at: Point): readonly Foe[] {
  return foesFor(seen, unit.side).filter(
    (foe) => foe.isMounted && foe.isFree && fromExtent(at, foe.extent) <= foe.charge + 1,
  )
}
