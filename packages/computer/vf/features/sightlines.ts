// Who would see whom, quickly: three eyes along the front, and whatever stands between. (5.1.3)

import { onceFor, INCH, type Ring, type Terrain } from '@grognard/geometry'
import { placesWith, type Vf } from '@grognard/rules-vf/functions'
import { distancesOf } from './distances.ts'
import { crossesNear, isInArc, middleOf, type Oblong, type Spot } from './oblong.ts'

const EYES = [-0.5, 0, 0.5] as const

/** An obstacle with the box around it, in inches. */
type Screen = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly pieces: readonly Ring[]
}

const screensOn = onceFor((terrain: Terrain): readonly Screen[] =>
  placesWith(terrain, 'obstacle').map(({ ground }) => ({
    left: ground.left / INCH,
    top: ground.top / INCH,
    right: ground.right / INCH,
    bottom: ground.bottom / INCH,
    pieces: ground.pieces,
  })),
)

/** How much of a front sees a target: nothing, a third, two thirds or all of it. */
export function shareThatSees(
  seen: Vf,
  viewer: Oblong,
  target: Oblong,
  others: readonly Oblong[],
): number {
  if (!isInArc(viewer, target)) return 0
  const { clearance } = distancesOf(seen)
  const screens = screensOn(seen.terrain)
  const at = middleOf(target)
  const origin = middleOf(viewer)
  let seeing = 0
  for (let i = 0; i < EYES.length; i++) {
    const eye = EYES[i] as number
    const x = viewer.around ? origin.x : viewer.x - viewer.fy * viewer.half * eye
    const y = viewer.around ? origin.y : viewer.y + viewer.fx * viewer.half * eye
    if (isBarredBy(others, viewer, target, x, y, at, clearance)) continue
    if (!isScreenedBy(screens, x, y, at)) seeing++
  }
  return seeing / EYES.length
}

/** A loop: this is asked more often than anything else. */
function isBarredBy(
  others: readonly Oblong[],
  viewer: Oblong,
  target: Oblong,
  x: number,
  y: number,
  at: Spot,
  clearance: number,
): boolean {
  for (let i = 0; i < others.length; i++) {
    const one = others[i] as Oblong
    if (one !== viewer && one !== target && crossesNear(one, x, y, at.x, at.y, clearance))
      return true
  }
  return false
}

function isScreenedBy(screens: readonly Screen[], ax: number, ay: number, b: Spot): boolean {
  const bx = b.x
  const by = b.y
  for (let i = 0; i < screens.length; i++) {
    const { left, top, right, bottom, pieces } = screens[i] as Screen
    if (Math.max(ax, bx) < left || Math.min(ax, bx) > right) continue
    if (Math.max(ay, by) < top || Math.min(ay, by) > bottom) continue
    if (isHiddenIn(pieces, ax, ay, bx, by)) return true
  }
  return false
}

/** Whoever is on or in an obstacle sees out of it and is seen. (T.2.5) */
const isHiddenIn = (pieces: readonly Ring[], ax: number, ay: number, bx: number, by: number) =>
  pieces.some((ring) => cuts(ring, ax, ay, bx, by)) &&
  !pieces.some((ring) => isIn(ring, ax, ay) || isIn(ring, bx, by))

export function isIn(ring: Ring, x: number, y: number): boolean {
  const px = x * INCH
  const py = y * INCH
  let sign = 0
  let ax = ring[ring.length - 2] as number
  let ay = ring[ring.length - 1] as number
  for (let i = 0; i < ring.length; i += 2) {
    const bx = ring[i] as number
    const by = ring[i + 1] as number
    const turn = Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax))
    ax = bx
    ay = by
    if (turn === 0) continue
    if (sign !== 0 && turn !== sign) return false
    sign = turn
  }
  return true
}

/** A line goes through a convex ring. */
function cuts(ring: Ring, ax: number, ay: number, bx: number, by: number): boolean {
  const px = ax * INCH
  const py = ay * INCH
  const dx = bx * INCH - px
  const dy = by * INCH - py
  let left = false
  let right = false
  let least = Infinity
  let most = -Infinity
  for (let i = 0; i < ring.length; i += 2) {
    const x = (ring[i] as number) - px
    const y = (ring[i + 1] as number) - py
    const side = dx * y - dy * x
    if (side > 0) right = true
    if (side < 0) left = true
    const along = dx * x + dy * y
    least = Math.min(least, along)
    most = Math.max(most, along)
  }
  return left && right && most > 0 && least < dx * dx + dy * dy
}
