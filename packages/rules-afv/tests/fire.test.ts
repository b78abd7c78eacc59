import { undo } from '@grognard/kernel'
import type { Explained } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { fireDice, fireNeeds } from '../phases/fire-dice.ts'
import {
  attack,
  defensive,
  dragoons,
  foot,
  guns,
  heavies,
  horse,
  onFoot,
  open,
  pair,
  pikes,
  playing,
  sixes,
  steps,
  told,
  unit,
  working,
} from './drawn-up.ts'

const shots = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([by, at]) => ({ unit: by, at }))

describe('A Fine Victory!: who fires, and at whom', () => {
  it.each([
    ['Foot', foot(2, 2)],
    ['Heavy Mounted', heavies(3)],
    ['Mounted', horse(3)],
    ['mounted Dragoons', dragoons(3)],
    ['pikes without a musket among them', pikes(4, 0)],
  ])('afv:fire.who %s have nothing to fire with', (_who, unarmed) => {
    const table = playing('fire', { red: [unarmed, pikes(0, 2)], blue: [pikes(2, 2)] })
    expect(table.refused('red', shots([0, 2]))).toMatchObject({
      clause: 'afv:fire.who',
      code: 'arms',
    })
  })

  it.each([
    ['Pike and Musket', pikes(1, 1), 1],
    ['dismounted Dragoons', dragoons(3, onFoot), 3],
    ['Galloper Guns', guns('galloper'), 2],
    ['Regular Artillery', guns('regular'), 3],
    ['Heavy Artillery', guns('heavy'), 4],
  ])('afv:fire.who %s fire', (_who, armed, dice) => {
    const table = playing('fire', { red: [armed], blue: [foot(2, 2)] }, { dice: sixes(dice) })
    table.answer('red', shots([0, 1]))
    table.usedUp()
    expect(told(table, 'fires')).toHaveLength(1)
  })

  it('afv:fire.who a side with nobody to fire at is not asked', () => {
    const apart = playing('fire', { red: [pikes(0, 4)], blue: [pikes(0, 4, { zone: 8 })] })
    expect([apart.asked('red'), apart.asked('blue')]).toEqual([['move'], []])
  })

  it('afv:fire.who friends, strangers to the table and units of the enemy are refused', () => {
    const table = playing('fire', { red: [pikes(0, 4), horse(3)], blue: [pikes(0, 4), foot(2, 0)] })
    for (const shot of [
      [0, 1],
      [0, 9],
      [2, 3],
      [9, 2],
    ] as const)
      expect(table.refused('red', shots(shot)).clause).toBe('afv:fire.who')
  })

  it('afv:fire.who engaged units neither fire nor are fired at', () => {
    const engagements = [{ by: 0, with: 3, face: 'front' }]
    const red = [pikes(2, 4), pikes(2, 4), guns('regular')]
    const blue = [pikes(2, 4), pikes(2, 4)]
    const table = playing('fire', { red, blue }, { engagements })
    expect(table.refused('red', shots([0, 4]))).toMatchObject({ code: 'fights' })
    expect(table.refused('red', shots([1, 3]))).toMatchObject({ code: 'engaged-target' })
    expect(table.refused('red', shots([2, 3]))).toMatchObject({ clause: 'afv:fire.who' })
  })

  it('afv:fire.who a unit with its red marker does not fire again', () => {
    const red = [pikes(0, 4, { fired: true }), pikes(0, 2)]
    const table = playing('fire', { red, blue: [foot(2, 2)] })
    expect(table.refused('red', shots([0, 2]))).toMatchObject({
      clause: 'afv:fire.who',
      code: 'fired',
    })
  })

  it('afv:fire.who whoever fires is marked, and who holds is not; the mark goes with the turn', () => {
    const table = playing(
      'fire',
      { red: [pikes(0, 2), pikes(0, 2)], blue: [horse(3)] },
      { dice: [...sixes(3), 1, 1, 6, 6] },
    )
    table.answer('red', shots([0, 2]))
    expect([unit(table, 0).fired, unit(table, 1).fired]).toEqual([true, false])
    table.answer('red', { do: 'end' })
    table.answer('blue', { do: 'end' })
    table.usedUp()
    expect(table.battle().turn).toBe(2)
    expect(unit(table, 0).fired).toBe(false)
  })

  it('afv:fire.whole a unit fires at one target', () => {
    const table = playing('fire', { red: [pikes(0, 4)], blue: [foot(2, 2), foot(2, 2)] })
    expect(table.refused('red', shots([0, 1], [0, 2]))).toMatchObject({
      clause: 'afv:fire.whole',
      code: 'split',
    })
  })

  it('afv:table.facing a unit fires whichever way it faces', () => {
    for (const facing of [0, 1, 2, 3] as const) {
      const [battle, red, blue] = pair(pikes(0, 4, { facing }), foot(2, 2))
      expect(fireDice(battle, red, blue).value).toBe(4)
    }
    const away = { red: [pikes(0, 4, { facing: 2 })], blue: [foot(2, 2)] }
    const table = playing('fire', away, { dice: sixes(4) })
    table.answer('red', shots([0, 1]))
    table.usedUp()
  })
})

