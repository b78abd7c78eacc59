import { boxOf, contains, distanceToEdge, type Box } from '../geometry.ts'
import { curve, polygon, stroke, type Plate } from '../plate.ts'
import { seeded } from '../random.ts'
import type { Feature, Point, Scene } from '../scene.ts'
import { isLine } from './features.ts'

const INCH = 1000
/** How much of a table one field is for, in square inches. */
const FOR_EACH = 330
const TRIES = 14
/** So far fields keep from whatever is ruled, and from each other. */
const CLEAR = 900
const FURROWS = 420

/**
 * Fields and a path across the table where nothing is ruled, one tone off the paper: a country, and
 * not a sheet of cream. They lie where they lay whenever the same table is drawn.
 */
export function country(scene: Scene, field: Box): Plate {
  const { width, height, features, areas } = scene
  const discs = areas.filter(({ tone }) => tone === 'objective').map(({ outline }) => outline)
  const key = JSON.stringify([width, height, features.map(({ outline }) => outline), discs])
  if (last?.key !== key) last = { key, plate: made(scene, discs, field) }
  return last.plate
}

let last: { readonly key: string; readonly plate: Plate } | null = null

function made(
  { width, height, features }: Scene,
  discs: readonly (readonly Point[])[],
  { left, top }: Box,
): Plate {
  const random = seeded(`country ${width} ${height} ${features.map(({ id }) => id).join(' ')}`)
  const taken: (readonly Point[])[] = [
    ...features.filter((one) => !isLine(one)).map(({ outline }) => outline),
    ...discs,
  ]
  const lines = features.filter(isLine)
  const edges = new Path2D()
  const tones = new Path2D()
  const furrows = new Path2D()
  const count = Math.round((width * height) / INCH ** 2 / FOR_EACH)
  for (let i = 0; i < count; i += 1) {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const at = { x: left + random() * width, y: top + random() * height }
      const ring = fieldAt(at, random)
      const slope = (random() - 0.5) * 1.6
      if (!isFree(ring, taken, lines, { left, top, right: left + width, bottom: top + height }))
        continue
      taken.push(ring)
      curve(ring, edges)
      polygon(ring, tones)
      plough(ring, slope, furrows)
      break
    }
  }
  const path = pathAcross(width, height, { x: left, y: top }, random)
  return [
    { path: tones, fill: 'yard', alpha: 0.3 },
    { path: furrows, stroke: 'fine', width: 0.5, alpha: 0.16 },
    { path: edges, stroke: 'fine', width: 0.7, alpha: 0.3, dash: [340, 260] },
    { path, stroke: 'fine', width: 0.9, alpha: 0.38, dash: [420, 300] },
  ]
}

/** Four corners that nobody has measured, with a point or two between them. */
function fieldAt({ x, y }: Point, random: () => number): readonly Point[] {
  const [wide, high] = [(3 + random() * 2.4) * INCH, (2.2 + random() * 1.8) * INCH]
  const lean = (random() - 0.5) * 0.5
  const corners = [
    [-1, -1],
    [0.1, -1.12],
    [1, -0.9],
    [1.08, 0.1],
    [0.94, 1],
    [-0.1, 1.08],
    [-1.06, 0.92],
    [-1.12, 0],
  ] as const
  return corners.map(([across, down]) => {
    const [dx, dy] = [
      across * wide * (0.88 + random() * 0.24),
      down * high * (0.88 + random() * 0.24),
    ]
    return {
      x: x + dx * Math.cos(lean) - dy * Math.sin(lean),
      y: y + dx * Math.sin(lean) + dy * Math.cos(lean),
    }
  })
}

function isFree(
  ring: readonly Point[],
  taken: readonly (readonly Point[])[],
  lines: readonly Feature[],
  table: Box,
): boolean {
  const box = boxOf(ring)
  if (box.left < table.left + CLEAR || box.right > table.right - CLEAR) return false
  if (box.top < table.top + CLEAR || box.bottom > table.bottom - CLEAR) return false
  const isApart = (other: readonly Point[]): boolean =>
    ring.every((point) => !contains(other, point) && distanceToEdge(other, point) > CLEAR) &&
    other.every((point) => !contains(ring, point))
  return (
    taken.every(isApart) &&
    lines.every(({ outline, breadth = INCH }) => {
      // There and back: a line is an outline without an inside.
      const there = [...outline, ...outline.toReversed()]
      return (
        ring.every((point) => distanceToEdge(there, point) > CLEAR + breadth / 2) &&
        outline.every((point) => !contains(ring, point))
      )
    })
  )
}

/** Furrows, all one way. */
function plough(ring: readonly Point[], slope: number, furrows: Path2D): void {
  const { left, right, top, bottom } = boxOf(ring)
  const rise = (right - left) * slope
  const reach = Math.abs(rise)
  for (let y = top - reach; y < bottom + reach; y += FURROWS) {
    const steps = 24
    let from: Point | null = null
    for (let i = 0; i <= steps; i += 1) {
      const at = { x: left + ((right - left) * i) / steps, y: y + (rise * i) / steps }
      const isIn = contains(ring, at) && distanceToEdge(ring, at) > 260
      if (isIn && from === null) from = at
      if (from !== null && (!isIn || i === steps)) {
        stroke(furrows, from, at)
        from = null
      }
    }
  }
}

/** From one side of the table to the other, with a bend. */
function pathAcross(width: number, height: number, from: Point, random: () => number): Path2D {
  const path = new Path2D()
  const y = (): number => from.y + height * (0.2 + random() * 0.6)
  path.moveTo(from.x, y())
  path.bezierCurveTo(from.x + width * 0.3, y(), from.x + width * 0.62, y(), from.x + width, y())
  return path
}
