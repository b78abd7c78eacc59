import type { Battle, Outcome, Seat, SeatId } from '../index.ts'
import type { Side, Unit } from './unit.ts'

export type { Side, Unit } from './unit.ts'
export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red')

export type Card = 'volley' | 'cover' | 'feint'
export type Cards = { readonly [card in Card]: number }

/** What each side's deck holds at the start. (picket:3) */
export const FULL_DECK: Cards = { volley: 4, cover: 3, feint: 3 }
export const NO_CARDS: Cards = { volley: 0, cover: 0, feint: 0 }

export type Order = 'advance' | 'hold'

/** A side's cards; the hand is null for whoever may not see it. The deck is all the rest. */
export type Holding = {
  readonly count: number
  readonly hand: Cards | null
  readonly played: Cards
}

/** The shot in hand, and the cards that have been played on it. */
export type Shot = { readonly unit: number; readonly at: number; readonly cards: readonly Card[] }

/** The battle; and, with some hands null, the battle as a seat sees it. */
export interface Picket extends Battle {
  outcome: Outcome | null
  seats: readonly Seat[]
  now: Shot | null
  /** Whose view this is; null in the battle itself and for spectators. */
  you: SeatId | null
  turn: number
  lastTurn: number
  phase: 'orders' | 'cards' | 'shooting'
  active: Side
  /** Sides that have done with this phase. */
  finished: readonly Side[]
  units: readonly Unit[]
  /** Units that have shot or scouted this turn. */
  acted: readonly number[]
  orders: { readonly [side in Side]: Order }
  holdings: { readonly [side in Side]: Holding }
  /** Sides that were shown the enemy hand this turn. */
  scouted: readonly Side[]
}

/** The same battle, free to go its own way. */
export const copy = (battle: Picket): Picket => ({
  seats: battle.seats,
  outcome: battle.outcome,
  now: battle.now,
  you: battle.you,
  turn: battle.turn,
  lastTurn: battle.lastTurn,
  phase: battle.phase,
  active: battle.active,
  finished: battle.finished,
  units: battle.units,
  acted: battle.acted,
  orders: battle.orders,
  holdings: battle.holdings,
  scouted: battle.scouted,
})

export function replaceUnit(battle: Picket, unit: Unit): void {
  const units = battle.units.slice()
  units[unit.id] = unit
  battle.units = units
}

// Asked by name: engines find a field faster by a name than by a variable.
export const orderOf = ({ orders }: Picket, side: Side): Order =>
  side === 'red' ? orders.red : orders.blue

export const holdingOf = ({ holdings }: Picket, side: Side): Holding =>
  side === 'red' ? holdings.red : holdings.blue

export function changeHolding(battle: Picket, side: Side, change: Partial<Holding>): void {
  const { red, blue } = battle.holdings
  const before = holdingOf(battle, side)
  const { count = before.count, hand = before.hand, played = before.played } = change
  const changed = { count, hand, played }
  battle.holdings = side === 'red' ? { red: changed, blue } : { red, blue: changed }
}

export const withCard = ({ volley, cover, feint }: Cards, card: Card, n: 1 | -1): Cards => ({
  volley: card === 'volley' ? volley + n : volley,
  cover: card === 'cover' ? cover + n : cover,
  feint: card === 'feint' ? feint + n : feint,
})

export const without = (cards: Cards, gone: Cards): Cards => ({
  volley: cards.volley - gone.volley,
  cover: cards.cover - gone.cover,
  feint: cards.feint - gone.feint,
})

export const countOf = (cards: Cards): number => cards.volley + cards.cover + cards.feint

export const menOf = (battle: Picket, side: Side): number =>
  battle.units.reduce((men, unit) => men + (unit.side === side ? unit.men : 0), 0)
