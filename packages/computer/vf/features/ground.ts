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

function isClosed(terrain: Terrain, x: number, y: number): boolean {
  return closedOn(terrain).some(
    ({ left, top, right, bottom, pieces, openings }) =>
      x > left &&
      x < right &&
      y > top &&
      y < bottom &&
      pieces.some((ring) => isIn(ring, x, y)) &&
      !openings.some((ring) => isIn(ring, x, y)),
  )
}

const ACROSS = [-1, -0.6, -0.2, 0.2, 0.6, 1] as const

/** Some of an oblong would stand on closed ground. */
export function standsOnClosed(terrain: Terrain, o: Oblong): boolean {
  for (const side of ACROSS)
    for (const back of [0, o.depth]) {
      const u = side * o.half
      if (isClosed(terrain, o.x - o.fy * u - o.fx * back, o.y + o.fx * u - o.fy * back)) return true
    }
  return false
}

/** How often the way is looked at, in inches. */
const STEP = 2

/** It would go over closed ground on its way to there. */
export function goesOverClosed(terrain: Terrain, from: Oblong, dx: number, dy: number): boolean {
  const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / STEP))
  for (let i = 1; i <= steps; i++)
    if (
      standsOnClosed(terrain, {
        ...from,
        x: from.x + (dx * i) / steps,
        y: from.y + (dy * i) / steps,
      })
    )
      return true
  return false
}
