// Where on a straight line a unit may end, by its distance from where it stands: what is left when
// every single thing has taken its stretch away (see shadow.ts).

import type { Arc } from '../arc.ts'
import type { Box, Footprint } from '../footprint.ts'
import { poseAt, type Pose } from '../lattice.ts'
import type { Ring } from '../ring.ts'
import { cosine, sine, UNIT } from '../sine.ts'
import { costOf } from './costs.ts'
import { differenceOf } from './difference.ts'
import { isFar, type Extent, type Field } from './field.ts'
import { costlyGrounds, extentOf, hindrancesOf, type Hindrance } from './hindrances.ts'
import { footprintAt } from './measure.ts'
import { chordOf } from './middle.ts'
import { toward, type Standing } from './path.ts'
import { stretchNear, type Cone, type Vector } from './shadow.ts'
import { stretchesInside, stretchesOutside, stretchesWithout, type Stretch } from './stretches.ts'
import { between } from './sweep.ts'

/** Of each list some arc must have part of the unit in the end. */
export type Watch = readonly (readonly Arc[])[]

/** As far as an end may be beside its heading, and somewhat more. */
export const HAIR = 4
/** Where a unit without allowance goes. */
const FAR = 12_000

/** An arc as the front that it begins at, and all ways between its sides. */
type View = { readonly front: Ring; readonly cone: Cone }

export type Search = {
  readonly field: Field
  readonly start: Standing
  readonly here: Footprint
  readonly watch: Watch
  readonly views: readonly (readonly View[])[]
  /** How far it gets if all is on the best road. */
  readonly farthest: number
  readonly hindrances: readonly Hindrance[]
  readonly costly: readonly Hindrance[]
}

/** A heading, and how the unit looks there. */
export type Line = { readonly heading: number; readonly facing: number }

export function searchFor(field: Field, start: Standing, watch: Watch): Search {
  const { allowance = FAR, regions = [] } = field
  const farthest = regions.reduce(
    (best, { over, under }) => Math.max(best, (allowance * under) / over),
    allowance,
  )
  const here = footprintAt(start)
  const around = grown(here, farthest + spanOf(here))
  const hindrances = hindrancesOf(field, here, around)
  const costly = costlyGrounds(field, here, around)
  const views = watch.map((arcs) => arcs.map(viewOf))
  return { field, start, here, watch, views, farthest, hindrances, costly }
}

/** However it turns, it is nowhere farther from where it was. */
const spanOf = ({ left, top, right, bottom }: Extent): number => right - left + bottom - top

const grown = ({ left, top, right, bottom }: Extent, by: number): Extent => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

export const endOn = ({ start }: Search, { heading, facing }: Line, distance: number): Pose =>
  poseAt(toward(start.pose, heading, distance), facing)

const wayOf = ({ heading }: Line): Vector => [sine(heading) / UNIT, -cosine(heading) / UNIT]

/** How it stands on a line before it has gone anywhere. */
const thereOn = ({ start: { layout, pose } }: Search, { facing }: Line): Footprint =>
  footprintAt({ layout, pose: facing === pose.facing ? pose : poseAt(pose, facing) })

/**
 * Where on a line it may end, by distance: with so much to spare; below 0, wherever it may if it
 * lacks no more than that.
 */
export function openOn(search: Search, line: Line, spare: number): readonly Stretch[] {
  const there = thereOn(search, line)
  const way = wayOf(line)
  let open = withinReach(search, there, way, spare)
  for (const views of search.views) open = inViews(open, views, there, way, spare)
  for (const hindrance of search.hindrances) {
    if (open.length === 0) return open
    open = pastOne(search, open, hindrance, there, way, spare)
  }
  return paidFor(search, line, open, spare)
}

/** The ends that one thing leaves open. */
function pastOne(
  { here }: Search,
  open: readonly Stretch[],
  hindrance: Hindrance,
  there: Footprint,
  way: Vector,
  spare: number,
): readonly Stretch[] {
  const { box, shape, onWay, atEnd } = hindrance
  const [from, to] = [(here.boxes[box] as Box).ring, (there.boxes[box] as Box).ring]
  const nearest = (open[0] as Stretch).from
  const farthest = (open.at(-1) as Stretch).to
  const ends = sweptBy(extentOf(to), way, nearest, farthest)
  const isAside = atEnd === null || isFar(ends, hindrance, atEnd + HAIR)
  const isAsideOnWay =
    onWay === null || isFar(joined(ends, extentOf(from)), hindrance, onWay.limit + HAIR)
  if (isAside && isAsideOnWay) return open
  const ways = differenceOf(to, shape)
  const left = isAside ? open : stretchesWithout(open, stretchNear(ways, null, way, atEnd + spare))
  if (isAsideOnWay || left.length === 0) return left
  const { limit, behind } = onWay
  return behind ? stretchesWithout(left, stretchNear(ways, behind, way, limit + spare)) : []
}

