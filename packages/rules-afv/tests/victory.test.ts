import { interjectIn } from '@grognard/kernel'
import type { Answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import type { Afv } from '../battle.ts'
import type { GivenUnit } from '../position.ts'
import { breakpoint, thirdOfUnits } from '../phases/tally.ts'
import { zonesForFineVictory, uncontested } from '../phases/victory.ts'
import {
  dragoons,
  foot,
  guns,
  horse,
  onFoot,
  pikes,
  playing,
  standing,
  told,
  unit,
} from './drawn-up.ts'

const each = (zones: readonly number[], one = (zone: number): GivenUnit => foot(2, 2, { zone })) =>
  zones.map((zone) => one(zone))
const gone = (count: number): readonly GivenUnit[] =>
  Array.from({ length: count }, () => foot(2, 2, { gone: true }))
const places = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + i)

/** So that a battle that goes on gets to red's movement. */
const NEXT_TURN = [1, 1, 6, 6]
const over = (table: Answering<Afv>) => table.battle().outcome
const goesOn = (table: Answering<Afv>): void => {
  table.usedUp()
  expect(over(table)).toBeNull()
}

describe('A Fine Victory!: breakpoints', () => {
  it.each([
    [31, 11, 16],
    [30, 10, 15],
    [7, 3, 4],
    [3, 1, 2],
    [1, 1, 1],
  ])('afv:victory.breakpoint of %i units a third is %i and a half %i', (units, one, half) => {
    const battle = standing({ red: [], blue: [] }, { strength: { red: units, blue: 9 } })
    expect([thirdOfUnits(battle, 'red'), breakpoint(battle, 'red')]).toEqual([one, half])
  })

  it('afv:victory.breakpoint artillery is not counted, nor the commander; Dragoons are', () => {
    const red = [pikes(2, 4), horse(3), dragoons(3), guns('regular'), { ...guns('heavy'), zone: 8 }]
    const battle = standing({ red, blue: [foot(2, 2)] }, { commanders: { red: 7, blue: 7 } })
    expect(battle.strength).toEqual({ red: 3, blue: 1 })
  })

  const example = (routed: number, dice: readonly number[] = NEXT_TURN) => {
    // The book's army of 31 units. Blue is far away on the right, two to a zone.
    const rest = 31 - routed
    const red = [
      ...gone(routed),
      ...each(places(rest).map((i) => (i % 5) + 5 * Math.floor(i / 20))),
    ]
    const blue = each([14, 14])
    return playing('victory', { red, blue }, { commanders: { red: 1, blue: 14 }, dice })
  }

  it('afv:victory.commander-lost with 10 of 31 routed the commander stays, with 11 he is lost', () => {
    const ten = example(10)
    goesOn(ten)
    expect(ten.battle().commanders.red).toEqual({ zone: 1, lost: false })
    const eleven = example(11)
    goesOn(eleven)
    expect(eleven.battle().commanders).toEqual({
      red: { zone: null, lost: true },
      blue: { zone: 14, lost: false },
    })
    expect(told(eleven, 'commander lost')).toMatchObject([
      { side: 'red', tally: { lost: { value: 11 }, most: { value: 11 } } },
    ])
  })

  it('afv:victory.commander-lost he is lost once, and told once', () => {
    const table = playing(
      'victory',
      { red: [...gone(2), ...each([0, 1, 2])], blue: each([14]) },
      { commanders: { red: null, blue: 14 }, dice: NEXT_TURN },
    )
    goesOn(table)
    expect(told(table, 'commander lost')).toEqual([])
  })

  it('afv:victory.breakpoint with 15 of 31 routed the battle goes on', () => {
    goesOn(example(15))
  })

  it('afv:victory.breakpoint at its breakpoint a side breaks, and zones decide', () => {
    // Of eight units four are routed and four on the table: broken, and not in general retreat.
    const red = [...gone(4), ...each([0, 1, 2, 3])]
    const table = playing('victory', { red, blue: each([14]) })
    expect(told(table, 'broken')).toMatchObject([
      { sides: ['red'], tallies: [{ side: 'red', lost: { value: 4 }, most: { value: 4 } }] },
    ])
    expect(over(table)).toMatchObject({ winner: 'red', clause: 'afv:victory.outcome' })
    goesOn(
      playing(
        'victory',
        { red: [...gone(3), ...each([0, 1, 2, 3, 4])], blue: each([14]) },
        { dice: NEXT_TURN },
      ),
    )
  })

  it('afv:victory.breakpoint an army given as weaker than its strength has lost the difference', () => {
    // Of eight units four are named, and on the table: the other four are gone, and red breaks.
    const weakened = (red: number, more: object = {}) =>
      playing(
        'victory',
        { red: each([0, 1, 2, 3]), blue: each([14]) },
        { strength: { red, blue: 1 }, commanders: { red: 1, blue: 14 }, ...more },
      )
    expect(told(weakened(8), 'broken')).toMatchObject([{ sides: ['red'] }])
    const seven = weakened(7, { dice: NEXT_TURN })
    goesOn(seven)
    expect(seven.battle().commanders.red).toEqual({ zone: null, lost: true })
    const five = weakened(5, { dice: NEXT_TURN })
    goesOn(five)
    expect(five.battle().commanders.red.lost).toBe(false)
  })

  it('afv:victory.retreat units lost before the position was set up are off the table', () => {
    const drawn = { red: each([0, 1, 2, 3]), blue: each([14]) }
    const table = playing('victory', drawn, { strength: { red: 9, blue: 1 } })
    expect(over(table)).toMatchObject({ winner: 'blue', clause: 'afv:victory.retreat' })
  })

  it('afv:victory.breakpoint routed guns do not count', () => {
    const routed = [guns('regular', { gone: true }), guns('heavy', { gone: true })]
    const table = playing(
      'victory',
      { red: [...routed, ...each([0, 1])], blue: each([14]) },
      { commanders: { red: 0, blue: 14 }, dice: NEXT_TURN },
    )
    goesOn(table)
    expect(table.battle().commanders.red.lost).toBe(false)
  })
})

