import type { Scenario } from '@grognard/kernel'

const pose = (x: number, y: number, facing: number) => ({ x, y, facing })

/** Two battalions on an empty table. */
export const scenarios: readonly [Scenario, ...Scenario[]] = [
  {
    name: 'two battalions',
    title: 'Two battalions on an empty table',
    position: {
      terrain: { width: 72_000, height: 48_000, features: [] },
      armies: {
        red: {
          sheet: 'british',
          leader: { name: 'Red General', at: { x: 36_000, y: 46_000 } },
          brigades: [
            {
              name: 'Red Brigade',
              leader: { name: 'Red Brigadier', at: { x: 36_000, y: 40_000 } },
              units: [
                {
                  name: '1st Foot',
                  profile: 'british line infantry',
                  pose: pose(30_000, 34_000, 0),
                },
                {
                  name: '2nd Foot',
                  profile: 'british line infantry',
                  pose: pose(44_000, 34_000, 0),
                },
              ],
            },
          ],
        },
        blue: {
          sheet: 'french',
          leader: { name: 'Blue General', at: { x: 36_000, y: 2_000 } },
          brigades: [
            {
              name: 'Blue Brigade',
              leader: { name: 'Blue Brigadier', at: { x: 36_000, y: 8_000 } },
              units: [
                {
                  name: '1er Ligne',
                  profile: 'french line infantry',
                  pose: pose(30_000, 14_000, 32_768),
                },
                {
                  name: '2e Ligne',
                  profile: 'french line infantry',
                  pose: pose(44_000, 14_000, 32_768),
                },
              ],
            },
          ],
        },
      },
    },
  },
]
