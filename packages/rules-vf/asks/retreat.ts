import type { AskKind } from '@grognard/kernel'
import { refuseOrder } from '../actions/judge.ts'
import { refuseNoRetreat, type Retreat } from '../actions/withdraw.ts'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { someRetreats } from '../proposals/retreats.ts'
import { refused } from '../refusals/refused.ts'
import { isOrder } from './order-form.ts'

/**
 * The way back of a unit that must retreat; or 'none', where no search finds one. (6.4) Its owner
 * is asked even then: he may give a way that is too winding for any search.
 */
export const retreatAsk: AskKind<Vf, { readonly unit: UnitId }, Retreat | 'none'> = {
  name: 'retreat',
  expects: `{unit, do: 'retreat', way, before?, after?, occupy?}, or 'none' where there is no way back`,
  is: (answer): answer is Retreat | 'none' =>
    answer === 'none' || (isOrder(answer) && answer.do === 'retreat'),
  refuse(seen, { unit: id }, answer) {
    const unit = unitOf(seen, id)
    if (answer === 'none') return refuseNoRetreat(seen, unit)
    return answer.unit === id
      ? refuseOrder(seen, answer)
      : refused('vf2:6.4', 'retreat-other', { unit: unit.name })
  },
  candidates: (seen, { unit }, n, random) => someRetreats(seen, unitOf(seen, unit), n, random),
  complete: false,
}
