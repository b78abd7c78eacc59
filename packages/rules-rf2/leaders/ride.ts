// Leaders who ride by themselves. (10.9, 12.36)

import { placesTagged, unitNamed, type ShownLine } from '@grognard/field'
import {
  END,
  INCH,
  lengthOf,
  measure,
  poseAt,
  spansOn,
  spansWithout,
  START,
  sweptNear,
  type Leg,
  type Path,
  type Point,
  type Terrain,
  type Violation,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Explained, Step } from '@grognard/toolkit'
import type { Leader, LeaderId, Rf2, Side, Unit } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'
import { distancesOf } from '../distances.ts'
import { situationOf } from '../field/situation.ts'
import { refused, showing } from '../refusals/refused.ts'
import { BASE } from './base.ts'
import { fieldFor } from './field.ts'

/** Where a leader rides, from point to point: he turns as he likes. (12.36) */
export type Ride = {
  readonly leader: LeaderId
  readonly does: 'ride'
  readonly by: readonly [Point, ...Point[]]
}

export type Ridden = {
  readonly at: Point
  readonly allowance: Explained<Rf2Clause>
  /** In thousandths of an inch. */
  readonly used: number
}

/** Why a leader does not ride this turn; null if he may. (10.9) */
export function refuseRider(leader: Leader): Refusal | null {
  const data = { leader: leader.name }
  if (leader.status !== 'ready') return refused('rf2:12.36', 'not-your-leader', data)
  if (!leader.at) return refused('rf2:10.9', 'leader-with-unit', data)
  return leader.rode ? refused('rf2:12.36', 'leader-rode', data) : null
}

/** What a ride comes to, or why it may not be made. */
export function judgeRide(seen: Rf2, side: Side, { leader: id, by }: Ride): Ridden | Refusal {
  const leader = seen.leaders[id]
  if (leader?.side !== side)
    return refused('rf2:12.36', 'not-your-leader', { leader: leader?.name ?? `${id}` })
  const wrong = refuseRider(leader)
  const { at: from } = leader
  if (wrong || !from) return wrong as Refusal
  const legs = by.map((to): Leg => ({ kind: 'free', to: poseAt(to, 0) }))
  const path: Path = { layout: BASE, pose: poseAt(from, 0), legs }
  const measured = measure(fieldFor(seen, leader), path)
  if (!measured.ok) return refuseViolation(seen, leader, measured.violation)
  const points = [from, ...by]
  const allowance = allowanceOf(seen, leader, path, points)
  const used = points.reduce(
    (all, point, i) => all + (i === 0 ? 0 : Math.ceil(lengthOf(points[i - 1] as Point, point))),
    0,
  )
  const over = used - allowance.value * INCH
  if (over <= 0) return { at: by.at(-1) as Point, allowance, used }
  const data = { leader: leader.name, inches: allowance.value, over: Math.ceil(over / 10) }
  return showing(
    refused('rf2:12.36', 'ride-too-far', data),
    by.map((to, i): ShownLine => ({ from: points[i] as Point, to, is: 'path' })),
  )
}

/** 24", 6" more along a road, and three times that out of engagement range all the way. (12.36) */
function allowanceOf(
  seen: Rf2,
  { side }: Leader,
  path: Path,
  points: readonly Point[],
): Explained<Rf2Clause> {
  const { general, road } = distancesOf(seen.options)
  let value = general / INCH
  const steps: Step<Rf2Clause>[] = [
    { clause: 'rf2:12.1.generals', label: 'a general', effect: { set: value }, after: value },
  ]
  if (isAlongRoad(seen.terrain, points)) {
    value += road / INCH
    const effect = { add: road / INCH }
    steps.push({ clause: 'rf2:12.36', label: 'along a road', effect, after: value })
  }
  if (engagedOn(seen, side, path)) return { value, steps }
  steps.push({
    clause: 'rf2:12.36',
    label: 'march, three times as far',
    effect: { add: 2 * value },
    after: 3 * value,
  })
  return { value: 3 * value, steps }
}

/** An enemy in whose engagement range he is, or comes to be. (12.2) */
function engagedOn(seen: Rf2, side: Side, path: Path): Unit | null {
  const { bodies } = situationOf(seen)
  const { engagement } = distancesOf(seen.options)
  const near = seen.units.find((other) => {
    const body = bodies[other.id]
    return other.side !== side && body && 'boxes' in body && sweptNear(path, body, engagement)
  })
  return near ?? null
}

const WHOLE = [{ from: START, to: END }]

/** From one end of his way to the other on roads. */
function isAlongRoad(terrain: Terrain, points: readonly Point[]): boolean {
  const roads = placesTagged(terrain, 'road')
  return points.every((point, i) => {
    const before = points[i - 1]
    if (!before) return true
    const segment = { ax: before.x, ay: before.y, bx: point.x, by: point.y, scale: 1 }
    const left = roads.reduce(
      (spans, { ground }) => spansWithout(spans, spansOn(segment, ground)),
      WHOLE as ReturnType<typeof spansWithout>,
    )
    return left.length === 0
  })
}

function refuseViolation(seen: Rf2, { name }: Leader, violation: Violation): Refusal {
  const other = unitNamed(seen.units, violation.who)
  const lines = violation.lines.map(([from, to]): ShownLine => ({
    from,
    to,
    is: 'gap',
    margin: violation.margin,
  }))
  const why =
    violation.kind === 'off'
      ? refused('rf2:12.36', 'ride-off-table', { leader: name })
      : other
        ? refused('rf2:12.36', 'ride-near-enemy', { leader: name, unit: other.name })
        : refused('rf2:12.36', 'ride-impassable', { leader: name })
  return showing(why, lines)
}
