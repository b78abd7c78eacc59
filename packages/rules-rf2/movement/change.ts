// Changes of formation and facing. (12.7 to 12.11)

import {
  columnAbout,
  FULL_TURN,
  isAtLeast,
  layoutReach,
  overlaps,
  posed,
  QUARTER,
  turned,
  type Footprint,
} from '@grognard/geometry'
import { isOffTable, lineOfGap } from '@grognard/field'
import type { Refusal } from '@grognard/kernel'
import type { Seen, Unit } from '../battle.ts'
import { distancesOf } from '../distances.ts'
import { situationOf, standing, type Stance } from '../field/situation.ts'
import { basesOf } from '../options.ts'
import { refused, showing } from '../refusals/refused.ts'
import { columnOf, isColumnOnTheMarch, layoutOf, type Formation } from '../units/formations.ts'
import { armOf } from '../units/kinds.ts'
import { refuseFormation } from '../units/may-form.ts'
import type { Change } from './order.ts'

/** How a unit stands when it has changed, or why it cannot. */
export function changed(seen: Seen, unit: Unit, here: Stance, change: Change): Stance | Refusal {
  if (change.do === 'about') return aboutOf(seen, unit, here)
  const wrong = refuseFormation(unit, change.to)
  if (wrong) return wrong
  if (change.do === 'form in place') return inPlace(seen, unit, here, change)
  const { by = 0 } = change
  // 12.7; 12.20 and 12.21 let guns look another way as they unlimber, or where they stand.
  if (by !== 0 && change.to.kind !== 'unlimbered')
    return refused('rf2:12.7', 'form-turns', { unit: unit.name })
  if (by !== 0 && unit.kind === 'SA') return refused('rf2:2.14', 'siege-turns', { unit: unit.name })
  const { x, y, facing } = here.pose
  return { formation: change.to, pose: { x, y, facing: turned(facing, by) } }
}

// 12.8
function aboutOf({ options }: Seen, unit: Unit, { formation, pose }: Stance): Stance {
  const bases = basesOf(options)
  if (isColumnOnTheMarch(formation)) {
    const about = columnAbout(columnOf(unit, formation.bends, bases), pose)
    return { formation: { ...formation, bends: about.column.bends }, pose: about.pose }
  }
  const { left, right, front, rear } = layoutReach(layoutOf(unit, formation, bases))
  return { formation, pose: posed(pose, left + right, front + rear, FULL_TURN / 2) }
}

/** Every stand turns by a right angle: a line is a column, and a column a line. (12.10) */
function inPlace(
  { options }: Seen,
  unit: Unit,
  { formation, pose }: Stance,
  { to, turn }: Change & { readonly do: 'form in place' },
): Stance | Refusal {
  const isThere = (one: Formation): boolean =>
    (one.kind === 'line' && one.refused === undefined) ||
    (one.kind === 'march column' && one.bends.length === 0)
  if (!isThere(formation) || !isThere(to) || formation.kind === to.kind)
    return refused('rf2:12.10', 'in-place-line', { unit: unit.name })
  const { left, right, front, rear } = layoutReach(layoutOf(unit, formation, basesOf(options)))
  const [u, by] = turn === 'right' ? [right, QUARTER] : [left, -QUARTER]
  return { formation: to, pose: posed(pose, u, (front + rear) / 2, by) }
}

/** Whether it counts as a half move: to turn about is free for cavalry and skirmishers. (12.9) */
export const isFree = (unit: Unit, { kind }: Formation, change: Change): boolean =>
  change.do === 'about' && (armOf(unit) === 'horse' || kind === 'skirmish')

/** Whether it takes all of the move. (12.4) */
export const isFullMove = ({ kind }: Formation, change: Change): boolean =>
  change.do !== 'about' && (kind === 'skirmish') !== (change.to.kind === 'skirmish')

/** Why a unit may not stand there when it has changed: there is no room. (12.7) */
export function refuseRoom(seen: Seen, unit: Unit, from: Stance, to: Stance): Refusal | null {
  const [was, is] = [standing(seen, unit, from), standing(seen, unit, to)]
  if (isOffTable(seen.terrain, is) && !isOffTable(seen.terrain, was))
    return refused('rf2:12.7', 'form-off-table', { unit: unit.name })
  const { bodies } = situationOf(seen)
  const near = distancesOf(seen.options).nearEnemy
  for (const other of seen.units) {
    const body = bodies[other.id]
    if (other.id === unit.id || !body || !('boxes' in body)) continue
    const data = { unit: unit.name, other: other.name }
    if (overlaps(is, body))
      return showing(refused('rf2:12.7', 'form-no-room', data), [lineOfGap(was, body)])
    if (other.side !== unit.side && comesNear(was, is, body, near))
      return showing(refused('rf2:12.3', 'form-near-enemy', data), [lineOfGap(is, body, near)])
  }
  return null
}

const comesNear = (was: Footprint, is: Footprint, enemy: Footprint, near: number): boolean =>
  !isAtLeast(is, enemy, near) && isAtLeast(was, enemy, near)
