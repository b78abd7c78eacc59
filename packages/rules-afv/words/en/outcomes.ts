import type { OutcomeWords } from '../outcomes.ts'

export const outcomes: OutcomeWords = {
  bothRetreat: () => 'Both sides are in general retreat: a humiliating loss for both.',
  retreat: (side) => `The ${side} side is in general retreat.`,
  concede: (side) => `The ${side} side concedes.`,
  tally: ({ red, blue }) =>
    `Red holds ${red === 1 ? '1 zone' : `${red} zones`} uncontested, blue ${blue}.`,
  made: (end, tally) =>
    `${{ fine: 'A fine victory', minor: 'A minor victory', draw: 'A draw' }[end]}. ${tally}`,
}
