import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const scenario = (f: Numbers): SectionText<'scenario'> => ({
  title: 'Scenario A: set piece battle',
  entries: {
    armies: {
      title: 'Armies',
      says: [
        `An army sheet each, and a sum of points: 200 is good for a first game, 250 for more players. Brigades of ${f.brigade.least} to ${f.brigade.most} units, a leader for each and one for the army, who cost nothing.`,
      ],
    },
    attacker: {
      title: 'Attacker, ground, edges',
      says: [
        'Each side throws a die, again if they are the same; the higher one attacks. The defender sets up the ground, then the attacker chooses a long edge for his own. The other has the edge across.',
      ],
      asRead: ['The ground is set up by the defender or made by dice, as the battle says.'],
    },
    terrain: {
      title: 'What may be on the ground',
      says: ['A table larger than 8 by 5 feet may have 1 or 2 towns or woods more.'],
      table: {
        head: ['Feature', 'How many'],
        rows: [
          ['Towns', '2 or 3, each a defendable feature'],
          ['Woods', '2 or 3, 6" to 9" across'],
          ['River or stream', '1 at most, from edge to edge; a river with a bridge or ford'],
          ['Hills, roads', 'any'],
          ['Fences, hedges, walls', 'along roads'],
        ],
      },
      asRead: ['Woods may be 1" smaller or larger.'],
    },
    objectives: {
      title: 'Objectives',
      says: [
        `4 of them, placed in turn, the defender first: more than ${f.scenario.apart}" from the edges and from each other.`,
      ],
    },
    deployment: {
      title: 'Deployment',
      says: [
        `The sides set up one brigade at a time in turn, the defender first, wholly within ${f.scenario.zone}" of their own edge.`,
      ],
    },
    reserves: {
      title: 'Held back',
      says: [
        'Any unit may be held back. From turn 2 of its side it may come on anywhere along its own edge, no more than half of those held back in one turn.',
      ],
      asRead: ['Half is rounded down, but one of one may come.'],
    },
    first: {
      title: 'First turn, and victory',
      says: [
        `The attacker throws a die. With ${f.scenario.decides} or more he says who begins, otherwise the defender does.`,
        'Who has won is counted as in every battle: objectives and defeats.',
      ],
    },
    meeting: {
      title: 'Meeting engagement',
      says: [
        'The sides have the short edges. Only light infantry, light cavalry and the leaders of their brigades are deployed; all others come later.',
      ],
    },
    assault: {
      title: 'Assault',
      says: [
        `3 objectives, 2 of the defender and 1 of the attacker, all within ${f.scenario.nearDefender}" of the defender's edge. Half of the defending units or more are held back. The attacker adds 2 to the die for the first turn.`,
      ],
      asRead: [
        `They are placed in turn, the defender first, and still more than ${f.scenario.apart}" from edges and from each other.`,
      ],
    },
  },
})
