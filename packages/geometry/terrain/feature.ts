// What lies on a table, as plain data on the lattice. Nothing here knows a rule. A kind says what
// a feature is, so that it can be drawn and named; tags say what it does (rough, obstacle,
// barrier, defendable, soft cover, ...) and are chosen by whoever makes the feature, since the same
// wood is defendable in one battle and only rough in the next. Rules read tags and shapes, the
// drawing reads kinds, the editor both.

import type { Point } from '../lattice.ts'

/** Where the drawing has no kind of its own, an adapter picks one: a lake is drawn as it sees fit. */
export const AREA_KINDS = [
  'wood',
  'village',
  'field',
  'rough',
  'bog',
  'lake',
  'impassable',
] as const
export type AreaKind = (typeof AREA_KINDS)[number]

export const LINE_KINDS = [
  'river',
  'stream',
  'road',
  'hedge',
  'wall',
  'fence',
  'escarpment',
] as const
export type LineKind = (typeof LINE_KINDS)[number]

export type FeatureKind = AreaKind | LineKind | 'hill'

/** Corners of a simple polygon, concave or not, clockwise as one looks down on the table. */
export type Outline = readonly Point[]

type Named = {
  /** Its own among all features and crossings of a table. */
  readonly id: string
  /** For people; may be empty. */
  readonly name: string
  readonly tags: readonly string[]
}

export type Area = Named & {
  readonly shape: 'area'
  readonly kind: AreaKind
  readonly outline: Outline
  /** How many levels it rises above the ground it stands on: a forest 2, an orchard 1, a bog 0. */
  readonly level: number
}

/** A bridge or a ford: a stretch with a width of its own from one bank to the other. */
export type Crossing = Named & {
  readonly kind: 'bridge' | 'ford'
  readonly from: Point
  readonly to: Point
  /** Even, so that halves are whole. */
  readonly width: number
}

export type Line = Named & {
  readonly shape: 'line'
  readonly kind: LineKind
  /** Its middle. What is judged is the band around it (`bandOf`). */
  readonly points: readonly Point[]
  /** Even, so that halves are whole. */
  readonly width: number
  readonly level: number
  /** A unit on one of these is not in the river, whatever the river does. */
  readonly crossings: readonly Crossing[]
}

export type Hill = Named & {
  readonly shape: 'hill'
  readonly kind: 'hill'
  /** The foot of the hill first; each further contour is one level higher and lies in the last. */
  readonly contours: readonly Outline[]
  /** What parts one slope from the other; empty for a hill that hides nothing behind its top. */
  readonly crest: readonly Point[]
}

export type Feature = Area | Line | Hill

/** A table's size and all that lies on it; the upper left corner is the origin. */
export type Terrain = {
  readonly width: number
  readonly height: number
  readonly features: readonly Feature[]
}

/** How many levels a feature adds to the ground it stands on. */
export const risesBy = (feature: Feature): number =>
  feature.shape === 'hill' ? feature.contours.length : feature.level
