import { seatOf, type SeatId } from '@grognard/kernel'
import { copy, type Fate, type Side, type Vf } from './battle.ts'

/** Everything lies open but the cards that a side holds, and what its deck still has. (4.0) */
export function view(battle: Vf, seat: SeatId | null): Vf {
  const seen = copy(battle)
  seen.you = seat
  const side = seat === null ? null : (seatOf(battle, seat).side as Side)
  seen.fate = { red: shown('red'), blue: shown('blue') }
  return seen

  function shown(of: Side): Fate {
    const fate = battle.fate[of]
    return of === side
      ? fate
      : { deck: null, left: fate.left, hand: null, held: fate.held, discard: fate.discard }
  }
}
