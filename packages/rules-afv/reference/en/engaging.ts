import type { SectionText } from '../outline.ts'

export const engaging: SectionText<'engaging'> = {
  title: 'Engaging',
  entries: {
    target: {
      title: 'Whom one may engage',
      says: [
        'An enemy in the same zone. Guns, defensive formations, units already engaged and units that have performed an action engage nobody. All units may be engaged; commanders may not.',
        'Unengaged enemies come first: an enemy already in a fight may be joined only when no unengaged enemy is left in the zone.',
      ],
      asRead: [
        'An unengaged enemy that no friend in the zone could lawfully engage any more this phase does not stand in the way of joining a fight.',
      ],
    },
    mounted: {
      title: 'Foot against mounted',
      says: [
        'Foot engage an unengaged mounted unit only if they have two stands of pikes at least, or if their facing takes them into its rear. A mounted unit that is engaged already may be joined by any foot.',
      ],
    },
    test: {
      title: 'The test to engage',
      says: [
        'One die, before the enemy reacts. Who fails stays where he is and does no more this phase.',
        'No test is needed in the zone of the own commander, nor against an enemy with whom a friend is engaged already.',
      ],
      table: {
        head: ['Unit', 'Attack formation', 'Open order'],
        rows: [
          ['Green', '1', '1'],
          ['Seasoned', '3 or less', '1'],
          ['Veteran', '4 or less', '4 or less'],
        ],
      },
    },
    contact: {
      title: 'Which face is met',
      says: [
        'After the reactions the front of the engager is put against the enemy. The engager does not turn for it.',
        'One unit at most on each face, so four at most around one enemy. If the face is taken, the engager goes to the first free one in this order and turns without cost: front, flanks, rear.',
      ],
      table: {
        head: ['The enemy looks', 'Face met', 'Rethrow in combat'],
        rows: [
          ['towards the engager', 'front', 'none'],
          ['to either side', 'flank', 'up to two dice'],
          ['the same way as the engager', 'rear', 'any dice'],
        ],
      },
      asRead: [
        'Where both flanks are free, the owner of the engager says which.',
        'A unit engaged on its front can still be engaged on its other faces.',
      ],
    },
  },
}
