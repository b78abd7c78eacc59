import type { Refusal } from './ask.ts'
import type { SeatId } from './battle.ts'
import { isOver } from './course.ts'
import { give, openTo, settle, type Host } from './host.ts'
import type { Json } from './json.ts'
import { refusal } from './refusals.ts'

/**
 * Answers the first question that is open to the seat, and lets the battle go on to the next
 * decision. For whoever sits beside the host: an answer that travels cites a number (`give`).
 */
export function answer(host: Host, seat: SeatId, given: Json): Refusal | null {
  const stuck = settle(host)
  if (stuck) return stuck
  if (isOver(host.course)) return refusal('over', 'The battle is over.')
  const [open] = openTo(host, seat)
  if (!open) return refusal('nothing-asked', `Nothing is asked of the seat '${seat}'.`, { seat })
  return give(host, seat, open.number, given) ?? settle(host)
}
