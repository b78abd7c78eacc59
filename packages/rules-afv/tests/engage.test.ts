import { describe, expect, it } from 'vitest'
import { moveAsk } from '../asks/move.ts'
import { pressOn } from '../asks/press-on.ts'
import {
  contacts,
  DEFENSIVE,
  dragoons,
  field,
  foot,
  guns,
  horse,
  LED,
  muskets,
  onFoot,
  OPEN,
  pikes,
} from './field.ts'

const engage = (unit: number, target: number) => ({ unit, do: 'engage', target }) as const

describe('afv: whom a unit may engage', () => {
  it('afv:engage.target an enemy in the same zone, on the table', () => {
    const table = field([foot(7), foot(7), foot(1002)], [foot(7), foot(12), foot(1002)])
    expect(table.judged(engage(0, 3))).toBe(null)
    for (const [target, code] of [
      [0, 'no-enemy-there'],
      [1, 'no-enemy-there'],
      [4, 'same-zone'],
      [5, 'same-zone'],
      [99, 'no-enemy-there'],
    ] as const)
      expect(table.refused('red', engage(0, target))).toMatchObject({
        clause: 'afv:engage.target',
        code,
      })
    expect(table.judged(engage(2, 5))).toBe('in-reserve')
  })

  it('afv:engage.target artillery engages nobody, but is engaged', () => {
    const table = field([guns(7), foot(7)], [guns(7)])
    expect(table.judged(engage(0, 2))).toBe('guns-engage')
    expect(table.judged(engage(1, 2))).toBe(null)
  })

  it('afv:engage.target enemies that nobody has engaged come first', () => {
    const table = field([foot(7), foot(7)], [foot(7), foot(7)], {
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    expect(table.refused('red', engage(1, 2))).toMatchObject({
      clause: 'afv:engage.target',
      code: 'engage-first',
    })
    expect(table.judged(engage(1, 3))).toBe(null)
  })

  it('afv:engage.target an enemy that nobody there may engage does not block', () => {
    const engagements = [{ by: 0, with: 3, face: 'front' }]
    const blue = [foot(7), horse(7)]
    const pikeless = field([foot(7), foot(7), muskets(7)], blue, { engagements })
    expect(pikeless.judged(engage(1, 3))).toBe(null)
    const withPikes = field([foot(7), foot(7), pikes(7)], blue, { engagements })
    expect(withPikes.judged(engage(1, 3))).toBe('engage-first')
    const elsewhere = field([foot(7), foot(7), pikes(2)], blue, { engagements })
    expect(elsewhere.judged(engage(1, 3))).toBe(null)
  })

  it('afv:engage.target who has been chosen this phase may engage no more, and does not block', () => {
    const table = field([foot(7), foot(7), pikes(7)], [foot(7), horse(7)], {
      engagements: [{ by: 0, with: 3, face: 'front' }],
    })
    table.answer('red', { unit: 2, do: 'turn', facing: 1 })
    expect(table.judged(engage(1, 3))).toBe(null)
  })

  it('afv:engage.target a unit engaged already engages nobody else', () => {
    const table = field([horse(7)], [foot(7), foot(7)], {
      engagements: [{ by: 0, with: 1, face: 'front' }],
    })
    expect(table.judged(engage(0, 2))).toBe('engaged-already')
  })

  it.each([
    ['two pike stands, from the front', pikes(7), 2, null],
    ['two pike stands, from a flank', pikes(7), 1, null],
    [
      'one pike stand, from the front',
      pikes(7, { stands: { pike: 1, musket: 3 } }),
      2,
      'pikes-needed',
    ],
    [
      'one pike stand, from a flank',
      pikes(7, { stands: { pike: 1, musket: 3 } }),
      1,
      'pikes-needed',
    ],
    ['one pike stand, in the rear', pikes(7, { stands: { pike: 1, musket: 3 } }), 0, null],
    ['muskets, from a flank', muskets(7), 3, 'pikes-needed'],
    ['foot, from the front', foot(7), 2, 'pikes-needed'],
    ['foot, in the rear', foot(7), 0, null],
    ['dragoons on foot, from the front', onFoot(7), 2, 'pikes-needed'],
    ['dragoons in the saddle, from the front', dragoons(7), 2, null],
  ] as const)('afv:engage.foot-vs-mounted unengaged horse: %s', (_who, unit, facing, code) => {
    const table = field([unit], [horse(7, { facing })])
    expect(table.judged(engage(0, 1))).toBe(code)
    if (code) expect(table.refused('red', engage(0, 1)).clause).toBe('afv:engage.foot-vs-mounted')
  })

  it('afv:engage.foot-vs-mounted horse that is engaged is open to all foot', () => {
    const table = field([pikes(7), foot(7)], [horse(7)], {
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    expect(table.judged(engage(1, 2))).toBe(null)
  })
})

describe('afv: the test to engage', () => {
  const small = { stands: { hand: 2 }, formation: OPEN } as const
  it.each([
    ['in attack formation', foot(7), 3],
    ['in open order', foot(7, small), 1],
    ['green, in attack formation', foot(7, { quality: 'green' }), 1],
    ['green, in open order', foot(7, { ...small, quality: 'green' }), 1],
    ['veteran, in attack formation', foot(7, { quality: 'veteran' }), 4],
    ['veteran, in open order', foot(7, { ...small, quality: 'veteran' }), 4],
  ])('afv:engage.test %s', (_who, unit, needs) => {
    const passes = field([unit, foot(0)], [guns(7)], {}, [needs])
    passes.answer('red', engage(0, 2))
    passes.usedUp()
    expect(contacts(passes)).toEqual(['0 on front of 2'])
    const fails = field([unit, foot(0)], [guns(7)], {}, [needs + 1])
    fails.answer('red', engage(0, 2))
    fails.usedUp()
    expect(contacts(fails)).toEqual([])
    expect(fails.judged({ unit: 0, do: 'turn', facing: 1 })).toBe('moved')
  })

  it('afv:engage.test a unit in command needs none', () => {
    const table = field([foot(7)], [guns(7)], LED)
    table.answer('red', engage(0, 1))
    expect(contacts(table)).toEqual(['0 on front of 1'])
  })

  it('afv:engage.test a commander in another zone does not help', () => {
    const table = field([foot(7)], [guns(7)], { commanders: { red: 2, blue: 7 } }, [4])
    table.answer('red', engage(0, 1))
    table.usedUp()
    expect(contacts(table)).toEqual([])
  })

  it('afv:engage.test friends of one who is engaged with that enemy join in without', () => {
    const table = field([foot(7), foot(7)], [guns(7)], {
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    table.answer('red', engage(1, 2))
    expect(contacts(table)).toHaveLength(2)
  })

  it('afv:engage.test a friend engaged with another enemy does not spare it', () => {
    const table = field(
      [foot(7), foot(7)],
      [guns(7), guns(7)],
      { engagements: [{ by: 0, with: 2, face: 'front' }] },
      [4],
    )
    table.answer('red', engage(1, 3))
    table.usedUp()
    expect(contacts(table)).toHaveLength(1)
  })

  it('afv:engage.test the enemy reacts only to a unit that has passed', () => {
    const table = field([foot(7), foot(0)], [muskets(7)], {}, [4])
    table.answer('red', engage(0, 2))
    expect([table.asked('blue'), table.asked('red')]).toEqual([[], ['move']])
    const passed = field([foot(7), foot(0)], [muskets(7)], {}, [3])
    passed.answer('red', engage(0, 2))
    expect(passed.asked('blue')).toEqual(['react'])
  })
})

describe('afv: contact', () => {
  // Red looks up the table: what looks down meets it, what looks right shows its right side.
  it.each([
    [2, 'front'],
    [0, 'rear'],
    [1, 'right'],
    [3, 'left'],
  ] as const)('afv:engage.contact an enemy that faces %i is touched on its %s', (facing, face) => {
    const table = field([foot(7)], [guns(7, { facing })], LED)
    table.answer('red', engage(0, 1))
    expect(contacts(table)).toEqual([`0 on ${face} of 1`])
    expect(table.unit(0).facing).toBe(0)
    expect(table.unit(1).facing).toBe(facing)
  })

  it.each([
    [1, 3, 'front'],
    [1, 0, 'left'],
    [2, 1, 'left'],
    [3, 0, 'right'],
    [3, 3, 'rear'],
  ] as const)(
    'afv:engage.contact a unit facing %i touches one facing %i on its %s',
    (facing, other, face) => {
      const table = field([foot(7, { facing })], [guns(7, { facing: other })], LED)
      table.answer('red', engage(0, 1))
      expect(contacts(table)).toEqual([`0 on ${face} of 1`])
    },
  )

  it('afv:engage.contact a defensive formation is engaged like any other', () => {
    const table = field([foot(7)], [foot(7, { formation: DEFENSIVE, facing: 0 })], LED)
    table.answer('red', engage(0, 1))
    expect(contacts(table)).toEqual(['0 on rear of 1'])
  })

  it('afv:engage.contact a second unit takes the face it looks at, if that is free', () => {
    const table = field([foot(7), foot(7, { facing: 1 })], [guns(7)], {
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    table.answer('red', engage(1, 2))
    expect(contacts(table)).toContain('1 on right of 2')
    expect(table.unit(1).facing).toBe(1)
  })

  it('afv:engage.priority where its face is taken: a flank, then the other, the rear last', () => {
    const table = field([foot(7), foot(7), foot(7), foot(7)], [guns(7)], LED)
    for (const unit of [0, 1, 2, 3]) table.answer('red', engage(unit, 4))
    expect(contacts(table)).toEqual([
      '0 on front of 4',
      '1 on left of 4',
      '2 on right of 4',
      '3 on rear of 4',
    ])
    // The guns look down the table: their left is red's right, and one there looks left.
    expect([0, 1, 2, 3].map((id) => table.unit(id).facing)).toEqual([0, 3, 1, 2])
  })

  it('afv:engage.priority the front comes first for one that finds the rear taken', () => {
    const table = field([foot(7), foot(7)], [guns(7, { facing: 0 })], {
      engagements: [{ by: 0, with: 2, face: 'rear' }],
    })
    table.answer('red', engage(1, 2))
    expect(contacts(table)).toContain('1 on front of 2')
    expect(table.unit(1).facing).toBe(2)
  })

  it.each([
    ['left', 3],
    ['right', 1],
  ] as const)(
    'afv:engage.priority where both flanks are open the owner says which: the %s',
    (flank, facing) => {
      const table = field([foot(7), foot(7), foot(0)], [guns(7)], LED)
      table.answer('red', engage(0, 3))
      table.answer('red', { ...engage(1, 3), flank })
      expect(contacts(table)).toContain(`1 on ${flank} of 3`)
      expect(table.unit(1).facing).toBe(facing)
    },
  )

  it('afv:engage.priority both flanks are proposed, and nothing where there is no choice', () => {
    const table = field([foot(7), foot(7), foot(7, { facing: 1 })], [guns(7)], LED)
    const proposed = (unit: number) =>
      moveAsk
        .candidates(table.battle(), { side: 'red' }, 999, undefined as never)
        .filter((move) => move.do === 'engage' && move.unit === unit)
    expect(proposed(1)).toEqual([engage(1, 3)])
    table.answer('red', engage(0, 3))
    expect(proposed(1)).toEqual([
      { ...engage(1, 3), flank: 'left' },
      { ...engage(1, 3), flank: 'right' },
    ])
    // It looks at the right flank, and so there is nothing to choose.
    expect(proposed(2)).toEqual([engage(2, 3)])
  })

  it('afv:engage.contact no flank of one that is met in front, nor any but the one looked at', () => {
    const table = field([foot(7), foot(7, { facing: 1 })], [guns(7)], LED)
    expect(table.refused('red', { ...engage(0, 2), flank: 'left' })).toMatchObject({
      clause: 'afv:engage.contact',
      code: 'flank-by-facing',
      data: { unit: 'Foot', target: 'Guns', face: 'front', flank: 'left' },
    })
    expect(table.judged({ ...engage(1, 2), flank: 'left' })).toBe('flank-by-facing')
    expect(table.judged({ ...engage(1, 2), flank: 'right' })).toBe(null)
  })

  it('afv:engage.priority no flank that is taken, nor while the front is free', () => {
    const table = field([foot(7), foot(7, { facing: 1 }), foot(7)], [guns(7)], {
      engagements: [
        { by: 0, with: 3, face: 'front' },
        { by: 1, with: 3, face: 'right' },
      ],
    })
    expect(table.refused('red', { ...engage(2, 3), flank: 'right' })).toMatchObject({
      clause: 'afv:engage.priority',
      code: 'flank-by-priority',
      data: { face: 'left', flank: 'right' },
    })
    expect(table.judged({ ...engage(2, 3), flank: 'left' })).toBe(null)
    const behind = field([foot(7), foot(7)], [guns(7, { facing: 0 })], {
      engagements: [{ by: 0, with: 2, face: 'rear' }],
    })
    expect(behind.judged({ ...engage(1, 2), flank: 'left' })).toBe('flank-by-priority')
  })

  it('afv:engage.priority a flank is left or right, and an answer without one means the left', () => {
    expect(moveAsk.is({ ...engage(0, 1), flank: 'rear' })).toBe(false)
    expect(moveAsk.is(engage(0, 1))).toBe(true)
    expect(pressOn.is({ engage: 1, flank: 'right' })).toBe(true)
    expect(pressOn.is({ engage: 1, flank: 'front' })).toBe(false)
  })

  it('afv:engage.priority a fifth unit finds no face free', () => {
    const engagements = ['front', 'left', 'right', 'rear'].map((face, by) => ({
      by,
      with: 5,
      face,
    }))
    const red = Array.from({ length: 5 }, () => foot(7))
    const table = field(red, [foot(7)], { engagements }, [], { limit: 5 })
    expect(table.refused('red', engage(4, 5))).toMatchObject({
      clause: 'afv:engage.contact',
      code: 'faces',
    })
  })
})
