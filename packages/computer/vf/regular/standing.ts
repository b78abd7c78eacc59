// What it is worth for one unit to stand somewhere, part by part, in victory points.

import { onceFor } from '@grognard/geometry'
import { bindsLinearTactics, isLastTurn, profileOf, numbersOf } from '@grognard/rules-vf/functions'
import { coverFor } from '../features/blows.ts'
import { distancesOf, judged } from '../features/distances.ts'
import { assaultCost, canCharge, fireCost, fireWorth, estimateFight } from '../features/exposure.ts'
import {
  areApart,
  areWithin,
  between,
  gapToNearest,
  inInches,
  middleOf,
} from '../features/oblong.ts'
import {
  figuresOf,
  heldWithout,
  holdingWorth,
  leadOf,
  prizesOf,
  turnsLeft,
} from '../features/objectives.ts'
import type { Picture, Piece } from '../features/picture.ts'
import { wayTo } from '../features/roads.ts'
import { commandWorth, supportWorth } from '../features/support.ts'
import { fightWorth } from '../features/worth.ts'
import type { Goal } from '../plan/goals.ts'

/** What a place brings and costs. Each part has its sentence in the words of this player. */
export type Parts = {
  readonly objectives: number
  readonly task: number
  readonly fire: number
  readonly assault: number
  readonly exposure: number
  readonly danger: number
  readonly support: number
  readonly command: number
}

export const PARTS = [
  'objectives',
  'task',
  'fire',
  'assault',
  'exposure',
  'danger',
  'support',
  'command',
] as const satisfies readonly (keyof Parts)[]

export const sumOf = (parts: Parts): number =>
  parts.objectives +
  parts.task +
  parts.fire +
  parts.assault +
  parts.exposure +
  parts.danger +
  parts.support +
  parts.command

/** The battle without the unit that is thought about, which may stand anywhere. */
export function pictureWithout(picture: Picture, id: number): Picture {
  const gone = picture.byId.get(id)
  if (!gone) return picture
  const own = picture.own.filter((piece) => piece !== gone)
  return { ...picture, own, all: picture.all.filter((o) => o !== gone.o) }
}

/** A printed inch nearer to its goal, and how near is near enough, in such inches. (O3.1) */
const INCH_NEARER = 0.02
const NEAR_ENOUGH = 3
const GUN_NEAR = 16
const HORSE_NEAR = 8
const RESERVE_NEAR = 14

/** What is left of a chance until it comes. */
const NEXT_FIRE = 0.8
const NEXT_ASSAULT = 0.4
const EXPOSED = 0.9
const ASSAULTED = 0.45

/** Whoever is not ahead must press on, and the more the less time there is. (10.0) */
const pressure = onceFor(({ seen, side }: Picture): number => {
  const ahead = leadOf(seen, side)
  const late = 1 - turnsLeft(seen, side) / Math.max(1, seen.lastTurn)
  if (ahead > 0) return 0.7
  return 0.9 + 1.2 * late + 0.15 * Math.min(2, -ahead)
})

export const standingWorth = (picture: Picture, piece: Piece, goal: Goal | null): Parts =>
  isFinal(picture)
    ? finalWorth(picture, piece, goal)
    : withEnemy(picture, piece, goal, bringsThere(picture, piece, goal))

/** The same, or null where it is not worth more than so much: most places are not. */
export function worthBeyond(
  picture: Picture,
  piece: Piece,
  goal: Goal | null,
  least: number,
): Parts | null {
  if (isFinal(picture)) return moreThan(finalWorth(picture, piece, goal), least)
  const brings = bringsThere(picture, piece, goal)
  // What the enemy can do there only costs. To find that out takes as long as all else.
  if (sumOf(brings) + ROUNDING <= least) return null
  return moreThan(withEnemy(picture, piece, goal, brings), least)
}

const moreThan = (parts: Parts, least: number): Parts | null =>
  sumOf(parts) > least ? parts : null

/** Sums of the same parts differ by no more. */
const ROUNDING = 1e-9

/** What a place brings, before the enemy's fire and assaults. */
function bringsThere(picture: Picture, piece: Piece, goal: Goal | null): Parts {
  const { shaken } = piece.condition
  const shoots = (NEXT_FIRE / (shaken ? WARY : 1)) * fireWorth(picture, piece)
  const hope = piece.unit.pose && isWhere(piece) ? STALE : 1
  const charges = shaken ? 0 : hope * NEXT_ASSAULT * assaultChance(picture, piece)
  return {
    objectives: (shaken ? SPENT : 1) * lastingWorth(picture, piece),
    task: goal && !shaken ? taskWorth(picture, piece, goal) : 0,
    fire: shoots >= charges ? shoots : 0,
    assault: shoots >= charges ? 0 : charges,
    exposure: easeWorth(picture, piece),
    danger: 0,
    support: supportWorth(picture, piece),
    command: commandWorth(picture, piece),
  }
}

/** With what the enemy's fire and assaults cost there. */
function withEnemy(picture: Picture, piece: Piece, goal: Goal | null, brings: Parts): Parts {
  const { objectives, task, fire, assault, exposure: ease, support, command } = brings
  const { shaken } = piece.condition
  const boldness = goal && !shaken ? BOLDNESS[goal.task.posture] : 1
  const wary = shaken ? WARY : 1
  const exposure = ((-EXPOSED * wary) / boldness) * fireCost(picture, piece) + ease
  const danger = -ASSAULTED * assaultCost(picture, piece, picture.own)
  return { objectives, task, fire, assault, exposure, danger, support, command }
}

/** What is held stays held until the enemy comes with more: it is worth more than the moment. (2.1.1) */
const LASTING = 2

