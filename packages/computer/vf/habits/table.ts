// Who is where, as a player looks at the table: middles, distances in inches, headings.

import { FULL_TURN, INCH, placed, type Body, type Point } from '@grognard/geometry'
import type { Question } from '@grognard/kernel'
import {
  bodyIn,
  enemiesOf,
  gapBetweenUnits,
  profileOf,
  remembered,
  situationOf,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { wayTo as wayInInches } from '../features/roads.ts'

export const seenIn = ({ seen }: Question): Vf => seen as Vf

export const armOf = (unit: Unit): 'infantry' | 'cavalry' | 'artillery' => profileOf(unit).arm

type Extent = Pick<Body, 'left' | 'top' | 'right' | 'bottom'>

export const middleOf = ({ left, top, right, bottom }: Extent): Point => ({
  x: Math.trunc((left + right) / 2),
  y: Math.trunc((top + bottom) / 2),
})

/** The middle of where a unit is, in the open or in its feature. */
export const middle = (seen: Vf, { id }: Unit): Point => middleOf(bodyIn(situationOf(seen), id))

export const inInches = ({ x, y }: Point): Point => ({ x: x / INCH, y: y / INCH })

export const between = (a: Point, b: Point): number => {
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  return Math.sqrt(dx * dx + dy * dy) / INCH
}

/** How far a point is from all that a body covers, in inches, by its extent. */
export function fromExtent({ x, y }: Point, { left, top, right, bottom }: Extent): number {
  const dx = Math.max(left - x, 0, x - right)
  const dy = Math.max(top - y, 0, y - bottom)
  return Math.sqrt(dx * dx + dy * dy) / INCH
}

export const gapInInches = (seen: Vf, a: Unit, b: Unit): number =>
  gapBetweenUnits(seen, a.id, b.id).length / INCH

export type Near = { readonly enemy: Unit; readonly inches: number }

/** All enemies on the table, the nearest first. */
export const enemiesNear = (seen: Vf, unit: Unit): readonly Near[] =>
  remembered(situationOf(seen), `habits near ${unit.id}`, () =>
    enemiesOf(seen, unit.side)
      .map(({ id }) => ({ id, inches: gapBetweenUnits(seen, unit.id, id).length / INCH }))
      .toSorted((a, b) => a.inches - b.inches),
  ).map(({ id, inches }) => ({ enemy: seen.units[id] as Unit, inches }))

export const nearestEnemy = (seen: Vf, unit: Unit): Near | null =>
  enemiesNear(seen, unit)[0] ?? null

/** How far it is over the ground, in inches. */
export const wayTo = (seen: Vf, from: Point, goal: Point): number =>
  wayInInches(seen, inInches(from), inInches(goal))

/** The middle of a few points; null of none. */
export function centreOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
  return { x: Math.trunc(sum.x / points.length), y: Math.trunc(sum.y / points.length) }
}

const HEADINGS = Array.from({ length: 64 }, (_, i) => {
  const facing = (i * FULL_TURN) / 64
  return { facing, ahead: placed({ x: 0, y: 0, facing }, 0, -INCH) }
})

/** The heading, of 64, that leads there most nearly. */
export function headingTo(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [most, best] = [-Infinity, 0]
  for (const { facing, ahead } of HEADINGS) {
    const along = dx * ahead.x + dy * ahead.y
    if (along > most) [most, best] = [along, facing]
  }
  return best
}

/** How far apart two facings are, as a part of a full turn: at most a half. */
export function turnBetween(a: number, b: number): number {
  const by = Math.abs(a - b) % FULL_TURN
  return Math.min(by, FULL_TURN - by) / FULL_TURN
}
