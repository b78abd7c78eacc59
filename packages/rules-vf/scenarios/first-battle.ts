import type { Scenario } from '@grognard/kernel'
import { COLUMN, hill, leader, objective, posted, road, rough, table, village } from './drawing.ts'

/**
 * To learn by: a rearguard in the Peninsula holds a farm until the baggage is away. No battle of
 * history; units and ground are representative. A few units on a small table, so that muskets speak
 * in the second turn and all is over in five.
 */
export const firstBattle: Scenario = {
  name: 'first-battle',
  title: 'A first battle: the rearguard at the farm',
  position: {
    turns: 5,
    first: 'red',
    terrain: table(
      [
        hill('hill', 'The hill', [
          [
            [3, 33],
            [8, 30.5],
            [13, 33],
            [13, 38],
            [8, 40],
            [3, 38],
          ],
        ]),
        rough('copse', 'The copse', [
          [3, 17],
          [7, 15],
          [11, 17],
          [10, 22],
          [5, 23],
        ]),
        road('road', 'The road', [
          [31, 42],
          [30, 24],
          [33, 0],
        ]),
        village('farm', 'The farm', [
          [21, 19],
          [27, 19],
          [27, 23.5],
          [21, 23.5],
        ]),
      ],
      [48, 42],
    ),
    objectives: [
      objective('The farm', [24, 21], undefined, 'farm'),
      objective('The hill', [8, 34], 'red'),
      objective('The chapel', [38, 8], 'blue'),
    ],
    settingUp: {
      form: 'set-piece',
      terrain: 'given',
      attacker: 'blue',
      edges: { red: 'bottom', blue: 'top' },
    },
    armies: {
      red: {
        sheet: 'british',
        leader: leader('Major-General Ashby', [25, 38.5]),
        brigades: [
          {
            name: 'Thorne’s Brigade',
            leader: leader('Colonel Thorne', [19, 35.5]),
            units: [
              posted('1/4th Foot', 'british line infantry', [14, 31.5, 0]),
              posted('2/44th Foot', 'british line infantry', [25, 31.5, 0]),
              // Beside the farm: whoever comes for it comes upon them, and so teaches what an assault is.
              posted('Light companies', 'british light infantry detachment', [16, 26, 0], {
                figures: 6,
                formation: { kind: 'open order', files: 6 },
              }),
            ],
          },
          {
            name: 'Hale’s Brigade',
            leader: leader('Lieutenant-Colonel Hale', [36.8, 35.2]),
            units: [
              posted('Lane’s Battery', 'british field artillery', [34, 31, 0]),
              posted('16th Light Dragoons', 'british light dragoons', [41, 33, 0]),
            ],
          },
        ],
      },
      blue: {
        sheet: 'french',
        leader: leader('Général de division Clauzon', [24, 4]),
        brigades: [
          {
            name: 'Brigade Ménil',
            leader: leader('Général Ménil', [20, 6]),
            units: [
              posted('1/26e Ligne', 'french line infantry', [14, 11, 180], { formation: COLUMN }),
              posted('2/26e Ligne', 'french line infantry', [22, 11, 180], { formation: COLUMN }),
              posted('1/66e Ligne', 'french line infantry', [29, 10, 180], { formation: COLUMN }),
            ],
          },
          {
            name: 'Brigade Corbet',
            leader: leader('Général Corbet', [38, 5]),
            units: [
              posted('Voltigeurs', 'french infantry detachment', [36, 14, 180], {
                figures: 6,
                formation: { kind: 'open order', files: 6 },
              }),
              posted('7e Chasseurs à cheval', 'french hussars and chasseurs', [42, 10, 180]),
            ],
          },
        ],
      },
    },
  },
}
