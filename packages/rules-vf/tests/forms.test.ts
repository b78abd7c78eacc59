import { refuseForm, type AnyKind, type Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { vf2 } from '../index.ts'
import { foot, ligne, playing, poseAt } from './drawn-up.ts'

const kindOf = (name: string): AnyKind =>
  vf2.asks.find((kind) => kind.name === name) as unknown as AnyKind

const pose = { x: 1000, y: 2000, facing: 0 }
const at = { x: 1000, y: 2000 }
const formation = { kind: 'line', files: 4 }
const square = { kind: 'square' }
const reform = { formation, pose }
const move = { unit: 0, do: 'move', way: [pose] }
const odd = { ...pose, zone: 1 }

type Case = readonly [clause: string, ask: string, field: string, answer: Json, tooMuch: Json]

const CASES: readonly Case[] = [
  ['vf2:4.0', 'fate', 'objectives', { card: '10', objective: 1 }, { card: '10', objectives: 1 }],
  ['vf2:4.0', 'card', 'zone', { card: 'king', brigade: 0 }, { card: 'king', zone: 0 }],
  [
    'vf2:5.0',
    'volley',
    'card',
    { target: 3, shot: null, cards: [] },
    { target: 3, shot: null, card: '7' },
  ],
  [
    'vf2:5.0',
    'volley',
    'cards[0].at',
    { target: 3, shot: null, cards: [{ card: '7' }] },
    { target: 3, shot: null, cards: [{ card: '7', at: 1 }] },
  ],
  [
    'vf2:5.1',
    'volley',
    'shot.target',
    { target: 3, shot: { main: 0, skirmish: false, support: [] } },
    { target: 3, shot: { main: 0, skirmish: false, support: [], target: 1 } },
  ],
  [
    'vf2:5.1',
    'shoot',
    'support[0].at',
    { main: 0, skirmish: false, support: [{ unit: 1, skirmish: false }] },
    { main: 0, skirmish: false, support: [{ unit: 1, skirmish: false, at: 2 }] },
  ],
  [
    'vf2:5.1',
    'shoot',
    'target',
    { main: 0, skirmish: false, support: [] },
    { main: 0, skirmish: false, support: [], target: 1 },
  ],
  [
    'vf2:8.2.1',
    'lend',
    '[0].to',
    [{ unit: 1, skirmish: true }],
    [{ unit: 1, skirmish: true, to: 0 }],
  ],
  ['vf2:6.0', 'command', 'unit', { activate: 0 }, { activate: 0, unit: 1 }],
  ['vf2:6.0', 'command', 'way', { arrive: 0 }, { arrive: 0, way: [] }],
  [
    'vf2:fate.any',
    'command',
    'initiative.do',
    { initiative: { card: '5', unit: 1 } },
    { initiative: { card: '5', unit: 1, do: 'stay' } },
  ],
  ['vf2:fate.any', 'initiative', 'at', { card: '5', unit: 1 }, { card: '5', unit: 1, at: 2 }],
  ['vf2:6.2.1', 'order', 'order.ocupy', { order: move }, { order: { ...move, ocupy: 'wood' } }],
  ['vf2:6.2.1', 'order', 'card', { order: move }, { order: move, card: '5' }],
  [
    'vf2:6.3',
    'order',
    'order.way[1].zone',
    { order: move },
    { order: { ...move, way: [pose, odd] } },
  ],
  ['vf2:6.3', 'order', 'order.first', { order: move }, { order: { ...move, first: reform } }],
  [
    'vf2:6.3.3',
    'order',
    'order.after.do',
    { order: { ...move, after: reform } },
    { order: { ...move, after: { ...reform, do: 'reform' } } },
  ],
  [
    'vf2:6.3.3',
    'order',
    'order.after.formation.files',
    { order: { ...move, after: { formation: square, pose } } },
    { order: { ...move, after: { formation: { ...square, files: 4 }, pose } } },
  ],
  [
    'vf2:6.6',
    'order',
    'order.after',
    { order: { unit: 0, do: 'double', way: [pose] } },
    { order: { unit: 0, do: 'double', way: [pose], after: reform } },
  ],
  [
    'vf2:6.2.1',
    'order',
    'order.way',
    { order: { unit: 0, do: 'stay' } },
    { order: { unit: 0, do: 'stay', way: [pose] } },
  ],
  [
    'vf2:fate.9',
    'order',
    'order.first.occupy',
    { order: { unit: 0, do: 'assault', way: [pose], first: { way: [pose] } } },
    { order: { unit: 0, do: 'assault', way: [pose], first: { way: [pose], occupy: 'wood' } } },
  ],
  [
    'vf2:6.5',
    'order',
    'order.before',
    { order: { unit: 0, do: 'assault', way: [pose] } },
    { order: { unit: 0, do: 'assault', way: [pose], before: reform } },
  ],
  [
    'vf2:T.3.2',
    'order',
    'order.pose',
    { order: { unit: 0, do: 'occupy', feature: 'wood' } },
    { order: { unit: 0, do: 'occupy', feature: 'wood', pose } },
  ],
  [
    'vf2:T.3.3',
    'order',
    'order.way',
    { order: { unit: 0, do: 'exit', ...reform } },
    { order: { unit: 0, do: 'exit', ...reform, way: [pose] } },
  ],
  ['vf2:fate.4', 'break-through', 'cards', move, { ...move, cards: [] }],
  ['vf2:6.3.2', 'moved over', 'facing', at, pose],
  ['vf2:6.4', 'retreat', 'to', { ...move, do: 'retreat' }, { ...move, do: 'retreat', to: 1 }],
  ['vf2:6.8', 'leader', 'facing', { at }, { at, facing: 0 }],
  ['vf2:6.8', 'leader', 'at.facing', { at }, { at: pose }],
  ['vf2:6.8', 'leader', 'by', { inside: 'wood' }, { inside: 'wood', by: 1 }],
  [
    'vf2:7.1',
    'fights',
    '[0].cards',
    [{ main: 0, target: 1, support: [], brigade: [] }],
    [{ main: 0, target: 1, support: [], brigade: [], cards: [] }],
  ],
  [
    'vf2:8.2.2',
    'melee support',
    'unit',
    { support: [], brigade: [] },
    { support: [], brigade: [], unit: 1 },
  ],
  [
    'vf2:special.headstrong',
    'assault again',
    'do',
    { way: [], target: 1 },
    { way: [], target: 1, do: 'x' },
  ],
  [
    'vf2:11.0',
    'arrive',
    'cards',
    { formation, from: pose, order: move },
    { formation, from: pose, order: move, cards: [] },
  ],
  ['vf2:A3.2', 'objective', 'name', at, { ...at, name: 'The hill' }],
  ['vf2:A4.0', 'deploy', 'zone', { unit: 0, ...reform }, { unit: 0, ...reform, zone: 1 }],
  [
    'vf2:A4.0',
    'deploy',
    'formation',
    { unit: 0, inside: 'wood' },
    { unit: 0, inside: 'wood', formation },
  ],
  ['vf2:A4.1', 'deploy', 'pose', { unit: 0, reserve: true }, { unit: 0, reserve: true, pose }],
  ['vf2:A4.0', 'deploy', 'unit', { leader: 0, at }, { leader: 0, at, unit: 1 }],
  ['vf2:A4.0', 'deploy', 'by', { leader: 0, inside: 'wood' }, { leader: 0, inside: 'wood', by: 1 }],
]

describe('Valour & Fortitude: forms of answers', () => {
  it.each(CASES)('%s %s: %s has no place in it', (_clause, ask, field, answer, tooMuch) => {
    const kind = kindOf(ask)
    expect(refuseForm(kind, answer)).toBeNull()
    expect(refuseForm(kind, tooMuch)).toMatchObject({
      code: 'answer-surplus',
      data: { ask, fields: [field] },
    })
  })

  it('vf2:6.6 a double with a reform before and after it is no double', () => {
    const order = { unit: 0, do: 'double', way: [pose], before: reform, after: reform }
    expect(refuseForm(kindOf('order'), { order })?.data).toMatchObject({
      fields: ['order.before', 'order.after'],
    })
  })

  it('vf2:6.3.3 a reform that is none is not one too many', () => {
    const order = { ...move, after: { formation: { kind: 'phalanx', files: 4 }, pose } }
    expect(refuseForm(kindOf('order'), { order })?.code).toBe('answer-form')
  })

  it('vf2:6.2.1 an order with a word misspelt changes nothing', () => {
    const table = playing('action', {
      red: [foot(20, 40)],
      blue: [ligne(30, 4)],
      leaders: {
        red: [
          [20, 44],
          [24, 46],
        ],
      },
    })
    const order = { unit: 0, do: 'move', way: [poseAt(20, 36)], ocupy: 'wood' }
    expect(table.refused('red', { order }).message).toContain(
      `'order.ocupy' has no place in this answer`,
    )
    expect(table.unit(0).pose).toEqual(poseAt(20, 40))
  })
})
