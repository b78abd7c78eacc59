import type { Scenario } from '@grognard/kernel'
import { later, leader, objective, posted, road, rough, stream, table, village } from './drawing.ts'

/**
 * 21 December 1808, before dawn in the snow: Paget with the 15th Hussars finds Debelle's horse drawn
 * up beyond a hollow, and charges; Slade with the 10th is late. Regiments and commanders are those
 * that fought; strengths and places are representative.
 */
export const sahagun: Scenario = {
  name: 'sahagun',
  title: 'Sahagún, 21 December 1808: Paget’s hussars',
  position: {
    turns: 6,
    first: 'red',
    terrain: table([
      stream('hollow', 'The hollow', [
        [0, 23],
        [30, 24],
        [72, 21],
      ]),
      rough('vines', 'Vineyards', [
        [50, 27],
        [60, 26],
        [62, 33],
        [52, 34],
      ]),
      rough('gardens', 'Gardens', [
        [6, 9],
        [14, 8],
        [14, 15],
        [7, 16],
      ]),
      village('sahagun', 'Sahagún', [
        [58, 4],
        [66, 4],
        [66, 10],
        [58, 10],
      ]),
      road('road', 'The road to Carrión', [
        [0, 4],
        [30, 3],
        [57, 2],
        [72, 2],
      ]),
    ]),
    objectives: [
      objective('Sahagún', [62, 7], 'blue', 'sahagun'),
      objective('The road', [24, 4], 'blue'),
      objective('The hollow', [36, 23]),
    ],
    settingUp: {
      form: 'set-piece',
      terrain: 'given',
      attacker: 'red',
      edges: { red: 'bottom', blue: 'top' },
      arrivals: { red: { from: 3, edge: 'bottom', most: 2 } },
    },
    armies: {
      red: {
        sheet: 'british',
        leader: leader('Lord Paget', [34, 42]),
        brigades: [
          {
            name: 'The 15th Hussars',
            leader: leader('Lieutenant-Colonel Grant', [34, 38]),
            units: [
              posted('15th Hussars, right wing', 'british hussars', [42, 34, 0], {
                elite: { melee: 1, tenacity: 1 },
              }),
              posted('15th Hussars, left wing', 'british hussars', [30, 34, 0], {
                elite: { melee: 1, tenacity: 1 },
              }),
            ],
          },
          {
            name: 'Slade’s Brigade',
            leader: { name: 'Brigadier-General Slade' },
            units: [
              later('10th Hussars, right wing', 'british hussars'),
              later('10th Hussars, left wing', 'british hussars'),
            ],
          },
        ],
      },
      blue: {
        sheet: 'french',
        leader: leader('General Debelle', [36, 5.5]),
        brigades: [
          {
            name: '1st Provisional Chasseurs',
            leader: leader('Colonel Tascher', [30, 10]),
            units: [
              posted('Chasseurs, 1st wing', 'french hussars and chasseurs', [24, 15, 180]),
              posted('Chasseurs, 2nd wing', 'french hussars and chasseurs', [36, 15, 180]),
            ],
          },
          {
            name: '8th Dragoons',
            leader: leader('Colonel Girardin', [48, 9]),
            units: [
              posted('8th Dragoons, 1st wing', 'french dragoons', [48, 13, 180]),
              posted('8th Dragoons, 2nd wing', 'french dragoons', [42, 8, 180]),
            ],
          },
        ],
      },
    },
  },
}
