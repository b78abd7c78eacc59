// The form of a battle, as it comes from a file or as an umpire leaves it.

import { hasOnly, type Json, type JsonObject, type Refusal } from '../index.ts'
import { Bad, cards, list, object, oneOf, seat, text, whole } from './setup.ts'

const SIDES = ['red', 'blue'] as const
const MANY = 1_000_000

/** An object of these fields and no others, each of them judged. */
function fields(
  value: Json | undefined,
  at: string,
  all: { readonly [name: string]: (value: Json | undefined, at: string) => unknown },
): void {
  const given = object(value, at)
  const place = (name: string): string => (at === '' ? name : `${at}.${name}`)
  for (const [name, judge] of Object.entries(all)) {
    if (!Object.hasOwn(given, name)) throw new Bad(place(name), 'It is missing.')
    judge(given[name], place(name))
  }
  if (!hasOnly(given, ...Object.keys(all))) throw new Bad(at, 'There is more than belongs in it.')
}

const count = (value: Json | undefined, at: string) => whole(value ?? null, 0, MANY, at)
const name = (value: Json | undefined, at: string) => text(value ?? null, at)
const side = (value: Json | undefined, at: string) => oneOf(value ?? null, SIDES, at)
const nothing = (value: Json | undefined, at: string): void => {
  if (value !== null) throw new Bad(at, 'Nothing is needed here.')
}
const flag = (value: Json | undefined, at: string): void => {
  if (typeof value !== 'boolean') throw new Bad(at, 'True or false is needed here.')
}
const unless =
  (empty: null, judge: (value: Json | undefined, at: string) => unknown) =>
  (value: Json | undefined, at: string) => {
    if (value !== empty) judge(value, at)
  }
const each =
  (judge: (value: Json | undefined, at: string) => unknown) =>
  (value: Json | undefined, at: string) =>
    list(value, at).forEach((item, i) => judge(item, `${at}[${i}]`))
const bySide = (judge: (value: Json | undefined, at: string) => unknown) => {
  const both = { red: judge, blue: judge }
  return (value: Json | undefined, at: string) => fields(value, at, both)
}
const word =
  (...words: readonly string[]) =>
  (value: Json | undefined, at: string) =>
    oneOf(value ?? null, words, at)

function aSeat(value: Json | undefined, at: string): void {
  fields(value, at, { id: name, side, chief: flag, player: name })
  seat(value as JsonObject, 0)
}

const unit = (value: Json | undefined, at: string): void =>
  fields(value, at, { id: count, name, side, seat: name, lane: count, men: count })

const hand = (value: Json | undefined, at: string): void => {
  fields(value, at, { volley: count, cover: count, feint: count })
  cards(value, at)
}

const BATTLE = {
  seats: each(aSeat),
  outcome: unless(null, (value, at) =>
    fields(value, at, {
      winner: unless(null, name),
      name,
      why: name,
      clause: unless(null, name),
    }),
  ),
  now: unless(null, (value, at) =>
    fields(value, at, { unit: count, at: count, cards: each(word('volley', 'cover', 'feint')) }),
  ),
  you: nothing,
  turn: count,
  lastTurn: count,
  phase: word('orders', 'cards', 'shooting'),
  active: side,
  finished: each(side),
  units: each(unit),
  acted: each(count),
  orders: bySide(word('advance', 'hold')),
  holdings: bySide((value, at) => fields(value, at, { count, hand, played: hand })),
  scouted: each(side),
}

/** Why something is no battle of Picket; null if it has the form of one. */
export function refuseBattle(battle: Json): Refusal | null {
  try {
    fields(battle, '', BATTLE)
    return null
  } catch (error) {
    if (!(error instanceof Bad)) throw error
    return { clause: null, code: 'position', message: error.message }
  }
}
