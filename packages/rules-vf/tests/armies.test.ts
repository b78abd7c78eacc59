import { digest, randomFrom, type Json } from '@grognard/kernel'
import { inWords } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { faultsOfArmy } from '../armies/check.ts'
import { listFrom, type ArmyList, type ListedUnit } from '../armies/list.ts'
import { pointsOf, pointsOfArmy } from '../armies/points.ts'
import { randomArmy } from '../armies/random.ts'
import { readyArmies } from '../armies/ready.ts'
import { vf2 } from '../index.ts'
import { profileOf } from '../sheets/index.ts'
import { steps } from './drawn-up.ts'

const unit = (name: string, profile: string, more: Partial<ListedUnit> = {}): ListedUnit => ({
  name,
  profile: `british ${profile}`,
  ...more,
})
const line = (name: string, more: Partial<ListedUnit> = {}) => unit(name, 'line infantry', more)

const army = (...brigades: readonly (readonly ListedUnit[])[]): ArmyList => ({
  sheet: 'british',
  name: 'ours',
  title: 'Ours',
  leader: 'General',
  brigades: brigades.map((units, i) => ({
    name: `Brigade ${i + 1}`,
    leader: `Brigadier ${i + 1}`,
    units: [...units],
  })),
})
const many = (count: number): readonly ListedUnit[] =>
  Array.from({ length: count }, (_, i) => line(`Line ${i + 1}`))
const faults = (list: ArmyList, points?: number) =>
  faultsOfArmy(list, points).map(({ clause, code, message }) => `${clause} ${code}: ${message}`)
const faultOf = (one: ListedUnit) => faults(army([one, line('Other')]))

describe('Valour & Fortitude: points', () => {
  it('vf2:options.elite each raised value has its price', () => {
    const points = (profile: string, elite: ListedUnit['elite'] = {}) =>
      pointsOf({ profile, elite }).value
    expect(points('british line infantry')).toBe(24)
    expect(points('british line infantry', { fire: 1 })).toBe(27)
    expect(points('british line infantry', { melee: 1 })).toBe(26)
    expect(points('british line infantry', { tenacity: 1 })).toBe(28)
    expect(points('british field artillery', { fire: 1 })).toBe(26)
    expect(points('french lanciers', { melee: 1, tenacity: 1 })).toBe(28)
    expect(points('french field artillery', { tenacity: 1 })).toBe(27)
  })

  it('vf2:options.understrength a unit costs 5 less', () => {
    expect(pointsOf({ profile: 'french dragoons', understrength: true }).value).toBe(17)
  })

  it('vf2:1.5 a sum tells of what it is made', () => {
    const sum = pointsOf({
      profile: 'british foot guard',
      elite: { fire: 1, melee: 1 },
      understrength: true,
    })
    expect(steps(sum)).toEqual([
      'vf2:sheet.british.units 36',
      'vf2:options.elite 39',
      'vf2:options.elite 41',
      'vf2:options.understrength 36',
    ])
    expect(inWords(sum)).toContain('+3 makes 39 (elite fire, vf2:options.elite)')
  })

  it('vf2:A1.0 an army costs what its units cost, and its leaders nothing', () => {
    const sum = pointsOfArmy(army([line('1st'), line('2nd', { elite: { melee: 1 } })], many(3)))
    expect(sum.value).toBe(24 + 26 + 72)
    expect(sum.steps.map(({ label }) => label)).toEqual([
      'points',
      '1st',
      '2nd',
      'Line 1',
      'Line 2',
      'Line 3',
    ])
  })
})

