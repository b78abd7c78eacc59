// The ground that a move goes over. (12.5, 12.6, 13.6 to 13.8)

import { describe } from 'vitest'
import { ATTACK_COLUMN, MARCH_COLUMN, SKIRMISH } from '../units/formations.ts'
import { line, ours, pointAt, poseAt } from './drawn-up.ts'
import {
  ahead,
  form,
  rule,
  HEDGE,
  WALL,
  ORCHARD,
  WOOD,
  IN_ORCHARD,
  IN_WOOD,
  foot,
  lights,
  horse,
  guns,
} from './moving.ts'

describe('the ground', () => {
  rule('rf2:13.6.minor rf2:12.4.obstacle heavy infantry crosses a hedge at half its move', {
    unit: foot({ formation: ATTACK_COLUMN }),
    features: [HEDGE],
    steps: [ahead(6)],
    allowance: 6,
    over: ['hedge'],
    why: ['rf2:12.1.column', 'rf2:12.4.obstacle'],
  })
  rule('rf2:13.6.minor light infantry minds no hedge', {
    unit: lights(),
    features: [HEDGE],
    steps: [ahead(9)],
    allowance: 9,
    over: ['hedge'],
  })
  rule('rf2:2.7 rf2:13.6.minor nor do irregulars', {
    unit: ours('IF', 100, 100),
    features: [HEDGE],
    steps: [ahead(9)],
    allowance: 9,
    over: ['hedge'],
  })
  rule('rf2:13.6.minor rf2:8.3 rf2:13.7 cavalry is halved and disordered by it', {
    unit: horse(),
    features: [HEDGE],
    steps: [ahead(9)],
    allowance: 9,
    over: ['hedge'],
    disorders: 'rf2:13.6.minor',
  })
  rule('rf2:12.6 it is refused where half a move does not lead across', {
    unit: foot(),
    features: [HEDGE],
    steps: [ahead(5)],
    refused: 'rf2:12.6',
  })
  rule('rf2:12.6 it may go up to it with what it has', {
    unit: foot(),
    features: [HEDGE],
    steps: [ahead(4.75)],
    allowance: 9,
  })
  rule('rf2:13.7 rf2:12.6 whoever stands astride of it is halved', {
    unit: foot({ pose: poseAt(100, 94.5) }),
    features: [HEDGE],
    steps: [ahead(4.5)],
    allowance: 4.5,
    over: ['hedge'],
  })
  rule('rf2:13.6.major light infantry crosses a wall at half its move', {
    unit: lights({ formation: ATTACK_COLUMN }),
    features: [WALL],
    steps: [ahead(6)],
    allowance: 6,
    over: ['wall'],
  })
  rule('rf2:13.6.major heavy infantry is disordered, too', {
    unit: foot({ formation: ATTACK_COLUMN }),
    features: [WALL],
    steps: [ahead(6)],
    allowance: 6,
    over: ['wall'],
    disorders: 'rf2:13.6.major',
  })
  rule('rf2:13.6.major cavalry does not cross it', {
    unit: horse(),
    features: [WALL],
    steps: [ahead(6)],
    refused: 'rf2:13.6.major',
  })
  rule('rf2:13.6.rough light infantry minds no orchard', {
    unit: lights(),
    features: [ORCHARD],
    steps: [ahead(9)],
    allowance: 9,
    over: ['orchard'],
  })
  rule('rf2:13.6.rough rf2:13.8 heavy infantry in line has 4.5" and is disordered', {
    unit: foot({ pose: poseAt(100, 98) }),
    features: [ORCHARD],
    steps: [ahead(4.5)],
    allowance: 4.5,
    over: ['orchard'],
    disorders: 'rf2:13.6.rough',
  })
  rule('rf2:13.6.rough cavalry is halved and disordered', {
    unit: horse(),
    features: [ORCHARD],
    steps: [ahead(9)],
    allowance: 9,
    over: ['orchard'],
    disorders: 'rf2:13.6.rough',
  })
  rule('rf2:13.6.wood rf2:13.8 light infantry is halved in a wood, and keeps its order', {
    unit: lights({ formation: ATTACK_COLUMN }),
    features: [WOOD],
    steps: [ahead(6)],
    allowance: 6,
    over: ['wood'],
  })
  rule('rf2:13.6.wood cavalry does not enter it', {
    unit: horse(),
    features: [WOOD],
    steps: [ahead(9)],
    refused: 'rf2:13.6.wood',
  })
  rule('rf2:13.6.wood guns do not either', {
    unit: guns(),
    features: [WOOD],
    steps: [ahead(9)],
    refused: 'rf2:13.6.wood',
  })
  rule('rf2:13.6.skirmishers skirmishers mind none of it', {
    unit: ours('LC', 100, 100, { formation: SKIRMISH }),
    features: [WOOD, WALL],
    steps: [ahead(18)],
    allowance: 18,
    over: ['wall', 'wood'],
  })
  rule(
    'rf2:12.5 rf2:12.4.not-cumulative heavy infantry in a wood changes into column and has 6" left',
    {
      unit: foot(),
      features: [IN_WOOD],
      steps: [form(ATTACK_COLUMN), ahead(6)],
      allowance: 6,
      over: ['wood'],
      disorders: 'rf2:13.6.wood',
      why: ['rf2:12.1.column', 'rf2:12.4.formation', 'rf2:12.4.bad-going'],
    },
  )
  rule('rf2:13.8 to change formation there disorders', {
    unit: foot(),
    features: [IN_ORCHARD],
    steps: [form(ATTACK_COLUMN)],
    allowance: 6,
    over: ['orchard'],
    disorders: 'rf2:13.6.rough',
  })
  rule('rf2:12.6 whoever leaves bad going is halved all the way', {
    unit: lights({ pose: poseAt(100, 88.5) }),
    features: [IN_WOOD],
    steps: [ahead(4.6)],
    refused: 'rf2:12.6',
  })
  rule('rf2:13.6 nobody passes what cannot be passed', {
    unit: foot(),
    features: [
      line(
        'river',
        ['impassable'],
        [
          [60, 95],
          [140, 95],
        ],
        2,
        { kind: 'river' },
      ),
    ],
    steps: [ahead(9)],
    refused: 'rf2:13.6',
  })
  rule('rf2:13.12.column a march column crosses a bridge as it is', {
    unit: foot({ formation: MARCH_COLUMN }),
    features: [
      line(
        'river',
        ['impassable'],
        [
          [60, 95],
          [140, 95],
        ],
        2,
        {
          kind: 'river',
          crossings: [
            {
              kind: 'bridge',
              id: 'bridge',
              name: 'bridge',
              tags: [],
              from: pointAt(100, 97),
              to: pointAt(100, 93),
              width: 2000,
            },
          ],
        },
      ),
    ],
    steps: [ahead(12)],
    allowance: 12,
  })
})
