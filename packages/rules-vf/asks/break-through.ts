import type { AskKind } from '@grognard/kernel'
import { refuseBreakThrough } from '../actions/break-through.ts'
import type { BrigadeId, Vf } from '../battle.ts'
import type { Order } from '../order.ts'
import { anyBreakThrough, breakThroughs } from '../proposals/break-throughs.ts'
import { isOrder } from './order-form.ts'

type Args = { readonly brigade: BrigadeId }

/** The next move of a brigade that breaks through; 'done' if the others stay. (fate.4) */
export const breakThroughAsk: AskKind<Vf, Args, Order | 'done'> = {
  name: 'break-through',
  expects: `{unit, do: 'move', ...}, or 'done'`,
  is: (answer): answer is Order | 'done' => answer === 'done' || isOrder(answer),
  refuse: (seen, { brigade }, order) =>
    order === 'done' ? null : refuseBreakThrough(seen, brigade, order),
  candidates: (seen, { brigade }, n, random) => breakThroughs(seen, brigade, n, random),
  any: (seen, { brigade }, random) => anyBreakThrough(seen, brigade, random),
  complete: false,
}
