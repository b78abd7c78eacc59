// Lines of sight, both ways, from figure to figure.

import {
  clearLinesOf,
  closedBetween,
  countSeers,
  figuresThatSee,
  hidersAlong,
  inArcOf,
  hidesBoth,
  linesBetween,
  numbersOfSeers,
  showSight,
  type Body,
  type Lines,
  type Scene,
  type Screen,
  type SightLine,
  type Terrain,
} from '@grognard/geometry'
import { dividedBy, type Some } from './by-figure.ts'
import { remembered } from './remembered.ts'
import { obstaclesTagged, screenOf, sightRule, type Over } from './scene.ts'
import { isKnown, knownCount, note, noteHiddenBoth, sightingsBy } from './sightings.ts'
import { bodyIn, type Situation, type UnitId } from './situation.ts'
import type { Touched } from './touching.ts'
import { hiddenBy, NO_LINES, NOBODY, type Verdict } from './verdict.ts'

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

type Judged<Unit, Measures, Answer> = (
  situation: Situation<Unit, Measures>,
  viewer: UnitId,
  target: UnitId,
  over?: Over<Unit> | null,
) => Answer

type Pair = readonly [from: Some, to: Some]

export function sightBy<Unit, Measures>({
  obstacle,
  touchedBy,
  clearance,
}: Looking<Measures>): Sight<Unit, Measures> {
  type Here = Situation<Unit, Measures>
  const someOf = dividedBy(obstacle, touchedBy)
  const obstaclesOn = obstaclesTagged(obstacle)
  const sightingsIn = sightingsBy(clearance)

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

  /** What others leave of the lines between two; those who are hidden from each other need none. */
  function newBetween(situation: Here, from: Some, to: Some, over: Over<Unit> | null): Between {
    const scene = sceneOf(situation)
    const { how } = sightRule(situation.units, from, to, over)
    const closed = closedBetween(from.part, to.part, scene, how)
    return hidesBoth(closed)
      ? hiddenBy(closed)
      : linesBetween(from.part, to.part, scene, how, closed)
  }

  /** Lines run both ways: those of two parts are the same for either of them. */
  function linesIn(situation: Here, viewer: UnitId, target: UnitId, from: Some, to: Some): Lines {
    const pair = pairOf(situation, viewer, target)
    const all = linesOn(situation)
    let known = all.get(pair)
    if (!known) all.set(pair, (known = []))
    for (let i = 0; i < known.length; i++) {
      const lines = known[i] as Lines
      if (isBetween(lines, from, to) || isBetween(lines, to, from)) return lines
    }
    const lines = newLines(situation, from, to, null)
    known.push(lines)
    return lines
  }

  /**
   * By two units: only for the position that was asked about last. What was found out is
   * remembered for longer, and asks for lines no more; they are much to keep, and whatever lives
   * long is copied again and again when memory is cleared.
   */
  let lines = new Map<number, Lines[]>()
  let linesAreOf: Here | null = null

  function linesOn(situation: Here): Map<number, Lines[]> {
    if (linesAreOf !== situation) {
      linesAreOf = situation
      lines = new Map()
    }
    return lines
  }

  /** Looks along lines until so many see. */
  function look(
    situation: Here,
    viewer: UnitId,
    target: UnitId,
    over: Over<Unit> | null,
    enough: number,
  ): Verdict {
    const { terrain } = situation
    const viewers = someOf(terrain, bodyIn(situation, viewer))
    const targets = someOf(terrain, bodyIn(situation, target))
    if (viewers.length > 1 || targets.length > 1)
      return lookInParts(situation, viewer, target, viewers, targets, over, enough)
    const from = viewers[0] as Some
    const to = targets[0] as Some
    const inArc = inArcOf(from.part, bodyIn(situation, target))
    if (!inArc) return NOBODY
    const pair = pairOf(situation, viewer, target)
    const known = over ? undefined : linesOn(situation).get(pair)?.[0]
    const between = known ?? newBetween(situation, from, to, over)
    if (!isLines(between)) {
      if (!over) noteHiddenBoth(sightingsIn(situation), viewer, target, between)
      return between
    }
    if (!known && !over) linesOn(situation).set(pair, [between])
    const lines = between
    const way = lines.there.from === from.part ? lines.there : lines.back
    const count = countSeers(lines, way, inArc, true, enough)
    const hiders = count >= enough ? NO_HIDERS : hidersAlong(lines)
    return { count, hiders, witnesses: clearLinesOf(way, inArc, count) }
  }

  /** The same where figures of one are on different obstacles, or on one and on none. */
  function lookInParts(
    situation: Here,
    viewer: UnitId,
    target: UnitId,
    viewers: readonly Some[],
    targets: readonly Some[],
    over: Over<Unit> | null,
    enough: number,
  ): Verdict {
    const hiders: Screen['body'][] = []
    const seers: number[] = []
    for (const from of viewers) {
      const inArc = inArcOf(from.part, bodyIn(situation, target))
      if (!inArc) continue
      for (const to of targets) {
        const lines = over
          ? newLines(situation, from, to, over)
          : linesIn(situation, viewer, target, from, to)
        const way = lines.there.from === from.part ? lines.there : lines.back
        if (enough === 1) {
          const count = countSeers(lines, way, inArc, true, enough)
          if (count >= enough) return { count, hiders, witnesses: clearLinesOf(way, inArc, enough) }
        } else seers.push(...numbersOfSeers(lines, way, inArc, true))
        hiders.push(...hidersAlong(lines))
      }
    }
    return { count: new Set(seers).size, hiders, witnesses: NO_LINES }
  }

  function isSeenByAtLeast(
    situation: Here,
    viewer: UnitId,
    target: UnitId,
    least: number,
    over: Over<Unit> | null = null,
  ): boolean {
    if (least <= 0) return true
    if (over) return look(situation, viewer, target, over, least).count >= least
    const sightings = sightingsIn(situation)
    const known = isKnown(sightings, viewer, target, least)
    if (known !== null) return known
    const found = look(situation, viewer, target, null, least)
    note(sightings, viewer, target, least, found)
    return found.count >= least
  }

  function countSeeing(
    situation: Here,
    viewer: UnitId,
    target: UnitId,
    over: Over<Unit> | null = null,
  ): number {
    if (over) return look(situation, viewer, target, over, Infinity).count
    const sightings = sightingsIn(situation)
    const known = knownCount(sightings, viewer, target)
    if (known !== null) return known
    const found = look(situation, viewer, target, null, Infinity)
    note(sightings, viewer, target, Infinity, found)
    return found.count
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

  return {
    clearance,
    obstacle,
    sceneOf,
    someOf,
    sees: (situation, viewer, target, over = null) =>
      isSeenByAtLeast(situation, viewer, target, 1, over),
    isSeenByAtLeast,
    countSeeing,
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

/** That two are hidden from each other, or the lines between them. */
type Between = Verdict | Lines

const isLines = (between: Between): between is Lines => 'there' in between

/** Of two units whichever way one looks. */
const pairOf = ({ bodies }: Situation, one: UnitId, other: UnitId): number =>
  bodies.length * Math.min(one, other) + Math.max(one, other)

const NO_HIDERS: Verdict['hiders'] = []

const isBetween = ({ there }: Lines, from: Some, to: Some): boolean =>
  there.from === from.part && there.to === to.part

const lackOf = (line: SightLine): number =>
  line.verdict === 'seen' ? -1 : line.verdict === 'blocked' ? line.blocker.margin : Infinity
