// What a unit is ordered to do: its assaults, its moves, to rally, or to stay. (6.2.1)

import { INCH } from '@grognard/geometry'
import { chanceInThirtySixths } from '@grognard/toolkit'
import {
  asIf,
  editionOf,
  isEngaged,
  needsMessenger,
  messengerTest,
  placeOf,
  refuseOrder,
  retreats,
  stanceAfter,
  unitsToAct,
  type BrigadeId,
  type Order,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Random } from '@grognard/kernel'
import type { Budget } from '../../budget.ts'
import { distancesOf } from '../features/distances.ts'
import { goesOverClosed, standsOnClosed } from '../features/ground.ts'
import {
  areApart,
  areWithin,
  gap,
  gapToNearest,
  middleOf,
  oblongAt,
  oblongOf,
} from '../features/oblong.ts'
import { pieceAt, pieceInside, type Piece, type Picture } from '../features/picture.ts'
import type { Goal } from '../plan/goals.ts'
import { assaultsOf, worthOfStaying, type AssaultPlan } from './assaults.ts'
import { canRally, NOT_RALLIED, rallied, type Rallied } from './rallying.ts'
import {
  isFinal,
  lastingWorth,
  pictureWithout,
  standingWorth,
  sumOf,
  worthBeyond,
  type Parts,
} from './standing.ts'
import type { Wish } from './wish.ts'
import { shortened, wishesFor } from './wishes.ts'

/** An order with what it is worth, and what the place where the unit stands is worth. */
export type Choice = {
  readonly order: Order
  readonly worth: number
  readonly stays: number
  readonly parts: Parts | null
  readonly now: Parts
  readonly assault: AssaultPlan | null
  readonly engaged: boolean
  /** Losses that come back on average if it rallies. */
  readonly rallied: number
}

/** A move is not made for less: whoever moves for every trifle never arrives. */
const TRIFLE = 0.04
/** On the last turn nothing is a trifle. */
const LAST = 0.005
/** And an assault not for less. */
export const LEAST_ASSAULT = 0.03
/** Moves that are put to the judge before a unit stays where it is. */
const MOST_JUDGED = 10
const TOUCHING = 0.03

/** The unit of a brigade that acts next: who can assault first, then from the front to the rear. */
export function nextToAct(
  picture: Picture,
  brigade: BrigadeId,
  strikes: ReadonlyMap<UnitId, unknown>,
): Unit | null {
  const units = unitsToAct(picture.seen, brigade)
  const nearness = ({ id }: Unit): number => {
    const piece = picture.byId.get(id)
    if (!piece) return Infinity
    if (strikes.has(id)) return -1
    return gapToNearest(piece.o, picture.enemies)
  }
  const [first] = units
    .map((unit) => ({ unit, near: nearness(unit) }))
    .toSorted((a, b) => a.near - b.near || a.unit.id - b.unit.id)
  return first?.unit ?? null
}

export function bestOrder(
  picture: Picture,
  unit: Unit,
  goal: Goal | null,
  random: Random,
  budget: Budget,
): Choice {
  const piece = picture.byId.get(unit.id) as Piece
  const without = pictureWithout(picture, unit.id)
  const now = standingWorth(without, piece, goal)
  const engaged = isEngaged(picture.seen, unit)
  const stays = engaged ? now.objectives + now.task + worthOfStaying(picture, unit) : sumOf(now)
  const stay = staying(unit, now, stays, engaged)
  const choices = [stay, ...rallies(picture, unit, stay)]
  if (!engaged && !piece.condition.shaken) choices.push(...assaults(picture, piece, stay))
  const best = choices.reduce((a, b) => (b.worth > a.worth ? b : a))
  const { mayAct } = editionOf(picture.seen)
  const moved = !mayAct(unit, engaged ? 'retreat' : 'move')
    ? null
    : engaged
      ? withdrawal(without, unit, goal, stay, random)
      : bestMove(
          without,
          unit,
          goal,
          stay,
          Math.max(best.worth, stays + (isFinal(picture) ? LAST : TRIFLE)),
          budget,
        )
  return byMessenger(picture, unit, moved && moved.worth > best.worth ? moved : best, stay)
}

