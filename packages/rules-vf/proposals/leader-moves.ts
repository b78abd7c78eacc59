// Where leaders might ride, or be set up when they were moved over. (6.3.2, 6.8)

import { INCH, posed, type Point } from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import { mayRide, refuseLeaderMove, type LeaderMove } from '../actions/leaders.ts'
import { leaderSpots, WAYS } from '../actions/moved-over.ts'
import type { Leader, Unit, Vf } from '../battle.ts'
import { placesWith } from '../terrain/rules.ts'

const MOST = 2
const TRIES = 6

/** To stay, or some ways to ride. */
export const leaderMoves = (
  seen: Vf,
  leader: Leader,
  n: number,
  random: Random,
): readonly (LeaderMove | null)[] =>
  [null, ...rides(seen, leader, Math.min(n - 1, MOST), random)].slice(0, n)

export const anyLeaderMove = (seen: Vf, leader: Leader, random: Random): LeaderMove | null =>
  random.below(MOST + 1) === 0 ? null : anyRide(seen, leader, random)

/** Some places behind the units that it leads, and the features at hand. */
function rides(seen: Vf, leader: Leader, n: number, random: Random): readonly LeaderMove[] {
  if (!mayRide(seen, leader)) return []
  const found: LeaderMove[] = placesWith(seen.terrain, 'defendable')
    .map(({ id }) => ({ inside: id }))
    .filter((move) => refuseLeaderMove(seen, leader, move) === null)
  const led = ledBy(seen, leader)
  for (let i = 0; i < TRIES && found.length < n; i++) {
    const move = placeNear(seen, led, random)
    if (refuseLeaderMove(seen, leader, move) === null) found.push(move)
  }
  return found
}

/** The first place that will do, now and then in a feature. */
function anyRide(seen: Vf, leader: Leader, random: Random): LeaderMove | null {
  if (!mayRide(seen, leader)) return null
  const shelters = random.below(TRIES) === 0 ? placesWith(seen.terrain, 'defendable') : []
  for (const { id } of shelters)
    if (refuseLeaderMove(seen, leader, { inside: id }) === null) return { inside: id }
  const led = ledBy(seen, leader)
  for (let i = 0; i < TRIES; i++) {
    const move = placeNear(seen, led, random)
    if (refuseLeaderMove(seen, leader, move) === null) return move
  }
  return null
}

const ledBy = ({ units }: Vf, leader: Leader): readonly Unit[] =>
  units.filter(
    ({ side, brigade, pose }) =>
      pose && side === leader.side && (leader.brigade === null || brigade === leader.brigade),
  )

/** A place behind one of these units, or anywhere. */
function placeNear(seen: Vf, led: readonly Unit[], random: Random): LeaderMove {
  const unit = led.length > 0 && random.below(4) > 0 ? random.pick(led) : null
  const { x, y } = unit?.pose
    ? posed(unit.pose, INCH * (random.below(13) - 6), INCH * (2 + random.below(8)))
    : anywhere(seen, random)
  return { at: { x, y } }
}

const anywhere = ({ terrain }: Vf, random: Random): Point => ({
  x: random.below(terrain.width),
  y: random.below(terrain.height),
})

/** Some of these places, from any way on. */
export function someSpots(seen: Vf, leader: Leader, n: number, random: Random): readonly Point[] {
  const found: Point[] = []
  for (const spot of leaderSpots(seen, leader, random.below(WAYS))) {
    if (found.length >= Math.min(n, WAYS)) break
    found.push(spot)
  }
  return found
}
