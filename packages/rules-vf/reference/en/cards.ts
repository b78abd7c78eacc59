import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { cards as table } from '../tables.ts'

const HEAD = ['Card', 'Name', 'When', 'What it does']

export const cards = (f: Numbers): SectionText<'cards'> => ({
  title: 'Fate cards',
  entries: {
    any: {
      title: 'Act on Initiative',
      says: [
        'Once in an action phase: give up any card, and one unit of a brigade that failed its activation takes an action after all.',
      ],
      asRead: [
        'Between brigades, or between the orders of one, which then goes on. Before an order of another commander the chief is asked, if a brigade has failed and he holds a card.',
      ],
    },
    shared: {
      title: 'In both armies',
      says: ['Each names the moment at which it is played.'],
      table: table('british', 'en', HEAD, [
        [
          '10',
          'own fate phase',
          'choose an objective of the enemy: it counts 2 if you hold it at the end',
        ],
        ['9', 'with an order to assault', 'the unit moves once, then assaults'],
        ['8', 'a valour or fortitude test of yours fails', 'it is passed'],
        [
          '7',
          'a target is chosen, own fire phase',
          '+1 on the value; guns on a hill see over units that are not',
        ],
        ['6', 'hit tests of yours fail', 'throw the failed ones again'],
        ['5', 'with an order', 'take 1 loss off the unit'],
        [
          '4',
          'end of your melee phase',
          'a brigade moves once more: no assault, retreat or double',
        ],
        [
          '3',
          'the enemy begins his turn',
          'no brigade of his activates by itself, and his reinforcements come a turn later',
        ],
        ['2', 'at once', 'shuffle it and your discards back into the deck'],
        [
          'ace',
          'own melee phase',
          `choose a leader: +1 melee for friends within ${f.cards.allOut}" of him`,
        ],
      ]),
      asRead: [
        'Capture counts once for an objective. Breakthrough is no action: no messenger is needed, units that shot move as well, those inside features stay.',
      ],
    },
    british: {
      title: 'Of the British',
      says: ['For British infantry only.'],
      table: table('british', 'en', HEAD, [
        ['king', 'own fire phase', 'a brigade: +1 on the fire value for the phase'],
        ['queen', 'the enemy’s melee phase', 'a brigade: +1 on the melee value for the phase'],
        ['jack', 'a melee phase', '-1 on valour tests of enemies that touch British infantry'],
      ]),
    },
    french: {
      title: 'Of the French',
      says: ['For French units only.'],
      table: table('french', 'en', HEAD, [
        [
          'king',
          'a brigade has activated',
          `its units move ${f.cards.emperor}" farther for the phase`,
        ],
        ['queen', 'a melee phase', 'a brigade: +1 melee for units in attack column'],
        [
          'jack',
          'own fate phase',
          'a unit with losses: +1 melee and tenacity to the end of the battle',
        ],
      ]),
    },
  },
})
