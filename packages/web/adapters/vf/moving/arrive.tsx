import { INCH, lengthOf, type Pose } from '@grognard/geometry'
import {
  arrivalsOf,
  formationsFor,
  isInMarchColumn,
  LOOKS,
  moveDistance,
  profileOf,
  unitOf,
  type Arrival,
  type Formation,
  type Unit,
  type Vf,
  fromInches,
} from '@grognard/rules-vf/functions'
import type { ControlProps } from '../../adapter.ts'
import { trailOf } from '../../inches/moving/show.ts'
import { unitBody } from '../bodies.ts'
import { bodyOf } from '../ids.ts'
import { Place, type Placed } from './place.tsx'

/** Brings on a reinforcement: straight in from its edge to where it is put. (11.0) */
export function ComeOn(props: ControlProps<Vf>) {
  const { seen, ask, candidates } = props
  const unit = unitOf(seen, (ask.args as { readonly unit: number }).unit)
  const formations = marchingIn(unit)
  return (
    <Place
      {...props}
      placing={(frame, wording) => ({
        body: bodyOf(unit.id),
        formations,
        begin: () =>
          firstArrival(seen, unit, formations, candidates(SOME) as readonly (Arrival | null)[]),
        ghost: ({ pose, formation }) =>
          formation && unitBody(seen, unit, frame, wording, { pose, formation }),
        answer: (placed) => arrivalTo(seen, unit, placed),
        others: [{ answer: null, label: wording.text.choice.arriveNot }],
        shown(placed) {
          const { from } = arrivalTo(seen, unit, placed)
          const used = lengthOf(from, placed.pose) / INCH
          const spent = { used, all: null }
          return { trails: [trailOf([from, placed.pose], spent, false, frame, wording.inches)] }
        },
        behind: 0,
      })}
    />
  )
}

const SOME = 8

/** Detachments come on anyhow, all others in column of march. */
const marchingIn = (unit: Unit): readonly Formation[] =>
  formationsFor(unit).filter(
    (formation) => profileOf(unit).detachment || isInMarchColumn({ formation }),
  )

/** Where the hand begins: where the rules themselves would come on, or at the middle of the edge. */
export function firstArrival(
  seen: Vf,
  unit: Unit,
  formations: readonly Formation[],
  proposals: readonly (Arrival | null)[],
): Placed {
  const [found] = proposals.flatMap((one) => one ?? [])
  const { width, height } = seen.terrain
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2), facing: 0 }
  const formation = formations[0] ?? unit.formation
  if (!found) return { formation, pose: onEdge(seen, unit, middle) }
  const { order, again, from } = found
  const end = again?.at(-1) ?? ('way' in order ? order.way.at(-1) : undefined)
  return { formation: found.formation, pose: end ?? from }
}

/** The place on the edge that lies straight behind, looking in. */
function onEdge(seen: Vf, { side }: Unit, { x, y }: Pose): Pose {
  const edge = arrivalsOf(seen, side)?.edge ?? 'bottom'
  const { width, height } = seen.terrain
  const facing = LOOKS[edge]
  if (edge === 'top' || edge === 'bottom') return { x, y: edge === 'top' ? 0 : height, facing }
  return { x: edge === 'left' ? 0 : width, y, facing }
}

/** Straight in with one move, or with two where one does not reach. */
export function arrivalTo(seen: Vf, unit: Unit, { pose, formation }: Placed): Arrival {
  const marching = formation ?? unit.formation
  const from = onEdge(seen, unit, pose)
  const all = Math.hypot(pose.x - from.x, pose.y - from.y)
  const one = fromInches(moveDistance(seen, unit, marching).value)
  const halfway = {
    x: from.x + Math.trunc(((pose.x - from.x) * one) / Math.max(1, all)),
    y: from.y + Math.trunc(((pose.y - from.y) * one) / Math.max(1, all)),
    facing: from.facing,
  }
  const order = (to: Pose) => ({ unit: unit.id, do: 'move', way: [to] }) as const
  return all <= one
    ? { formation: marching, from, order: order(pose) }
    : { formation: marching, from, order: order(halfway), again: [pose] }
}
