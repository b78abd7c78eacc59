// What a leg costs, figure by figure. A figure is followed by the middle of its base, in a straight
// line from its old place to its new one. Ways grow from figure to figure along a rank and along a
// file as a straight line does, so that without regions the longest is that of a figure at a corner
// of its box. A wheel is measured by the arc of the outer corner of the front, as players do, with
// 355/113 for pi; its regions by the chords of that corner between the poses of the fixed sequence.
// Tolls are for figures: those of the one who pays most count.

import type { Box, Footprint } from '../footprint.ts'
import { FULL_TURN, placed, type Point } from '../lattice.ts'
import { nearPartsOf, overlapsGround, type Ground } from '../terrain/ground.ts'
import { whereIs } from '../terrain/polygon.ts'
import type { Segment } from '../terrain/segment.ts'
import {
  compareCuts,
  END,
  sharedSpans,
  spansWithout,
  START,
  unitedSpans,
  type Spans,
} from '../terrain/span.ts'
import { isFar, type Barrier, type Field, type Region } from './field.ts'
import { chordOf } from './middle.ts'
import { axisOf, layoutReach, type Leg, type Standing } from './path.ts'
import { lengthUp, product, ratio, ratioUp, sum, timesLengthUp, type Ratio } from './root.ts'
import { spansOf } from './span-in.ts'
import type { Sweep } from './hull.ts'
import { posesAlong, stepsOf } from './sweep.ts'
import { stretchesOf as stretchesOfWay, waysInFile, waysThrough, type FigureWay } from './ways.ts'

export type LegCost = {
  readonly cost: number
  /** The way that counts, from old place to new: in thousandths, to show. */
  readonly from: Point
  readonly to: Point
  /** Whose way it is, as `figuresOf` counts; null for the corner of a wheel, or for nobody. */
  readonly figure: number | null
  readonly regions: readonly string[]
  readonly barriers: readonly string[]
}

const PI_OVER = 355
const PI_UNDER = 113

/** Some ground, and as much of it as a leg may have to do with. */
type Part<T> = { readonly of: T; readonly ground: Ground }

/** The grounds that a leg may have to do with at all. */
type Near = {
  readonly regions: readonly Part<Region>[]
  readonly barriers: readonly Part<Barrier>[]
}

function nearOf(field: Field, sweep: Sweep): Near | null {
  const regions = nearest(field.regions, sweep)
  const barriers = nearest(field.barriers, sweep)
  return regions.length + barriers.length > 0 ? { regions, barriers } : null
}

/** Roads and rivers go from edge to edge: of their many parts those near the leg will do. */
function nearest<T extends { readonly ground: Ground }>(
  grounds: readonly T[] | undefined,
  sweep: Sweep,
): readonly Part<T>[] {
  const near: Part<T>[] = []
  if (!grounds) return near
  for (const one of grounds) {
    const { ground } = one
    if (isFar(sweep, ground, 0)) continue
    const cut = ground.parts.length === 1 ? ground : nearPartsOf(ground, sweep)
    // Whoever's way leads over some ground sweeps over it with more than that.
    if (cut && sweep.rings.some((ring) => overlapsGround(ring, cut)))
      near.push({ of: one, ground: cut })
  }
  return near
}

/** What each figure has gone so far, by number; what a leg costs it is added. */
export type Gone = Float64Array

/** What a leg costs. */
export function costOf(
  field: Field,
  standing: Standing,
  leg: Leg,
  from: Footprint,
  to: Footprint,
  sweep: Sweep,
  gone: Gone | null = null,
): LegCost {
  const price = field.prices?.[leg.kind]
  const near = nearOf(field, sweep)
  switch (leg.kind) {
    case 'about':
    case 'reform':
      // Figures find new places among each other: whoever has gone farthest may be anywhere.
      gone?.fill(Math.max(...gone))
      return forAll(still(to, price ?? 0), gone)
    case 'wheel':
      return forAll(wheelCost(standing, leg, near, price), gone)
    case 'file':
      return waysCost(waysInFile(standing, leg), near, price, gone)
    case 'through':
      return waysCost(waysThrough(standing, leg), near, price, gone)
    case 'ahead':
    case 'back':
    case 'sideways':
    case 'incline':
    case 'turn':
    case 'free':
      return chordCost(from, to, near, price, gone)
  }
}

/** What all figures pay alike. */
function forAll(leg: LegCost, gone: Gone | null): LegCost {
  if (gone) for (let i = 0; i < gone.length; i++) gone[i] = (gone[i] as number) + leg.cost
  return leg
}

