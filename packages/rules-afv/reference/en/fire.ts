import type { SectionText } from '../outline.ts'

export const fire: SectionText<'fire'> = {
  title: 'Fire',
  entries: {
    who: {
      title: 'Who fires, and at whom',
      says: [
        'Muskets, dragoons on foot and guns fire, once in a whole turn; a red marker shows that they have. Nobody has to.',
        'A unit that is engaged does not fire and is not fired at. Nor is a commander, nor anybody in a reserve zone.',
        'Which way a unit looks makes no difference. It fires with all it has at one target.',
      ],
    },
    range: {
      title: 'Range',
      says: [
        'Everybody reaches enemies in the own zone. Regular and heavy artillery also reach the eight zones around, corners included, and across escarpments.',
      ],
    },
    plans: {
      title: 'All at once',
      says: [
        'All shots of the phase count as one moment: a unit that is hit still fires with all its stands.',
      ],
      asRead: [
        'Both sides plan all their fire in secret; then all dice are thrown. By an option they declare openly, the side without the initiative first.',
      ],
    },
    spread: {
      title: 'Even spread',
      says: [
        'A side spreads its shots over the unengaged enemies of a zone: nobody is fired at twice before all have been fired at once, nor three times before all have been twice.',
      ],
      asRead: [
        'What is counted is the shots at each enemy of the zone, from wherever they come; two counts may differ by one.',
        'A shot without dice is no shot. An enemy at whom a unit would throw no dice does not bind that unit.',
      ],
    },
    dice: {
      title: 'Dice by weapon',
      says: ['Pikes in the unit add no dice.'],
      table: {
        head: ['Firer', 'Same zone', 'Next zone'],
        rows: [
          ['Muskets', '1 for each musket stand', 'none'],
          ['Dragoons on foot', '1 for each stand', 'none'],
          ['Galloper guns', '2', 'none'],
          ['Regular artillery', '3', '2'],
          ['Heavy artillery', '4', '3'],
        ],
      },
    },
    modifiers: {
      title: 'More dice and fewer',
      says: ['All that apply are added up. There are never fewer than no dice.'],
      table: {
        head: ['Because', 'Muskets and dragoons', 'Guns'],
        rows: [
          ['The firer is in a defensive formation', '-2', 'none'],
          ['The target is mounted', '+1', '+1'],
          ['The target is in a defensive formation', '+2', '+2'],
          ['The target is in open order', '-1', '-1'],
          ['Cover, for each kind of ground that gives it', '-2', '-2'],
        ],
      },
    },
    hits: {
      title: 'What hits',
      says: ['Each die that hits puts a green marker on the target.'],
      table: {
        head: ['Firer', 'Hits on'],
        rows: [
          ['Green', '1'],
          ['Seasoned', '1 or 2'],
          ['Veteran', '1, 2 or 3'],
        ],
      },
    },
    hold: {
      title: 'Holding fire',
      says: [
        'Who does not fire now may still fire in this turn as a reaction: foot at foot that engage them, guns at mounted that engage them or in support of others.',
      ],
    },
  },
}
