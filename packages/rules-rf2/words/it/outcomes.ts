import { enemyOf } from '../../battle.ts'
import type { OutcomeWords } from '../outcomes.ts'
import { nouns } from './nouns.ts'

export const outcomes: OutcomeWords = {
  destroyed: (side) =>
    `L’esercito ${nouns.side[side]} è distrutto: vince il ${nouns.side[enemyOf(side)]}.`,
  broken: (side) =>
    `L’esercito ${nouns.side[side]} è spezzato: vince il ${nouns.side[enemyOf(side)]}.`,
  over: (winner, { red, blue }) =>
    `La battaglia finisce; unità perdute: ${red} il rosso, ${blue} il blu. ${winner ? `Vince il ${nouns.side[winner]}` : 'È un pareggio'}.`,
  concedes: (side) => `Il ${nouns.side[side]} si arrende: vince il ${nouns.side[enemyOf(side)]}.`,
}
