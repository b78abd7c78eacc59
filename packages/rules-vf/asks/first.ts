import type { AskKind } from '@grognard/kernel'
import { SIDES, type Side, type Vf } from '../battle.ts'

/** Which side has the first turn. (A5.0) */
export const firstAsk: AskKind<Vf, { readonly side: Side }, Side> = {
  name: 'first',
  expects: `'red' or 'blue'`,
  is: (answer): answer is Side => SIDES.includes(answer as Side),
  refuse: () => null,
  candidates: (_seen, _args, n) => SIDES.slice(0, n),
  complete: true,
}
