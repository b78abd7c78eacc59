// Whether an eye has a clear line to some point of a body: the judge, exact to the last case.

import { holds, type Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { samplesOf } from './between.ts'
import { ringsOf, type Somebody } from './body.ts'
import { firstToHide, hides, isClear, isStopped } from './clear.ts'
import { findGap, shadeEdge } from './edge.ts'
import type { Shade } from './shade.ts'
import { isInsideOf } from './stretch.ts'

/** A point of a body that an eye was found to have a clear line to, if it is one of the lattice. */
export const spot = { isKnown: false, x: 0, y: 0 }

function tell(x: number, y: number): true {
  spot.isKnown = true
  spot.x = x
  spot.y = y
  return true
}

/** Whether an eye has a clear line to some point of a body. */
export function hasLineTo(eye: Eye, target: Somebody, shades: readonly Shade[]): boolean {
  spot.isKnown = false
  if (shades.length === 0) return true
  const rings = ringsOf(target)
  const limited = hasLimits(shades)
  const found = limited ? null : tryPoints(eye, target, rings, shades)
  if (found !== null) return found
  for (let i = 0; i < shades.length; i++) if (hidesAll(eye, rings, shades[i] as Shade)) return false
  return seesSomeEdge(eye, rings, shades, limited)
}

/** Tries some points of the target; what stops the lines to them may well hide all of it. */
function tryPoints(
  eye: Eye,
  target: Somebody,
  rings: readonly Ring[],
  shades: readonly Shade[],
): boolean | null {
  const samples = samplesOf(target)
  let last: Shade | null = null
  for (let i = 0; i < samples.length; i += 2) {
    const x = samples[i] as number
    const y = samples[i + 1] as number
    if (last && hides(eye, x, y, last)) continue
    last = firstToHide(eye, x, y, shades)
    if (!last) return tell(x, y)
    if (hidesAll(eye, rings, last)) return false
  }
  return null
}

/** Tries the points of the lattice around one that is not on it, if they are some of the target. */
export function hasLineNear(
  eye: Eye,
  x: number,
  y: number,
  target: Somebody,
  shades: readonly Shade[],
): boolean {
  const rings = ringsOf(target)
  for (let tx = Math.floor(x); tx <= Math.ceil(x); tx++)
    for (let ty = Math.floor(y); ty <= Math.ceil(y); ty++)
      if (isOn(rings, tx, ty)) return isClear(eye, tx, ty, shades) && tell(tx, ty)
  return false
}

function isOn(rings: readonly Ring[], x: number, y: number): boolean {
  for (let i = 0; i < rings.length; i++) if (holds(rings[i] as Ring, x, y)) return true
  return false
}

/** What a shape hides is convex: it hides all of another if it hides all corners of it. */
function hidesAll(eye: Eye, rings: readonly Ring[], shade: Shade): boolean {
  if (!shade.plain || shade.kind !== 'ring') return false
  for (let i = 0; i < rings.length; i++) {
    const target = rings[i] as Ring
    for (let j = 0; j < target.length; j += 2)
      if (!isStopped(eye, target[j] as number, target[j + 1] as number, shade)) return false
  }
  return true
}

/** Dead ground ends somewhere: what is farther away may be seen where what is nearer is not. */
export function hasLimits(shades: readonly Shade[]): boolean {
  for (let i = 0; i < shades.length; i++) if (!(shades[i] as Shade).plain) return true
  return false
}

/**
 * The target is seen unless every edge of it that looks towards the eye is hidden; over dead ground
 * those that look away count as well.
 */
function seesSomeEdge(
  eye: Eye,
  rings: readonly Ring[],
  shades: readonly Shade[],
  limited: boolean,
): boolean {
  for (let i = 0; i < rings.length; i++) {
    const ring = rings[i] as Ring
    let outside = false
    for (let j = 0, k = ring.length - 2; j < ring.length; k = j, j += 2) {
      const px = ring[k] as number
      const py = ring[k + 1] as number
      const qx = ring[j] as number
      const qy = ring[j + 1] as number
      const own = sideOfEye(eye, px, py, qx, qy)
      if (own < 0) outside = true
      if (own >= 0 && !(limited && own > 0)) continue
      if (shadeEdge(eye, px, py, qx, qy, shades) && findGap()) return true
    }
    // From inside and from its edge one sees it as long as one sees at all.
    if (!outside && !shades.some((shade) => isInsideOf(eye, shade))) return true
  }
  return false
}

/** Below 0 if the eye is on the outer side of an edge. */
export const sideOfEye = (
  { x, y, scale }: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
): number => (qx - px) * (y - py * scale) - (qy - py) * (x - px * scale)
