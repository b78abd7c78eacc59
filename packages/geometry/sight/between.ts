import { onceFor } from '../memory.ts'
import { hullOfBoth } from '../move/hull.ts'
import { holds, type Ring } from '../ring.ts'
import { middleOf } from './aims.ts'
import { ringsOf, wholeOf, type Somebody } from './body.ts'
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

/** Where all lines between two bodies run: how far along the table, and along some axes. */
type Room = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
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

/** All of a body and what is between; everybody looks from somewhere in it. */
export function hullOf(body: Somebody): Ring {
  const rings = ringsOf(body)
  return rings.length === 1 ? (rings[0] as Ring) : hullOfAll(body)
}

const hullOfAll = onceFor((body: Somebody): Ring => ringsOf(body).reduce(hullOfBoth))

/** More than rounding can hide: of corners to the lattice, and of the numbers here. */
const SLACK = 2

function roomBetween(a: Somebody, b: Somebody): Room {
  const [from, to] = [hullOf(a), hullOf(b)]
  const way = newAxis(b.left + b.right - a.left - a.right, b.top + b.bottom - a.top - a.bottom)
  outermost(way, from)
  const [fromLeft, fromRight] = [leftmost, rightmost]
  outermost(way, to)
  const leftWay = between(from, fromLeft, to, leftmost)
  const rightWay = between(from, fromRight, to, rightmost)
  widen(way, from, to)
  widen(leftWay, from, to)
  widen(rightWay, from, to)
  return {
    left: Math.min(a.left, b.left) - SLACK,
    top: Math.min(a.top, b.top) - SLACK,
    right: Math.max(a.right, b.right) + SLACK,
    bottom: Math.max(a.bottom, b.bottom) + SLACK,
    way,
    leftWay,
    rightWay,
  }
}

const across = ({ nx, ny }: Axis, points: Float64Array, i: number): number =>
  (points[i + 1] as number) * nx - (points[i] as number) * ny

const between = (a: Float64Array, i: number, b: Float64Array, j: number): Axis =>
  newAxis((b[j] as number) - (a[i] as number), (b[j + 1] as number) - (a[i + 1] as number))

/** The points that lie farthest to the left and to the right of an axis, as found last. */
let [leftmost, rightmost] = [0, 0]

function outermost(axis: Axis, points: Ring): void {
  let [least, most] = [Infinity, -Infinity]
  for (let i = 0; i < points.length; i += 2) {
    const here = across(axis, points, i)
    if (here < least) {
      least = here
      leftmost = i
    }
    if (here > most) {
      most = here
      rightmost = i
    }
  }
}

function widen(axis: Axis, a: Ring, b: Ring): void {
  for (let i = 0; i < a.length; i += 2) reach(axis, across(axis, a, i))
  for (let i = 0; i < b.length; i += 2) reach(axis, across(axis, b, i))
}

function reach(axis: Axis, here: number): void {
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

function areAside(room: Room, { cores, clearance }: Screen, beside: number): boolean {
  for (let i = 0; i < cores.length; i++)
    if (!isAside(room, cores[i] as Ring, clearance + SLACK + beside)) return false
  return true
}

/**
 * All that can be in the way of a line between two bodies, there and back. What blocks whom is asked
 * only of screens that stand between them.
 */
export function shadesBetween(
  a: Somebody,
  b: Somebody,
  scene: Scene,
  how: ((screen: Screen) => Blocking) | undefined,
  beside = 0,
): readonly Shade[] {
  const room = roomBetween(a, b)
  const [own, theirs] = [wholeOf(a), wholeOf(b)]
  const shades: Shade[] = []
  for (let i = 0; i < scene.length; i++) {
    const screen = scene[i] as Screen
    if (
      screen.left > room.right + beside ||
      screen.right < room.left - beside ||
      screen.top > room.bottom + beside ||
      screen.bottom < room.top - beside ||
      screen.body === own ||
      screen.body === theirs ||
      areAside(room, screen, beside)
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

/**
 * All screens that can be in the way of a line between two bodies, there or back, or no farther
 * beside it than so much: of a lane as wide as that to each side.
 */
export function screensBetween(a: Somebody, b: Somebody, scene: Scene, beside: number): Scene {
  const between: Screen[] = []
  const note = (screen: Screen): Blocking => {
    between.push(screen)
    return 'not'
  }
  shadesBetween(a, b, scene, note, beside)
  return between
}

/** Points of a body to try first: the middle and corners of its shapes. */
export const samplesOf = onceFor((body: Somebody): Float64Array => {
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
  return Float64Array.from(spots)
})
