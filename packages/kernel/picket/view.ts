import type { Knowledge, Random, SeatId } from '../index.ts'
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
  const viewer = commandedBy(battle, seat)
  const { red, blue } = battle.holdings
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
    holdings: {
      red: sees(battle, viewer, 'red') ? red : covered(red),
      blue: sees(battle, viewer, 'blue') ? blue : covered(blue),
    },
    scouted: battle.scouted,
  }
}

function commandedBy(battle: Picket, id: SeatId | null): Side | null {
  for (const seat of battle.seats) if (seat.chief && seat.id === id) return seat.side as Side
  return null
}

const sees = (battle: Picket, viewer: Side | null, side: Side): boolean =>
  viewer !== null && (viewer === side || battle.scouted.includes(viewer))

const covered = ({ count, played }: Holding): Holding => ({ count, hand: null, played })

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
