import { answering, type Answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import type { Json } from '@grognard/kernel'
import { deployUnit } from '../asks/deploy.ts'
import type { Afv, Side } from '../battle.ts'
import { afv } from '../index.ts'
import type { GivenUnit } from '../position.ts'
import { dragoons, foot, guns, muskets, pikes } from './field.ts'

const ATTACK = { kind: 'attack', files: 2 }
const unplaced = ({ zone: _zone, ...unit }: GivenUnit): GivenUnit => unit
const army = (...units: GivenUnit[]): readonly GivenUnit[] => units.map(unplaced)
const feet = (n: number) => army(...Array.from({ length: n }, () => foot(0)))

/** A set-up in which red begins: it throws 2, blue 12, and red chooses itself. */
function drawingUp(
  red: readonly GivenUnit[],
  blue: readonly GivenUnit[],
  more: object = {},
): Answering<Afv> {
  const position = { phase: 'deployment', armies: { red, blue }, ...more } as unknown as Json
  const table = answering(afv, position, { dice: [1, 1, 6, 6] })
  table.answer('red', 'red')
  table.usedUp()
  return table
}

const place = (unit: number, zone: number, formation: Json = ATTACK) => ({
  unit,
  zone,
  formation,
})
const places = (table: Answering<Afv>, side: Side, unit: number) =>
  [...Array.from({ length: 15 }, (_, zone) => zone), 1000, 1001, 1002, 1003, 1004].filter(
    (zone) =>
      deployUnit.refuse(
        table.battle(),
        { side },
        {
          unit,
          zone,
          formation: { kind: 'attack', files: 2 },
        },
      ) === null,
  )

describe('afv: set-up', () => {
  it('afv:table.setup the lowest of two dice a side chooses who begins; ties are thrown again', () => {
    const position = { phase: 'deployment', armies: { red: feet(1), blue: feet(1) } } as Json
    const table = answering(afv, position, { dice: [3, 3, 2, 4, 6, 1, 2, 4] })
    table.usedUp()
    expect([table.asked('red'), table.asked('blue')]).toEqual([[], ['first']])
    table.answer('blue', 'red')
    expect([table.asked('red'), table.asked('blue')]).toEqual([['deploy'], []])
  })

  it('afv:table.setup a unit each in turn, and who has more goes on alone; commanders last', () => {
    const table = drawingUp(feet(3), feet(1))
    table.answer('red', place(0, 2))
    table.answer('blue', place(3, 12))
    table.answer('red', place(1, 2))
    expect([table.asked('red'), table.asked('blue')]).toEqual([['deploy'], []])
    table.answer('red', place(2, 1))
    expect(table.asked('red')).toEqual(['place commander'])
  })

  it("afv:table.setup the three middle zones of the own rear row, or one's reserve zones", () => {
    const table = drawingUp(feet(2), feet(2))
    expect(places(table, 'red', 0)).toEqual([1, 2, 3, 1001, 1002, 1003])
    expect(places(table, 'blue', 2)).toEqual([11, 12, 13, 1001, 1002, 1003])
    expect(table.refused('red', place(0, 0))).toMatchObject({
      clause: 'afv:table.setup',
      code: 'not-there-yet',
      data: { unit: 'Foot', room: 12 },
    })
    table.answer('red', place(0, 2))
    table.answer('blue', place(2, 12))
    expect(table.refused('red', place(1, 4)).data).toEqual({ unit: 'Foot', room: 11 })
    for (const zone of [7, 12, 1000])
      expect(table.refused('red', place(1, zone)).code, `${zone}`).toBe('not-there')
  })

  it('afv:table.setup the rest of the rear row only when all three are full', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => foot(1 + (i % 3)))
    const table = drawingUp([...twelve, ...feet(2)], feet(1))
    expect(places(table, 'red', 12)).toEqual([0, 4, 1001, 1002, 1003])
    const eleven = drawingUp([...twelve.slice(1), ...feet(2)], feet(1))
    expect(places(eleven, 'red', 11)).toEqual([1, 1001, 1002, 1003])
  })

  it('afv:table.setup a zone that nobody can enter does not keep the others closed', () => {
    const eight = Array.from({ length: 8 }, (_, i) => foot(2 + (i % 2)))
    const table = drawingUp([...eight, ...feet(2)], feet(1), {
      table: { terrain: { 1: ['bog'] } },
    })
    expect(places(table, 'red', 8)).toEqual([0, 4, 1001, 1002, 1003])
    const seven = drawingUp([...eight.slice(1), ...feet(2)], feet(1), {
      table: { terrain: { 1: ['bog'] } },
    })
    expect(seven.refused('red', place(7, 0)).data).toEqual({ unit: 'Foot', room: 1 })
  })

  it('afv:table.setup not onto ground where a unit may not come', () => {
    const table = drawingUp(army(guns(0), foot(0)), feet(1), {
      table: { terrain: { 2: ['woods'] } },
    })
    expect(table.refused('red', place(0, 2, { kind: 'open order', files: 1 })).clause).toBe(
      'afv:terrain.woods',
    )
    table.answer('red', place(1, 2))
  })

  it('afv:table.limit no fifth unit in a set-up zone or a reserve zone', () => {
    const four = Array.from({ length: 4 }, () => foot(1))
    const table = drawingUp(
      [...four, ...four.map((u) => ({ ...u, zone: 1002 })), ...feet(2)],
      feet(1),
    )
    expect(places(table, 'red', 8)).toEqual([2, 3, 1001, 1003])
    expect(table.refused('red', place(8, 1002))).toMatchObject({
      clause: 'afv:table.limit',
      code: 'full',
    })
  })

  it('afv:table.setup in attack formation, or open order where that is allowed', () => {
    const table = drawingUp(army(dragoons(0), pikes(0), muskets(0)), feet(1))
    expect(table.refused('red', place(2, 2, { kind: 'defensive', files: 2 }))).toMatchObject({
      clause: 'afv:table.setup',
      code: 'start-formation',
    })
    const open = { kind: 'open order', files: 2 }
    expect(table.refused('red', place(1, 2, open)).clause).toBe('afv:formation.open-order')
    table.answer('red', place(0, 2, open))
    expect(table.battle().units[0]?.formation).toEqual(open)
  })

  it('afv:table.facing all are placed looking at the enemy', () => {
    const table = drawingUp(army(foot(0, { facing: 3 })), army(foot(0, { facing: 1 })))
    table.answer('red', place(0, 2))
    table.answer('blue', place(1, 12))
    expect(table.battle().units.map(({ facing }) => facing)).toEqual([0, 2])
  })

  it('afv:table.setup nobody places a unit of the enemy, or one twice', () => {
    const table = drawingUp(feet(2), feet(2))
    expect(table.refused('red', place(2, 2)).code).toBe('not-to-place')
    table.answer('red', place(0, 2))
    table.answer('blue', place(2, 12))
    expect(table.refused('red', place(0, 3)).code).toBe('placed-already')
  })

  it('afv:table.setup commanders who are lost from the start are not placed', () => {
    const none = { zone: null, lost: true }
    const LOST = { red: none, blue: none }
    const table = drawingUp(feet(1), feet(1), { commanders: { red: null, blue: null } })
    table.answer('red', place(0, 2))
    // The set-up is over, and the next thing is to throw for the initiative: no dice are left.
    expect(() => table.answer('blue', place(1, 12))).toThrow('dice')
    expect(table.battle()).toMatchObject({ phase: 'initiative', commanders: LOST })
  })

  it('afv:table.setup commanders take their place in the own set-up zones', () => {
    const table = drawingUp(feet(1), feet(1))
    table.answer('red', place(0, 2))
    table.answer('blue', place(1, 12))
    expect(table.refused('red', 12).clause).toBe('afv:table.setup')
    table.answer('red', 2)
    expect(table.refused('blue', 2).code).toBe('commander-start')
    expect(table.battle().commanders.red).toEqual({ zone: 2, lost: false })
  })
})