describe('Valour & Fortitude: whether a list is an army', () => {
  it.each([2, 8])('vf2:1.4 a brigade may have %i units', (count) => {
    expect(faults(army(many(count)))).toEqual([])
  })

  it.each([0, 1, 9])('vf2:1.4 a brigade has 2 to 8 units, and not %i', (count) => {
    expect(faults(army(many(count)))).toEqual([
      `vf2:1.4 brigade-size: Brigade 1: A brigade has 2 to 8 units, and not ${count}.`,
    ])
  })

  it('vf2:1.4 an army has a brigade', () => {
    expect(faults(army())).toEqual(['vf2:1.4 no-brigades: An army has one brigade or more.'])
  })

  it('vf2:A1.0 an army costs up to the points that were agreed on', () => {
    const list = army(many(3))
    expect(faults(list, 72)).toEqual([])
    expect(faults(list, 71)).toEqual([
      'vf2:A1.0 points-over: The army costs 72 points, and 71 are agreed on.',
    ])
    expect(faults(list)).toEqual([])
  })

  it('vf2:1.5 its units stand on its sheet', () => {
    const stranger = { name: 'Ligne', profile: 'french line infantry' }
    expect(faultOf(stranger)).toEqual([
      "vf2:1.5 foreign-profile: Ligne: 'french line infantry' is not on the British army sheet.",
    ])
    expect(faultOf(unit('Elephants', 'elephants'))).toEqual([
      "vf2:1.5 no-profile: Elephants: No army sheet has 'british elephants'.",
    ])
  })

  it.each([
    ['line infantry', 24, 36],
    ['foot guard', 30, 48],
    ['hussars', 9, 14],
    ['cavalry detachment', 3, 3],
    ['field artillery', 1, 1],
  ])('vf2:1.2 %s have %i to %i figures', (profile, least, most) => {
    for (const figures of [least, most])
      expect(faultOf(unit('A', profile, { figures }))).toEqual([])
    for (const figures of [least - 1, most + 1])
      expect(faultsOfArmy(army([unit('A', profile, { figures }), line('B')]))).toMatchObject([
        { clause: 'vf2:1.2', code: 'figures', data: { at: 'A', figures, least, most } },
      ])
  })

  it.each([
    ['line infantry', 12, 18],
    ['foot guard', 15, 24],
    ['hussars', 4, 7],
  ])('vf2:options.understrength %s have half as many: %i to %i', (profile, least, most) => {
    const weak = (figures: number) => unit('A', profile, { figures, understrength: true })
    for (const figures of [least, most]) expect(faultOf(weak(figures))).toEqual([])
    for (const figures of [least - 1, most + 1])
      expect(faultsOfArmy(army([weak(figures), line('B')]))).toMatchObject([
        { clause: 'vf2:options.understrength', code: 'figures' },
      ])
  })

  it.each(['rifle detachment', 'cavalry detachment', 'field artillery'])(
    'vf2:options.understrength %s never are',
    (profile) => {
      expect(
        faultsOfArmy(army([unit('A', profile, { understrength: true }), line('B')])),
      ).toMatchObject([{ clause: 'vf2:options.understrength', code: 'never-understrength' }])
    },
  )

  it.each(['fire', 'melee', 'tenacity'] as const)(
    'vf2:options.elite %s is raised by one at most',
    (value) => {
      expect(faultOf(line('A', { elite: { [value]: 1 } }))).toEqual([])
      expect(faultsOfArmy(army([line('A', { elite: { [value]: 2 } }), line('B')]))).toMatchObject([
        { clause: 'vf2:options.elite', code: 'elite-more', data: { value } },
      ])
    },
  )

  it('vf2:options.elite all values may be raised, but not a fire value that is not there', () => {
    expect(faultOf(line('A', { elite: { fire: 1, melee: 1, tenacity: 1 } }))).toEqual([])
    expect(faultOf(unit('A', 'hussars', { elite: { melee: 1, tenacity: 1 } }))).toEqual([])
    expect(faultOf(unit('A', 'hussars', { elite: { fire: 1 } }))).toEqual([
      'vf2:options.elite elite-no-fire: A: Hussars has no fire value that could be raised.',
    ])
  })

  it('vf2:1.4 names tell units and brigades apart', () => {
    expect(faults(army([line('A'), line('A')], [line('A'), line('B')]))).toEqual([
      "null name-twice: There are two of the name 'A' where every unit needs one of its own.",
    ])
    const twin = army([line('A'), line('B')], [line('C'), line('D')])
    const brigades = twin.brigades.map((brigade) => ({ ...brigade, name: 'Guards' }))
    expect(faultsOfArmy({ ...twin, brigades })).toMatchObject([{ code: 'name-twice' }])
  })

  it('vf2:A1.0 all faults are told, each with its place', () => {
    const list = army([line('A', { figures: 5 })], [line('B', { elite: { melee: 3 } }), line('C')])
    expect(faultsOfArmy(list, 10).map(({ data }) => data?.['at'])).toEqual(['Brigade 1', 'A', 'B'])
  })
})

