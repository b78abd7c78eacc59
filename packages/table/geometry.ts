import {
  FULL_TURN,
  type Block,
  type Body,
  type Point,
  type Pose,
  type Scene,
  type Turn,
} from './scene.ts'

export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const radians = (turn: Turn): number => (turn / FULL_TURN) * Math.PI * 2

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))

export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const rotated = (point: Point, angle: number): Point => ({
  x: point.x * Math.cos(angle) - point.y * Math.sin(angle),
  y: point.x * Math.sin(angle) + point.y * Math.cos(angle),
})

/** From a body's own frame to the table. */
export function fromFrame(pose: Pose, point: Point): Point {
  const turned = rotated(point, radians(pose.facing))
  return { x: pose.x + turned.x, y: pose.y + turned.y }
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

export const unionOf = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
})

/** What two boxes have in common. */
export const commonOf = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const isWithin = (box: Box, around: Box): boolean =>
  box.left >= around.left &&
  box.right <= around.right &&
  box.top >= around.top &&
  box.bottom <= around.bottom

/** Around a point, and pushed sideways as little as it takes to stay within another box. */
export function boxAt({ x, y }: Point, wide: number, high: number, within: Box): Box {
  const half = wide / 2
  const middle =
    wide > within.right - within.left
      ? (within.left + within.right) / 2
      : clamp(x, within.left + half, within.right - half)
  return { left: middle - half, right: middle + half, top: y - high / 2, bottom: y + high / 2 }
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const middleOf = (box: Box): Point => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
})

export const cornersOf = (box: Box): readonly Point[] => [
  { x: box.left, y: box.top },
  { x: box.right, y: box.top },
  { x: box.right, y: box.bottom },
  { x: box.left, y: box.bottom },
]

/** Consecutive pairs; the last one closes the ring. */
export function edgesOf(ring: readonly Point[]): readonly (readonly [Point, Point])[] {
  return ring.map((point, i) => [point, ring[(i + 1) % ring.length] ?? point])
}

export function contains(ring: readonly Point[], point: Point): boolean {
  let inside = false
  for (const [a, b] of edgesOf(ring)) {
    if (a.y > point.y === b.y > point.y) continue
    if (point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
  }
  return inside
}

function distanceToSegment(point: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  if (length === 0) return distance(point, a)
  const t = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length
  return distance(point, between(a, b, clamp(t, 0, 1)))
}

export const distanceToEdge = (ring: readonly Point[], point: Point): number =>
  edgesOf(ring).reduce((least, [a, b]) => Math.min(least, distanceToSegment(point, a, b)), Infinity)

/** 0 inside the ring. */
export const distanceToRing = (ring: readonly Point[], point: Point): number =>
  contains(ring, point) ? 0 : distanceToEdge(ring, point)

/** Positive where the ring runs clockwise on the screen. */
const signedArea = (ring: readonly Point[]): number =>
  edgesOf(ring).reduce((sum, [a, b]) => sum + (a.x * b.y - b.x * a.y) / 2, 0)

export const clockwise = (ring: readonly Point[]): readonly Point[] =>
  signedArea(ring) < 0 ? ring.toReversed() : ring

export function centroidOf(ring: readonly Point[]): Point {
  const area = signedArea(ring)
  if (Math.abs(area) < 1) return middleOf(boxOf(ring))
  let x = 0
  let y = 0
  for (const [a, b] of edgesOf(ring)) {
    const cross = a.x * b.y - b.x * a.y
    x += (a.x + b.x) * cross
    y += (a.y + b.y) * cross
  }
  return { x: x / (6 * area), y: y / (6 * area) }
}

const frames = new WeakMap<readonly Block[], Box>()

/** The smallest box around a body's blocks, in the body's own frame. */
export function frameOf(body: Pick<Body, 'blocks'>): Box {
  const known = frames.get(body.blocks)
  if (known !== undefined) return known
  const frame = measured(body)
  frames.set(body.blocks, frame)
  return frame
}

function measured(body: Pick<Body, 'blocks'>): Box {
  if (body.blocks.length === 0) return { left: -500, top: 0, right: 500, bottom: 1000 }
  return boxOf(
    body.blocks.flatMap((block) =>
      [
        { x: -block.width / 2, y: 0 },
        { x: block.width / 2, y: 0 },
        { x: block.width / 2, y: block.depth },
        { x: -block.width / 2, y: block.depth },
      ].map((corner) => {
        const turned = rotated(corner, radians(block.facing))
        return { x: block.x + turned.x, y: block.y + turned.y }
      }),
    ),
  )
}

/** The corners of a body on the table, front left first; `by` makes it larger on all sides. */
export const ringOf = (body: Pick<Body, 'blocks' | 'pose'>, by = 0): readonly Point[] =>
  cornersOf(grown(frameOf(body), by)).map((corner) => fromFrame(body.pose, corner))

export const middleOfBody = (body: Pick<Body, 'blocks' | 'pose'>): Point =>
  fromFrame(body.pose, middleOf(frameOf(body)))

/** The table proper: all that is not a place beside it. */
export function fieldOf(scene: Scene): Box {
  const field = scene.areas.filter((area) => area.tone === 'field')
  if (field.length === 0) return { left: 0, top: 0, right: scene.width, bottom: scene.height }
  return boxOf(field.flatMap((area) => area.outline))
}

/** Paper around the table when all of it is in view, in thousandths. */
export const EDGE = 900

/** All that must be in view when the whole table is. */
export function extentOf(scene: Scene): Box {
  const whole = { left: 0, top: 0, right: scene.width, bottom: scene.height }
  const points = scene.areas.flatMap((area) => area.outline)
  return points.length === 0 ? whole : unionOf(whole, boxOf(points))
}
