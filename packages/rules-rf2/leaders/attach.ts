// Who may attach himself to whom. (10.1, 10.4 to 10.6, 20.10)

import { gapOfBodies, lineOfGap, type UnitId } from '@grognard/field'
import { frameOf, plan, poseAt, type Footprint, type Point } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { leaderWith, unitOf, type Leader, type LeaderId, type Rf2, type Side } from '../battle.ts'
import { distancesOf } from '../distances.ts'
import { situationOf } from '../field/situation.ts'
import { refused, showing } from '../refusals/refused.ts'
import { BASE, LEADER_RADIUS, standingAt } from './base.ts'
import { fieldFor } from './field.ts'
import { besideUnit } from './leave.ts'

/** A leader goes to a unit, or leaves the one that he is with. */
export type Attachment = { readonly leader: LeaderId; readonly unit: UnitId | null }

/** Why leaders of a side may not go like that; null if they may. (10.4) */
export function refuseAttachments(
  seen: Rf2,
  side: Side,
  attachments: readonly Attachment[],
): Refusal | null {
  const leaders = attachments.map(({ leader }) => leader)
  // Each once, and nobody to whom another goes. (10.4)
  if (new Set(leaders).size < leaders.length)
    return refused('rf2:10.4', 'leader-twice', {
      leader: seen.leaders[leaders[0] ?? 0]?.name ?? '',
    })
  for (const attachment of attachments) {
    const wrong = refuseAttachment(seen, side, attachment, attachments)
    if (wrong) return wrong
  }
  return null
}

function refuseAttachment(
  seen: Rf2,
  side: Side,
  { leader: id, unit: to }: Attachment,
  all: readonly Attachment[],
): Refusal | null {
  const leader = seen.leaders[id]
  if (leader?.side !== side || leader.status !== 'ready')
    return refused('rf2:10.4', 'not-your-leader', { leader: leader?.name ?? `${id}` })
  if (to === null)
    return leader.with === null
      ? refused('rf2:10.5', 'leader-alone', { leader: leader.name })
      : null
  const unit = seen.units[to]
  const data = { leader: leader.name, unit: unit?.name ?? `${to}` }
  // 10.1, 10.6
  if (unit?.side !== side || (leader.brigade !== null && unit.brigade !== leader.brigade))
    return refused('rf2:10.6', 'not-subordinate', data)
  if (!unit.pose || leader.with === to) return refused('rf2:10.6', 'cannot-attach', data)
  // 20.10
  if (unit.formation.kind === 'skirmish') return refused('rf2:20.10', 'attach-skirmishers', data)
  const there = leaderWith(seen, to)
  const stays = there && !all.some(({ leader: other }) => other === there.id)
  const others = all.filter((one) => one.unit === to)
  if (stays || others.length > 1) return refused('rf2:10.6', 'unit-has-leader', data)
  if (canReach(seen, leader, to)) return null
  const [from] = startsOf(seen, leader)
  const body = situationOf(seen).bodies[to]
  const lines = from && body ? [{ ...lineOfGap(standingAt(from), body), is: 'path' }] : []
  return showing(refused('rf2:10.6', 'leader-too-far', data), lines)
}

/** A way of 24" that keeps an inch from enemies and off impassable ground; friends let him pass. (10.6) */
function canReach(seen: Rf2, leader: Leader, to: UnitId): boolean {
  const { bodies } = situationOf(seen)
  const body = bodies[to]
  if (!body || !('boxes' in body)) return false
  const far = distancesOf(seen.options).general
  const starts = startsOf(seen, leader)
  const field = { ...fieldFor(seen, leader), allowance: far }
  return starts.some((from) => {
    const start = standingAt(from)
    const gap = gapOfBodies(start, body)
    if (gap.length > far) return false
    if (gap.length === 0) return true
    return besides(body, gap).some((at) =>
      plan(field, { layout: BASE, pose: poseAt(from, 0) }, poseAt(at, 0)),
    )
  })
}

/** Where he is, or around the unit that he is with. (10.5) */
function startsOf(seen: Rf2, leader: Leader): readonly Point[] {
  if (leader.at) return [leader.at]
  if (leader.with === null) return []
  const unit = unitOf(seen, leader.with)
  const beside = besideUnit(seen, unit)
  const body = situationOf(seen).bodies[unit.id]
  return body && 'boxes' in body && beside ? [beside, ...cornersOf(frameOf(body))] : []
}

const cornersOf = (ring: Float64Array): readonly Point[] =>
  [0, 2, 4, 6].map((i) => ({ x: ring[i] as number, y: ring[i + 1] as number }))

type Ways = { readonly from: readonly [number, number]; readonly to: readonly [number, number] }

/** Places in contact with a unit: the nearest, then its corners. */
function besides(body: Footprint, { from, to }: Ways): readonly Point[] {
  const [dx, dy] = [from[0] - to[0], from[1] - to[1]]
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  const near = {
    x: Math.round(to[0] + (dx * LEADER_RADIUS) / length),
    y: Math.round(to[1] + (dy * LEADER_RADIUS) / length),
  }
  return [near, ...cornersOf(frameOf(body))]
}
