import type { SectionText } from '../outline.ts'

export const combat: SectionText<'combat'> = {
  title: 'Hand-to-hand combat',
  entries: {
    order: {
      title: 'Order of a combat',
      says: [
        'First every engaged unit takes one hit, whatever follows.',
        'Then stands are allotted, all attacks are thrown, dice are thrown again where that is allowed, and all hits are given at once.',
      ],
    },
    allocate: {
      title: 'Who attacks whom',
      says: [
        'All stands attack, each once. A unit that touches several enemies divides its stands between them as it likes, or gives them all to one.',
        'A unit makes one attack at most on each enemy that it touches, on whatever face.',
      ],
      asRead: [
        'Both sides divide in secret, then show. By an option they do it openly, the side without the initiative first. Who touches a single enemy has nothing to decide.',
      ],
    },
    values: {
      title: 'Combat values',
      says: [
        'A die for each stand that attacks. A die of the combat value or less hits.',
        'The other columns give the value with that one change. A dash: it cannot be.',
        'Green units score one hit less in an attack that hits, veterans one more.',
      ],
      table: {
        head: [
          'Stand',
          'Value',
          'Itself in open order',
          'Itself in defensive formation, against foot',
          'Against foot or guns in open order',
          'Against defensive formation without pikes',
          'Against defensive formation with pikes',
        ],
        rows: [
          ['Guns', '2', '1, always', '-', '1', '1', '1'],
          ['Light arms', '2', '1', '2', '2', '2', '2'],
          ['Muskets', '2', '1', '1', '2', '2', '2'],
          ['Hand weapons', '3', '2', '3', '3', '3', '3'],
          ['Pikes', '4', '-', '4', '4', '4', '4'],
          ['Dragoons on foot', '2', '1', '1', '2', '2', '2'],
          ['Dragoons, mounted', '3', '2', '-', '4', '2', '1'],
          ['Mounted', '4', '3', '-', '5', '3', '2'],
          ['Heavy Mounted', '5', '4', '-', '5', '4', '3'],
        ],
      },
    },
    modifiers: {
      title: 'Modifiers of the value',
      says: ['All that apply are added up; the result is never above 5 nor below 1.'],
      table: {
        head: ['Because', 'Change'],
        rows: [
          ['The attacker is in open order', '-1'],
          ['Muskets in a defensive formation attack foot', '-1'],
          ['Mounted attack foot or guns in open order', '+1'],
          ['Mounted attack a defensive formation without pikes', '-1'],
          ['Mounted attack a defensive formation with pikes', '-2'],
        ],
      },
      asRead: [
        'Dragoons on foot fight like muskets: in a defensive formation against foot they have one less, too.',
        'Dice lost to the ground come from the stands with the lowest value first.',
        'Quality changes the hits of each attack, not of each unit.',
      ],
    },
    rethrows: {
      title: 'Rethrows',
      says: [
        'Only the unit whose front touches a flank or the rear has the rethrow, not the unit that is touched there. Each rethrow may be declined; once the dice are thrown again, what they show counts.',
      ],
      table: {
        head: ['Rethrow', 'When', 'Which dice'],
        rows: [
          ['Overlap', 'on a flank, enemy not in a defensive formation', 'one or two'],
          ['Outflank', 'on the rear, enemy not in a defensive formation', 'any of them'],
          [
            'Commander',
            'unit in his zone; after the others; one attack of each unit in a phase',
            'all of that attack',
          ],
        ],
      },
      asRead: [
        'All first throws come before any rethrow; then the side without the initiative decides first. A commander helps every unit in his zone, each once.',
      ],
    },
    example: {
      title: 'A combat worked out',
      says: [
        'Two units of two muskets and a pike attack one of three muskets and two pikes, which has its commander by it. One of the two stands on its flank.',
        'All three take a hit. Each small unit throws three dice: two need 2 or less, one 4 or less. The large one sends its five dice at the unit on its flank: three need 2 or less, two need 4 or less.',
        'The first scores one. The second scores none, throws two dice again for the overlap, and still has none; no commander is near. The large unit scores one, has its commander throw all five again, and scores one again.',
        'So there is one hit on the first unit, two on the second and two on the large one. The last two lose a stand each.',
      ],
    },
  },
}
