// On which grounds a unit is from the start of its way to the end: all of it that its bases sweep
// over, not only what lies under their middles. Who files along a road is on the road and on nothing
// else, wherever a base is broader than the road: a stand is where the middle of it goes.

import { recentFootprint, type Box, type Footprint } from '../footprint.ts'
import { isWithin, type Ring } from '../ring.ts'
import { overlapsGround, spansOn, type Ground } from '../terrain/ground.ts'
import { whereIs } from '../terrain/polygon.ts'
import { END, spansWithout, START } from '../terrain/span.ts'
import { isFar } from './field.ts'
import { joinedRings, type Sweep } from './hull.ts'
import { middleOf, scaleOf } from './middle.ts'
import { standingAfter, type Leg, type Path, type Standing } from './path.ts'
import { sweepOf } from './sweep.ts'
import { stretchesOf, sweepOfWays, waysInFile, type FigureWay } from './ways.ts'

type Named = { readonly id: string; readonly ground: Ground }

/** Some ground, and the leg that was the first to sweep over it: -1 if the unit began on it. */
export type Swept = { readonly id: string; readonly leg: number }

/** Grounds in the order of the list. `road` is what takes whoever files along it off all others. */
export function groundsSwept(
  { layout, pose, legs }: Path,
  grounds: readonly Named[],
  road: Ground | null = null,
): readonly Swept[] {
  const first = new Map<string, number>()
  const look = (sweep: Sweep, leg: number): void => {
    for (const { id, ground } of grounds)
      if (!first.has(id) && isOver(sweep, ground)) first.set(id, leg)
  }
  let standing: Standing = { layout, pose }
  const files = legs.some(({ kind }) => kind === 'file')
  look(startOf(standing, files ? road : null), -1)
  for (const [i, leg] of legs.entries()) {
    look(sweepOff(standing, leg, road), i)
    standing = standingAfter(standing, leg)
  }
  return grounds.flatMap(({ id }) => {
    const leg = first.get(id)
    return leg === undefined ? [] : [{ id, leg }]
  })
}

/** Whether the middle of every base that files stays on some ground from the start to the end. */
export function filesAlong({ layout, pose, legs }: Path, ground: Ground): boolean {
  let standing: Standing = { layout, pose }
  for (const leg of legs) {
    if (leg.kind !== 'file') return false
    const [head] = waysInFile(standing, leg)
    if (!head || !isAlong(head, ground)) return false
    standing = standingAfter(standing, leg)
  }
  return true
}

const isOver = (sweep: Sweep, ground: Ground): boolean =>
  !isFar(sweep, ground, 0) && sweep.rings.some((ring) => overlapsGround(ring, ground))

/** Where a unit stands, without those who stand on the road. */
function startOf({ layout, pose }: Standing, road: Ground | null): Sweep {
  const { boxes } = recentFootprint(layout, pose)
  const off = road ? boxes.filter((box) => !standsWithMiddleOn(box, road)) : boxes
  return joinedRings(off.map(({ ring }): Ring => ring))
}

function standsWithMiddleOn(box: Box, { parts }: Ground): boolean {
  const { files } = box.block
  const { x, y } = middleOf(box, (files - 1) / 2, 0)
  return parts.some((part) => whereIs(part, x, y, scaleOf(box)) !== 'outside')
}

/** What a leg sweeps over, without those who file along the road. */
function sweepOff(standing: Standing, leg: Leg, road: Ground | null): Sweep {
  if (leg.kind === 'file' && road)
    return sweepOfWays(waysInFile(standing, leg).filter((way) => !isAlong(way, road)))
  const end = standingAfter(standing, leg)
  const [from, to] = [
    recentFootprint(standing.layout, standing.pose),
    recentFootprint(end.layout, end.pose),
  ]
  return sweepOf(standing, leg, from, to)
}

const WHOLE = [{ from: START, to: END }]

const isAlong = (way: FigureWay, ground: Ground): boolean =>
  stretchesOf(way).every(
    (stretch) =>
      (stretch.ax === stretch.bx && stretch.ay === stretch.by) ||
      spansWithout(WHOLE, spansOn(stretch, ground)).length === 0,
  )

/** Whether any base of a unit is at most so far from another on its way, its start included. */
export function sweptNear({ layout, pose, legs }: Path, unit: Footprint, limit: number): boolean {
  let standing: Standing = { layout, pose }
  if (isNear(startOf(standing, null), unit, limit)) return true
  for (const leg of legs) {
    if (isNear(sweepOff(standing, leg, null), unit, limit)) return true
    standing = standingAfter(standing, leg)
  }
  return false
}

const isNear = (sweep: Sweep, unit: Footprint, limit: number): boolean =>
  !isFar(sweep, unit, limit) &&
  sweep.rings.some((ring) => unit.boxes.some((box) => isWithin(ring, box.ring, limit)))
