import type { Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { contacts, DEFENSIVE, field, foot, guns, horse, muskets, OPEN, pikes } from './field.ts'

const ATTACK = { kind: 'attack', files: 2 } as const
const enter = (unit: number, formation: Json = ATTACK) => ({ unit, do: 'enter', formation })
const FOUR = (zone: number) => Array.from({ length: 4 }, () => foot(zone))

describe('afv: from the reserve onto the table', () => {
  it('afv:reserve straight ahead, facing the enemy, and no more this phase', () => {
    const table = field([foot(1003, { facing: 2 }), foot(0)], [foot(12)])
    table.answer('red', enter(0))
    expect(table.unit(0)).toMatchObject({ zone: 3, facing: 0, formation: ATTACK })
    expect(table.judged({ unit: 0, do: 'turn', facing: 1 })).toBe('moved')
    const mounted = field([horse(1003), foot(0)], [foot(12)])
    mounted.answer('red', enter(0))
    expect(mounted.judged({ unit: 0, do: 'move' })).toBe('moved')
  })

  it("afv:reserve blue's units come on at blue's edge", () => {
    const table = field([foot(0)], [foot(1001), foot(12)], { initiative: 'blue' })
    table.answer('blue', enter(1))
    expect(table.unit(1)).toMatchObject({ zone: 11, facing: 2 })
  })

  it('afv:reserve in attack formation or open order', () => {
    const table = field([muskets(1002, { stands: { musket: 2 } }), pikes(1002)], [foot(12)])
    expect(table.refused('red', enter(0, { kind: 'defensive', files: 1 }))).toMatchObject({
      clause: 'afv:reserve',
      code: 'entry-formation',
    })
    expect(table.refused('red', enter(1, OPEN)).clause).toBe('afv:formation.open-order')
    table.answer('red', enter(0, OPEN))
    expect(table.unit(0).formation).toEqual(OPEN)
  })

  it('afv:reserve not into a full zone, nor onto forbidden ground', () => {
    const full = field([foot(1002), ...FOUR(2)], [foot(12)])
    expect(full.refused('red', enter(0)).clause).toBe('afv:table.limit')
    const table = { terrain: { 2: ['woods'] } }
    const woods = field([guns(1002)], [foot(12)], { table })
    const gun = { kind: 'open order', files: 1 }
    expect(woods.refused('red', enter(0, gun)).clause).toBe('afv:terrain.woods')
  })

  it('afv:reserve a unit in reserve does nothing else, and one on the table does not enter', () => {
    const table = field([foot(1002), foot(2)], [foot(12)], LED_AT_2)
    expect(table.refused('red', { unit: 0, do: 'move' })).toMatchObject({
      clause: 'afv:reserve',
      code: 'in-reserve',
    })
    expect(table.judged({ unit: 0, do: 'turn', facing: 1 })).toBe('in-reserve')
    expect(table.judged({ unit: 0, do: 'engage', target: 2 })).toBe('in-reserve')
    expect(table.judged({ unit: 0, do: 'leave' })).toBe('in-reserve')
    expect(table.refused('red', enter(1)).code).toBe('on-table')
    expect(table.judged({ unit: 0, do: 'withdraw' })).toBe('command')
  })

  it('afv:reserve enemy mounted there may intercept once it stands on the table', () => {
    const table = field([foot(1002), foot(0)], [horse(2)], { commanders: { red: null, blue: 2 } })
    table.answer('red', enter(0))
    expect(table.unit(0).zone).toBe(2)
    table.answer('blue', { unit: 2, react: 'intercept' })
    expect(contacts(table)).toEqual(['2 on front of 0'])
    expect(table.unit(0).hits).toBe(2)
  })
})

const LED_AT_2 = { commanders: { red: 2, blue: null } }

describe('afv: from one reserve zone to another', () => {
  it('afv:reserve to any other, however far, and no more this phase', () => {
    const table = field([foot(1001, { formation: DEFENSIVE }), foot(0)], [foot(12)])
    table.answer('red', { unit: 0, do: 'shift', column: 3 })
    expect(table.unit(0)).toMatchObject({ zone: 1003, formation: DEFENSIVE })
    expect(table.refused('red', enter(0)).code).toBe('moved')
  })

  it('afv:reserve not to where it is, where there is none, or where there is no room', () => {
    const table = field([foot(1001), ...FOUR(1002)], [foot(12)])
    const shift = (column: number) => table.refused('red', { unit: 0, do: 'shift', column })
    expect([shift(1).code, shift(0).code, shift(2).code]).toEqual([
      'other-reserve',
      'no-reserve',
      'full',
    ])
  })

  it("afv:reserve the enemy's units in his own reserve zones take no room here", () => {
    const table = field([foot(1001)], [...FOUR(1002), foot(12)])
    expect(table.judged({ unit: 0, do: 'shift', column: 2 })).toBe(null)
  })
})

describe('afv: off the table into reserve', () => {
  it('afv:reserve straight back from the rear row, whatever its facing and formation', () => {
    const unit = foot(3, { facing: 1, formation: DEFENSIVE, hits: 1, fired: true })
    const table = field([unit, foot(0)], [foot(12)])
    table.answer('red', { unit: 0, do: 'leave' })
    expect(table.unit(0)).toMatchObject({ zone: 1003, hits: 1, fired: true })
    expect(table.refused('red', { unit: 0, do: 'shift', column: 1 }).code).toBe('moved')
  })

  it.each([
    ['from the middle', foot(7), 'rear'],
    ["from the enemy's rear row", foot(12), 'rear'],
    ['where no reserve zone lies behind', foot(0), 'no-reserve-behind'],
    ['while engaged', foot(2), 'engaged-stays'],
  ])('afv:reserve not %s', (_where, unit, code) => {
    const at = unit.zone as number
    const engagements = code === 'engaged-stays' ? [{ by: 1, with: 0, face: 'front' }] : []
    const table = field([unit], [foot(at)], { engagements })
    expect(table.refused('red', { unit: 0, do: 'leave' })).toMatchObject({
      clause: 'afv:reserve',
      code,
    })
  })

  it('afv:reserve not into a full reserve zone', () => {
    const table = field([foot(2), ...FOUR(1002)], [foot(12)])
    expect(table.refused('red', { unit: 0, do: 'leave' }).clause).toBe('afv:table.limit')
  })

  it('afv:reserve not after an action', () => {
    const table = field([horse(2), foot(0)], [foot(12)])
    table.answer('red', { unit: 0, do: 'turn', facing: 1 })
    expect(table.refused('red', { unit: 0, do: 'leave' }).code).toBe('acted-reserve')
  })

  it('afv:reserve enemy mounted may intercept before it is gone', () => {
    const table = field([foot(2), foot(0)], [horse(2)], { commanders: { red: null, blue: 2 } })
    table.answer('red', { unit: 0, do: 'leave' })
    table.answer('blue', { unit: 2, react: 'intercept' })
    expect(contacts(table)).toEqual(['2 on front of 0'])
    expect(table.unit(0).zone).toBe(2)
    const away = field([foot(2), foot(0)], [horse(2)], { commanders: { red: null, blue: 2 } })
    away.answer('red', { unit: 0, do: 'leave' })
    away.answer('blue', 'pass')
    expect(away.unit(0).zone).toBe(1002)
  })
})
