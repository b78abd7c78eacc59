import { undo, type AnyKind } from '@grognard/kernel'
import type { Answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import { commandersRethrow, rethrow } from '../asks/combat.ts'
import type { Afv } from '../battle.ts'
import { combatValue, diceLost } from '../phases/combat-values.ts'
import type { GivenUnit } from '../position.ts'
import type { StandType } from '../units/kinds.ts'
import {
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
  standing,
  steps,
  told,
  unit,
  working,
} from './drawn-up.ts'

/** Hits that each unit's attacks scored: 'attacker, enemy, hits'. */
const blows = (table: Answering<Afv>): readonly string[] =>
  told(table, 'blows').map(
    ({ unit: by, at, hits }) =>
      `${by as string} on ${at as string}: ${(hits as { value: number }).value}`,
  )

const contact = (by: number, other: number, face = 'front') => ({ by, with: other, face })

describe('A Fine Victory!: combat values', () => {
  const cv = 'afv:hth.cv'

  it.each([
    ['Artillery', 'gun', guns('regular'), 2],
    ['Light Hand-to-Hand Weapons', 'light', foot(2, 2), 2],
    ['Muskets', 'musket', pikes(2, 2), 2],
    ['Hand-to-Hand Weapons', 'hand', foot(2, 2), 3],
    ['Pikes', 'pike', pikes(2, 2), 4],
    ['Dismounted Dragoons', 'dragoon', dragoons(3, onFoot), 2],
    ['Mounted Dragoons', 'dragoon', dragoons(3), 3],
    ['Mounted', 'mounted', horse(3), 4],
    ['Heavy Mounted', 'heavy', heavies(3), 5],
  ] as const)('afv:hth.cv %s', (_who, stand, given, value) => {
    const [, red, blue] = pair(given, foot(2, 2))
    expect(steps(combatValue(stand, red, blue))[0]).toBe(`${cv} ${value}`)
  })

  const M = 'afv:hth.cv-modifiers'
  const hedgehog = pikes(2, 2, defensive(2))
  const ring = foot(2, 2, defensive(2))
  const skirmishers = foot(2, 0, open(2))

  it.each<[string, StandType, GivenUnit, GivenUnit, readonly string[]]>([
    ['no modifier', 'pike', pikes(2, 2), foot(2, 2), [`${cv} 4`]],
    ['stands in open order lose one', 'hand', foot(0, 2, open(2)), ring, [`${cv} 3`, `${M} 2`]],
    ['guns are always in open order', 'gun', guns('heavy'), ring, [`${cv} 2`, `${M} 1`]],
    [
      'mounted in open order lose one',
      'mounted',
      horse(2, open(2)),
      horse(3),
      [`${cv} 4`, `${M} 3`],
    ],
    [
      'muskets in a defensive formation lose one against foot',
      'musket',
      hedgehog,
      foot(2, 2),
      [`${cv} 2`, `${M} 1`],
    ],
    [
      'dragoons on foot likewise',
      'dragoon',
      dragoons(4, { ...onFoot, ...defensive(2) }),
      foot(2, 2),
      [`${cv} 2`, `${M} 1`],
    ],
    ['not against mounted', 'musket', hedgehog, horse(3), [`${cv} 2`]],
    ['not against guns', 'musket', hedgehog, guns('regular'), [`${cv} 2`]],
    ['not the pikes among them', 'pike', hedgehog, foot(2, 2), [`${cv} 4`]],
    ['not muskets in attack formation', 'musket', pikes(2, 2), foot(2, 2), [`${cv} 2`]],
    [
      'mounted gain one against foot in open order',
      'mounted',
      horse(3),
      skirmishers,
      [`${cv} 4`, `${M} 5`],
    ],
    [
      'mounted gain one against guns',
      'dragoon',
      dragoons(3),
      guns('galloper'),
      [`${cv} 3`, `${M} 4`],
    ],
    ['not against mounted in open order', 'mounted', horse(3), horse(2, open(2)), [`${cv} 4`]],
    ['foot gain nothing against open order', 'hand', foot(2, 2), skirmishers, [`${cv} 3`]],
    [
      'mounted lose one against a defensive formation without pikes',
      'mounted',
      horse(3),
      ring,
      [`${cv} 4`, `${M} 3`],
    ],
    [
      'mounted lose two against one with pikes',
      'mounted',
      horse(3),
      hedgehog,
      [`${cv} 4`, `${M} 2`],
    ],
    ['foot lose nothing against one', 'hand', foot(2, 2), hedgehog, [`${cv} 3`]],
    [
      'mounted in open order against open order lose and gain one',
      'mounted',
      horse(2, open(2)),
      skirmishers,
      [`${cv} 4`, `${M} 3`, `${M} 4`],
    ],
    ['never more than 5', 'heavy', heavies(3), skirmishers, [`${cv} 5`, `${M} 6`, `${M} 5`]],
    [
      'never less than 1',
      'dragoon',
      dragoons(3, open(3)),
      hedgehog,
      [`${cv} 3`, `${M} 2`, `${M} 0`, `${M} 1`],
    ],
  ])('afv:hth.cv-modifiers %s', (_what, stand, own, enemy, expected) => {
    const [, red, blue] = pair(own, enemy)
    expect(steps(working(combatValue(stand, red, blue)))).toEqual(expected)
  })

  it('afv:hth.cv-modifiers a die of the value hits, one above does not', () => {
    const red = [horse(4, { name: 'red' })]
    const blue = [horse(3, { name: 'blue' })]
    const dice = [4, 4, 5, 6, ...sixes(3)]
    const table = playing('combat', { red, blue }, { engagements: [contact(0, 1)], dice })
    table.usedUp()
    expect(blows(table)).toContain('red on blue: 2')
  })
})

describe('A Fine Victory!: attrition and allocation', () => {
  it('afv:hth.attrition every engaged unit takes one hit, however many enemies it has; others none', () => {
    const red = [pikes(2, 4, { name: 'a' }), pikes(2, 4, { name: 'b' }), pikes(2, 4)]
    const blue = [pikes(2, 4, { name: 'c' }), pikes(2, 4)]
    const engagements = [contact(0, 3), contact(1, 3, 'left')]
    const table = playing('combat', { red, blue }, { engagements })
    expect(table.battle().units.map(({ hits }) => hits)).toEqual([1, 1, 0, 1, 0])
    expect(told(table, 'attrition').map(({ unit: name }) => name)).toEqual(['a', 'b', 'c'])
  })

  it('afv:hth.attrition it can take a stand by itself', () => {
    const red = [horse(3, { hits: 1 })]
    const engagements = [contact(0, 1)]
    const table = playing('combat', { red, blue: [horse(3)] }, { engagements, dice: sixes(6) })
    table.usedUp()
    expect(unit(table, 0).stands.mounted).toBe(2)
  })

  // Blue touches three enemies; each of them only blue.
  const surrounded = (more: object = {}) => {
    const red = ['a', 'b', 'c'].map((name) => horse(3, { name }))
    const blue = [pikes(2, 4, { name: 'blue' }), horse(3, { zone: 12 })]
    const engagements = [contact(0, 3), contact(1, 3, 'left'), contact(2, 3, 'rear')]
    return playing('combat', { red, blue }, { engagements, ...more })
  }
  const split = (...attacks: readonly object[]) => [{ unit: 3, attacks }] as never

  it('afv:hth.allocate only a unit with a choice of enemies is asked', () => {
    const table = surrounded()
    expect([table.asked('red'), table.asked('blue')]).toEqual([[], ['allocate']])
  })

  it('afv:hth.allocate all stands attack, each once, and only enemies that are touched', () => {
    const table = surrounded()
    const all = { at: 0, stands: { pike: 2, musket: 4 } }
    const wrong: readonly (readonly [answer: never, code: string, data: object])[] = [
      [
        split({ at: 0, stands: { pike: 2, musket: 1 } }, { at: 1, stands: { musket: 2 } }),
        'all-stands',
        { unit: 'blue', stand: 'musket', given: 3, has: 4 },
      ],
      [
        split(all, { at: 1, stands: { pike: 1 } }),
        'all-stands',
        { unit: 'blue', stand: 'pike', given: 3, has: 2 },
      ],
      [
        split({ at: 0, stands: { pike: 1, musket: 4 } }, { at: 0, stands: { pike: 1 } }),
        'each-enemy-once',
        { unit: 'blue' },
      ],
      [split({ ...all, at: 4 }), 'each-enemy-once', { unit: 'blue' }],
      [split({ at: 0, stands: { ...all.stands, gun: 1 } }), 'no-such-stands', { unit: 'blue' }],
      [[] as never, 'enemies-once', { unit: 'blue' }],
      [[...split(all), ...split(all)] as never, 'enemies-once', { unit: 'blue' }],
      [[...split(all), { unit: 4, attacks: [] }] as never, 'no-choice', { unit: 'mounted' }],
    ]
    for (const [answer, code, data] of wrong)
      expect(table.refused('blue', answer)).toMatchObject({
        clause: 'afv:hth.allocate',
        code,
        data,
      })
  })

  it('afv:hth.allocate every unit with a choice is divided once, whatever others there are', () => {
    const blue = ['a', 'b', 'c', 'd'].map((name) => horse(3, { name }))
    const red = [pikes(2, 2, { name: 'one' }), pikes(2, 2, { name: 'two' })]
    const engagements = [contact(2, 0), contact(3, 0, 'left'), contact(4, 1), contact(5, 1, 'left')]
    const table = playing('combat', { red, blue }, { engagements, dice: sixes(20) })
    const divided = (id: number, at: number) => ({
      unit: id,
      attacks: [{ at, stands: { pike: 2, musket: 2 } }],
    })
    for (const [answer, missing] of [
      [[divided(0, 2)], 'two'],
      [[divided(1, 4)], 'one'],
      [[divided(0, 2), divided(0, 3)], 'one'],
      [[divided(1, 4), divided(1, 5)], 'one'],
    ] as const)
      expect(table.refused('red', answer)).toMatchObject({
        code: 'enemies-once',
        data: { unit: missing },
      })
    table.answer('red', [divided(1, 4), divided(0, 2)])
    table.usedUp()
  })

  it.each([
    ['all against one', [{ at: 1, stands: { pike: 2, musket: 4 } }], ['b: 6']],
    [
      'against two',
      [
        { at: 0, stands: { musket: 4 } },
        { at: 2, stands: { pike: 2 } },
      ],
      ['a: 4', 'c: 2'],
    ],
    [
      'against all three',
      [
        { at: 0, stands: { pike: 2, musket: 1 } },
        { at: 1, stands: { musket: 1 } },
        { at: 2, stands: { musket: 2 } },
      ],
      ['a: 3', 'b: 1', 'c: 2'],
    ],
  ])('afv:hth.allocate stands are split in any manner: %s', (_how, attacks, expected) => {
    const table = surrounded({ dice: [...sixes(9), 1, 1, 1, 1, 1, 1] })
    table.answer('blue', split(...attacks))
    table.answer('red', [])
    table.answer('red', [])
    table.usedUp()
    const struck = blows(table).flatMap((line) => line.split('blue on ')[1] ?? [])
    expect(struck).toEqual(expected)
  })

  it.each([
    ['red', 'blue'],
    ['blue', 'red'],
  ])(
    'afv:hth.allocate with open declarations and %s having the initiative, %s divides first',
    (initiative, first) => {
      const red = [pikes(2, 2), pikes(2, 2)]
      const blue = [pikes(2, 2), pikes(2, 2)]
      const engagements = [contact(0, 2), contact(1, 2, 'left'), contact(3, 0, 'right')]
      const options = { declarations: 'open' }
      const table = playing('combat', { red, blue }, { engagements, initiative, options })
      expect([table.asked(first), table.asked(initiative)]).toEqual([['allocate'], []])
      const hidden = playing('combat', { red, blue }, { engagements, initiative })
      expect([hidden.asked(first), hidden.asked(initiative)]).toEqual([['allocate'], ['allocate']])
    },
  )

  it('afv:hth.allocate divisions are not undone once both are shown, even if the ground takes all dice', () => {
    const red = [pikes(1, 1), pikes(1, 1)]
    const blue = [pikes(1, 1), pikes(1, 1)]
    const engagements = [contact(0, 2), contact(1, 2, 'left'), contact(3, 0, 'right')]
    const table = { terrain: { 7: ['hills'] } }
    const hidden = playing('combat', { red, blue }, { engagements, table })
    const all = (by: number, at: number) => [
      { unit: by, attacks: [{ at, stands: { pike: 1, musket: 1 } }] },
    ]
    hidden.answer('red', all(0, 2))
    hidden.answer('blue', all(2, 0))
    expect(hidden.asked('red')).toEqual(['move'])
    expect(undo(hidden.host, 'blue')?.code).toBe('undo')
  })

  it('afv:hth.allocate units that touch nobody do nothing', () => {
    const table = playing('combat', { red: [pikes(2, 2)], blue: [pikes(2, 2)] })
    expect(told(table, 'attacks')).toEqual([])
    expect(table.asked('red')).toEqual(['move'])
  })
})

describe('A Fine Victory!: rethrows', () => {
  /** One red unit of three horse against blue foot of two, touching this face. */
  const meeting = (face: string, more: object = {}, blue = foot(2, 2, { name: 'blue' })) =>
    playing(
      'combat',
      { red: [horse(3, { name: 'red' })], blue: [blue] },
      { engagements: [contact(0, 1, face)], ...more },
    )

  const NEAR = { commanders: { red: 7, blue: null } }

  it.each(['left', 'right'])(
    'afv:hth.overlap on the %s flank up to two dice are thrown again, once',
    (face) => {
      const table = meeting(face, { dice: [6, 6, 6, ...sixes(4), 1, 4] })
      expect(table.asked('red')).toEqual(['rethrow'])
      for (const picked of [[0, 1, 2], [0, 0], [3]])
        expect(table.refused('red', picked).clause).toBe('afv:hth.overlap')
      table.answer('red', [0, 2])
      expect(table.asked('red')).not.toContain('rethrow')
      table.usedUp()
      expect(blows(table)).toEqual(['blue on red: 0', 'red on blue: 2'])
    },
  )

  it('afv:hth.overlap one die, or none, may be thrown again; the new throw stands', () => {
    const one = meeting('left', { dice: [1, 6, 6, ...sixes(4), 5] })
    one.answer('red', [0])
    one.usedUp()
    expect(blows(one)).toContain('red on blue: 0')
    const none = meeting('left', { dice: [1, 6, 6, ...sixes(4)] })
    none.answer('red', [])
    none.usedUp()
    expect(blows(none)).toContain('red on blue: 1')
  })

  it('afv:hth.overlap afv:hth.commander-rethrow with nothing missed there is nothing to throw again', () => {
    const isIdle = (dice: readonly number[], more: object = {}) => {
      const { host } = meeting(more === NEAR ? 'front' : 'left', { ...more, dice })
      const [asked] = host.course.asks
      const kind = [rethrow, commandersRethrow].find(({ name }) => name === asked?.name) as AnyKind
      return kind.idle?.(host.course.battle, asked?.args ?? null)
    }
    expect(isIdle([1, 1, 1, ...sixes(4)])).toBe(true)
    expect(isIdle([1, 6, 1, ...sixes(4)])).toBe(false)
    expect(isIdle([1, 1, 1, ...sixes(4)], NEAR)).toBe(true)
    expect(isIdle([1, 1, 6, ...sixes(4)], NEAR)).toBe(false)
  })

  it('afv:hth.overlap each die is thrown for the stand it belongs to', () => {
    // Muskets need a 2, pikes a 4: the dice are counted from the muskets on.
    const red = [pikes(1, 2, { name: 'red' })]
    const blue = [foot(2, 2, { name: 'blue' })]
    const dice = [6, 6, 6, ...sixes(4), 3, 3]
    const table = playing('combat', { red, blue }, { engagements: [contact(0, 1, 'right')], dice })
    table.answer('red', [1, 2])
    table.usedUp()
    expect(blows(table)).toContain('red on blue: 1')
  })

  it('afv:hth.outflank on the rear any number of dice are thrown again', () => {
    const table = meeting('rear', { dice: [6, 6, 6, ...sixes(4), 1, 4, 4] })
    expect(table.refused('red', [3]).clause).toBe('afv:hth.outflank')
    table.answer('red', [0, 1, 2])
    table.usedUp()
    expect(blows(table)).toContain('red on blue: 3')
  })

  it('afv:hth.overlap afv:hth.outflank not in front, and not by the one that is overlapped', () => {
    for (const face of ['front', 'left', 'rear']) {
      const table = meeting(face, { dice: sixes(7) })
      expect(table.asked('blue')).not.toContain('rethrow')
      expect(table.asked('red').includes('rethrow')).toBe(face !== 'front')
    }
  })

  it.each([
    ['afv:hth.overlap', 'left'],
    ['afv:hth.overlap', 'right'],
    ['afv:hth.outflank', 'rear'],
  ])('%s a defensive formation is not to be had on its %s', (_clause, face) => {
    const table = meeting(face, { dice: sixes(7) }, foot(2, 2, defensive(2)))
    table.usedUp()
    expect(table.asked('red')).toEqual(['move'])
  })

  const commanders = { red: 7, blue: null }

  it('afv:hth.commander-rethrow all dice of one attack, once, if the commander is in the zone', () => {
    const table = meeting('front', { commanders, dice: [1, 6, 6, ...sixes(4), 1, 2, 6] })
    expect(table.asked('red')).toEqual(['commander'])
    // Attack 0 is blue's, who has no initiative and comes first.
    expect(table.refused('red', 0).clause).toBe('afv:hth.commander-rethrow')
    table.answer('red', 1)
    table.usedUp()
    expect(table.asked('red')).not.toContain('commander')
    expect(blows(table)).toContain('red on blue: 2')
  })

  it('afv:hth.commander-rethrow it may be forgone', () => {
    const table = meeting('front', { commanders, dice: [1, 6, 6, ...sixes(4)] })
    table.answer('red', null)
    table.usedUp()
    expect(blows(table)).toContain('red on blue: 1')
  })

  it('afv:hth.commander-rethrow it comes after the rethrow for overlapping, of what lies then', () => {
    const table = meeting('left', { commanders, dice: [6, 6, 6, ...sixes(4), 5, 5, 1, 1, 1] })
    expect(table.asked('red')).toEqual(['rethrow'])
    table.answer('red', [0, 1])
    expect(table.asked('red')).toEqual(['commander'])
    table.answer('red', 1)
    table.usedUp()
    expect(blows(table)).toContain('red on blue: 3')
  })

  it('afv:hth.commander-rethrow a unit that splits its stands has one attack thrown again', () => {
    const red = [horse(4, { name: 'red' })]
    const blue = [horse(2, { name: 'x' }), horse(2, { name: 'y' })]
    const engagements = [contact(0, 1), contact(2, 0, 'left')]
    const dice = [6, 6, 6, 6, ...sixes(4), 1, 1]
    const table = playing('combat', { red, blue }, { engagements, commanders, dice })
    const attacks = [
      { at: 1, stands: { mounted: 2 } },
      { at: 2, stands: { mounted: 2 } },
    ]
    table.answer('red', [{ unit: 0, attacks }])
    table.answer('blue', [])
    expect(table.asked('red')).toEqual(['commander'])
    const place = table.battle().attacks.findIndex(({ at }) => at === 2)
    table.answer('red', place)
    table.usedUp()
    expect(table.asked('red')).not.toContain('commander')
    expect(blows(table)).toEqual(expect.arrayContaining(['red on x: 0', 'red on y: 2']))
  })

  it('afv:hth.commander-rethrow every unit in the zone has its own', () => {
    const red = [horse(2, { name: 'p' }), horse(2, { name: 'q' })]
    const blue = [horse(2), horse(2)]
    const engagements = [contact(0, 2), contact(1, 3)]
    const table = playing('combat', { red, blue }, { engagements, commanders, dice: sixes(12) })
    table.answer('red', 2)
    expect(table.asked('red')).toEqual(['commander'])
    table.answer('red', 3)
    table.usedUp()
  })

  it.each([
    ['in another zone', 8],
    ['lost', null],
  ])('afv:hth.command no rethrow for a unit whose commander is %s', (_where, zone) => {
    const table = meeting('front', { commanders: { red: zone, blue: null }, dice: sixes(7) })
    table.usedUp()
    expect(table.asked('red')).toEqual(['move'])
  })

  it.each([
    ['red', 'blue'],
    ['blue', 'red'],
  ])(
    'afv:hth.commander-rethrow with the initiative at %s, %s decides first, after all first throws',
    (initiative, first) => {
      const both = { red: 7, blue: 7 }
      const table = meeting('front', { initiative, commanders: both, dice: sixes(7) })
      table.usedUp()
      expect([table.asked(first), table.asked(initiative)]).toEqual([['commander'], []])
      table.answer(first, null)
      expect(table.asked(initiative)).toEqual(['commander'])
    },
  )

  it('afv:hth.attrition afv:hth.cv all blows fall at once: the broken have struck, too', () => {
    const both = { red: [horse(2, { name: 'red' })], blue: [horse(2, { name: 'blue' })] }
    const table = playing('combat', both, { engagements: [contact(0, 1)], dice: [1, 1, 1, 1] })
    table.usedUp()
    expect([unit(table, 0).gone, unit(table, 1).gone]).toEqual(['routed', 'routed'])
  })
})

describe('A Fine Victory!: ground in combat', () => {
  const A = 'afv:terrain.advantage'
  const ground = (...terrain: readonly string[]) => ({ table: { terrain: { 7: terrain } } })

  it.each([
    ['foot on hills', ['hills'], foot(2, 2), [`${A} 0`, `${A} 2`]],
    ['foot in woods', ['woods'], pikes(2, 2), [`${A} 0`, `${A} 2`]],
    ['foot in a village', ['village'], dragoons(3, onFoot), [`${A} 0`, `${A} 2`]],
    ['guns in a village', ['village'], guns('heavy'), [`${A} 0`, `${A} 2`]],
    ['foot on rough ground', ['rough'], foot(2, 2), [`${A} 0`, `${A} 2`]],
    [
      'foot in a village on a wooded hill',
      ['hills', 'woods', 'village'],
      foot(2, 2),
      [`${A} 0`, `${A} 2`, `${A} 4`, `${A} 6`],
    ],
    ['no guns on hills', ['hills'], guns('heavy'), [`${A} 0`]],
    ['no mounted anywhere', ['hills', 'village', 'rough'], horse(3), [`${A} 0`]],
    ['nobody in the open', [], foot(2, 2), [`${A} 0`]],
  ])(
    'afv:terrain.advantage costs two dice for each feature: %s',
    (_who, terrain, enemy, expected) => {
      const battle = standing({ red: [], blue: [enemy] }, ground(...terrain))
      expect(steps(diceLost(battle, battle.units[0] as never))).toEqual(expected)
    },
  )

  it('afv:terrain.advantage each attack throws two dice fewer, both ways where both have it', () => {
    const red = [pikes(2, 4, { name: 'red' })]
    const blue = [pikes(1, 3, { name: 'blue' })]
    const more = { ...ground('hills'), engagements: [contact(0, 1)], dice: sixes(4 + 2) }
    const table = playing('combat', { red, blue }, more)
    table.usedUp()
    const lost = told(table, 'attacks').map((attack) => (attack['lost'] as { value: number }).value)
    expect(lost).toEqual([2, 2])
  })

  it('afv:terrain.advantage mounted in it have none against foot who do', () => {
    const more = { ...ground('hills'), engagements: [contact(0, 1)], dice: sixes(1 + 4) }
    playing('combat', { red: [horse(3)], blue: [foot(2, 2)] }, more).usedUp()
  })

  it('afv:terrain.advantage the dice of the weakest stands go first', () => {
    const drawn = { red: [pikes(2, 2, { name: 'red' })], blue: [pikes(2, 2, { name: 'blue' })] }
    const more = { ...ground('hills'), engagements: [contact(0, 1)], dice: [4, 4, 6, 6] }
    const table = playing('combat', drawn, more)
    table.usedUp()
    expect(blows(table)).toContain('red on blue: 2') // two pikes, no muskets
  })

  it('afv:terrain.advantage an attack without a die left is not thrown, nor thrown again', () => {
    const commanders = { red: 7, blue: null }
    const more = { ...ground('hills'), engagements: [contact(0, 1)], commanders, dice: sixes(4) }
    const table = playing('combat', { red: [horse(2)], blue: [foot(2, 2)] }, more)
    table.usedUp()
    expect(table.asked('red')).toEqual(['move'])
  })
})

describe('A Fine Victory!: the worked example of a combat', () => {
  it('afv:hth.example two regiments against one, which turns on the one that overlaps it', () => {
    const red = [pikes(1, 2, { name: 'first' }), pikes(1, 2, { name: 'second' })]
    const blue = [pikes(2, 3, { name: 'enemy' })]
    const dice = [
      // First throws, muskets before pikes: one hit, none, one.
      [2, 5, 5],
      [3, 6, 5],
      [3, 4, 6, 4, 5],
      // Blue's commander; then red's overlap, which a ruling puts after the side without initiative.
      [1, 3, 5, 5, 6],
      [4, 6],
    ].flat()
    const table = playing(
      'combat',
      { red, blue },
      {
        initiative: 'red',
        commanders: { red: 8, blue: 7 },
        engagements: [contact(0, 2), contact(1, 2, 'left')],
        dice,
      },
    )
    expect(table.battle().units.map(({ hits }) => hits)).toEqual([1, 1, 1])
    table.answer('blue', [{ unit: 2, attacks: [{ at: 1, stands: { pike: 2, musket: 3 } }] }])
    expect(table.asked('blue')).toEqual(['commander'])
    table.answer('blue', 0)
    expect(table.asked('red')).toEqual(['rethrow'])
    table.answer('red', [0, 2])
    // No commander of red's in the zone: the throw stands.
    expect(table.asked('red')).toEqual(['losses'])
    table.usedUp()
    expect(blows(table)).toEqual(['enemy on second: 1', 'first on enemy: 1', 'second on enemy: 0'])
    // Two hits on the second: it loses a stand now. Two on the enemy, whose five stands come later.
    expect(told(table, 'loses')).toMatchObject([
      { unit: 'second', units: [1], stands: { value: 1 } },
    ])
    expect(unit(table, 2).hits).toBe(2)
    expect(unit(table, 0).stands).toMatchObject({ pike: 1, musket: 2 })
  })

  it('afv:hth.example the values of its stands', () => {
    const [, red, blue] = pair(pikes(1, 2), pikes(2, 3))
    expect(combatValue('musket', red, blue).value).toBe(2)
    expect(combatValue('pike', blue, red).value).toBe(4)
  })
})
