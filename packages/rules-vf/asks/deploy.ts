import type { Place } from '@grognard/field'
import { INCH, type Body, type Footprint, type Point, type Pose } from '@grognard/geometry'
import {
  hasOnly,
  isObject,
  type AskKind,
  type Json,
  type Random,
  type Refusal,
} from '@grognard/kernel'
import { nameOfFeature } from '../actions/occupy.ts'
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
import { leaderFootprint, standing } from '../field/situation.ts'
import { refuseLeaderStand, refuseStand } from '../field/stand.ts'
import { farOff } from '../measured.ts'
import { LOOKS, settingOf } from '../scenario-a/setting.ts'
import { DEEP, depthOf, isWithinZone, mustBeHeldBack, zoneOf } from '../scenario-a/zone.ts'
import { occupierOf } from '../terrain/ground.ts'
import { placesWith } from '../terrain/rules.ts'
import { faultOfFormation, formationsFor, type Formation } from '../units/formations.ts'
import { isFormation, isPoint, isPose } from './order-form.ts'
import { refused } from './refused.ts'

/** Where a unit or a leader is set up; a unit may be held back as a reinforcement. */
export type Deploy =
  | { readonly unit: UnitId; readonly formation: Formation; readonly pose: Pose }
  | { readonly unit: UnitId; readonly inside: FeatureId }
  | { readonly unit: UnitId; readonly reserve: true }
  | { readonly leader: LeaderId; readonly at: Point }
  | { readonly leader: LeaderId; readonly inside: FeatureId }

/** The brigade that is set up; null for the leader of the army. */
type Args = { readonly side: Side; readonly brigade: BrigadeId | null }

/** The next unit or leader of a brigade to be set up. (A4.0, A4.1) */
export const deployAsk: AskKind<Vf, Args, Deploy> = {
  name: 'deploy',
  expects:
    '{unit, formation, pose}, {unit, inside}, {unit, reserve: true}, {leader, at} or {leader, inside}',
  is: isDeploy,
  refuse: (seen, args, answer) =>
    'leader' in answer ? refuseLeader(seen, args, answer) : refuseUnit(seen, args, answer),
  candidates: (seen, args, n, random) => {
    const [unit] = waiting(seen, args.brigade)
    if (unit) return placesFor(seen, unit, n, random)
    const leader = leaderToPlace(seen, args)
    return leader ? leaderPlaces(seen, leader, n, random) : []
  },
  any(seen, args, random) {
    const [unit] = waiting(seen, args.brigade)
    return unit
      ? anyPlaceFor(seen, unit, random)
      : random.pick(this.candidates(seen, args, 1, random))
  },
  complete: false,
}

function isDeploy(answer: Json): answer is Deploy {
  if (!isObject(answer)) return false
  const { unit, leader, at, pose, inside, reserve, formation } = answer
  if (leader !== undefined) {
    if (!Number.isInteger(leader)) return false
    return inside === undefined
      ? isPoint(at) && hasOnly(answer, 'leader', 'at')
      : typeof inside === 'string' && hasOnly(answer, 'leader', 'inside')
  }
  if (!Number.isInteger(unit)) return false
  if (reserve !== undefined) return reserve === true && hasOnly(answer, 'unit', 'reserve')
  if (inside !== undefined) return typeof inside === 'string' && hasOnly(answer, 'unit', 'inside')
  return isPose(pose) && isFormation(formation) && hasOnly(answer, 'unit', 'formation', 'pose')
}

/** The units of a brigade that have neither been placed nor held back. */
export const waiting = (seen: Vf, brigade: BrigadeId | null): readonly Unit[] =>
  brigade === null
    ? []
    : unitsIn(seen, brigade).filter(({ id }) => !settingOf(seen).placed.includes(id))

/** Whose leader is set up after the units: that of the brigade, or of the army. */
export function leaderToPlace(seen: Vf, { side, brigade }: Args): Leader | null {
  const leader =
    brigade === null
      ? seen.leaders.find((one) => one.side === side && one.brigade === null)
      : leaderOf(seen, brigadeOf(seen, brigade).leader)
  return leader?.status === 'reserve' ? leader : null
}

