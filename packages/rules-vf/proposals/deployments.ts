// Where units and leaders might be set up. (A4.0)

import type { Footprint, Pose } from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import type { Leader, Side, Unit, Vf } from '../battle.ts'
import { leaderFootprint } from '../field/situation.ts'
import { refuseLeaderStanding } from '../field/standing.ts'
import {
  leaderToPlace,
  refuseInside,
  refuseUnit,
  waiting,
  type Deploy,
  type Deploying,
} from '../scenario-a/deploy.ts'
import { LOOKS, settingOf } from '../scenario-a/setting.ts'
import { isWithinZone, mustBeHeldBack, zoneOf } from '../scenario-a/zone.ts'
import { placesWith } from '../terrain/rules.ts'
import { formationsFor } from './formations.ts'

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

/** Some places for whoever is set up next. */
export function placesToDeploy(
  seen: Vf,
  deploying: Deploying,
  n: number,
  random: Random,
): readonly Deploy[] {
  const [unit] = waiting(seen, deploying.brigade)
  if (unit) return placesFor(seen, unit, n, random)
  const leader = leaderToPlace(seen, deploying)
  return leader ? leaderPlaces(seen, leader, n, random) : []
}

export function anyPlaceToDeploy(seen: Vf, deploying: Deploying, random: Random): Deploy {
  const [unit] = waiting(seen, deploying.brigade)
  return unit
    ? anyPlaceFor(seen, unit, random)
    : random.pick(placesToDeploy(seen, deploying, 1, random))
}

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
  const chance = random.below(MOST_OPEN + others.length)
  const [open = held] = chance < MOST_OPEN ? inTheOpen(seen, unit, 1, random) : []
  return others[chance - MOST_OPEN] ?? open
}

function leaderPlaces(seen: Vf, leader: Leader, n: number, random: Random): readonly Deploy[] {
  const found: Deploy[] = []
  for (let i = 0; i < 20 * TRIES && found.length < Math.min(n, 4); i++) {
    const { x, y } = somewhere(seen, leader.side, random)
    const there: Footprint = leaderFootprint(seen, { x, y })
    if (
      isWithinZone(seen, leader.side, there) &&
      refuseLeaderStanding(seen, leader, there) === null
    )
      found.push({ leader: leader.id, at: { x, y } })
  }
  return found
}