/** Figures that go one after the other, each by all of its stretches. */
function waysCost(
  ways: readonly FigureWay[],
  near: Near | null,
  price: number | undefined,
  gone: Gone | null,
): LegCost {
  const crossed: Crossed = { regions: new Set(), barriers: new Set() }
  let [most, farthest, figure, first] = [-1, ways[0] as FigureWay, 0, 0]
  for (const way of ways) {
    const cost = price === undefined || near ? wayCost(way, near, price, crossed) : price
    if (cost > most) [most, farthest, figure] = [cost, way, first]
    for (let i = 0; i < way.figures; i++, first++)
      if (gone) gone[first] = (gone[first] as number) + cost
  }
  const { points, scale } = farthest
  const [from, to] = [points[0] as Point, points.at(-1) as Point]
  return {
    cost: most,
    from: { x: from.x / scale, y: from.y / scale },
    to: { x: to.x / scale, y: to.y / scale },
    figure,
    ...inOrder(near, crossed),
  }
}

function wayCost(
  way: FigureWay,
  near: Near | null,
  price: number | undefined,
  crossed: Crossed,
): number {
  let [plain, cost] = [0, 0]
  for (const stretch of stretchesOfWay(way)) {
    const { ax, ay, bx, by, scale } = stretch
    const length = lengthUp(bx - ax, by - ay, scale)
    plain += length
    cost += near ? groundCost(stretch, near, price && 0, crossed) : length
  }
  if (price !== undefined) return price + cost
  // Where the whole is known its stretches, each rounded up, only say what ground adds to it.
  return way.length === null ? cost : way.length + cost - plain
}

const still = ({ pose: { x, y } }: Footprint, cost: number): LegCost => ({
  cost,
  from: { x, y },
  to: { x, y },
  figure: null,
  regions: [],
  barriers: [],
})

function chordCost(
  start: Footprint,
  end: Footprint,
  near: Near | null,
  price: number | undefined,
  gone: Gone | null,
): LegCost {
  const crossed: Crossed = { regions: new Set(), barriers: new Set() }
  let best = -1
  let chord: Segment | null = null
  let figure = 0
  let first = 0
  for (let i = 0; i < start.boxes.length; i++) {
    const [box, other] = [start.boxes[i] as Box, end.boxes[i] as Box]
    const { files, ranks } = box.block
    // All figures where ground or what they have gone counts, else those at the corners.
    const [fileStep, rankStep] =
      near || gone ? [1, 1] : [Math.max(1, files - 1), Math.max(1, ranks - 1)]
    for (let rank = 0; rank < ranks; rank += rankStep)
      for (let file = 0; file < files; file += fileStep) {
        const way = chordOf(box, other, file, rank)
        const cost = near
          ? groundCost(way, near, price, crossed)
          : (price ?? lengthUp(way.bx - way.ax, way.by - way.ay, way.scale))
        if (gone) {
          const number = first + rank * files + file
          gone[number] = (gone[number] as number) + cost
        }
        if (cost <= best) continue
        best = cost
        chord = way
        figure = first + rank * files + file
      }
    first += files * ranks
  }
  const { ax, ay, bx, by, scale } = chord as Segment
  const { regions, barriers } = inOrder(near, crossed)
  return {
    cost: best,
    from: { x: ax / scale, y: ay / scale },
    to: { x: bx / scale, y: by / scale },
    figure,
    regions,
    barriers,
  }
}

/** What was crossed, as the field lists it, whoever crossed it first. */
const inOrder = (near: Near | null, { regions, barriers }: Crossed) => ({
  regions: crossedOf(near?.regions ?? [], regions),
  barriers: crossedOf(near?.barriers ?? [], barriers),
})

function crossedOf(
  parts: readonly Part<{ readonly id: string }>[],
  crossed: ReadonlySet<string>,
): readonly string[] {
  const ids: string[] = []
  for (const { of } of parts) if (crossed.has(of.id)) ids.push(of.id)
  return ids
}

type Crossed = { readonly regions: Set<string>; readonly barriers: Set<string> }

function groundCost(
  way: Segment,
  { regions, barriers }: Near,
  price: number | undefined,
  crossed: Crossed,
): number {
  const tolls = tollsOf(way, barriers, crossed)
  if (price !== undefined) return price + tolls
  const { stretches, factor } = stretchesOf(way, regions, crossed)
  const [dx, dy] = [way.bx - way.ax, way.by - way.ay]
  if (stretches.length === 0) return lengthUp(dx, dy, way.scale) + tolls
  return timesLengthUp(dx, dy, way.scale, factor, () => factorOf(stretches)) + tolls
}

/** The parts of a way that count otherwise than they measure. */
type Stretch = { readonly region: Region; readonly spans: Spans }