describe('A Fine Victory!: general retreat', () => {
  const reserve = (count: number) => each(places(count).map(() => 1002))

  it('afv:victory.retreat more units off the table than on it: a fine victory for the enemy', () => {
    const table = playing('victory', { red: [...reserve(2), ...each([0])], blue: each([14]) })
    expect(over(table)).toMatchObject({
      winner: 'blue',
      name: 'blue fine victory',
      clause: 'afv:victory.retreat',
    })
  })

  it('afv:victory.retreat as many off the table as on it is no retreat', () => {
    const red = [...reserve(2), ...each([0, 1])]
    goesOn(playing('victory', { red, blue: each([14]) }, { dice: NEXT_TURN }))
  })

  it('afv:victory.retreat units in reserve and routed units are added', () => {
    const red = [...reserve(2), ...gone(1), ...each([0, 1])]
    const table = playing('victory', { red, blue: each([14]) })
    expect(over(table)).toMatchObject({ winner: 'blue', clause: 'afv:victory.retreat' })
  })

  it('afv:victory.retreat guns count neither on the table nor off it', () => {
    const on = playing('victory', {
      red: [...reserve(1), guns('regular', { zone: 0 }), guns('heavy', { zone: 1 })],
      blue: each([14]),
    })
    expect(over(on)).toMatchObject({ clause: 'afv:victory.retreat' })
    const red = [guns('regular', { zone: 1002 }), guns('heavy', { zone: 1002 }), ...each([0])]
    goesOn(playing('victory', { red, blue: each([14]) }, { dice: NEXT_TURN }))
  })

  it('afv:victory.retreat both sides at once: a humiliating loss for both', () => {
    const table = playing('victory', {
      red: [...reserve(2), ...each([0])],
      blue: [...reserve(2), ...each([14])],
    })
    expect(over(table)).toMatchObject({
      winner: null,
      name: 'humiliation',
      clause: 'afv:victory.retreat',
    })
  })

  it('afv:victory.retreat it comes before breakpoints and zones', () => {
    const red = [...gone(3), ...each([0, 1])]
    const table = playing('victory', { red, blue: each([14]) })
    expect(over(table)).toMatchObject({ winner: 'blue', clause: 'afv:victory.retreat' })
    expect(told(table, 'broken')).toEqual([])
  })
})

describe('A Fine Victory!: the end of a turn', () => {
  it('afv:victory.breakpoint red and yellow markers go, green ones stay', () => {
    const marked = { fired: true, reacted: true, hits: 1 }
    const red = [pikes(2, 4, { zone: 0, ...marked })]
    // Blue muskets in reach keep the turn from running on to the losses.
    const blue = [pikes(2, 4, { zone: 0 })]
    const table = playing('victory', { red, blue }, { dice: NEXT_TURN })
    expect(table.asked('red')).toEqual(['fire'])
    expect(unit(table, 0)).toMatchObject({ fired: false, reacted: false, hits: 1 })
  })

  it('afv:turn after the last turn zones decide; before it the next turn begins', () => {
    const drawn = { red: each([0, 1]), blue: each([14]) }
    const last = playing('victory', drawn, { turn: 12 })
    expect(over(last)).toMatchObject({ winner: 'red', clause: 'afv:victory.outcome' })
    const before = playing('victory', drawn, { turn: 11, dice: NEXT_TURN })
    goesOn(before)
    expect(before.battle().turn).toBe(12)
    const short = playing('victory', drawn, { turn: 6, turns: 6 })
    expect(over(short)).not.toBeNull()
  })
})

