import type { Knowledge, SeatId } from '@grognard/kernel'
import { copy, type Afv } from './battle.ts'

/** Everything on the table lies open; only plans not yet shown are secret, and the kernel keeps them. */
export function view(battle: Afv, seat: SeatId | null): Afv {
  const seen = copy(battle)
  seen.you = seat
  return seen
}

export function resample({ atCheckpoint }: Knowledge<Afv>): Afv {
  const battle = copy(atCheckpoint)
  battle.you = null
  return battle
}
