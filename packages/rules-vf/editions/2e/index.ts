// The 2nd edition, 2024: the rules as the chapters have them.

import type { Procedure } from '@grognard/kernel'
import { adopt } from '../../adopt.ts'
import { activationTest, failActivation, mayAct } from '../../actions/activation.ts'
import { manners } from '../../actions/field.ts'
import { refuseAction } from '../../actions/next-order.ts'
import { rally, rallyDice, rallyTest } from '../../actions/rally.ts'
import { refuseReform } from '../../actions/reform.ts'
import { hitModifiers } from '../../attacks/hits.ts'
import { range } from '../../attacks/shooting.ts'
import { lendsFire, refuseFireSupport } from '../../attacks/shot.ts'
import { brigadeRoom } from '../../attacks/support.ts'
import { fireModifiers, meleeModifiers } from '../../attacks/value.ts'
import { vf2Clauses } from '../../clauses/vf2.ts'
import { routsOutright } from '../../melee/automatic-routs.ts'
import { bearers, bearLosses } from '../../melee/bear-losses.ts'
import { winsTie } from '../../melee/result.ts'
import { fortitudeTest, routsByFortitude, takeFortitudeTest } from '../../morale/fortitude.ts'
import { causeTest, leeway } from '../../morale/rout.ts'
import { valourTest } from '../../morale/valour.ts'
import { OPTIONS } from '../../options.ts'
import { barrierCovers } from '../../terrain/cover.ts'
import { tags } from '../../terrain/kinds.ts'
import { totalOf } from '../../victory.ts'
import { edition } from '../differing.ts'
import { DISTANCES, MOVES, SCORES } from '../numbers.ts'

const nothing = (): void => {}
function* nobody(): Procedure<void> {}

export const second = edition({
  id: 'vf2',
  title: 'Valour & Fortitude, 2nd edition',
  printing: '2nd edition, 2024 update',
  clauses: vf2Clauses,
  as: {},
  advice: {},
  options: OPTIONS,

  distances: DISTANCES,
  moves: MOVES,
  scores: SCORES,
  range, // 1.5

  actions: ['stay', 'move', 'retreat', 'double', 'assault', 'rally', 'occupy', 'exit', 'shift'], // 6.2.1
  mayAct, // 6.2
  refuseAction, // 6.2.1, 6.7
  ordered: nothing,
  activationTest, // 6.1
  failActivation, // 6.1
  marchesOn: () => false,
  manners, // 6.3.2 to 6.6, T.3.3
  refuseReform, // 6.3.3
  rallyDice, // 6.7
  movesToRally: false, // 6.7
  rallyTest,
  rally,

  winsTie, // 7.2.3
  bearLosses, // 7.2.4
  bearers,

  fireModifiers, // 8.1
  meleeModifiers, // 8.1
  lendsFire, // 8.2.1
  refuseFireSupport,
  brigadeRoom, // 8.2.3
  hitModifiers, // 8.3

  afterShaken: nothing, // 9.1
  winnersTest: false, // 9.2.1
  valourTest, // 9.2
  routsOutright, // 9.2.2
  afterRout: causeTest, // 9.3
  leeway,
  fortitudeTest, // 9.5
  endOfPhase: takeFortitudeTest,
  routsByFortitude, // 9.5.1

  totalOf, // 10.0
  arrive: 'move on', // 11.0
  setUpArrivals: nobody,

  tags, // T.1
  barrierCovers, // T.2.2

  adopt,
})
