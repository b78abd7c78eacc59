// What a hand means to a body that is formed: a wheel about a corner and straight ahead from there, a
// move to the front at an angle, or straight back; and a last wheel where it has come to. (12.12 to 12.14)

import {
  bearingOf,
  FULL_TURN,
  INCH,
  placed,
  turned,
  type Point,
  type Pose,
} from '@grognard/geometry'
import { INCLINE, type Step, type Steps } from '@grognard/rules-rf2/functions'

/** A way of a formed body, taken apart. */
export type Manoeuvre = {
  /** To the right, or to the left if below 0. */
  readonly first: number
  readonly last: number
  /** At this angle to its front; null where it goes straight. */
  readonly aside: number | null
  /** Ahead, or back if below 0. */
  readonly far: number
}

const STILL: Manoeuvre = { first: 0, last: 0, aside: null, far: 0 }

/** How far the front reaches to each side of the middle. */
type Front = { readonly left: number; readonly right: number }

/** From half a turn to the left to half a turn to the right. */
export const signed = (by: number): number => turned(by, FULL_TURN / 2) - FULL_TURN / 2

const wheelOf = (by: number): readonly Step[] =>
  by === 0 ? [] : [{ do: 'wheel', to: by < 0 ? 'left' : 'right', by: Math.abs(by) }]

export function stepsOf({ first, last, aside, far }: Manoeuvre): Steps {
  const distance = Math.abs(Math.round(far))
  if (far < 0) return [{ do: 'retire', distance, ...(aside ? { by: aside } : {}) }]
  if (aside !== null && distance > 0) return [{ do: 'incline', by: aside, distance }]
  const ahead: Steps = distance === 0 ? [] : [{ do: 'ahead', distance }]
  return [...wheelOf(first), ...ahead, ...(distance === 0 ? [] : wheelOf(last))]
}

export function manoeuvreOf(steps: Steps): Manoeuvre {
  let found = STILL
  for (const step of steps) {
    if (step.do === 'wheel') {
      const by = step.to === 'left' ? -step.by : step.by
      found = found.far === 0 ? { ...found, first: by } : { ...found, last: by }
    }
    if (step.do === 'ahead') found = { ...found, far: step.distance }
    if (step.do === 'incline') found = { ...found, far: step.distance, aside: step.by }
    if (step.do === 'retire') found = { ...found, far: -step.distance, aside: step.by ?? null }
  }
  return found
}

/** A hand so near to the line straight ahead means that line. */
const STEADY = FULL_TURN / 120

/** The place as the body sees it: so far to its front, and to its right. */
function seenFrom(
  { x, y, facing }: Pose,
  at: Point,
): { readonly ahead: number; readonly right: number } {
  const angle = (facing / FULL_TURN) * 2 * Math.PI
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  const [dx, dy] = [at.x - x, at.y - y]
  return { ahead: dx * s - dy * c, right: dx * c + dy * s }
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

const turnOf = (radians: number): number => Math.round((radians / (2 * Math.PI)) * FULL_TURN)

/** To the front or back at an angle of a sixteenth of a turn at most, as near to the hand as that comes. */
export function inclined(pose: Pose, at: Point): Manoeuvre {
  const { ahead, right } = seenFrom(pose, at)
  const isBack = ahead < 0
  const wished = turnOf(Math.atan2(isBack ? -right : right, Math.abs(ahead)))
  const aside = Math.abs(wished) < STEADY ? 0 : within(wished, INCLINE)
  const angle = (aside / FULL_TURN) * 2 * Math.PI
  const along = Math.abs(ahead) * Math.cos(angle) + (isBack ? -right : right) * Math.sin(angle)
  const far = Math.max(0, Math.floor(along))
  return { ...STILL, aside: aside === 0 ? null : aside, far: isBack ? -far : far }
}

/** By a wheel about the corner on the hand's side, and straight ahead to the hand. */
export function wheeled(pose: Pose, front: Front, at: Point): Manoeuvre {
  const { ahead, right } = seenFrom(pose, at)
  if (ahead < 0) return inclined(pose, at)
  if (Math.abs(Math.atan2(right, ahead)) < (STEADY / FULL_TURN) * 2 * Math.PI)
    return { ...STILL, far: Math.floor(ahead) }
  const toLeft = right < 0
  // The corner stays where it is, and the middle of the front is always as far from it.
  const corner = placed(pose, toLeft ? front.left : front.right, 0)
  const beside = toLeft ? -front.left : front.right
  const away = Math.hypot(at.x - corner.x, at.y - corner.y)
  const far = Math.sqrt(Math.max(0, away * away - beside * beside))
  const off = turnOf(Math.atan2(beside, far))
  const bearing = bearingOf(Math.round(at.x - corner.x), Math.round(at.y - corner.y))
  const by = signed(bearing - pose.facing + (toLeft ? -off : off))
  if (toLeft ? by >= 0 : by <= 0) return { ...STILL, far: Math.floor(ahead) }
  return { ...STILL, first: by, far: Math.floor(far) }
}

/** A wheel that brings the corner opposite to it under the hand. */
export function wheelTo(pose: Pose, front: Front, corner: 'left' | 'right', at: Point): number {
  const axis = placed(pose, corner === 'left' ? front.right : front.left, 0)
  const bearing = bearingOf(Math.round(at.x - axis.x), Math.round(at.y - axis.y))
  const by = signed(bearing - pose.facing + (corner === 'left' ? FULL_TURN / 4 : -FULL_TURN / 4))
  // The corner on the left goes ahead: a wheel to the right.
  return corner === 'left' ? Math.max(0, by) : Math.min(0, by)
}

/** So much of the way: the last wheel is given up first, then the way ahead, then the wheel before it. */
export function shortened(all: Manoeuvre, share: number): Manoeuvre {
  const { first, far } = all
  const cut = { ...all, last: 0 }
  if (far === 0) return { ...cut, first: Math.trunc(first * share) }
  if (first === 0) return { ...cut, far: Math.trunc(far * share) }
  // The wheel has the first half of what is tried.
  return share < 0.5
    ? { ...cut, far: 0, first: Math.trunc(first * 2 * share) }
    : { ...cut, far: Math.trunc(far * (2 * share - 1)) }
}

/** By keys: ahead and back, to a side at an angle, or turned where it has come to. */
export function nudged(
  all: Manoeuvre,
  { ahead, right, turn }: { readonly ahead: number; readonly right: number; readonly turn: number },
): Manoeuvre {
  const { first, last, far, aside } = all
  if (turn !== 0) return far > 0 ? { ...all, last: last + turn } : { ...STILL, first: first + turn }
  if (right !== 0) {
    const by = within((aside ?? 0) + Math.sign(right) * (INCLINE / 2), INCLINE)
    return { ...STILL, aside: by === 0 ? null : by, far: far === 0 ? INCH / 2 : far }
  }
  const next = far + ahead * INCH
  return next < 0 && (first !== 0 || last !== 0) ? { ...STILL, first } : { ...all, far: next }
}
