import { chiefOf, hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { refuseLeaderMove, refuseRide, type LeaderMove } from '../actions/leaders.ts'
import { needsMessenger } from '../actions/messenger.ts'
import {
  brigadeOf,
  isReady,
  leaderOf,
  unitsIn,
  type Brigade,
  type LeaderId,
  type Vf,
} from '../battle.ts'
import { anyLeaderMove, leaderMoves } from '../proposals/leader-moves.ts'
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
  pass: null,
  // While a brigade acts its commander can say where leaders ride then.
  beforehand(seen, { leader: id }) {
    const { side, brigade: own } = leaderOf(seen, id)
    const asked = own === null ? chiefOf(seen, side) : brigadeOf(seen, own).commander
    return seen.brigades.some(
      ({ commander, activation }) => commander === asked && ACTED.includes(activation),
    )
  },
  // Whoever says that the others stay could have said then where the leader rides.
  unsaid: (seen, { leader }, last) => last.answer !== 'done' && isLeftBehind(seen, leader),
}

/** Some unit of his is out of his voice by what it has just done: he may want to follow it. */
function isLeftBehind(seen: Vf, id: LeaderId): boolean {
  const { brigade } = leaderOf(seen, id)
  if (brigade === null) return false
  return unitsIn(seen, brigade).some((unit) => isReady(unit) && needsMessenger(seen, unit))
}

const ACTED: readonly Brigade['activation'][] = ['active', 'manoeuvring', 'done']

function isLeaderMove(answer: Json): answer is LeaderMove | null {
  if (answer === null) return true
  if (!isObject(answer)) return false
  const { at, inside } = answer
  return inside === undefined
    ? isPoint(at) && hasOnly(answer, 'at')
    : typeof inside === 'string' && hasOnly(answer, 'inside')
}