/** All that an extent sweeps over from so far to so far. */
function sweptBy(
  { left, top, right, bottom }: Extent,
  [ux, uy]: Vector,
  from: number,
  to: number,
): Extent {
  return {
    left: left + ux * (ux < 0 ? to : from),
    top: top + uy * (uy < 0 ? to : from),
    right: right + ux * (ux < 0 ? from : to),
    bottom: bottom + uy * (uy < 0 ? from : to),
  }
}

const joined = (a: Extent, b: Extent): Extent => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** As far as it may go where ground costs nothing, and on the table. */
function withinReach(
  { field, here, farthest }: Search,
  there: Footprint,
  [ux, uy]: Vector,
  spare: number,
): readonly Stretch[] {
  let [from, to] = [0, Infinity]
  const below = (part: number, most: number): void => {
    if (part > 0) to = Math.min(to, most / part)
    else if (part < 0) from = Math.max(from, most / part)
    else if (most < 0) to = -Infinity
  }
  if (field.table) {
    const { left, top, right, bottom } = field.table
    below(-ux, there.left - left - spare)
    below(ux, right - there.right - spare)
    below(-uy, there.top - top - spare)
    below(uy, bottom - there.bottom - spare)
  }
  const most = (spare < 0 ? farthest : (field.allowance ?? farthest)) - spare
  for (const [x, y] of turnsOf(here, there)) {
    // At most so far from a place that is beside the way.
    const along = x * ux + y * uy
    const root = most * most - (x * x + y * y - along * along)
    if (root < 0) return []
    from = Math.max(from, -along - Math.sqrt(root))
    to = Math.min(to, -along + Math.sqrt(root))
  }
  return from > to ? [] : [{ from, to }]
}

const STILL: readonly Vector[] = [[0, 0]]

/** By which ways the figures at the corners of a unit come to their new places when it turns. */
function turnsOf({ boxes, pose }: Footprint, there: Footprint): readonly Vector[] {
  if (there.pose.facing === pose.facing) return STILL
  return boxes.flatMap((box, i) => {
    const { files, ranks } = box.block
    const corners = [
      [0, 0],
      [files - 1, 0],
      [0, ranks - 1],
      [files - 1, ranks - 1],
    ] as const
    return corners.map(([file, rank]): Vector => {
      const { ax, ay, bx, by, scale } = chordOf(box, there.boxes[i] as Box, file, rank)
      return [(bx - ax) / scale, (by - ay) / scale]
    })
  })
}

/**
 * The ends that it can pay for, whatever the ground. With its facing kept a longer way never costs
 * less; if it turns, only those ends to which no ground counts are beyond doubt.
 */
function paidFor(
  search: Search,
  line: Line,
  open: readonly Stretch[],
  spare: number,
): readonly Stretch[] {
  if (open.length === 0 || search.costly.length === 0) return open
  if (line.facing !== search.start.pose.facing)
    return spare < 0 ? open : stretchesOutside(open, costlyOn(search, line))
  const paid = dearestPaid(search, line, (open.at(-1) as Stretch).to)
  return stretchesWithout(open, { from: spare < 0 ? paid - spare : paid, to: Infinity })
}

/** How far it can pay for at most. */
function dearestPaid(search: Search, line: Line, most: number): number {
  const { field, start, here } = search
  const isPaid = (distance: number): boolean => {
    const end = endOn(search, line, distance)
    const there = footprintAt({ layout: start.layout, pose: end })
    const leg = { kind: 'free', to: end } as const
    const { cost } = costOf(field, start, leg, here, there, between(here, there))
    return cost <= (field.allowance ?? Infinity)
  }
  let [kept, refused] = [0, Math.floor(most)]
  if (isPaid(refused)) return most
  while (refused - kept > 1) {
    const middle = Math.floor((kept + refused) / 2)
    if (isPaid(middle)) kept = middle
    else refused = middle
  }
  return kept
}

/** The ends to which the way leads over ground that counts, one way or the other. */
export function costlyOn(search: Search, line: Line): readonly Stretch[] {
  const { boxes } = thereOn(search, line)
  const way = wayOf(line)
  const found: Stretch[] = []
  for (const { box, shape, onWay } of search.costly) {
    if (!onWay?.behind) return [{ from: -Infinity, to: Infinity }]
    const ways = differenceOf((boxes[box] as Box).ring, shape)
    const stretch = stretchNear(ways, onWay.behind, way, HAIR)
    if (stretch) found.push(stretch)
  }
  return found
}

/** Where the unit is in some of these arcs. */
function inViews(
  open: readonly Stretch[],
  views: readonly View[],
  { boxes }: Footprint,
  way: Vector,
  spare: number,
): readonly Stretch[] {
  if (open.length === 0) return open
  const seen: Stretch[] = []
  for (const { front, cone } of views)
    for (const { ring } of boxes) {
      const stretch = stretchNear(differenceOf(ring, front), cone, way, -spare)
      if (stretch) seen.push(stretch)
    }
  return stretchesInside(open, seen)
}

const viewOf = (arc: Arc): View => ({
  front: Float64Array.of(...arc.left, ...arc.right).map((value) => value / arc.scale),
  cone: [unit(arc.leftWay), unit(arc.rightWay)],
})

function unit([x, y]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y)
  return [x / length, y / length]
}
