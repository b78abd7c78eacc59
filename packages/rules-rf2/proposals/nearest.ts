// The nearest enemy, and the straightest way towards him.

import { gapOfBodies } from '@grognard/field'
import { bearingOf, FULL_TURN, turned, type Point, type Pose } from '@grognard/geometry'
import type { Placed, Unit } from '../battle.ts'
import { situationOf } from '../field/situation.ts'
import type { Step, Steps } from '../movement/order.ts'
import { isColumnOnTheMarch, UNLIMBERED } from '../units/formations.ts'

export type Nearest = {
  readonly unit: Unit
  /** In thousandths of an inch, from edge to edge. */
  readonly far: number
  /** His middle. */
  readonly at: Point
}

export function nearestEnemy(seen: Placed, unit: Unit): Nearest | null {
  const { bodies } = situationOf(seen)
  const own = bodies[unit.id]
  if (!own) return null
  let best: Nearest | null = null
  for (const other of seen.units) {
    const body = bodies[other.id]
    if (other.side === unit.side || !body) continue
    const far = gapOfBodies(own, body).length
    const at = { x: (body.left + body.right) / 2, y: (body.top + body.bottom) / 2 }
    if (!best || far < best.far) best = { unit: other, far, at }
  }
  return best
}

/** By how much somebody looks past a place: below 0 if it is on his left. */
export const turnTo = (pose: Pose, at: Point): number =>
  turned(bearingOf(at.x - pose.x, at.y - pose.y), FULL_TURN / 2 - pose.facing) - FULL_TURN / 2

/** So far towards a place, as its formation goes; whoever wheels does so by at most so much. */
export function wayTo({ pose, formation }: Unit, at: Point, far: number, most: number): Steps {
  if (!pose) return []
  const by = turnTo(pose, at)
  if (formation.kind === 'unlimbered') return [{ do: 'form', to: UNLIMBERED, by }]
  const [dx, dy] = [at.x - pose.x, at.y - pose.y]
  const part = Math.min(1, far / Math.max(1, Math.sqrt(dx * dx + dy * dy)))
  const to = { x: pose.x + Math.round(dx * part), y: pose.y + Math.round(dy * part) }
  if (formation.kind === 'skirmish') return [{ do: 'shift', to }]
  if (formation.kind === 'limbered') return [{ do: 'drive', to }]
  if (isColumnOnTheMarch(formation)) return [{ do: 'file', to }]
  const ahead: Step = { do: 'ahead', distance: far }
  const wheel = Math.min(Math.abs(by), most)
  return wheel === 0 ? [ahead] : [{ do: 'wheel', to: by < 0 ? 'left' : 'right', by: wheel }, ahead]
}
