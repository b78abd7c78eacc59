import type { SectionText } from '../outline.ts'

export const terrain: SectionText<'terrain'> = {
  title: 'Terrain',
  entries: {
    kinds: {
      title: 'Kinds of ground',
      says: [
        'The whole zone is of that kind, and may be of several. Anything else is clear and changes nothing.',
      ],
      table: {
        head: ['Ground', 'Who enters', 'Restricted', 'Cover for', 'Advantage for', 'On a table'],
        rows: [
          ['Hills', 'all', 'yes', 'nobody', 'foot', 'any number'],
          [
            'Woods',
            'foot, and mounted in open order; no guns, no commander',
            'yes',
            'foot',
            'foot',
            'one',
          ],
          ['Village', 'all', 'yes', 'foot and guns', 'foot and guns', 'one'],
          [
            'Rough ground',
            'all but regular and heavy artillery',
            'yes',
            'nobody',
            'foot',
            'any number',
          ],
          ['Impassable rough ground', 'nobody', '-', '-', '-', 'any number'],
          ['Bog', 'nobody', '-', '-', '-', 'one'],
        ],
      },
      asRead: [
        'Mounted must come into woods in open order. Once there they may close up, and dragoons on foot may mount.',
      ],
    },
    movement: {
      title: 'Restricted movement',
      says: [
        'A mounted unit that comes into such ground, is in it or leaves it has one action in the phase instead of two. So it does not ride in as its second action.',
        'Nobody intercepts there. Foot and guns are not slowed. Terrain never affects command.',
      ],
      asRead: ['The same kind of ground counts once in a zone.'],
    },
    cover: {
      title: 'Cover and advantage',
      says: [
        'Cover: two dice less for whoever fires at the unit. Advantage: two dice less for whoever attacks it hand to hand, in each attack.',
        'Both sides in one zone may have them against each other.',
      ],
      asRead: ['Ground of different kinds in one zone adds up; the same kind does not.'],
    },
    escarpment: {
      title: 'Escarpments',
      says: [
        'They lie on edges between two zones, on three edges of a zone at most. No unit crosses; it goes round. Artillery fires across.',
      ],
    },
  },
}
