// What may stand in the way of a line of sight: obstacles and units. And which of it does, between
// two of whom some may be on an obstacle, or stand before others.

import {
  crestScreen,
  FACES,
  groundScreen,
  occupierScreen,
  onceFor,
  onceWithLast,
  ringsOf,
  sideOf,
  unitScreen,
  wholeOf,
  type Body,
  type Footprint,
  type Ring,
  type Scene,
  type Screen,
  type SideLine,
  type SightRule,
  type Terrain,
} from '@grognard/geometry'
import type { Some } from './by-figure.ts'
import { placesTagged } from './places.ts'
import type { UnitId } from './situation.ts'

/** The features with a tag, as far as they can be in anybody's way. */
export const obstaclesTagged = (tag: string): ((terrain: Terrain) => Scene) =>
  onceFor((terrain: Terrain): Scene =>
    placesTagged(terrain, tag).flatMap(({ id, ground, feature }) => {
      const itself = groundScreen(id, ground)
      const isRidge = 'shape' in feature && feature.shape === 'hill' && feature.crest.length > 1
      return isRidge ? [itself, crestScreen(feature)] : [itself]
    }),
  )

/** More units than there ever are: a unit and a clearance together are one number. */
const MANY = 1 << 20

const screens = onceWithLast((body: Body, which: number): Screen =>
  newScreen(which % MANY, body, Math.floor(which / MANY)),
)

/** A unit in the way of lines that come nearer to it than so much. */
export const screenOf = (id: UnitId, body: Body, clearance: number): Screen =>
  screens(body, clearance * MANY + id)

const UNIT = 'unit '

/** Whoever occupies a feature is in the way across it, and not beside it. */
function newScreen(id: UnitId, body: Body, clearance: number): Screen {
  const name = `${UNIT}${id}`
  return 'boxes' in body ? unitScreen(name, body, clearance) : occupierScreen(name, body)
}

/** Units over whose heads a line may pass, where a rule says so. */
export type Over<Unit> = (blocker: Unit) => boolean

/** What stands in the way between some of one body and some of another. */
export function sightRule<Unit>(
  units: readonly Unit[],
  from: Some,
  to: Some,
  over: Over<Unit> | null,
): SightRule {
  const viewer = wholeOf(from.part)
  const target = wholeOf(to.part)
  // Known once somebody has asked.
  let behindTarget: readonly SideLine[] | null = null
  let behindViewer: readonly SideLine[] | null = null
  const how = (screen: Screen): 'not' | 'wholly' => {
    if (screen.kind === 'unit') {
      if (over?.(units[Number(screen.id.slice(UNIT.length))] as Unit)) return 'not'
      behindTarget ??= sidesAwayFrom(target, viewer)
      behindViewer ??= sidesAwayFrom(viewer, target)
      const isBehind =
        isBeyondSome(screen.cores, behindTarget) || isBeyondSome(screen.cores, behindViewer)
      return isBehind ? 'not' : 'wholly'
    }
    // Whoever is on an obstacle or touches it sees and is seen, but for the far slope of a hill.
    const isOn = from.on.has(screen.id) || to.on.has(screen.id)
    return isOn === (screen.kind === 'crest') ? 'wholly' : 'not'
  }
  return { how, bothWays: true }
}

/** The lines of all sides of a unit; opposite ones are two apart. */
const sidesOf = onceFor((unit: Footprint): readonly SideLine[] =>
  FACES.map((face) => sideOf(unit, face)),
)

/**
 * The sides of a unit beyond which others stand wholly behind it as seen by a third, who is beyond
 * the opposite ones. No line between the two ever comes nearer to those.
 */
function sidesAwayFrom(unit: Body, seenBy: Body): readonly SideLine[] {
  if (!('boxes' in unit)) return NO_SIDES
  const sides = sidesOf(unit)
  const rings = ringsOf(seenBy)
  const away: SideLine[] = []
  for (let i = 0; i < 4; i++)
    if (isBeyond(rings, sides[(i + 2) % 4] as SideLine)) away.push(sides[i] as SideLine)
  return away
}

const NO_SIDES: readonly SideLine[] = []

/** Whether shapes are wholly beyond one of some sides. */
function isBeyondSome(rings: readonly Ring[], sides: readonly SideLine[]): boolean {
  for (let i = 0; i < sides.length; i++) if (isBeyond(rings, sides[i] as SideLine)) return true
  return false
}

function isBeyond(rings: readonly Ring[], { from, to }: SideLine): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  for (let r = 0; r < rings.length; r++) {
    const ring = rings[r] as Ring
    for (let i = 0; i < ring.length; i += 2)
      if (dx * ((ring[i + 1] as number) - from.y) - dy * ((ring[i] as number) - from.x) > 0)
        return false
  }
  return true
}
