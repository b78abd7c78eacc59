// Where nobody stands or goes: rivers but for their crossings, and defendable features. (T.2.4, T.3)

import { onceFor, INCH, type Ring, type Terrain } from '@grognard/geometry'
import { placesOn } from '@grognard/rules-vf/functions'
import type { Oblong } from './oblong.ts'
import { isIn } from './sightlines.ts'

type Closed = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly pieces: readonly Ring[]
  readonly openings: readonly Ring[]
}

const closedOn = onceFor((terrain: Terrain): readonly Closed[] =>
  placesOn(terrain)
    .filter(({ rules }) => rules.has('impassable') || rules.has('defendable'))
    .map(({ ground, crossings }) => ({
      left: ground.left / INCH,
      top: ground.top / INCH,
      right: ground.right / INCH,
      bottom: ground.bottom / INCH,
      pieces: ground.pieces,
      openings: crossings.flatMap((crossing) => crossing.ground.pieces),
    })),
)

/** More than rounding can matter, in inches. */
const SURELY = 1e-6

/** Closed ground that an oblong may come upon on its way to there. Mostly there is none. */
function closedNear(terrain: Terrain, o: Oblong, dx: number, dy: number): readonly Closed[] {
  const wide = Math.abs(o.fy) * o.half + SURELY
  const long = Math.abs(o.fx) * o.half + SURELY
  const left = o.x - wide + Math.min(0, -o.fx * o.depth) + Math.min(0, dx)
  const right = o.x + wide + Math.max(0, -o.fx * o.depth) + Math.max(0, dx)
  const top = o.y - long + Math.min(0, -o.fy * o.depth) + Math.min(0, dy)
  const bottom = o.y + long + Math.max(0, -o.fy * o.depth) + Math.max(0, dy)
  let near: Closed[] | null = null
  for (const one of closedOn(terrain))
    if (one.left < right && one.right > left && one.top < bottom && one.bottom > top)
      (near ??= []).push(one)
  return near ?? NONE
}

const NONE: readonly Closed[] = []

const isClosed = (
  { left, top, right, bottom, pieces, openings }: Closed,
  x: number,
  y: number,
): boolean =>
  x > left &&
  x < right &&
  y > top &&
  y < bottom &&
  pieces.some((ring) => isIn(ring, x, y)) &&
  !openings.some((ring) => isIn(ring, x, y))

const ACROSS = [-1, -0.6, -0.2, 0.2, 0.6, 1] as const

/** Some of an oblong would stand on closed ground. */
export const standsOnClosed = (terrain: Terrain, o: Oblong): boolean =>
  standsOn(closedNear(terrain, o, 0, 0), o, o.x, o.y)

/** The same for an oblong with its front elsewhere. */
function standsOn(closed: readonly Closed[], o: Oblong, x: number, y: number): boolean {
  for (let i = 0; i < closed.length; i++)
    for (let at = 0; at < ACROSS.length; at++)
      for (let rank = 0; rank < 2; rank++) {
        const u = (ACROSS[at] as number) * o.half
        const back = rank * o.depth
        const px = x - o.fy * u - o.fx * back
        const py = y + o.fx * u - o.fy * back
        if (isClosed(closed[i] as Closed, px, py)) return true
      }
  return false
}

/** How often the way is looked at, in inches. */
const STEP = 2

/** It would go over closed ground on its way to there. */
export function goesOverClosed(terrain: Terrain, from: Oblong, dx: number, dy: number): boolean {
  const closed = closedNear(terrain, from, dx, dy)
  if (closed.length === 0) return false
  const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / STEP))
  for (let i = 1; i <= steps; i++)
    if (standsOn(closed, from, from.x + (dx * i) / steps, from.y + (dy * i) / steps)) return true
  return false
}
