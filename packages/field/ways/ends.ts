// Where an attack may end: a fixed list of poses in contact with each side of a target, nearest
// first, and straight on at any heading. It is worked out as far as it is needed, and without what
// is out of reach or taken by others.

import {
  advanceTo,
  FACES,
  facingOf,
  frameOf,
  FULL_TURN,
  layoutReach,
  mayStand,
  onceFor,
  placed,
  poseAt,
  reachOf,
  settle,
  sideOf,
  turned,
  type Face,
  type Field,
  type Footprint,
  type Layout,
  type Pose,
  type Settled,
  type Standing,
} from '@grognard/geometry'
import { farthest, lengthOf, wayOfFlanks } from './flanks.ts'

/** Along each side of a target: so many places to each side of its middle. */
const ASIDE = 6
/** How far a proposed contact may shift from its place along a side. */
const SHIFT = 3000
/** Headings from which a unit goes straight on into contact. */
const HEADINGS = 16

/** Of the places along the sides, so many are at hand. */
const AT_HAND = 4

/**
 * Poses in contact with a target that a unit may come to in one move; or only those that come to
 * mind first: straight on, and the nearest.
 */
export function* endsIn(
  field: Field,
  start: Standing,
  met: Footprint,
  faces: readonly Face[] = FACES,
  isAtHand = false,
): Iterable<Pose> {
  const going = { field, start, layout: solid(start.layout), target: solidAt(met) }
  const ahead = onward(going, 0)
  if (ahead) yield ahead
  yield* alongside(going, faces, isAtHand ? AT_HAND : Infinity)
  if (isAtHand) return
  for (let k = 1; k < HEADINGS; k++) {
    const end = onward(going, k)
    if (end) yield end
  }
}

/** Settled before sides of a target, the nearest first. */
function* alongside(going: Going, faces: readonly Face[], most: number): Iterable<Pose> {
  for (const { wished, face } of alongSides(going.start, going.target, faces).slice(0, most)) {
    if (!isNear(going, wished, SHIFT)) continue
    const free = { shift: SHIFT, turn: FULL_TURN }
    const found = settle(going.layout, wished, going.target, face, [], free)
    if (isOpen(going, found)) yield found.pose
  }
}

/** A unit on its way to a target, both without small gaps. */
type Going = {
  readonly field: Field
  readonly start: Standing
  readonly layout: Layout
  readonly target: Footprint
}

const isNear = ({ field, start, layout }: Going, end: Pose, slack = 0): boolean =>
  wayOfFlanks(layout, start.pose, end) <= farthest(field) + slack

const isOpen = (going: Going, found: Settled | null): found is Settled =>
  found !== null &&
  isNear(going, found.pose) &&
  mayStand(going.field, { layout: going.start.layout, pose: found.pose })

/** Turned by some of the headings, and straight on into contact. */
function onward(going: Going, headings: number): Pose | null {
  const { field, start, layout, target } = going
  const { pose } = start
  const wished = poseAt(pose, turned(pose.facing, (headings * FULL_TURN) / HEADINGS))
  if (headings > 0 && !isNear(going, wished)) return null
  const found = advanceTo(layout, wished, target, [], farthest(field))
  return isOpen(going, found) ? found.pose : null
}

/** In more pieces than these a unit is as good as solid, to propose where it may end. */
const PIECES = 8

/** Open order without its gaps. */
const solid = onceFor((layout: Layout): Layout => {
  if (layout.length <= PIECES) return layout
  const { left, right, rear } = layoutReach(layout)
  const [width, depth] = [right - left, rear]
  return [{ u: 0, v: 0, facing: 0, files: 1, ranks: 1, width, depth, front: true }]
})

const solidAt = onceFor((unit: Footprint): Footprint => {
  if (unit.boxes.length <= PIECES) return unit
  const { left, right, front, rear } = reachOf(unit.boxes.map(({ block }) => block))
  const [width, depth] = [right - left, rear - front]
  const block = { u: 0, v: front, facing: 0, files: 1, ranks: 1, width, depth, front: true }
  return { ...unit, boxes: [{ block, ring: frameOf(unit) }] }
})

/** Places before sides of a target, the nearest first. */
function alongSides({ layout, pose }: Standing, target: Footprint, faces: readonly Face[]) {
  const { left, right } = layoutReach(layout)
  const places = faces.flatMap((face) => {
    const { from, to } = sideOf(target, face)
    const facing = turned(facingOf(target, face), FULL_TURN / 2)
    const middle = { x: Math.trunc((from.x + to.x) / 2), y: Math.trunc((from.y + to.y) / 2) }
    const wide = lengthOf(to.x - from.x, to.y - from.y) + right - left
    return Array.from({ length: 2 * ASIDE + 1 }, (_, i) => {
      const aside = ((i - ASIDE) * wide) / (2 * ASIDE)
      const wished = poseAt(placed(poseAt(middle, facing), aside, 0), facing)
      return { wished, face, far: wayOfFlanks(layout, pose, wished) }
    })
  })
  return places.toSorted((a, b) => a.far - b.far)
}