describe('A Fine Victory!: range', () => {
  const from = 7
  const reaches = (size: 'galloper' | 'regular' | 'heavy') =>
    Array.from({ length: 15 }, (_, zone) => zone).filter((zone) => {
      const red = [guns(size, { zone: from }), pikes(0, 2, { zone: 0 })]
      const blue = [foot(2, 2, { zone }), foot(2, 2, { zone: 0 })]
      const table = playing('fire', { red, blue }, { dice: sixes(4) })
      try {
        table.answer('red', shots([0, 2]))
        return true
      } catch (error) {
        expect(String(error)).toContain('afv:fire.range')
        return false
      }
    })

  it('afv:fire.range regular and heavy artillery reach their own zone and the eight around it', () => {
    const around = [1, 2, 3, 6, 7, 8, 11, 12, 13]
    expect(reaches('regular')).toEqual(around)
    expect(reaches('heavy')).toEqual(around)
  })

  it('afv:fire.range galloper guns reach their own zone only', () => {
    expect(reaches('galloper')).toEqual([7])
  })

  it('afv:fire.range muskets reach their own zone only', () => {
    const red = [pikes(0, 4), pikes(0, 4, { zone: 8 })]
    const table = playing('fire', { red, blue: [foot(2, 2, { zone: 8 })] })
    expect(table.refused('red', shots([0, 2]))).toMatchObject({
      clause: 'afv:fire.range',
      code: 'range',
    })
  })

  it('afv:fire.range the last zone of a row is not next to the first of the row behind it', () => {
    const red = [guns('heavy', { zone: 4 }), pikes(0, 2)]
    const blue = [foot(2, 2, { zone: 5 }), foot(2, 2)]
    const table = playing('fire', { red, blue })
    expect(table.refused('red', shots([0, 2])).clause).toBe('afv:fire.range')
  })

  it('afv:fire.range afv:reserve nobody fires into a reserve zone or out of one', () => {
    const red = [guns('heavy', { zone: 12 }), guns('heavy', { zone: 1002 }), pikes(0, 2)]
    const blue = [foot(2, 2, { zone: 1002 }), foot(2, 2)]
    const table = playing('fire', { red, blue })
    expect(table.refused('red', shots([0, 3]))).toMatchObject({
      clause: 'afv:reserve',
      code: 'reserve-target',
    })
    expect(table.refused('red', shots([1, 4]))).toMatchObject({
      clause: 'afv:reserve',
      code: 'reserve-fires',
    })
  })

  it('afv:fire.range afv:terrain.escarpment artillery fires across an escarpment', () => {
    const blue = [foot(2, 2, { zone: 12 })]
    const table = playing(
      'fire',
      { red: [guns('regular')], blue },
      { table: { escarpments: [[7, 12]] }, dice: [6, 6] },
    )
    table.answer('red', shots([0, 1]))
    table.usedUp()
  })
})

