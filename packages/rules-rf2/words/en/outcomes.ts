import { enemyOf } from '../../battle.ts'
import type { OutcomeWords } from '../outcomes.ts'

export const outcomes: OutcomeWords = {
  destroyed: (side) => `The ${side} army is destroyed: ${enemyOf(side)} wins.`,
  broken: (side) => `The ${side} army is broken: ${enemyOf(side)} wins.`,
  over: (winner, { red, blue }) =>
    `The battle ends with ${red} red and ${blue} blue units lost: ${winner ? `${winner} wins` : 'a draw'}.`,
  concedes: (side) => `The ${side} side concedes: ${enemyOf(side)} wins.`,
}
