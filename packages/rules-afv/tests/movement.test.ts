import { describe, expect, it } from 'vitest'
import type { Move } from '../asks/move.ts'
import {
  DEFENSIVE,
  dragoons,
  field,
  foot,
  gallopers,
  guns,
  heavies,
  heavyGuns,
  horse,
  LED,
  muskets,
  onFoot,
  OPEN,
  pikes,
  type Field,
} from './field.ts'

const FACE_ON = [{ by: 0, with: 1, face: 'front' }]

describe('afv: the order of movement', () => {
  it('afv:move.sequence the side with the initiative moves first, then the other', () => {
    const table = field([foot(2)], [foot(12)], { initiative: 'blue' })
    expect([table.asked('red'), table.asked('blue')]).toEqual([[], ['move']])
    expect(table.judged({ unit: 0, do: 'turn', facing: 1 }, 'blue')).toBe('not-to-move')
    table.answer('blue', { do: 'end' })
    expect([table.asked('red'), table.asked('blue')]).toEqual([['move'], []])
    table.answer('red', { do: 'end' })
    expect(table.battle().outcome).not.toBe(null)
  })

  it('afv:move.sequence a unit is chosen once a phase, and acts or engages', () => {
    const table = field([foot(7), horse(7), foot(2)], [foot(7)])
    table.answer('red', { unit: 0, do: 'turn', facing: 1 })
    expect(table.refused('red', { unit: 0, do: 'turn', facing: 2 })).toMatchObject({
      clause: 'afv:move.sequence',
      code: 'moved',
    })
    table.answer('red', { unit: 1, do: 'turn', facing: 1 })
    expect(table.refused('red', { unit: 1, do: 'engage', target: 3 })).toMatchObject({
      clause: 'afv:move.sequence',
      code: 'acted',
    })
  })

  it('afv:move.sequence to choose another unit is to be done with the one before', () => {
    const table = field([horse(2), foot(3), foot(1)], [foot(12)])
    table.answer('red', { unit: 0, do: 'turn', facing: 1 })
    expect(table.judged({ unit: 0, do: 'turn', facing: 2 })).toBe(null)
    table.answer('red', { unit: 1, do: 'turn', facing: 1 })
    expect(table.judged({ unit: 0, do: 'turn', facing: 2 })).toBe('moved')
  })

  it('afv:move.sequence nobody moves a unit of the enemy, or one that has gone', () => {
    const table = field([foot(2), foot(2, { gone: true })], [foot(12)])
    const turn = (unit: number) => table.refused('red', { unit, do: 'turn', facing: 1 })
    expect([turn(1).code, turn(2).code, turn(9).code]).toEqual([
      'gone',
      'not-to-move',
      'not-to-move',
    ])
  })

  it.each([
    ['foot', foot(2)],
    ['dragoons on foot', onFoot(2)],
    ['artillery', guns(2)],
  ])('afv:move.engaged engaged %s do nothing at all', (_who, unit) => {
    const table = field([unit], [foot(2)], { engagements: [{ by: 1, with: 0, face: 'front' }] })
    const tries: readonly Move[] = [
      { unit: 0, do: 'move' },
      { unit: 0, do: 'turn', facing: 1 },
      { unit: 0, do: 'change', formation: DEFENSIVE },
      { unit: 0, do: 'mount' },
      { unit: 0, do: 'disengage' },
      { unit: 0, do: 'leave' },
      { unit: 0, do: 'engage', target: 1 },
    ]
    expect(tries.map((move) => table.judged(move))).not.toContain(null)
    expect(table.refused('red', { unit: 0, do: 'turn', facing: 1 })).toMatchObject({
      clause: 'afv:move.engaged',
      code: 'engaged',
    })
  })
})

