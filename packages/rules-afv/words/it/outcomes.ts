import type { OutcomeWords } from '../outcomes.ts'
import { nouns } from './nouns.ts'

export const outcomes: OutcomeWords = {
  bothRetreat: () =>
    'Entrambe le parti sono in ritirata generale: una sconfitta umiliante per tutte e due.',
  retreat: (side) => `Il ${nouns.side[side]} è in ritirata generale.`,
  concede: (side) => `Il ${nouns.side[side]} si arrende.`,
  tally: ({ red, blue }) => `Zone incontrastate: ${red} al rosso, ${blue} al blu.`,
  made: (end, tally) =>
    `${{ fine: 'Una bella vittoria', minor: 'Una vittoria di misura', draw: 'Un pareggio' }[end]}. ${tally}`,
}
