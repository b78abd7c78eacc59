// Reinforcements that are set up on the edge of their side. (vf1:fate)

import type { Pose } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { unitOf, withUnit, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import { standing } from '../field/situation.ts'
import { refuseStanding } from '../field/standing.ts'
import type { Formation } from '../formation.ts'
import { refused } from '../refusals/refused.ts'
import { LOOKS } from '../scenario-a/setting.ts'
import type { Edge } from '../setting-up.ts'
import { profileOf } from '../sheets/index.ts'
import { faultOfFormation, isInMarchColumn } from '../units/formations.ts'
import { arrivalsOf, unitsDue } from './arrivals.ts'
import { refuseNotDue } from './command.ts'
import { refuseEnd } from './way.ts'

/** Where a reinforcement is set up. */
export type SetUpUnit = {
  readonly unit: UnitId
  readonly formation: Formation
  readonly pose: Pose
}

/** How far behind an edge a unit reaches that stands there; less than 0 if it does not. */
function behind(seen: Vf, unit: Unit, edge: Edge, formation: Formation, pose: Pose): number {
  const { left, top, right, bottom } = standing(seen, unit, pose, formation)
  const { width, height } = seen.terrain
  const beyond = { top: -top, bottom: bottom - height, left: -left, right: right - width }
  return Math.round(beyond[edge])
}

/** Its pose with its rear on the edge of its side, so far along it. */
export function onEdge(seen: Vf, unit: Unit, formation: Formation, along: number): Pose {
  const edge = arrivalsOf(seen, unit.side)?.edge ?? 'bottom'
  const { width, height } = seen.terrain
  const facing = LOOKS[edge]
  const isLevel = edge === 'top' || edge === 'bottom'
  const x = isLevel ? along : edge === 'left' ? 0 : width
  const y = isLevel ? (edge === 'top' ? 0 : height) : along
  const off = behind(seen, unit, edge, formation, { x, y, facing })
  const [dx, dy] = { top: [0, off], bottom: [0, -off], left: [off, 0], right: [-off, 0] }[edge]
  return { x: x + (dx as number), y: y + (dy as number), facing }
}

/** Why a reinforcement may not be set up so. */
export function refuseSetUp(seen: Vf, side: Side, answer: SetUpUnit): Refusal | null {
  if (!unitsDue(seen, side).some(({ id }) => id === answer.unit))
    return refuseNotDue(seen, side, answer.unit)
  const unit = unitOf(seen, answer.unit)
  const { formation, pose } = answer
  const there = withUnit(seen, unit.id, { status: 'ready', formation, pose })
  return (
    faultOfFormation(unit, formation) ??
    refuseColumn(unit, formation) ??
    refuseRear(seen, unit, formation, pose) ??
    refuseEnd(there, unitOf(there, unit.id), 'move', { formation, pose }) ??
    refuseStanding(there, unit, standing(seen, unit, pose, formation))
  )
}

/** In march column; detachments anyhow. */
const refuseColumn = (unit: Unit, formation: Formation): Refusal | null =>
  profileOf(unit).detachment || isInMarchColumn({ formation })
    ? null
    : refused('vf1:fate', 'arrives-in-column', { unit: unit.name, formed: formation.kind })

/** With its rear on the edge of its side, looking in. */
function refuseRear(seen: Vf, unit: Unit, formation: Formation, pose: Pose): Refusal | null {
  const edge = arrivalsOf(seen, unit.side)?.edge ?? 'bottom'
  return pose.facing === LOOKS[edge] && behind(seen, unit, edge, formation, pose) === 0
    ? null
    : refused('vf1:fate', 'set-up-at-edge', { unit: unit.name, edge })
}
