// Picket once more, written for boardgame.io: the same state, rules, decisions and checks.
//
// It is written in the form that costs boardgame.io least. Whose turn it is stands in the state
// and not in phases, turns and stages, each change of which would run a chain of hooks; nothing is
// kept for undo; no story is told; dice and cards come with the move instead of from the plugin;
// the end is looked for in `endIf`, which reads plain objects and not immer's drafts.
import type { Game } from 'boardgame.io'
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import { startingBattle, type Decision, type Unit } from './battles.ts'

type Side = Unit['side']
type Card = 'volley' | 'cover' | 'feint'
type Cards = Record<Card, number>
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

type Shot = {
  unit: number
  at: number
  cards: Card[]
  /** What is asked: here is no suspended procedure that would know. */
  window: 'cover' | 'feint' | null
  /** The card on the table and the feints on top of it. */
  chain: { side: Side; card: Card }[]
}

type State = {
  turn: number
  lastTurn: number
  phase: 'orders' | 'shooting'
  active: Side
  finished: Side[]
  units: Mutable<Unit>[]
  /** Units that have shot or scouted this turn. */
  acted: number[]
  /** Orders chosen in secret while the other side has not yet chosen. */
  chosen: Record<Side, Order | null>
  orders: Record<Side, Order>
  holdings: Record<Side, { count: number; hand: Cards; played: Cards }>
  scouted: Side[]
  now: Shot | null
  isOver: boolean
}

type Order = 'advance' | 'hold'
type Action = 'done' | { unit: number; at?: number; volley?: true; scout?: true }
type Context = { G: State; playerID: string }
type Chance = readonly unknown[]
// Spelled out, because the linter also runs where boardgame.io is not installed.
type Result = void | 'INVALID_MOVE'

const FULL_DECK: Cards = { volley: 4, cover: 3, feint: 3 }
const CARDS = Object.keys(FULL_DECK) as Card[]
const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red')
const sideOf = (playerID: string): Side => (playerID === '0' ? 'red' : 'blue')

function newState(): State {
  const { units, lastTurn } = startingBattle()
  const noCards = (): Cards => ({ volley: 0, cover: 0, feint: 0 })
  return {
    turn: 1,
    lastTurn,
    phase: 'orders',
    active: 'red',
    finished: [],
    units: units.map((unit) => ({ ...unit })),
    acted: [],
    chosen: { red: null, blue: null },
    orders: { red: 'hold', blue: 'hold' },
    holdings: {
      red: { count: 0, hand: noCards(), played: noCards() },
      blue: { count: 0, hand: noCards(), played: noCards() },
    },
    scouted: [],
    now: null,
    isOver: false,
  }
}

/** Both choose, in any order; with the second choice the turn's cards are drawn. (2, 3) */
function order({ G, playerID }: Context, choice: Order, chance: Chance): Result {
  const side = sideOf(playerID)
  if (choice !== 'advance' && choice !== 'hold') return INVALID_MOVE
  if (G.phase !== 'orders' || G.chosen[side] !== null) return INVALID_MOVE
  G.chosen[side] = choice
  const { red, blue } = G.chosen
  if (red === null || blue === null) return
  G.orders = { red, blue }
  G.chosen = { red: null, blue: null }
  const turns = G.turn % 2 === 1 ? 'red' : 'blue'
  G.active = red === blue ? turns : red === 'advance' ? 'red' : 'blue'
  let drawn = 0
  for (const drawing of [G.active, enemyOf(G.active)]) {
    const holding = G.holdings[drawing]
    const left = (card: Card) => FULL_DECK[card] - holding.played[card] - holding.hand[card]
    if (CARDS.every((card) => left(card) === 0)) continue
    const card = chance[drawn++] as Card
    if (!(left(card) > 0)) return INVALID_MOVE
    holding.hand[card]++
    holding.count++
  }
  G.phase = 'shooting'
}

/** A unit of the active side shoots or scouts, or the side has done. (4) */
function act({ G, playerID }: Context, action: Action, chance: Chance): Result {
  const side = sideOf(playerID)
  if (G.phase !== 'shooting' || G.active !== side || G.now) return INVALID_MOVE
  if (action === 'done') return finish(G)
  if (typeof action !== 'object' || typeof action.unit !== 'number') return INVALID_MOVE
  const unit = G.units[action.unit]
  if (!unit || unit.side !== side || unit.men === 0 || G.acted.includes(unit.id))
    return INVALID_MOVE
  if (action.scout) {
    G.acted.push(unit.id)
    if (!G.scouted.includes(side)) G.scouted.push(side)
    return
  }
  if (typeof action.at !== 'number') return INVALID_MOVE
  const target = G.units[action.at]
  if (!target || target.side === side || target.men === 0) return INVALID_MOVE
  if (Math.abs(unit.lane - target.lane) > 1) return INVALID_MOVE
  if (action.volley && G.holdings[side].hand.volley === 0) return INVALID_MOVE
  G.acted.push(unit.id)
  G.now = { unit: action.unit, at: action.at, cards: [], window: null, chain: [] }
  return action.volley ? play(G, G.now, side, 'volley', chance) : offerCover(G, G.now, chance)
}

