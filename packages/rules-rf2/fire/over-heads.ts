// Whom guns fire past or over. (14.13, 14.17, 14.18) Small arms fire past nobody.

import { isCloser, isWithin, type Ring } from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import type { Distances } from '../distances.ts'
import { weaponOf, type Band } from '../units/weapons.ts'
import type { Firer, Stand, Stands } from './ranks.ts'

const isNearer = (stand: Ring, boxes: readonly Ring[], limit: number): boolean =>
  boxes.some((box) => isCloser(stand, box, limit))

const isNear = (stand: Ring, boxes: readonly Ring[], limit: number): boolean =>
  boxes.some((box) => isWithin(stand, box, limit))

/** Whether a unit is in the way of a stand that fires at another. */
export function isInTheWay(
  unit: Unit,
  stands: Stands,
  firer: Firer,
  side: Unit['side'],
  target: Stand,
  band: Band,
  { overhead, screen }: Pick<Distances, 'overhead' | 'screen'>,
  scale: number,
): boolean {
  const weapon = weaponOf(firer.weapon)
  if (weapon.is === 'small arms') return true
  const { boxes, highest } = stands
  const isEnemy = unit.side !== side
  // 14.13: skirmishers of the enemy, farther off than that.
  if (isEnemy && unit.formation.kind === 'skirmish' && !isNear(firer.ring, boxes, screen * scale))
    return false
  // 14.17
  const isOver = Math.max(firer.footing.level, target.footing.level) > highest
  if (isOver && isEnemy) return false
  // 14.18
  const isLobbed = weapon.is === 'howitzer' && band !== 'close'
  if (!isOver && !isLobbed) return true
  if (isNearer(firer.ring, boxes, overhead * scale)) return true
  return !isEnemy && isNearer(target.ring, boxes, overhead * scale)
}
