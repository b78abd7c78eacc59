// The legal pose nearest to a wished one, for a unit that is dragged: one that the judge lets it
// reach straight. Looked for back along the way it came, and on rings around the wish.

import { FULL_TURN, poseAt, rounded, type Pose } from '../lattice.ts'
import { leastCost } from './estimate.ts'
import type { Field } from './field.ts'
import { firstHit, firstHitAtEnd } from './judge.ts'
import { footprintAt, measureStraight, type Passed } from './measure.ts'
import { toward, type Standing } from './path.ts'
import { between } from './sweep.ts'
import { lengthOf } from './waypoints.ts'

export type Nearest = { readonly pose: Pose; readonly measured: Passed }

const WAYS = 32
const RINGS = [
  125, 250, 375, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7000, 8000,
] as const
const ALONG = 32

/** Null if it can get nowhere within 8 inches of the wish or on the way to it, nor stay. */
export function nearestPose(field: Field, start: Standing, wished: Pose): Nearest | null {
  const straight = measureStraight(field, start, wished)
  if (straight.ok) return { pose: wished, measured: straight }
  let best = backAlong(field, start, wished)
  for (const ring of RINGS) {
    if (best && lengthOf(best.pose, wished) <= ring) return best
    for (let way = 0; way < WAYS; way++) {
      const pose = poseAt(toward(wished, (way * FULL_TURN) / WAYS, ring), wished.facing)
      best = nearer(best, drawnIn(field, start, wished, pose), wished)
    }
    if (best && lengthOf(best.pose, wished) <= ring) return best
  }
  // Who cannot turn that way may still come nearer as it stands.
  return best ?? backAlong(field, start, poseAt(wished, start.pose.facing))
}

const nearer = (a: Nearest | null, b: Nearest | null, wished: Pose): Nearest | null => {
  if (!a || !b) return a ?? b
  return lengthOf(b.pose, wished) < lengthOf(a.pose, wished) ? b : a
}

const partOf = (from: Pose, to: Pose, over: number, under: number): Pose => ({
  x: from.x + rounded(((to.x - from.x) * over) / under),
  y: from.y + rounded(((to.y - from.y) * over) / under),
  facing: from.facing,
})

/** The first place on the way back to the start, with the wished facing. */
function backAlong(field: Field, start: Standing, wished: Pose): Nearest | null {
  const home = poseAt(start.pose, wished.facing)
  for (let step = 1; step <= ALONG; step++) {
    const pose = partOf(wished, home, step, ALONG)
    if (passes(field, start, pose))
      return narrowed(field, start, pose, partOf(wished, home, step - 1, ALONG))
  }
  return null
}

function drawnIn(field: Field, start: Standing, wished: Pose, pose: Pose): Nearest | null {
  return passes(field, start, pose) ? narrowed(field, start, pose, wished) : null
}

/** From a place that passes as near as can be to one that does not. */
function narrowed(field: Field, start: Standing, good: Pose, bad: Pose): Nearest | null {
  let [kept, refused] = [good, bad]
  for (let i = 0; i < 14; i++) {
    const middle = partOf(kept, refused, 1, 2)
    if (middle.x === kept.x && middle.y === kept.y) break
    if (passes(field, start, middle)) kept = middle
    else refused = middle
  }
  const measured = measureStraight(field, start, kept)
  return measured.ok ? { pose: kept, measured } : null
}

/** As the judge would say, who is only asked where the estimate does not decide. */
function passes(field: Field, start: Standing, pose: Pose): boolean {
  const [from, to] = [footprintAt(start), footprintAt({ layout: start.layout, pose })]
  if (firstHitAtEnd(field, to) || firstHit(field, between(from, to), from)) return false
  const left = (field.allowance ?? Infinity) - leastCost(field, from, to)
  if (left < 0) return false
  // It is rounded up, and there may be tolls at barriers with openings.
  const isSure = left >= 1 && !field.barriers?.some(({ openings }) => openings)
  return isSure || measureStraight(field, start, pose).ok
}
