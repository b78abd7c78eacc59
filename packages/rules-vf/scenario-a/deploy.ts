// Where units and leaders may be set up. (A4.0, A4.1)

import type { Place } from '@grognard/field'
import type { Body, Point, Pose } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import {
  brigadeOf,
  leaderOf,
  unitsIn,
  type BrigadeId,
  type FeatureId,
  type Leader,
  type LeaderId,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { leaderFootprint, standing } from '../field/situation.ts'
import { refuseLeaderStanding, refuseStanding } from '../field/standing.ts'
import type { Formation } from '../formation.ts'
import { farOff, inInches } from '../measured.ts'
import { refused } from '../refusals/refused.ts'
import { nameOfFeature, occupierOf } from '../terrain/ground.ts'
import { placesWith } from '../terrain/rules.ts'
import { faultOfFormation } from '../units/formations.ts'
import { settingOf } from './setting.ts'
import { depthOf, isWithinZone, mustBeHeldBack } from './zone.ts'

/** Where a unit or a leader is set up; a unit may be held back as a reinforcement. */
export type Deploy =
  | { readonly unit: UnitId; readonly formation: Formation; readonly pose: Pose }
  | { readonly unit: UnitId; readonly inside: FeatureId }
  | { readonly unit: UnitId; readonly reserve: true }
  | { readonly leader: LeaderId; readonly at: Point }
  | { readonly leader: LeaderId; readonly inside: FeatureId }

/** The brigade that is set up; null for the leader of the army. */
export type Deploying = { readonly side: Side; readonly brigade: BrigadeId | null }

/** The units of a brigade that have neither been placed nor held back. */
export const waiting = (seen: Vf, brigade: BrigadeId | null): readonly Unit[] =>
  brigade === null
    ? []
    : unitsIn(seen, brigade).filter(({ id }) => !settingOf(seen).placed.includes(id))

/** Whose leader is set up after the units: that of the brigade, or of the army. */
export function leaderToPlace(seen: Vf, { side, brigade }: Deploying): Leader | null {
  const leader =
    brigade === null
      ? seen.leaders.find((one) => one.side === side && one.brigade === null)
      : leaderOf(seen, brigadeOf(seen, brigade).leader)
  return leader?.status === 'reserve' ? leader : null
}

/** Why a unit or leader may not be set up so. (A4.0, A4.1) */
export function refuseDeploy(seen: Vf, deploying: Deploying, answer: Deploy): Refusal | null {
  return 'leader' in answer
    ? refuseLeader(seen, deploying, answer)
    : refuseUnit(seen, deploying, answer)
}

export function refuseUnit(
  seen: Vf,
  { side, brigade }: Deploying,
  answer: Exclude<Deploy, { readonly leader: LeaderId }>,
): Refusal | null {
  const unit = waiting(seen, brigade).find(({ id }) => id === answer.unit)
  if (!unit) return refuseNotWaiting(seen, { side, brigade }, answer.unit)
  if ('reserve' in answer) return null
  const held = mustBeHeldBack(seen, unit)
  if (held) return held
  if ('inside' in answer) return refuseInside(seen, unit, answer.inside)
  const { formation, pose } = answer
  const wrong = faultOfFormation(unit, formation)
  if (wrong) return wrong
  const there = standing(seen, unit, pose, formation)
  return isWithinZone(seen, side, there)
    ? refuseStanding(seen, unit, there)
    : refuseOutside(seen, side, unit.name, there)
}

/** It is the enemy's, of another brigade, or has its place already. */
function refuseNotWaiting(seen: Vf, { side, brigade }: Deploying, id: UnitId): Refusal {
  const unit = seen.units[id]
  if (!unit) return refused('vf2:A4.0', 'no-such-unit', { unit: id })
  if (unit.side !== side) return refused('vf2:A4.0', 'unit-of-enemy', { unit: unit.name })
  if (brigade === null || settingOf(seen).placed.includes(id))
    return refused('vf2:A4.0', 'deployed-already', { unit: unit.name })
  const { name } = brigadeOf(seen, brigade)
  return refused('vf2:A4.0', 'not-to-deploy', { unit: unit.name, brigade: name })
}

/** It reaches too far from the edge of its side, or beyond the table. (A4.0) */
function refuseOutside(seen: Vf, side: Side, unit: string, there: Body): Refusal {
  const depth = depthOf(seen, side, there)
  const { zone } = numbersOf(seen.options)
  return depth > zone
    ? refused('vf2:A4.0', 'outside-zone', { unit, within: inInches(zone), far: farOff(depth) })
    : refused('vf2:A4.0', 'off-table', { unit })
}

/** Defendable terrain that lies wholly in the deployment area. (T.3.2) */
export function refuseInside(seen: Vf, unit: Unit, feature: FeatureId): Refusal | null {
  const place = placesWith(seen.terrain, 'defendable').find(({ id }) => id === feature)
  if (!place) return refused('vf2:T.3.2', 'not-defendable', { feature })
  const other = occupierOf(seen, feature)
  if (other)
    return refused('vf2:T.3.1', 'occupied', {
      feature: nameOfFeature(seen, feature),
      other: other.name,
    })
  return refuseFeature(seen, unit.side, place)
}

const refuseFeature = (seen: Vf, side: Side, { id, ground }: Place): Refusal | null =>
  isWithinZone(seen, side, ground)
    ? null
    : refused('vf2:T.3.2', 'feature-outside-zone', {
        feature: nameOfFeature(seen, id),
        within: inInches(numbersOf(seen.options).zone),
        far: farOff(depthOf(seen, side, ground)),
      })

/** Leaders share it with friends; nobody else can be in it before the battle. (T.3.1, T.3.2) */
function refuseShelter(seen: Vf, { side }: Leader, feature: FeatureId): Refusal | null {
  const place = placesWith(seen.terrain, 'defendable').find(({ id }) => id === feature)
  return place
    ? refuseFeature(seen, side, place)
    : refused('vf2:T.3.2', 'not-defendable', { feature })
}

function refuseLeader(
  seen: Vf,
  args: Deploying,
  answer: Extract<Deploy, { readonly leader: LeaderId }>,
): Refusal | null {
  const leader = leaderToPlace(seen, args)
  if (leader?.id !== answer.leader)
    return refused('vf2:A4.0', 'leader-not-to-deploy', { leader: leader?.name ?? null })
  const units = waiting(seen, args.brigade).map(({ name }) => name)
  if (units.length > 0) return refused('vf2:A4.0', 'units-first', { names: units })
  if ('inside' in answer) return refuseShelter(seen, leader, answer.inside)
  const there = leaderFootprint(seen, answer.at)
  return isWithinZone(seen, args.side, there)
    ? refuseLeaderStanding(seen, leader, there, 'vf2:A4.0')
    : refuseOutside(seen, args.side, leader.name, there)
}
