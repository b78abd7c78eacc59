// Friends in the way and enemies near. (12.3, 12.15 to 12.18)

import { describe } from 'vitest'
import { ATTACK_COLUMN, SKIRMISH } from '../units/formations.ts'
import { ours, theirs } from './drawn-up.ts'
import { ahead, retire, ABOUT, rule, foot, lights, horse } from './moving.ts'

describe('friends and enemies', () => {
  rule('rf2:12.3 may stand 1" from an enemy', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [theirs('HI', 100, 90)],
    steps: [ahead(9)],
    allowance: 12,
  })
  rule('rf2:12.3 and no nearer', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [theirs('HI', 100, 90)],
    steps: [ahead(9.001)],
    refused: 'rf2:12.3',
  })
  rule('rf2:12.15 a column does not pass through a line', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [ours('HI', 100, 97)],
    steps: [ahead(12)],
    refused: 'rf2:12.15',
  })
  rule('rf2:12.16 rf2:12.4.interpenetration rf2:11.3 foot in line passes through foot in line', {
    unit: foot(),
    others: [ours('HI', 100, 98.4, { stands: 4 })],
    steps: [ahead(4.5)],
    allowance: 4.5,
    elan: [0, 1],
    why: ['rf2:12.1.line', 'rf2:12.4.interpenetration'],
  })
  rule('rf2:12.16 it must come clear of it', {
    unit: foot(),
    others: [ours('HI', 100, 97)],
    steps: [ahead(4.5)],
    refused: 'rf2:12.16',
  })
  rule('rf2:12.16 and look the same way', {
    unit: foot(),
    others: [ours('HI', 100, 98, {}, 30)],
    steps: [ahead(4.5)],
    refused: 'rf2:12.15',
  })
  rule('rf2:12.16 cavalry does not pass through foot', {
    unit: horse(),
    others: [ours('HI', 100, 98)],
    steps: [ahead(9)],
    refused: 'rf2:12.15',
  })
  rule('rf2:12.16 rf2:12.14 rf2:12.4 it may retire through, and is halved once', {
    unit: foot(),
    others: [ours('HI', 100, 101.6)],
    steps: [retire(4.5)],
    allowance: 4.5,
    elan: [0, 1],
    why: ['rf2:12.1.line', 'rf2:12.4.retire', 'rf2:12.4.interpenetration'],
  })
  rule('rf2:12.18 rf2:8.4 cavalry passes through deployed guns', {
    unit: horse(),
    others: [ours('FA', 100, 95)],
    steps: [ahead(9)],
    allowance: 9,
    elan: [0, 1],
  })
  rule('rf2:12.4 foot turns about and goes through guns behind it, halved once', {
    unit: foot(),
    others: [ours('FA', 100, 101.6, { weapons: ['LSB'] })],
    steps: [ABOUT, ahead(4.8)],
    refused: 'rf2:12.4.about-face',
  })
  rule('rf2:12.17 skirmishers pass through anybody, and nobody tests', {
    unit: lights({ formation: SKIRMISH }),
    others: [ours('HI', 100, 95)],
    steps: [ahead(12)],
    allowance: 12,
  })
  rule('rf2:12.17 and anybody through them', {
    unit: foot(),
    others: [ours('LI', 100, 97, { formation: SKIRMISH })],
    steps: [ahead(9)],
    allowance: 9,
  })
  rule('rf2:12.17 but does not end on them', {
    unit: foot(),
    others: [ours('LI', 100, 95, { formation: SKIRMISH })],
    steps: [ahead(5)],
    refused: 'rf2:12.17',
  })
})
