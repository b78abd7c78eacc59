import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const preparation = (f: Numbers): SectionText<'preparation'> => ({
  title: 'Before the battle',
  entries: {
    scenario: {
      title: 'A scenario',
      says: [
        'It says which armies fight, on what ground, where they stand, who comes later, who begins, and whatever else is special.',
      ],
      asRead: [
        'Battles of history are drawn after the actions they are named for. Units and commanders are those that fought; strengths and places are representative.',
      ],
    },
    objectives: {
      title: 'Objectives',
      says: [
        `At the end of each turn they are counted. You take an objective if you have more figures within ${f.objective}" of it than the enemy has; after that it is yours, garrison or none, until he takes it.`,
        'One that is a defendable feature must be occupied.',
      ],
      asRead: [
        'An objective on defendable terrain is that terrain, and its occupier needs more figures near it than the enemy, too.',
      ],
    },
    limit: {
      title: 'How long it lasts',
      says: [
        'A number of turns, or a time on the clock. Both sides have the same number of turns in any case.',
      ],
      asRead: [
        'When the clock falls the present turn is the last one; the other side still has its own.',
      ],
    },
    chief: {
      title: 'Commander-in-chief',
      says: [
        'One player of each side. He says in which order his side does things, moves the army leader and holds the cards.',
      ],
      asRead: [
        'He alone plays cards. When another commander of his side gives an order, he is asked, so that nobody learns what he keeps.',
      ],
    },
    deck: {
      title: 'Fate deck',
      says: ['Each side has 13 cards, one suit, shuffled and face down.'],
      asRead: [
        'Some ranks are lost in the printed list. By its order they are 10 Capture, 7 Directed Fire, 4 Breakthrough and 3 Confusion.',
      ],
    },
  },
})
