import type { SectionText } from '../outline.ts'

export const melee: SectionText<'melee'> = {
  title: 'Melee',
  entries: {
    targets: {
      title: 'Who fights whom',
      says: [
        'Every active unit in contact must fight. Choose one target for each. Where several choose the same one, one of them leads and the others support it.',
        'When all have chosen, the fights are fought one after the other.',
      ],
      asRead: [
        'A unit that can neither lead nor support does not fight. The target of a fight keeps its attack to fight back with.',
      ],
    },
    fight: {
      title: 'A fight, step by step',
      says: ['Both throw before anybody marks a loss.'],
      table: {
        head: ['Step', 'What happens'],
        rows: [
          ['1', 'the main attacker makes a melee attack'],
          ['2', 'its target makes one back'],
          ['3', 'more losses caused wins'],
          ['4', 'losses are marked; the losers take their valour tests, or rout by themselves'],
          ['5', 'cavalry retreats'],
        ],
      },
    },
    result: {
      title: 'Who has won',
      says: [
        'Whoever caused more losses. A draw goes to the active side, unless the other is in cover or stands higher on a hill: then it goes to those.',
      ],
    },
    cavalry: {
      title: 'Cavalry after the fight',
      says: [
        'Cavalry that has lost and is still there must retreat. Cavalry that has won may, when the losers are gone.',
      ],
      asRead: ['The sides of a fight are the fighter and those who lent melee support.'],
    },
  },
}
