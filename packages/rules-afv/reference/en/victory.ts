import type { SectionText } from '../outline.ts'

export const victory: SectionText<'victory'> = {
  title: 'Victory',
  entries: {
    order: {
      title: 'General retreat',
      says: [
        'Looked at first, at the end of each turn. A side with more units off the table, in reserve or routed, than on it is in general retreat: the other has a fine victory. If both are, both have lost in humiliation.',
        'Guns and commanders are not counted.',
      ],
    },
    breakpoint: {
      title: 'A third and a half',
      says: [
        'Counted from the units a side began with, guns left out, fractions rounded up. Routed, over-run and withdrawn units count as lost.',
        'A broken army ends the battle; the zones then say who has won. That need not be the other side.',
      ],
      table: {
        head: ['Units at the start', 'A third: commander lost', 'Half: army breaks'],
        rows: [
          ['4', '2', '2'],
          ['5', '2', '3'],
          ['6', '2', '3'],
          ['8', '3', '4'],
          ['10', '4', '5'],
          ['12', '4', '6'],
          ['15', '5', '8'],
        ],
      },
      asRead: [
        'A position from the midst of a battle may say how many units there were at its start; those it does not name are lost, and count.',
      ],
    },
    outcome: {
      title: 'Zones, and conceding',
      says: [
        'A zone of the table is held uncontested with a unit of foot or mounted in it and no enemy unit of any kind, guns included.',
        'A side may concede at any time, which gives the other a fine victory.',
      ],
      table: {
        head: ['Zones held uncontested', 'Result'],
        rows: [
          ['10 or more of 15, and more than the enemy', 'fine victory'],
          ['fewer than 10, but more than the enemy', 'minor victory'],
          ['as many as the enemy', 'draw'],
        ],
      },
      asRead: [
        'The book has no last turn. A scenario sets one, twelve if it says nothing; then the zones decide.',
        'On a table of another size a fine victory needs two thirds of the zones.',
      ],
    },
  },
}
