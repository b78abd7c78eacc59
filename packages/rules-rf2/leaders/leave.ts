// A leader who leaves the unit that he is with. (10.5, 10.7, 10.12)

import type { UnitId } from '@grognard/field'
import { INCH, layoutReach, placed, type Point } from '@grognard/geometry'
import { changeLeader, leaderWith, unitOf, type Placed, type Rf2, type Unit } from '../battle.ts'
import { basesOf } from '../options.ts'
import { layoutOf } from '../units/formations.ts'

/** Behind the middle of its rear, not an inch from it, and on the table. (10.5) */
export function besideUnit({ options, terrain }: Placed, { pose, ...unit }: Unit): Point | null {
  if (!pose) return null
  const { left, right, rear } = layoutReach(layoutOf(unit, unit.formation, basesOf(options)))
  const { x, y } = placed(pose, Math.trunc((left + right) / 2), rear + INCH / 2)
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most)
  return { x: within(x, terrain.width), y: within(y, terrain.height) }
}

/** He stays where the unit is that he leaves. */
export function leaveUnit(battle: Rf2, id: UnitId): void {
  const leader = leaderWith(battle, id)
  const at = leader && besideUnit(battle, unitOf(battle, id))
  if (leader && at) changeLeader(battle, leader.id, { with: null, at })
}