function refuseUnit(
  seen: Vf,
  { side, brigade }: Args,
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
    ? refuseStand(seen, unit, there)
    : refuseOutside(seen, side, unit.name, there)
}

/** It is the enemy's, of another brigade, or has its place already. */
function refuseNotWaiting(seen: Vf, { side, brigade }: Args, id: UnitId): Refusal {
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
  return depth > DEEP
    ? refused('vf2:A4.0', 'outside-zone', { unit, within: DEEP / INCH, far: farOff(depth) })
    : refused('vf2:A4.0', 'off-table', { unit })
}

/** Defendable terrain that lies wholly in the deployment area. (T.3.2) */
function refuseInside(seen: Vf, unit: Unit, feature: FeatureId): Refusal | null {
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
        within: DEEP / INCH,
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
  args: Args,
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
    ? refuseLeaderStand(seen, leader, there, 'vf2:A4.0')
    : refuseOutside(seen, args.side, leader.name, there)
}

const TRIES = 40
const STEP = 250

/** Somewhere in the zone, looking at the enemy. */
function somewhere(seen: Vf, side: Side, random: Random): Pose {
  const { left, top, right, bottom } = zoneOf(seen, side)
  const { edges } = settingOf(seen)
  return {
    x: left + random.below(Math.floor((right - left) / STEP) + 1) * STEP,
    y: top + random.below(Math.floor((bottom - top) / STEP) + 1) * STEP,
    facing: edges ? LOOKS[edges[side]] : 0,
  }
}

/** So many places in the open are proposed. */
const MOST_OPEN = 8

function placesFor(seen: Vf, unit: Unit, n: number, random: Random): readonly Deploy[] {
  const held: Deploy = { unit: unit.id, reserve: true }
  if (mustBeHeldBack(seen, unit)) return [held]
  const found = [
    ...inTheOpen(seen, unit, Math.min(n, MOST_OPEN), random),
    ...insideFeatures(seen, unit),
  ]
  // Mostly on the table: one that is held back now and then.
  const all = random.below(6) === 0 ? [held, ...found] : [...found, held]
  return all.slice(0, n)
}

function inTheOpen(seen: Vf, unit: Unit, n: number, random: Random): readonly Deploy[] {
  const found: Deploy[] = []
  const formations = formationsFor(unit)
  for (let i = 0; i < TRIES && found.length < n; i++) {
    // Half in the usual formation, the others in any.
    const formation = random.below(2) === 0 ? unit.formation : random.pick(formations)
    const answer: Deploy = { unit: unit.id, formation, pose: somewhere(seen, unit.side, random) }
    if (refuseUnit(seen, { side: unit.side, brigade: unit.brigade }, answer) === null)
      found.push(answer)
  }
  return found
}

const insideFeatures = (seen: Vf, unit: Unit): readonly Deploy[] =>
  placesWith(seen.terrain, 'defendable')
    .filter(({ id }) => refuseInside(seen, unit, id) === null)
    .map(({ id }) => ({ unit: unit.id, inside: id }))

/** As likely in the open, inside a feature or held back as if it were picked from the list. */
function anyPlaceFor(seen: Vf, unit: Unit, random: Random): Deploy {
  const held: Deploy = { unit: unit.id, reserve: true }
  if (mustBeHeldBack(seen, unit)) return held
  const others = [...insideFeatures(seen, unit), held]
  const lot = random.below(MOST_OPEN + others.length)
  const [open = held] = lot < MOST_OPEN ? inTheOpen(seen, unit, 1, random) : []
  return others[lot - MOST_OPEN] ?? open
}

function leaderPlaces(seen: Vf, leader: Leader, n: number, random: Random): readonly Deploy[] {
  const found: Deploy[] = []
  for (let i = 0; i < 20 * TRIES && found.length < Math.min(n, 4); i++) {
    const { x, y } = somewhere(seen, leader.side, random)
    const there: Footprint = leaderFootprint(seen, { x, y })
    if (isWithinZone(seen, leader.side, there) && refuseLeaderStand(seen, leader, there) === null)
      found.push({ leader: leader.id, at: { x, y } })
  }
  return found
}
