// The judge of a declared path. It only measures: what the legs cost, what they cross, and the
// first thing that forbids them. A path costs what the figure pays that pays most on all legs
// together: who wheels on the outside on one leg and on the inside on the next has gone less than
// the longest ways of both. Legs are looked at in order; of one leg first what stands in its
// way, then what it costs; when all are done, where they end. So a path that is refused on its way
// or for its cost stays refused when legs are added to it.

import { recentFootprint, type Footprint, type Layout } from '../footprint.ts'
import { costOf, type LegCost } from './costs.ts'
import type { Field } from './field.ts'
import { crossedBy, firstHit, firstHitAtEnd, shown, type Hit, type Violation } from './judge.ts'
import { standingAfter, type Leg, type Path, type Standing } from './path.ts'
import type { Sweep } from './hull.ts'
import { between, sweepOf, where } from './sweep.ts'

export type LegMeasure = LegCost & {
  readonly end: Standing
  /** Units that were crossed. */
  readonly units: readonly string[]
}

export type Passed = {
  readonly ok: true
  readonly cost: number
  readonly legs: readonly LegMeasure[]
  /** Of all legs: grounds and units. */
  readonly crossed: readonly string[]
  readonly end: Standing
}

export type Refused = {
  readonly ok: false
  /** Of the legs before the one that is refused, and of that one if it is refused for its cost. */
  readonly cost: number
  readonly legs: readonly LegMeasure[]
  readonly violation: Violation
}

export type Measured = Passed | Refused

export const footprintAt = ({ layout, pose }: Standing): Footprint => recentFootprint(layout, pose)

/** Measures a path from where the unit stands. */
export function measure(field: Field, { layout, pose, legs }: Path): Measured {
  const measures: LegMeasure[] = []
  let standing: Standing = { layout, pose }
  let cost = 0
  let sweep: Sweep | null = null
  const gone = legs.length > 1 ? new Float64Array(mostFigures(layout, legs)) : null
  for (const [i, leg] of legs.entries()) {
    const end = standingAfter(standing, leg)
    const [from, to] = [footprintAt(standing), footprintAt(end)]
    sweep = sweepOfLeg(standing, leg, from, to)
    const hit = recentHit(field, sweep, from)
    if (hit) return { ok: false, cost, legs: measures, violation: shown(hit, i, field, sweep) }
    const one = costOf(field, standing, leg, from, to, sweep, gone)
    measures.push(measured(one, end, crossedBy(field, sweep)))
    cost = gone ? Math.max(...gone) : one.cost
    if (field.allowance !== undefined && cost > field.allowance)
      return { ok: false, cost, legs: measures, violation: short(one, i, cost, field.allowance) }
    standing = end
  }
  const end = footprintAt(standing)
  const hit = firstHitAtEnd(field, end)
  if (hit) {
    const violation = shown(hit, Math.max(0, legs.length - 1), field, where(end))
    return { ok: false, cost, legs: measures, violation }
  }
  return { ok: true, cost, legs: measures, crossed: allCrossed(measures), end: standing }
}

const figuresIn = (layout: Layout): number =>
  layout.reduce((all, { files, ranks }) => all + files * ranks, 0)

/** In whatever layout of a path it has most. */
const mostFigures = (layout: Layout, legs: readonly Leg[]): number =>
  legs.reduce(
    (most, leg) => Math.max(most, leg.kind === 'reform' ? figuresIn(leg.layout) : 0),
    figuresIn(layout),
  )

/** The fields written out: engines make such a record many times faster than `{...cost}`. */
const measured = (
  { cost, from, to, figure, regions, barriers }: LegCost,
  end: Standing,
  units: readonly string[],
): LegMeasure => ({ cost, from, to, figure, regions, barriers, end, units })

function allCrossed(measures: readonly LegMeasure[]): readonly string[] {
  const crossed = new Set<string>()
  for (const { regions, barriers, units } of measures)
    for (const list of [regions, barriers, units]) for (const id of list) crossed.add(id)
  return [...crossed]
}

/** A leg that goes nowhere sweeps over where the unit stands. */
function sweepOfLeg(standing: Standing, leg: Leg, from: Footprint, to: Footprint): Sweep {
  const isStill = (leg.kind === 'wheel' || leg.kind === 'turn') && leg.by === 0
  return isStill ? where(from) : sweepOf(standing, leg, from, to)
}

const short = (leg: LegCost, i: number, cost: number, allowance: number): Violation => ({
  kind: 'short',
  leg: i,
  who: null,
  at: leg.to,
  margin: Math.ceil((cost - allowance) / 10),
  lines: [[leg.from, leg.to]],
})

/** The straight way to a pose, each figure in a line: what is asked for while a unit is dragged. */
export const measureStraight = (field: Field, standing: Standing, to: Standing['pose']): Measured =>
  measure(field, { layout: standing.layout, pose: standing.pose, legs: [{ kind: 'free', to }] })

/** Whether nothing stands in the way of a leg, whatever it costs: what proposers ask first. */
export function isOpen(field: Field, from: Standing, to: Standing): boolean {
  const start = footprintAt(from)
  return recentHit(field, between(start, footprintAt(to)), start) === null
}

let last: { readonly field: Field; readonly sweep: Sweep; readonly hit: Hit | null } | null = null

/** What proposers have asked is judged next: the last answer is kept. */
function recentHit(field: Field, sweep: Sweep, start: Footprint): Hit | null {
  if (last?.field !== field || last.sweep !== sweep)
    last = { field, sweep, hit: firstHit(field, sweep, start) }
  return last.hit
}

/** Whether a unit may end there, if it may come there at all. */
export const mayEnd = (field: Field, standing: Standing): boolean =>
  firstHitAtEnd(field, footprintAt(standing)) === null

/** Whether a unit may stand there, as if it had just come. */
export const mayStand = (field: Field, standing: Standing): boolean => {
  const there = footprintAt(standing)
  return firstHit(field, where(there), there) === null && firstHitAtEnd(field, there) === null
}
