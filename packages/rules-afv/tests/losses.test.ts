import { describe, expect, it } from 'vitest'
import { filesLeft } from '../asks/losses.ts'
import { formationsOf } from '../units/formations.ts'
import type { GivenUnit } from '../position.ts'
import {
  attack,
  defensive,
  dragoons,
  foot,
  guns,
  horse,
  onFoot,
  open,
  pair,
  pikes,
  playing,
  sixes,
  told,
  unit,
} from './drawn-up.ts'

// Nobody is engaged in most of these: the combat phase passes, and the markers are taken off.

describe('A Fine Victory!: the order of losses', () => {
  const drawn = {
    red: [
      horse(3, { name: 'red 3', hits: 2, zone: 2 }),
      horse(2, { name: 'red 2', hits: 2, zone: 2 }),
      guns('regular', { name: 'red 1', hits: 2, zone: 2 }),
    ],
    blue: [
      horse(3, { name: 'blue 3', hits: 2, zone: 12 }),
      horse(2, { name: 'blue 2', hits: 2, zone: 12 }),
      guns('regular', { name: 'blue 1', hits: 2, zone: 12 }),
    ],
  }

  it.each([
    ['red', ['blue 1', 'red 1', 'blue 2', 'red 2', 'blue 3', 'red 3']],
    ['blue', ['red 1', 'blue 1', 'red 2', 'blue 2', 'red 3', 'blue 3']],
  ])(
    'afv:losses.order by stands that remain, and with the initiative at %s the other side first: %s',
    (initiative, order) => {
      const table = playing('combat', drawn, { initiative })
      expect(told(table, 'loses').map(({ unit: name }) => name)).toEqual(order)
    },
  )

  it('afv:losses.order a unit that broke in an earlier step is gone before the next removes anything', () => {
    const red = [pikes(2, 4, { hits: 1 })]
    const blue = [horse(2, { hits: 1 })]
    const engagements = [{ by: 1, with: 0, face: 'front' }]
    const table = playing(
      'combat',
      { red, blue },
      { engagements, dice: [...sixes(6), 6, 6], initiative: 'blue' },
    )
    table.usedUp()
    expect(table.asked('red')).toEqual(['losses'])
    expect(unit(table, 1).gone).toBe('routed')
    expect(table.battle().engagements).toEqual([])
  })
})

describe('A Fine Victory!: stands removed', () => {
  const losing = (given: GivenUnit) =>
    playing('combat', { red: [given], blue: [horse(3, { zone: 12 })] })
  const loss = (remove: object, files: number, leave: readonly string[] = []) =>
    ({ remove, files, leave }) as never

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('afv:losses.stands %i hits take %i of six stands', (hits, count) => {
    const table = losing(pikes(0, 6, { hits }))
    expect(told(table, 'loses')).toMatchObject(
      count === 0 ? [] : [{ stands: { value: count }, leftover: hits - 2 * count }],
    )
    expect(told(table, 'recovers')).toMatchObject(hits === 1 ? [{ hits }] : [])
  })

  it('afv:losses.stands the owner chooses which stands go, and how wide the rest stand', () => {
    const table = losing(pikes(2, 4, { hits: 4 }))
    const wrong = [
      [loss({ pike: 1 }, 3), 'afv:losses.stands loses-count'],
      [loss({ pike: 3 }, 3), 'afv:losses.stands stands-to-lose'],
      [loss({ pike: 1, musket: 2 }, 3), 'afv:losses.stands loses-count'],
      [loss({ hand: 2 }, 3), 'afv:losses.stands stands-to-lose'],
      // As many as are lost, but one of them is not there.
      [loss({ musket: 1, hand: 1 }, 3), 'afv:losses.stands stands-to-lose'],
      [loss({ hand: 1, musket: 1 }, 3), 'afv:losses.stands stands-to-lose'],
      [loss({ pike: 2 }, 1), 'afv:losses.rout files'],
      [loss({ pike: 2 }, 4), 'afv:losses.rout files'],
    ] as const
    for (const [answer, expected] of wrong) {
      const { clause, code } = table.refused('red', answer)
      expect(`${clause} ${code}`).toBe(expected)
    }
    table.answer('red', loss({ pike: 1, musket: 1 }, 2))
    expect(unit(table, 0)).toMatchObject({
      stands: { pike: 1, musket: 3 },
      formation: { kind: 'attack', files: 2 },
      hits: 0,
    })
  })

  it('afv:losses.stands the owner answers, not the enemy', () => {
    const table = losing(pikes(2, 4, { hits: 2 }))
    expect([table.asked('red'), table.asked('blue')]).toEqual([['losses'], []])
  })

  it('afv:losses.leftover a single marker that is left goes, and takes nothing with it', () => {
    const table = losing(pikes(2, 4, { hits: 3 }))
    table.answer('red', loss({ musket: 1 }, 3))
    expect(unit(table, 0)).toMatchObject({ hits: 0, stands: { pike: 2, musket: 3 } })
    expect(unit(losing(horse(3, { hits: 1 })), 0)).toMatchObject({
      hits: 0,
      stands: { mounted: 3 },
    })
  })

  it('afv:losses.leftover more hits than there are stands hurt nobody else', () => {
    const red = [horse(3, { hits: 11 }), horse(3)]
    const table = playing('combat', { red, blue: [horse(3, { zone: 12 })] })
    expect(unit(table, 0)).toMatchObject({ gone: 'routed', hits: 0, zone: null })
    expect(unit(table, 1)).toMatchObject({ gone: null, hits: 0, stands: { mounted: 3 } })
    expect(told(table, 'loses')).toMatchObject([{ stands: { value: 3 }, leftover: 5 }])
  })
})

