// Guns on the move. (12.20 to 12.23)

import { describe } from 'vitest'
import { LIMBERED, UNLIMBERED } from '../units/formations.ts'
import { area, ours, pointAt, poseAt } from './drawn-up.ts'
import { ahead, form, rule, guns, NEAR } from './moving.ts'

describe('artillery', () => {
  rule('rf2:12.20 rf2:3.9 guns on their limbers go any way and look there', {
    unit: guns({ formation: LIMBERED }),
    steps: [{ do: 'drive', to: pointAt(106, 92) }],
    allowance: 12,
    used: 10,
    ends: [106, 92, 36.865],
  })
  rule('rf2:12.20 rf2:3.10 deployed guns do not move', {
    unit: guns({ formation: UNLIMBERED }),
    steps: [ahead(1)],
    refused: 'rf2:12.20',
  })
  rule('rf2:12.23 rf2:12.20 guns limber and go half', {
    unit: guns({ formation: UNLIMBERED }),
    steps: [form(LIMBERED), ahead(6)],
    allowance: 6,
  })
  rule('rf2:3.10 rf2:12.23 guns unlimber looking another way', {
    unit: guns(),
    steps: [form(UNLIMBERED, 90)],
    allowance: 6,
    ends: [100, 100, 90],
  })
  rule('rf2:12.21 deployed guns change their facing about their centre front', {
    unit: guns({ formation: UNLIMBERED }),
    steps: [form(UNLIMBERED, -30)],
    allowance: 6,
    ends: [100, 100, -30],
  })
  rule('rf2:12.23 rf2:12.7 foot artillery near the enemy unlimbers first', {
    unit: guns(),
    others: [NEAR],
    steps: [ahead(2), form(UNLIMBERED)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.23 rf2:21.8 horse artillery moves and then unlimbers', {
    unit: guns({ kind: 'HA' }),
    others: [NEAR],
    steps: [ahead(7.5), form(UNLIMBERED)],
    allowance: 7.5,
  })
  rule('rf2:13.14 guns are not deployed in bad going', {
    unit: guns({ pose: poseAt(100, 100) }),
    features: [area('scrub', ['rough'], [90, 90, 110, 110])],
    steps: [form(UNLIMBERED)],
    refused: 'rf2:13.14',
  })
  rule('rf2:13.14 but where the scenario lets them', {
    unit: guns({ pose: poseAt(100, 100) }),
    features: [area('scrub', ['rough', 'guns deploy'], [90, 90, 110, 110])],
    steps: [form(UNLIMBERED)],
    allowance: 6,
    over: ['scrub'],
    disorders: 'rf2:13.6.rough',
  })
  rule('rf2:2.14 siege guns do not limber', {
    unit: ours('SA', 100, 100),
    steps: [form(LIMBERED)],
    refused: 'rf2:2.14',
  })
})
