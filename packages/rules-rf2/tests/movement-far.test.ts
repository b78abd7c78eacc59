// How far units go, and who does not go at all. (12.1, 12.2, 6.7)

import { describe } from 'vitest'
import { ATTACK_COLUMN, DOUBLE_LINE } from '../units/formations.ts'
import { ours, poseAt } from './drawn-up.ts'
import { ahead, rule, foot, horse, guns } from './moving.ts'

describe('how far units go', () => {
  rule('rf2:12.1.line foot in line goes 9"', {
    unit: foot(),
    steps: [ahead(9)],
    allowance: 9,
    used: 9,
    why: ['rf2:12.1.line'],
    ends: [100, 91],
  })
  rule('rf2:12.1.line rf2:12.1 foot in line goes no farther', {
    unit: foot(),
    steps: [ahead(9.001)],
    refused: 'rf2:12.1',
  })
  rule('rf2:2.3 rf2:6.13 rf2:12.1 figures of 15 mm go 6" in line', {
    unit: foot(),
    options: { scale: '15 mm' },
    steps: [ahead(6)],
    allowance: 6,
  })
  rule('rf2:12.1.column foot in attack column goes 12"', {
    unit: foot({ formation: ATTACK_COLUMN }),
    steps: [ahead(12)],
    allowance: 12,
    why: ['rf2:12.1.column'],
  })
  rule('rf2:3.6 rf2:12.1.column irregulars in double line go as far as a column', {
    unit: ours('IF', 100, 100, { formation: DOUBLE_LINE }),
    steps: [ahead(12)],
    allowance: 12,
  })
  rule('rf2:12.1.mounted cavalry goes 18" in any formation', {
    unit: horse(),
    steps: [ahead(18)],
    allowance: 18,
  })
  rule('rf2:12.1.light-guns medium guns on their limbers go 12"', {
    unit: guns(),
    steps: [ahead(12)],
    allowance: 12,
  })
  rule('rf2:12.1.heavy-guns heavy guns go 9"', {
    unit: guns({ weight: 'heavy' }),
    steps: [ahead(9)],
    allowance: 9,
  })
  rule('rf2:2.13 rf2:12.1.mounted horse artillery goes 15"', {
    unit: guns({ kind: 'HA' }),
    steps: [ahead(15)],
    allowance: 15,
  })
})

describe('who may not move', () => {
  rule('rf2:6.7 whoever retreats', {
    unit: foot({ retreating: true }),
    steps: [ahead(1)],
    refused: 'rf2:6.7',
  })
  rule('rf2:6.7 whoever has moved', {
    unit: foot({ spentMove: 'moved' }),
    steps: [ahead(1)],
    refused: 'rf2:6.7',
  })
  rule('rf2:12.39 whoever is halted', {
    unit: foot({ halt: true }),
    steps: [ahead(1)],
    refused: 'rf2:12.39',
  })
  rule('rf2:12.39 whoever has rallied', {
    unit: foot({ spentMove: 'rallied' }),
    steps: [ahead(1)],
    refused: 'rf2:12.39',
  })
  rule('rf2:12.1 nobody leaves the table', {
    unit: foot({ pose: poseAt(100, 3) }),
    steps: [ahead(4)],
    refused: 'rf2:12.1',
  })
})