describe('A Fine Victory!: routs', () => {
  const after = (given: GivenUnit) =>
    unit(playing('combat', { red: [given], blue: [horse(3, { zone: 12 })] }), 0)

  it('afv:losses.rout a unit reduced to one stand routs', () => {
    expect(after(horse(2, { hits: 2 })).gone).toBe('routed')
    expect(after(foot(2, 2, { hits: 6 })).gone).toBe('routed')
    expect(after(horse(3, { hits: 2 })).gone).toBeNull()
    // In open order, too, in which a single stand could well stand.
    expect(after(dragoons(2, { ...open(2), hits: 2 })).gone).toBe('routed')
  })

  it('afv:losses.rout a single stand with one hit stays, with two it goes', () => {
    expect(after(horse(1, { hits: 1 })).gone).toBeNull()
    expect(after(guns('heavy', { hits: 1 }))).toMatchObject({ gone: null, hits: 0 })
    expect(after(horse(1, { hits: 2 })).gone).toBe('routed')
    expect(after(guns('heavy', { hits: 2 })).gone).toBe('routed')
  })

  it('afv:losses.rout a unit that routs leaves the table and those it was engaged with', () => {
    const engagements = [{ by: 0, with: 1, face: 'front' }]
    const table = playing(
      'combat',
      { red: [horse(3)], blue: [horse(2, { hits: 1 })] },
      { engagements, dice: sixes(5) },
    )
    table.usedUp()
    expect(unit(table, 1)).toMatchObject({ gone: 'routed', zone: null })
    expect(table.battle().engagements).toEqual([])
  })

  it('afv:losses.rout what is left of any formation, two stands or more, can stand in it', () => {
    const all = [
      pikes(0, 9),
      pikes(3, 5),
      pikes(0, 2),
      foot(3, 3),
      dragoons(6, onFoot),
      dragoons(6),
    ]
    for (const given of all)
      for (const formation of formationsOf(pair(given, horse(2))[1])) {
        const [, red] = pair({ ...given, formation }, horse(2))
        const stands = Object.values(given.stands).reduce<number>((sum, n) => sum + (n ?? 0), 0)
        for (let lost = 1; lost <= stands - 2; lost++)
          expect(filesLeft(red, lost), `${formation.kind} ${formation.files}`).not.toEqual([])
      }
  })

  it.each([
    ['no wider than before', pikes(0, 6, attack(2)), 1, [2]],
    ['no deeper than before', pikes(0, 6, attack(3)), 2, [2, 3]],
    ['one rank stays one rank', horse(3, attack(3)), 1, [2]],
    ['a defensive formation keeps two ranks', foot(2, 2, defensive(2)), 2, [1]],
    ['three of a defensive formation of six', pikes(2, 4, defensive(3)), 3, [2]],
    ['Dragoons keep their open order', dragoons(4, open(2)), 1, [2]],
  ])('afv:losses.rout how wide the rest may stand: %s', (_what, given, lost, files) => {
    expect(filesLeft(pair(given, horse(2))[1], lost)).toEqual(files)
  })
})

