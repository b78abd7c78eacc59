import { holds, type Ring } from '../ring.ts'
import { middleOf } from './aims.ts'
import { ringsOf, rowsOf, wholeOf, type Somebody } from './body.ts'
import type { Scene, Screen } from './screen.ts'
import { shadesOf, type Blocking, type Shade } from './shade.ts'

/** All values of x * ny - y * nx that the points of something have. */
type Axis = {
  readonly nx: number
  readonly ny: number
  readonly length: number
  least: number
  most: number
}

/** Where all lines from one body to another run: how far along the table, and along some axes. */
type Room = {
  left: number
  top: number
  right: number
  bottom: number
  /** The way from one to the other, and those along their left and their right ends. */
  readonly way: Axis
  readonly leftWay: Axis
  readonly rightWay: Axis
}

const newAxis = (nx: number, ny: number): Axis => ({
  nx,
  ny,
  length: Math.sqrt(nx * nx + ny * ny),
  least: Infinity,
  most: -Infinity,
})

/** Places from which a body looks, at least those between which all the others are. */
const ends = new WeakMap<Somebody, Float64Array>()

function endsOf(body: Somebody): Float64Array {
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

/** More than rounding can hide: of corners to the lattice, and of the numbers here. */
const SLACK = 2

function roomBetween(viewer: Somebody, target: Somebody): Room {
  const [from, to] = [endsOf(viewer), ringsOf(target)]
  const way = newAxis(
    target.left + target.right - viewer.left - viewer.right,
    target.top + target.bottom - viewer.top - viewer.bottom,
  )
  const [fromLeft, fromRight] = outermost(way, from, 0, 0)
  let [toLeft, toRight] = [0, 0]
  let [first, last] = [to[0] as Ring, to[0] as Ring]
  for (let i = 0; i < to.length; i++) {
    const ring = to[i] as Ring
    const [left, right] = outermost(way, ring, 0, 0)
    if (i === 0 || across(way, ring, left) < across(way, first, toLeft)) {
      first = ring
      toLeft = left
    }
    if (i === 0 || across(way, ring, right) > across(way, last, toRight)) {
      last = ring
      toRight = right
    }
  }
  const room: Room = {
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
    way,
    leftWay: between(from, fromLeft, first, toLeft),
    rightWay: between(from, fromRight, last, toRight),
  }
  widen(room, from)
  for (let i = 0; i < to.length; i++) widen(room, to[i] as Ring)
  return room
}

const across = ({ nx, ny }: Axis, points: Float64Array, i: number): number =>
  (points[i + 1] as number) * nx - (points[i] as number) * ny

const between = (a: Float64Array, i: number, b: Float64Array, j: number): Axis =>
  newAxis((b[j] as number) - (a[i] as number), (b[j + 1] as number) - (a[i + 1] as number))

/** The points that lie farthest to the left and to the right of an axis. */
function outermost(
  axis: Axis,
  points: Float64Array,
  left: number,
  right: number,
): readonly [number, number] {
  for (let i = 2; i < points.length; i += 2) {
    const here = across(axis, points, i)
    if (here < across(axis, points, left)) left = i
    if (here > across(axis, points, right)) right = i
  }
  return [left, right]
}

function widen(room: Room, points: Float64Array): void {
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] as number
    const y = points[i + 1] as number
    if (x < room.left) room.left = x
    if (x > room.right) room.right = x
    if (y < room.top) room.top = y
    if (y > room.bottom) room.bottom = y
    widenAxis(room.way, x, y)
    widenAxis(room.leftWay, x, y)
    widenAxis(room.rightWay, x, y)
  }
}

function widenAxis(axis: Axis, x: number, y: number): void {
  const here = y * axis.nx - x * axis.ny
  if (here < axis.least) axis.least = here
  if (here > axis.most) axis.most = here
}

/** A shape with so much room around it lies wholly aside of all lines, as far as an axis tells. */
function isAsideOf({ nx, ny, length, least, most }: Axis, ring: Ring, margin: number): boolean {
  const extra = margin * length
  let [before, after] = [true, true]
  for (let i = 0; i < ring.length; i += 2) {
    const here = (ring[i + 1] as number) * nx - (ring[i] as number) * ny
    if (here >= least - extra) before = false
    if (here <= most + extra) after = false
  }
  return before || after
}

function isAside({ way, leftWay, rightWay }: Room, ring: Ring, margin: number): boolean {
  return (
    isAsideOf(way, ring, margin) ||
    isAsideOf(leftWay, ring, margin) ||
    isAsideOf(rightWay, ring, margin)
  )
}

function areAside(room: Room, { cores, clearance }: Screen): boolean {
  for (let i = 0; i < cores.length; i++)
    if (!isAside(room, cores[i] as Ring, clearance + SLACK)) return false
  return true
}

/**
 * All that can hide some of the target from some lookout of the viewer, collected once for both.
 * What blocks whom is asked only of screens that stand between them.
 */
export function shadesBetween(
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  how: ((screen: Screen) => Blocking) | undefined,
): readonly Shade[] {
  const room = roomBetween(viewer, target)
  const [own, theirs] = [wholeOf(viewer), wholeOf(target)]
  const shades: Shade[] = []
  for (let i = 0; i < scene.length; i++) {
    const screen = scene[i] as Screen
    if (
      screen.left > room.right ||
      screen.right < room.left ||
      screen.top > room.bottom ||
      screen.bottom < room.top ||
      screen.body === own ||
      screen.body === theirs ||
      areAside(room, screen)
    )
      continue
    const found = shadesOf(screen, how ? how(screen) : 'wholly')
    for (let j = 0; j < found.length; j++) {
      const shade = found[j] as Shade
      if (screen.cores.length === 1 || !isAside(room, shade.ring, shade.margin + SLACK))
        shades.push(shade)
    }
  }
  return shades
}

const samples = new WeakMap<Somebody, Float64Array>()

/** Points of a body to try first: the middle and corners of its shapes. */
export function samplesOf(body: Somebody): Float64Array {
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
