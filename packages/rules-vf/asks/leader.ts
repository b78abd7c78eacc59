import { INCH, posed, type Point } from '@grognard/geometry'
import { hasOnly, isObject, type AskKind, type Json, type Random } from '@grognard/kernel'
import { mayRide, refuseLeaderMove, refuseRide, type LeaderMove } from '../actions/leaders.ts'
import { leaderOf, type Leader, type LeaderId, type Unit, type Vf } from '../battle.ts'
import { placesWith } from '../terrain/rules.ts'
import { isPoint } from './order-form.ts'

type Args = { readonly leader: LeaderId }

/** Where a leader rides; null if nowhere. (6.8) */
export const leaderAsk: AskKind<Vf, Args, LeaderMove | null> = {
  name: 'leader',
  expects: '{at: {x, y}}, {inside: feature}, or null',
  is: isLeaderMove,
  refuse(seen, { leader: id }, move) {
    if (move === null) return null
    const leader = leaderOf(seen, id)
    return refuseRide(seen, leader) ?? refuseLeaderMove(seen, leader, move)
  },
  candidates: (seen, { leader }, n, random) => leaderMoves(seen, leaderOf(seen, leader), n, random),
  any: (seen, { leader }, random) => anyLeaderMove(seen, leaderOf(seen, leader), random),
  complete: false,
}

function isLeaderMove(answer: Json): answer is LeaderMove | null {
  if (answer === null) return true
  if (!isObject(answer)) return false
  const { at, inside } = answer
  return inside === undefined
    ? isPoint(at) && hasOnly(answer, 'at')
    : typeof inside === 'string' && hasOnly(answer, 'inside')
}

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
