// The ground that a unit sees, to draw. A place is seen if a figure there would be that faces the
// unit as if to meet it: front against front.

import {
  cutTo,
  FULL_TURN,
  HALF_RIGHT_ANGLE,
  holds,
  lookoutAreas,
  placed,
  pointsOf,
  ringOfPoints,
  ringsOf,
  rowsOf,
  shapesOf,
  type Blind,
  type Body,
  type Point,
  type Ring,
  type Screen,
  type Strip,
} from '@grognard/geometry'
import type { Some } from './by-figure.ts'
import { placesTagged, type Place } from './places.ts'
import { remembered } from './remembered.ts'
import type { Sight } from './sight.ts'
import { bodyIn, type Situation, type UnitId } from './situation.ts'

/** All that is hidden from a unit, and where it is not. */
type Region = {
  readonly within: readonly Ring[]
  /** What hides nothing there, and what does only there. */
  readonly free: ReadonlySet<Screen>
  readonly more: readonly Screen[]
}

/** All of what it sees; or at least what those at both ends of its front and in its middle see. */
type Extent = 'whole' | 'rough'

/** The ground that a unit sees, as polygons that are filled together. */
export const viewOf = <Unit, Measures>(
  sight: Sight<Unit, Measures>,
  situation: Situation<Unit, Measures>,
  id: UnitId,
  extent: Extent = 'whole',
): readonly (readonly Point[])[] => {
  const body = bodyIn(situation, id)
  const look = () => [...seenBy(sight, situation, body, extent)].flat()
  return remembered(situation, `${extent} view ${id}`, look)
}

/** Works it out in small steps; after the last of them it is known. */
export function* viewInSteps<Unit, Measures>(
  sight: Sight<Unit, Measures>,
  situation: Situation<Unit, Measures>,
  id: UnitId,
  extent: Extent = 'whole',
): Generator<void, void> {
  const areas: (readonly Point[])[] = []
  for (const some of seenBy(sight, situation, bodyIn(situation, id), extent)) {
    areas.push(...some)
    yield
  }
  remembered(situation, `${extent} view ${id}`, () => areas)
}

/** Along its own lines; those that others look along at it are not drawn. */
function* seenBy<Unit, Measures>(
  sight: Sight<Unit, Measures>,
  situation: Situation<Unit, Measures>,
  viewer: Body,
  extent: Extent,
): Generator<readonly (readonly Point[])[], void> {
  for (const some of sight.someOf(situation.terrain, viewer))
    yield* seenBySome(sight, situation, viewer, some, extent)
}

function* seenBySome<Unit, Measures>(
  sight: Sight<Unit, Measures>,
  situation: Situation<Unit, Measures>,
  viewer: Body,
  { part, on: touched }: Some,
  extent: Extent,
): Generator<readonly (readonly Point[])[], void> {
  const { terrain, measures } = situation
  const scene = sight.sceneOf(situation).filter(({ body }) => body !== viewer)
  const axes = axesOf(viewer)
  const always = scene.filter(
    ({ kind, id }) => kind === 'unit' || touched.has(id) === (kind === 'crest'),
  )
  const blinds = new Map(
    scene.map((screen) => [screen, blindsOf(screen, screen.kind === 'unit' ? axes : [])]),
  )
  const conditions = [
    ...onObstacles(placesTagged(terrain, sight.obstacle), scene, touched),
    ...beside(viewer, always, axes, terrain, sight.clearance(measures)),
  ]
  const { width, height } = terrain
  const table = Float64Array.of(0, 0, width, 0, width, height, 0, height)
  for (const { within, free, more } of regionsUnder(table, conditions))
    yield* lookoutAreas(
      part,
      [...always, ...more].flatMap((screen) =>
        free.has(screen) ? [] : (blinds.get(screen) ?? []),
      ),
      within,
      HALF_RIGHT_ANGLE,
      extent === 'rough',
    )
}

/** Every ground on which some conditions hold at once, and the table, on which none need to. */
function regionsUnder(table: Ring, conditions: readonly Region[]): readonly Region[] {
  const regions: Region[] = [{ within: [table], free: new Set(), more: [] }]
  for (const condition of conditions)
    for (const region of regions.slice()) {
      const within = commonOf(region.within, condition.within)
      const free = new Set([...region.free, ...condition.free])
      if (within.length > 0)
        regions.push({ within, free, more: [...region.more, ...condition.more] })
    }
  return regions
}

