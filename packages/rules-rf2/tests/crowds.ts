// Crowded battlefields by chance: units of all kinds and formations on little room, hills of several
// levels with crests or without, woods, houses and walls. The same number gives the same field.

import {
  footprintOf,
  overlaps,
  type Feature,
  type Footprint,
  type Hill,
  type Point,
  type Pose,
} from '@grognard/geometry'
import type { Seen, Unit } from '../battle.ts'
import { basesOf, USUAL, type Options } from '../options.ts'
import { layoutOf, type Formation } from '../units/formations.ts'
import type { Kind } from '../units/kinds.ts'
import type { WeaponName } from '../units/weapons.ts'
import { degrees, drawnUp, SIDE, unit } from './drawn-up.ts'

type Below = (n: number) => number

/** A stream of numbers that is the same everywhere. */
function stream(seed: number): Below {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return (below) => {
    state = (state ^ (state << 13)) >>> 0
    state = (state ^ (state >>> 17)) >>> 0
    state = (state ^ (state << 5)) >>> 0
    return state % below
  }
}

const oneOf = <T>(below: Below, list: readonly T[]): T => list[below(list.length)] as T

const FOOT: readonly Formation[] = [
  { kind: 'line' },
  { kind: 'line' },
  { kind: 'line', refused: { left: { stands: 1, by: degrees(45) } } },
  { kind: 'attack column' },
  { kind: 'double line' },
  { kind: 'square' },
  { kind: 'skirmish', ranks: 1, spread: 2 },
  { kind: 'skirmish', ranks: 2, spread: 3 },
  { kind: 'march column', bends: [{ behind: 2500, by: 6000 }] },
]
const GUNS: readonly Formation[] = [
  { kind: 'unlimbered' },
  { kind: 'unlimbered' },
  { kind: 'limbered', as: 'line' },
]
const SMALL_ARMS: readonly WeaponName[] = ['SBM', 'RM', 'EBLR', 'LBL']
const ORDNANCE: readonly WeaponName[] = ['MSB', 'HSB', 'LH', 'HH']

function anyUnit(below: Below, pose: Pose, side: Unit['side']): Unit {
  const kind = oneOf<Kind>(below, ['HI', 'LI', 'HI', 'FA', 'MC'])
  const isGuns = kind === 'FA'
  const formation = isGuns
    ? oneOf(below, GUNS)
    : oneOf(below, kind === 'MC' ? FOOT.slice(0, 2) : FOOT)
  return {
    ...unit(kind, 0, 0, 0),
    side,
    brigade: side === 'red' ? 0 : 1,
    pose,
    formation,
    stands: isGuns ? 1 + below(3) : oneOf(below, [4, 6, 8]),
    weapons: [oneOf(below, isGuns ? ORDNANCE : SMALL_ARMS)],
  }
}

/** A convex outline of some corners around a middle. */
function around(below: Below, { x, y }: Point, size: number): readonly Point[] {
  const reach = (): number => Math.floor((size * (60 + below(41))) / 100)
  return [
    { x: x - reach(), y: y - Math.floor(size / 3) },
    { x: x - Math.floor(size / 3), y: y - reach() },
    { x: x + Math.floor(size / 3), y: y - reach() },
    { x: x + reach(), y: y - Math.floor(size / 3) },
    { x: x + reach(), y: y + Math.floor(size / 3) },
    { x: x + Math.floor(size / 3), y: y + reach() },
    { x: x - Math.floor(size / 3), y: y + reach() },
    { x: x - reach(), y: y + Math.floor(size / 3) },
  ]
}

function anyHill(below: Below, id: string, at: Point, size: number): Hill {
  const contours = Array.from({ length: 1 + below(3) }, (_, i) =>
    around(below, at, Math.floor(size / 2 ** i)),
  )
  const half = Math.floor(size / 9)
  const crest =
    below(3) === 0
      ? [
          { x: at.x - half, y: at.y - below(200) },
          { x: at.x, y: at.y + below(300) },
          { x: at.x + half, y: at.y },
        ]
      : []
  return { shape: 'hill', kind: 'hill', id, name: id, tags: [], contours, crest }
}

function anyGround(below: Below, id: string, at: Point, size: number): Feature {
  const dense = below(3) > 0
  return {
    shape: 'area',
    kind: 'wood',
    id,
    name: id,
    tags: dense ? ['dense'] : [],
    level: dense ? below(3) : 1,
    outline: around(below, at, size),
  }
}

export type Crowd = {
  readonly units: number
  /** How far apart the outermost of them are, in thousandths. */
  readonly room: number
  readonly hills?: number
  readonly grounds?: number
  readonly options?: Partial<Options>
}

export function crowded(
  seed: number,
  { units: count, room, hills = 2, grounds = 2, options = {} }: Crowd,
): Seen {
  const below = stream(seed)
  const start = Math.floor((SIDE - room) / 2)
  const spot = (): Point => ({ x: start + below(room), y: start + below(room) })
  const bases = basesOf({ ...USUAL, ...options })
  const features: Feature[] = [
    ...Array.from({ length: hills }, (_, i) =>
      anyHill(below, `hill ${i}`, spot(), 4000 + below(5000)),
    ),
    ...Array.from({ length: grounds }, (_, i) =>
      anyGround(below, `ground ${i}`, spot(), 1500 + below(3000)),
    ),
  ]
  const standing: Footprint[] = []
  const units: Unit[] = []
  for (let tries = 0; units.length < count && tries < 50 * count; tries++) {
    const side = units.length % 2 === 0 ? 'red' : 'blue'
    const turn =
      below(4) === 0 ? below(65_536) : (side === 'red' ? 0 : 32_768) + below(12_000) - 6000
    const one = anyUnit(below, { ...spot(), facing: (turn + 65_536) % 65_536 }, side)
    const body = footprintOf(layoutOf(one, one.formation, bases), one.pose as Pose)
    if (standing.some((other) => overlaps(other, body))) continue
    standing.push(body)
    units.push(one)
  }
  return drawnUp({ units, features, options })
}
