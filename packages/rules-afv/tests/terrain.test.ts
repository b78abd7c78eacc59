import { describe, expect, it } from 'vitest'
import {
  dragoons,
  field,
  foot,
  gallopers,
  guns,
  heavies,
  heavyGuns,
  horse,
  LED,
  onFoot,
  OPEN,
  pikes,
} from './field.ts'

const ground = (terrain: { [zone: number]: string[] }, more: object = {}) => ({
  table: { terrain, ...more },
})
const turn = (unit: number, facing: 0 | 1 | 2 | 3) => ({ unit, do: 'turn', facing }) as const

describe('afv: who may enter', () => {
  const loose = (zone: number) => dragoons(zone, { formation: OPEN })
  const few = { stands: { mounted: 2 }, formation: OPEN } as const
  const ALL = [pikes, foot, onFoot, heavies, horse, dragoons, gallopers, guns, heavyGuns]
  const names = ALL.map((made) => made(2).kind + (made(2).dismounted ? ' on foot' : ''))
  const everyone = names

  it.each([
    ['afv:terrain.hills', 'hills', everyone],
    ['afv:terrain.village', 'village', everyone],
    ['afv:terrain.woods', 'woods', ['pike and musket', 'foot', 'dragoons on foot']],
    [
      'afv:terrain.rough',
      'rough',
      names.filter((name) => name !== 'regular artillery' && name !== 'heavy artillery'),
    ],
    ['afv:terrain.rough', 'impassable rough', []],
    ['afv:terrain.bog', 'bog', []],
  ])('%s who may enter %s', (clause, terrain, may) => {
    const entering = names.filter((_name, i) => {
      const unit = (ALL[i] as typeof foot)(2)
      const table = field([unit], [foot(14)], ground({ 7: [terrain] }))
      if (table.judged({ unit: 0, do: 'move' }) === null) return true
      expect(table.refused('red', { unit: 0, do: 'move' })).toMatchObject({
        clause,
        code: expect.stringMatching(/woods|rough|bog/),
      })
      return false
    })
    expect(entering).toEqual(may)
  })

  it('afv:terrain.woods mounted in open order may', () => {
    const table = field([loose(2), horse(2, few)], [foot(14)], ground({ 7: ['woods'] }))
    expect(table.judged({ unit: 0, do: 'move' })).toBe(null)
    expect(table.judged({ unit: 1, do: 'move' })).toBe(null)
  })

  it('afv:terrain.general every kind of ground in a zone has its say', () => {
    const table = field([guns(2)], [foot(14)], ground({ 7: ['hills', 'village', 'rough'] }))
    expect(table.refused('red', { unit: 0, do: 'move' }).clause).toBe('afv:terrain.rough')
  })

  it.each([
    ['hills', null],
    ['village', null],
    ['rough', null],
    ['woods', 'afv:terrain.woods'],
    ['impassable rough', 'afv:terrain.rough'],
    ['bog', 'afv:terrain.bog'],
  ])('afv:terrain.general a commander and %s', (terrain, clause) => {
    const table = field([foot(2)], [foot(14)], { ...LED, ...ground({ 8: [terrain] }) })
    if (clause === null) table.answer('red', { do: 'commander', zone: 8 })
    else
      expect(table.refused('red', { do: 'commander', zone: 8 })).toMatchObject({
        clause,
        code: 'commander-ground',
      })
  })
})

