import { hasOnly, isObject, type AskKind } from '@grognard/kernel'
import { assaultTargets, metBy, refuseAssault } from '../actions/assault-rules.ts'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { pursuitOf } from '../melee/pursuit.ts'
import type { Way } from '../order.ts'
import { nameOrNumber, refused } from '../refusals/refused.ts'
import { isWay } from './order-form.ts'

type AssaultAgain = { readonly way: Way; readonly target: UnitId }

/** The second assault of a unit that pursues: it has no choice but by which way, and whom it fights. */
export const assaultAgain: AskKind<Vf, { readonly unit: UnitId }, AssaultAgain> = {
  name: 'assault again',
  expects: '{way, target}: the poses of its way, and the enemy whom it then fights',
  is: (answer): answer is AssaultAgain =>
    isObject(answer) &&
    hasOnly(answer, 'way', 'target') &&
    isWay(answer['way']) &&
    Number.isInteger(answer['target']),
  refuse(seen, { unit: id }, { way, target }) {
    const unit = unitOf(seen, id)
    const wrong = refuseAssault(seen, unit, { unit: id, do: 'assault', way })
    if (wrong || metBy(seen, unit, way).includes(target)) return wrong
    return refused(pursuitOf(unit)?.clause ?? null, 'again-not-met', {
      unit: unit.name,
      other: nameOrNumber(seen, target),
    })
  },
  candidates: (seen, { unit }, n) => assaultTargets(seen, unitOf(seen, unit)).slice(0, n),
  complete: false,
}
