import type { Knowledge, Random, SeatId } from '../../index.ts'
import {
  changeHolding,
  countOf,
  FULL_DECK,
  withCard,
  without,
  type Card,
  type Holding,
  type Picket,
  type Side,
} from './battle.ts'

/** Everything but the hands; and those to the commander whose they are or whom scouts told. (3, 4.1) */
export function view(battle: Picket, seat: SeatId | null): Picket {
  const chief = battle.seats.find(({ id, chief }) => chief && id === seat)
  const shown = (side: Side): Holding => {
    const holding = battle.holdings[side]
    const mine = chief !== undefined
    const sees = mine && (chief.side === side || battle.scouted.includes(chief.side as Side))
    return sees ? holding : { count: holding.count, hand: null, played: holding.played }
  }
  return {
    seats: battle.seats,
    outcome: battle.outcome,
    now: battle.now,
    you: seat,
    turn: battle.turn,
    lastTurn: battle.lastTurn,
    phase: battle.phase,
    active: battle.active,
    finished: battle.finished,
    units: battle.units,
    acted: battle.acted,
    orders: battle.orders,
    holdings: { red: shown('red'), blue: shown('blue') },
    scouted: battle.scouted,
  }
}

/** A battle that looks like this: unseen hands are dealt anew from what was not played. */
export function resample({ atCheckpoint, seen }: Knowledge<Picket>, random: Random): Picket {
  const battle: Picket = { ...atCheckpoint, you: null }
  for (const side of ['red', 'blue'] as const) {
    const { hand, count, played } = atCheckpoint.holdings[side]
    if (hand) continue
    // What has been played since was in the hand then.
    let dealt = without(seen.holdings[side].played, played)
    for (let i = countOf(dealt); i < count; i++) {
      const left = Object.entries(without(without(FULL_DECK, played), dealt))
      const pack = left.flatMap(([card, n]) => Array.from({ length: n }, () => card as Card))
      dealt = withCard(dealt, random.pick(pack), 1)
    }
    changeHolding(battle, side, { hand: dealt })
  }
  return battle
}
