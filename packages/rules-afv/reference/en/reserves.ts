import type { SectionText } from '../outline.ts'

export const reserves: SectionText<'reserves'> = {
  title: 'Reserves',
  entries: {
    reserves: {
      title: 'Using the reserve zones',
      says: [
        'Nobody fires into a reserve zone or out of it, and no enemy enters it. The limit of units holds there.',
      ],
      table: {
        head: ['Move', 'From', 'To', 'Facing and formation', 'Intercepted'],
        rows: [
          [
            'Come up',
            'reserve zone',
            'the zone straight before it',
            'looks at the enemy; attack formation or open order',
            'after it has come',
          ],
          ['Shift', 'reserve zone', 'any other own reserve zone', 'no matter', 'never'],
          [
            'Go back',
            'own rear row, unengaged',
            'the reserve zone straight behind',
            'whatever they are',
            'before it goes',
          ],
        ],
      },
      asRead: [
        'Each of these is all that a unit does in its phase, and none can follow an action.',
        'Ground and room in the zone ahead bind a unit that comes up as they bind any other.',
      ],
    },
  },
}
