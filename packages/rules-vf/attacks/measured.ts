import type { AttackMeasures } from '../attacking.ts'
import { frontRankTouching } from '../field/contact.ts'
import { isInRange } from '../field/distance.ts'
import { isInFrontArc, isVisible } from '../field/sight.ts'
import { coverOf } from '../terrain/cover.ts'
import { occupiesRough } from '../terrain/ground.ts'
import { isHigher } from '../terrain/height.ts'
import { seesWithEnough } from './seeing.ts'

/** As all stand on the table. */
export const MEASURED: AttackMeasures = {
  sees: (battle, viewer, target) => isVisible(battle, viewer.id, target.id),
  seesEnough: seesWithEnough,
  isInRange: (battle, shooter, target, range) => isInRange(battle, shooter, target.id, range),
  isInFrontArc: (battle, viewer, target) => isInFrontArc(battle, viewer.id, target.id),
  touching: (battle, unit, enemy) => frontRankTouching(battle, unit, enemy.id),
  coverOf,
  isOnRough: occupiesRough,
  isHigher,
}
