import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { weapons } from '../tables.ts'

export const fire = (f: Numbers): SectionText<'fire'> => ({
  title: 'Fire',
  entries: {
    phase: {
      title: 'Fire phase',
      says: [
        `Pick an enemy that touches none of your units, then one of your units to shoot at it, and up to ${f.support.most} to support. Throw, mark the losses, take the valour tests. Then the next target, for as long as there is one and you want to.`,
        'Nobody is shot at twice. A unit that has shot or supported takes no action this turn.',
      ],
      asRead: ['A target that was picked is shot at.'],
    },
    who: {
      title: 'Who may shoot',
      says: [
        'A deployed unit that touches no enemy, has its target in range and in sight, and has neither shot nor supported in this phase.',
        'Its target is the closest enemy it sees of those that have not been shot at yet.',
      ],
      asRead: [
        'Enemies that may not be picked, because a friend touches them, do not count as the closest.',
      ],
    },
    range: {
      title: 'Range',
      says: [
        'From the nearest figure to the nearest figure; of guns, from the cannon. Exactly at range is in range.',
      ],
      table: weapons(f, 'en', ['Weapon', 'Range'], {
        skirmishers: 'Skirmishers, beyond their weapon',
        carbines: 'Carbine',
      }),
    },
    sight: {
      title: 'Sight',
      says: [
        'A unit sees an enemy if one figure of its front rank does. The enemy must be partly in the arc of that figure, and a straight line must reach it.',
        `The line may cross no obstacle, and no place nearer than ${f.clearance}" to another unit, friend or enemy.`,
      ],
      asRead: [
        'A figure looks from the middle of its front edge. Only what stands before the target blocks; leaders never do.',
        'A unit that holds a feature blocks across that feature only.',
      ],
    },
  },
})
