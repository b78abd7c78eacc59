import type { SectionText } from '../outline.ts'

export const commander: SectionText<'commander'> = {
  title: 'Commander',
  entries: {
    command: {
      title: 'Being in command',
      says: [
        'Each side has one commander. He is no unit: he neither fires nor fights, nobody fires at him or engages him, he takes no room and holds no zone.',
        'All units of his side in his zone are in command.',
      ],
      table: {
        head: ['In command', 'Effect'],
        rows: [
          ['To engage', 'no test'],
          ['To intercept', 'no test'],
          ['In combat', 'one attack of the unit may be thrown again, all dice'],
          ['To withdraw', 'the unit may be ordered off'],
        ],
      },
    },
    move: {
      title: 'His move, and the end of the phase',
      says: [
        'He moves into one of the eight zones around. That ends the movement phase of his side at once, so he rides last.',
        'The phase also ends when the side says so, or when no unit is left to choose.',
      ],
      asRead: [
        'With the last unit chosen the phase is over, and the commander stays where he is.',
        'He enters neither woods nor ground that nobody enters. Escarpments and enemies do not stop him. He does not go into reserve.',
      ],
    },
  },
}
