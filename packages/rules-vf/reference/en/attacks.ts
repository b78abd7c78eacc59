import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const attacks = (f: Numbers): SectionText<'attacks'> => ({
  title: 'Attacks',
  entries: {
    attack: {
      title: 'Making an attack',
      says: [
        'As many dice as the value: the fire value to shoot, the melee value to fight. In one phase a unit attacks or supports once, never both.',
      ],
    },
    values: {
      title: 'Changes of the value',
      says: [
        'They change the value of the main attacker only, never what a supporter lends. What halves comes first, and only once.',
      ],
      table: {
        head: ['Because', 'Fire', 'Melee'],
        rows: [
          ['In march column', 'none', '1'],
          ['In attack column', 'halved', '-'],
          ['In attack column, target holds a feature', 'halved', '+1'],
          ['Infantry in line, target in sight and in no feature', '-', '+ half the fire value'],
          ['Guns at a march or attack column', '+1', '+1'],
          ['Enfilade: the target does not see the attacker', '+1', '+1'],
          ['Less than half of the front rank sees the target', 'halved', '-'],
          ['Outflanked: 1 figure of the front rank or none touches', '-', 'halved'],
        ],
      },
      asRead: [
        'In a march column the melee value is set to 1; what is added still counts.',
        'Half of a fire value is at least 1.',
        'Squares and units inside features are not outflanked. Of a square a quarter must see.',
        'Who fights back is the main attacker of that attack, with all its special rules.',
      ],
    },
    support: {
      title: 'Support',
      says: [
        'By deployed units that have done nothing else in the phase.',
        'A unit that touches an enemy nobody has chosen must take that one, and lends no melee support elsewhere.',
      ],
      table: {
        head: ['Support', 'Who lends it', 'At most', 'Each adds'],
        rows: [
          [
            'Fire',
            'may shoot at the target, seeing it with half of the front rank',
            `${f.support.most}`,
            `+${f.support.fire}`,
          ],
          [
            'Melee',
            `${f.support.figures} figures of the front rank touch the target`,
            `${f.support.most}`,
            `+${f.support.melee}`,
          ],
          [
            'Brigade',
            `of the same brigade, within ${f.support.near}" of the fighter, touches no enemy`,
            '1',
            `+${f.support.brigade}`,
          ],
        ],
      },
      asRead: [
        'Helpers that have routed, retreated or fought before their fight comes lend nothing.',
      ],
    },
    hits: {
      title: 'Hit tests',
      says: [`A die of ${f.hit} or more hits. The changes are added to every die.`],
      table: {
        head: ['Because', 'Fire', 'Melee'],
        rows: [
          ['The main attacker has no loss', '-', '+1'],
          ['The main attacker is shaken', '-1', '-1'],
          ['Target in soft cover', `${f.cover.soft}`, '-'],
          ['Target in hard cover', `${f.cover.hard}`, '-'],
          ['Rockets take part', '-1', '-'],
        ],
      },
      asRead: [
        'Heavy artillery has +1 to hit on the reference sheet only: off here, with an option.',
      ],
    },
    losses: {
      title: 'Losses',
      says: [
        'A marker for each hit, beside the target; supporters lose nothing. Halved losses round down, and 1 stays 1.',
      ],
    },
  },
})