function stretchesOf(
  way: Segment,
  regions: readonly Part<Region>[],
  crossed: Crossed,
): { readonly stretches: readonly Stretch[]; readonly factor: number } {
  let rest: Spans = [{ from: START, to: END }]
  let factor = 1
  const stretches: Stretch[] = []
  for (const { of: region, ground } of regions) {
    const on = spansOf(way, ground)
    if (on.length === 0) continue
    const spans = sharedSpans(rest, on)
    if (spans.length === 0) continue
    rest = spansWithout(rest, on)
    crossed.regions.add(region.id)
    stretches.push({ region, spans })
    for (const { from, to } of spans) factor += (to.t - from.t) * (region.over / region.under - 1)
  }
  return { stretches, factor }
}

const factorOf = (stretches: readonly Stretch[]): Ratio =>
  stretches.reduce(
    (all, { region, spans }) =>
      spans.reduce((total, { from, to }) => {
        const share = sum(ratio(to.over, to.under), ratio(-from.over, from.under))
        return sum(total, product(share, ratio(region.over - region.under, region.under)))
      }, all),
    ratio(1),
  )

/** Each time a figure enters a barrier it pays; to walk on inside, or to leave it, is free. */
function tollsOf(way: Segment, barriers: readonly Part<Barrier>[], crossed: Crossed): number {
  let tolls = 0
  for (const { of, ground } of barriers) {
    const { id, toll, openings = [] } = of
    const inside = spansOf(way, ground)
    if (inside.length === 0) continue
    const open = unitedSpans(openings.flatMap((opening) => spansOf(way, opening)))
    let entries = 0
    for (const { from } of spansWithout(inside, open))
      if (compareCuts(from, START) > 0 || !isOn(way, ground, openings)) entries++
    if (entries === 0) continue
    crossed.barriers.add(id)
    tolls += entries * toll
  }
  return tolls
}

/** A way begins inside some ground and not on an opening: it was entered before. */
const isOn = (way: Segment, ground: Ground, openings: readonly Ground[]): boolean =>
  startsOn(way, ground) && !openings.some((opening) => startsOn(way, opening))

function startsOn({ ax, ay, scale }: Segment, { parts }: Ground): boolean {
  let edges = 0
  for (const part of parts) {
    const where = whereIs(part, ax, ay, scale)
    if (where === 'inside') return true
    if (where === 'edge') edges++
  }
  // On the border of two parts is inside both together.
  return edges > 1
}

function wheelCost(
  standing: Standing,
  leg: Leg & { readonly kind: 'wheel' },
  near: Near | null,
  price: number | undefined,
): LegCost {
  const { left, right } = layoutReach(standing.layout)
  const radius = right - left
  const [axis] = axisOf(standing, leg)
  const poses = posesAlong(standing, leg)
  const corners = poses.map(({ pose }) => placed(pose, left + right - axis, 0))
  const [from, to] = [corners[0] as Point, corners.at(-1) as Point]
  const crossed: Crossed = { regions: new Set(), barriers: new Set() }
  const turns = [0, ...stepsOf(leg.by)]
  const parts = corners.slice(1).map((corner, i) => {
    const { x, y } = corners[i] as Point
    const way = { ax: x, ay: y, bx: corner.x, by: corner.y, scale: 1 }
    const by = Math.abs((turns[i + 1] as number) - (turns[i] as number))
    return { by, ...stretchesOf(way, near?.regions ?? [], crossed) }
  })
  const arc = ratio(2 * PI_OVER * radius, FULL_TURN * PI_UNDER)
  const value = parts.reduce((all, { by, factor }) => all + by * factor, 0)
  const exactly = (): Ratio =>
    product(
      arc,
      parts.reduce(
        (all, { by, stretches }) => sum(all, product(ratio(by), factorOf(stretches))),
        ratio(0),
      ),
    )
  const way = ratioUp((value * 2 * PI_OVER * radius) / (FULL_TURN * PI_UNDER), exactly)
  const tolls = near && near.barriers.length > 0 ? tollsAlong(poses, near.barriers, crossed) : 0
  const { regions, barriers } = inOrder(near, crossed)
  return { cost: (price ?? way) + tolls, from, to, figure: null, regions, barriers }
}

function tollsAlong(
  poses: readonly Footprint[],
  barriers: readonly Part<Barrier>[],
  crossed: Crossed,
): number {
  let most = 0
  const [first] = poses as readonly [Footprint]
  for (const [i, box] of first.boxes.entries())
    for (let rank = 0; rank < box.block.ranks; rank++)
      for (let file = 0; file < box.block.files; file++) {
        let tolls = 0
        for (let step = 1; step < poses.length; step++) {
          const [from, to] = [poses[step - 1] as Footprint, poses[step] as Footprint]
          const way = chordOf(from.boxes[i] as Box, to.boxes[i] as Box, file, rank)
          tolls += tollsOf(way, barriers, crossed)
        }
        most = Math.max(most, tolls)
      }
  return most
}