describe('A Fine Victory!: the spread of fire', () => {
  const three = [pikes(0, 2), pikes(0, 2), pikes(0, 2)]
  const spread = { clause: 'afv:fire.spread', code: 'spread' }

  it('afv:fire.spread a second shot at one enemy waits until every other of the zone has had one', () => {
    const table = playing('fire', { red: three, blue: [foot(2, 2), horse(3)] }, { dice: sixes(7) })
    expect(table.refused('red', shots([0, 3], [1, 3]))).toMatchObject(spread)
    expect(table.refused('red', shots([0, 4], [1, 4], [2, 4]))).toMatchObject(spread)
    table.answer('red', shots([0, 3], [1, 3], [2, 4]))
    table.usedUp()
  })

  it('afv:fire.spread a third shot waits until every other has had two', () => {
    const red = [...three, pikes(0, 2)]
    const table = playing('fire', { red, blue: [foot(2, 2), foot(2, 2)] })
    expect(table.refused('red', shots([0, 4], [1, 4], [2, 4], [3, 5]))).toMatchObject(spread)
  })

  it('afv:fire.spread one shot, and no shot at the others, is even enough', () => {
    const blue = [foot(2, 2), foot(2, 2), foot(2, 2)]
    const table = playing('fire', { red: three, blue }, { dice: sixes(2) })
    table.answer('red', shots([0, 4]))
    table.usedUp()
  })

  it('afv:fire.spread engaged enemies and those of other zones are not counted', () => {
    const red = [...three, horse(3)]
    const blue = [foot(2, 2), foot(2, 2), foot(2, 2, { zone: 8 })]
    const engagements = [{ by: 3, with: 5, face: 'front' }]
    const table = playing('fire', { red, blue }, { engagements, dice: sixes(4 + 3 + 4) })
    table.answer('red', shots([0, 4], [1, 4]))
    table.usedUp()
  })

  it('afv:fire.spread guns that fire into the zone from another are counted with the rest', () => {
    const red = [pikes(0, 2), guns('regular', { zone: 6 })]
    const table = playing('fire', { red, blue: [foot(2, 2), foot(2, 2)] })
    expect(table.refused('red', shots([0, 2], [1, 2]))).toMatchObject(spread)
  })

  it('afv:fire.spread an enemy at whom a unit would throw no dice does not bind it, and is no target', () => {
    const red = [pikes(1, 1), pikes(1, 1), pikes(0, 2)]
    const blue = [foot(2, 2), foot(2, 0, open(2))]
    const table = playing('fire', { red, blue }, { dice: sixes(2) })
    expect(table.refused('red', shots([0, 4]))).toMatchObject({
      clause: 'afv:fire.muskets',
      code: 'no-dice',
      message: 'pike and musket would throw no dice at foot: 1 to begin with, and 1 off.',
    })
    expect(table.refused('red', shots([0, 3], [2, 3]))).toMatchObject(spread)
    table.answer('red', shots([0, 3], [1, 3]))
    table.usedUp()
  })
})

describe('A Fine Victory!: simultaneous fire', () => {
  const facing = { red: [pikes(0, 2)], blue: [pikes(0, 2)] }

  it('afv:fire.simultaneous both plan at once, and nothing is thrown or shown before both have', () => {
    const table = playing('fire', facing, { dice: [1, 1, 2, 2] })
    expect([table.asked('red'), table.asked('blue')]).toEqual([['fire'], ['fire']])
    table.answer('red', shots([0, 1]))
    expect(told(table, 'fires')).toEqual([])
    expect(table.battle().shots).toEqual([])
    table.answer('blue', shots([1, 0]))
    table.usedUp()
  })

  it('afv:fire.simultaneous a unit shot to pieces still has its shot', () => {
    const table = playing('fire', facing, { dice: [1, 1, 2, 2] })
    table.answer('red', shots([0, 1]))
    table.answer('blue', shots([1, 0]))
    expect(told(table, 'fires').map(({ hits }) => hits)).toEqual([2, 2])
    expect([unit(table, 0).gone, unit(table, 1).gone]).toEqual(['routed', 'routed'])
  })

  it('afv:fire.simultaneous a plan is not undone once both are shown, even if nobody fires', () => {
    const table = playing('fire', facing)
    table.answer('red', [])
    expect(undo(table.host, 'red')).toBeNull()
    table.answer('red', [])
    table.answer('blue', [])
    expect(table.asked('red')).toEqual(['move'])
    expect(undo(table.host, 'blue')?.code).toBe('undo')
  })

  it.each([
    ['red', 'blue'],
    ['blue', 'red'],
  ])(
    'afv:fire.simultaneous with open declarations and %s having the initiative, %s declares first',
    (initiative, first) => {
      const options = { declarations: 'open' }
      const table = playing('fire', facing, { initiative, options, dice: sixes(4) })
      expect([table.asked(first), table.asked(initiative)]).toEqual([['fire'], []])
      table.answer(first, first === 'red' ? shots([0, 1]) : shots([1, 0]))
      expect(table.asked(initiative)).toEqual(['fire'])
      table.answer(initiative, first === 'red' ? shots([1, 0]) : shots([0, 1]))
      table.usedUp()
    },
  )
})

