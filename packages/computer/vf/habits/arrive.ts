// Reinforcements: on from the edge where it is nearest to their goal, as far as they get. (11.0)

import { INCH, poseAt, posed, toward, type Pose } from '@grognard/geometry'
import type { Question } from '@grognard/kernel'
import {
  arrivalsOf,
  moveDistance,
  onEdge,
  unitOf,
  unitsDue,
  type Arrival,
  type Edge,
  type Formation,
  type SetUpUnit,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Thought } from '../../player.ts'
import { goalsOf } from './goals.ts'
import { formationOf } from './moves.ts'
import { worthOf } from './odds.ts'
import { atEdge, inFrom, lengthOf, facingFrom, toBothSides } from './setting-up.ts'
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

/** Where they are set up in the fate phase, the best first, as near to their goal as may be. (vf1:fate) */
export function reinforce(question: Question, temper: Temper = PLAIN): Thought {
  const seen = seenIn(question)
  const { side } = question.ask.args as { readonly side: Side }
  const units = unitsDue(seen, side).toSorted((a, b) => worthOf(seen, b) - worthOf(seen, a))
  return firstLawful(question, [
    ...units.slice(0, DUE).flatMap((unit) => [...setUps(seen, unit, temper)]),
    { answer: 'done', reason: because('all-ordered') },
  ])
}

/** So many of those who are due are thought about. */
const DUE = 3

function* setUps(seen: Vf, unit: Unit, temper: Temper): Generator<Thought> {
  const edge = arrivalsOf(seen, unit.side)?.edge
  const formation = marchingIn(unit)
  if (!edge || !formation) return
  const goal = goalsOf(seen, unit.side, temper).get(unit.brigade)
  const wide = lengthOf(seen, edge)
  const about = goal ? inFrom(seen, edge, goal.at)[1] : wide / 2
  const reason = because('arrives', { unit: unit.name, goal: goal?.name ?? '' })
  for (const along of toBothSides(about, wide, STEP)) {
    const pose = onEdge(seen, unit, formation, Math.round(along))
    yield { answer: { unit: unit.id, formation, pose } satisfies SetUpUnit, reason }
  }
}

const marchingIn = (unit: Unit): Formation | null =>
  formationOf(unit, armOf(unit) === 'artillery' ? 'limbered' : 'march column')

/** Places along the edge to each side of the best one are so far apart. */
const STEP = 2 * INCH
/** Parts of a move, in sixths: where the way is barred, somewhat less will do. */
const PARTS = [6, 5, 4, 3] as const

function* arrivals(seen: Vf, unit: Unit, edge: Edge, temper: Temper): Generator<Thought> {
  const formation = marchingIn(unit)
  if (!formation) return
  const goal = goalsOf(seen, unit.side, temper).get(unit.brigade)
  const wide = lengthOf(seen, edge)
  const about = goal ? inFrom(seen, edge, goal.at)[1] : wide / 2
  const reason = because('arrives', { unit: unit.name, goal: goal?.name ?? '' })
  const far = moveDistance(seen, unit, formation).value * INCH
  const facing = facingFrom(edge)
  for (const part of PARTS)
    for (const along of toBothSides(about, wide, STEP)) {
      const from: Pose = poseAt(atEdge(seen, edge, 0, along), facing)
      const ahead = posed(from, 0, -Math.floor((far * part) / 6))
      const order = { unit: unit.id, do: 'move', way: [ahead] } as const
      const arrival: Arrival = { formation, from, order }
      if (part === 6) {
        const onward = toward(ahead, headingTo(ahead, goal?.at ?? ahead), far)
        if (goal) yield { answer: { ...arrival, again: [poseAt(onward, facing)] }, reason }
        yield { answer: { ...arrival, again: [posed(ahead, 0, -far)] }, reason }
      }
      yield { answer: arrival, reason }
    }
}