describe('A Fine Victory!: contact broken by losses', () => {
  /** Six blue stands, three wide, with this many hits before attrition, touched on this face. */
  const touched = (face: string, hits: number, blue = pikes(2, 4, { hits })) => {
    const engagements = [{ by: 0, with: 1, face }]
    const table = playing(
      'combat',
      { red: [horse(3)], blue: [{ ...blue, hits }] },
      { engagements, dice: sixes(9) },
    )
    if (face !== 'front') table.answer('red', [])
    return table
  }
  const contact = { clause: 'afv:losses.stands', code: 'contact' }
  const nobody = { clause: 'afv:losses.stands', code: 'no-contact' }

  it.each([
    ['front', 5, { musket: 3 }, 3],
    ['rear', 5, { musket: 3 }, 3],
    ['left', 3, { musket: 2 }, 3],
    ['right', 3, { musket: 2 }, 3],
  ])(
    'afv:losses.stands as many stands as are on the %s may end the contact there',
    (face, hits, remove, files) => {
      const table = touched(face, hits)
      table.answer('blue', { remove, files, leave: [face] })
      expect(table.battle().engagements).toEqual([])
    },
  )

  it.each([
    ['front', 3, { musket: 2 }],
    ['rear', 3, { musket: 2 }],
    ['left', 1, { musket: 1 }],
    ['right', 1, { musket: 1 }],
  ])('afv:losses.stands fewer stands than are on the %s do not end it', (face, hits, remove) => {
    const table = touched(face, hits)
    expect(table.refused('blue', { remove, files: 3, leave: [face] })).toMatchObject(contact)
    table.answer('blue', { remove, files: 3, leave: [] })
    expect(table.battle().engagements).toHaveLength(1)
  })

  it('afv:losses.stands the owner may stay in contact all the same', () => {
    const table = touched('front', 5)
    table.answer('blue', { remove: { musket: 3 }, files: 3, leave: [] })
    expect(table.battle().engagements).toHaveLength(1)
  })

  it('afv:losses.stands only a face that is touched can be left', () => {
    const table = touched('left', 3)
    const remove = { musket: 2 }
    expect(table.refused('blue', { remove, files: 3, leave: ['right'] })).toMatchObject(nobody)
  })

  it('afv:losses.stands the engager may break its own contact, in front', () => {
    const engagements = [{ by: 0, with: 1, face: 'left' }]
    const drawn = { red: [pikes(0, 4, { ...attack(2), hits: 3 })], blue: [pikes(2, 4)] }
    const table = playing('combat', drawn, { engagements, dice: sixes(10) })
    table.answer('red', [])
    const remove = { pike: 0, musket: 2 }
    expect(table.refused('red', { remove, files: 2, leave: ['left'] })).toMatchObject(nobody)
    table.answer('red', { remove, files: 2, leave: ['front'] })
    expect(table.battle().engagements).toEqual([])
  })

  it('afv:losses.stands contact on one face ends while that on another stays', () => {
    const engagements = [
      { by: 0, with: 2, face: 'front' },
      { by: 1, with: 2, face: 'right' },
    ]
    const drawn = { red: [horse(3), horse(3)], blue: [pikes(2, 4, { hits: 3 })] }
    const table = playing('combat', drawn, { engagements, dice: sixes(12) })
    table.answer('blue', [{ unit: 2, attacks: [{ at: 0, stands: { pike: 2, musket: 4 } }] }])
    table.answer('red', [])
    table.answer('blue', { remove: { musket: 2 }, files: 3, leave: ['right'] })
    table.usedUp()
    expect(table.battle().engagements).toEqual([{ by: 0, with: 2, face: 'front' }])
  })
})
