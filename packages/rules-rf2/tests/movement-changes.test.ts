// Changes of formation and facing. (12.7 to 12.11)

import { describe } from 'vitest'
import {
  ATTACK_COLUMN,
  DOUBLE_LINE,
  LINE,
  MARCH_COLUMN,
  SKIRMISH,
  SQUARE,
} from '../units/formations.ts'
import { degrees, inches, ours, theirs } from './drawn-up.ts'
import { ahead, form, ABOUT, rule, foot, lights, horse, FAR, NEAR } from './moving.ts'

describe('changes of formation and facing', () => {
  rule('rf2:12.7 rf2:12.4.formation line to column leaves half of the column’s move', {
    unit: foot(),
    steps: [form(ATTACK_COLUMN), ahead(6)],
    allowance: 6,
    why: ['rf2:12.1.column', 'rf2:12.4.formation'],
    ends: [100, 94],
  })
  rule('rf2:12.7 column to line leaves half of the line’s', {
    unit: foot({ formation: ATTACK_COLUMN }),
    steps: [form(LINE), ahead(5)],
    refused: 'rf2:12.4.formation',
  })
  rule('rf2:12.7 out of engagement range it may move first', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [FAR],
    steps: [ahead(6), form(LINE)],
    allowance: 6,
  })
  rule('rf2:12.7 rf2:12.2 in engagement range it changes first', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [NEAR],
    steps: [ahead(6), form(LINE)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.7 it may not come into engagement range and then change', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [theirs('HI', 100, 78)],
    steps: [ahead(6), form(LINE)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.7 it does not move before and after the change', {
    unit: foot(),
    steps: [ahead(1), form(ATTACK_COLUMN), ahead(1)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.7 rf2:3.2 there must be room for a line', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [ours('HI', 105, 100, { formation: ATTACK_COLUMN })],
    steps: [form(LINE)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.7 rf2:12.27 leaving square costs half, and the rest may be moved', {
    unit: foot({ formation: SQUARE }),
    steps: [form(LINE), ahead(4.5)],
    allowance: 4.5,
  })
  rule('rf2:12.8 rf2:12.4.about-face foot turns about and goes half', {
    unit: foot(),
    steps: [ABOUT, ahead(4.5)],
    allowance: 4.5,
    why: ['rf2:12.1.line', 'rf2:12.4.about-face'],
    ends: [100, 106.074, 180],
  })
  rule('rf2:12.9 cavalry turns about for nothing and goes 18"', {
    unit: horse(),
    steps: [ABOUT, ahead(18)],
    allowance: 18,
  })
  rule('rf2:12.9 skirmishers turn about for nothing', {
    unit: lights({ formation: SKIRMISH }),
    steps: [ABOUT, ahead(12)],
    allowance: 12,
  })
  rule('rf2:12.11 rf2:12.9 not twice', {
    unit: horse(),
    steps: [ABOUT, ahead(9), ABOUT],
    refused: 'rf2:12.11',
  })
  rule('rf2:12.11 not about and into column', {
    unit: foot(),
    steps: [ABOUT, form(ATTACK_COLUMN)],
    refused: 'rf2:12.11',
  })
  rule('rf2:12.10 a line turns to the right where it stands and is a march column', {
    unit: foot(),
    steps: [{ do: 'form in place', to: MARCH_COLUMN, turn: 'right' }, ahead(6)],
    allowance: 6,
    ends: [110.722, 100.787, 90],
  })
  rule('rf2:12.10 a straight march column turns into line where it stands', {
    unit: foot({ formation: MARCH_COLUMN }),
    steps: [{ do: 'form in place', to: LINE, turn: 'left' }],
    allowance: 4.5,
    ends: [99.213, 104.722, 270],
  })
  rule('rf2:12.10 a bent one does not', {
    unit: foot({
      formation: { kind: 'march column', bends: [{ behind: inches(4), by: degrees(30) }] },
    }),
    steps: [{ do: 'form in place', to: LINE, turn: 'left' }],
    refused: 'rf2:12.10',
  })
  rule('rf2:20.2 rf2:12.4.skirmish to skirmish takes all of the move', {
    unit: lights({ traits: ['skirmish'] }),
    steps: [form(SKIRMISH), ahead(1)],
    refused: 'rf2:20.2',
  })
  rule('rf2:12.4.skirmish may skirmish where it stands', {
    unit: lights({ traits: ['skirmish'] }),
    steps: [form(SKIRMISH)],
    allowance: 6,
  })
  rule('rf2:3.11 a line refuses a flank at the cost of half its move', {
    unit: foot(),
    steps: [form({ kind: 'line', refused: { left: { stands: 2, by: degrees(45) } } }), ahead(4)],
    allowance: 4.5,
  })
  rule('rf2:3.11 not half of its stands', {
    unit: foot(),
    steps: [
      form({
        kind: 'line',
        refused: { left: { stands: 2, by: degrees(45) }, right: { stands: 1, by: degrees(45) } },
      }),
    ],
    refused: 'rf2:3.11',
  })
  rule('rf2:3.5 cavalry forms no square', {
    unit: horse(),
    steps: [form(SQUARE)],
    refused: 'rf2:3.5',
  })
  rule('rf2:3.6 regular foot forms no double line', {
    unit: foot(),
    steps: [form(DOUBLE_LINE)],
    refused: 'rf2:3.6',
  })
  rule('rf2:2.10 rf2:3.7 only who is trained to skirmishes', {
    unit: foot(),
    steps: [form(SKIRMISH)],
    refused: 'rf2:21.4.skirmish',
  })
})