describe('A Fine Victory!: the outcome by zones', () => {
  const ending = (red: readonly GivenUnit[], blue: readonly GivenUnit[], more: object = {}) =>
    over(playing('victory', { red, blue }, { turn: 12, ...more }))

  it('afv:victory.outcome ten of fifteen zones are a fine victory', () => {
    expect(ending(each(places(10)), each([14]))).toMatchObject({
      winner: 'red',
      name: 'red fine victory',
      clause: 'afv:victory.outcome',
    })
  })

  it('afv:victory.outcome nine are a minor one', () => {
    expect(ending(each(places(9)), each([14]))).toMatchObject({ winner: 'red', name: 'red' })
    expect(ending(each([0]), each([13, 14]))).toMatchObject({ winner: 'blue', name: 'blue' })
  })

  it('afv:victory.outcome as many as the enemy is a draw', () => {
    expect(ending(each([0, 1]), each([13, 14]))).toMatchObject({ winner: null, name: 'draw' })
    expect(ending(each([7]), each([7]))).toMatchObject({ winner: null, name: 'draw' })
  })

  it.each([
    ['foot', [foot(2, 2)], [], 1],
    ['mounted', [horse(3)], [], 1],
    ['dismounted Dragoons', [dragoons(3, onFoot)], [], 1],
    ['guns alone', [guns('heavy')], [], 0],
    ['guns with foot', [guns('heavy'), foot(2, 2)], [], 1],
    ['several units, once', [foot(2, 2), horse(3)], [], 1],
    ['foot beside enemy guns', [foot(2, 2)], [guns('galloper')], 0],
    ['foot beside enemy foot', [foot(2, 2)], [foot(2, 2)], 0],
    ['a reserve zone', [foot(2, 2, { zone: 1002 })], [], 0],
  ])('afv:victory.outcome uncontested zones: %s', (_what, red, blue, count) => {
    expect(uncontested(standing({ red, blue }), 'red')).toBe(count)
  })

  it.each([
    [5, 10],
    [3, 6],
    [7, 14],
    [1, 2],
  ])(
    'afv:victory.outcome afv:variants on %i columns a fine victory takes %i zones',
    (columns, zones) => {
      const table = { columns }
      const far = columns * 3 - 1
      expect(zonesForFineVictory(standing({ red: [], blue: [] }, { table }))).toBe(zones)
      const fine = ending(each(places(zones)), each([far]), { table })
      expect(fine).toMatchObject({ winner: 'red', name: 'red fine victory' })
      const fewer = ending(each(places(zones - 1)), [guns('heavy', { zone: far }), ...each([0])], {
        table,
      })
      expect(fewer?.name).not.toBe('red fine victory')
    },
  )
})

describe('A Fine Victory!: conceding', () => {
  const moving = () => playing('movement', { red: each(places(10)), blue: each([14]) })

  it('afv:victory.concede the other side has a fine victory, whatever zones are held', () => {
    const table = moving()
    expect(interjectIn(table.host, { kind: 'concede', by: 'red' })).toBeNull()
    expect(over(table)).toMatchObject({
      winner: 'blue',
      name: 'blue fine victory',
      clause: 'afv:victory.concede',
    })
  })

  it('afv:victory.concede at any time, even when the other side is asked', () => {
    const table = moving()
    expect(table.asked('blue')).toEqual([])
    expect(interjectIn(table.host, { kind: 'concede', by: 'blue' })).toBeNull()
    expect(over(table)).toMatchObject({ winner: 'red', name: 'red fine victory' })
  })

  it('afv:victory.concede nobody concedes a battle that is over', () => {
    const table = moving()
    interjectIn(table.host, { kind: 'concede', by: 'red' })
    expect(interjectIn(table.host, { kind: 'concede', by: 'blue' })?.code).toBe('over')
  })
})

describe('A Fine Victory!: variants', () => {
  it('afv:variants a table may be of other widths, always three zones deep', () => {
    for (const columns of [1, 3, 8]) {
      const last = columns * 3 - 1
      const table = { columns, reserves: [] }
      expect(() => standing({ red: each([last]), blue: [] }, { table })).not.toThrow()
      expect(() => standing({ red: each([last + 1]), blue: [] }, { table })).toThrow(
        'not on the table',
      )
    }
  })

  it('afv:variants afv:table.zones five columns and three reserve zones unless agreed otherwise', () => {
    const { table } = standing({ red: each([14]), blue: [] })
    expect(table).toMatchObject({ columns: 5, reserves: [1, 2, 3] })
    const none = { table: { reserves: [] } }
    expect(() => standing({ red: each([1002]), blue: [] }, none)).toThrow('does not exist')
  })

  it('afv:variants the limit of units in a zone may be another', () => {
    const crowd = (count: number, limit: number) => () =>
      playing(
        'movement',
        { red: each(places(count).map(() => 7)), blue: each([0]) },
        {
          options: { limit },
        },
      )
    expect(crowd(6, 6)).not.toThrow()
    expect(crowd(6, 5)).toThrow('6 units')
    expect(crowd(3, 3)).not.toThrow()
    expect(crowd(4, 3)).toThrow('4 units')
  })
})