const staying = ({ id }: Unit, now: Parts, stays: number, engaged: boolean): Choice => ({
  order: { unit: id, do: 'stay' },
  worth: stays,
  stays,
  parts: null,
  now,
  assault: null,
  engaged,
  rallied: 0,
})

/** What does not arrive is not done. (6.2.2) */
function byMessenger({ seen }: Picture, unit: Unit, choice: Choice, stay: Choice): Choice {
  if (choice.order.do === 'stay' || !needsMessenger(seen, unit)) return choice
  const arrives = chanceInThirtySixths(messengerTest(seen, unit)) / 36
  return { ...choice, worth: arrives * choice.worth + (1 - arrives) * stay.worth }
}

function rallies({ seen }: Picture, unit: Unit, stay: Choice): readonly Choice[] {
  if (!canRally(seen, unit)) return []
  const { back, gain } = rallied(seen, unit)
  const order: Order = { unit: unit.id, do: 'rally' }
  return [{ ...stay, order, worth: stay.worth + gain, rallied: back }]
}

/**
 * An assault leaves its place and is not shot at. For objectives count its own figures, and that
 * those of the enemy are gone if he routs.
 */
function assaults(picture: Picture, piece: Piece, stay: Choice): readonly Choice[] {
  return assaultsOf(picture, piece, LEAST_ASSAULT).flatMap((plan) => {
    if (plan.worth < LEAST_ASSAULT || !('way' in plan.order)) return []
    const pose = plan.order.way.at(-1)
    if (!pose) return []
    const end = pieceAt(picture.seen, piece.unit, { formation: piece.formation, pose })
    const without = pictureWithout(picture, piece.unit.id)
    const { rout } = plan.odds.target
    const enemy = picture.byId.get(plan.target) ?? null
    const objectives =
      (1 - rout) * lastingWorth(without, end) + rout * lastingWorth(without, end, enemy)
    const worth = plan.worth + objectives + stay.now.support
    return [{ ...stay, order: plan.order, worth, assault: plan }]
  })
}

type Weighed = { readonly wish: Wish; readonly worth: number; readonly parts: Parts }

/** The best place that it may go to, if one is better than this. */
function bestMove(
  picture: Picture,
  unit: Unit,
  goal: Goal | null,
  stay: Choice,
  floor: number,
  budget: Budget,
  only: readonly Order['do'][] | null = null,
): Choice | null {
  const at = goal?.at ?? middleOf((picture.byId.get(unit.id) as Piece).o)
  const weighed: Weighed[] = []
  const { seen } = picture
  const isLawful = ({ order }: Wish): boolean =>
    only ? only.includes(order.do) : editionOf(seen).refuseAction(seen, unit, order) === null
  for (const wish of wishesFor(picture, unit, at)) {
    if (!isLawful(wish)) continue
    const piece = pieceFor(picture, unit, wish)
    if (!piece || !isFree(picture, piece) || isCutOff(picture, unit, wish)) continue
    if (!budget.spend()) break
    const { gain } = ralliedThere(seen, unit, wish)
    const parts = worthBeyond(picture, piece, goal, floor - gain)
    if (parts) weighed.push({ wish, worth: sumOf(parts) + gain, parts })
  }
  weighed.sort((a, b) => b.worth - a.worth)
  let best: Choice | null = null
  for (const { wish, worth, parts } of weighed.slice(0, MOST_JUDGED)) {
    if (best && worth <= best.worth) break
    const refused = refuseOrder(seen, wish.order)
    const { back } = ralliedThere(seen, unit, wish)
    if (!refused) return { ...stay, order: wish.order, worth, parts, rallied: back }
    const shorter =
      refused.code === 'way-too-long' ? shortened(seen, unit, wish, refused.data) : null
    const there = shorter && weighedAt(picture, unit, goal, shorter)
    if (there && there.worth > (best?.worth ?? floor) && !refuseOrder(seen, shorter.order))
      best = { ...stay, order: shorter.order, ...there }
  }
  return best
}

