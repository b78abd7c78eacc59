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
      table: table('british', 'en', HEAD, f, [
        ['10', 'own fate phase'],
        ['9', 'with an order to assault'],
        ['8', 'a valour or fortitude test of yours fails'],
        ['7', 'a target is chosen, own fire phase'],
        ['6', 'hit tests of yours fail'],
        ['5', 'with an order'],
        ['4', 'end of your melee phase'],
        ['3', 'the enemy begins his turn'],
        ['2', 'at once'],
        ['ace', 'own melee phase'],
      ]),
      asRead: [
        'Capture counts once for an objective. Breakthrough is no action: no messenger is needed, units that shot move as well, those inside features stay.',
      ],
    },
    british: {
      title: 'Of the British',
      says: ['For British infantry only.'],
      table: table('british', 'en', HEAD, f, [
        ['king', 'own fire phase'],
        ['queen', 'the enemy’s melee phase'],
        ['jack', 'a melee phase'],
      ]),
    },
    french: {
      title: 'Of the French',
      says: ['For French units only.'],
      table: table('french', 'en', HEAD, f, [
        ['king', 'a brigade has activated'],
        ['queen', 'a melee phase'],
        ['jack', 'own fate phase'],
      ]),
    },
  },
})
