// Steps as legs that geometry measures.

import { placeOf } from '@grognard/field'
import {
  bearingOf,
  bendsAfter,
  FULL_TURN,
  lengthOf,
  poseAt,
  standingAfter,
  toward,
  turned,
  type Leg,
  type Path,
  type Pose,
  type Terrain,
} from '@grognard/geometry'
import type { Placed, Unit } from '../battle.ts'
import type { Stance } from '../field/situation.ts'
import { basesOf } from '../options.ts'
import { columnOf, isColumnOnTheMarch, layoutOf } from '../units/formations.ts'
import type { Step, Steps } from './order.ts'

/** A way: where it leads, and by how much the head of a column turned before each step. */
export type Way = {
  readonly path: Path
  readonly end: Stance
  readonly turns: readonly number[]
}

export function wayOf(seen: Placed, unit: Unit, start: Stance, steps: Steps): Way {
  const bases = basesOf(seen.options)
  const legs: Leg[] = []
  const turns: number[] = []
  let here = start
  for (const step of steps) {
    const { formation, pose } = here
    const head = isColumnOnTheMarch(formation) ? headTo(pose, step) : null
    if (head && isColumnOnTheMarch(formation)) {
      const column = columnOf(unit, formation.bends, bases)
      legs.push({ kind: 'file', to: head, column })
      turns.push(signed(head.facing - pose.facing))
      here = { formation: { ...formation, bends: bendsAfter(column, pose, head) }, pose: head }
      continue
    }
    const leg = legOf(seen.terrain, pose, step)
    legs.push(leg)
    turns.push(0)
    here = {
      formation,
      pose: standingAfter({ layout: layoutOf(unit, formation, bases), pose }, leg).pose,
    }
  }
  const { formation, pose } = start
  return { path: { layout: layoutOf(unit, formation, bases), pose, legs }, end: here, turns }
}

/** From half a turn to the left to half a turn to the right. */
const signed = (by: number): number => turned(by, FULL_TURN / 2) - FULL_TURN / 2

/** Where the head of a column goes; null if the column moves as one. */
function headTo(pose: Pose, step: Step): Pose | null {
  if (step.do === 'ahead') return poseAt(toward(pose, pose.facing, step.distance), pose.facing)
  if (step.do !== 'file' && step.do !== 'drive') return null
  return poseAt(step.to, bearingOf(step.to.x - pose.x, step.to.y - pose.y))
}

function legOf(terrain: Terrain, pose: Pose, step: Step): Leg {
  switch (step.do) {
    case 'ahead':
      return { kind: 'ahead', distance: step.distance }
    case 'retire':
      return step.by
        ? { kind: 'incline', by: FULL_TURN / 2 + step.by, distance: step.distance }
        : { kind: 'back', distance: step.distance }
    case 'incline':
      return { kind: 'incline', by: step.by, distance: step.distance }
    case 'wheel':
      return { kind: 'wheel', about: step.to, by: step.to === 'left' ? -step.by : step.by }
    case 'shift':
      return { kind: 'free', to: poseAt(step.to, pose.facing) }
    case 'file':
    case 'drive':
      return {
        kind: 'free',
        to: poseAt(step.to, bearingOf(step.to.x - pose.x, step.to.y - pose.y)),
      }
    case 'cross':
      return overBridge(terrain, pose, step)
    case 'form':
    case 'form in place':
    case 'about':
      throw new TypeError('A change is not a leg.')
  }
}

/** By way of both ends of a bridge, the nearer first; straight there if there is no such bridge. (13.12) */
function overBridge(
  terrain: Terrain,
  pose: Pose,
  { bridge, to }: Step & { readonly do: 'cross' },
): Leg {
  const crossing = placeOf(terrain, bridge)?.feature
  if (!crossing || !('from' in crossing)) return { kind: 'free', to: poseAt(to, pose.facing) }
  const { from, to: end } = crossing
  const [near, beyond] = lengthOf(pose, from) <= lengthOf(pose, end) ? [from, end] : [end, from]
  const facing = bearingOf(beyond.x - near.x, beyond.y - near.y)
  return { kind: 'through', by: [near, beyond], to: poseAt(to, facing) }
}
