// Lines of sight, both ways, from figure to figure.

import {
  arcOf,
  clearLineOf,
  countSeers,
  figuresThatSee,
  hidersAlong,
  inArcOf,
  isPartlyIn,
  isStoppedBy,
  linesBetween,
  numbersOfSeers,
  onceForBoth,
  ringsOf,
  showSight,
  type Body,
  type ClearLine,
  type Lines,
  type Scene,
  type Screen,
  type SightLine,
  type Terrain,
} from '@grognard/geometry'
import { dividedBy, type Some } from './by-figure.ts'
import { isOffLines, lasting, remembered, rememberedOf, type Holds } from './remembered.ts'
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
  /** So many of a unit in the open, or more, see the other, in bases. */
  readonly isSeenByAtLeast: (
    situation: Situation<Unit, Measures>,
    viewer: UnitId,
    target: UnitId,
    least: number,
    over?: Over<Unit> | null,
  ) => boolean
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

/** How many see, or enough of them; and by what that is known. */
type Found = {
  readonly count: number
  /** Those who hide the others from each other, as long as not enough see. */
  readonly hiders: readonly Screen['body'][]
  /** A clear line of one who sees, if its end is known. */
  readonly witness: ClearLine | null
}

const NOBODY: Found = { count: 0, hiders: [], witness: null }

type Enough<Known, Here> = {
  readonly name: string
  readonly find: (situation: Here, viewer: UnitId, target: UnitId) => Known
  readonly holds: Holds<Known, Here>
}

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

  const newLines = (situation: Here, from: Some, to: Some, over: Over<Unit> | null): Lines =>
    linesBetween(
      from.part,
      to.part,
      sceneOf(situation),
      sightRule(situation.units, from, to, over).how,
    )

  /** Lines run both ways: those of two parts are the same for either of them. */
  function linesIn(situation: Here, viewer: UnitId, target: UnitId, from: Some, to: Some): Lines {
    const a = Math.min(viewer, target)
    const b = Math.max(viewer, target)
    const known = rememberedOf(situation, situation, 'lines', a, b, noLines)
    for (let i = 0; i < known.length; i++) {
      const lines = known[i] as Lines
      if (isBetween(lines, from, to) || isBetween(lines, to, from)) return lines
    }
    const lines = newLines(situation, from, to, null)
    known.push(lines)
    return lines
  }

  /** Looks along lines until so many see. */
  function look(
    situation: Here,
    viewer: UnitId,
    target: UnitId,
    over: Over<Unit> | null,
    enough: number,
  ): Found {
    const { terrain } = situation
    const viewers = someOf(terrain, bodyIn(situation, viewer))
    const targets = someOf(terrain, bodyIn(situation, target))
    const isWhole = viewers.length === 1 && targets.length === 1
    const hiders: Screen['body'][] = []
    const seers: number[] = []
    for (let i = 0; i < viewers.length; i++) {
      const from = viewers[i] as Some
      const inArc = inArcOf(from.part, bodyIn(situation, target))
      if (!inArc) continue
      for (let j = 0; j < targets.length; j++) {
        const to = targets[j] as Some
        const lines = over
          ? newLines(situation, from, to, over)
          : linesIn(situation, viewer, target, from, to)
        const way = lines.there.from === from.part ? lines.there : lines.back
        if (enough === 1 || isWhole) {
          const count = countSeers(lines, way, inArc, true, enough)
          if (count >= enough) return { count, hiders, witness: clearLineOf(way, inArc) }
          if (isWhole) return { count, hiders: hidersAlong(lines), witness: null }
        } else seers.push(...numbersOfSeers(lines, way, inArc, true))
        hiders.push(...hidersAlong(lines))
      }
    }
    return seers.length === 0 && hiders.length === 0
      ? NOBODY
      : { count: new Set(seers).size, hiders, witness: null }
  }

  const seeOne = (situation: Here, viewer: UnitId, target: UnitId): Found =>
    look(situation, viewer, target, null, 1)

  const seeAll = (situation: Here, viewer: UnitId, target: UnitId): Found =>
    look(situation, viewer, target, null, Infinity)

  const isOff = (situation: Here, a: UnitId, b: UnitId, body: Body | null): boolean =>
    isOffLines(bodyIn(situation, a), bodyIn(situation, b), clearance(situation.measures), body)

  /** Whoever is hidden stays so while those who hide him stay; who comes may hide others. */
  const isHiddenStill = ({ hiders }: Found, was: Body | null): boolean =>
    was === null || !hiders.includes(was)

  /** Whoever sees goes on to see until somebody comes into his line, or near the lines of all. */
  function isSeenStill(
    { witness }: Found,
    situation: Here,
    viewer: UnitId,
    target: UnitId,
    mover: UnitId,
    is: Body | null,
  ): boolean {
    if (is === null) return true
    const near = clearance(situation.measures)
    if (witness && !isStoppedBy(witness, screenOf(mover, is, near))) return true
    return isOff(situation, viewer, target, is)
  }

  const oneSeesStill: Holds<Found, Here> = (found, situation, viewer, target, mover, was, is) =>
    found.count === 0
      ? isHiddenStill(found, was)
      : isSeenStill(found, situation, viewer, target, mover, is)

  /** For so many: how to find them, and the name by which that is remembered. */
  const enough: Enough<Found, Here>[] = []

  const enoughFor = (least: number): Enough<Found, Here> =>
    (enough[least] ??= {
      name: `seen by ${least}`,
      find: (situation, viewer, target) => look(situation, viewer, target, null, least),
      holds: (found, situation, viewer, target, _, was, is) =>
        found.count < least ? isHiddenStill(found, was) : isOff(situation, viewer, target, is),
    })

  const allSeeStill: Holds<Found, Here> = (found, situation, viewer, target, _, was, is) =>
    isHiddenStill(found, was) && isOff(situation, viewer, target, is)

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

  return {
    clearance,
    obstacle,
    sceneOf,
    someOf,
    sees: (situation, viewer, target, over = null) => {
      const found = over
        ? look(situation, viewer, target, over, 1)
        : lasting(situation, 'visible', viewer, target, seeOne, oneSeesStill)
      return found.count > 0
    },
    isSeenByAtLeast: (situation, viewer, target, least, over = null) => {
      if (least <= 0) return true
      const { name, find, holds } = enoughFor(least)
      const found = over
        ? look(situation, viewer, target, over, least)
        : lasting(situation, name, viewer, target, find, holds)
      return found.count >= least
    },
    countSeeing: (situation, viewer, target, over = null) => {
      const found = over
        ? look(situation, viewer, target, over, Infinity)
        : lasting(situation, 'seeing', viewer, target, seeAll, allSeeStill)
      return found.count
    },
    whoSees: (situation, viewer, target, over = null) => {
      const numbers = pairsOf(situation, viewer, target).flatMap(([from, to]) => {
        const rule = sightRule(situation.units, from, to, over)
        return figuresThatSee(from.part, to.part, sceneOf(situation), rule)
      })
      return [...new Set(numbers)].toSorted((a, b) => a - b)
    },
    linesOfSight,
  }
}

const noLines = (): Lines[] => []

const isBetween = ({ there }: Lines, from: Some, to: Some): boolean =>
  there.from === from.part && there.to === to.part

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
