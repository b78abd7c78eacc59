// Wheels, inclines and retiring. (12.12 to 12.14, 12.26)

import { describe } from 'vitest'
import { ATTACK_COLUMN, SKIRMISH, SQUARE } from '../units/formations.ts'
import { pointAt } from './drawn-up.ts'
import { ahead, retire, incline, wheel, form, rule, foot, lights, horse } from './moving.ts'

describe('wheels, inclines and retiring', () => {
  // Six stands of 1.574": the outer corner goes an eighth of a circle of 9.444".
  rule('rf2:12.12 a wheel is measured by the outer corner', {
    unit: foot(),
    steps: [wheel('left', 45)],
    allowance: 9,
    used: 7.418,
  })
  rule('rf2:12.12 wheels at the start and at the end', {
    unit: foot({ formation: ATTACK_COLUMN }),
    steps: [wheel('left', 45), ahead(5), wheel('right', 45)],
    allowance: 12,
  })
  rule('rf2:12.12 does not wheel on the way', {
    unit: foot({ formation: ATTACK_COLUMN }),
    steps: [ahead(2), wheel('left', 10), ahead(2)],
    refused: 'rf2:12.12',
  })
  rule('rf2:12.13 cavalry inclines by 22.5 degrees for 12" and goes on straight', {
    unit: horse(),
    steps: [incline(22.5, 12), ahead(6)],
    allowance: 18,
    used: 18,
  })
  rule('rf2:12.13 does not wheel and incline', {
    unit: horse(),
    steps: [wheel('right', 5), incline(22.5, 6)],
    refused: 'rf2:12.13',
  })
  rule('rf2:12.13 does not incline both ways', {
    unit: horse(),
    steps: [incline(22.5, 6), incline(-22.5, 6)],
    refused: 'rf2:12.13',
  })
  rule('rf2:12.13 does not incline by more', {
    unit: horse(),
    steps: [incline(23, 6)],
    refused: 'rf2:12.13',
  })
  rule('rf2:12.14 rf2:12.4.retire formed foot retires at half its move', {
    unit: foot(),
    steps: [retire(4.5)],
    allowance: 4.5,
    why: ['rf2:12.1.line', 'rf2:12.4.retire'],
    ends: [100, 104.5],
  })
  rule('rf2:12.14 retires no farther', {
    unit: foot(),
    steps: [retire(4.6)],
    refused: 'rf2:12.4.retire',
  })
  rule('rf2:12.14 retires at an incline', { unit: horse(), steps: [retire(9, 22.5)], allowance: 9 })
  rule('rf2:12.14 does not retire and advance', {
    unit: foot(),
    steps: [retire(2), ahead(1)],
    refused: 'rf2:12.14',
  })
  rule('rf2:12.14 does not retire and change formation', {
    unit: foot(),
    steps: [form(ATTACK_COLUMN), retire(2)],
    refused: 'rf2:12.14',
  })
  rule('rf2:12.26 skirmishers go back at full speed', {
    unit: lights({ formation: SKIRMISH }),
    steps: [retire(12)],
    allowance: 12,
  })
  rule('rf2:12.26 rf2:20.12 skirmishers go any way and keep their facing', {
    unit: lights({ formation: SKIRMISH }),
    steps: [{ do: 'shift', to: pointAt(109, 96) }],
    allowance: 12,
    ends: [109, 96],
  })
  rule('rf2:12.26 whoever is formed does not', {
    unit: foot(),
    steps: [{ do: 'shift', to: pointAt(104, 100) }],
    refused: 'rf2:12.26',
  })
  rule('rf2:12.27 rf2:3.5 a square stays where it is', {
    unit: foot({ formation: SQUARE }),
    steps: [ahead(1)],
    refused: 'rf2:12.27',
  })
})