const commonOf = (some: readonly Ring[], others: readonly Ring[]): readonly Ring[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const cut = cutTo(pointsOf(one), other)
      return cut.length === 0 ? [] : [ringOfPoints(cut)]
    }),
  )

/** Whoever is on an obstacle is seen across it; of a hill only up to its crest. */
const onObstacles = (
  obstacles: readonly Place[],
  scene: readonly Screen[],
  touched: ReadonlySet<string>,
): readonly Region[] =>
  obstacles
    .filter(({ id }) => !touched.has(id))
    .map(({ id, ground }) => ({
      within: ground.pieces,
      free: new Set(scene.filter((screen) => screen.id === id && screen.kind === 'ground')),
      more: scene.filter((screen) => screen.id === id && screen.kind === 'crest'),
    }))

/** Ahead, to the right, back and to the left of a body, and how far it reaches that way. */
type Axis = { readonly nx: number; readonly ny: number; readonly most: number }

const FAR = 1_000_000

function axesOf(viewer: Body): readonly Axis[] {
  const facing = 'boxes' in viewer ? viewer.pose.facing : 0
  return [0, 1, 2, 3].map((quarter) => {
    const turn = (facing + (quarter * FULL_TURN) / 4) % FULL_TURN
    const { x, y } = placed({ x: 0, y: 0, facing: turn }, 0, -FAR)
    const [nx, ny] = [x / FAR, y / FAR]
    return { nx, ny, most: extentOf(ringsOf(viewer), nx, ny).most }
  })
}

function extentOf(
  rings: readonly Ring[],
  nx: number,
  ny: number,
): { readonly least: number; readonly most: number } {
  let [least, most] = [Infinity, -Infinity]
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const here = (ring[i] as number) * nx + (ring[i + 1] as number) * ny
      least = Math.min(least, here)
      most = Math.max(most, here)
    }
  return { least, most }
}

/** Whoever stands wholly behind another is not in the way of those who look at that one. */
function blindsOf(screen: Screen, axes: readonly Axis[]): readonly Blind[] {
  const spared: Strip[] = []
  for (const { nx, ny, most: least } of axes) {
    const { least: most } = extentOf(screen.cores, nx, ny)
    if (most > least) spared.push({ nx, ny, least, most })
  }
  return shapesOf(screen).map((ring) => ({ ring, spared }))
}

/**
 * Nor is whoever stands wholly behind the viewer, for all that is beyond its other side.
 * And whoever stands close beside it is not for those who stand between the two, though their lines
 * pass by both.
 */
function beside(
  viewer: Body,
  scene: readonly Screen[],
  axes: readonly Axis[],
  { width, height }: Situation['terrain'],
  clearance: number,
): readonly Region[] {
  const far = width + height
  const units = scene.filter(({ kind }) => kind === 'unit')
  const eyes = rowsOf(viewer).flatMap(({ lookouts }) => lookouts.map(({ eye }) => eye))
  const isAroundEyes = (screen: Screen): boolean =>
    eyes.some(({ x, y, scale }) =>
      shapesOf(screen).some((ring) => holds(ring, x / scale, y / scale)),
    )
  return axes.flatMap(({ nx, ny, most }): readonly Region[] => {
    /** All of the table from so far along an axis up to so far, as a box. */
    const slice = (from: number, to: number): Ring =>
      Float64Array.from(
        [
          [to, -far],
          [to, far],
          [from, far],
          [from, -far],
        ].flatMap(([ahead = 0, right = 0]) => [nx * ahead - ny * right, ny * ahead + nx * right]),
      )
    const near = units.flatMap((screen) => {
      const { least } = extentOf(screen.cores, nx, ny)
      return least >= most && least - most < clearance ? [{ screen, least }] : []
    })
    if (near.length === 0) return []
    const between = near.map(({ screen, least }): Region => ({
      within: [slice(most, least)],
      free: new Set([screen]),
      more: [],
    }))
    // Of those who occupy a feature nobody stands behind.
    if (!('boxes' in viewer)) return between
    const { least } = extentOf(ringsOf(viewer), nx, ny)
    const free = new Set(near.map(({ screen }) => screen).filter(isAroundEyes))
    if (free.size === 0) return between
    return [...between, { within: [slice(-far, least)], free, more: [] }]
  })
}
