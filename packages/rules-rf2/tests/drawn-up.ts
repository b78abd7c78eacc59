// Positions for tests, in inches: x to the right, y down the page, 0 degrees looks up the page. The
// first side looks up the page and the second down, unless a test says otherwise.

import type { Area, Line, Point, Pose, Terrain } from '@grognard/geometry'
import type { Brigade, Seen, Unit } from '../battle.ts'
import { agreed } from '../options.ts'
import { LINE, UNLIMBERED } from '../units/formations.ts'
import type { Kind } from '../units/kinds.ts'
import { QUALITY } from '../units/quality.ts'

/** A square table, so that it can be turned by a quarter. */
export const SIDE = 240_000

export const inches = (n: number): number => Math.round(n * 1000)
export const degrees = (n: number): number =>
  Math.round(((((n % 360) + 360) % 360) * 65_536) / 360) % 65_536

export const pointAt = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) })
export const poseAt = (x: number, y: number, facing = 0): Pose => ({
  ...pointAt(x, y),
  facing: degrees(facing),
})

type More = Partial<Unit>

const GUNS = new Set<Kind>(['FA', 'HA', 'SA'])

/** A unit of medium size and class C, in line or deployed. */
export function unit(kind: Kind, x: number, y: number, facing: number, more: More = {}): Unit {
  const isGuns = GUNS.has(kind)
  return {
    id: 0,
    name: kind,
    side: 'red',
    brigade: 0,
    kind,
    weight: 'medium',
    stands: isGuns ? 2 : 6,
    class: 'C',
    ...QUALITY[more.class ?? 'C'],
    weapons: isGuns ? ['MSB'] : ['SBM'],
    traits: [],
    mounted: true,
    hits: 0,
    formation: isGuns ? UNLIMBERED : LINE,
    pose: poseAt(x, y, facing),
    retreating: false,
    disordered: false,
    halt: false,
    spentMove: null,
    gone: null,
    ...more,
  }
}

/** Of the first side, looking up the page; and of the second, looking down. */
export const ours = (kind: Kind, x: number, y: number, more: More = {}, facing = 0): Unit =>
  unit(kind, x, y, facing, more)
export const theirs = (kind: Kind, x: number, y: number, more: More = {}, facing = 180): Unit =>
  unit(kind, x, y, facing, { side: 'blue', brigade: 1, ...more })

export const area = (
  id: string,
  tags: readonly string[],
  [left, top, right, bottom]: readonly [number, number, number, number],
  more: Partial<Area> = {},
): Area => ({
  shape: 'area',
  kind: 'wood',
  id,
  name: id,
  tags,
  level: 0,
  outline: [pointAt(left, top), pointAt(right, top), pointAt(right, bottom), pointAt(left, bottom)],
  ...more,
})

export const line = (
  id: string,
  tags: readonly string[],
  points: readonly (readonly [number, number])[],
  width = 1,
  more: Partial<Line> = {},
): Line => ({
  shape: 'line',
  kind: 'hedge',
  id,
  name: id,
  tags,
  width: inches(width),
  level: 0,
  points: points.map(([x, y]) => pointAt(x, y)),
  crossings: [],
  ...more,
})

export type Drawn = {
  readonly units: readonly Unit[]
  readonly features?: Terrain['features']
  readonly brigades?: readonly Partial<Brigade>[]
  readonly options?: Partial<Seen['options']>
}

export const drawnUp = ({ units, features = [], brigades = [], options = {} }: Drawn): Seen => ({
  options: agreed(options),
  terrain: { width: SIDE, height: SIDE, features },
  units: units.map((one, id) => ({ ...one, id })),
  brigades: [0, 1].map((id) => ({
    id,
    name: id === 0 ? 'the first brigade' : 'the second brigade',
    side: id === 0 ? 'red' : 'blue',
    pace: null,
    ...brigades[id],
  })),
})
