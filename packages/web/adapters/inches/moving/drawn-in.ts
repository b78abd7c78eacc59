import { INCH, lengthOf, type Point } from '@grognard/geometry'
import type { Going, LegPlan, Posed } from './plan.ts'

/** Two inches of unsteady hand are forgiven: on a screen they are not much. */
const FORGIVEN = 2000

/**
 * What may not stand goes to the nearest lawful place, if the hand was nearly there; who was led
 * farther than he may go goes as far as he can.
 */
export function settled<P>(
  plan: P,
  endOf: (plan: P) => Point,
  drawnIn: (plan: P) => P | null,
  isLawful: (plan: P) => boolean,
  isTooFar = false,
): P | null {
  if (isLawful(plan)) return plan
  const near = drawnIn(plan)
  if (!near || !isLawful(near)) return null
  return isTooFar || lengthOf(endOf(plan), endOf(near)) <= FORGIVEN ? near : null
}

const HUNDREDTH = 10

/** In file: as much of its last stretch as can be gone, to a hundredth of an inch. */
export function drawnInFile<Stand extends Posed, Leg, P extends LegPlan<Stand, Leg>>(
  plan: P,
  going: Going<Stand, Leg>,
  passes: (way: readonly Leg[]) => boolean,
): P | null {
  const { file } = going
  if (!file) return null
  for (let legs = plan.way.length; legs > 0; legs--) {
    const before = plan.way.slice(0, legs - 1)
    const from = going.standAfter(before)
    const { pose } = from
    const { pose: to } = going.standAfter(plan.way.slice(0, legs))
    const far = lengthOf(pose, to)
    const part = (share: number): readonly Leg[] => [
      ...before,
      file.straight(from, {
        x: Math.trunc(pose.x + (to.x - pose.x) * share),
        y: Math.trunc(pose.y + (to.y - pose.y) * share),
      }),
    ]
    let [good, bad] = [0, 1]
    while ((bad - good) * far > HUNDREDTH) {
      const middle = (good + bad) / 2
      if (passes(part(middle))) good = middle
      // What is too short for a head to turn in is no reason to go less far.
      else if (good === 0 && middle * far < INCH) break
      else bad = middle
    }
    if (good > 0) return { ...plan, way: part(good), after: null }
    if (before.length > 0 && passes(before))
      return { ...plan, way: before, fixed: Math.min(plan.fixed, before.length), after: null }
  }
  return null
}