describe('afv: actions', () => {
  const TRIES: readonly Move[] = [
    { unit: 0, do: 'change', formation: { kind: 'attack', files: 2 } },
    { unit: 0, do: 'turn', facing: 1 },
    { unit: 0, do: 'move' },
    { unit: 0, do: 'mount' },
    { unit: 0, do: 'dismount' },
  ]
  const open = (table: Field) =>
    TRIES.filter((move) => table.judged(move) === null).map((move) => move.do)

  it.each([
    ['pike and musket', pikes(6), ['change', 'turn', 'move']],
    ['pike and musket that fired', pikes(6, { fired: true }), ['change', 'turn', 'move']],
    ['foot', foot(6), ['change', 'turn', 'move']],
    ['heavy mounted', heavies(6), ['change', 'turn', 'move']],
    ['mounted', horse(6), ['change', 'turn', 'move']],
    ['dragoons', dragoons(6), ['change', 'turn', 'move', 'dismount']],
    ['dragoons on foot', onFoot(6), ['change', 'turn', 'move', 'mount']],
    [
      'dragoons on foot that fired',
      onFoot(6, { fired: true }),
      ['change', 'turn', 'move', 'mount'],
    ],
    ['galloper guns', gallopers(6), ['turn', 'move']],
    ['galloper guns that fired', gallopers(6, { fired: true }), ['turn', 'move']],
    ['regular artillery', guns(6), ['turn', 'move']],
    ['regular artillery that fired', guns(6, { fired: true }), ['turn']],
    ['heavy artillery', heavyGuns(6), ['turn', 'move']],
    ['heavy artillery that fired', heavyGuns(6, { fired: true }), ['turn']],
  ])('afv:move.actions %s choose between their actions', (_who, unit, actions) => {
    expect(open(field([unit], [foot(12)]))).toEqual(actions)
  })

  it.each([
    ['pike and musket', pikes(6), 1],
    ['foot', foot(6), 1],
    ['dragoons on foot', onFoot(6), 1],
    ['galloper guns', gallopers(6), 1],
    ['regular artillery', guns(6), 1],
    ['heavy artillery', heavyGuns(6), 1],
    ['heavy mounted', heavies(6), 2],
    ['mounted', horse(6), 2],
    ['dragoons', dragoons(6), 2],
  ])('afv:move.actions %s perform no more than their actions', (_who, unit, most) => {
    const table = field([unit, foot(0)], [foot(12)])
    for (let i = 0; i < most; i++) {
      expect(table.judged({ unit: 0, do: 'turn', facing: i === 0 ? 1 : 2 })).toBe(null)
      table.answer('red', { unit: 0, do: 'turn', facing: i === 0 ? 1 : 2 })
    }
    expect(table.judged({ unit: 0, do: 'turn', facing: 3 })).toBe('moved')
  })

  it('afv:move.actions mounted move twice, or turn and move', () => {
    const table = field([horse(2), dragoons(2), foot(0)], [foot(14)])
    table.answer('red', { unit: 0, do: 'move' })
    table.answer('red', { unit: 0, do: 'move' })
    expect(table.unit(0).zone).toBe(12)
    table.answer('red', { unit: 1, do: 'turn', facing: 1 })
    table.answer('red', { unit: 1, do: 'move' })
    expect(table.unit(1).zone).toBe(3)
  })

  it('afv:move.change a unit takes another formation of its kind, and keeps its facing', () => {
    const table = field([pikes(2), foot(0)], [foot(12)])
    const wide = { kind: 'defensive', files: 3 }
    const coloured = { unit: 0, do: 'change', formation: { ...wide, colour: 'blue' } }
    expect(table.refused('red', coloured).code).toBe('answer-surplus')
    table.answer('red', { unit: 0, do: 'change', formation: wide })
    expect(table.unit(0)).toMatchObject({ facing: 0, formation: wide })
  })

  it.each([
    ['the same again', pikes(2), { kind: 'attack', files: 3 }, 'afv:move.change'],
    ['six deep', pikes(2), { kind: 'attack', files: 1 }, 'afv:formation.attack'],
    ['pikes in open order', pikes(2), { kind: 'open order', files: 2 }, 'afv:formation.open-order'],
    ['horse on the defensive', horse(2), DEFENSIVE, 'afv:formation.defensive'],
  ])('afv:move.change refuses %s', (_what, unit, formation, clause) => {
    const table = field([unit], [foot(12)])
    expect(table.refused('red', { unit: 0, do: 'change', formation }).clause).toBe(clause)
  })

  it('afv:move.change only out of a defensive formation does a unit face anew', () => {
    const attack = { kind: 'attack', files: 3 } as const
    const table = field([foot(2, { formation: DEFENSIVE }), foot(1), foot(0)], [foot(12)])
    expect(table.judged({ unit: 1, do: 'change', formation: DEFENSIVE, facing: 1 })).toBe(
      'faces-anew',
    )
    const wider = { kind: 'defensive', files: 3 } as const
    expect(table.judged({ unit: 0, do: 'change', formation: wider, facing: 1 })).toBe('faces-anew')
    table.answer('red', { unit: 0, do: 'change', formation: attack, facing: 3 })
    expect(table.unit(0)).toMatchObject({ facing: 3, formation: attack })
  })

  it('afv:move.turn to any of the other three directions, in the same formation', () => {
    const table = field([foot(2), foot(1)], [foot(12)])
    const judged = ([0, 1, 2, 3] as const).map((facing) =>
      table.judged({ unit: 0, do: 'turn', facing }),
    )
    expect(judged).toEqual(['faces-there', null, null, null])
    const { formation } = table.unit(0)
    table.answer('red', { unit: 0, do: 'turn', facing: 2 })
    expect(table.unit(0)).toMatchObject({ facing: 2, zone: 2, formation })
  })

  it.each([
    [0, 12],
    [1, 8],
    [2, 2],
    [3, 6],
  ] as const)(
    'afv:move.zone a unit that faces %i moves straight ahead to zone %i',
    (facing, zone) => {
      const table = field([foot(7, { facing }), foot(0)], [foot(14)])
      const { formation } = table.unit(0)
      table.answer('red', { unit: 0, do: 'move' })
      expect(table.unit(0)).toMatchObject({ zone, facing, formation })
    },
  )

  it.each([
    [12, 0],
    [9, 1],
    [2, 2],
    [5, 3],
  ] as const)(
    'afv:move.zone there is nothing beyond the edge of zone %i, facing %i',
    (zone, facing) => {
      const table = field([foot(zone, { facing })], [foot(14)])
      expect(table.refused('red', { unit: 0, do: 'move' })).toMatchObject({
        clause: 'afv:move.zone',
        code: 'edge',
      })
    },
  )

  it('afv:move.defensive a defensive formation neither moves, turns nor engages', () => {
    const table = field([foot(7, { formation: DEFENSIVE })], [foot(7)])
    for (const move of [
      { unit: 0, do: 'move' },
      { unit: 0, do: 'turn', facing: 1 },
      { unit: 0, do: 'engage', target: 1 },
    ] as const)
      expect(table.refused('red', move)).toMatchObject({
        clause: 'afv:move.defensive',
        code: move.do === 'engage' ? 'defensive-engages' : 'defensive',
      })
  })

  it('afv:move.mount formation and facing stay', () => {
    const table = field(
      [dragoons(2, { formation: OPEN, facing: 1 }), onFoot(1, { facing: 3 }), foot(0)],
      [foot(12)],
    )
    table.answer('red', { unit: 0, do: 'dismount' })
    expect(table.unit(0)).toMatchObject({ dismounted: true, formation: OPEN, facing: 1 })
    const { formation } = table.unit(1)
    table.answer('red', { unit: 1, do: 'mount' })
    expect(table.unit(1)).toMatchObject({ dismounted: false, formation, facing: 3 })
    expect(table.judged({ unit: 1, do: 'move' })).toBe('moved')
  })

  it.each<[string, Move, object]>([
    ['turns', { unit: 0, do: 'turn', facing: 1 }, { facing: 1 }],
    ['moves', { unit: 0, do: 'move' }, { zone: 7 }],
    [
      'forms a defensive formation',
      { unit: 0, do: 'change', formation: DEFENSIVE },
      { formation: DEFENSIVE },
    ],
  ])('afv:move.actions a unit that dismounts %s as its second action', (_what, move, then) => {
    const table = field([dragoons(2), foot(0)], [foot(12)])
    table.answer('red', { unit: 0, do: 'dismount' })
    expect(table.battle().acting).toBe(0)
    table.answer('red', move)
    expect(table.unit(0)).toMatchObject({ dismounted: true, ...then })
    expect(table.judged({ unit: 0, do: 'turn', facing: 3 })).toBe('moved')
  })

  it('afv:move.actions a unit that has just dismounted does not mount again, nor engage', () => {
    const table = field([dragoons(2), onFoot(2)], [foot(2)])
    table.answer('red', { unit: 0, do: 'dismount' })
    expect(table.refused('red', { unit: 0, do: 'mount' })).toMatchObject({
      clause: 'afv:move.actions',
      code: 'mounts-again',
    })
    expect(table.judged({ unit: 0, do: 'engage', target: 2 })).toBe('acted')
    // Dragoons that were on foot when they were chosen have one action: to mount up is it.
    table.answer('red', { unit: 1, do: 'mount' })
    expect(table.judged({ unit: 1, do: 'turn', facing: 1 }) ?? table.battle().active).not.toBe(null)
  })

  it('afv:terrain.general dragoons in restricted ground dismount, and that is their one action', () => {
    const table = field([dragoons(2), foot(0)], [foot(12)], {
      table: { terrain: { 2: ['hills'] } },
    })
    table.answer('red', { unit: 0, do: 'dismount' })
    expect(table.refused('red', { unit: 0, do: 'turn', facing: 1 })).toMatchObject({
      clause: 'afv:terrain.general',
      code: 'one-action',
      data: { terrain: 'hills' },
    })
  })

  it('afv:move.mount to dismount may be the second action', () => {
    const table = field([dragoons(2), foot(0)], [foot(12)])
    table.answer('red', { unit: 0, do: 'move' })
    table.answer('red', { unit: 0, do: 'dismount' })
    expect(table.unit(0)).toMatchObject({ zone: 7, dismounted: true })
  })

  it('afv:move.mount not while engaged', () => {
    const table = field([dragoons(2)], [foot(2)], { engagements: FACE_ON })
    expect(table.refused('red', { unit: 0, do: 'dismount' })).toMatchObject({
      clause: 'afv:move.mount',
      code: 'engaged-mounts',
    })
  })

  it('afv:move.mount not out of a defensive formation, which mounted cannot keep', () => {
    const table = field([onFoot(2, { formation: DEFENSIVE })], [foot(12)])
    expect(table.refused('red', { unit: 0, do: 'mount' })).toMatchObject({
      clause: 'afv:formation.defensive',
      code: 'foot-defensive',
    })
  })
})

