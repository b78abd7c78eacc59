// A battle of another edition as it stands in this one: what only the other one counts is left.

import type { Adopted } from './adopted.ts'
import { marchesOn } from './actions/activation.ts'
import { copy, unitsIn, type Brigade, type BrigadeId, type Fight, type Vf } from './battle.ts'
import { editionOf } from './editions/book.ts'

/** The battle is of this edition already, but for what its records hold. */
export function adopt(given: Vf): Adopted {
  const battle = copy(given)
  battle.brigades = given.brigades.map(withoutSetbacks)
  // Nobody marches whose brigade has failed its test. (6.1)
  if (given.acting !== null && marchesOn(given, given.acting)) battle.acting = null
  battle.routs = testsDue(given, (id) => routedIn(given, id)) // 9.5
  battle.fights = given.fights.map((fight) => supportedIn(given, fight)) // 8.2.3
  const counted = given.brigades.some(({ setbacks = 0 }) => setbacks > 0)
  return { battle, supposed: counted ? ['setbacks left'] : [] }
}

/** No assault is too late, either: only the 1st edition has them first. (vf1:action.order) */
function withoutSetbacks({ setbacks: _left, ...brigade }: Brigade): Brigade {
  return brigade.activation === 'manoeuvring' ? { ...brigade, activation: 'active' } : brigade
}

const routedIn = (battle: Vf, id: BrigadeId): number =>
  unitsIn(battle, id).filter(({ status }) => status === 'routed').length

/** The tests that brigades have to take at the end of the phase, so many for each at most. */
export const testsDue = ({ routs }: Vf, most: (brigade: BrigadeId) => number): Vf['routs'] =>
  routs.filter((id, i) => routs.slice(0, i).filter((one) => one === id).length < most(id))

const supportedIn = (battle: Vf, fight: Fight): Fight => ({
  ...fight,
  brigade: fight.brigade.slice(
    0,
    editionOf(battle).brigadeRoom(battle, fight.support, fight.target),
  ),
})
