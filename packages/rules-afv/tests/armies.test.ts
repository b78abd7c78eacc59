import { randomFrom } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { faultsOfArmy, type ListedUnit } from '../armies/army.ts'
import {
  dragoons,
  foot,
  guns,
  heavyMounted,
  mounted,
  ofQuality,
  pikeAndMusket,
} from '../armies/build.ts'
import { armies, matchUps } from '../armies/index.ts'
import { randomArmy } from '../armies/random.ts'
import { strengthOf } from '../armies/strength.ts'
import { afv } from '../index.ts'

const pikes = pikeAndMusket('Pikes', 2, 4)
const found = (...units: readonly ListedUnit[]) =>
  faultsOfArmy(units).map(({ clause, message }) => `${clause} ${message}`)

/** One stand too few and too many of a kind. */
const sizes = (
  unit: (stands: number) => ListedUnit,
  least: number,
  most: number,
): readonly (readonly string[])[] =>
  [least - 1, least, most, most + 1].map((stands) => found(pikes, unit(stands)))

describe('the composition of an army', () => {
  it('afv:army.pike-and-musket has two to nine stands', () => {
    expect(sizes((n) => pikeAndMusket('Reds', 1, n - 1), 2, 9)).toEqual([
      ['afv:army.pike-and-musket Reds: a Pike and Musket unit has 2 to 9 stands, not 1.'],
      [],
      [],
      ['afv:army.pike-and-musket Reds: a Pike and Musket unit has 2 to 9 stands, not 10.'],
    ])
  })

  it('afv:army.pike-and-musket may be all pikes or all muskets', () => {
    expect(found(pikeAndMusket('Pikes', 9, 0), pikeAndMusket('Shot', 0, 9))).toEqual([])
  })

  it('afv:army.pike-and-musket needs more such units than Foot units', () => {
    const clubs = foot('Clubmen', 2, 0)
    expect(found(pikes, clubs)).toEqual([
      'afv:army.pike-and-musket An army has more Pike and Musket units than Foot units; this has 1 and 1.',
    ])
    expect(found(pikes, pikes, clubs)).toEqual([])
    expect(found(mounted('Horse', 4))).toEqual([])
  })

  it('afv:army.foot has two to six stands, with no pikes or muskets among them', () => {
    const many = (n: number) => found(pikes, pikes, foot('Clubmen', 1, n - 1))
    expect([1, 2, 6, 7].map((n) => many(n).length)).toEqual([1, 0, 0, 1])
    expect(many(7)).toEqual(['afv:army.foot Clubmen: a Foot unit has 2 to 6 stands, not 7.'])
    expect(found(pikes, pikes, { name: 'Clubmen', kind: 'foot', stands: { pike: 2 } })).toEqual([
      'afv:army.foot Clubmen: a Foot unit has no pike stands.',
    ])
  })

  it('afv:army.heavy-mounted has two to four stands', () => {
    expect(sizes((n) => heavyMounted('Lobsters', n), 2, 4)).toEqual([
      ['afv:army.heavy-mounted Lobsters: a Heavy Mounted unit has 2 to 4 stands, not 1.'],
      [],
      [],
      ['afv:army.heavy-mounted Lobsters: a Heavy Mounted unit has 2 to 4 stands, not 5.'],
    ])
  })

  it('afv:army.heavy-mounted refuses a third Heavy Mounted unit', () => {
    const heavy = heavyMounted('Lobsters', 3)
    expect(found(pikes, heavy, heavy)).toEqual([])
    expect(found(pikes, heavy, heavy, heavy)).toEqual([
      'afv:army.heavy-mounted An army has at most two Heavy Mounted units; this has 3.',
    ])
  })

  it('afv:army.mounted has two to six stands, all the same', () => {
    expect(sizes((n) => mounted('Horse', n), 2, 6)).toEqual([
      ['afv:army.mounted Horse: a Mounted unit has 2 to 6 stands, not 1.'],
      [],
      [],
      ['afv:army.mounted Horse: a Mounted unit has 2 to 6 stands, not 7.'],
    ])
    const mixed = { name: 'Horse', kind: 'mounted', stands: { mounted: 2, heavy: 1 } } as const
    expect(found(mixed)).toEqual(['afv:army.mounted Horse: a Mounted unit has no heavy stands.'])
  })

  it('afv:army.dragoons has two to six stands', () => {
    expect(sizes((n) => dragoons('Dragoons', n), 2, 6)).toEqual([
      ['afv:army.dragoons Dragoons: a Dragoons unit has 2 to 6 stands, not 1.'],
      [],
      [],
      ['afv:army.dragoons Dragoons: a Dragoons unit has 2 to 6 stands, not 7.'],
    ])
  })

  it.each(['galloper guns', 'regular artillery', 'heavy artillery'] as const)(
    'afv:army.artillery are single stands: %s',
    (kind) => {
      expect(found(pikes, guns('Battery', kind))).toEqual([])
      expect(found(pikes, { name: 'Battery', kind, stands: { gun: 2 } })).toHaveLength(1)
    },
  )

  it('afv:army.artillery alone are no army, and nobody is none either', () => {
    expect(found(guns('Battery', 'heavy artillery'))).toEqual([
      'afv:army.artillery An army needs more than guns.',
    ])
    expect(found()).toEqual(['afv:army.pike-and-musket An army has units.'])
  })

  it('names everything that is wrong', () => {
    expect(found(pikeAndMusket('A', 0, 1), mounted('B', 9))).toHaveLength(2)
  })
})

