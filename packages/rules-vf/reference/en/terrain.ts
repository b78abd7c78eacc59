import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { kinds } from '../tables.ts'

export const terrain = (f: Numbers): SectionText<'terrain'> => ({
  title: 'Terrain',
  entries: {
    kinds: {
      title: 'What each feature is',
      says: [
        'Unless the scenario says otherwise. What the words mean stands below. A bridge is a highway, a ford is rough.',
      ],
      table: kinds(
        f,
        'en',
        ['Feature', 'Rules'],
        [
          ['Buildings', 'village'],
          ['Woodland, dense', 'wood'],
          ['Woodland, light', 'wood', { wood: 'rough' }],
          ['Low fence, hedge, wall', 'hedge'],
          ['High fence, hedge, wall', 'hedge', { high: true }],
          ['Hill', 'hill'],
          ['River', 'river'],
          ['Stream', 'stream'],
          ['Mud', 'bog'],
          ['Road, path, track', 'road'],
        ],
      ),
      asRead: [
        'Woodland is one or the other, feature by feature. Lakes and cliffs let nobody pass.',
      ],
    },
    hills: {
      title: 'Hills',
      says: [
        'They hide what is behind them. Who fights back with any figure higher up than all its enemies wins a drawn fight.',
      ],
      asRead: [
        'How high a figure stands is the contour at its middle; of an occupied feature its highest part.',
      ],
    },
    barriers: {
      title: 'Barriers',
      says: [
        `To cross one costs ${f.barrier.toll}" of the move. Figures on both sides of it are in contact if they touch it and are within ${f.barrier.across}" of each other.`,
      ],
      asRead: ['It brings enemies into contact across it, friends not.'],
    },
    cover: {
      title: 'Cover',
      says: [
        'For a unit wholly inside terrain that covers, one that occupies a feature, or one with its front rank at a barrier that lies between it and the attacker.',
        `Against fire: ${f.cover.soft} on hit tests for soft cover, ${f.cover.hard} for hard. In melee: who fights back from cover wins a drawn fight.`,
      ],
      asRead: [
        'Behind a barrier: half of the front rank touches it, of a square a quarter, and the shortest way to the attacker crosses it. A stream covers in melee only.',
      ],
    },
    highways: {
      title: 'Highways',
      says: ['In march column each inch along one counts as half.'],
    },
    impassable: {
      title: 'Impassable',
      says: ['Nobody stands on it or crosses it.'],
    },
    obstacles: {
      title: 'Obstacles',
      says: [
        'No line of sight crosses one. Who is on it or touches it sees and is seen, but not over the crest of a hill to the far slope.',
      ],
      asRead: ['An occupier does not see through the sections next to its own.'],
    },
    rough: {
      title: 'Rough ground',
      says: [
        'Each inch counts as 2. Cavalry and guns on it, or against a unit on it, halve their melee value.',
      ],
      asRead: ['A unit is on it with any of its bases.'],
    },
    defendable: {
      title: 'Defendable terrain',
      says: [
        'An obstacle that is entered only by occupying it. Buildings are hard cover, woods soft.',
        'It holds 1 unit, and any leaders of that side. Enemy leaders alone inside are moved over by a unit that comes in.',
      ],
    },
    occupying: {
      title: 'In and out',
      says: [
        `In, as an action: from nearer than ${f.occupy.near}", if no enemy unit is inside. In the deployment: any feature wholly in your area.`,
        `Out, as an action: in any formation, wholly within ${f.occupy.out}" of the feature and ${f.away}" or more from enemies. Not in the turn in which the unit went in.`,
        'Inside there is no formation. Sight and range are taken from the feature; the unit shoots all around and is never enfiladed.',
      ],
      asRead: ['A unit in contact with the enemy may go in, too.'],
    },
    contact: {
      title: 'Touching it',
      says: [
        `Friends may touch a feature that friends hold. Enemies may come nearer than ${f.away}", but to touch it they assault, with ${f.assault.figures} figures at least.`,
      ],
    },
    values: {
      title: 'Attacking from it and at it',
      says: ['Halving once is enough, whatever the reasons.'],
      table: {
        head: ['Who', 'Fire', 'Melee'],
        rows: [
          ['Infantry inside', 'halved', '+1'],
          ['Cavalry or guns inside, or against a unit inside', '-', 'halved'],
          ['Attack column against a unit inside', 'halved', '+1'],
        ],
      },
    },
    melees: {
      title: 'Melees at it',
      says: [
        `Who is inside is in contact with every enemy that has ${f.assault.figures} figures at the feature. If it loses and routs, the attacker may go in.`,
        'Nobody routs without a test, and no cavalry has to retreat, if one side is inside.',
      ],
      asRead: ['A square that loses routs, even to an enemy inside a feature.'],
    },
    sections: {
      title: 'Connected sections',
      says: [
        `A large feature is cut into sections, each a feature of its own. Those that share a border of ${f.occupy.border}" are connected: units go from one to the next, and the active side may fight across, but need not. If it does not, nobody fights back.`,
      ],
      asRead: [
        'The border is summed over its bends. A unit next door may lead a fight, and lends no melee support.',
      ],
    },
  },
})
