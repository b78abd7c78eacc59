import type { SectionText } from '../outline.ts'

export const turn: SectionText<'turn'> = {
  title: 'Turn sequence',
  entries: {
    phases: {
      title: 'The seven phases',
      says: [
        'Markers: green for a hit, red for having fired, yellow for having reacted, blue for open order.',
        'Hits that are taken while units move stay on them until losses are removed in the next turn.',
      ],
      table: {
        head: ['Phase', 'Who', 'What ends with it'],
        rows: [
          ['1. Initiative', 'both throw', 'nothing'],
          ['2. Fire', 'both at once', 'nothing'],
          ['3. Hand-to-hand combat', 'both at once', 'nothing'],
          ['4. Losses', 'both, step by step', 'all green markers go'],
          [
            '5. Movement of the side with the initiative',
            'it moves, the other reacts',
            'yellow markers go',
          ],
          ['6. Movement of the side without it', 'it moves, the other reacts', 'yellow markers go'],
          ['7. Victory', 'both', 'red markers go; green ones stay'],
        ],
      },
    },
  },
}
