import type { Rulebook } from '@grognard/kernel'
import { cardAsk } from './asks/card.ts'
import { copy, enemyOf, type Side, type Vf } from './battle.ts'
import { faults } from './faults.ts'
import { OPTIONS } from './options.ts'
import { next } from './phases/next.ts'
import { setUp } from './setup.ts'
import { resample, view } from './view.ts'
import { events } from './words/en/index.ts'
import { sentenceIn } from './words/said.ts'
import { scenarios } from './scenarios/index.ts'

export { vf1Clauses } from './clauses/vf1.ts'
export { vf2Clauses } from './clauses/vf2.ts'
export { vf3Clauses } from './clauses/vf3.ts'

export const vf2: Rulebook<Vf, Vf> = {
  id: 'vf2',
  title: 'Valour & Fortitude, 2nd edition',
  version: '1',
  editions: ['2nd edition, 2024 update'],
  options: OPTIONS,
  armies: [],
  scenarios,
  setUp,
  copy,
  next,
  asks: [cardAsk],
  view,
  resample,
  faults,
  moment: ({ turn, phase, active }) => ({ turn, phase, active }),
  concede: (_battle, side) => ({
    winner: enemyOf(side as Side),
    name: enemyOf(side as Side),
    why: `${side} concedes.`,
    clause: 'vf2:10.0',
  }),
  sentence: sentenceIn(events),
}
