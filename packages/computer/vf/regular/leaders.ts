// Leaders stay where they command and lend: near their units, near the general. (6.1.1, 6.2.2, 9.5)

import { INCH } from '@grognard/geometry'
import {
  armyLeaderOf,
  leaderOf,
  refuseLeaderMove,
  type Leader,
  type LeaderId,
  type LeaderMove,
  type Vf,
} from '@grognard/rules-vf/functions'
import { distancesOf, judged } from '../features/distances.ts'
import { between, distanceTo, inInches, middleOf, type Spot } from '../features/oblong.ts'
import type { Picture, Piece } from '../features/picture.ts'
import { powerOf } from '../features/worth.ts'
import { presenceOf, type Presence } from './presence.ts'

/** His base has some width, and the enemy may come nearer. */
const BASE = 0.9
const SAFE = 14

export type Ride = { readonly move: LeaderMove | null; readonly inHand: number }

export function bestRide(picture: Picture, id: LeaderId): Ride {
  const { seen } = picture
  const { inHand: voice } = distancesOf(seen)
  const leader = leaderOf(seen, id)
  const led = picture.own.filter(
    ({ unit }) => leader.brigade === null || unit.brigade === leader.brigade,
  )
  const here = leader.at ? inInches(leader.at) : null
  const presence = presenceOf(picture)
  const worth = (at: Spot): number =>
    leader.brigade === null
      ? generalWorth(picture, presence, at)
      : brigadierWorth(picture, presence, leader, led, at)
  const spots = [...around(picture, led)].map((at) => ({ at, worth: worth(at) }))
  spots.sort((a, b) => b.worth - a.worth)
  const stays = here ? worth(here) + 0.05 : -Infinity
  const inHand = (at: Spot | null): number =>
    at ? led.filter(({ o }) => distanceTo(o, at.x, at.y) <= voice).length : 0
  for (const { at, worth: there } of spots.slice(0, 12)) {
    if (there <= stays) break
    const move = { at: { x: Math.round(at.x * INCH), y: Math.round(at.y * INCH) } }
    if (refuseLeaderMove(seen, leader, move) === null) return { move, inHand: inHand(at) }
  }
  return { move: null, inHand: inHand(here) }
}

/** Places behind each unit, and between them. */
function* around({ own, seen }: Picture, led: readonly Piece[]): Iterable<Spot> {
  const pieces = led.length > 0 ? led : own
  if (pieces.length === 0) return
  const middles = pieces.map(({ o }) => middleOf(o))
  const centre = {
    x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
    y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
  }
  const general = leadersOf(seen, own)
  const apart = distancesOf(seen).inHand / 3
  for (const from of [centre, ...middles, ...general])
    for (const [dx, dy] of RING) yield { x: from.x + dx * apart, y: from.y + dy * apart }
}

const RING = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
] as const

function leadersOf(seen: Vf, own: readonly Piece[]): readonly Spot[] {
  const [some] = own
  if (!some) return []
  const general = armyLeaderOf(seen, some.unit.side)
  return general?.at ? [inInches(general.at)] : []
}

const nearestEnemy = ({ enemies }: Picture, at: Spot): number =>
  enemies.reduce((least, { o }) => Math.min(least, distanceTo(o, at.x, at.y)), Infinity)

/** Few lose a leader, but whoever is ridden over is out of place. */
function safety(picture: Picture, at: Spot): number {
  const { seen } = picture
  const far = nearestEnemy(picture, at)
  const safe = judged(seen, SAFE)
  return far < distancesOf(seen).clear + BASE ? -5 : far < safe ? -0.15 * (1 - far / safe) : 0
}

function brigadierWorth(
  picture: Picture,
  { heartens }: Presence,
  leader: Leader,
  led: readonly Piece[],
  at: Spot,
): number {
  const { inHand: voice, general: near, atHand } = distancesOf(picture.seen)
  const general = armyLeaderOf(picture.seen, leader.side)
  const far = general?.at ? between(inInches(general.at), at) : Infinity
  const inHand = led.reduce(
    (sum, { unit, o }) => sum + (distanceTo(o, at.x, at.y) <= voice - 0.5 ? powerOf(unit) : 0),
    0,
  )
  const holds = far <= near ? 0.25 * (heartens.get(leader.id) ?? 0) : 0
  return inHand + holds + (far <= atHand ? 0.1 : 0) + safety(picture, at)
}

/** The general where most of his brigadiers are under his eye, or those who rally. */
function generalWorth(picture: Picture, { heartens, cheers }: Presence, at: Spot): number {
  const { seen } = picture
  const { general: near, atHand } = distancesOf(seen)
  let worth = safety(picture, at)
  for (const { id, side, brigade, at: there } of seen.leaders) {
    if (side !== picture.side || brigade === null || !there) continue
    const far = between(inInches(there), at)
    const holds = far <= near ? 0.4 * (heartens.get(id) ?? 0) : 0
    worth += holds + (far <= atHand ? 0.15 : 0) - (far * 0.002) / judged(seen, 1)
  }
  for (const [{ o }, sixths] of cheers)
    if (distanceTo(o, at.x, at.y) <= near) worth += RALLIES * sixths
  return worth
}

/** What it is worth that a unit rallies one time in six more often. (6.7) */
const RALLIES = 0.05
