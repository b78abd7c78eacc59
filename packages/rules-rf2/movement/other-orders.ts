// Orders that take all of a unit's move. (8.14, 12.22)

import { INCH, measure } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Seen, Unit } from '../battle.ts'
import { distancesOf } from '../distances.ts'
import type { Stance } from '../field/situation.ts'
import { basesOf } from '../options.ts'
import { refused } from '../refusals/refused.ts'
import { layoutOf } from '../units/formations.ts'
import { armOf } from '../units/kinds.ts'
import { fieldFor } from './against.ts'
import { refuseWay } from './grammar.ts'
import { groundOnWay, nameOf } from './ground.ts'
import { wayOf } from './legs.ts'
import { refuseMover } from './may-move.ts'
import type { Steps } from './order.ts'
import { refuseViolation } from './why-not.ts'

/** Why a unit may not recover its order; null if it may. (8.14, 13.6) */
export function refuseRecovery(seen: Seen, unit: Unit): Refusal | null {
  const wrong = refuseMover(unit)
  if (wrong || !unit.pose) return wrong
  if (!unit.disordered) return refused('rf2:8.14', 'recover-order', { unit: unit.name })
  const here: Stance = { formation: unit.formation, pose: unit.pose }
  const layout = layoutOf(unit, unit.formation, basesOf(seen.options))
  const keeping = groundOnWay(seen.terrain, unit, here, [
    { layout, pose: unit.pose, legs: [] },
  ]).find(({ effect }) => effect.keeps)
  if (!keeping) return null
  const ground = nameOf(keeping)
  return refused('rf2:13.6.no-recovery', 'recover-ground', { unit: unit.name, ground })
}

/** Where deployed guns come to that are pushed by hand, or why they cannot be. (12.22) */
export function manhandled(seen: Seen, unit: Unit, steps: Steps): Stance | Refusal {
  const wrong = refuseMover(unit)
  if (wrong) return wrong
  const { name, formation, pose, weight, kind } = unit
  if (
    !pose ||
    armOf(unit) !== 'guns' ||
    formation.kind !== 'unlimbered' ||
    weight === 'heavy' ||
    kind === 'SA'
  )
    return refused('rf2:12.22', 'manhandle-who', { unit: name })
  if (unit.disordered) return refused('rf2:12.22', 'manhandle-disordered', { unit: name })
  // They wheel, incline and retire as others do.
  const odd = refuseWay(unit, { kind: 'line' }, steps, 'normal')
  if (odd) return odd
  const from: Stance = { formation, pose }
  const gone = wayOf(seen, unit, from, steps)
  const measured = measure(fieldFor(seen, unit, from, steps, 'normal'), gone.path)
  if (!measured.ok) return refuseViolation(seen, unit, from, steps, 'normal', measured.violation)
  const far = distancesOf(seen.options).manhandled
  if (measured.cost > far)
    return refused('rf2:12.22', 'too-far', {
      unit: name,
      inches: far / INCH,
      over: Math.ceil((measured.cost - far) / 10),
    })
  const rough = groundOnWay(seen.terrain, unit, from, [gone.path]).find(
    ({ effect, leg }) => leg >= 0 && (effect.disorders || effect.closed),
  )
  if (!rough) return gone.end
  const ground = nameOf(rough)
  return refused('rf2:12.22', 'manhandle-ground', { unit: name, ground })
}