function cover({ G, playerID }: Context, plays: boolean, chance: Chance): Result {
  const side = sideOf(playerID)
  if (typeof plays !== 'boolean' || G.now?.window !== 'cover' || side === G.active)
    return INVALID_MOVE
  if (plays && G.holdings[side].hand.cover === 0) return INVALID_MOVE
  G.now.window = null
  return plays ? play(G, G.now, side, 'cover', chance) : shoot(G, G.now, chance)
}

function feint({ G, playerID }: Context, plays: boolean, chance: Chance): Result {
  const side = sideOf(playerID)
  if (typeof plays !== 'boolean' || G.now?.window !== 'feint') return INVALID_MOVE
  if (G.now.chain.at(-1)?.side === side) return INVALID_MOVE
  if (plays && G.holdings[side].hand.feint === 0) return INVALID_MOVE
  return plays ? play(G, G.now, side, 'feint', chance) : resolve(G, G.now, chance)
}

/** Plays a card; whoever may hold a feint is asked before it stands. (6) */
function play(G: State, now: Shot, side: Side, card: Card, chance: Chance): Result {
  const holding = G.holdings[side]
  holding.hand[card]--
  holding.played[card]++
  holding.count--
  now.chain.push({ side, card })
  if (G.holdings[enemyOf(side)].count === 0) return resolve(G, now, chance)
  now.window = 'feint'
}

/** No further feint: the last card stands, the one before it does not, and so on down. (6) */
function resolve(G: State, now: Shot, chance: Chance): Result {
  const card = now.chain[0]?.card as Card
  if (now.chain.length % 2 === 1) now.cards.push(card)
  now.chain = []
  now.window = null
  return card === 'volley' ? offerCover(G, now, chance) : shoot(G, now, chance)
}

function offerCover(G: State, now: Shot, chance: Chance): Result {
  if (G.holdings[enemyOf(G.active)].count === 0) return shoot(G, now, chance)
  now.window = 'cover'
}

function shoot(G: State, { unit, at, cards }: Shot, chance: Chance): Result {
  const enemy = enemyOf(G.active)
  const shooter = G.units[unit] as Unit
  const target = G.units[at] as Mutable<Unit>
  let dice = shooter.men // 5
  if (G.orders[enemy] === 'hold') dice = Math.ceil(dice / 2) // 5.1
  if (cards.includes('volley')) dice += 2 // 6
  if (cards.includes('cover')) dice = Math.ceil(dice / 2)
  const needs = G.orders[G.active] === 'advance' ? 4 : 5
  const faces = chance[0] as readonly number[]
  if (faces.length !== dice) return INVALID_MOVE
  const hits = faces.filter((face) => face >= needs).length
  if (hits > 0) target.men = Math.max(0, target.men - hits) // 1
  G.now = null
}

/** The active side has done: the other's turn, or the next turn. */
function finish(G: State): void {
  const isFirst = G.finished.length === 0
  G.finished = isFirst ? [G.active] : []
  G.active = enemyOf(G.active)
  if (isFirst) return
  G.phase = 'orders'
  G.scouted = []
  G.acted = []
  if (G.turn < G.lastTurn) G.turn++
  else G.isOver = true
}

/** A side without men loses; after the last turn more men win. (7) */
function winner({ units, isOver }: State): Side | 'draw' | undefined {
  let red = 0
  let blue = 0
  for (const { side, men } of units) {
    if (side === 'red') red += men
    else blue += men
  }
  if (!isOver && red > 0 && blue > 0) return undefined
  return red === blue ? 'draw' : red > blue ? 'red' : 'blue'
}

const game: Game<State> = {
  name: 'picket',
  disableUndo: true,
  setup: newState,
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => winner(G),
  moves: { order, act, cover, feint },
}

const reduce = CreateGameReducer({ game })

export type Move = Parameters<typeof reduce>[1]
export type Match = ReturnType<typeof reduce>

/** A decision as the action that boardgame.io's client would dispatch for it. */
export const moveOf = ({ seat, ask, answer, chance }: Decision): Move => ({
  type: 'MAKE_MOVE',
  payload: {
    type: ask,
    args: [answer, chance],
    playerID: seat === 'red' ? '0' : '1',
  },
})

export const newMatch = (): Match => InitializeGame({ game, numPlayers: 2 })

/**
 * Plays moves through the reducer alone. The client adds a store, a log and subscribers to the same
 * reducer, and would only be slower.
 */
export function playMoves(match: Match, moves: readonly Move[]): Match {
  let now = match
  for (const move of moves) {
    now = reduce(now, move)
    if (now.transients?.error) throw new Error(`boardgame.io refused ${JSON.stringify(move)}`)
  }
  return now
}
