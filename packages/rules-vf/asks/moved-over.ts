import type { Point } from '@grognard/geometry'
import type { AskKind } from '@grognard/kernel'
import { refuseSpot } from '../actions/moved-over.ts'
import { leaderOf, type LeaderId, type Vf } from '../battle.ts'
import { someSpots } from '../proposals/leader-moves.ts'
import { isPoint } from './order-form.ts'

/** Where a leader who was moved over is set up. (6.3.2) */
export const movedOver: AskKind<Vf, { readonly leader: LeaderId }, Point> = {
  name: 'moved over',
  expects: '{x, y}: a place within 6" of the nearest unit of its side',
  is: (answer): answer is Point => isPoint(answer),
  refuse: (seen, { leader }, at) => refuseSpot(seen, leaderOf(seen, leader), at),
  candidates: (seen, { leader }, n, random) => someSpots(seen, leaderOf(seen, leader), n, random),
  complete: false,
}
