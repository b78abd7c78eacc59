// Proposes a path from where a unit stands to a pose: straight, by way of one place or of two, and
// through an opening with one place more before and behind it. Every proposal has passed the judge.
//
// What is promised: if there is a path of three free legs over places of a grid of 2 inches, with
// the facing of the start or of the end at each, then one is found. (Where more than 96 places of
// the grid lie within the allowance, the grid grows coarser by whole inches.)

import { poseAt, type Pose } from '../lattice.ts'
import { leastAtCorners, leastOf } from './estimate.ts'
import { isFar, type Extent, type Field } from './field.ts'
import { firstHit } from './judge.ts'
import { footprintAt, mayStand, measure, type Measured, type Passed } from './measure.ts'
import { layoutReach, type Path, type Standing } from './path.ts'
import { between } from './sweep.ts'
import { besideCorners, gatesOf, gridBetween, lengthOf, shapeOf, type Gate } from './waypoints.ts'

export type Plan = { readonly path: Path; readonly measured: Passed }

const LEGS = 3
const GRID = 2000
const MOST_PLACES = 96

/** Of the corners of all that may stand in the way, those least out of the way. */
const MOST_CORNERS = 160

/** Where no allowance is given, a way around is not looked for farther than this. */
const DETOUR = 24_000

type Node = {
  readonly standing: Standing
  readonly fromStart: number
  readonly toEnd: number
}

/** A plan that is being made: the best so far, and what may stand in its way at all. */
type Draft = {
  readonly field: Field
  readonly near: Field
  readonly start: Standing
  readonly end: Standing
  /** What the way may measure at most, if all of it were on the best road. */
  readonly limit: number
  /** What an inch on the best road costs. */
  readonly cheapest: number
  /** By how much a pose may move farther than any figure: it is at the front of their bases. */
  readonly slack: number
  best: Plan | null
}

/** A path to a pose that passes the judge; null if none was found. */
export function plan(field: Field, start: Standing, to: Pose): Plan | null {
  const end: Standing = { layout: start.layout, pose: to }
  const direct = measured(field, start, [to])
  if (direct.ok) return { path: pathOf(start, [to]), measured: direct }
  if (!mayStand(field, end)) return null
  const cheapest = cheapestOf(field)
  const slack = Math.max(...start.layout.map(({ depth }) => depth))
  const limit =
    field.allowance === undefined
      ? lengthOf(start.pose, to) + DETOUR
      : field.allowance / Math.max(cheapest, 0.1) + LEGS * slack
  if (lengthOf(start.pose, to) > limit) return null
  const draft: Draft = {
    field,
    near: nearField(field, start, end, limit),
    start,
    end,
    limit,
    cheapest,
    slack,
    best: null,
  }
  const places = nodesOf(draft, cornersAround(draft)).slice(0, MOST_CORNERS)
  join(draft, places)
  throughGates(draft, places)
  if (!draft.best) join(draft, nodesOf(draft, gridPoses(draft)))
  return draft.best
}

const pathOf = ({ layout, pose }: Standing, poses: readonly Pose[]): Path => ({
  layout,
  pose,
  legs: poses.map((to) => ({ kind: 'free', to })),
})

const measured = (field: Field, start: Standing, poses: readonly Pose[]): Measured =>
  measure(field, pathOf(start, poses))

const cheapestOf = ({ regions = [] }: Field): number =>
  regions.reduce((best, { over, under }) => Math.min(best, over / under), 1)

/** Only what a path within the limit can meet. */
function nearField(field: Field, { layout, pose }: Standing, end: Standing, limit: number): Field {
  const { left, right, front, rear } = layoutReach(layout)
  const size = Math.max(-left, right, -front, rear) * 1.5
  // No place on the way is farther from the middle between both ends than half the limit.
  const [x, y] = [(pose.x + end.pose.x) / 2, (pose.y + end.pose.y) / 2]
  const far = limit / 2 + size
  const around: Extent = { left: x - far, top: y - far, right: x + far, bottom: y + far }
  const { others, closed, regions, barriers, ...rest } = field
  const isNear = ({ ground }: { readonly ground: Extent }): boolean => !isFar(ground, around, 0)
  return {
    ...rest,
    others:
      others?.filter(({ unit, least }) => least !== null && !isFar(unit, around, least)) ?? [],
    closed: closed?.filter(isNear) ?? [],
    regions: regions?.filter(isNear) ?? [],
    barriers: barriers?.filter(isNear) ?? [],
  }
}

const facingsOf = ({ start, end }: Draft): readonly number[] =>
  start.pose.facing === end.pose.facing ? [start.pose.facing] : [start.pose.facing, end.pose.facing]

function cornersAround(draft: Draft): readonly Pose[] {
  const { near, start } = draft
  const poses: Pose[] = []
  for (const facing of facingsOf(draft)) {
    const standing: Standing = { layout: start.layout, pose: poseAt(start.pose, facing) }
    for (const { unit, least } of near.others ?? [])
      poses.push(...besideCorners(standing, shapeOf(unit), least ?? 0))
    for (const { ground } of near.closed ?? [])
      for (const piece of ground.pieces) poses.push(...besideCorners(standing, piece, 0))
    for (const { ground, over, under } of near.regions ?? [])
      if (over > under)
        for (const piece of ground.pieces) poses.push(...besideCorners(standing, piece, 0))
  }
  return poses
}