describe('the strength of an army', () => {
  it('is what each stand is worth', () => {
    expect(strengthOf([pikeAndMusket('A', 2, 4)])).toBe(20)
    expect(strengthOf([foot('A', 1, 1)])).toBe(5)
    expect(strengthOf([heavyMounted('A', 2), mounted('B', 2), dragoons('C', 2)])).toBe(26)
    expect(
      strengthOf([
        guns('A', 'galloper guns'),
        guns('B', 'regular artillery'),
        guns('C', 'heavy artillery'),
      ]),
    ).toBe(9)
  })

  it('is a quarter less for green units, and a quarter more for veterans', () => {
    const horse = mounted('A', 4)
    expect(
      [ofQuality('green', horse), horse, ofQuality('veteran', horse)].map((u) => strengthOf([u])),
    ).toEqual([12, 16, 20])
  })
})

describe('the historical armies', () => {
  it.each(armies)('afv:army.commander leads a lawful army: $title', ({ units, source }) => {
    expect(faultsOfArmy(units)).toEqual([])
    expect(source).toContain('representative')
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length)
  })

  it('stand in the list of the rulebook under names of their own', () => {
    expect(armies.length).toBeGreaterThanOrEqual(4)
    expect(afv.armies).toEqual(armies.map(({ name, title }) => ({ name, title })))
    expect(new Set(armies.map(({ name }) => name)).size).toBe(armies.length)
  })

  it.each(matchUps)('are evenly matched, within a tenth: $title', ({ red, blue }) => {
    const [less = 0, more = 0] = [strengthOf(red.units), strengthOf(blue.units)].toSorted(
      (a, b) => a - b,
    )
    expect(more / less).toBeLessThanOrEqual(1.1)
  })

  it('meet two enemies each', () => {
    for (const army of armies)
      expect(matchUps.filter(({ red, blue }) => red === army || blue === army)).toHaveLength(2)
  })
})

describe('an army drawn at random', () => {
  it('is lawful and of the size asked for, from any seed', () => {
    for (let size = 1; size <= 30; size++)
      for (let seed = 0; seed < 20; seed++) {
        const army = randomArmy(size, randomFrom(`${size}/${seed}`))
        expect(army).toHaveLength(size)
        expect(faultsOfArmy(army)).toEqual([])
      }
  })

  it('has every kind now and then', () => {
    const army = randomArmy(200, randomFrom('many'))
    expect(new Set(army.map(({ kind }) => kind))).toEqual(
      new Set([
        'pike and musket',
        'foot',
        'heavy mounted',
        'mounted',
        'dragoons',
        'galloper guns',
        'regular artillery',
        'heavy artillery',
      ]),
    )
  })

  it('is the same again from the same seed', () => {
    const drawn = (seed: string) => randomArmy(12, randomFrom(seed))
    expect(drawn('a')).toEqual(drawn('a'))
    expect(drawn('a')).not.toEqual(drawn('b'))
  })

  it.each([0, -1, 2.5, Number.NaN])('needs a size: not %s', (size) => {
    expect(() => randomArmy(size, randomFrom('x'))).toThrow('one unit or more')
  })
})
