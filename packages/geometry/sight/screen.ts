// What may stand in the way of a line of sight. A scene is a list of screens; which of them block
// whom is for the rules to say, pair by pair (`Blocking`).

import type { Footprint } from '../footprint.ts'
import { haloAround } from '../halo.ts'
import type { Ring } from '../ring.ts'
import type { Hill } from '../terrain/feature.ts'
import { groundOf, levelsOf, type Ground } from '../terrain/ground.ts'
import { polygonOf } from '../terrain/polygon.ts'
import { ringsOf } from './body.ts'

export type Screen = {
  /** The name by which a verdict tells of it. */
  readonly id: string
  readonly kind: 'unit' | 'ground' | 'crest'
  /** What it is the screen of. A body does not block its own lines, nor those to it. */
  readonly body: Footprint | Ground | Hill
  /** Convex shapes whose insides stop a line; stretches of a crest are shapes of two corners. */
  readonly cores: readonly Ring[]
  /** Where two of the shapes meet: between them is inside, too. */
  readonly seams: readonly Ring[]
  /** A bent line that must not be crossed. */
  readonly crest: Ring | null
  /** How near to a unit is too near: a line within so much of it, too, is stopped. */
  readonly clearance: number
  /** The level up to which it rises; Infinity where levels do not matter. */
  readonly height: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Scene = readonly Screen[]

type Parts = Pick<Screen, 'id' | 'kind' | 'body' | 'cores'> & Partial<Screen>

/** The fields written out: engines read such records faster than those put together by `...`. */
function screen(parts: Parts): Screen {
  const { id, kind, body, cores, seams = NONE, crest = null } = parts
  const { clearance = 0, height = Infinity } = parts
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of cores)
    for (let i = 0; i < ring.length; i += 2) {
      left = Math.min(left, ring[i] as number)
      right = Math.max(right, ring[i] as number)
      top = Math.min(top, ring[i + 1] as number)
      bottom = Math.max(bottom, ring[i + 1] as number)
    }
  return {
    id,
    kind,
    body,
    cores,
    seams,
    crest,
    clearance,
    height,
    left: left - clearance,
    top: top - clearance,
    right: right + clearance,
    bottom: bottom + clearance,
  }
}

const NONE: readonly Ring[] = []

/** A unit, with all that is within so much of it. */
export const unitScreen = (id: string, body: Footprint, clearance: number): Screen =>
  screen({ id, kind: 'unit', body, clearance, cores: ringsOf(body) })

/** All that a screen stops, as shapes to draw. */
export const shapesOf = ({ cores, clearance }: Screen): readonly Ring[] =>
  clearance === 0 ? cores : cores.map((ring) => haloAround(ring, clearance))

/** Ground that a line must not cross. */
export const groundScreen = (id: string, body: Ground, height = Infinity): Screen =>
  screen({ id, kind: 'ground', body, height, cores: body.pieces, seams: seamsOf(body.pieces) })

/** A unit that occupies a feature: it is in the way across the feature, and not beside it. */
export const occupierScreen = (id: string, body: Ground): Screen =>
  screen({ id, kind: 'unit', body, cores: body.pieces, seams: seamsOf(body.pieces) })

/**
 * A hill as an obstacle, and its crest by itself. For whoever is on the hill only the crest blocks,
 * on the way to the far slope.
 */
export function hillScreens(hill: Hill): Scene {
  const ground = groundScreen(hill.id, groundOf(hill))
  return hill.crest.length < 2 ? [ground] : [ground, crestScreen(hill)]
}

/** A hill level by level, on ground that is as high as that, for rules that tell levels apart. */
export const levelScreens = (hill: Hill, base = 0): Scene =>
  levelsOf(hill).map((ground, i) => groundScreen(hill.id, ground, base + i + 1))

export function crestScreen(hill: Hill): Screen {
  const crest = polygonOf(hill.crest)
  const cores: Ring[] = []
  for (let i = 0; i + 3 < crest.length; i += 2) cores.push(crest.slice(i, i + 4))
  return screen({ id: hill.id, kind: 'crest', body: hill, cores, crest })
}

/** Edges that one shape has in common with another: whoever looks along one looks at the inside. */
function seamsOf(rings: readonly Ring[]): readonly Ring[] {
  if (rings.length < 2) return []
  const edges = new Map<string, number>()
  const found: Ring[] = []
  for (const [number, ring] of rings.entries())
    for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
      const [px, py] = [ring[k] as number, ring[k + 1] as number]
      const [qx, qy] = [ring[i] as number, ring[i + 1] as number]
      const other = edges.get(`${qx} ${qy} ${px} ${py}`)
      if (other !== undefined && other !== number) found.push(Float64Array.of(px, py, qx, qy))
      edges.set(`${px} ${py} ${qx} ${qy}`, number)
    }
  return found
}
