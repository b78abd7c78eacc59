import { describe, expect, it } from 'vitest'
import type { GivenUnit } from '../position.ts'
import {
  contacts,
  dragoons,
  field,
  foot,
  guns,
  heavies,
  horse,
  muskets,
  OPEN,
  pikes,
  type Field,
} from './field.ts'

const BOTH_LED = { commanders: { red: 7, blue: 7 } }
const intercept = (unit: number) => ({ unit, react: 'intercept' })

/** Red's unit 0 comes into the middle zone, where blue's commander and horse are. */
function entering(red: GivenUnit, blue: readonly GivenUnit[], dice: readonly number[] = []): Field {
  const led = { commanders: { red: null, blue: dice.length > 0 ? null : 7 } }
  const table = field([red, foot(0)], blue, led, dice)
  table.answer('red', { unit: 0, do: 'move' })
  return table
}

describe('afv: when mounted intercept', () => {
  it('afv:react.intercept a unit that has just moved into the zone', () => {
    const table = entering(horse(2), [horse(7)])
    expect(table.unit(0).zone).toBe(7)
    table.answer('blue', intercept(2))
    expect(contacts(table)).toEqual(['2 on front of 0'])
    // Its second action is lost.
    expect(table.judged({ unit: 0, do: 'turn', facing: 1 })).toBe('moved')
  })

  it('afv:react.intercept a unit about to leave the zone, which then stays', () => {
    const table = field([foot(7), foot(0)], [horse(7)], BOTH_LED)
    table.answer('red', { unit: 0, do: 'move' })
    expect(table.battle().now).toEqual({ unit: 0, doing: 'leaving', target: null })
    table.answer('blue', intercept(2))
    expect(table.unit(0).zone).toBe(7)
    expect(contacts(table)).toEqual(['2 on front of 0'])
  })

  it('afv:react.intercept a unit about to engage another, which stays free', () => {
    const table = field([foot(7), foot(0)], [muskets(7), horse(7)], BOTH_LED)
    table.answer('red', { unit: 0, do: 'engage', target: 2 })
    table.answer('blue', intercept(3))
    expect(contacts(table)).toEqual(['3 on front of 0'])
    expect(table.unit(2)).toMatchObject({ hits: 0, reacted: false })
  })

  it('afv:react.intercept a unit that has just disengaged', () => {
    const table = field([horse(7), foot(0)], [foot(7), horse(7)], {
      ...BOTH_LED,
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    table.answer('red', { unit: 0, do: 'disengage' })
    expect(table.battle().now?.doing).toBe('disengaged')
    table.answer('blue', intercept(3))
    expect(contacts(table)).toEqual(['3 on front of 0'])
  })

  it('afv:react.intercept neither a turn nor a change of formation', () => {
    const table = field([foot(7), horse(7), foot(0)], [horse(7)], BOTH_LED)
    table.answer('red', { unit: 0, do: 'turn', facing: 1 })
    expect(table.asked('blue')).toEqual([])
    table.answer('red', { unit: 1, do: 'change', formation: { kind: 'attack', files: 2 } })
    expect(table.asked('blue')).toEqual([])
  })

  it('afv:react.intercept only mounted, not engaged, without a yellow marker, in that zone', () => {
    const table = field(
      [foot(2), foot(7), foot(0)],
      [foot(7), horse(7), horse(7, { reacted: true }), horse(7), horse(12)],
      { ...BOTH_LED, engagements: [{ by: 1, with: 4, face: 'front' }] },
      [],
      { limit: 5 },
    )
    table.answer('red', { unit: 0, do: 'move' })
    expect(table.refused('blue', intercept(3))).toMatchObject({
      clause: 'afv:react.intercept',
      code: 'mounted-intercept',
    })
    for (const [unit, code] of [
      [4, 'react-engaged'],
      [5, 'reacted'],
      [7, 'react-elsewhere'],
    ] as const)
      expect(table.refused('blue', intercept(unit))).toMatchObject({
        clause: 'afv:react.general',
        code,
      })
    table.answer('blue', intercept(6))
  })

  it('afv:react.intercept one try after another, until one succeeds or all are spent', () => {
    const table = entering(foot(2), [horse(7), horse(7)], [4, 2])
    table.answer('blue', intercept(2))
    expect(table.asked('blue')).toEqual(['react'])
    table.answer('blue', intercept(3))
    table.usedUp()
    expect(contacts(table)).toEqual(['3 on front of 0'])
    expect(table.unit(2)).toMatchObject({ reacted: true, hits: 0 })
  })
})

describe('afv: the test to intercept', () => {
  it.each([
    ['in attack formation', horse(7), 3],
    ['in open order', dragoons(7, { formation: OPEN }), 1],
    ['green, which changes nothing here', horse(7, { quality: 'green' }), 3],
    ['veteran, which changes nothing here', horse(7, { quality: 'veteran' }), 3],
  ])('afv:react.intercept %s', (_who, unit, needs) => {
    const passes = entering(foot(2), [unit], [needs])
    passes.answer('blue', intercept(2))
    passes.usedUp()
    expect(contacts(passes)).toEqual(['2 on front of 0'])
    const fails = entering(foot(2), [unit], [needs + 1])
    fails.answer('blue', intercept(2))
    fails.usedUp()
    expect(contacts(fails)).toEqual([])
    expect(fails.unit(2)).toMatchObject({ reacted: true, hits: 0, facing: 2 })
    expect(fails.unit(0).zone).toBe(7)
  })

  it('afv:react.intercept after a failure the movement goes on', () => {
    const table = field([foot(7), foot(0)], [horse(7)], {}, [4])
    table.answer('red', { unit: 0, do: 'move' })
    table.answer('blue', intercept(2))
    table.usedUp()
    expect(table.unit(0).zone).toBe(12)
  })

  it('afv:react.intercept a unit in command does not test', () => {
    const table = entering(foot(2), [horse(7)])
    table.answer('blue', intercept(2))
    expect(contacts(table)).toEqual(['2 on front of 0'])
  })

  it('afv:react.intercept Heavy Mounted never test, in command or not', () => {
    const table = field([foot(2), foot(0)], [heavies(7)])
    table.answer('red', { unit: 0, do: 'move' })
    table.answer('blue', intercept(2))
    expect(contacts(table)).toEqual(['2 on front of 0'])
  })
})

describe('afv: what an interception does', () => {
  it.each([
    ['straight ahead', 2, 1],
    ['after a turn', 3, 2],
    ['after a turn about', 0, 2],
  ] as const)('afv:react.intercept the interceptor is disordered: %s', (_how, facing, hits) => {
    const table = entering(horse(2), [horse(7, { facing })])
    table.answer('blue', intercept(2))
    expect(table.unit(2)).toMatchObject({ hits, facing: 2 })
    expect(table.unit(0)).toMatchObject({ hits: 0, facing: 0 })
  })

  it.each([
    ['dragoons', dragoons(7), 1],
    ['mounted', horse(7), 2],
    ['heavy mounted', heavies(7), 3],
  ])('afv:react.intercept foot met by %s suffer a heavy impact', (_who, unit, impact) => {
    const table = entering(pikes(2), [unit])
    table.answer('blue', intercept(2))
    expect(table.unit(0).hits).toBe(impact)
    expect(table.unit(2).hits).toBe(1)
  })

  it('afv:react.intercept artillery is over-run, and the mounted do no more', () => {
    const table = entering(guns(2), [horse(7, { facing: 3 })])
    table.answer('blue', intercept(2))
    expect(table.unit(0)).toMatchObject({ gone: 'routed', zone: null })
    expect(table.unit(2)).toMatchObject({ hits: 2, reacted: true, zone: 7 })
    expect(contacts(table)).toEqual([])
    expect(table.asked('red')).toEqual(['move'])
  })
})

describe('afv: where nobody intercepts', () => {
  it.each([['hills'], ['village'], ['rough'], ['woods']])(
    'afv:terrain.general not in %s',
    (terrain) => {
      const open = terrain === 'woods' ? { formation: OPEN } : {}
      const table = field([foot(2), foot(0)], [dragoons(7, open)], {
        table: { terrain: { 7: [terrain] } },
      })
      table.answer('red', { unit: 0, do: 'move' })
      expect([table.unit(0).zone, table.asked('blue')]).toEqual([7, []])
    },
  )

  it('afv:terrain.general the zone of the interceptor decides, not the one come from', () => {
    const table = field([foot(2), foot(0)], [horse(7)], {
      ...BOTH_LED,
      table: { terrain: { 2: ['hills'] } },
    })
    table.answer('red', { unit: 0, do: 'move' })
    expect(table.asked('blue')).toEqual(['react'])
  })

  it('afv:terrain.general a refusal names the ground', () => {
    const table = field([foot(7), foot(0)], [muskets(7), horse(7)], {
      ...BOTH_LED,
      table: { terrain: { 7: ['hills'] } },
    })
    table.answer('red', { unit: 0, do: 'engage', target: 2 })
    expect(table.refused('blue', intercept(3))).toMatchObject({
      clause: 'afv:terrain.general',
      code: 'ground-intercept',
    })
  })
})
