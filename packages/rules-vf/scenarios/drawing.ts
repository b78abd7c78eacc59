// Maps and armies of ready battles, in inches and degrees, so that they can be read beside a map.

import {
  textOfTerrain,
  type Crossing,
  type Feature,
  type Point,
  type Pose,
} from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import type { GivenUnit } from '../position.ts'
import { tagged, type Ways } from '../terrain/kinds.ts'

type Place = readonly [x: number, y: number]

const at = ([x, y]: Place): Point => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })

const area =
  (kind: 'wood' | 'village' | 'rough') =>
  (id: string, name: string, outline: readonly Place[], ways: Ways = {}): Feature =>
    tagged({ shape: 'area', id, name, kind, tags: [], level: 1, outline: outline.map(at) }, ways)

export const wood = area('wood')
export const village = area('village')
export const rough = area('rough')

const drawn =
  (kind: 'road' | 'stream' | 'river' | 'hedge' | 'wall' | 'fence', width: number) =>
  (
    id: string,
    name: string,
    points: readonly Place[],
    crossings: readonly Crossing[] = [],
  ): Feature =>
    tagged({
      shape: 'line',
      id,
      name,
      kind,
      tags: [],
      level: 0,
      width,
      points: points.map(at),
      crossings,
    })

export const road = drawn('road', 2400)
export const stream = drawn('stream', 750)
export const river = drawn('river', 1500)
export const wall = drawn('wall', 250)

const bridge = (id: string, from: Place, to: Place): Crossing => ({
  id,
  name: '',
  tags: [],
  kind: 'bridge',
  from: at(from),
  to: at(to),
  width: 2400,
})

export const ford = (id: string, from: Place, to: Place): Crossing => ({
  ...bridge(id, from, to),
  kind: 'ford',
})

export const hill = (
  id: string,
  name: string,
  contours: readonly (readonly Place[])[],
  crest: readonly Place[] = [],
): Feature =>
  tagged({
    shape: 'hill',
    id,
    name,
    kind: 'hill',
    tags: [],
    contours: contours.map((contour) => contour.map(at)),
    crest: crest.map(at),
  })

/** A table, 72 by 48 inches unless it is said, as a position has it. */
export const table = (features: readonly Feature[], [wide, high]: Place = [72, 48]): Json =>
  JSON.parse(textOfTerrain({ width: wide * 1000, height: high * 1000, features })) as Json

type More = Partial<Omit<GivenUnit, 'name' | 'profile' | 'pose'>>

/** A unit at its place, looking so many degrees clockwise from up the map. */
export const posted = (
  name: string,
  profile: string,
  [x, y, degrees]: readonly [x: number, y: number, degrees: number],
  more: More = {},
): GivenUnit => ({ name, profile, pose: facing([x, y], degrees), ...more })

/** Eighths of a turn are whole on the lattice. */
const facing = (place: Place, degrees: number): Pose => ({
  ...at(place),
  facing: (degrees * 65_536) / 360,
})

/** A unit that comes later. */
export const later = (name: string, profile: string, more: More = {}): GivenUnit => ({
  name,
  profile,
  ...more,
})

export const leader = (name: string, place: Place) => ({ name, at: at(place) })

export const objective = (
  name: string,
  place: Place,
  control?: 'red' | 'blue',
  feature?: string,
) => ({
  name,
  at: at(place),
  ...(control && { control }),
  ...(feature !== undefined && { feature }),
})

export const COLUMN = { kind: 'attack column', files: 6 } as const
export const OPEN = { kind: 'open order', files: 12 } as const
