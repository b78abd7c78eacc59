// How strong both sides are about each objective.

import { unitsIn, type BrigadeId, type Side, type Vf } from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import { middleOf, type Spot } from '../features/oblong.ts'
import { prizesOf, turnsLeft, type Prize } from '../features/objectives.ts'
import { pictureOf, type Piece, type Picture } from '../features/picture.ts'
import { wayTo } from '../features/roads.ts'
import { powerOf } from '../features/worth.ts'

export type Sector = {
  readonly prize: Prize
  /** What the enemy has within reach of it. */
  readonly enemy: number
  /** What each own brigade could bring to it. */
  readonly own: ReadonlyMap<BrigadeId, number>
}

/** How far from an objective a unit still threatens it; nearer is more. */
const FAR = 34
/** Inches that a unit covers in a turn, on average over formations and delays. */
const PACE = 7

/** Shaken units count for little. */
const standing = ({ unit, condition }: Piece): number =>
  powerOf(unit) * (condition.shaken ? 0.35 : 1)

/** By how far it is in printed inches. (O3.1) */
const pull = (far: number): number => {
  const near = Math.max(0, 1 - far / FAR)
  return near * near
}

/** Each enemy counts once, mostly where he is nearest. */
function enemiesAt({ seen, enemies }: Picture, prizes: readonly Prize[]): readonly number[] {
  const sums = prizes.map(() => 0)
  for (const piece of enemies) {
    const pulls = prizes.map(({ at }) => pull(wayTo(seen, middleOf(piece.o), at) / judged(seen, 1)))
    const all = pulls.reduce((sum, one) => sum + one, 0)
    for (const [i, one] of pulls.entries())
      if (one > 0) sums[i] = (sums[i] as number) + (standing(piece) * one) / Math.max(all, 0.5)
  }
  return sums
}

/** Later is less, and too late is nothing. */
function arriving(seen: Vf, side: Side, from: Spot, at: Spot): number {
  const far = wayTo(seen, from, at) / judged(seen, 1)
  const turns = Math.max(0, far - 5) / PACE
  return turns > turnsLeft(seen, side) + 0.5 ? 0 : 1 / (1 + 0.35 * turns)
}

export function sectorsOf(seen: Vf, side: Side): readonly Sector[] {
  const picture = pictureOf(seen, side)
  const prizes = prizesOf(seen)
  const enemies = enemiesAt(picture, prizes)
  return prizes.map((prize, i) => ({
    prize,
    enemy: enemies[i] as number,
    own: new Map(
      seen.brigades
        .filter((brigade) => brigade.side === side)
        .map(({ id }) => [id, brigadeAt(picture, id, prize)]),
    ),
  }))
}

function brigadeAt(picture: Picture, brigade: BrigadeId, { at }: Prize): number {
  const { seen, side, own } = picture
  const here = own.filter(({ unit }) => unit.brigade === brigade)
  const sum = here.reduce(
    (total, piece) => total + standing(piece) * arriving(seen, side, middleOf(piece.o), at),
    0,
  )
  // Whoever is still to come counts half.
  const behind = unitsIn(seen, brigade).filter(({ status }) => status === 'reserve')
  return sum + behind.reduce((total, unit) => total + powerOf(unit) * 0.4, 0)
}