/** What its figures do for objectives, with turns to come or at the end; and that an enemy is gone. */
export const lastingWorth = (picture: Picture, piece: Piece, gone: Piece | null = null): number =>
  (isFinal(picture) ? 1 : LASTING) * objectivesWorth(picture, piece, gone)

/** An assault that was not worth making from here will hardly be so next turn. */
const STALE = 0.4

/** It stands as its unit stands now. */
const isWhere = ({ unit: { pose, formation }, o, formation: as }: Piece): boolean =>
  pose !== null && formation.kind === as.kind && between(inInches(pose), o) < 1.5

/** Shaken units are drawn back: fire costs them more, and their own is worth less. */
const WARY = 1.6
const SPENT = 0.2
const EASE = 0.07

/** Out of the enemy's reach a unit with losses rallies more easily. (6.7) */
const easeWorth = ({ seen, enemies }: Picture, { condition, o }: Piece): number =>
  condition.shaken && !enemies.some((enemy) => areWithin(enemy.o, o, distancesOf(seen).atEase))
    ? EASE
    : 0

/** Who advances takes fire as it comes. */
const BOLDNESS = { advance: 1.3, stand: 0.8 }

/** Nothing comes after this turn: only who holds what counts. (2.2) */
export const isFinal = ({ seen, side }: Picture): boolean =>
  isLastTurn(seen) && seen.active === side

function finalWorth(picture: Picture, piece: Piece, goal: Goal | null): Parts {
  const objectives = objectivesWorth(picture, piece)
  const task = goal ? taskWorth(picture, piece, goal) / 4 : 0
  return { objectives, task, fire: 0, assault: 0, exposure: 0, danger: 0, support: 0, command: 0 }
}

/** What its figures do for objectives: with them, and without. */
function objectivesWorth(picture: Picture, piece: Piece, gone: Piece | null = null): number {
  let worth = 0
  for (const prize of prizesOf(picture.seen)) {
    const figures = figuresOf(picture.seen, piece, prize)
    const isInside = piece.isInside && piece.inside === prize.feature
    const fewer = gone ? figuresOf(picture.seen, gone, prize) : 0
    if (figures === 0 && fewer === 0 && !isInside) continue
    const others = heldWithout(picture, prize, piece.unit.id)
    const inside = isInside ? piece.unit.side : others.inside
    const { own, enemy } = others.strengths
    const there = { own: own + figures, enemy: enemy - fewer }
    worth += holdingWorth(picture, prize, there, inside) - others.worth
  }
  return worth
}

/** Guns support from afar, cavalry waits within a ride, shaken units keep away. */
function taskWorth(picture: Picture, piece: Piece, { at, task }: Goal): number {
  const { unit, o } = piece
  const { seen, side } = picture
  const { arm } = profileOf(unit)
  const near =
    arm === 'artillery'
      ? GUN_NEAR
      : task.do === 'reserve'
        ? RESERVE_NEAR
        : arm === 'cavalry'
          ? HORSE_NEAR
          : NEAR_ENOUGH
  const far = Math.max(0, wayTo(seen, middleOf(o), at) / judged(seen, 1) - near)
  const left = Math.max(1, turnsLeft(seen, side))
  const drive = DRIVE[task.posture] * pressure(picture) * (arm === 'artillery' ? 0.4 : 1)
  const nearer = -INCH_NEARER * far * (1 + 1 / left) * drive
  return nearer - DRIVE[task.posture] * idleness(picture, piece)
}

/** Whoever stands keeps its place rather than going on. */
const DRIVE = { advance: 1.2, stand: 0.35 }

/** Whoever has no enemy in range takes no part: it comes up, inch by inch. */
const COMES_UP = 0.01
const OUT_OF_IT = 16
const NEAR_ENEMY = 12

function idleness({ seen, enemies }: Picture, { o, condition }: Piece): number {
  const reach = Math.max(condition.range, judged(seen, NEAR_ENEMY))
  const near = gapToNearest(o, enemies)
  return Number.isFinite(near)
    ? COMES_UP * Math.min(OUT_OF_IT, Math.max(0, near - reach) / judged(seen, 1))
    : 0
}

/** The best that an assault from there could bring next turn, with those who could join. */
function assaultChance(picture: Picture, piece: Piece): number {
  let best = 0
  for (const enemy of picture.enemies) {
    if (areApart(piece.o, enemy.o, piece.condition.moves) || isBarred(piece, enemy)) continue
    if (!canCharge(picture, piece, enemy)) continue
    const isJoined = picture.own.some(
      (friend) => !friend.condition.shaken && !friend.engaged && couldJoin(picture, friend, enemy),
    )
    const { meleeSupport, brigadeSupport } = numbersOf(picture.seen.options)
    const odds = estimateFight(
      picture.seen,
      piece,
      enemy,
      isJoined ? meleeSupport : 0,
      brigadeSupport,
    )
    best = Math.max(best, fightWorth(picture.seen, piece.unit, enemy.unit, odds))
  }
  return best
}

/** A friend who can charge the same enemy, or come up for it this turn. */
const couldJoin = (picture: Picture, friend: Piece, enemy: Piece): boolean =>
  (friend.unit.acted
    ? canCharge(picture, friend, enemy)
    : friend.condition.storms && areWithin(friend.o, enemy.o, 1.8 * friend.condition.moves)) &&
  !isBarred(friend, enemy)

/** Nobody rides at whom he would shy from, or at walls; some columns assault only who is in cover. */
export function isBarred({ unit, formation, condition }: Piece, enemy: Piece): boolean {
  if (profileOf(unit).arm === 'cavalry' && enemy.isInside) return true
  const { as, daunting } = enemy.condition
  if (daunting.some((one) => one.daunts(as, condition.as))) return true
  return bindsLinearTactics(unit, formation) && coverFor(enemy, 'melee') === null
}