describe('A Fine Victory!: dice of muskets', () => {
  const M = 'afv:fire.muskets'

  it.each([
    ['a die for each musket stand, pikes not counted', pikes(3, 5), pikes(2, 4), [`${M} 5`]],
    ['a die for each stand of dismounted Dragoons', dragoons(3, onFoot), foot(2, 2), [`${M} 3`]],
    [
      'two fewer from a defensive formation',
      pikes(2, 4, defensive(3)),
      foot(2, 2),
      [`${M} 4`, `${M} 2`],
    ],
    ['one more at mounted', pikes(2, 4), horse(4), [`${M} 4`, `${M} 5`]],
    ['one more at mounted Dragoons', pikes(2, 4), dragoons(4), [`${M} 4`, `${M} 5`]],
    ['none more at dismounted Dragoons', pikes(2, 4), dragoons(4, onFoot), [`${M} 4`]],
    [
      'two more at a defensive formation',
      pikes(2, 4),
      pikes(2, 4, defensive(3)),
      [`${M} 4`, `${M} 6`],
    ],
    ['one fewer at open order', pikes(2, 4), foot(2, 0, open(2)), [`${M} 4`, `${M} 3`]],
    ['one fewer at guns, always in open order', pikes(2, 4), guns('heavy'), [`${M} 4`, `${M} 3`]],
    [
      'one more and one fewer at mounted in open order',
      pikes(2, 4),
      horse(2, open(2)),
      [`${M} 4`, `${M} 5`, `${M} 4`],
    ],
    [
      'both at once between two defensive formations',
      pikes(2, 4, defensive(3)),
      pikes(2, 4, defensive(3)),
      [`${M} 4`, `${M} 2`, `${M} 4`],
    ],
    [
      'never fewer than none',
      pikes(3, 1, defensive(2)),
      foot(2, 2),
      [`${M} 1`, `${M} -1`, `${M} 0`],
    ],
  ])('afv:fire.muskets %s', (_what, firer, target, expected) => {
    const [battle, red, blue] = pair(firer, target)
    expect(steps(working(fireDice(battle, red, blue)))).toEqual(expected)
  })

  it('afv:fire.muskets the worked example: five muskets and three pikes at a defensive formation', () => {
    const red = [pikes(3, 5, attack(3))]
    const blue = [pikes(2, 4, defensive(3))]
    const table = playing('fire', { red, blue }, { dice: [1, 2, 4, 4, 5, 5, 6] })
    table.answer('red', shots([0, 1]))
    table.answer('blue', [])
    table.usedUp()
    const [shot] = told(table, 'fires')
    expect(shot).toMatchObject({ dice: { value: 7 }, needs: { value: 2 }, hits: 2 })
    // Two markers, and so one stand to remove.
    expect(told(table, 'loses')).toMatchObject([
      { unit: 'pike and musket', units: [1], stands: { value: 1 } },
    ])
  })
})

describe('A Fine Victory!: dice of artillery', () => {
  const A = 'afv:fire.artillery'

  it.each([
    ['galloper', 7, 2],
    ['regular', 7, 3],
    ['regular', 8, 2],
    ['heavy', 7, 4],
    ['heavy', 8, 3],
  ] as const)('afv:fire.artillery %s guns at zone 7 from zone %i: %i dice', (size, zone, dice) => {
    const [battle, red, blue] = pair(guns(size, { zone }), foot(2, 2))
    expect(steps(working(fireDice(battle, red, blue)))).toEqual([`${A} ${dice}`])
  })

  it.each([
    ['one more at mounted', heavies(3), [`${A} 3`, `${A} 4`]],
    ['two more at a defensive formation', pikes(2, 2, defensive(2)), [`${A} 3`, `${A} 5`]],
    ['one fewer at open order', guns('galloper'), [`${A} 3`, `${A} 2`]],
  ])('afv:fire.artillery %s', (_what, target, expected) => {
    const [battle, red, blue] = pair(guns('regular'), target)
    expect(steps(working(fireDice(battle, red, blue)))).toEqual(expected)
  })

  it('afv:fire.artillery the worked example: regular guns into the next zone at foot in attack formation', () => {
    const red = [guns('regular', { zone: 2 })]
    const table = playing('fire', { red, blue: [pikes(2, 4)] }, { dice: [2, 6] })
    table.answer('red', shots([0, 1]))
    table.usedUp()
    expect(told(table, 'fires')).toMatchObject([
      { dice: { value: 2 }, needs: { value: 2 }, faces: [2, 6], hits: 1 },
    ])
  })
})

