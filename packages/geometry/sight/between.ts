import { holds, type Ring } from '../ring.ts'
import { middleOf } from './aims.ts'
import { ringsOf, rowsOf, type Body } from './body.ts'
import type { Scene, Screen } from './screen.ts'
import { shadesOf, type Blocking, type Shade } from './shade.ts'

/** Where all lines from one body to another run. */
const room = {
  left: 0,
  top: 0,
  right: 0,
  bottom: 0,
  /** The way from one to the other, and the least and most of all points to the right of it. */
  wayX: 0,
  wayY: 0,
  least: 0,
  most: 0,
}

/** Places from which a body looks, at least those between which all the others are. */
const ends = new WeakMap<Body, Float64Array>()

function endsOf(body: Body): Float64Array {
  let found = ends.get(body)
  if (!found) {
    const spots: number[] = []
    for (const { lookouts, box } of rowsOf(body))
      for (const [i, { eye }] of lookouts.entries())
        if (!box || i === 0 || i === lookouts.length - 1)
          spots.push(eye.x / eye.scale, eye.y / eye.scale)
    ends.set(body, (found = Float64Array.from(spots)))
  }
  return found
}

/** What rounding of the numbers here can hide at most, and more. */
const SLACK = 1

function spread(viewer: Body, target: Body): void {
  room.left = room.top = room.least = Infinity
  room.right = room.bottom = room.most = -Infinity
  room.wayX = target.left + target.right - viewer.left - viewer.right
  room.wayY = target.top + target.bottom - viewer.top - viewer.bottom
  const length = Math.sqrt(room.wayX * room.wayX + room.wayY * room.wayY)
  if (length > 0) {
    room.wayX /= length
    room.wayY /= length
  }
  widen(endsOf(viewer))
  const rings = ringsOf(target)
  for (let i = 0; i < rings.length; i++) widen(rings[i] as Ring)
  room.left -= SLACK
  room.top -= SLACK
  room.right += SLACK
  room.bottom += SLACK
  room.least -= SLACK
  room.most += SLACK
}

function widen(points: Float64Array): void {
  const { wayX, wayY } = room
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] as number
    const y = points[i + 1] as number
    if (x < room.left) room.left = x
    if (x > room.right) room.right = x
    if (y < room.top) room.top = y
    if (y > room.bottom) room.bottom = y
    const aside = y * wayX - x * wayY
    if (aside < room.least) room.least = aside
    if (aside > room.most) room.most = aside
  }
}

/** A shape lies wholly to the left or to the right of all lines, or before or behind them. */
function isAside(ring: Ring): boolean {
  const { wayX, wayY, least, most, left, top, right, bottom } = room
  let [before, after, west, east, north, south] = [true, true, true, true, true, true]
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] as number
    const y = ring[i + 1] as number
    const aside = y * wayX - x * wayY
    if (aside >= least) before = false
    if (aside <= most) after = false
    if (x >= left) west = false
    if (x <= right) east = false
    if (y >= top) north = false
    if (y <= bottom) south = false
  }
  return before || after || west || east || north || south
}

/**
 * All that can hide some of the target from some lookout of the viewer, collected once for both.
 * What blocks whom is asked only of screens that stand between them.
 */
export function shadesBetween(
  viewer: Body,
  target: Body,
  scene: Scene,
  how: ((screen: Screen) => Blocking) | undefined,
): readonly Shade[] {
  spread(viewer, target)
  const near: Screen[] = []
  for (let i = 0; i < scene.length; i++) {
    const screen = scene[i] as Screen
    if (
      screen.left <= room.right &&
      screen.right >= room.left &&
      screen.top <= room.bottom &&
      screen.bottom >= room.top &&
      screen.body !== viewer &&
      screen.body !== target &&
      !screen.rings.every(isAside)
    )
      near.push(screen)
  }
  if (near.length === 0) return NOTHING
  const shades: Shade[] = []
  // The rules are asked last: they may look at other bodies meanwhile.
  const asked = near.map((screen) => shadesOf(screen, how ? how(screen) : 'wholly'))
  spread(viewer, target)
  for (const found of asked) for (const shade of found) if (!isAside(shade.ring)) shades.push(shade)
  return shades
}

const NOTHING: readonly Shade[] = []

const samples = new WeakMap<Body, Float64Array>()

/** Points of a body to try first: the middle and corners of its shapes. */
export function samplesOf(body: Body): Float64Array {
  let found = samples.get(body)
  if (!found) {
    const spots: number[] = []
    for (const ring of ringsOf(body)) {
      const count = ring.length / 2
      const { x, y } = middleOf(ring)
      if (holds(ring, x, y)) spots.push(x, y)
      for (let i = 0; i < 4; i++) {
        const corner = 2 * Math.floor((i * count) / 4)
        spots.push(ring[corner] as number, ring[corner + 1] as number)
      }
    }
    samples.set(body, (found = Float64Array.from(spots)))
  }
  return found
}
