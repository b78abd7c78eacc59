import type { SectionText } from '../outline.ts'

export const options: SectionText<'options'> = {
  title: 'Options',
  entries: {
    table: {
      title: 'What players may agree on',
      says: ['The table is always three zones deep.'],
      table: {
        head: ['What', 'Usual', 'Else'],
        rows: [
          ['Zones across', '5', '1 to 15, by the position'],
          ['Reserve zones a side', '3', 'any column or none, by the position'],
          ['Units of a side in a zone', '4', '3, 5 or 6'],
          ['Plans of fire and combat', 'in secret', 'openly, in turn'],
          ['Quality of units', 'as given', 'thrown for'],
        ],
      },
      asRead: [
        'With an even number of columns the three set-up zones lie one to the left, as red sees it. With one or two columns all are set-up zones.',
      ],
    },
    quality: {
      title: 'Throwing for quality',
      says: [
        'A die for each unit before the battle. Without this option a unit is seasoned unless its list says otherwise.',
      ],
      table: {
        head: [
          'Die',
          'Pike and Musket',
          'Foot',
          'Dragoons',
          'Mounted',
          'Heavy Mounted',
          'Artillery',
        ],
        rows: [
          ['1', 'veteran', 'veteran', 'veteran', 'veteran', 'seasoned', 'seasoned'],
          ['2', 'seasoned', 'seasoned', 'seasoned', 'veteran', 'seasoned', 'seasoned'],
          ['3', 'seasoned', 'seasoned', 'seasoned', 'seasoned', 'seasoned', 'seasoned'],
          ['4', 'seasoned', 'green', 'seasoned', 'seasoned', 'seasoned', 'seasoned'],
          ['5', 'seasoned', 'green', 'seasoned', 'green', 'seasoned', 'green'],
          ['6', 'green', 'green', 'green', 'green', 'green', 'green'],
        ],
      },
    },
    effects: {
      title: 'What quality does',
      says: ['Nothing else depends on it.'],
      table: {
        head: ['What', 'Green', 'Seasoned', 'Veteran'],
        rows: [
          ['Fire hits on', '1', '1 or 2', '1, 2 or 3'],
          ['To engage, attack formation', '1', '3 or less', '4 or less'],
          ['To engage, open order', '1', '1', '4 or less'],
          ['To intercept', 'no change', '3 or less; open order 1', 'no change'],
          ['Hits of an attack that hits', 'one less', 'as thrown', 'one more'],
        ],
      },
      asRead: ['Hits change by attack: a unit that divides its stands has it in each of them.'],
    },
  },
}
