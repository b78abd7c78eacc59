import { canRearrange, farthestRearranged, onceFor, type Footprint } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { moveDistance } from '../../actions/distance.ts'
import { refuseReform as refuseInSecond } from '../../actions/reform.ts'
import type { Unit, Vf } from '../../battle.ts'
import { clause } from '../../clauses.ts'
import { footprintAt } from '../../field/situation.ts'
import { farOff, fromInches } from '../../measured.ts'
import { basesOf, type Bases } from '../../options.ts'
import type { Reform, Stance } from '../../order.ts'
import { refused } from '../../refusals/refused.ts'
import { profileOf } from '../../sheets/index.ts'
import { layoutOf } from '../../units/formations.ts'

/** As in the 2nd edition; and no figure goes farther than it moves. (6.3.3) */
export const refuseReform = (
  seen: Vf,
  unit: Unit,
  stance: Stance,
  reform: Reform,
): Refusal | null =>
  refuseInSecond(seen, unit, stance, reform) ?? refuseFar(seen, unit, stance, reform)

function refuseFar(seen: Vf, unit: Unit, stance: Stance, reform: Reform): Refusal | null {
  const [from, to] = [placed(seen, unit, stance), placed(seen, unit, reform)]
  const most = mostOf(seen, unit, stance, reform)
  if (canRearrange(from, to, fromInches(most))) return null
  const far = farOff(farthestRearranged(from, to))
  return refused(clause('vf3:6.3.3'), 'reform-far', { unit: unit.name, far, most })
}

/** Of a large battery one cannon limbers up: from the middle of the two its way is measured. (O1.1) */
const placed = (seen: Vf, unit: Unit, { formation, pose }: Stance): Footprint =>
  footprintAt(layoutOf(unit, formation, oneCannon(basesOf(seen.options))), pose)

const oneCannon = onceFor((bases: Bases): Bases => ({ ...bases, cannons: 1 }))

/** How far it moves as it stood before; the team of a gun that limbers up goes as fast as it draws. */
function mostOf(seen: Vf, unit: Unit, stance: Stance, reform: Reform): number {
  const before = moveDistance(seen, unit, stance.formation).value
  return profileOf(unit).arm === 'artillery'
    ? Math.max(before, moveDistance(seen, unit, reform.formation).value)
    : before
}
