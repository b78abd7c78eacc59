// What stands around, as eyes see it: the cones of all shapes on a field from each eye, each worked
// out when it is first asked for. On one field everybody is asked about many others, and mostly past
// the same; and after a move all is as it was but for the shapes of those who moved.

import type { Box } from '../footprint.ts'
import { onceFor } from '../memory.ts'
import type { Eye } from '../sight.ts'
import { CONE, coneOf } from './cone.ts'
import type { Scene, Screen } from './screen.ts'
import { shadesOf, type Shade } from './shade.ts'

/** The shapes of the last field that hide whatever is behind them, and how far each reaches. */
export const around = {
  scene: [] as Scene,
  shades: [] as Shade[],
  /** Left, top, right and bottom of each. */
  bounds: new Float64Array(1 << 8) as Float64Array,
  /** How far each reaches in any direction (`REACH`). */
  reaches: new Float64Array(1 << 9) as Float64Array,
  /** Of each eye in turn the cones of all shapes. */
  cones: new Float64Array(1 << 14) as Float64Array,
}

/** Where the cones of an eye begin. */
const places = new Map<Eye, number>()

/** The number of the first shape of each screen. */
const firsts: number[] = []

/** Each shape bears a stamp of its own, and so does each of its cones that is known. */
let stamps = new Float64Array(1 << 6)
let lastStamp = 0
const STAMP = CONE - 1

/** For more eyes than these cones are not kept, unless there are as many to each who stands there. */
const MOST_EYES = 256
const MOST_EYES_EACH = 3

/** Turns to a field, unless it was the last. */
export function lookOver(scene: Scene): void {
  if (around.scene !== scene && !onlyChangesTo(scene)) startAnew(scene)
  // Those who moved have left cones behind that nobody asks for.
  if (places.size > MOST_EYES && places.size > MOST_EYES_EACH * scene.length) startAnew(scene)
}

function startAnew(scene: Scene): void {
  around.scene = scene
  around.shades.length = 0
  places.clear()
  for (let i = 0; i < scene.length; i++) {
    firsts[i] = around.shades.length
    for (const shade of shapesIn(scene[i] as Screen)) setShade(around.shades.length, shade)
  }
  firsts[scene.length] = around.shades.length
}

/** Puts other shapes in the place of those that differ, if each screen has as many as before. */
function onlyChangesTo(scene: Scene): boolean {
  const last = around.scene
  if (last.length !== scene.length) return false
  around.scene = scene
  for (let i = 0; i < scene.length; i++) {
    if (scene[i] === last[i]) continue
    const first = firsts[i] as number
    const shapes = shapesIn(scene[i] as Screen)
    if (first + shapes.length !== firsts[i + 1]) return false
    for (let j = 0; j < shapes.length; j++) setShade(first + j, shapes[j] as Shade)
  }
  return true
}

/** Only shapes have cones, and neither where two of them meet nor crests. */
const shapesIn = onceFor((screen: Screen): readonly Shade[] =>
  shadesOf(screen, 'wholly').filter(({ kind }) => kind === 'ring'),
)

/**
 * Numbers of a reach, of the box around a shape that stands as its unit does: the middle, the ways
 * from there to the middles of two sides, and the distance around it.
 */
export const REACH = 7

function setReach({ ring, margin, screen: { body } }: Shade, at: number): void {
  const { reaches } = around
  const front = 'boxes' in body ? (body.boxes[0] as Box).ring : ALONG
  const dx = (front[2] as number) - (front[0] as number)
  const dy = (front[3] as number) - (front[1] as number)
  const square = dx * dx + dy * dy
  let [left, right, near, far] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] as number
    const y = ring[i + 1] as number
    const along = (x * dx + y * dy) / square
    const across = (y * dx - x * dy) / square
    left = Math.min(left, along)
    right = Math.max(right, along)
    near = Math.min(near, across)
    far = Math.max(far, across)
  }
  const [u, v] = [(left + right) / 2, (near + far) / 2]
  const [wide, deep] = [(right - left) / 2, (far - near) / 2]
  reaches[at] = u * dx - v * dy
  reaches[at + 1] = u * dy + v * dx
  reaches[at + 2] = wide * dx
  reaches[at + 3] = wide * dy
  reaches[at + 4] = -deep * dy
  reaches[at + 5] = deep * dx
  reaches[at + 6] = margin
}

/** Of what is no unit, along the table. */
const ALONG = Float64Array.of(0, 0, 1, 0)

function setShade(number: number, shade: Shade): void {
  const { left, top, right, bottom } = shade.screen
  const at = 4 * number
  if (around.bounds.length < at + 4) around.bounds = longer(around.bounds, at + 4)
  if (stamps.length < number + 1) stamps = longer(stamps, number + 1)
  around.bounds[at] = left
  around.bounds[at + 1] = top
  around.bounds[at + 2] = right
  around.bounds[at + 3] = bottom
  if (around.reaches.length < REACH * (number + 1))
    around.reaches = longer(around.reaches, REACH * (number + 1))
  setReach(shade, REACH * number)
  around.shades[number] = shade
  stamps[number] = ++lastStamp
}

function longer(list: Float64Array, least: number): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(2 * least)
  grown.set(list)
  return grown
}

/** Where the cones of an eye begin; none of them is known at first. */
export function conesOf(eye: Eye): number {
  const known = places.get(eye)
  if (known !== undefined) return known
  const size = CONE * around.shades.length
  const place = size * places.size
  if (around.cones.length < place + size) around.cones = longer(around.cones, place + size)
  places.set(eye, place)
  return place
}

/** Where in all cones that of a shape is, from an eye whose cones begin there. */
export function coneAt(cones: number, eye: Eye, shade: number): number {
  const at = cones + CONE * shade
  const stamp = stamps[shade] as number
  if (around.cones[at + STAMP] !== stamp) {
    around.cones[at + STAMP] = stamp
    coneOf(eye, around.shades[shade] as Shade, around.cones, at)
  }
  return at
}
