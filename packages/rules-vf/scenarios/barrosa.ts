import type { Scenario } from '@grognard/kernel'
import { COLUMN, hill, leader, objective, OPEN, posted, road, table, wood } from './drawing.ts'

/**
 * 5 March 1811: Graham turns his column about in the pine wood and attacks the two French divisions
 * that have come down on it, one on the hill of Barrosa and one in the plain before the wood. Units
 * and brigades are those that fought; strengths and places are representative.
 */
export const barrosa: Scenario = {
  name: 'barrosa',
  title: 'Barrosa, 5 March 1811: Graham’s counter-attack',
  position: {
    turns: 8,
    first: 'red',
    terrain: table([
      hill(
        'cerro',
        'Cerro del Puerco',
        [
          [
            [46, 4],
            [66, 4],
            [69, 14],
            [64, 24],
            [48, 24],
            [43, 14],
          ],
          [
            [50, 8],
            [62, 8],
            [64, 14],
            [60, 19],
            [51, 19],
            [48, 14],
          ],
        ],
        [
          [44, 13],
          [68, 13],
        ],
      ),
      wood(
        'pines',
        'The pine wood',
        [
          [4, 36],
          [30, 35],
          [33, 42],
          [28, 46],
          [5, 46],
        ],
        { wood: 'rough' },
      ),
      road('track', 'The coast track', [
        [40, 48],
        [38, 30],
        [40, 0],
      ]),
    ]),
    objectives: [
      objective('The hill', [56, 12], 'blue'),
      objective('The plain', [18, 16], 'blue'),
      objective('The edge of the wood', [18, 33], 'red'),
      objective('The chapel', [40, 24]),
    ],
    settingUp: {
      form: 'set-piece',
      terrain: 'given',
      attacker: 'red',
      edges: { red: 'bottom', blue: 'top' },
    },
    armies: {
      red: {
        sheet: 'british',
        leader: leader('Lieutenant-General Graham', [38, 44]),
        brigades: [
          {
            name: 'Dilkes’s Brigade',
            leader: leader('Brigadier-General Dilkes', [56, 42]),
            units: [
              posted('Browne’s flank battalion', 'british light infantry', [56, 31, 0], {
                formation: OPEN,
                losses: 2,
              }),
              posted('2/1st Foot Guards', 'british foot guard', [50, 37, 0]),
              posted('2/3rd Foot Guards', 'british foot guard', [64, 37, 0], {
                understrength: true,
              }),
            ],
          },
          {
            name: 'Wheatley’s Brigade',
            leader: leader('Colonel Wheatley', [18, 34.5]),
            units: [
              posted('Barnard’s light battalion', 'british riflemen', [18, 25, 0], {
                formation: OPEN,
              }),
              posted('1/28th Foot', 'british line infantry', [6, 32, 0]),
              posted('2/87th Foot', 'british line infantry', [17, 31, 0]),
              posted('2/67th Foot', 'british line infantry', [28, 31, 0]),
              posted('Duncan’s guns', 'british field artillery', [35.5, 30, 0]),
            ],
          },
        ],
      },
      blue: {
        sheet: 'french',
        leader: leader('Marshal Victor', [40, 6]),
        brigades: [
          {
            name: 'Ruffin’s Division',
            leader: leader('General Ruffin', [56, 6]),
            units: [
              posted('2/9e Léger', 'french light infantry', [50, 17, 180], { formation: COLUMN }),
              posted('1/24e Ligne', 'french line infantry', [58, 17, 180], { formation: COLUMN }),
              posted('1/96e Ligne', 'french line infantry', [54, 10, 180], { formation: COLUMN }),
              posted('Rousseau’s grenadiers', 'french grenadiers', [62, 10, 180], {
                formation: COLUMN,
              }),
            ],
          },
          {
            name: 'Leval’s Division',
            leader: leader('General Leval', [18, 4]),
            units: [
              posted('1/8e Ligne', 'french line infantry', [8, 12, 180], { formation: COLUMN }),
              posted('2/8e Ligne', 'french line infantry', [16, 12, 180], { formation: COLUMN }),
              posted('1/54e Ligne', 'french line infantry', [24, 12, 180], { formation: COLUMN }),
              posted('45e Ligne', 'french line infantry', [20, 6.5, 180], { formation: COLUMN }),
              posted('Leval’s battery', 'french field artillery', [31, 11, 180]),
            ],
          },
        ],
      },
    },
  },
}
