// Small scenes for moves, and what symmetry does to them.

import { footprintOf, type Footprint, type Layout } from '../../footprint.ts'
import { QUARTER, turned, type Point, type Pose } from '../../lattice.ts'
import { inRanks } from '../../layout.ts'
import type { Extent, Field, Other } from '../../move/field.ts'
import type { Leg, Path } from '../../move/path.ts'
import { groundOfOutline, type Ground } from '../../terrain/ground.ts'

export const STAND = { width: 1000, depth: 1000 }

/** Eight files of one inch, two ranks: 8 by 2 inches. */
export const LINE: Layout = inRanks(16, 8, STAND)
/** 2 by 4 inches. */
export const COLUMN: Layout = inRanks(8, 2, STAND)
/** One figure of one inch. */
export const SINGLE: Layout = inRanks(1, 1, STAND)

export const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

export const groundAt = (left: number, top: number, right: number, bottom: number): Ground =>
  groundOfOutline(box(left, top, right, bottom))

export const at = (x: number, y: number, facing = 0): Pose => ({ x, y, facing })

/** A change of the whole table that changes no verdict. */
export type Change = {
  readonly point: (point: Point) => Point
  readonly facing: (facing: number) => number
  /** Angles and sideways distances change their sign. */
  readonly sign: 1 | -1
}

export const MIRROR: Change = {
  point: ({ x, y }) => ({ x: -x, y }),
  facing: (facing) => turned(0, -facing),
  sign: -1,
}

export const TURN: Change = {
  point: ({ x, y }) => ({ x: -y, y: x }),
  facing: (facing) => turned(facing, QUARTER),
  sign: 1,
}

export const changedPose = (change: Change, pose: Pose): Pose => ({
  ...change.point(pose),
  facing: change.facing(pose.facing),
})

const changedUnit = (change: Change, { boxes, pose }: Footprint): Footprint =>
  footprintOf(
    boxes.map(({ block }) => block),
    changedPose(change, pose),
  )

function changedGround(change: Change, { parts }: Ground): Ground {
  const [part] = parts as readonly [Float64Array]
  const points: Point[] = []
  for (let i = 0; i < part.length; i += 2)
    points.push(change.point({ x: part[i] as number, y: part[i + 1] as number }))
  return groundOfOutline(points)
}

function changedExtent(change: Change, { left, top, right, bottom }: Extent): Extent {
  const [a, b] = [change.point({ x: left, y: top }), change.point({ x: right, y: bottom })]
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  }
}

export function changedField(change: Change, field: Field): Field {
  const ground = <T extends { readonly ground: Ground; readonly openings?: readonly Ground[] }>(
    one: T,
  ): T => ({
    ...one,
    ground: changedGround(change, one.ground),
    ...(one.openings && { openings: one.openings.map((open) => changedGround(change, open)) }),
  })
  return {
    ...field,
    ...(field.table && { table: changedExtent(change, field.table) }),
    ...(field.regions && { regions: field.regions.map(ground) }),
    ...(field.barriers && { barriers: field.barriers.map(ground) }),
    ...(field.closed && { closed: field.closed.map(ground) }),
    ...(field.others && {
      others: field.others.map((other): Other => ({
        ...other,
        unit: changedUnit(change, other.unit),
      })),
    }),
  }
}

function changedLeg({ point, facing, sign }: Change, leg: Leg): Leg {
  switch (leg.kind) {
    case 'ahead':
    case 'back':
    case 'about':
      return leg
    case 'sideways':
      return { ...leg, distance: sign * leg.distance }
    case 'wheel': {
      const other = leg.about === 'left' ? 'right' : 'left'
      return { ...leg, by: sign * leg.by, about: sign < 0 ? other : leg.about }
    }
    case 'incline':
    case 'turn':
    case 'reform':
      return { ...leg, by: sign * leg.by }
    case 'free':
      return { ...leg, to: { ...point(leg.to), facing: facing(leg.to.facing) } }
    case 'file': {
      const bends = leg.column.bends.map((bend) => ({ ...bend, by: turned(0, sign * bend.by) }))
      const to = { ...point(leg.to), facing: facing(leg.to.facing) }
      return { ...leg, to, column: { ...leg.column, bends } }
    }
    case 'through':
      return {
        ...leg,
        by: leg.by.map(point),
        to: { ...point(leg.to), facing: facing(leg.to.facing) },
      }
  }
}

export const changedPath = (change: Change, path: Path): Path => ({
  layout: path.layout,
  pose: changedPose(change, path.pose),
  legs: path.legs.map((leg) => changedLeg(change, leg)),
})