describe('afv: restricted movement', () => {
  it.each([['hills'], ['village'], ['rough'], ['woods']])(
    'afv:terrain.general one action for mounted that enter %s',
    (terrain) => {
      const unit = dragoons(2, { formation: OPEN })
      const table = field([unit, foot(0)], [foot(14)], ground({ 7: [terrain] }))
      table.answer('red', { unit: 0, do: 'move' })
      expect(table.unit(0).zone).toBe(7)
      expect(table.refused('red', turn(0, 1))).toMatchObject({
        clause: 'afv:terrain.general',
        code: 'one-action',
        data: { unit: 'Dragoons', terrain },
      })
    },
  )

  it('afv:terrain.general nobody enters it as a second action', () => {
    const table = field([horse(2), foot(0)], [foot(14)], ground({ 3: ['hills'] }))
    table.answer('red', turn(0, 1))
    expect(table.refused('red', { unit: 0, do: 'move' })).toMatchObject({
      clause: 'afv:terrain.general',
      code: 'only-action',
    })
    expect(table.judged(turn(0, 3))).toBe(null)
  })

  it('afv:terrain.general one action for mounted that are in it', () => {
    const table = field([heavies(2), foot(0)], [foot(14)], ground({ 2: ['rough'] }))
    table.answer('red', turn(0, 1))
    expect(table.judged({ unit: 0, do: 'move' })).toBe('one-action')
  })

  it('afv:terrain.general one action for mounted that leave it', () => {
    const table = field([horse(2), foot(0)], [foot(14)], ground({ 2: ['village'] }))
    table.answer('red', { unit: 0, do: 'move' })
    expect(table.unit(0).zone).toBe(7)
    expect(table.judged({ unit: 0, do: 'move' })).toBe('one-action')
  })

  it('afv:terrain.general to disengage there is an action too', () => {
    const table = field([horse(2), foot(0)], [foot(2)], {
      ...ground({ 2: ['hills'] }),
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    table.answer('red', { unit: 0, do: 'disengage' })
    expect(table.judged({ unit: 0, do: 'move' })).toBe('one-action')
  })

  it('afv:terrain.general clear ground leaves mounted both actions, and foot never had them', () => {
    const table = field([horse(2), foot(3), foot(0)], [foot(14)], ground({ 8: ['hills'] }))
    table.answer('red', { unit: 0, do: 'move' })
    table.answer('red', { unit: 0, do: 'move' })
    expect(table.unit(0).zone).toBe(12)
    table.answer('red', { unit: 1, do: 'move' })
    expect(table.unit(1).zone).toBe(8)
  })

  it('afv:terrain.general mounted may engage in it as anywhere', () => {
    const table = field([horse(7), foot(0)], [foot(7)], { ...LED, ...ground({ 7: ['hills'] }) })
    expect(table.judged({ unit: 0, do: 'engage', target: 2 })).toBe(null)
  })
})

describe('afv: escarpments', () => {
  const cliff = ground({}, { escarpments: [[7, 2]] })

  it.each([
    ['up', 2, 0],
    ['down', 7, 2],
  ] as const)('afv:terrain.escarpment nobody crosses it going %s', (_way, zone, facing) => {
    for (const made of [foot, horse, gallopers]) {
      const table = field([made(zone, { facing })], [foot(14)], cliff)
      expect(table.refused('red', { unit: 0, do: 'move' })).toMatchObject({
        clause: 'afv:terrain.escarpment',
        code: 'escarpment',
      })
    }
  })

  it('afv:terrain.escarpment they go round it: other edges of the zone are open', () => {
    const table = field([foot(2, { facing: 1 }), foot(1)], [foot(14)], cliff)
    expect(table.judged({ unit: 0, do: 'move' })).toBe(null)
    expect(table.judged({ unit: 1, do: 'move' })).toBe(null)
  })

  it('afv:terrain.escarpment artillery fires across it', () => {
    const table = field([guns(2)], [foot(7)], { ...cliff, phase: 'fire' }, [1, 6])
    table.answer('red', [{ unit: 0, at: 1 }])
    table.usedUp()
    expect(table.unit(0).fired).toBe(true)
  })

  it('afv:terrain.escarpment on up to three edges of a zone, between zones side by side', () => {
    const edges =
      (...escarpments: number[][]) =>
      () =>
        field([foot(2)], [foot(14)], ground({}, { escarpments }))
    expect(edges([7, 2], [7, 6], [8, 7])).not.toThrow()
    expect(edges([7, 2], [7, 6], [8, 7], [7, 12])).toThrow('three edges')
    expect(edges([7, 13])).toThrow('no edge for an escarpment')
    expect(edges([4, 5])).toThrow('no edge for an escarpment')
    expect(edges([7, 7])).toThrow('no edge for an escarpment')
    expect(edges([12, 17])).toThrow('no edge for an escarpment')
  })
})

describe('afv: how much of it there is', () => {
  it.each([
    ['afv:terrain.woods', 'woods'],
    ['afv:terrain.village', 'village'],
    ['afv:terrain.bog', 'bog'],
  ])('%s only one zone of %s on a table', (_clause, terrain) => {
    const twice = ground({ 5: [terrain], 6: [terrain] })
    expect(() => field([foot(2)], [foot(14)], twice)).toThrow(`at most 1 zone with ${terrain}`)
    expect(() => field([foot(2)], [foot(14)], ground({ 5: [terrain] }))).not.toThrow()
  })

  it('afv:terrain.hills as many hills and stretches of rough ground as players like', () => {
    const many = ground({ 5: ['hills'], 6: ['hills', 'rough'], 7: ['rough', 'village'] })
    expect(() => field([foot(2)], [foot(14)], many)).not.toThrow()
  })
})
