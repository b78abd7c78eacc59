// Front arcs and lines of sight. (1.1.1, 5.1.2, 5.1.3, T.2.5)

import {
  arcOf,
  countThatSee,
  crestScreen,
  FACES,
  figuresThatSee,
  groundScreen,
  INCH,
  isPartlyIn,
  isVisibleTo,
  lookoutsIn,
  occupierScreen,
  ringsOf,
  side,
  sideOf,
  unitScreen,
  type Body,
  type Face,
  type Footprint,
  type Scene,
  type Screen,
  type SightRule,
  type Terrain,
} from '@grognard/geometry'
import { unitOf, type Unit, type UnitId } from '../battle.ts'
import { isInSquare } from '../units/formations.ts'
import { allFigures, countFigures } from '../units/figures.ts'
import { placesWith } from '../terrain/rules.ts'
import { onceFor } from '../once.ts'
import { lasting } from './lasting.ts'
import {
  betweenBodies,
  bodyIn,
  remembered,
  situationOf,
  touchedBy,
  type Field,
  type Situation,
} from './situation.ts'

/** How near a line may not come to other units. (5.1.3) */
export const CLEARANCE = INCH

/** Obstacles and units, as far as they can be in anybody's way. Leaders never are. */
export const sceneOf = (situation: Situation): Scene =>
  remembered(situation, 'scene', allScreens, situation)

function allScreens({ terrain, bodies }: Situation): Scene {
  const screens = [...obstaclesOn(terrain)]
  for (let id = 0; id < bodies.length; id++) {
    const body = bodies[id]
    if (body) screens.push(screenOf(id, body))
  }
  return screens
}

const obstaclesOn = onceFor((terrain: Terrain): Scene =>
  placesWith(terrain, 'obstacle').flatMap(({ id, ground, feature }) => {
    const itself = groundScreen(id, ground)
    const isRidge = 'shape' in feature && feature.shape === 'hill' && feature.crest.length > 1
    return isRidge ? [itself, crestScreen(feature)] : [itself]
  }),
)

const screensOf = new WeakMap<Body, { readonly of: UnitId; readonly screen: Screen }>()

/** The last of each unit: mostly it stands where it stood. */
const lastScreens: Screen[] = []

function screenOf(of: UnitId, body: Body): Screen {
  const last = lastScreens[of]
  if (last?.body === body) return last
  let known = screensOf.get(body)
  if (known?.of !== of) screensOf.set(body, (known = { of, screen: newScreen(of, body) }))
  return (lastScreens[of] = known.screen)
}

/** Whoever occupies a feature is in the way across it, and not beside it. (T.3) */
function newScreen(of: UnitId, body: Body): Screen {
  const id = `unit ${of}`
  return 'boxes' in body ? unitScreen(id, body, CLEARANCE) : occupierScreen(id, body)
}

/** Units over whose heads a line may pass, where a rule says so. */
export type Over = (blocker: Unit) => boolean

/** What stands in the way between two. */
export function sightRule(
  { terrain, units }: Situation,
  viewer: Body,
  target: Body,
  over: Over | null,
): SightRule {
  const how = (screen: Screen): 'not' | 'wholly' => {
    if (screen.kind === 'unit') {
      const blocker = screen.body as Body
      if (over?.(units[Number(screen.id.slice('unit '.length))] as Unit)) return 'not'
      return isBehind(blocker, target, viewer) || isBehind(blocker, viewer, target)
        ? 'not'
        : 'wholly'
    }
    // Whoever is on an obstacle or touches it sees and is seen, but for the far slope of a hill.
    const isOn =
      touchedBy(terrain, viewer).has(screen.id) || touchedBy(terrain, target).has(screen.id)
    return isOn === (screen.kind === 'crest') ? 'wholly' : 'not' // T.2.5
  }
  return { how }
}

const OPPOSITE: { readonly [face in Face]: Face } = {
  front: 'rear',
  right: 'left',
  rear: 'front',
  left: 'right',
}

/**
 * A unit stands wholly behind another as seen by a third: beyond the line of one side of it, while
 * the third is beyond the opposite one. No line between the two ever comes nearer to it.
 */
function isBehind(unit: Body, other: Body, seenBy: Body): boolean {
  return (
    'boxes' in other &&
    FACES.some((face) => isBeyond(unit, other, face) && isBeyond(seenBy, other, OPPOSITE[face]))
  )
}

function isBeyond(body: Body, of: Footprint, face: Face): boolean {
  const { from, to } = sideOf(of, face)
  for (const ring of ringsOf(body))
    for (let i = 0; i < ring.length; i += 2)
      if (side(from, to, { x: ring[i] as number, y: ring[i + 1] as number }) > 0) return false
  return true
}

/** How many figures of a unit's front rank see another; of an occupier all or none. (T.3.2) */
export function figuresSeeing(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): number {
  const situation = situationOf(field)
  return over
    ? countIn(situation, viewer, target, over)
    : lasting(situation, 'seeing', viewer, target, countIn)
}

function countIn(
  situation: Situation,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): number {
  const [from, to] = [bodyIn(situation, viewer), bodyIn(situation, target)]
  const unit = unitOf(situation, viewer)
  if (!('boxes' in from)) return looksIn(situation, viewer, target, over) ? allFigures(unit) : 0
  const rule = sightRule(situation, from, to, over)
  return countFigures(unit, countThatSee(from, to, sceneOf(situation), rule))
}

/** A target is visible to a unit if one of its front rank sees it. (5.1.2) */
export function isVisible(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): boolean {
  return looksIn(situationOf(field), viewer, target, over)
}

const looksIn = (
  situation: Situation,
  viewer: UnitId,
  target: UnitId,
  over: Over | null,
): boolean =>
  over
    ? lookIn(situation, viewer, target, over)
    : lasting(situation, 'visible', viewer, target, lookIn)

function lookIn(
  situation: Situation,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): boolean {
  const [from, to] = [bodyIn(situation, viewer), bodyIn(situation, target)]
  return isVisibleTo(from, to, sceneOf(situation), sightRule(situation, from, to, over))
}

/** The front-rank figures of a unit that see another, to show them. */
export function whoSees(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): readonly number[] {
  const situation = situationOf(field)
  const [from, to] = [bodyIn(situation, viewer), bodyIn(situation, target)]
  return figuresThatSee(from, to, sceneOf(situation), sightRule(situation, from, to, over))
}

/** How many figures are in a unit's front rank; of whoever occupies a feature all of them. */
export function frontRankSize(field: Field, id: UnitId): number {
  const body = bodyIn(situationOf(field), id)
  const unit = unitOf(field, id)
  return 'boxes' in body ? countFigures(unit, lookoutsIn(body)) : allFigures(unit)
}

/** So many are half of a unit's front rank or more; of a square a quarter will do. */
export const isHalfOfFrontRank = (field: Field, unit: Unit, figures: number): boolean =>
  (isInSquare(unit) && unit.inside === null ? 4 : 2) * figures >= frontRankSize(field, unit.id)

/** Some of a body is in the front arc of another; around whoever occupies a feature all is. */
export const isInArcOf = betweenBodies(
  (viewer, target): boolean =>
    !('boxes' in viewer) ||
    viewer.boxes.some(
      (box) => box.block.front && ringsOf(target).some((ring) => isPartlyIn(ring, arcOf(box))),
    ),
)

/** Some of a target is in a unit's front arc. (1.1.1) */
export function isInFrontArc(field: Field, viewer: UnitId, target: UnitId): boolean {
  const situation = situationOf(field)
  return isInArcOf(bodyIn(situation, viewer), bodyIn(situation, target))
}
