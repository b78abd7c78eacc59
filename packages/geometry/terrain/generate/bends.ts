// Ways over a grid become lines with gentle bends.

import { INCH, rounded, type Point } from '../../lattice.ts'
import type { Random } from './options.ts'

/** So little square to the edge of the table that the line can turn at once. */
const STUB = 600

const stub = (edge: Point, inner: Point): Point => ({
  x: edge.x + STUB * Math.sign(inner.x * INCH - edge.x),
  y: edge.y + STUB * Math.sign(inner.y * INCH - edge.y),
})

/** A way over nodes, from an edge and perhaps to one, as a line with gentle bends that strays. */
export function smoothed(
  random: Random,
  way: readonly Point[],
  every: number,
  stray: number,
  ends: boolean,
): readonly Point[] {
  const last = way.length - 1
  const off = (): number => random.below(2 * stray + 1) - stray
  let line: readonly Point[] = way.flatMap(({ x, y }, i) => {
    const at = { x: x * INCH, y: y * INCH }
    if (i === 0) return [at, stub(at, way[1] as Point)]
    if (i === last) return ends ? [stub(at, way[i - 1] as Point), at] : [at]
    if (i % every !== 0 || i + every > last) return []
    return [{ x: at.x + off(), y: at.y + off() }]
  })
  for (let round = 0; round < 2; round++) line = cutCorners(line)
  return line.filter(({ x, y }, i) => x !== line[i - 1]?.x || y !== line[i - 1]?.y)
}

function cutCorners(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  const mix = (a: Point, b: Point): Point => ({
    x: rounded((3 * a.x + b.x) / 4),
    y: rounded((3 * a.y + b.y) / 4),
  })
  const inner = line.slice(1).flatMap((b, i) => {
    const a = line[i] as Point
    const isFirst = i === 0
    const isLast = i === line.length - 2
    return isFirst ? [mix(b, a)] : isLast ? [mix(a, b)] : [mix(a, b), mix(b, a)]
  })
  return [first, ...inner, last]
}