describe('Valour & Fortitude: lists from outside', () => {
  it('vf2:A1.0 are read as they are written', () => {
    const list = army(many(2))
    expect(listFrom(list as unknown as Json)).toEqual({ ok: true, value: list })
  })

  it.each<[string, object, string]>([
    ['an unknown sheet', { sheet: 'prussian' }, 'sheet'],
    ['no leader', { leader: '' }, 'leader'],
    ['an unknown part', { horses: 4 }, "'horses' is not known here."],
    ['a brigade without its leader', { brigades: [{ name: 'A', units: [] }] }, 'brigades[0]'],
    [
      'half a figure',
      { brigades: [{ name: 'A', leader: 'B', units: [{ ...line('C'), figures: 1.5 }] }] },
      'brigades[0].units[0].figures',
    ],
  ])('vf2:A1.0 %s is refused by its place', (_what, wrong, place) => {
    const result = listFrom({ ...army(many(2)), ...wrong })
    expect(result.ok ? '' : result.refusal.message).toContain(place)
  })
})

describe('Valour & Fortitude: ready armies', () => {
  it.each(readyArmies.map((list) => [list.name, list] as const))('vf2:A1.0 %s', (_name, list) => {
    expect(faults(list, list.points)).toEqual([])
    expect(pointsOfArmy(list).value).toBeGreaterThanOrEqual(list.points - 3)
    expect(list.name).toContain(`${list.points}`)
  })

  it('vf2:A1.0 there are three or more for each army and size, each with its own name', () => {
    for (const sheet of ['british', 'french'])
      for (const points of [200, 250]) {
        const some = readyArmies.filter((list) => list.sheet === sheet && list.points === points)
        expect(some.length).toBeGreaterThanOrEqual(3)
      }
    expect(new Set(readyArmies.map(({ name }) => name)).size).toBe(readyArmies.length)
    expect(vf2.armies.map(({ name }) => name)).toEqual(readyArmies.map(({ name }) => name))
  })
})

describe('Valour & Fortitude: armies at random', () => {
  const lots = (sheet: 'british' | 'french', points: number, count = 60) =>
    Array.from({ length: count }, (_, i) => randomArmy(sheet, points, randomFrom(`${sheet} ${i}`)))

  it.each([
    ['british', 200],
    ['british', 250],
    ['french', 200],
    ['french', 250],
    ['british', 400],
  ] as const)('vf2:A1.0 %s of %i points are always armies', (sheet, points) => {
    for (const list of lots(sheet, points)) {
      expect(faults(list, points)).toEqual([])
      expect(list.brigades.length).toBeGreaterThanOrEqual(2)
      expect(pointsOfArmy(list).value).toBeGreaterThan(points - 10)
    }
  })

  it('vf2:A1.0 of any points for which two units can be had', () => {
    for (let points = 16; points < 120; points += 7)
      for (const list of lots('french', points, 8)) expect(faults(list, points)).toEqual([])
    expect(() => randomArmy('french', 15, randomFrom('few'))).toThrow(RangeError)
    expect(() => randomArmy('british', 19, randomFrom('few'))).toThrow(RangeError)
  })

  it('vf2:1.5 every row and option turns up, with as few figures as may be', () => {
    const units = [...lots('british', 250), ...lots('french', 250)].flatMap(({ brigades }) =>
      brigades.flatMap((brigade) => brigade.units),
    )
    expect(new Set(units.map(({ profile }) => profile)).size).toBe(33)
    expect(units.some(({ understrength }) => understrength)).toBe(true)
    for (const value of ['fire', 'melee', 'tenacity'] as const)
      expect(units.some(({ elite }) => elite?.[value])).toBe(true)
    expect(units.every(({ figures }) => figures === undefined)).toBe(true)
    expect(units.some((one) => profileOf(one).arm === 'artillery')).toBe(true)
  })

  it('vf2:A1.0 the same stream gives the same army', () => {
    const once = randomArmy('french', 200, randomFrom('same'))
    expect(randomArmy('french', 200, randomFrom('same'))).toEqual(once)
    expect(randomArmy('french', 200, randomFrom('other'))).not.toEqual(once)
    // On every machine, too, and from one version to the next.
    const many = [...lots('british', 250, 20), ...lots('french', 250, 20)]
    expect(digest(many)).toBe('8617dd6023b110af')
  })
})
