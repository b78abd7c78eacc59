import type { JsonObject } from '@grognard/kernel'
import type { Explained } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import type { Afv } from '../battle.ts'
import { afvWords } from '../index.ts'
import type { GivenUnit } from '../position.ts'
import {
  defensive,
  dragoons,
  foot,
  guns,
  happenings,
  heavies,
  horse,
  open,
  pikes,
  playing,
  sixes,
  steps,
  told,
} from './drawn-up.ts'
import type { Answering } from '@grognard/testkit'

const LED = { red: 7, blue: null }

/** Red's first unit engages blue's first in zone 7, where red's commander is. */
const engaging = (
  red: GivenUnit,
  blue: readonly GivenUnit[],
  more: { readonly dice?: readonly number[]; readonly [part: string]: unknown } = {},
) => {
  const drawn = { red: [red, foot(2, 2, { zone: 0 })], blue }
  const table = playing('movement', drawn, { commanders: LED, turns: 1, ...more })
  table.answer('red', { unit: 0, do: 'engage', target: 2 })
  return table
}

/** A number of an event, step by step. */
const number = (data: JsonObject | undefined, part: string): readonly string[] =>
  steps(data?.[part] as unknown as Explained)

const clauses = (table: Answering<Afv>, name: string) =>
  happenings(table)
    .filter((happening) => happening.name === name)
    .map((happening) => happening.clauses)

const said = (table: Answering<Afv>, name: string): readonly string[] =>
  happenings(table).flatMap((happening) =>
    happening.name === name
      ? [afvWords.en.sentence(happening), afvWords.it.sentence(happening)]
      : [],
  )

describe('A Fine Victory!: what is told of losses', () => {
  it('afv:losses.stands afv:losses.leftover stands lost: half the hits, no more than there are', () => {
    const table = playing('losses', {
      red: [horse(3, { hits: 11, name: 'Horse' })],
      blue: [horse(3, { zone: 12 }), horse(3, { zone: 12 })],
    })
    const [loses] = told(table, 'loses')
    expect(number(loses, 'stands')).toEqual([
      'afv:losses.stands 11',
      'afv:losses.stands 5',
      'afv:losses.leftover 3',
    ])
    expect(said(table, 'loses')).toEqual([
      'Horse loses 3 stands to 11 hits, 5 of which cost nothing.',
      'Horse: perde 3 basi per 11 colpi, di cui 5 senza effetto.',
    ])
  })

  it('afv:losses.rout afv:victory.breakpoint a rout is told with the tally and the breakpoint', () => {
    const rest = [foot(2, 2, { zone: 1 }), foot(2, 2, { zone: 2 }), foot(2, 2, { gone: true })]
    const table = playing('losses', {
      red: [horse(2, { hits: 2, name: 'Horse', zone: 0 }), ...rest],
      blue: [horse(3, { zone: 12 })],
    })
    const [routs] = told(table, 'routs')
    expect(routs).toMatchObject({ left: 1, tally: { side: 'red' } })
    const tally = routs?.['tally'] as JsonObject
    expect(number(tally, 'lost')).toEqual(['afv:victory.breakpoint 2'])
    expect(number(tally, 'most')).toEqual(['afv:victory.breakpoint 4', 'afv:victory.breakpoint 2'])
    expect(said(table, 'routs')[0]).toBe(
      'Horse breaks and routs, with a single stand left; red has lost 2 units, where 2 are too many.',
    )
  })

  it('afv:victory.breakpoint units lost before a position are a step of the tally; guns do not count', () => {
    const table = playing(
      'losses',
      {
        red: [
          horse(2, { hits: 2, zone: 0 }),
          guns('heavy', { hits: 2, name: 'Guns', zone: 0 }),
          foot(2, 2),
        ],
        blue: [horse(3, { zone: 12 })],
      },
      { strength: { red: 5, blue: 1 } },
    )
    const [ofGuns, ofHorse] = told(table, 'routs')
    expect(ofGuns).toMatchObject({ unit: 'Guns', left: 0, tally: null })
    expect(number(ofHorse?.['tally'] as JsonObject, 'lost')).toEqual([
      'afv:victory.breakpoint 1',
      'afv:victory.breakpoint 4',
    ])
  })

  it('afv:withdraw a unit that withdraws is told with the tally, too', () => {
    const table = playing(
      'movement',
      { red: [foot(2, 2), foot(2, 2)], blue: [foot(2, 2, { zone: 12 })] },
      { commanders: LED },
    )
    table.answer('red', { unit: 0, do: 'withdraw' })
    expect(told(table, 'withdraws')).toMatchObject([
      { tally: { lost: { value: 1 }, most: { value: 1 } } },
    ])
  })
})

