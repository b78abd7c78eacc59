import type { AskKind } from '@grognard/kernel'
import { refuseOrder } from '../actions/judge.ts'
import { retreats, type Retreat } from '../actions/withdraw.ts'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { isOrder } from './order-form.ts'
import { refused } from './refused.ts'

/** The way back of a unit that must retreat, and can. (6.4) */
export const retreatAsk: AskKind<Vf, { readonly unit: UnitId }, Retreat> = {
  name: 'retreat',
  expects: `{unit, do: 'retreat', way, before?, after?, occupy?}`,
  is: (answer): answer is Retreat => isOrder(answer) && answer.do === 'retreat',
  refuse: (seen, { unit }, order) =>
    order.unit === unit
      ? refuseOrder(seen, order)
      : refused('vf2:6.4', 'retreat-other', { unit: unitOf(seen, unit).name }),
  candidates(seen, { unit }, n, random) {
    const found: Retreat[] = []
    for (const order of retreats(seen, unitOf(seen, unit), random)) {
      if (found.length >= n) break
      found.push(order)
    }
    return found
  },
  complete: false,
}
