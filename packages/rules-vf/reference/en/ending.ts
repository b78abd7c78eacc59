import type { SectionText } from '../outline.ts'

export const ending: SectionText<'ending'> = {
  title: 'The end, and who comes late',
  entries: {
    winning: {
      title: 'Winning',
      says: [
        'After the last turn each side counts the objectives it holds and the defeats it has inflicted. The higher sum wins; the same sum is a draw.',
      ],
    },
    reinforcements: {
      title: 'Reinforcements',
      says: [
        'They come on in the action phase of their side, without activation. In march column: up to 2 moves, or 1 and a reform; no assault. Detachments come in any formation and take any action.',
        'Who finds no room comes a turn later.',
      ],
      asRead: [
        'They start square to their edge, all of the unit beyond it, and end wholly on the table. Leaders come with the first of their units and do not ride again that turn.',
      ],
    },
  },
}
