import type { SectionText } from '../outline.ts'

export const initiative: SectionText<'initiative'> = {
  title: 'Initiative',
  entries: {
    throw: {
      title: 'Throwing for it',
      says: [
        'Each side throws two dice. The lower total has the initiative for this turn; on a tie both throw again.',
      ],
      table: {
        head: ['When', 'With the initiative', 'Without'],
        rows: [
          ['Movement', 'first', 'second'],
          ['Losses, at each step', 'second', 'first'],
          ['Rethrows in combat', 'decides second', 'decides first'],
          ['Open declarations, if agreed', 'declares second', 'declares first'],
        ],
      },
    },
  },
}
