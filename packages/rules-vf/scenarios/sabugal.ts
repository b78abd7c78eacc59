import type { Scenario } from '@grognard/kernel'
import {
  COLUMN,
  ford,
  hill,
  later,
  leader,
  objective,
  OPEN,
  posted,
  river,
  table,
  wall,
  wood,
} from './drawing.ts'

/**
 * 3 April 1811, in fog and rain: Beckwith's brigade has forded the Coa too soon and stands alone
 * before Reynier's second corps, round a stone enclosure on a hill; Drummond's brigade comes after
 * it. Units and commanders are those that fought; strengths and places are representative.
 */
export const sabugal: Scenario = {
  name: 'sabugal',
  title: 'Sabugal, 3 April 1811: the Light Division alone',
  position: {
    turns: 8,
    first: 'red',
    terrain: table([
      river(
        'coa',
        'The Coa',
        [
          [0, 44],
          [24, 43],
          [48, 44],
          [72, 42],
        ],
        [ford('upper-ford', [20, 41.5], [20, 45]), ford('lower-ford', [50, 42], [50, 45.6])],
      ),
      hill(
        'hill',
        'The hill',
        [
          [
            [22, 14],
            [50, 14],
            [54, 24],
            [46, 32],
            [26, 32],
            [18, 24],
          ],
        ],
        [
          [20, 21],
          [52, 21],
        ],
      ),
      wall('enclosure', 'The stone enclosure', [
        [29, 23],
        [43, 23],
      ]),
      wood('chestnuts', 'Chestnut wood', [
        [58, 22],
        [66, 22],
        [67, 29],
        [59, 30],
      ]),
      wood('oaks', 'Oak wood', [
        [5, 20],
        [13, 19],
        [14, 26],
        [6, 27],
      ]),
    ]),
    objectives: [
      objective('The enclosure', [36, 22]),
      objective('The road to Alfayates', [36, 12.5], 'blue'),
      objective('The ford', [36, 38], 'red'),
    ],
    settingUp: {
      form: 'set-piece',
      terrain: 'given',
      attacker: 'red',
      edges: { red: 'bottom', blue: 'top' },
      arrivals: {
        red: { from: 2, edge: 'left', most: 2 },
        blue: { from: 3, edge: 'top', most: 2 },
      },
    },
    armies: {
      red: {
        sheet: 'british',
        leader: leader('Major-General Erskine', [36, 40.5]),
        brigades: [
          {
            name: 'Beckwith’s Brigade',
            leader: leader('Lieutenant-Colonel Beckwith', [36, 37]),
            units: [
              posted('1/95th Rifles', 'british riflemen', [36, 29, 0], {
                formation: OPEN,
                understrength: true,
                figures: 12,
              }),
              posted('1/43rd Light Infantry', 'british light infantry', [30, 34, 0], {
                elite: { melee: 1 },
              }),
              posted('3rd Caçadores', 'british light infantry', [44, 34, 0]),
            ],
          },
          {
            name: 'Drummond’s Brigade',
            leader: { name: 'Colonel Drummond' },
            units: [
              later('1/52nd Light Infantry', 'british light infantry'),
              later('2/52nd Light Infantry', 'british light infantry'),
              later('1st Caçadores', 'british light infantry'),
              later('Bull’s Troop', 'british horse artillery', {
                formation: { kind: 'limbered' },
              }),
            ],
          },
        ],
      },
      blue: {
        sheet: 'french',
        leader: leader('General Reynier', [36, 3]),
        brigades: [
          {
            name: 'Sarrut’s Brigade',
            leader: leader('General Sarrut', [28, 8]),
            units: [
              posted('2e Léger', 'french light infantry', [24, 11, 180], { formation: COLUMN }),
              posted('1/36e Ligne', 'french line infantry', [32, 11, 180], { formation: COLUMN }),
              posted('2/36e Ligne', 'french line infantry', [32, 5, 180], { formation: COLUMN }),
            ],
          },
          {
            name: 'Graindorge’s Brigade',
            leader: leader('General Graindorge', [48, 8]),
            units: [
              posted('4e Léger', 'french light infantry', [44, 11, 180], { formation: COLUMN }),
              posted('Reynier’s guns', 'french field artillery', [53, 10, 180]),
              later('1/70e Ligne', 'french line infantry'),
              later('2/70e Ligne', 'french line infantry'),
              later('Reynier’s dragoons', 'french dragoons'),
            ],
          },
        ],
      },
    },
  },
}
