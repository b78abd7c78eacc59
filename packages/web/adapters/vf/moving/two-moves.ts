// A manoeuvre of two moves: where the first ends and the second begins. (vf1:action.manoeuvre)

import { FULL_TURN, INCH, type Pose } from '@grognard/geometry'
import {
  asIf,
  endOf,
  fieldFor,
  headTo,
  measureWay,
  refuseWay,
  unitOf,
  type Purpose,
  type Stance,
  type Unit,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'
import { lengthAlong } from '../../inches/moving/plan.ts'
import type { Spent } from '../../inches/moving/show.ts'
import { placesOf } from './places.ts'

/** A move: the battle in which it begins, how the unit stands seen, and where it goes. */
export type Moving = {
  readonly seen: Vf
  readonly unit: Unit
  readonly start: Stance
  readonly way: Way
}

/** The move after another one. */
export function movedOn({ seen, unit, start, way }: Moving, next: Way): Moving {
  const halted = endOf(seen, unit, start, way)
  const moved = asIf(seen, unit, halted)
  return { seen: moved, unit: unitOf(moved, unit.id), start: halted, way: next }
}

/** What a move costs, as far as it can be gone; and how far it may go. */
export function spentOn({ seen, unit, start, way }: Moving, purpose: Purpose): Spent {
  const { allowance } = fieldFor(seen, unit, purpose, start.formation)
  const measured = measureWay(seen, unit, purpose, start, way)
  // Of a way that is refused halfway nothing is known but how long it is.
  const length = lengthAlong([start.pose, ...way.flatMap(placesOf)])
  const used = measured.ok ? measured.cost : Math.max(measured.cost, length)
  return { used: used / INCH, all: allowance === undefined ? null : allowance / INCH }
}

type Parted = {
  readonly way: Way
  /** So many legs are the first move; null where one will do. */
  readonly parting: number | null
}

function isShort(moving: Moving): boolean {
  const { used, all } = spentOn(moving, 'move')
  return all === null || used <= all
}

const areShort = (moving: Moving, first: Way, second: Way): boolean => {
  const once = { ...moving, way: first }
  return isShort(once) && isShort(movedOn(once, second))
}

/**
 * A way that is too long for one move as two: to the end of a leg and on from unit, or else as far
 * as the first can go along one.
 */
export function inTwo(moving: Moving): Parted {
  const { way } = moving
  const whole: Parted = { way, parting: null }
  if (isShort(moving)) return whole
  for (let legs = way.length - 1; legs > 0; legs--)
    if (areShort(moving, way.slice(0, legs), way.slice(legs))) return { way, parting: legs }
  const straddling = way.findIndex((_, i) => !isShort({ ...moving, way: way.slice(0, i + 1) }))
  return withinLeg(moving, straddling) ?? (straddling > 0 ? { way, parting: straddling } : whole)
}

/** How often a leg is halved to find where a move along it must end. */
const HALVINGS = 12
/** Where the first move may not end as far as it goes, it ends earlier. */
const EARLIER = [1, 7 / 8, 3 / 4, 5 / 8, 1 / 2]

function withinLeg(moving: Moving, at: number): Parted | null {
  const { seen, unit, start, way } = moving
  const [before, leg] = [way.slice(0, at), way[at]]
  if (!leg || leg.by) return null
  const from = endOf(seen, unit, start, before).pose
  const upTo = (share: number): Way => [
    ...before,
    leg.file ? headTo(from, partOf(from, leg, share)) : partOf(from, leg, share),
  ]
  let [good, bad] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (good + bad) / 2
    if (isShort({ ...moving, way: upTo(middle) })) good = middle
    else bad = middle
  }
  if (good === 0) return null
  const rest = way.slice(at)
  const isLawful = (first: Way): boolean =>
    refuseWay(seen, unit, 'move', start, first) === null &&
    isShort(movedOn({ ...moving, way: first }, rest))
  const tried = EARLIER.map((share) => upTo(share * good))
  const first = tried.find(isLawful) ?? upTo(good)
  return { way: [...first, ...rest], parting: first.length }
}

/** A part of the way from one pose to another, turning as it goes. */
function partOf(from: Pose, to: Pose, share: number): Pose {
  const turn = ((to.facing - from.facing + FULL_TURN * 1.5) % FULL_TURN) - FULL_TURN / 2
  const facing = Math.round(from.facing + turn * share)
  return {
    x: Math.trunc(from.x + (to.x - from.x) * share),
    y: Math.trunc(from.y + (to.y - from.y) * share),
    facing: (facing + FULL_TURN) % FULL_TURN,
  }
}
