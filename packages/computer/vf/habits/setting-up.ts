// Before the battle: the battlefield, edges, objectives, who commands, who begins. (A2.0 to A5.0)

import { INCH, type Point } from '@grognard/geometry'
import { seatsOf, type Question, type SeatId } from '@grognard/kernel'
import {
  enemyOf,
  LOOKS,
  settingOf,
  type Brigade,
  type Edge,
  type Side,
  type Vf,
  numbersOf,
} from '@grognard/rules-vf/functions'
import type { Thought } from '../../player.ts'
import { between, centreOf, seenIn } from './table.ts'
import { anyAnswer, because, firstLawful } from './thought.ts'

type Args = { readonly side: Side }

/** Any lawful battlefield will do. (A3.1) */
export const terrain = (question: Question): Thought => ({
  ...anyAnswer(question),
  reason: because('battlefield'),
})

/** No edge is better than the other to who does not look at the ground. (A3.0) */
export function edge(question: Question): Thought {
  const { answer } = anyAnswer(question)
  return { answer, reason: because('edge', { edge: answer as Edge }) }
}

/** How far a place is in from an edge, and along it. */
export function inFrom(
  seen: Vf,
  edgeOf: Edge,
  { x, y }: Point,
): readonly [inward: number, along: number] {
  const { width, height } = seen.terrain
  switch (edgeOf) {
    case 'top':
      return [y, x]
    case 'bottom':
      return [height - y, x]
    case 'left':
      return [x, y]
    case 'right':
      return [width - x, y]
  }
}

/** The place so far in from an edge and along it. */
export function atEdge(seen: Vf, edgeOf: Edge, inward: number, along: number): Point {
  const { width, height } = seen.terrain
  switch (edgeOf) {
    case 'top':
      return { x: along, y: inward }
    case 'bottom':
      return { x: along, y: height - inward }
    case 'left':
      return { x: inward, y: along }
    case 'right':
      return { x: width - inward, y: along }
  }
}

export const lengthOf = ({ terrain: { width, height } }: Vf, edgeOf: Edge): number =>
  edgeOf === 'top' || edgeOf === 'bottom' ? width : height

/** From one place along an edge to both sides, step by step. */
export function* toBothSides(about: number, wide: number, step: number): Generator<number> {
  for (let off = 0; off <= wide; off += step)
    for (const along of off === 0 ? [about] : [about - off, about + off])
      if (along > 0 && along < wide) yield along
}

const STEP = 3 * INCH
/** Just farther from the edge than it must be, in thousandths. (A3.2) */
const BEYOND = 250

/** An objective as near to the own edge as may be, and near to those that are there already. */
export function objective(question: Question): Thought {
  const seen = seenIn(question)
  const { side } = question.ask.args as Args
  const { edges } = settingOf(seen)
  const own = edges?.[side]
  if (!own) return anyAnswer(question)
  const wide = lengthOf(seen, own)
  const nearest = numbersOf(seen.options).apart + BEYOND
  const middle = atEdge(seen, own, nearest, wide / 2)
  const near = seen.objectives
    .map(({ at }) => at)
    .filter((at) => inFrom(seen, own, at)[0] < inFrom(seen, edges[enemyOf(side)], at)[0])
  const about = centreOf(near) ?? middle
  const places: { readonly at: Point; readonly far: number }[] = []
  const deep = own === 'top' || own === 'bottom' ? seen.terrain.height : seen.terrain.width
  for (let inward = nearest; inward < deep - nearest; inward += STEP)
    for (let along = nearest; along <= wide - nearest; along += STEP) {
      const at = atEdge(seen, own, inward, along)
      places.push({ at, far: (3 * inward) / INCH + between(at, about) })
    }
  const ranked = places.toSorted((a, b) => a.far - b.far)
  return firstLawful(
    question,
    ranked.map(({ at }) => ({ answer: at, reason: because('objective') })),
  )
}

/** The brigades are shared out evenly. (A4.0) */
export function allot(question: Question): Thought {
  const seen = seenIn(question)
  const { side } = question.ask.args as Args
  const seats = seatsOf(seen, side)
  const answer = seen.brigades
    .filter((brigade) => brigade.side === side)
    .map((_, i) => seats[i % seats.length] as SeatId)
  return firstLawful(question, [{ answer, reason: because('allots') }])
}

/** The largest brigade first: it takes the best place. (A4.0) */
export function deployBrigade(question: Question): Thought {
  const seen = seenIn(question)
  const { side } = question.ask.args as Args
  const { deployed } = settingOf(seen)
  const size = ({ id }: Brigade): number =>
    seen.units.filter(({ brigade }) => brigade === id).length
  const left = seen.brigades
    .filter((brigade) => brigade.side === side && !deployed.includes(brigade.id))
    .toSorted((a, b) => size(b) - size(a) || a.id - b.id)
  return firstLawful(
    question,
    left.map(({ id, name }) => ({
      answer: id,
      reason: because('deploys-brigade', { brigade: name }),
    })),
  )
}

/** Who goes first takes objectives first, and shoots first. (A5.0) */
export function first(question: Question): Thought {
  const { side } = question.ask.args as Args
  return firstLawful(question, [{ answer: side, reason: because('goes-first') }])
}

/** Which way one looks with an edge behind. */
export const facingFrom = (edgeOf: Edge): number => LOOKS[edgeOf]
