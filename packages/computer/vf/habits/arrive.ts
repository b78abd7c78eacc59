// Reinforcements: on from the edge where it is nearest to their goal, as far as they get. (11.0)

import { INCH, posed, type Pose } from '@grognard/geometry'
import type { Question } from '@grognard/kernel'
import {
  arrivalsOf,
  moveDistance,
  unitOf,
  type Arrival,
  type Edge,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/computing'
import type { Thought } from '../../player.ts'
import { goalsOf } from './goals.ts'
import { formationOf } from './moves.ts'
import { atEdge, inFrom, lengthOf, looksFrom } from './setting-up.ts'
import { armOf, headingTo, seenIn } from './table.ts'
import { PLAIN, type Temper } from './temper.ts'
import { because, firstLawful } from './thought.ts'

export function arrive(question: Question, temper: Temper = PLAIN): Thought {
  const seen = seenIn(question)
  const { unit: id } = question.ask.args as { readonly unit: UnitId }
  const unit = unitOf(seen, id)
  const edge = arrivalsOf(seen, unit.side)?.edge
  return firstLawful(question, [
    ...(edge ? arrivals(seen, unit, edge, temper) : []),
    { answer: null, reason: because('waits', { unit: unit.name }) },
  ])
}

/** Places along the edge to each side of the best one, in inches. */
const ASIDE = [0, 3, -3, 6, -6, 9, -9, 13, -13, 18, -18, 24, -24, 32, -32]

function* arrivals(seen: Vf, unit: Unit, edge: Edge, temper: Temper): Generator<Thought> {
  const formation = formationOf(unit, armOf(unit) === 'artillery' ? 'limbered' : 'march column')
  if (!formation) return
  const goal = goalsOf(seen, unit.side, temper).get(unit.brigade)
  const wide = lengthOf(seen, edge)
  const about = goal ? inFrom(seen, edge, goal.at)[1] : wide / 2
  const reason = because('arrives', { unit: unit.name, goal: goal?.name ?? '' })
  const far = moveDistance(seen, unit, formation).value * INCH
  for (const aside of ASIDE) {
    const along = about + aside * INCH
    if (along <= 0 || along >= wide) continue
    const from: Pose = { ...atEdge(seen, edge, 0, along), facing: looksFrom(edge) }
    const ahead = posed(from, 0, -far)
    const order = { unit: unit.id, do: 'move', way: [ahead] } as const
    const arrival: Arrival = { formation, from, order }
    if (goal) {
      const onward = {
        ...posed({ ...ahead, facing: headingTo(ahead, goal.at) }, 0, -far + 1),
        facing: ahead.facing,
      }
      yield { answer: { ...arrival, again: [onward] }, reason }
    }
    yield { answer: { ...arrival, again: [posed(ahead, 0, -far)] }, reason }
    yield { answer: arrival, reason }
  }
}
