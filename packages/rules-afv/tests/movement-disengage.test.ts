import { describe, expect, it } from 'vitest'
import {
  contacts,
  DEFENSIVE,
  field,
  foot,
  gallopers,
  guns,
  heavies,
  horse,
  LED,
  muskets,
  onFoot,
  OPEN,
  pikes,
} from './field.ts'

const loose = (zone: number) => onFoot(zone, { formation: OPEN })
const both = [
  { by: 0, with: 1, face: 'front' },
  { by: 2, with: 0, face: 'rear' },
]

describe('afv: disengaging', () => {
  it.each([
    ['two in attack formation', [foot(2), pikes(2)], 2],
    ['one in attack formation and one in open order', [foot(2), loose(2)], 1],
    ['two in open order', [loose(2), loose(2)], 0],
    [
      'a defensive formation and one in open order',
      [foot(2, { formation: DEFENSIVE }), loose(2)],
      0,
    ],
    ['guns', [guns(2)], 0],
  ])('afv:disengage from %s', (_who, enemies, hits) => {
    const engagements = both.slice(0, enemies.length)
    const table = field([horse(2, { facing: 1 })], enemies, { engagements })
    const { formation } = table.unit(0)
    table.answer('red', { unit: 0, do: 'disengage' })
    expect(contacts(table)).toEqual([])
    expect(table.unit(0)).toMatchObject({ hits, zone: 2, facing: 1, formation })
  })

  it('afv:disengage is one of two actions; engaged mounted do nothing else first', () => {
    const table = field([horse(2)], [foot(2)], { engagements: [both[0]] })
    expect(table.refused('red', { unit: 0, do: 'move' })).toMatchObject({
      clause: 'afv:disengage',
      code: 'must-disengage',
    })
    table.answer('red', { unit: 0, do: 'disengage' })
    expect(table.judged({ unit: 0, do: 'engage', target: 1 })).toBe('acted')
    table.answer('red', { unit: 0, do: 'move' })
    expect(table.unit(0)).toMatchObject({ zone: 7, hits: 1 })
  })

  it('afv:disengage nobody gets away while engaged with any mounted', () => {
    const table = field([horse(2)], [foot(2), horse(2)], { engagements: both })
    expect(table.refused('red', { unit: 0, do: 'disengage' })).toMatchObject({
      clause: 'afv:disengage',
      code: 'from-mounted',
    })
  })

  it('afv:disengage one face at least must be free', () => {
    const around = [
      { by: 0, with: 1, face: 'front' },
      { by: 2, with: 0, face: 'left' },
      { by: 3, with: 0, face: 'right' },
      { by: 4, with: 0, face: 'rear' },
    ]
    const enemies = [foot(2), foot(2), foot(2), foot(2)]
    const closed = field([horse(2)], enemies, { engagements: around })
    expect(closed.refused('red', { unit: 0, do: 'disengage' })).toMatchObject({
      clause: 'afv:disengage',
      code: 'surrounded',
    })
    const gap = field([horse(2)], enemies, { engagements: around.slice(0, 3) })
    gap.answer('red', { unit: 0, do: 'disengage' })
    expect(gap.unit(0).hits).toBe(3)
  })

  it('afv:disengage foot and artillery cannot, and who is free need not', () => {
    const table = field([foot(2), gallopers(2), heavies(7)], [foot(2), foot(2)], {
      engagements: [
        { by: 0, with: 3, face: 'front' },
        { by: 4, with: 1, face: 'front' },
      ],
    })
    for (const unit of [0, 1])
      expect(table.refused('red', { unit, do: 'disengage' })).toMatchObject({
        clause: 'afv:disengage',
        code: 'mounted-disengage',
      })
    expect(table.judged({ unit: 2, do: 'disengage' })).toBe('free')
  })

  it('afv:disengage enemy mounted may intercept afterwards, and that is the end of it', () => {
    const table = field([horse(2)], [foot(2), horse(2)], { engagements: [both[0]] }, [3])
    table.answer('red', { unit: 0, do: 'disengage' })
    table.answer('blue', { unit: 2, react: 'intercept' })
    table.usedUp()
    expect(contacts(table)).toEqual(['2 on front of 0'])
    expect(table.unit(0)).toMatchObject({ hits: 1, facing: 0 })
    expect(table.battle().acting).toBe(null)
  })
})

describe('afv: withdrawing', () => {
  it("afv:withdraw a unit in its commander's zone leaves the game and counts as routed", () => {
    const table = field([foot(7), foot(2)], [foot(7)], {
      ...LED,
      engagements: [{ by: 2, with: 0, face: 'rear' }],
    })
    table.answer('red', { unit: 0, do: 'withdraw' })
    expect(table.unit(0)).toMatchObject({ gone: 'routed', zone: null })
    expect(contacts(table)).toEqual([])
  })

  it('afv:withdraw nobody withdraws from another zone, or without a commander', () => {
    const table = field([foot(2)], [foot(7)], LED)
    expect(table.refused('red', { unit: 0, do: 'withdraw' })).toMatchObject({
      clause: 'afv:withdraw',
      code: 'command',
    })
    const lost = field([foot(7)], [foot(7)], { commanders: { red: null, blue: 7 } })
    expect(lost.judged({ unit: 0, do: 'withdraw' })).toBe('command')
  })

  it('afv:withdraw at any time: before, between or after the moves of units', () => {
    const table = field([muskets(7), horse(7), foot(2)], [foot(12)], LED)
    table.answer('red', { unit: 0, do: 'turn', facing: 1 })
    table.answer('red', { unit: 1, do: 'turn', facing: 1 })
    table.answer('red', { unit: 0, do: 'withdraw' })
    expect(table.unit(0).gone).toBe('routed')
    // The unit that was about to perform its second action still may.
    table.answer('red', { unit: 1, do: 'turn', facing: 2 })
    expect(table.battle().active).toBe('red')
  })
})
