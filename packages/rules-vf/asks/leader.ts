import { INCH, posed, type Point } from '@grognard/geometry'
import { isObject, type AskKind, type Json, type Random } from '@grognard/kernel'
import { mayRide, refuseLeaderMove, type LeaderMove } from '../actions/leaders.ts'
import { leaderOf, type Leader, type LeaderId, type Vf } from '../battle.ts'
import { placesWith } from '../terrain/rules.ts'
import { isPoint } from './order-form.ts'
import { refused } from './refused.ts'

type Args = { readonly leader: LeaderId }

/** Where a leader rides; null if nowhere. (6.8) */
export const leaderAsk: AskKind<Vf, Args, LeaderMove | null> = {
  name: 'leader',
  expects: '{at: {x, y}}, {inside: feature}, or null',
  is: isLeaderMove,
  refuse(seen, { leader: id }, move) {
    if (move === null) return null
    const leader = leaderOf(seen, id)
    return mayRide(seen, leader)
      ? refuseLeaderMove(seen, leader, move)
      : refused('vf2:6.8', 'leader-away', { leader: leader.name })
  },
  candidates: (seen, { leader }, n, random) =>
    [null, ...rides(seen, leaderOf(seen, leader), Math.min(n - 1, MOST), random)].slice(0, n),
  any(seen, { leader }, random) {
    if (random.below(MOST + 1) === 0) return null
    const found = rides(seen, leaderOf(seen, leader), 1, random)
    return found.length > 0 ? random.pick(found) : null
  },
  complete: false,
}

function isLeaderMove(answer: Json): answer is LeaderMove | null {
  if (answer === null) return true
  if (!isObject(answer) || Object.keys(answer).length !== 1) return false
  return typeof answer['inside'] === 'string' || isPoint(answer['at'])
}

const MOST = 2
const TRIES = 6

/** Some places behind the units that it leads, and the features at hand. */
function rides(seen: Vf, leader: Leader, n: number, random: Random): readonly LeaderMove[] {
  if (!mayRide(seen, leader)) return []
  const found: LeaderMove[] = placesWith(seen.terrain, 'defendable')
    .map(({ id }) => ({ inside: id }))
    .filter((move) => refuseLeaderMove(seen, leader, move) === null)
  const led = seen.units.filter(
    ({ side, brigade, pose }) =>
      pose && side === leader.side && (leader.brigade === null || brigade === leader.brigade),
  )
  for (let i = 0; i < TRIES && found.length < n; i++) {
    const unit = led.length > 0 && random.below(4) > 0 ? random.pick(led) : null
    const at = unit?.pose
      ? posed(unit.pose, INCH * (random.below(13) - 6), INCH * (2 + random.below(8)))
      : anywhere(seen, random)
    const move = { at: { x: at.x, y: at.y } }
    if (refuseLeaderMove(seen, leader, move) === null) found.push(move)
  }
  return found
}

const anywhere = ({ terrain }: Vf, random: Random): Point => ({
  x: random.below(terrain.width),
  y: random.below(terrain.height),
})
