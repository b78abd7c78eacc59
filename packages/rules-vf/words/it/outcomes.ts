import type { OutcomeWords } from '../outcomes.ts'
import { punti } from './grammar.ts'
import { nouns } from './nouns.ts'

export const outcomes: OutcomeWords = {
  tally: ({ red, blue }) =>
    `Fra obiettivi tenuti e sconfitte inflitte, il rosso ha ${punti(red)} e il blu ${blue}.`,
  concede: (side) => `Il ${nouns.side[side]} si arrende.`,
}
