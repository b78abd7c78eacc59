import type { Json } from '@grognard/kernel'
import { placeOf, unitOf, type Unit, type Vf } from '@grognard/rules-vf/functions'
import type { Reason, Thought } from '../../player.ts'
import { shotAt } from '../features/exposure.ts'
import type { Picture, Piece } from '../features/picture.ts'
import type { Goal } from '../plan/goals.ts'
import type { regularReasons } from '../words/regular.en.ts'
import { pieceFor, type Choice } from './orders.ts'
import { pictureWithout, PARTS, type Parts } from './standing.ts'
import { stanceOfOrder } from './wish.ts'

type Reasons = typeof regularReasons

/** A reason of this player's that has a sentence in every language. */
export const because = <Code extends keyof Reasons>(
  code: Code,
  ...[data]: Parameters<Reasons[Code]>
): Reason => ({ code, data: data ?? {} })

export const thought = (answer: Json, reason: Reason): Thought => ({ answer, reason })

export const percent = (chance: number): number => Math.round(100 * chance)

/** Why a unit is ordered so: its assault, or the part in which its new place is better by most. */
export function whyOrdered(
  picture: Picture,
  unit: Unit,
  choice: Choice,
  goal: Goal | null,
): Reason {
  const { order, assault, parts, now } = choice
  const { seen } = picture
  if (assault)
    return because('strikes', {
      unit: unit.name,
      target: unitOf(seen, assault.target).name,
      wins: percent(assault.odds.wins),
      helpers: assault.helpers,
    })
  if (order.do === 'rally') return because('recovers', { unit: unit.name, back: choice.rallied })
  if (order.do === 'stay' || !parts)
    return because(choice.engaged ? 'fights' : 'stands', { unit: unit.name })
  const inside =
    order.do === 'occupy' ? order.feature : 'occupy' in order ? order.occupy : undefined
  if (inside !== undefined)
    return because('shelters', { unit: unit.name, feature: nameOf(seen, inside) })
  const moved = { unit: unit.name, goal: goalName(goal), ...lossesBefore(picture, unit, choice) }
  return choice.engaged
    ? because('breaks-away', moved)
    : because(`for-${mainPart(parts, now)}`, moved)
}

const nameOf = ({ terrain }: Vf, feature: string): string =>
  placeOf(terrain, feature)?.feature.name || feature

const goalName = (goal: Goal | null): string => goal?.prize?.objective.name ?? ''

/** The losses by fire that it has to expect there, and where it stands. */
function lossesBefore(picture: Picture, unit: Unit, { order }: Choice) {
  const without = pictureWithout(picture, unit.id)
  const end = stanceOfOrder(picture.seen, unit, order)
  const there = end ? pieceFor(picture, unit, { order, stance: end, inside: null }) : null
  const here = picture.byId.get(unit.id) as Piece
  return { there: there ? shotAt(without, there) : 0, here: shotAt(without, here) }
}

function mainPart(there: Parts, here: Parts): keyof Parts {
  let best: keyof Parts = 'task'
  for (const name of PARTS) if (there[name] - here[name] > there[best] - here[best]) best = name
  return best
}