describe('afv: the end of a movement phase', () => {
  it('afv:move.end a side may end it while units wait', () => {
    const table = field([foot(2)], [foot(12)])
    table.answer('red', { do: 'end' })
    expect(table.battle()).toMatchObject({ phase: 'movement', active: 'blue', moved: [] })
  })

  it('afv:move.end it ends at once when no unit is left to choose', () => {
    const table = field([foot(2), horse(1), foot(1002)], [foot(12)])
    table.answer('red', { unit: 0, do: 'turn', facing: 1 })
    table.answer('red', { unit: 2, do: 'shift', column: 1 })
    table.answer('red', { unit: 1, do: 'move' })
    expect(table.battle().active).toBe('red')
    table.answer('red', { unit: 1, do: 'move' })
    expect(table.battle().active).toBe('blue')
  })

  it('afv:move.end engaged foot may still be chosen, if only to do nothing', () => {
    const table = field([foot(2), foot(3)], [foot(2)], {
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    table.answer('red', { unit: 1, do: 'turn', facing: 1 })
    expect(table.battle().active).toBe('red')
  })

  it('afv:move.end it ends when the commander rides to one of the eight zones around', () => {
    const table = field([foot(2)], [foot(12)], LED)
    const lawful = Array.from({ length: 16 }, (_, zone) => zone).filter(
      (zone) => table.judged({ do: 'commander', zone }) === null,
    )
    expect(lawful).toEqual([1, 2, 3, 6, 8, 11, 12, 13])
    table.answer('red', { do: 'commander', zone: 13 })
    expect(table.battle()).toMatchObject({ active: 'blue', commanders: { red: { zone: 13 } } })
  })

  it('afv:move.end a commander does not ride round the edge of the table', () => {
    const table = field([foot(2)], [foot(12)], { commanders: { red: 4, blue: null } })
    expect(table.judged({ do: 'commander', zone: 5 })).toBe('commander-steps')
    expect(table.judged({ do: 'commander', zone: -1 })).toBe('commander-steps')
    expect(table.judged({ do: 'commander', zone: 9 })).toBe(null)
    // Beyond the last row there are numbers, but no zones.
    const last = field([foot(2)], [foot(12)], { commanders: { red: 10, blue: null } })
    for (const zone of [15, 16])
      expect(last.judged({ do: 'commander', zone })).toBe('commander-steps')
    expect(last.judged({ do: 'commander', zone: 11 })).toBe(null)
    const first = field([foot(2)], [foot(12)], { commanders: { red: 1, blue: null } })
    expect(first.judged({ do: 'commander', zone: 0 })).toBe(null)
  })

  it('afv:move.end a commander who is lost moves no more', () => {
    const table = field([foot(2)], [foot(12)], { commanders: { red: null, blue: 12 } })
    expect(table.refused('red', { do: 'commander', zone: 2 })).toMatchObject({
      clause: 'afv:victory.commander-lost',
      code: 'lost',
    })
  })
})

describe('afv: zones and facings', () => {
  it('afv:table.limit no fifth unit moves into a zone, whatever its kind', () => {
    const full = [foot(7), horse(7), guns(7), gallopers(7)]
    const table = field([foot(2), ...full], [muskets(12)])
    expect(table.refused('red', { unit: 0, do: 'move' })).toMatchObject({
      clause: 'afv:table.limit',
      code: 'full',
    })
  })

  it('afv:table.limit commanders and enemies take no room', () => {
    const table = field([foot(2), foot(7), foot(7), foot(7)], [foot(7), foot(7)], LED)
    expect(table.judged({ unit: 0, do: 'move' })).toBe(null)
  })

  it('afv:table.limit players may agree on another limit', () => {
    const table = field([foot(2), foot(7), foot(7), foot(7)], [foot(12)], {}, [], { limit: 3 })
    expect(table.judged({ unit: 0, do: 'move' })).toBe('full')
  })

  it('afv:table.facing a unit faces one of four ways', () => {
    const table = field([foot(2)], [foot(12)])
    for (const facing of [4, -1, 0.5, '1'])
      expect(table.refused('red', { unit: 0, do: 'turn', facing })).toBeTruthy()
    expect(() => field([foot(2, { facing: 4 as 0 })], [foot(12)])).toThrow('facing')
  })

  it('afv:table.facing units of a side that have not been told otherwise look at the enemy', () => {
    const table = field([foot(2)], [foot(12)])
    expect([table.unit(0).facing, table.unit(1).facing]).toEqual([0, 2])
  })
})

describe('afv: what is proposed', () => {
  it('afv:move.sequence nothing that is proposed is refused', () => {
    const table = field(
      [pikes(7), foot(7, { formation: DEFENSIVE }), horse(7), onFoot(2), foot(1002), guns(1)],
      [horse(7), foot(7), guns(7), dragoons(12)],
      { ...LED, engagements: [{ by: 2, with: 7, face: 'rear' }] },
    )
    const random = { pick: <T>(list: readonly T[]) => list[0] as T, below: () => 0 }
    const seen = table.battle()
    const moves = table.host.course.rulebook.asks.find(({ name }) => name === 'move')
    const all = moves?.candidates(seen, { side: 'red' }, 10_000, random as never) as Move[]
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter((move) => table.judged(move) !== null)).toEqual([])
    expect(new Set(all.map((move) => JSON.stringify(move))).size).toBe(all.length)
  })
})
