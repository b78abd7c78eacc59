import type { Palette } from './palette.ts'
import type { Point } from './scene.ts'

type Ink = Exclude<keyof Palette, 'weight'>

/** One pull of ink: a path on the table, filled or drawn. */
export type Mark = {
  readonly path: Path2D
  readonly fill?: Ink
  readonly stroke?: Ink
  /** In pixels at the usual zoom. */
  readonly width?: number
  /** In thousandths of an inch, for what has a breadth of its own, such as a river. */
  readonly breadth?: number
  readonly alpha?: number
  /** Round unless the line ends at an edge. */
  readonly cap?: CanvasLineCap
  /** In thousandths of an inch. */
  readonly dash?: readonly number[]
}

/** Everything one feature of the ground is made of, in the order it is printed. */
export type Plate = readonly Mark[]

/** A thousandth of an inch in pixels when a five-foot table fills a wide screen. */
const USUAL_SCALE = 0.022

/** Lines grow a little with the zoom, and never so thin that they vanish. */
const lineWeight = (scale: number): number =>
  Math.min(1.7, Math.max(0.55, Math.sqrt(scale / USUAL_SCALE)))

/** Prints a plate; the context's unit is a thousandth of an inch. */
export function print(
  ctx: CanvasRenderingContext2D,
  plate: Plate,
  palette: Palette,
  scale: number,
): void {
  const pixel = (lineWeight(scale) * palette.weight) / scale
  ctx.lineJoin = 'round'
  for (const mark of plate) {
    ctx.globalAlpha = mark.alpha ?? 1
    if (mark.fill !== undefined) {
      ctx.fillStyle = palette[mark.fill]
      ctx.fill(mark.path)
    }
    if (mark.stroke !== undefined) {
      ctx.strokeStyle = palette[mark.stroke]
      ctx.lineWidth = (mark.breadth ?? 0) + (mark.width ?? 0) * pixel
      ctx.lineCap = mark.cap ?? 'round'
      ctx.setLineDash([...(mark.dash ?? [])])
      ctx.stroke(mark.path)
    }
  }
  ctx.globalAlpha = 1
  ctx.setLineDash([])
}

export function polygon(points: readonly Point[], path = new Path2D()): Path2D {
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  path.closePath()
  return path
}

export function polyline(points: readonly Point[], path = new Path2D()): Path2D {
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  return path
}

/** A closed curve through the middles of a ring's edges. */
export function curve(ring: readonly Point[], path = new Path2D()): Path2D {
  const last = ring.at(-1)
  const first = ring[0]
  if (last === undefined || first === undefined) return path
  path.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2)
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point
    path.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
  })
  path.closePath()
  return path
}

/** A curve through the middles of a line's pieces, from its first point to its last. */
export function bend(line: readonly Point[], path = new Path2D()): Path2D {
  const first = line[0]
  const last = line.at(-1)
  if (first === undefined || last === undefined) return path
  path.moveTo(first.x, first.y)
  for (let i = 1; i < line.length - 1; i += 1) {
    const point = line[i]
    const next = line[i + 1]
    if (point === undefined || next === undefined) continue
    path.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
  }
  path.lineTo(last.x, last.y)
  return path
}

export function dot(path: Path2D, at: Point, radius: number): void {
  path.moveTo(at.x + radius, at.y)
  path.arc(at.x, at.y, radius, 0, Math.PI * 2)
}

export function stroke(path: Path2D, from: Point, to: Point): void {
  path.moveTo(from.x, from.y)
  path.lineTo(to.x, to.y)
}
