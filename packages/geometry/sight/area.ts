// What a body could see, as polygons to draw. Nothing is judged by them.

import { FULL_TURN, type Point } from '../lattice.ts'
import type { Ring } from '../ring.ts'
import { cosine, sine, UNIT } from '../sine.ts'
import { figureArc, HALF_RIGHT_ANGLE } from './arcs.ts'
import { rowsOf, type Body, type Row } from './body.ts'
import type { Scene } from './screen.ts'
import type { SightRule } from './see.ts'

const ROUND = 64

/** Past a corner on either side. */
const ASIDE = 1e-6

/**
 * What can be seen within a range, from the first, the middle and the last figure of every front
 * rank: drawn over each other they show what the unit sees.
 */
export function visibleArea(
  viewer: Body,
  scene: Scene,
  range: number,
  rule: SightRule = {},
): readonly (readonly Point[])[] {
  const rings = scene.flatMap((screen) =>
    screen.body !== viewer &&
    screen.left < viewer.right + range &&
    screen.right > viewer.left - range &&
    screen.top < viewer.bottom + range &&
    screen.bottom > viewer.top - range &&
    (rule.how?.(screen) ?? 'wholly') === 'wholly'
      ? screen.rings
      : [],
  )
  return rowsOf(viewer).flatMap((row) => {
    const last = row.lookouts.length - 1
    const places = row.box ? new Set([0, Math.floor(last / 2), last]) : row.lookouts.keys()
    return [...places].map((place) => areaFrom(row, place, rings, range, rule))
  })
}

type Direction = readonly [dx: number, dy: number]

/** Grows with the angle, from 0 up to 4. */
function keyOf([dx, dy]: Direction): number {
  const part = dy / (Math.abs(dx) + Math.abs(dy))
  return dx < 0 ? 2 - part : part < 0 ? 4 + part : part
}

function areaFrom(
  { lookouts, box }: Row,
  place: number,
  rings: readonly Ring[],
  range: number,
  { opening = HALF_RIGHT_ANGLE }: SightRule,
): readonly Point[] {
  const lookout = lookouts[place]
  if (!lookout) return []
  const { x, y, scale } = lookout.eye
  const eye = { x: x / scale, y: y / scale }
  const directions: Direction[] = []
  for (let i = 0; i < ROUND; i++) {
    const way = (i * FULL_TURN) / ROUND
    directions.push([sine(way) / UNIT, -cosine(way) / UNIT])
  }
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [dx, dy] = [(ring[i] as number) - eye.x, (ring[i + 1] as number) - eye.y]
      for (const aside of [-ASIDE, 0, ASIDE]) directions.push([dx - dy * aside, dy + dx * aside])
    }
  const arc = box && figureArc(box, place, opening)
  if (arc) directions.push(arc.leftWay, arc.rightWay)
  const first = arc ? keyOf(arc.leftWay) : 0
  const after = (direction: Direction): number => (keyOf(direction) - first + 4) % 4
  const width = arc ? after(arc.rightWay) : 4
  const ends = directions
    .filter(([dx, dy]) => dx !== 0 || dy !== 0)
    .map((direction) => ({ direction, key: after(direction) }))
    .filter(({ key }) => key <= width)
    .toSorted((a, b) => a.key - b.key)
    .map(({ direction }) => endOf(eye, direction, rings, range))
  return arc ? [eye, ...ends] : ends
}

/** How far one sees in a direction. */
function endOf(eye: Point, [dx, dy]: Direction, rings: readonly Ring[], range: number): Point {
  const length = Math.sqrt(dx * dx + dy * dy)
  const [ux, uy] = [dx / length, dy / length]
  let far = range
  for (const ring of rings) far = Math.min(far, entryOf(eye, ux, uy, ring))
  return { x: eye.x + ux * far, y: eye.y + uy * far }
}

function entryOf(eye: Point, ux: number, uy: number, ring: Ring): number {
  let [entry, exit] = [0, Infinity]
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [px, py] = [ring[k] as number, ring[k + 1] as number]
    const [ex, ey] = [(ring[i] as number) - px, (ring[i + 1] as number) - py]
    // Above 0 inside of the edge; it grows by so much with every step along the way.
    const here = ex * (eye.y - py) - ey * (eye.x - px)
    const step = ex * uy - ey * ux
    if (step > 0) entry = Math.max(entry, -here / step)
    else if (step < 0) exit = Math.min(exit, -here / step)
    else if (here <= 0) return Infinity
  }
  return entry < exit ? entry : ring.length === 4 && entry === exit ? entry : Infinity
}