describe('A Fine Victory!: what is told of tests and reactions', () => {
  it('afv:engage.test a test that is waived is told with its reason', () => {
    const led = engaging(foot(2, 2), [guns('heavy')])
    expect(told(led, 'untested')).toMatchObject([{ why: 'command' }])
    expect(clauses(led, 'untested')).toEqual([['afv:engage.test', 'afv:hth.command']])
    const joins = playing(
      'movement',
      { red: [foot(2, 2), foot(2, 2)], blue: [guns('heavy')] },
      { engagements: [{ by: 1, with: 2, face: 'front' }] },
    )
    joins.answer('red', { unit: 0, do: 'engage', target: 2 })
    expect(told(joins, 'untested')).toMatchObject([{ why: 'joins' }])
    expect(clauses(joins, 'untested')).toEqual([['afv:engage.test']])
  })

  it('afv:react.intercept heavy mounted, and whoever is in command, intercept without a test', () => {
    const intercepted = (rider: GivenUnit, blue: number | null) => {
      const table = engaging(foot(2, 2), [foot(2, 2), rider], { commanders: { red: 7, blue } })
      table.answer('blue', { unit: 3, react: 'intercept' })
      return table
    }
    const heavy = intercepted(heavies(3), null)
    expect(told(heavy, 'untested')).toMatchObject([{ why: 'command' }, { why: 'heavy' }])
    const [meets] = told(heavy, 'meets')
    expect(number(meets, 'impact')).toEqual(['afv:react.intercept 3'])
    expect(number(meets, 'disorder')).toEqual(['afv:react.intercept 1'])
    const turned = intercepted(horse(3, { facing: 0 }), 7)
    expect(told(turned, 'untested')).toMatchObject([{ why: 'command' }, { why: 'command' }])
    expect(number(told(turned, 'meets')[0], 'disorder')).toEqual([
      'afv:react.intercept 1',
      'afv:react.intercept 2',
    ])
  })

  it('afv:react.defensive-fire a light impact is told with the clause that brings it', () => {
    const table = engaging(foot(2, 2), [pikes(0, 4)], { dice: sixes(4) })
    table.answer('blue', { unit: 2, react: 'fire' })
    expect(number(told(table, 'engages')[0], 'impact')).toEqual(['afv:react.defensive-fire 1'])
    expect(clauses(table, 'engages')).toEqual([['afv:engage.contact', 'afv:react.defensive-fire']])
  })

  it('afv:react.hasty-defence a heavy impact is told by who rides it', () => {
    const table = engaging(dragoons(4), [pikes(0, 4)])
    table.answer('blue', { unit: 2, react: 'form', files: 2 })
    expect(number(told(table, 'engages')[0], 'impact')).toEqual(['afv:react.hasty-defence 1'])
    expect(clauses(table, 'engages')).toEqual([['afv:engage.contact', 'afv:react.hasty-defence']])
  })

  it('afv:react.recoil afv:react.flee a flight is told with the reserve zone it goes to', () => {
    const recoils = engaging(pikes(2, 4), [horse(3, { name: 'Horse' })])
    recoils.answer('blue', { unit: 2, react: 'recoil', column: 2 })
    expect(told(recoils, 'reacts')).toMatchObject([{ zone: 1002, zones: [1002] }])
    expect(said(recoils, 'reacts')).toEqual([
      'Horse reacts to pike and musket: it recoils to the reserve behind Centre.',
      'Horse, reazione contro pike and musket: ripiega in riserva dietro Centro.',
    ])
    const flees = engaging(foot(2, 2), [guns('galloper')])
    flees.answer('blue', { unit: 2, react: 'flee', column: 2 })
    expect(told(flees, 'reacts')).toMatchObject([{ with: 'flee', zone: 1002 }])
  })

  it('afv:react.artillery-fire whoever rallies after riding guns down does so by that clause', () => {
    const rides = engaging(horse(3), [guns('heavy', { fired: true })])
    rides.answer('red', { rally: 2 })
    expect(clauses(rides, 'rallies')).toEqual([['afv:react.artillery-fire']])
    const recoils = engaging(horse(3), [horse(3)])
    recoils.answer('blue', { unit: 2, react: 'recoil', column: 2 })
    recoils.answer('red', { rally: 2 })
    expect(clauses(recoils, 'rallies')).toEqual([['afv:react.recoil']])
  })

  it('afv:disengage its hits are counted enemy by enemy', () => {
    const table = playing(
      'movement',
      {
        red: [horse(3)],
        blue: [foot(2, 2), foot(2, 2), foot(2, 0, open(2))],
      },
      {
        engagements: [
          { by: 0, with: 1, face: 'front' },
          { by: 2, with: 0, face: 'left' },
          { by: 3, with: 0, face: 'rear' },
        ],
      },
    )
    table.answer('red', { unit: 0, do: 'disengage' })
    expect(number(told(table, 'disengages')[0], 'hits')).toEqual([
      'afv:disengage 0',
      'afv:disengage 1',
      'afv:disengage 2',
    ])
  })
})

