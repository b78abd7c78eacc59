// A battle of a later edition as it stands in the 1st. (vf1:shaken, vf1:rout, vf1:action.order)

import { adopt as adoptOtherwise, testsDue } from '../../adopt.ts'
import type { Adopted } from '../../adopted.ts'
import { isReady, unitsIn, type Brigade, type BrigadeId, type Vf } from '../../battle.ts'
import { isEngaged } from '../../field/contact.ts'
import { isShaken } from '../../morale/shaken.ts'
import { beyondWavering } from './setbacks.ts'

/** Setbacks are reckoned from what is seen: how many were taken away again nobody knows. */
export function adopt(given: Vf): Adopted {
  const { battle } = adoptOtherwise(given)
  battle.brigades = battle.brigades.map((brigade) => withSetbacks(battle, brigade))
  // Of the tests that are due those that setbacks beyond the third would have brought. (vf1:fortitude)
  battle.routs = testsDue(given, (id) => beyondWavering(battle, id))
  const any = battle.brigades.some(({ setbacks = 0 }) => setbacks > 0)
  return { battle, supposed: any ? ['setbacks counted'] : [] }
}

function withSetbacks(battle: Vf, brigade: Brigade): Brigade {
  const setbacks = setbacksSeen(battle, brigade.id)
  const activation =
    brigade.activation === 'active' && hasManoeuvred(battle, brigade.id)
      ? 'manoeuvring'
      : brigade.activation
  return { ...brigade, activation, ...(setbacks > 0 && { setbacks }) }
}

/** Whoever routs keeps the losses that it had, and with them whether it was shaken before. */
const setbacksSeen = (battle: Vf, id: BrigadeId): number =>
  unitsIn(battle, id).reduce(
    (sum, unit) => sum + Number(isShaken(battle, unit)) + Number(unit.status === 'routed'),
    0,
  )

/** Somebody of it has acted and touches no enemy: its assaults are over. (vf1:action.order) */
const hasManoeuvred = (battle: Vf, id: BrigadeId): boolean =>
  unitsIn(battle, id).some((unit) => isReady(unit) && unit.acted && !isEngaged(battle, unit))
