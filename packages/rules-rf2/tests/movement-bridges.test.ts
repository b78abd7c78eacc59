// Bridges. (13.12)

import { describe } from 'vitest'
import type { Line } from '@grognard/geometry'
import type { Step } from '../movement/order.ts'
import { ATTACK_COLUMN, MARCH_COLUMN } from '../units/formations.ts'
import { inches, line, pointAt, poseAt } from './drawn-up.ts'
import { ahead, file, rule, foot, horse } from './moving.ts'

describe('bridges', () => {
  const bridged = (width: number): Line =>
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
            from: pointAt(100, 96.5),
            to: pointAt(100, 93.5),
            width: inches(width),
          },
        ],
      },
    )
  const cross = (x: number, y: number): Step => ({
    do: 'cross',
    bridge: 'bridge',
    to: pointAt(x, y),
  })
  const horseAt = horse({ formation: ATTACK_COLUMN, stands: 4, pose: poseAt(100, 97) })
  rule('rf2:13.12.others rf2:13.12 others cross at half their move, and form up beyond', {
    unit: horseAt,
    features: [bridged(4)],
    steps: [cross(100, 89.5)],
    allowance: 9,
    why: ['rf2:12.1.mounted', 'rf2:13.12.others'],
    ends: [100, 89.5],
  })
  rule('rf2:13.12.others no farther than that', {
    unit: horseAt,
    features: [bridged(4)],
    steps: [cross(100, 87)],
    refused: 'rf2:13.12.others',
  })
  const marching = foot({ formation: MARCH_COLUMN, pose: poseAt(97, 106) })
  rule('rf2:13.12.march a bridge puts a turn into a march', {
    unit: marching,
    features: [bridged(2)],
    pace: 'march',
    steps: [file(100, 96.5), file(100, 93.5), file(106, 85)],
    allowance: 36,
  })
  rule('rf2:13.12.march rf2:12.33 nothing else does', {
    unit: marching,
    pace: 'march',
    steps: [file(100, 96.5), file(100, 93.5), file(106, 85)],
    refused: 'rf2:12.33',
  })
  const estuary = line(
    'estuary',
    ['impassable'],
    [
      [60, 105],
      [140, 105],
    ],
    18,
    {
      kind: 'river',
      crossings: [
        {
          kind: 'bridge',
          id: 'bridge',
          name: 'bridge',
          tags: [],
          from: pointAt(100, 115),
          to: pointAt(100, 95),
          width: inches(4),
        },
      ],
    },
  )
  const before = foot({ formation: ATTACK_COLUMN, stands: 4, pose: poseAt(100, 115.5) })
  rule('rf2:13.12.long a bridge longer than its move is crossed in one turn', {
    unit: before,
    features: [estuary],
    steps: [cross(100, 91.4)],
    allowance: 6,
    ends: [100, 91.4],
  })
  rule('rf2:13.12.long from one end to the other, and no farther', {
    unit: before,
    features: [estuary],
    steps: [cross(100, 90)],
    refused: 'rf2:13.12.others',
  })
  rule('rf2:13.12 not over a bridge that is narrower than a stand', {
    unit: horseAt,
    features: [bridged(1)],
    steps: [cross(100, 89.5)],
    refused: 'rf2:13.6',
  })
  rule('rf2:13.12.others and do nothing else on their way', {
    unit: horseAt,
    features: [bridged(4)],
    steps: [ahead(1), cross(100, 89.5)],
    refused: 'rf2:13.12.others',
  })
})
