// Reforming: about the figure at the centre of the front rank. (6.3.3)

import { bodyIn, gapOfBodies, lengthOf } from '@grognard/field'
import {
  onceFor,
  placed,
  poseAt,
  posed,
  type Block,
  type Layout,
  type Point,
  type Pose,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { areWithin, enemiesOf } from '../field/distance.ts'
import { gapTo, lineTo } from '../field/shown.ts'
import { footprintAt, situationOf } from '../field/situation.ts'
import type { Formation } from '../formation.ts'
import { farOff, inInches, nearBy } from '../measured.ts'
import { basesOf } from '../options.ts'
import type { Reform } from '../order.ts'
import { refused, showing } from '../refusals/refused.ts'
import { profileOf } from '../sheets/index.ts'
import { faultOfFormation, layoutOf } from '../units/formations.ts'
import { refuseEnd, standingIn, type Stance } from './way.ts'

/** The middle of a figure's base, in its unit's own frame. */
type Spot = { readonly u: number; readonly v: number }

/**
 * The poses in which a unit may stand in a formation, looking that way, without moving: the figure
 * at the centre of its front rank keeps its place and stands as near to the centre as it can. Up to
 * four, since of two that are equally near either will do, before and after. A gun keeps its place.
 */
export function reformPoses(
  seen: Vf,
  unit: Unit,
  formation: Formation,
  facing: number,
  stance: Stance = stanceOf(unit),
): readonly Pose[] {
  const bases = basesOf(seen.options)
  const isGun = profileOf(unit).arm === 'artillery'
  const spotsIn = (layout: Layout, kind: Formation['kind']): readonly Spot[] =>
    isGun ? [gunOf(layout, kind)] : centreOf(layout)
  const before = spotsIn(layoutOf(unit, stance.formation, bases), stance.formation.kind)
  const after = spotsIn(layoutOf(unit, formation, bases), formation.kind)
  const poses = new Map<string, Pose>()
  for (const { u, v } of before) {
    const kept: Point = placed(stance.pose, u, v)
    for (const spot of after) {
      const pose = posed(poseAt(kept, facing), -spot.u, -spot.v)
      poses.set(`${pose.x} ${pose.y}`, pose)
    }
  }
  return [...poses.values()]
}

export function stanceOf({ name, formation, pose }: Unit): Stance {
  if (!pose) throw new RangeError(`${name} does not stand in the open.`)
  return { formation, pose }
}

/** One or two figures of the front rank; of a square, of its front face. */
const centreOf = onceFor((layout: Layout): readonly Spot[] => {
  const front = layout
    .filter(({ front, facing }) => front && facing === 0)
    .flatMap((block) => rankOf(block))
    .toSorted((a, b) => a.u - b.u)
  const middle = (front.length - 1) / 2
  return front.filter((_, i) => Math.abs(i - middle) < 1)
})

const rankOf = ({ u, v, files, width, depth }: Block): readonly Spot[] =>
  Array.from({ length: files }, (_, file) => ({
    u: u + ((2 * file - files + 1) * width) / 2,
    v: v + depth / 2,
  }))

/**
 * The cannon: in front of its limber when it is unlimbered, behind it and backwards when not. Two
 * of them have their middle where the one is. (O1.1)
 */
function gunOf(layout: Layout, kind: Formation['kind']): Spot {
  const cannons = layout.filter(({ front }) => front === (kind === 'unlimbered'))
  const { v, depth } = cannons[0] as Block
  const u = cannons.reduce((sum, cannon) => sum + cannon.u, 0) / cannons.length
  return { u, v: kind === 'limbered' ? v - depth / 2 : v + depth / 2 }
}

/** Why a unit that stands like this may not reform so. (6.3.3) */
export function refuseReform(
  seen: Vf,
  unit: Unit,
  stance: Stance,
  { formation, pose }: Reform,
): Refusal | null {
  const fault = faultOfFormation(unit, formation)
  if (fault) return fault
  const near = refuseNear(seen, unit, stance)
  if (near) return near
  const poses = reformPoses(seen, unit, formation, pose.facing, stance)
  if (!poses.some(({ x, y }) => x === pose.x && y === pose.y)) {
    const lines = poses.map((there) => lineTo(pose, there, 'centre'))
    const off = Math.min(...poses.map(({ x, y }) => lengthOf(x - pose.x, y - pose.y)))
    const data = { unit: unit.name, off: farOff(off) }
    return showing(refused('vf2:6.3.3', 'reform-moves', data), lines)
  }
  return refuseEnd(seen, unit, 'reform', { formation, pose })
}

/** It starts more than 3" from any enemy. */
function refuseNear(seen: Vf, unit: Unit, stance: Stance): Refusal | null {
  const { layout, pose } = standingIn(seen, unit, stance)
  const here = footprintAt(layout, pose)
  const situation = situationOf(seen)
  const { away } = numbersOf(seen.options)
  const near = enemiesOf(seen, unit.side).find(({ id }) =>
    areWithin(here, bodyIn(situation, id), away),
  )
  if (!near) return null
  const gap = nearBy(gapOfBodies(here, bodyIn(situation, near.id)).length)
  const data = { unit: unit.name, other: near.name, near: gap, beyond: inInches(away) }
  return showing(refused('vf2:6.3.3', 'reform-near', data), [gapTo(seen, here, near.id)])
}
