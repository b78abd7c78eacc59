// The 3rd edition, by what it has otherwise than the 2nd.

import { vf3Advice, vf3As, vf3Clauses } from '../../clauses/vf3.ts'
import { OPTIONS } from '../../options.ts'
import { second } from '../2e/index.ts'
import { differing } from '../differing.ts'
import { endOfPhase } from './fortitude.ts'
import { manners } from './manners.ts'
import { fireModifiers, meleeModifiers } from './modifiers.ts'
import { refuseReform } from './reform.ts'
import { routsOutright } from './routs.ts'
import { barrierCovers, tags } from './terrain.ts'
import { winsTie } from './ties.ts'
import { totalOf } from './victory.ts'

export const third = differing(second, {
  id: 'vf3',
  title: 'Valour & Fortitude, 3rd edition',
  printing: '3rd edition, in Italian',
  clauses: vf3Clauses,
  as: vf3As,
  advice: vf3Advice,
  options: OPTIONS.filter(({ name }) => name !== 'heavyGuns'), // sheet.qrs.heavy-artillery

  refuseReform, // 6.3.3: no figure goes farther than it moves
  manners, // 6.6: a double keeps its distance all the way; T.3.3: out of a feature, more than 3"
  meleeModifiers, // 8.1.3: dense targets only under fire; T.2.2, T.3.5: cavalry at cover, any occupier
  routsOutright, // 9.2.2: all of the beaten side, before cavalry alone
  endOfPhase, // 9.5: no test for a shattered brigade
  totalOf, // 10.0: points of the scenario
  tags, // T.1.4: streams are rough
  distances: { across: 1 }, // T.2.1
  barrierCovers, // T.2.2: no cavalry
  winsTie, // T.2.2: whoever is in cover
  fireModifiers, // T.3.5: any occupier
})
