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
  showSight,
  side,
  sideOf,
  unitScreen,
  wholeOf,
  type Body,
  type Face,
  type Footprint,
  type Scene,
  type Screen,
  type SightLine,
  type SightRule,
  type Terrain,
} from '@grognard/geometry'
import { unitOf, type Unit, type UnitId } from '../battle.ts'
import { isInSquare } from '../units/formations.ts'
import { allFigures, countFigures } from '../units/figures.ts'
import { placesWith } from '../terrain/rules.ts'
import { onceFor } from '../once.ts'
import { lasting } from './lasting.ts'
import { someOf, type Some } from './by-figure.ts'
import {
  betweenBodies,
  bodyIn,
  remembered,
  situationOf,
  type Field,
  type Situation,
} from './situation.ts'

type Pair = readonly [from: Some, to: Some]

function pairsOf(situation: Situation, viewer: UnitId, target: UnitId): readonly Pair[] {
  const { terrain } = situation
  const to = someOf(terrain, bodyIn(situation, target))
  return someOf(terrain, bodyIn(situation, viewer)).flatMap((from) =>
    to.map((one): Pair => [from, one]),
  )
}

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

/** What stands in the way between some of one body and some of another. */
export function sightRule(
  { units }: Situation,
  from: Some,
  to: Some,
  over: Over | null,
): SightRule {
  const [viewer, target] = [wholeOf(from.part), wholeOf(to.part)]
  const how = (screen: Screen): 'not' | 'wholly' => {
    if (screen.kind === 'unit') {
      const blocker = screen.body as Body
      if (over?.(units[Number(screen.id.slice('unit '.length))] as Unit)) return 'not'
      return isBehind(blocker, target, viewer) || isBehind(blocker, viewer, target)
        ? 'not'
        : 'wholly'
    }
    // Whoever is on an obstacle or touches it sees and is seen, but for the far slope of a hill.
    const isOn = from.on.has(screen.id) || to.on.has(screen.id)
    return isOn === (screen.kind === 'crest') ? 'wholly' : 'not' // T.2.5
  }
  return { how, bothWays: true }
}

/** All that the figures of one see of the other, with the line of each. */
export function linesOfSight(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): readonly SightLine[] {
  const situation = situationOf(field)
  const scene = sceneOf(situation)
  const best = new Map<number, SightLine>()
  for (const [from, to] of pairsOf(situation, viewer, target))
    for (const line of showSight(from.part, to.part, scene, sightRule(situation, from, to, over))) {
      const known = best.get(line.number)
      if (!known || lackOf(line) < lackOf(known)) best.set(line.number, line)
    }
  return [...best.values()].toSorted((a, b) => a.number - b.number)
}

const lackOf = (line: SightLine): number =>
  line.verdict === 'seen' ? -1 : line.verdict === 'blocked' ? line.blocker.margin : Infinity

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
  const from = bodyIn(situation, viewer)
  const unit = unitOf(situation, viewer)
  if (!('boxes' in from)) return looksIn(situation, viewer, target, over) ? allFigures(unit) : 0
  const pairs = pairsOf(situation, viewer, target)
  const scene = sceneOf(situation)
  const [[one, other], ...more] = pairs as [Pair, ...Pair[]]
  if (more.length === 0)
    return countFigures(
      unit,
      countThatSee(one.part, other.part, scene, sightRule(situation, one, other, over)),
    )
  return countFigures(unit, seeingIn(situation, pairs, over).size)
}

/** The figures of one that see the other, by their numbers. */
function seeingIn(
  situation: Situation,
  pairs: readonly Pair[],
  over: Over | null,
): ReadonlySet<number> {
  const scene = sceneOf(situation)
  const numbers = pairs.flatMap(([from, to]) =>
    figuresThatSee(from.part, to.part, scene, sightRule(situation, from, to, over)),
  )
  return new Set(numbers)
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
  const scene = sceneOf(situation)
  return pairsOf(situation, viewer, target).some(([from, to]) =>
    isVisibleTo(from.part, to.part, scene, sightRule(situation, from, to, over)),
  )
}

/** The front-rank figures of a unit that see another, to show them. */
export function whoSees(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): readonly number[] {
  const situation = situationOf(field)
  const seeing = seeingIn(situation, pairsOf(situation, viewer, target), over)
  return [...seeing].toSorted((a, b) => a - b)
}

/** How many figures are in a unit's front rank; of whoever occupies a feature all of them. */
export function frontRankSize(field: Field, id: UnitId): number {
  const body = bodyIn(situationOf(field), id)
  const unit = unitOf(field, id)
  return 'boxes' in body ? countFigures(unit, lookoutsIn(body)) : allFigures(unit)
}

/** By how much a front rank is divided where half of it counts; of a square a quarter will do. */
const partThatCounts = (unit: Unit): number => (isInSquare(unit) && unit.inside === null ? 4 : 2)

/** So many are half of a unit's front rank or more. */
export const isHalfOfFrontRank = (field: Field, unit: Unit, figures: number): boolean =>
  partThatCounts(unit) * figures >= frontRankSize(field, unit.id)

/** How many figures are half of a unit's front rank. */
export const halfOfFrontRank = (field: Field, unit: Unit): number =>
  Math.ceil(frontRankSize(field, unit.id) / partThatCounts(unit))

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
