// How long the border of two grounds is, and which grounds it joins.

import { CONTACT, type Ground, type Polygon } from '@grognard/geometry'
import { isAside } from './extent.ts'
import type { Place } from './places.ts'

/** Of each of some places those that it shares a border of at least such a length with. */
export const bordering = (
  places: readonly Place[],
  least: number,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    places.map(({ id, ground }) => [
      id,
      places
        .filter((other) => other.id !== id && haveBorder(ground, other.ground, least))
        .map((other) => other.id),
    ]),
  )

/** Measured from both sides, so that neither is favoured. */
const haveBorder = (a: Ground, b: Ground, least: number): boolean =>
  !isAside(a, b, CONTACT + 1) && Math.max(borderOf(a, b), borderOf(b, a)) >= least

/** How long the border of two grounds is, wherever it runs. */
function borderOf(a: Ground, b: Ground): number {
  let length = 0
  for (const part of a.parts)
    for (const other of b.parts)
      for (let i = 0; i < part.length; i += 2)
        for (let j = 0; j < other.length; j += 2) length += sharedBy(part, i, other, j)
  return length
}

/**
 * How much of an edge another runs along, no farther from it than what counts as contact: corners
 * are rounded, and one in the middle of a slanting edge is hardly ever on it. Outlines go
 * clockwise, so that neighbours pass their border in opposite directions.
 */
function sharedBy(part: Polygon, i: number, other: Polygon, j: number): number {
  const [px, py, qx, qy] = edgeAt(part, i)
  const [rx, ry, sx, sy] = edgeAt(other, j)
  const [dx, dy] = [qx - px, qy - py]
  const length = Math.sqrt(dx * dx + dy * dy)
  const isAtLine = (x: number, y: number): boolean =>
    Math.abs(dx * (y - py) - dy * (x - px)) <= CONTACT * length
  if (!isAtLine(rx, ry) || !isAtLine(sx, sy)) return 0
  const along = (x: number, y: number): number => dx * (x - px) + dy * (y - py)
  const from = Math.max(0, along(sx, sy))
  const to = Math.min(dx * dx + dy * dy, along(rx, ry))
  return to > from ? (to - from) / length : 0
}

function edgeAt(part: Polygon, i: number): readonly [number, number, number, number] {
  const next = (i + 2) % part.length
  return [part[i] as number, part[i + 1] as number, part[next] as number, part[next + 1] as number]
}
