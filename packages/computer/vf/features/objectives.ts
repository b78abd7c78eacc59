// Who has how many figures at an objective, and what it is worth to hold it. (2.1.1, 10.0)

import { INCH, onceForBoth, recently } from '@grognard/geometry'
import {
  allFigures,
  basesOf,
  enemyOf,
  placeOf,
  pointsFor,
  totalOf,
  type Objective,
  type Side,
  type Vf,
} from '@grognard/rules-vf/functions'
import { distancesOf } from './distances.ts'
import { between, inInches, middleOf, shareWithin, type Spot } from './oblong.ts'
import type { Picture, Piece } from './picture.ts'

/** An objective as a place with the reach within which figures count. */
export type Prize = {
  readonly objective: Objective
  readonly at: Spot
  readonly reach: number
  /** It is a defendable feature: whoever would hold it must be inside. */
  readonly feature: string | null
}

/** So many battles may be thought about in turns. */
const BATTLES = 4

const prizesIn = recently(
  BATTLES,
  (objectives: Vf['objectives'], terrain: Vf['terrain'], near: number): readonly Prize[] =>
    objectives.map((objective) => prizeOf(objective, terrain, near)),
)

export const prizesOf = (seen: Vf): readonly Prize[] =>
  prizesIn(seen.objectives, seen.terrain, distancesOf(seen).objective)

function prizeOf(objective: Objective, terrain: Vf['terrain'], near: number): Prize {
  const place = objective.feature === null ? undefined : placeOf(terrain, objective.feature)
  if (!place) return { objective, at: inInches(objective.at), reach: near, feature: null }
  const { left, top, right, bottom } = place.ground
  const at = { x: (left + right) / 2 / INCH, y: (top + bottom) / 2 / INCH }
  const reach = near + (right - left + bottom - top) / 4 / INCH
  return { objective, at, reach, feature: place.rules.has('defendable') ? place.id : null }
}

/** How many figures of a piece count there. */
export function figuresOf(
  { options }: Pick<Vf, 'options'>,
  { condition, o, inside }: Piece,
  { at, reach, feature }: Prize,
): number {
  const figures = allFigures(condition.as, basesOf(options))
  if (inside !== null) return inside === feature || between(middleOf(o), at) <= reach ? figures : 0
  if (between(o, at) > reach + o.half + o.depth) return 0
  return figures * shareWithin(o, at, reach)
}

export type Strengths = { readonly own: number; readonly enemy: number }

/** The figures of each unit at an objective as all stand now. */
const countsAt = onceForBoth(
  ({ seen, own, enemies }: Picture, prize: Prize): ReadonlyMap<number, number> =>
    new Map([...own, ...enemies].map((piece) => [piece.unit.id, figuresOf(seen, piece, prize)])),
)

/** The figures of both sides there, but for one unit. */
function strengthsWithout(picture: Picture, prize: Prize, without: number): Strengths {
  const counts = countsAt(picture, prize)
  const sum = (pieces: readonly Piece[]): number =>
    pieces.reduce(
      (total, { unit }) => total + (unit.id === without ? 0 : (counts.get(unit.id) ?? 0)),
      0,
    )
  return { own: sum(picture.own), enemy: sum(picture.enemies) }
}

/** Whether a side would hold it at the end of this turn; 0 for nobody. */
function controlWith(
  picture: Picture,
  { objective, feature }: Prize,
  { own, enemy }: Strengths,
  inside: Side | null,
): number {
  const { side } = picture
  const now = objective.control === null ? 0 : objective.control === side ? 1 : -1
  if (own > enemy) return feature === null || inside === side ? 1 : now
  if (enemy > own) return feature === null || inside === enemyOf(side) ? -1 : now
  return now
}

/** Own turns that are left with this one; the enemy may have one after the last. */
export function turnsLeft({ turn, lastTurn, active, first }: Vf, side: Side): number {
  const whole = lastTurn - turn + 1
  // Whoever went first has had this turn's already when the second is active.
  return active !== side && side === first ? whole - 1 : whole
}

/** By how many victory points a side is ahead. (10.0) */
export const leadOf = (seen: Vf, side: Side): number =>
  totalOf(seen, side).value - totalOf(seen, enemyOf(side)).value

/** What it is worth to hold an objective now: all on the last turn, less before. */
function urgency(seen: Vf, side: Side): number {
  const left = turnsLeft(seen, side)
  return 1 / (1 + 0.15 * Math.max(0, left - 1))
}

/** What an objective counts for whoever thinks about it, by how soon that will be. */
const stakeIn = onceForBoth(
  ({ seen, side }: Picture, { objective }: Prize): number =>
    urgency(seen, side) * pointsFor(seen, side, objective),
)

const SPREAD = 30
const NOW = 0.6
const LATER = 0.4
/** On the last turn several may have to come before the figures are more. */
const TOGETHER = 0.35

/** What figures at an objective are worth: who holds it now, and how firmly. */
export function holdingWorth(
  picture: Picture,
  prize: Prize,
  strengths: Strengths,
  inside: Side | null,
): number {
  const control = controlWith(picture, prize, strengths, inside)
  const margin = strengths.own - strengths.enemy
  const firm = margin / (Math.abs(margin) + SPREAD)
  const isLast = turnsLeft(picture.seen, picture.side) <= 1
  return (
    stakeIn(picture, prize) * (isLast ? control + TOGETHER * firm : NOW * control + LATER * firm)
  )
}

/** How an objective is held without a unit that is thought about, and what that is worth. */
export type Held = {
  readonly strengths: Strengths
  readonly inside: Side | null
  readonly worth: number
}

const heldIn = onceForBoth((_picture: Picture, _prize: Prize) => new Map<number, Held>())

export function heldWithout(picture: Picture, prize: Prize, without: number): Held {
  const known = heldIn(picture, prize)
  let held = known.get(without)
  if (!held) {
    const strengths = strengthsWithout(picture, prize, without)
    const inside = insideOf(picture, prize, without)
    held = { strengths, inside, worth: holdingWorth(picture, prize, strengths, inside) }
    known.set(without, held)
  }
  return held
}

/** Who is inside the feature that an objective is. */
const insideOf = (picture: Picture, { feature }: Prize, without: number): Side | null =>
  feature === null
    ? null
    : ([...picture.own, ...picture.enemies].find(
        ({ unit, inside }) => inside === feature && unit.id !== without,
      )?.unit.side ?? null)

/** The objective at or nearest to a place. */
export function nearestPrize(seen: Vf, at: Spot): Prize | null {
  let best: Prize | null = null
  for (const prize of prizesOf(seen))
    if (!best || between(prize.at, at) < between(best.at, at)) best = prize
  return best
}
