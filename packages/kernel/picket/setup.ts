import {
  faultsOfSeats,
  isObject,
  type Result,
  type Json,
  type JsonObject,
  type Seat,
  type SetUp,
} from '../index.ts'
import {
  countOf,
  FULL_DECK,
  NO_CARDS,
  without,
  type Cards,
  type Picket,
  type Side,
  type Unit,
} from './battle.ts'
import { clause, type PicketClause } from './clauses.ts'

export class Bad extends Error {
  readonly cited: PicketClause | null
  constructor(at: string, message: string, cited: PicketClause | null = null) {
    super(`${at}: ${message}`)
    this.cited = cited
  }
}

/** A position may start anywhere: only units are needed, the rest has its usual value. */
export function setUp({ position, options }: SetUp): Result<Picket> {
  try {
    const battle = parsed(position, options)
    const [fault] = faults(battle)
    if (fault !== undefined) throw new Bad('position', fault)
    return { ok: true, value: battle }
  } catch (error) {
    if (!(error instanceof Bad)) throw error
    return { ok: false, refusal: { clause: error.cited, code: 'position', message: error.message } }
  }
}

function parsed(position: Json, options: JsonObject): Picket {
  if (!isObject(position)) throw new Bad('position', 'A position is an object.')
  for (const key of Object.keys(position))
    if (
      !['seats', 'units', 'acted', 'turn', 'turns', 'phase', 'active', 'orders', 'hands'].includes(
        key,
      )
    )
      throw new Bad(key, 'Picket knows no such part of a position.')
  const seats =
    position['seats'] === undefined ? USUAL_SEATS : list(position['seats'], 'seats').map(seat)
  const units = list(position['units'], 'units').map((unit, i) => unitAt(unit, i, seats))
  const hands = position['hands'] === undefined ? {} : object(position['hands'], 'hands')
  const holding = (side: Side) => {
    const hand = hands[side] === undefined ? NO_CARDS : cards(hands[side], `hands.${side}`)
    return { count: countOf(hand), hand, played: NO_CARDS }
  }
  const orders = position['orders'] === undefined ? {} : object(position['orders'], 'orders')
  const order = (side: Side) =>
    oneOf(orders[side] ?? 'hold', ['hold', 'advance'] as const, `orders.${side}`)
  const turns = whole(position['turns'] ?? 6, 1, 99, 'turns')
  return {
    seats,
    outcome: null,
    now: null,
    you: null,
    turn: whole(position['turn'] ?? 1, 1, turns, 'turn'),
    lastTurn: turns + (options['long'] === true ? 2 : 0),
    phase: oneOf(position['phase'] ?? 'orders', ['orders', 'cards', 'shooting'] as const, 'phase'),
    active: oneOf(position['active'] ?? 'red', ['red', 'blue'] as const, 'active'),
    finished: [],
    units,
    acted: list(position['acted'] ?? [], 'acted').map((id) =>
      whole(id, 0, units.length - 1, 'acted'),
    ),
    orders: { red: order('red'), blue: order('blue') },
    holdings: { red: holding('red'), blue: holding('blue') },
    scouted: [],
  }
}

const USUAL_SEATS: readonly Seat[] = [
  { id: 'red', side: 'red', chief: true, player: 'red' },
  { id: 'blue', side: 'blue', chief: true, player: 'blue' },
]

const MOST_MEN = 6

function unitAt(value: Json, id: number, seats: readonly Seat[]): Unit {
  const at = `units[${id}]`
  const unit = object(value, at)
  const side = oneOf(unit['side'] ?? null, ['red', 'blue'] as const, `${at}.side`)
  const commander = unit['seat'] ?? seats.find((s) => s.side === side && s.chief)?.id
  if (!seats.some((s) => s.id === commander && s.side === side))
    throw new Bad(
      `${at}.seat`,
      `No seat of the ${side} side is called ${JSON.stringify(commander)}.`,
    )
  return {
    id,
    name: text(unit['name'] ?? `${side} ${id + 1}`, `${at}.name`),
    side,
    seat: commander as string,
    lane: whole(unit['lane'] ?? null, 0, 99, `${at}.lane`),
    men: whole(unit['men'] ?? null, 1, MOST_MEN, `${at}.men`, 'picket:1'),
  }
}

export function seat(value: Json, i: number): Seat {
  const given = object(value, `seats[${i}]`)
  const id = text(given['id'] ?? null, `seats[${i}].id`)
  return {
    id,
    side: oneOf(given['side'] ?? null, ['red', 'blue'] as const, `seats[${i}].side`),
    chief: given['chief'] === true,
    player: text(given['player'] ?? id, `seats[${i}].player`),
  }
}

export const list = (value: Json | undefined, at: string): readonly Json[] => {
  if (!Array.isArray(value)) throw new Bad(at, 'A list is needed here.')
  return value as readonly Json[]
}

export const object = (value: Json | undefined, at: string): JsonObject => {
  if (!isObject(value)) throw new Bad(at, 'An object is needed here.')
  return value
}

export const text = (value: Json, at: string): string => {
  if (typeof value !== 'string' || value === '') throw new Bad(at, 'A name is needed here.')
  return value
}

export const whole = (
  value: Json,
  from: number,
  to: number,
  at: string,
  cited: PicketClause | null = null,
) => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to)
    return value
  throw new Bad(at, `A whole number from ${from} to ${to} is needed here.`, cited)
}

export const oneOf = <T extends string>(value: Json, words: readonly T[], at: string): T => {
  const word = words.find((w) => w === value)
  if (word === undefined) throw new Bad(at, `One of ${words.join(', ')} is needed here.`)
  return word
}

export function cards(value: Json | undefined, at: string): Cards {
  const given = object(value, at)
  const hand = { ...NO_CARDS }
  for (const [card, n] of Object.entries(given)) {
    const name = oneOf(card, ['volley', 'cover', 'feint'] as const, at)
    hand[name] = whole(n ?? null, 0, FULL_DECK[name], `${at}.${name}`, clause('picket:3'))
  }
  return hand
}

/** What must hold in any battle. */
export function faults(battle: Picket): readonly string[] {
  const wrong: string[] = faultsOfSeats(battle.seats).map(({ message }) => message)
  for (const side of ['red', 'blue'] as const) {
    if (!battle.units.some((unit) => unit.side === side))
      wrong.push(`The ${side} side has no units.`)
    const { count, hand, played } = battle.holdings[side]
    if (hand === null || countOf(hand) !== count)
      wrong.push(`The ${side} hand does not hold the ${count} cards it is said to.`)
    else if (Object.values(without(without(FULL_DECK, played), hand)).some((left) => left < 0))
      wrong.push(`The ${side} side has more cards than there are.`)
  }
  for (const [i, unit] of battle.units.entries()) {
    if (unit.id !== i) wrong.push(`Unit ${i} calls itself ${unit.id}.`)
    if (!Number.isInteger(unit.men) || unit.men < 0 || unit.men > MOST_MEN)
      wrong.push(`${unit.name} has ${unit.men} men; a unit has 0 to ${MOST_MEN}.`)
  }
  return wrong
}