describe('A Fine Victory!: what is told of dice thrown again', () => {
  const meeting = (face: string, dice: readonly number[], commanders: object = LED) =>
    playing(
      'combat',
      { red: [horse(3, { name: 'Red' })], blue: [foot(2, 2, { name: 'Blue' })] },
      { engagements: [{ by: 0, with: 1, face }], dice, commanders },
    )

  it.each([
    ['afv:hth.overlap', 'left'],
    ['afv:hth.outflank', 'rear'],
  ])('%s on the %s: as a rethrow, by its clause, with what the dice had shown', (clause, face) => {
    const table = meeting(face, [6, 5, 1, ...sixes(4), 2, 3], { red: null, blue: null })
    table.answer('red', [0, 1])
    expect(told(table, 'attacks')).toHaveLength(2)
    expect(clauses(table, 'rethrows')).toEqual([[clause]])
    expect(told(table, 'rethrows')).toMatchObject([
      { unit: 'Red', at: 'Blue', by: clause, again: [6, 5], dice: [{ faces: [2, 3, 1] }] },
    ])
  })

  it("afv:hth.commander-rethrow the commander's rethrow likewise", () => {
    const table = meeting('front', [6, 5, 1, ...sixes(4), 2, 3, 6])
    table.answer('red', 1)
    expect(clauses(table, 'rethrows')).toEqual([['afv:hth.commander-rethrow']])
    expect(said(table, 'rethrows')[0]).toBe(
      "Red attacks Blue again, by its commander's order, with 3 dice that showed 6 5 1; now mounted 2 3 6 needing 4 or less.",
    )
  })

  it('afv:hth.overlap nothing of the sort against a defensive formation', () => {
    const table = playing(
      'combat',
      { red: [horse(3)], blue: [foot(2, 2, defensive(2))] },
      { engagements: [{ by: 0, with: 1, face: 'left' }], dice: sixes(7) },
    )
    expect(told(table, 'rethrows')).toEqual([])
  })
})

describe('A Fine Victory!: what is told of the end', () => {
  it('afv:victory.retreat units on the table and off it, in reserve or lost', () => {
    const table = playing(
      'victory',
      {
        red: [foot(2, 2, { zone: 1002 }), foot(2, 2, { zone: 0 })],
        blue: [foot(2, 2, { zone: 14 })],
      },
      { strength: { red: 3, blue: 1 } },
    )
    const [retreats] = told(table, 'retreats')
    expect(retreats).toMatchObject({ side: 'red', on: 1 })
    expect(number(retreats, 'off')).toEqual(['afv:victory.retreat 1', 'afv:victory.retreat 2'])
  })

  it('afv:victory.outcome zones held, and how many a fine victory takes', () => {
    const each = (zones: readonly number[]) => zones.map((zone) => foot(2, 2, { zone }))
    const ended = (zones: readonly number[]) => {
      const drawn = { red: each(zones), blue: each([14]) }
      return playing('victory', drawn, { turns: 1 })
    }
    const minor = ended([0, 1])
    expect(told(minor, 'zones')).toEqual([{ red: 2, blue: 1, of: 15, fine: 10 }])
    const words = (table: Answering<Afv>) => {
      const outcome = table.battle().outcome
      if (!outcome) throw new Error('The battle goes on.')
      return afvWords.en.outcome(outcome)
    }
    expect(words(minor)).toBe('A minor victory. Red holds 2 zones uncontested, blue 1.')
    expect(words(ended([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe(
      'A fine victory. Red holds 10 zones uncontested, blue 1.',
    )
  })
})
