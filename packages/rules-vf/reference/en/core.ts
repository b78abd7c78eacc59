import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const core = (f: Numbers): SectionText<'core'> => ({
  title: 'Groundwork',
  entries: {
    sides: {
      title: 'Two sides',
      says: [
        'However many people play, there are two armies. Whoever is of your own army is a friend, whoever is not an enemy.',
        'Distances are in inches, and anybody may measure anything at any moment.',
      ],
    },
    modifiers: {
      title: 'Changing a number',
      says: [
        'First what halves, then what adds and takes away. A number is halved once at most, fractions are dropped, and nothing falls below 1.',
      ],
      asRead: [
        'Not below 1 holds at every step: what is halved is at least 1 before anything is added, and what was 0 stays 0. What a unit was raised as, elite or understrength, is in its value before it is halved; what cards add comes after.',
      ],
    },
    dice: {
      title: 'Dice',
      says: [
        'A 6 as it falls always does it, a 1 as it falls never. Who may throw again does so before anything is added, and each die once only.',
      ],
    },
    figures: {
      title: 'Figures, arcs, contact',
      says: [
        'A figure looks the way its base does, and its front arc opens outward from the two front corners of the base.',
        'Figures whose bases touch are in contact, by corners too.',
      ],
      asRead: [
        'The picture of the arc is lost: 45 degrees outward from each front corner. The arc of a unit is that of its whole front rank.',
        'A gap of at most 20 thousandths of an inch is contact. It is the only tolerance there is; distances have none.',
      ],
    },
    units: {
      title: 'Units',
      says: [
        'A unit is ranks and files that all look the same way, each figure touching another. Every rank is as wide as the first; only the last may be narrower.',
        `With more than ${f.oneRank} figures a unit has 2 ranks at least. Its row of the army sheet says how many figures it may have.`,
        'Figures never leave a unit: losses are markers beside it.',
      ],
    },
    formations: {
      title: 'Formations',
      says: ['All but the march column are deployed: they may shoot and lend support.'],
      table: {
        head: ['Formation', 'Made of', 'Fire', 'Melee'],
        rows: [
          [
            'March column',
            'up to 3 files, and more ranks than files',
            'none',
            'value 1, no support',
          ],
          ['Line', '1 or 2 ranks', 'full', 'half the fire value on top, if infantry'],
          ['Attack column', '3 ranks or more', 'halved', '+1 against who holds a feature'],
          [
            'Open order',
            `1 to ${f.open.most} ranks, loose`,
            `halved from ${f.open.deep} ranks`,
            '-1 out of cover',
          ],
          ['Square', 'faces all around', 'halved', '+1'],
        ],
      },
      asRead: [
        'A square is four faces of two ranks that look outward, with the outer corners open.',
      ],
    },
    artillery: {
      title: 'Guns and limbers',
      says: [
        `A battery is a cannon and a limber, never farther apart than 1". Each of the two bases counts as ${f.gunBase} figures.`,
        'With the limber hooked on, it is limbered: a march column that looks where the limber does. Otherwise it is unlimbered, a line that looks where the cannon does.',
      ],
    },
    leaders: {
      title: 'Leaders',
      says: [
        'Every brigade has a leader, and the army one more. Leaders are no units: nobody attacks them, they attack nobody, and they hold no objective.',
      ],
    },
    brigades: {
      title: 'Brigades',
      says: [
        `All units are in brigades of ${f.brigade.least} to ${f.brigade.most}, of any arms. One player commands each of them.`,
      ],
    },
    sheets: {
      title: 'Army sheets',
      says: [
        'A row of an army sheet gives arm, figures, weapon and range, fire value, melee value, tenacity, special rules and points. The sheet also has its fate cards.',
      ],
    },
  },
})