describe('A Fine Victory!: hits of fire', () => {
  it('afv:fire.hit a 1 or a 2 hits, a 3 or more does not', () => {
    const red = [pikes(0, 6)]
    const table = playing('fire', { red, blue: [foot(3, 3)] }, { dice: [1, 2, 3, 4, 5, 6] })
    table.answer('red', shots([0, 1]))
    table.usedUp()
    expect(told(table, 'fires')).toMatchObject([{ hits: 2 }])
    expect(told(table, 'loses')).toMatchObject([{ stands: { value: 1 } }])
  })

  it('afv:fire.hit hits of several units add up on their target', () => {
    const red = [pikes(0, 2), pikes(0, 2)]
    const table = playing('fire', { red, blue: [foot(3, 3)] }, { dice: [1, 2, 1, 2] })
    table.answer('red', shots([0, 2], [1, 2]))
    table.usedUp()
    expect(told(table, 'loses')).toMatchObject([{ stands: { value: 2 } }])
  })

  it.each([
    ['green', 1, ['afv:fire.hit 2', 'afv:quality.green 1'], 1],
    ['seasoned', 2, ['afv:fire.hit 2'], 2],
    ['veteran', 3, ['afv:fire.hit 2', 'afv:quality.veteran 3'], 3],
  ] as const)(
    'afv:quality.green afv:quality.veteran %s units hit on %i or less when firing',
    (quality, needs, expected, hits) => {
      const [, red] = pair(pikes(0, 6, { quality }), foot(3, 3))
      const value: Explained = fireNeeds(red)
      expect([value.value, steps(value)]).toEqual([needs, expected])
      const table = playing(
        'fire',
        { red: [pikes(0, 6, { quality })], blue: [foot(3, 3)] },
        { dice: [1, 2, 3, 4, 5, 6] },
      )
      table.answer('red', shots([0, 1]))
      table.usedUp()
      expect(told(table, 'fires')).toMatchObject([{ hits }])
    },
  )
})

describe('A Fine Victory!: cover', () => {
  const [A, C] = ['afv:fire.artillery', 'afv:terrain.cover']
  const ground = (terrain: readonly string[]) => ({ table: { terrain: { 7: terrain } } })

  it.each([
    ['foot in woods', ['woods'], foot(2, 2), [`${A} 3`, `${C} 1`]],
    ['foot in a village', ['village'], pikes(2, 4), [`${A} 3`, `${C} 1`]],
    ['guns in a village', ['village'], guns('regular'), [`${A} 3`, `${A} 2`, `${C} 0`]],
    [
      'foot in a wooded village, down to none',
      ['woods', 'village'],
      pikes(2, 4),
      [`${A} 3`, `${C} 1`, `${C} -1`, `${A} 0`],
    ],
    [
      'a defensive formation in a wooded village',
      ['woods', 'village'],
      pikes(2, 4, defensive(3)),
      [`${A} 3`, `${A} 5`, `${C} 3`, `${C} 1`],
    ],
    ['not mounted in a village', ['village'], horse(4), [`${A} 3`, `${A} 4`]],
    ['nobody on hills', ['hills'], pikes(2, 4), [`${A} 3`]],
    ['nobody on rough ground', ['rough'], pikes(2, 4), [`${A} 3`]],
  ])('afv:terrain.cover two dice off for each feature: %s', (_who, terrain, target, expected) => {
    const [battle, red, blue] = pair(guns('heavy', { zone: 2 }), target, ground(terrain))
    expect(steps(working(fireDice(battle, red, blue)))).toEqual(expected)
  })

  it('afv:terrain.cover both sides have it in the same woods', () => {
    const both = { red: [pikes(0, 4)], blue: [pikes(0, 3)] }
    const table = playing('fire', both, { ...ground(['woods']), dice: sixes(2 + 1) })
    table.answer('red', shots([0, 1]))
    table.answer('blue', shots([1, 0]))
    table.usedUp()
  })

  it('afv:terrain.cover a side whose every shot it swallows is not asked', () => {
    const few = { red: [pikes(2, 2)], blue: [foot(2, 2)] }
    expect(playing('fire', few, ground(['woods'])).asked('red')).toEqual(['move'])
  })
})

describe('A Fine Victory!: holding fire', () => {
  // Red engages in its movement phase: a 1 passes the test.
  const meeting = { red: [pikes(2, 2)], blue: [pikes(2, 4)] }

  it('afv:fire.hold a unit that did not fire may do so as a reaction', () => {
    const table = playing('fire', meeting, { dice: [1, ...sixes(3), 5] })
    table.answer('red', [])
    table.answer('blue', [])
    table.answer('red', { unit: 0, do: 'engage', target: 1 })
    expect(table.asked('blue')).toEqual(['react'])
    table.answer('blue', { unit: 1, react: 'fire' })
    table.usedUp()
    expect(unit(table, 1).fired).toBe(true)
  })

  it('afv:fire.hold one that fired in the firing phase may not', () => {
    const table = playing('fire', meeting, { dice: [...sixes(4), 1] })
    table.answer('red', [])
    table.answer('blue', shots([1, 0]))
    table.answer('red', { unit: 0, do: 'engage', target: 1 })
    expect(table.refused('blue', { unit: 1, react: 'fire' }).clause).toMatch(/^afv:/)
    table.usedUp()
  })
})
