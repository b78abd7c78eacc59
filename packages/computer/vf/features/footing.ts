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
  const { x, y } = middleOf(o)
  const reach = o.half + o.depth
  let { cover, isRough, height } = OPEN
  for (const patch of patches) {
    const { left, top, right, bottom } = patch
    if (x < left - reach || x > right + reach || y < top - reach || y > bottom + reach) continue
    const there = pointsOn(patch, o)
    if (there === 0) continue
    if (there === POINTS) cover = better(cover, patch.cover)
    isRough ||= patch.isRough
    height = Math.max(height, patch.height)
  }
  return cover === null && !isRough && height === 0 ? OPEN : { cover, isRough, height }
}

/** The ends and the middle of its front, and of its rear. */
const POINTS = 6

function pointsOn(patch: Patch, { x, y, fx, fy, half, depth }: Oblong): number {
  let there = 0
  for (let point = 0; point < POINTS; point++) {
    const u = ((point % 3) - 1) * half
    const v = point < 3 ? 0 : depth
    if (covers(patch, x - fy * u - fx * v, y + fx * u - fy * v)) there++
  }
  return there
}

const BEST_FIRST = ['hard', 'soft', 'melee only', null] as const

const better = (a: Footing['cover'], b: Footing['cover']): Footing['cover'] =>
  BEST_FIRST.indexOf(a) <= BEST_FIRST.indexOf(b) ? a : b

/** Inside a feature one is covered from everybody. (T.3) */
export const footingInside = (terrain: Terrain, feature: string, o: Oblong): Footing => ({
  ...footingOf(terrain, o),
  cover: coverInside({ terrain }, feature, 'melee')?.kind ?? null,
})
