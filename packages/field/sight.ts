// Lines of sight, both ways, from figure to figure.

import {
  arcOf,
  countThatSee,
  figuresThatSee,
  isPartlyIn,
  isVisibleTo,
  onceForBoth,
  ringsOf,
  showSight,
  type Body,
  type Scene,
  type SightLine,
  type Terrain,
} from '@grognard/geometry'
import { dividedBy, type Some } from './by-figure.ts'
import { lasting, remembered } from './remembered.ts'
import { obstaclesTagged, screenOf, sightRule, type Over } from './scene.ts'
import { bodyIn, type Situation, type UnitId } from './situation.ts'
import type { Touched } from './touching.ts'

/** What decides who sees whom. */
export type Looking<Measures> = {
  /** The tag of features that nobody sees through who is not on them. */
  readonly obstacle: string
  readonly touchedBy: Touched
  /** How near a line may not come to other units. */
  readonly clearance: (measures: Measures) => number
}

/** Who sees whom on a field. Of a unit its front rank looks, of an occupier all around. */
export type Sight<Unit, Measures> = {
  readonly clearance: (measures: Measures) => number
  /** Obstacles and units, as far as they can be in anybody's way. Leaders never are. */
  readonly sceneOf: (situation: Situation<Unit, Measures>) => Scene
  readonly obstacle: string
  readonly someOf: (terrain: Terrain, body: Body) => readonly Some[]
  /** One of those who look sees some of the other. */
  readonly sees: Judged<Unit, Measures, boolean>
  /** How many of a unit in the open see the other, in bases. */
  readonly countSeeing: Judged<Unit, Measures, number>
  /** Those who see it, by their numbers. */
  readonly whoSees: Judged<Unit, Measures, readonly number[]>
  /** All that the figures of one see of the other, with the line of each. */
  readonly linesOfSight: Judged<Unit, Measures, readonly SightLine[]>
}

type Judged<Unit, Measures, Verdict> = (
  situation: Situation<Unit, Measures>,
  viewer: UnitId,
  target: UnitId,
  over?: Over<Unit> | null,
) => Verdict

type Pair = readonly [from: Some, to: Some]

export function sightBy<Unit, Measures>({
  obstacle,
  touchedBy,
  clearance,
}: Looking<Measures>): Sight<Unit, Measures> {
  type Here = Situation<Unit, Measures>
  const someOf = dividedBy(obstacle, touchedBy)
  const obstaclesOn = obstaclesTagged(obstacle)

  function pairsOf(situation: Here, viewer: UnitId, target: UnitId): readonly Pair[] {
    const { terrain } = situation
    const to = someOf(terrain, bodyIn(situation, target))
    return someOf(terrain, bodyIn(situation, viewer)).flatMap((from) =>
      to.map((one): Pair => [from, one]),
    )
  }

  function allScreens({ terrain, bodies, measures }: Here): Scene {
    const screens = [...obstaclesOn(terrain)]
    const near = clearance(measures)
    for (let id = 0; id < bodies.length; id++) {
      const body = bodies[id]
      if (body) screens.push(screenOf(id, body, near))
    }
    return screens
  }

  const sceneOf = (situation: Here): Scene => remembered(situation, 'scene', allScreens, situation)

  function look(situation: Here, viewer: UnitId, target: UnitId, over: Over<Unit> | null = null) {
    const scene = sceneOf(situation)
    return pairsOf(situation, viewer, target).some(([from, to]) =>
      isVisibleTo(from.part, to.part, scene, sightRule(situation.units, from, to, over)),
    )
  }

  function count(situation: Here, viewer: UnitId, target: UnitId, over: Over<Unit> | null = null) {
    const pairs = pairsOf(situation, viewer, target)
    const [[from, to], ...more] = pairs as [Pair, ...Pair[]]
    if (more.length > 0) return seeingIn(situation, pairs, over).size
    const rule = sightRule(situation.units, from, to, over)
    return countThatSee(from.part, to.part, sceneOf(situation), rule)
  }

  function seeingIn(
    situation: Here,
    pairs: readonly Pair[],
    over: Over<Unit> | null,
  ): ReadonlySet<number> {
    const scene = sceneOf(situation)
    const numbers = pairs.flatMap(([from, to]) =>
      figuresThatSee(from.part, to.part, scene, sightRule(situation.units, from, to, over)),
    )
    return new Set(numbers)
  }

  function linesOfSight(
    situation: Here,
    viewer: UnitId,
    target: UnitId,
    over: Over<Unit> | null = null,
  ): readonly SightLine[] {
    const scene = sceneOf(situation)
    const best = new Map<number, SightLine>()
    for (const [from, to] of pairsOf(situation, viewer, target)) {
      const rule = sightRule(situation.units, from, to, over)
      for (const line of showSight(from.part, to.part, scene, rule)) {
        const known = best.get(line.number)
        if (!known || lackOf(line) < lackOf(known)) best.set(line.number, line)
      }
    }
    return [...best.values()].toSorted((a, b) => a.number - b.number)
  }

  const roomOf = ({ measures }: Here): number => clearance(measures)
  return {
    clearance,
    obstacle,
    sceneOf,
    someOf,
    sees: (situation, viewer, target, over = null) =>
      over
        ? look(situation, viewer, target, over)
        : lasting(situation, 'visible', viewer, target, roomOf(situation), look),
    countSeeing: (situation, viewer, target, over = null) =>
      over
        ? count(situation, viewer, target, over)
        : lasting(situation, 'seeing', viewer, target, roomOf(situation), count),
    whoSees: (situation, viewer, target, over = null) =>
      [...seeingIn(situation, pairsOf(situation, viewer, target), over)].toSorted((a, b) => a - b),
    linesOfSight,
  }
}

const lackOf = (line: SightLine): number =>
  line.verdict === 'seen' ? -1 : line.verdict === 'blocked' ? line.blocker.margin : Infinity

/** Some of a body is in the front arc of another; around whoever occupies a feature all is. */
export const isInArcOf = onceForBoth(
  (viewer: Body, target: Body): boolean =>
    !('boxes' in viewer) ||
    viewer.boxes.some(
      (box) => box.block.front && ringsOf(target).some((ring) => isPartlyIn(ring, arcOf(box))),
    ),
)

/** Some of a target is in a unit's front arc. */
export const isInArcIn = (situation: Situation, viewer: UnitId, target: UnitId): boolean =>
  isInArcOf(bodyIn(situation, viewer), bodyIn(situation, target))
