import type { Rulebook } from '@grognard/kernel'
import { sentenceIn } from '@grognard/toolkit'
import { attachAsk } from './asks/attach.ts'
import { fireAsk } from './asks/fire.ts'
import { goBack } from './asks/go-back.ts'
import { inTurn } from './asks/in-turn.ts'
import { orderAsk } from './asks/order.ts'
import { copy, SIDES, type Rf2, type Side } from './battle.ts'
import { faults } from './faults.ts'
import { refuseBattle } from './form.ts'
import { OPTIONS } from './options.ts'
import { atTheEnd, conceded } from './phases/end.ts'
import { next } from './phases/next.ts'
import { scenarios } from './scenarios/index.ts'
import { setUp } from './setup.ts'
import { breakPointsOf } from './units/quality.ts'
import { events } from './words/en/index.ts'

export { rf2Advice } from './advice.ts'
export { rf2Odds } from './odds/index.ts'
export { rf2Clauses } from './clauses.ts'
export { rf2Nouns, rf2Words, type Rf2Nouns, type StateName } from './words/index.ts'

/** Second Rank & File, as far as it goes: movement, fire and morale, without charges and leaders. */
export const rf2: Rulebook<Rf2, Rf2> = {
  id: 'rf2',
  title: 'Second Rank & File',
  version: '1',
  editions: ['29.11.2025'],
  options: OPTIONS,
  armies: [],
  scenarios,
  setUp,
  copy,
  next,
  asks: [attachAsk, orderAsk, fireAsk, goBack, inTurn],
  view: (battle, seat) => ({ ...copy(battle), you: seat }),
  resample: ({ atCheckpoint }) => ({ ...copy(atCheckpoint), you: null }),
  refuseBattle,
  faults,
  moment: ({ turn, phase, active }) => ({ turn, phase, active }),
  losses: (before, after) =>
    SIDES.map((side) => ({
      side,
      what: 'break points',
      lost: lostBy(after, side) - lostBy(before, side),
      of: before.units.reduce(
        (all, unit) => all + (unit.side === side ? breakPointsOf(unit) : 0),
        0,
      ),
    })),
  clock: (battle) => {
    battle.outcome = atTheEnd(battle)
  },
  concede: (_battle, side) => conceded(side as Side),
  sentence: sentenceIn(events),
}

/** Whoever is gone has lost all it had. */
const lostBy = ({ units }: Rf2, side: Side): number =>
  units.reduce(
    (all, unit) => (unit.side === side ? all + (unit.gone ? breakPointsOf(unit) : unit.hits) : all),
    0,
  )
