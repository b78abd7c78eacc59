import type { SectionText } from '../outline.ts'

export const turn: SectionText<'turn'> = {
  title: 'The turn',
  entries: {
    sequence: {
      title: 'Order of a turn',
      says: ['The sides take turns one after the other. Whose turn it is, is the active side.'],
      table: {
        head: ['Phase', 'What the active side does'],
        rows: [
          ['1. Fate', 'draws a card'],
          ['2. Fire', 'picks targets one by one and shoots at them'],
          ['3. Action', 'activates its brigades; units move, assault, rally'],
          ['4. Melee', 'fights whatever enemies it touches'],
        ],
      },
    },
    fate: {
      title: 'Fate phase',
      says: [
        'The commander-in-chief draws one card. He keeps cards to himself as long as he likes, and may play any number of them in a turn, each at the moment it names. Played cards are discarded.',
      ],
      asRead: [
        'Some cards go with a decision of their owner. For all others a window opens to whoever might hold one, so that a question never betrays a hand.',
        'An empty deck gives no card. The Tide of Battle is not replaced by another.',
      ],
    },
  },
}
