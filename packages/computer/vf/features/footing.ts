// The ground that a unit would stand on: what covers it, slows it, and lifts it up. (T.1.3, T.2)

import { INCH, levelsOf, onceFor, type Ring, type Terrain } from '@grognard/geometry'
import { coverFrom, coverInside, hillsOn, placesOn, type Cover } from '@grognard/rules-vf/functions'
import { middleOf, type Oblong } from './oblong.ts'
import { isIn } from './sightlines.ts'

export type Footing = {
  /** What it is covered by from everybody. Walls cover from one side, and are left out. */
  readonly cover: Cover['kind'] | null
  readonly isRough: boolean
  readonly height: number
}

type Patch = Footing & {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly pieces: readonly Ring[]
}

const OPEN: Footing = { cover: null, isRough: false, height: 0 }

/** Whatever matters to those who stand on it. */
const patchesOn = onceFor((terrain: Terrain): readonly Patch[] => [
  ...placesOn(terrain).flatMap((place) => {
    const { ground, rules } = place
    const cover = rules.has('barrier') ? null : coverFrom(place, 'melee')
    const isRough = rules.has('rough')
    return cover || isRough ? [{ cover, isRough, height: 0, ...boxOf(ground) }] : []
  }),
  ...hillsOn(terrain).flatMap((hill) =>
    levelsOf(hill).map((ground, level) => ({
      cover: null,
      isRough: false,
      height: level + 1,
      ...boxOf(ground),
    })),
  ),
])

type Ground = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly pieces: readonly Ring[]
}

const boxOf = ({ left, top, right, bottom, pieces }: Ground) => ({
  left: left / INCH,
  top: top / INCH,
  right: right / INCH,
  bottom: bottom / INCH,
  pieces,
})

const covers = ({ left, top, right, bottom, pieces }: Patch, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom && pieces.some((ring) => isIn(ring, x, y))

/** Under an oblong: covered is who is wholly within, rough and high where some of it stands. */
export function footingOf(terrain: Terrain, o: Oblong): Footing {
  const patches = patchesOn(terrain)
  if (patches.length === 0) return OPEN
  const middle = middleOf(o)
  const reach = o.half + o.depth
  let footing = OPEN
  for (const patch of patches) {
    const { left, top, right, bottom } = patch
    if (middle.x < left - reach || middle.x > right + reach) continue
    if (middle.y < top - reach || middle.y > bottom + reach) continue
    footing = joined(footing, patch, o)
  }
  return footing
}

const CORNERS = [
  [-1, 0],
  [0, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const

function joined(footing: Footing, patch: Patch, o: Oblong): Footing {
  let there = 0
  for (const [across, back] of CORNERS) {
    const [u, v] = [across * o.half, back * o.depth]
    if (covers(patch, o.x - o.fy * u - o.fx * v, o.y + o.fx * u - o.fy * v)) there++
  }
  if (there === 0) return footing
  return {
    cover: there === CORNERS.length ? better(footing.cover, patch.cover) : footing.cover,
    isRough: footing.isRough || patch.isRough,
    height: Math.max(footing.height, patch.height),
  }
}

const BEST_FIRST = ['hard', 'soft', 'melee only', null] as const

const better = (a: Footing['cover'], b: Footing['cover']): Footing['cover'] =>
  BEST_FIRST.indexOf(a) <= BEST_FIRST.indexOf(b) ? a : b

/** Inside a feature one is covered from everybody. (T.3) */
export const footingInside = (terrain: Terrain, feature: string, o: Oblong): Footing => ({
  ...footingOf(terrain, o),
  cover: coverInside({ terrain }, feature, 'melee')?.kind ?? null,
})