function gridPoses(draft: Draft): readonly Pose[] {
  const { start, end, limit } = draft
  let step = GRID
  let points = gridBetween(start.pose, end.pose, limit, step)
  while (points.length > MOST_PLACES) {
    step += 1000
    points = gridBetween(start.pose, end.pose, limit, step)
  }
  return facingsOf(draft).flatMap((facing) => points.map((point) => poseAt(point, facing)))
}

/** Places that are not too far out of the way, and where the unit fits. */
function nodesOf({ near, start, end, limit }: Draft, poses: readonly Pose[]): readonly Node[] {
  const nodes: Node[] = []
  for (const pose of poses) {
    const fromStart = lengthOf(start.pose, pose)
    const toEnd = lengthOf(pose, end.pose)
    if (fromStart + toEnd > limit) continue
    const standing: Standing = { layout: start.layout, pose }
    const there = footprintAt(standing)
    if (firstHit(near, between(there, there), there) !== null) continue
    nodes.push({ standing, fromStart, toEnd })
  }
  return nodes.toSorted((a, b) => a.fromStart + a.toEnd - b.fromStart - b.toEnd)
}

/** Whether nothing stands in the way between two places. */
function isFree({ near }: Draft, from: Standing, to: Standing): boolean {
  const start = footprintAt(from)
  return firstHit(near, between(start, footprintAt(to)), start) === null
}

/** Keeps a path if the judge lets it pass and it costs less than the best. */
function offer(draft: Draft, poses: readonly Pose[]): void {
  const judged = measured(draft.field, draft.start, poses)
  if (judged.ok && (!draft.best || judged.cost < draft.best.measured.cost))
    draft.best = { path: pathOf(draft.start, poses), measured: judged }
}

/** Whether a way of such a length or cost may still become the best. */
const isWorth = ({ best, limit, field }: Draft, length: number, cost = 0): boolean =>
  length <= limit &&
  cost <= (field.allowance ?? Infinity) &&
  (!best || Math.max(length, cost) < best.measured.cost)

/** What a leg costs each of some figures at least: a path costs what one of them pays in all. */
type Costs = readonly number[]

const costsBetween = ({ near }: Draft, from: Standing, to: Standing): Costs =>
  leastAtCorners(near, footprintAt(from), footprintAt(to))

/** A place that can be reached from one end, and what that costs. */
type Reached = { readonly node: Node; readonly costs: Costs }

/** By way of one place, or of two. */
function join(draft: Draft, nodes: readonly Node[]): void {
  const { start, end } = draft
  const first: Reached[] = []
  const last: Reached[] = []
  for (const node of nodes) {
    const [before, behind] = [
      isFree(draft, start, node.standing),
      isFree(draft, node.standing, end),
    ]
    const there = before ? costsBetween(draft, start, node.standing) : []
    const on = behind ? costsBetween(draft, node.standing, end) : []
    if (before && isWorth(draft, 0, leastOf(there))) first.push({ node, costs: there })
    if (behind && isWorth(draft, 0, leastOf(on))) last.push({ node, costs: on })
    if (before && behind && isWorth(draft, node.fromStart + node.toEnd, leastOf(there, on)))
      offer(draft, [node.standing.pose, end.pose])
  }
  for (const one of first) {
    if (!isWorth(draft, one.node.fromStart + one.node.toEnd)) break
    for (const other of last) joinTwo(draft, one, other)
  }
}

function joinTwo(draft: Draft, one: Reached, other: Reached): void {
  const [from, to] = [one.node.standing, other.node.standing]
  const length = lengthOf(from.pose, to.pose)
  if (!isWorth(draft, one.node.fromStart + length + other.node.toEnd)) return
  if (!isWorth(draft, 0, leastOf(one.costs, other.costs)) || !isFree(draft, from, to)) return
  if (isWorth(draft, 0, leastOf(one.costs, costsBetween(draft, from, to), other.costs)))
    offer(draft, [from.pose, to.pose, draft.end.pose])
}

/** Through each opening, with at most one place more before it and one behind it. */
function throughGates(draft: Draft, nodes: readonly Node[]): void {
  const { start, end } = draft
  for (const gate of gatesOf(draft.near, start)) {
    const length = lengthOf(start.pose, gate.before) + lengthOf(gate.behind, end.pose)
    if (!isWorth(draft, length + lengthOf(gate.before, gate.behind))) continue
    through(draft, gate, nodes)
  }
}

function through(draft: Draft, { before, behind }: Gate, nodes: readonly Node[]): void {
  const { start, end } = draft
  const { layout } = start
  const [from, to]: readonly [Standing, Standing] = [
    { layout, pose: before },
    { layout, pose: behind },
  ]
  if (!isFree(draft, from, to)) return
  const lead = viaOne(draft, start, from, nodes)
  const leave = lead && viaOne(draft, to, end, nodes)
  if (lead && leave) offer(draft, [...lead, behind, ...leave])
}

/** The shortest way by at most one place, without where it starts. */
function viaOne(
  draft: Draft,
  from: Standing,
  to: Standing,
  nodes: readonly Node[],
): readonly Pose[] | null {
  if (isFree(draft, from, to)) return [to.pose]
  const byLength = nodes
    .map(({ standing }) => ({
      standing,
      length: lengthOf(from.pose, standing.pose) + lengthOf(standing.pose, to.pose),
    }))
    .toSorted((a, b) => a.length - b.length)
  for (const { standing, length } of byLength) {
    if (length > draft.limit) return null
    if (isFree(draft, from, standing) && isFree(draft, standing, to))
      return [standing.pose, to.pose]
  }
  return null
}
