// What a side has lost between two battles, for those who count many.

import type { Loss } from '@grognard/kernel'
import { SIDES, type Side, type Vf } from './battle.ts'
import { valueOf } from './units/values.ts'

const unitsLeft = ({ units }: Vf, side: Side) =>
  units.filter((unit) => unit.side === side && unit.status !== 'routed')

/** How many losses its units can still bear before they are shaken, in all. */
const tenacityLeft = (battle: Vf, side: Side): number =>
  unitsLeft(battle, side).reduce(
    (sum, unit) => sum + Math.max(0, valueOf(unit, 'tenacity') - unit.losses),
    0,
  )

const brigadesLeft = ({ brigades }: Vf, side: Side): number =>
  brigades.filter((brigade) => brigade.side === side && !brigade.shattered).length

/** Units that routed, the tenacity that went with them and with losses, and brigades that shattered. */
export const losses = (before: Vf, after: Vf): readonly Loss[] =>
  SIDES.flatMap((side) => {
    const [units, tenacity] = [unitsLeft(before, side).length, tenacityLeft(before, side)]
    const brigades = brigadesLeft(before, side)
    return [
      { side, what: 'units', lost: units - unitsLeft(after, side).length, of: units },
      { side, what: 'tenacity', lost: tenacity - tenacityLeft(after, side), of: tenacity },
      { side, what: 'brigades', lost: brigades - brigadesLeft(after, side), of: brigades },
    ]
  })
