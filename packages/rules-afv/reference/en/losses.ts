import type { SectionText } from '../outline.ts'

export const losses: SectionText<'losses'> = {
  title: 'Losses',
  entries: {
    order: {
      title: 'In which order',
      says: [
        'Units that have one stand come first, then those with two, and so on. At each step the side without the initiative goes first.',
        'Units in reserve that carry hits take part.',
      ],
    },
    stands: {
      title: 'Removing stands',
      says: [
        'One stand for every two hits; the owner says which. A hit left over is wiped off, and so are hits beyond the last stand.',
        'The unit keeps its kind of formation and its facing.',
      ],
      table: {
        head: ['Face', 'Stands that must go in one step to break contact there'],
        rows: [
          ['Front', 'as many as the front rank has'],
          ['Rear', 'as many as the last rank has'],
          ['Flank', 'as many as there are ranks'],
        ],
      },
      asRead: [
        'Where that many go, the owner may break contact on that face, or stay. Ranks are counted before the loss.',
        'What is left stands no wider and no deeper than before.',
      ],
    },
    rout: {
      title: 'Rout',
      says: [
        'A unit that loses stands and has one left, or none, routs. So does one that cannot stand in a valid formation any more. It leaves the game with its markers and all its contacts end.',
        'A battery that takes two hits routs; with one hit it stays.',
      ],
    },
  },
}
