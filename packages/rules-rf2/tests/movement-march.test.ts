// Marches. (12.25, 12.31 to 12.35, 12.40)

import { describe } from 'vitest'
import { MARCH_COLUMN } from '../units/formations.ts'
import { area, degrees, inches, line, ours, theirs } from './drawn-up.ts'
import { ahead, wheel, file, rule, WOOD, foot, lights, horse, FAR, NEAR } from './moving.ts'

describe('march moves', () => {
  const column = foot({ formation: MARCH_COLUMN })
  const ROAD = line(
    'road',
    ['road'],
    [
      [100, 20],
      [100, 120],
      [150, 120],
    ],
    1,
    { kind: 'road' },
  )
  rule('rf2:12.32 rf2:12.31 a column marches 36"', {
    unit: column,
    pace: 'march',
    steps: [ahead(36)],
    allowance: 36,
    why: ['rf2:12.1.column', 'rf2:12.32'],
  })
  rule('rf2:12.32 a line marches 18"', {
    unit: foot(),
    pace: 'march',
    steps: [ahead(18)],
    allowance: 18,
  })
  rule('rf2:12.33 the turn at its start is not counted', {
    unit: foot(),
    pace: 'march',
    steps: [wheel('right', 45), ahead(18)],
    allowance: 18,
    used: 17.999,
  })
  rule('rf2:12.33 it is of 45 degrees at most', {
    unit: foot(),
    pace: 'march',
    steps: [wheel('right', 46), ahead(18)],
    refused: 'rf2:12.33',
  })
  rule('rf2:12.31 nobody marches near the enemy', {
    unit: column,
    others: [NEAR],
    pace: 'march',
    steps: [ahead(1)],
    refused: 'rf2:12.40',
  })
  rule('rf2:12.31 rf2:12.2 nor into engagement range, of which 18" is part', {
    unit: column,
    others: [FAR],
    pace: 'march',
    steps: [ahead(22)],
    refused: 'rf2:12.31',
  })
  rule('rf2:12.31 it may come to just outside of it', {
    unit: column,
    others: [FAR],
    pace: 'march',
    steps: [ahead(21.999)],
    allowance: 36,
  })
  rule('rf2:12.40 nor if another of its brigade is engaged', {
    unit: column,
    others: [ours('HI', 140, 100), theirs('HI', 140, 84)],
    pace: 'march',
    steps: [ahead(1)],
    refused: 'rf2:12.40',
  })
  rule('rf2:12.40 a brigade that moves does not march', {
    unit: column,
    brigades: [{ pace: 'normal' }],
    pace: 'march',
    steps: [ahead(1)],
    refused: 'rf2:12.40',
  })
  rule('rf2:12.34 rf2:12.4.bad-going a light column marches 18" through a wood', {
    unit: lights({ formation: MARCH_COLUMN }),
    features: [WOOD],
    pace: 'march',
    steps: [ahead(18)],
    allowance: 18,
    over: ['wood'],
    why: ['rf2:12.1.column', 'rf2:12.4.bad-going', 'rf2:12.32'],
  })
  rule('rf2:12.34 rf2:8.13 a heavy one would be disordered', {
    unit: column,
    features: [WOOD],
    pace: 'march',
    steps: [ahead(18)],
    refused: 'rf2:12.34',
  })
  rule('rf2:12.25 a column on a road goes 18"', {
    unit: column,
    features: [ROAD],
    steps: [ahead(18)],
    allowance: 18,
    why: ['rf2:12.1.column', 'rf2:12.25'],
  })
  rule('rf2:12.25 rf2:12.35 and marches 54"', {
    unit: column,
    features: [ROAD],
    pace: 'march',
    steps: [ahead(54)],
    allowance: 54,
    why: ['rf2:12.1.column', 'rf2:12.35', 'rf2:12.32'],
  })
  rule('rf2:12.25 not if it leaves the road', {
    unit: column,
    features: [ROAD],
    steps: [file(100, 95), file(102, 92)],
    allowance: 12,
  })
  rule('rf2:12.35 with its tail in a wood light infantry has 27"', {
    unit: lights({
      formation: { kind: 'march column', bends: [{ behind: inches(2), by: degrees(90) }] },
    }),
    features: [ROAD, area('wood', ['wood'], [102, 100.9, 115, 110])],
    pace: 'march',
    steps: [ahead(27)],
    allowance: 27,
    over: ['wood'],
    why: ['rf2:12.1.column', 'rf2:12.35', 'rf2:12.4.bad-going', 'rf2:12.32'],
  })
  rule('rf2:12.35 heavy infantry would be disordered', {
    unit: foot({
      formation: { kind: 'march column', bends: [{ behind: inches(2), by: degrees(90) }] },
    }),
    features: [ROAD, area('wood', ['wood'], [102, 100.9, 115, 110])],
    pace: 'march',
    steps: [ahead(27)],
    refused: 'rf2:12.34',
  })
  rule('rf2:13.6 rf2:12.35 cavalry passes a wood by a road', {
    unit: horse({ formation: MARCH_COLUMN }),
    features: [ROAD, WOOD],
    steps: [ahead(24)],
    allowance: 24,
  })
  rule('rf2:3.4 a head that has hardly moved does not turn again', {
    unit: column,
    steps: [file(100, 99), file(100.3, 98.8)],
    refused: 'rf2:3.4',
  })
})
