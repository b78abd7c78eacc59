import { seatsOf, type AskKind, type SeatId } from '@grognard/kernel'
import type { Side, Vf } from '../battle.ts'
import { refused } from '../refusals/refused.ts'

/** Who commands each brigade of a side: a seat for each, in their order. (A4.0) */
export const allotAsk: AskKind<Vf, { readonly side: Side }, readonly SeatId[]> = {
  name: 'allot',
  expects: 'a list of seats, one for each brigade of the side',
  is: (answer): answer is readonly SeatId[] =>
    Array.isArray(answer) && answer.every((seat) => typeof seat === 'string'),
  refuse(seen, { side }, seats) {
    const brigades = seen.brigades.filter((brigade) => brigade.side === side).length
    const own = seatsOf(seen, side)
    if (seats.length !== brigades)
      return refused('vf2:A4.0', 'allot-all', { brigades, count: seats.length })
    const stranger = seats.find((seat) => !own.includes(seat))
    return stranger === undefined ? null : refused('vf2:1.4', 'no-commander', { seat: stranger })
  },
  candidates(seen, { side }, n, random) {
    const own = seatsOf(seen, side)
    const brigades = seen.brigades.filter((brigade) => brigade.side === side)
    return Array.from({ length: Math.min(n, 4) }, () => {
      const first = random.below(own.length)
      return brigades.map((_, i) => own[(first + i) % own.length] as SeatId)
    })
  },
  complete: false,
}
