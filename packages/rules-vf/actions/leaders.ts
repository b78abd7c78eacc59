// Leaders ride where they are needed. (1.3, 6.8, T.3)

import { bodyIn, gapOfBodies, lengthOf, placeOf, type Place } from '@grognard/field'
import { whollyWithin, type Footprint, type Point } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import {
  changeLeader,
  leaderOf,
  type FeatureId,
  type Leader,
  type LeaderId,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { numbersOf } from '../editions/book.ts'
import { areCloser, areWithin, enemiesOf } from '../field/distance.ts'
import { gapTo, lineTo, withMargin } from '../field/shown.ts'
import { leaderBody, leaderFootprint, situationOf } from '../field/situation.ts'
import { refuseLeaderStanding } from '../field/standing.ts'
import { farOff, inInches, nearBy } from '../measured.ts'
import { refused, showing } from '../refusals/refused.ts'
import { tell } from '../tell.ts'
import { areConnected, leadersInside, nameOfFeature, occupierOf } from '../terrain/ground.ts'
import { placesWith } from '../terrain/rules.ts'
import { arrivalsOpen, inFromEdge } from './arrivals.ts'
import { mannersOf } from './field.ts'

/** Into the open, or into defendable terrain. */
export type LeaderMove = { readonly at: Point } | { readonly inside: FeatureId }

/** On the table; or in reserve, when its side's reinforcements come. (6.8, 11.0) */
export const mayRide = (seen: Vf, { side, status, moved }: Leader): boolean =>
  !moved && (status === 'ready' || (status === 'reserve' && arrivalsOpen(seen, side)))

/** Why a leader may not ride now. */
export function refuseRide(seen: Vf, leader: Leader): Refusal | null {
  if (mayRide(seen, leader)) return null
  const { name, moved, status } = leader
  const away = moved ? 'moved' : status === 'reserve' ? 'reserve' : 'gone'
  const by = away === 'reserve' ? 'vf2:11.0' : 'vf2:6.8'
  return refused(by, 'leader-away', { leader: name, away })
}

/** Why a leader may not be moved so. */
export function refuseLeaderMove(seen: Vf, leader: Leader, move: LeaderMove): Refusal | null {
  if ('inside' in move) return refuseEntering(seen, leader, move.inside)
  const there = leaderFootprint(seen, move.at)
  return (
    refuseWay(seen, leader, move.at, there) ??
    refuseEnemies(seen, leader, there) ??
    refuseLeaderStanding(seen, leader, there)
  )
}

/** From where it is: within its ride, out of its feature, or in from the edge of the table. */
function refuseWay(seen: Vf, leader: Leader, at: Point, there: Footprint): Refusal | null {
  if (leader.inside !== null) return refuseLeaving(seen, leader, leader.inside, there)
  const { ride } = numbersOf(seen.options)
  if (leader.at === null)
    return inFromEdge(seen, leader.side, at) <= ride
      ? null
      : refused('vf2:11.0', 'leader-from-edge', {
          leader: leader.name,
          inches: inInches(ride),
          far: farOff(inFromEdge(seen, leader.side, at)),
        })
  const [dx, dy] = [at.x - leader.at.x, at.y - leader.at.y]
  const squared = dx * dx + dy * dy
  if (squared <= ride * ride) return null
  const margin = Math.ceil((Math.sqrt(squared) - ride) / 10)
  const far = farOff(Math.sqrt(squared))
  const data = { leader: leader.name, inches: inInches(ride), far }
  const tooFar = refused('vf2:6.8', 'leader-ride', data)
  return showing(tooFar, [withMargin(lineTo(leader.at, at, 'path'), margin)])
}

// T.3.3
function refuseLeaving(
  seen: Vf,
  leader: Leader,
  feature: FeatureId,
  there: Footprint,
): Refusal | null {
  const ground = placeOf(seen.terrain, feature)?.ground
  const { out } = numbersOf(seen.options)
  if (!ground || whollyWithin(there, ground.pieces, out)) return null
  // His base is round: what is farthest lies straight behind what is nearest.
  const far = gapOfBodies(there, ground).length + there.right - there.left
  return refused('vf2:T.3.3', 'leader-leaves', {
    leader: leader.name,
    feature: nameOfFeature(seen, feature),
    inches: inInches(out),
    far: farOff(far),
  })
}

/** More than 6" from any enemy; who comes out of a feature, as that says. */
function refuseEnemies(seen: Vf, leader: Leader, there: Footprint): Refusal | null {
  const situation = situationOf(seen)
  const leaves = leader.inside !== null
  const numbers = numbersOf(seen.options)
  const { enemy: manners, by } = mannersOf(seen)
  // T.3.3
  const beyond = !leaves || manners.exit.limits.endsBeyond !== undefined
  const least = leaves ? numbers.outAway : numbers.clear
  const near = enemiesOf(seen, leader.side).find(({ id }) =>
    (beyond ? areWithin : areCloser)(there, bodyIn(situation, id), least),
  )
  if (!near) return null
  const gap = gapOfBodies(there, bodyIn(situation, near.id))
  const data = {
    leader: leader.name,
    enemy: near.name,
    inches: inInches(least),
    near: nearBy(gap.length),
  }
  const margin = Math.max(1, Math.ceil((least - gap.length) / 10))
  return showing(
    leaves
      ? refused(by.exit, 'leader-out-near', { beyond, ...data })
      : refused('vf2:6.8', 'leader-near', data),
    [withMargin(gapTo(seen, there, near.id), margin)],
  )
}

/** Into a feature that is near, or into the next section, unless the enemy is there. */
function refuseEntering(seen: Vf, leader: Leader, feature: FeatureId): Refusal | null {
  const place = placesWith(seen.terrain, 'defendable').find(({ id }) => id === feature)
  if (!place) return refused('vf2:T.3.2', 'leader-no-shelter', { feature })
  return refuseReach(seen, leader, place) ?? refuseHeld(seen, leader, place)
}

// T.3.2, T.3.7
function refuseReach(seen: Vf, leader: Leader, place: Place): Refusal | null {
  const body = leaderBody(seen, leader)
  const { atDoor } = numbersOf(seen.options)
  if (leader.inside === null)
    return body && areCloser(body, place.ground, atDoor)
      ? null
      : refused('vf2:T.3.2', 'leader-not-at-door', {
          leader: leader.name,
          feature: nameOfFeature(seen, place.id),
          inches: inInches(atDoor),
          far: body ? farOff(gapOfBodies(body, place.ground).length) : null,
        })
  return areConnected(seen, leader.inside, place.id)
    ? null
    : refused('vf2:T.3.7', 'leader-not-connected', {
        leader: leader.name,
        feature: nameOfFeature(seen, place.id),
        from: nameOfFeature(seen, leader.inside),
        border: inInches(numbersOf(seen.options).border),
      })
}

// T.3.1
function refuseHeld(seen: Vf, leader: Leader, place: Place): Refusal | null {
  const inside = [occupierOf(seen, place.id), ...leadersInside(seen, place.id)]
  const enemy = inside.find((one) => one !== null && one.side !== leader.side)
  return enemy
    ? refused('vf2:T.3.1', 'leader-enemy-inside', {
        leader: leader.name,
        feature: nameOfFeature(seen, place.id),
        enemy: enemy.name,
      })
    : null
}

export function moveLeader(battle: Vf, id: LeaderId, move: LeaderMove): void {
  const { name, status, at } = leaderOf(battle, id)
  const rides = [clause('vf2:6.8')]
  if ('inside' in move) {
    changeLeader(battle, id, { at: null, inside: move.inside, moved: true })
    return tell(battle, 'leader-enters', [clause('vf2:T.3.2')], {
      leader: name,
      feature: placeOf(battle.terrain, move.inside)?.feature.name || move.inside,
    })
  }
  const { x, y } = move.at
  changeLeader(battle, id, { at: { x, y }, inside: null, status: 'ready', moved: true })
  if (status === 'reserve')
    tell(battle, 'leader-arrives', [clause('vf2:11.0'), ...rides], { leader: name })
  else {
    const hundredths = at && farOff(lengthOf(x - at.x, y - at.y))
    tell(battle, 'leader-rides', rides, { leader: name, hundredths })
  }
}
