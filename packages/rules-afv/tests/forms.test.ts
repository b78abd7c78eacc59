import { refuseForm, type AnyKind, type Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { afv } from '../index.ts'

const kindOf = (name: string): AnyKind =>
  afv.asks.find((kind) => kind.name === name) as unknown as AnyKind

const formation = { kind: 'attack', files: 2 }

type Case = readonly [clause: string, ask: string, field: string, answer: Json, tooMuch: Json]

const CASES: readonly Case[] = [
  [
    'afv:table.setup',
    'deploy',
    'facing',
    { unit: 0, zone: 1, formation },
    { unit: 0, zone: 1, formation, facing: 'up' },
  ],
  [
    'afv:table.setup',
    'deploy',
    'formation.ranks',
    { unit: 0, zone: 1, formation },
    { unit: 0, zone: 1, formation: { ...formation, ranks: 2 } },
  ],
  ['afv:move.end', 'move', 'unit', { do: 'end' }, { do: 'end', unit: 1 }],
  [
    'afv:move.end',
    'move',
    'unit',
    { do: 'commander', zone: 3 },
    { do: 'commander', zone: 3, unit: 1 },
  ],
  ['afv:move.zone', 'move', 'zone', { unit: 0, do: 'move' }, { unit: 0, do: 'move', zone: 4 }],
  [
    'afv:move.turn',
    'move',
    'formation',
    { unit: 0, do: 'turn', facing: 1 },
    { unit: 0, do: 'turn', facing: 1, formation },
  ],
  [
    'afv:move.change',
    'move',
    'files',
    { unit: 0, do: 'change', formation },
    { unit: 0, do: 'change', formation, files: 3 },
  ],
  [
    'afv:engage.target',
    'move',
    'face',
    { unit: 0, do: 'engage', target: 1 },
    { unit: 0, do: 'engage', target: 1, face: 'rear' },
  ],
  [
    'afv:reserve',
    'move',
    'column',
    { unit: 0, do: 'enter', formation },
    { unit: 0, do: 'enter', formation, column: 1 },
  ],
  [
    'afv:reserve',
    'move',
    'formation',
    { unit: 0, do: 'shift', column: 1 },
    { unit: 0, do: 'shift', column: 1, formation },
  ],
  [
    'afv:react.general',
    'react',
    'at',
    { unit: 0, react: 'fire' },
    { unit: 0, react: 'fire', at: 1 },
  ],
  [
    'afv:react.recoil',
    'react',
    'files',
    { unit: 0, react: 'recoil', column: 1 },
    { unit: 0, react: 'recoil', column: 1, files: 1 },
  ],
  [
    'afv:react.hasty-defence',
    'react',
    'column',
    { unit: 0, react: 'form', files: 2 },
    { unit: 0, react: 'form', files: 2, column: 1 },
  ],
  ['afv:fire.who', 'fire', '[0].dice', [{ unit: 0, at: 1 }], [{ unit: 0, at: 1, dice: 2 }]],
  [
    'afv:hth.allocate',
    'allocate',
    '[0].attacks[0].stands.muskets',
    [{ unit: 0, attacks: [{ at: 1, stands: { musket: 2 } }] }],
    [{ unit: 0, attacks: [{ at: 1, stands: { musket: 2, muskets: 0 } }] }],
  ],
  [
    'afv:hth.allocate',
    'allocate',
    '[0].attacks[0].face',
    [{ unit: 0, attacks: [{ at: 1, stands: {} }] }],
    [{ unit: 0, attacks: [{ at: 1, stands: {}, face: 'rear' }] }],
  ],
  [
    'afv:losses.stands',
    'losses',
    'remove.pikes',
    { remove: { musket: 1 }, files: 2, leave: [] },
    { remove: { musket: 1, pikes: 0 }, files: 2, leave: [] },
  ],
  [
    'afv:losses.stands',
    'losses',
    'unit',
    { remove: { musket: 1 }, files: 2, leave: [] },
    { remove: { musket: 1 }, files: 2, leave: [], unit: 0 },
  ],
  ['afv:engage.target', 'press on', 'unit', { engage: 1 }, { engage: 1, unit: 0 }],
]

describe('A Fine Victory!: forms of answers', () => {
  it.each(CASES)('%s %s: %s has no place in it', (_clause, ask, field, answer, tooMuch) => {
    const kind = kindOf(ask)
    expect(refuseForm(kind, answer)).toBeNull()
    const refused = refuseForm(kind, tooMuch)
    expect(refused).toMatchObject({ code: 'answer-surplus', data: { ask, fields: [field] } })
    expect(refused?.message).toContain(`'${field}' has no place in this answer`)
  })

  /** An answer of each kind as it should be, and others that are none. */
  const WRONG: readonly (readonly [clause: string, ask: string, right: Json, wrong: Json[]])[] = [
    [
      'afv:table.setup',
      'deploy',
      { unit: 0, zone: 1, formation },
      [
        null,
        [],
        { unit: 0.5, zone: 1, formation },
        { unit: 0, zone: 'Centre', formation },
        { unit: 0, zone: 1, formation: null },
        { unit: 0, zone: 1, formation: { kind: 'column', files: 2 } },
        { unit: 0, zone: 1, formation: { kind: 'attack', files: 1.5 } },
        { unit: 0, zone: 1, formation: { kind: 'attack' } },
      ],
    ],
    ['afv:table.setup', 'place commander', 2, [null, 1.5, '2', [2]]],
    ['afv:table.setup', 'first', 'red', [null, 'green', 0]],
    ['afv:move.end', 'move', { do: 'commander', zone: 3 }, [{ do: 'commander', zone: 'Centre' }]],
    ['afv:move.sequence', 'move', { unit: 0, do: 'move' }, ['end', { unit: 'x', do: 'move' }]],
    [
      'afv:move.change',
      'move',
      { unit: 0, do: 'change', formation, facing: 3 },
      [
        { unit: 0, do: 'change', formation, facing: 4 },
        { unit: 0, do: 'change', facing: 3 },
        { unit: 0, do: 'change', formation: { kind: 'attack', files: '2' } },
        { unit: 0, do: 'change', formation: { kind: 'square', files: 2 } },
      ],
    ],
    [
      'afv:move.turn',
      'move',
      { unit: 0, do: 'turn', facing: 0 },
      [{ unit: 0, do: 'turn', facing: -1 }],
    ],
    [
      'afv:engage.target',
      'move',
      { unit: 0, do: 'engage', target: 1, flank: 'left' },
      [
        { unit: 0, do: 'engage' },
        { unit: 0, do: 'engage', target: 0.5 },
        { unit: 0, do: 'engage', target: 1, flank: 'front' },
      ],
    ],
    [
      'afv:reserve',
      'move',
      { unit: 0, do: 'shift', column: 1 },
      [
        { unit: 0, do: 'shift', column: 'left' },
        { unit: 0, do: 'march', column: 1 },
        { unit: 0, do: 'enter', formation: 'attack' },
      ],
    ],
    [
      'afv:react.general',
      'react',
      'pass',
      [
        'fire',
        null,
        { unit: 'x', react: 'fire' },
        { unit: 0, react: 'retire' },
        { unit: 0 },
        { unit: 0, react: 'recoil' },
        { unit: 0, react: 'flee', column: 0.5 },
        { unit: 0, react: 'form', files: '2' },
      ],
    ],
    [
      'afv:fire.who',
      'fire',
      [{ unit: 0, at: 1 }],
      [{ unit: 0, at: 1 }, [null], [{ unit: 0 }], [{ unit: 0.5, at: 1 }], [{ unit: 0, at: 'x' }]],
    ],
    [
      'afv:hth.allocate',
      'allocate',
      [{ unit: 0, attacks: [{ at: 1, stands: { musket: 0 } }] }],
      [
        null,
        [null],
        [{ unit: -1, attacks: [] }],
        [{ unit: 0, attacks: null }],
        [{ unit: 0, attacks: [null] }],
        [{ unit: 0, attacks: [{ at: 1, stands: null }] }],
        [{ unit: 0, attacks: [{ at: -1, stands: {} }] }],
        [{ unit: 0, attacks: [{ at: 1, stands: { musket: -1 } }] }],
        [{ unit: 0, attacks: [{ at: 1, stands: { musket: 0.5 } }] }],
        [{ unit: 0, attacks: [{ at: 1, stands: { musket: '1' } }] }],
        [{ unit: 0, attacks: [{ at: 1, stands: { musket: 1, pike: -1 } }] }],
      ],
    ],
    ['afv:hth.overlap', 'rethrow', [0, 3], [null, 0, [0.5], [-1], ['0'], [0, -1]]],
    ['afv:hth.commander-rethrow', 'commander', 0, [-1, 0.5, '0', [0]]],
    [
      'afv:losses.stands',
      'losses',
      { remove: { musket: 1, pike: 0 }, files: 0, leave: ['front', 'rear'] },
      [
        null,
        { remove: null, files: 2, leave: [] },
        { remove: { musket: -1 }, files: 2, leave: [] },
        { remove: { musket: 2, pike: -1 }, files: 2, leave: [] },
        { remove: { musket: 0.5 }, files: 2, leave: [] },
        { remove: {}, files: -1, leave: [] },
        { remove: {}, files: 2, leave: null },
        { remove: {}, files: 2, leave: ['front', 'top'] },
      ],
    ],
    [
      'afv:react.recoil',
      'press on',
      { engage: 1, flank: 'right' },
      [null, {}, { engage: 0.5 }, { engage: 1, flank: 'rear' }, { rally: 4 }, { rally: 'up' }],
    ],
  ]

  it.each(WRONG)('%s %s: %j is an answer, others are none', (_clause, ask, right, wrong) => {
    const kind = kindOf(ask)
    expect(refuseForm(kind, right)).toBeNull()
    for (const answer of wrong)
      expect(refuseForm(kind, answer), JSON.stringify(answer)).not.toBeNull()
  })
})
