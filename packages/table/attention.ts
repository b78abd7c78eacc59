// What is shown of a table that is too large for its window: units are read there, and it follows
// what happens and what is asked.

import { toScreen, type Camera, type Size } from './camera.ts'
import { boxOf, middleOf, ringOf, unionOf, type Box } from './geometry.ts'
import type { Play } from './film/play.ts'
import type { Body, Emphasis, Point, Scene } from './scene.ts'

/** Below this scale, in pixels a thousandth of an inch, units are signs without names. */
const LEAST = 0.0105
/** Figures and names are read at this one. */
const LEGIBLE = 0.0125

/** Pixels that are kept free around what is brought into view, on both sides. */
const MARGINS = 60

/** The camera at first: all of it, or as much as can be read. A table of zones is seen whole. */
export function opening(scene: Scene, whole: Camera): Camera {
  if (whole.scale >= LEAST || scene.areas.some(({ tone }) => tone === 'field')) return whole
  const all = around(scene.bodies)
  return { ...whole, ...(all && middleOf(all)), scale: LEGIBLE }
}

const around = (bodies: readonly Body[]): Box | null => {
  const [first, ...others] = bodies.map((body) => boxOf(ringOf(body)))
  return first ? others.reduce(unionOf, first) : null
}

/** Where those stand and go whom a scene of a film is about. */
export function boxOfPlay({ before, after, ...shows }: Play): Box | null {
  const { actors, targets, routs, marches, throws } = shows
  const meant = new Set([...actors, ...targets, ...routs, ...throws.map(({ beside }) => beside)])
  const bodies = [...before.bodies, ...after.bodies].filter(({ id }) => meant.has(id))
  const ways = marches.flatMap(({ way }): readonly Point[] => way)
  const stand = around(bodies)
  if (ways.length === 0) return stand
  return stand ? unionOf(stand, boxOf(ways)) : boxOf(ways)
}

/**
 * Where those stand who can be picked now, or would stand; null where nobody can, or where they are too far apart for
 * one view and some of them are in it.
 */
export function boxOfAsked(
  { bodies }: Scene,
  { able, targets, ghosts }: Emphasis,
  camera: Camera,
  size: Size,
): Box | null {
  const picked = targets.flatMap(({ thing }) => ('body' in thing ? [thing.body] : []))
  const asked = [...bodies.filter(({ id }) => able.includes(id) || picked.includes(id)), ...ghosts]
  const isInView = (body: Body): boolean => {
    const { x, y } = toScreen(camera, size, middleOf(boxOf(ringOf(body))))
    return x > 0 && y > 0 && x < size.width && y < size.height
  }
  const box = around(asked)
  if (box === null || !asked.some(isInView)) return box
  const fits =
    (box.right - box.left) * camera.scale < size.width - MARGINS &&
    (box.bottom - box.top) * camera.scale < size.height - MARGINS
  return fits ? box : null
}