/** What rallying at the end of its way brings a unit, where its order says so. */
const ralliedThere = (seen: Vf, unit: Unit, { order, stance }: Wish): Rallied =>
  order.do === 'rally' && stance ? rallied(asIf(seen, unit, stance), unit) : NOT_RALLIED

function weighedAt(picture: Picture, unit: Unit, goal: Goal | null, wish: Wish) {
  const piece = pieceFor(picture, unit, wish)
  if (!piece || !isFree(picture, piece)) return null
  const parts = standingWorth(picture, piece, goal)
  const { back, gain } = ralliedThere(picture.seen, unit, wish)
  return { parts, worth: sumOf(parts) + gain, rallied: back }
}

/** The best move alone, for whoever may do nothing else; null if it stays. (fate.4) */
export function bestMoveOf(
  picture: Picture,
  unit: Unit,
  goal: Goal | null,
  budget: Budget,
): Choice | null {
  const piece = picture.byId.get(unit.id)
  if (!piece || piece.engaged) return null
  const without = pictureWithout(picture, unit.id)
  const now = standingWorth(without, piece, goal)
  const stays = sumOf(now)
  const stay = staying(unit, now, stays, false)
  return bestMove(without, unit, goal, stay, stays + TRIFLE, budget, ['move'])
}

/** The unit as it would be then. */
export function pieceFor(picture: Picture, unit: Unit, { stance, inside }: Wish): Piece | null {
  const { seen } = picture
  if (stance) return pieceAt(seen, unit, stance)
  const place = inside === null ? undefined : placeOf(seen.terrain, inside)
  if (!place || inside === null) return null
  return pieceInside(seen, unit, oblongOf(place.ground), inside)
}

/** Not on top of a friend, not too near an enemy, and on the table. */
function isFree({ seen, own, enemies }: Picture, { o, isInside }: Piece): boolean {
  if (isInside) return true
  const { away } = distancesOf(seen)
  const { width, height } = seen.terrain
  const { x, y } = middleOf(o)
  if (x < 0.5 || y < 0.5 || x > width / INCH - 0.5 || y > height / INCH - 0.5) return false
  for (let i = 0; i < own.length; i++) if (isTouching(own[i] as Piece, o)) return false
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Piece
    if (!enemy.isInside && !areApart(enemy.o, o, away) && gap(enemy.o, o) < away) return false
  }
  return !standsOnClosed(seen.terrain, o)
}

const isTouching = (friend: Piece, o: Piece['o']): boolean =>
  !friend.isInside && areWithin(friend.o, o, TOUCHING)

/** Closed ground lies in the way, or an enemy is too near to double. */
function isCutOff({ seen, own, enemies }: Picture, unit: Unit, { order, stance }: Wish): boolean {
  const way = 'again' in order ? order.again[0] : 'way' in order ? order.way?.[0] : undefined
  if (!way || !stance || !unit.pose) return false
  const start = ('before' in order ? order.before : undefined) ?? {
    formation: unit.formation,
    pose: unit.pose,
  }
  const from = oblongAt(seen, unit, start)
  if ('before' in order && order.before && own.some((friend) => isTouching(friend, from)))
    return true
  const [dx, dy] = [(way.x - start.pose.x) / INCH, (way.y - start.pose.y) / INCH]
  if (order.do === 'double') {
    const end = { ...from, x: from.x + dx, y: from.y + dy }
    const { double } = distancesOf(seen)
    if (enemies.some(({ o }) => areWithin(o, from, double) || areWithin(o, end, double)))
      return true
  }
  return goesOverClosed(seen.terrain, from, dx, dy)
}

/** Out of a fight, where that is better than to stay in it. (6.4) */
function withdrawal(
  picture: Picture,
  unit: Unit,
  goal: Goal | null,
  stay: Choice,
  random: Random,
): Choice | null {
  if (!unit.pose || stay.worth > 0) return null
  let best: Choice | null = null
  for (const order of retreats(picture.seen, unit, random)) {
    const piece = pieceAt(picture.seen, unit, stanceAfter(picture.seen, unit, order))
    const parts = standingWorth(picture, piece, goal)
    const worth = sumOf(parts) - TRIFLE
    if (!best || worth > best.worth) best = { ...stay, order, worth, parts }
  }
  return best
}
