import type { Json, Random } from '@grognard/kernel'
import {
  cardOf,
  editionOf,
  ordersFor,
  placesWith,
  playsAt,
  retreats,
  unitsToAct,
  unitsToMove,
  unitOf,
  unitsForInitiative,
  type BrigadeId,
  type CardPlay,
  type Order,
  type Rank,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { ControlProps } from '../../adapter.ts'
import { orderOf, planOf, type Doing, type Plan } from './plan.ts'

type Urge = { readonly initiative: { readonly card: Rank; readonly unit: UnitId } }

/** What is said instead of an order: the others stay where they are, or there is no way back. */
type Said = 'done' | 'none'

/** What is in hand before it is ordered: made by hand, or picked from what is offered. */
export type Draft = Plan | Order | Urge | Said

const isSaid = (draft: Draft | null): draft is Said => draft === 'done' || draft === 'none'

type Judge = ControlProps<Vf>['judge']
type Args = {
  readonly brigade?: BrigadeId
  readonly unit?: UnitId | null
  readonly surprise?: boolean
}

/** The asks that units are moved by, and what differs between them. */
export type Manner = {
  readonly units: (seen: Vf, args: Args) => readonly Unit[]
  /** Some orders that the rules themselves would try. */
  readonly tries: (seen: Vf, unit: Unit, random: Random) => readonly Order[]
  /** By hand, the first unless another is chosen. */
  readonly doings: (seen: Vf) => readonly [Doing, ...Doing[]]
  readonly answer: (order: Order, cards: readonly CardPlay[]) => Json
  /** What may be said instead of an order, and whether more can be done than move. */
  readonly instead: Said
  readonly isWhole: boolean
}

const SOME = 8

const one = (seen: Vf, { unit }: Args): readonly Unit[] =>
  unit === undefined || unit === null ? [] : [unitOf(seen, unit)]

/** Those actions of the edition that lead somewhere; an assault begins with whom it is against. */
function actionsByHand(seen: Vf): readonly [Doing, ...Doing[]] {
  const { actions, movesToRally } = editionOf(seen)
  return [
    'move',
    ...(['double', 'retreat'] as const).filter((doing) => actions.includes(doing)),
    ...(movesToRally ? (['rally'] as const) : []),
  ]
}

/** An action. (6.2.1) */
export const ACTING: Manner = {
  units: (seen, args) =>
    args.unit === null || args.unit === undefined
      ? unitsToAct(seen, args.brigade ?? -1)
      : one(seen, args),
  tries: (seen, unit, random) => ordersFor(seen, unit, SOME, random),
  doings: actionsByHand,
  answer: (order, cards) => (cards.length === 0 ? { order } : { order, cards }),
  instead: 'done',
  isWhole: true,
}

/** The move that Breakthrough gives. (fate.4) */
export const BREAKING: Manner = {
  ...ACTING,
  units: (seen, { brigade = -1 }) => unitsToMove(seen, brigade),
  doings: () => ['move'],
  answer: (order) => order,
  isWhole: false,
}

/** The way back of a unit that must retreat. (6.4) */
export const RETREATING: Manner = {
  ...BREAKING,
  units: one,
  tries(seen, unit, random) {
    const found: Order[] = []
    for (const order of retreats(seen, unit, random)) if (found.push(order) === SOME) break
    return found
  },
  doings: () => ['retreat'],
  instead: 'none',
}

/** What may be said instead of an order; that there is no way back, only where that is so. */
export const insteadOf = ({ instead }: Manner, judge: Judge): Said | null =>
  instead === 'done' || judge(instead) === null ? instead : null

/** Whose draft it is; null for what is said to a whole brigade. */
const ownerOf = (draft: Draft | null): UnitId | null =>
  draft !== null && !isSaid(draft) && 'unit' in draft ? draft.unit : null

/** A draft as long as it is for the unit in hand, or for the brigade. */
export function draftFor(draft: Draft | null, unit: Unit | null): Draft | null {
  const owner = ownerOf(draft)
  return owner === null || owner === unit?.id ? draft : null
}

/** The part of a draft that can be changed by hand. */
export function planIn(draft: Draft | null, unit: Unit | null): Plan | null {
  const own = draftFor(draft, unit)
  if (own === null || isSaid(own) || !unit) return null
  if ('doing' in own) return own
  return 'do' in own ? planOf(own) : null
}

/** The order that a draft is; null where it is none, or nothing is planned yet. */
export function orderIn(draft: Draft | null): Order | null {
  if (draft === null || isSaid(draft) || 'initiative' in draft) return null
  return 'doing' in draft ? orderOf(draft) : draft
}

/** What would be answered; null where nothing is planned yet. */
export function answerIn(
  draft: Draft | null,
  cards: readonly CardPlay[],
  { answer }: Manner,
): Json | null {
  if (isSaid(draft)) return draft
  if (draft !== null && 'initiative' in draft) return draft
  const order = orderIn(draft)
  return order && answer(order, cards)
}

/** Cards that may be played with a unit's order. (4.0) */
export function cardsWith(seen: Vf, { id, side }: Unit, judge: Judge): readonly CardPlay[] {
  const order: Order = { unit: id, do: 'stay' }
  return playsAt(seen, side, 'order', { unit: id }).filter(
    (play) => movesFirst(seen, side, play) || judge({ order, cards: [play] }) === null,
  )
}

/** Surprise Attack lets a unit move before it assaults. (fate.9) */
export const movesFirst = (seen: Vf, side: Side, { card }: CardPlay): boolean =>
  cardOf(seen, side, card).movesFirst === true

/** Every way to let a unit act for a card that is given up. (fate.any) */
export function urgesIn(seen: Vf, side: Side, judge: Judge): readonly Urge[] {
  const hand = seen.fate[side].hand ?? []
  return unitsForInitiative(seen)
    .flatMap(({ id }) => hand.map((card): Urge => ({ initiative: { card, unit: id } })))
    .filter((urge) => judge(urge) === null)
}

/** What needs no place on the table: to stay, to rally, to go into a place or on to the next. */
export function plainOrders(
  seen: Vf,
  { id, pose }: Unit,
  isLawful: (order: Order) => boolean,
): readonly Order[] {
  const into = pose ? 'occupy' : 'shift'
  return [
    { unit: id, do: 'stay' } as const,
    { unit: id, do: 'rally' } as const,
    ...placesWith(seen.terrain, 'defendable').map((place): Order => ({
      unit: id,
      do: into,
      feature: place.id,
    })),
  ].filter(isLawful)
}
