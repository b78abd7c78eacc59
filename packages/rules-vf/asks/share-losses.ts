import type { AskKind } from '@grognard/kernel'
import type { UnitId, Vf } from '../battle.ts'
import { oddOnes, refuseShares, type Sharing } from '../melee/sharing.ts'
import { choicesOf } from '../proposals/melee-support.ts'
import { isListOfUnits } from './units-form.ts'

/** Which units take one loss more than the others, where they cannot be shared evenly. */
export const shareLosses: AskKind<Vf, Sharing, readonly UnitId[]> = {
  name: 'share losses',
  expects: 'a list of the units that take one loss more than the others',
  is: (answer): answer is readonly UnitId[] => isListOfUnits(answer),
  refuse: refuseShares,
  candidates: (_seen, sharing, n) => choicesOf(sharing.units, oddOnes(sharing)).slice(0, n),
  complete: true,
}
