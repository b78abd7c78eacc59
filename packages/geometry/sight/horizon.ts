// What stands around, as both ends of a row of eyes see it: the cones of all shapes on a field, each
// worked out when it is first asked for. They are kept for the field that was asked about last: on
// one field everybody is asked about many others, and mostly past the same.

import { CONE, coneOf } from './cone.ts'
import type { Lookout, Row } from './body.ts'
import type { Scene, Screen } from './screen.ts'
import { shadesOf, type Shade } from './shade.ts'

/** The shapes of the last field that hide whatever is behind them, and how far each reaches. */
export const around = {
  scene: null as Scene | null,
  shades: [] as Shade[],
  /** Left, top, right and bottom of each. */
  bounds: new Float64Array(1 << 8) as Float64Array,
  /** The cones of each row in turn: of all shapes from its first eye, and then from its last. */
  cones: new Float64Array(1 << 14) as Float64Array,
}

/** Where the cones of a row begin. */
const places = new Map<Row, number>()

/** Turns to a field, unless it was the last. */
export function lookOver(scene: Scene): void {
  if (around.scene === scene) return
  around.scene = scene
  around.shades.length = 0
  places.clear()
  for (let i = 0; i < scene.length; i++) {
    const found = shadesOf(scene[i] as Screen, 'wholly')
    for (let j = 0; j < found.length; j++)
      if ((found[j] as Shade).kind === 'ring') addShade(found[j] as Shade)
  }
}

function addShade(shade: Shade): void {
  const { left, top, right, bottom } = shade.screen
  const at = 4 * around.shades.length
  if (around.bounds.length < at + 4) around.bounds = longer(around.bounds, at + 4)
  around.bounds[at] = left
  around.bounds[at + 1] = top
  around.bounds[at + 2] = right
  around.bounds[at + 3] = bottom
  around.shades.push(shade)
}

function longer(list: Float64Array, least: number): Float64Array {
  const grown = new Float64Array(2 * least)
  grown.set(list)
  return grown
}

/** Where the cones of a row begin; none of them is known at first. */
export function conesOf(row: Row): number {
  const known = places.get(row)
  if (known !== undefined) return known
  const size = 2 * CONE * around.shades.length
  const place = size * places.size
  if (around.cones.length < place + size) around.cones = longer(around.cones, place + size)
  else around.cones.fill(0, place, place + size)
  places.set(row, place)
  return place
}

/** Where in all cones that of a shape is, from the first eye of a row or from its last. */
export function coneAt(cones: number, { eye }: Lookout, end: 0 | 1, shade: number): number {
  const at = cones + CONE * (end * around.shades.length + shade)
  // A known cone has no 0 there, not even one of which nothing is known.
  if (around.cones[at + 4] === 0) coneOf(eye, around.shades[shade] as Shade, around.cones, at)
  return at
}
