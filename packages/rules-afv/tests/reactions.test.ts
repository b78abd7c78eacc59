import { describe, expect, it } from 'vitest'
import { react } from '../asks/react.ts'
import type { GivenUnit } from '../position.ts'
import {
  contacts,
  DEFENSIVE,
  dragoons,
  field,
  foot,
  gallopers,
  guns,
  heavies,
  heavyGuns,
  horse,
  LED,
  muskets,
  onFoot,
  OPEN,
  pikes,
  type Field,
} from './field.ts'

/** Red's unit 0, in command, engages blue's unit 2; unit 1 keeps red's phase from ending. */
function attack(
  red: GivenUnit,
  blue: readonly GivenUnit[],
  dice: readonly number[] = [],
  more: object = {},
): Field {
  const table = field([red, foot(0)], blue, { ...LED, ...more }, dice)
  table.answer('red', { unit: 0, do: 'engage', target: 2 })
  return table
}

const done = (table: Field, unit = 0) => table.judged({ unit, do: 'turn', facing: 1 })
const single = { stands: { musket: 2 }, formation: OPEN } as const

/** What blue may answer now. */
const choices = (table: Field) =>
  react
    .candidates(table.battle(), { side: 'blue' }, 99, undefined as never)
    .map((answer) => (answer === 'pass' ? answer : `${answer.unit} ${answer.react}`))

describe('afv: who reacts', () => {
  it('afv:react.general units in the zone that are free and have no yellow marker', () => {
    const table = field(
      [foot(7), foot(0), foot(7)],
      [muskets(7), guns(7), guns(7, { reacted: true }), gallopers(7), horse(12), guns(12)],
      { ...LED, engagements: [{ by: 2, with: 6, face: 'front' }] },
    )
    table.answer('red', { unit: 0, do: 'engage', target: 3 })
    expect(choices(table)).toEqual(['pass', '3 fire', '3 form', '3 form', '4 support'])
    for (const [unit, code] of [
      [5, 'reacted'],
      [6, 'react-engaged'],
      [8, 'react-elsewhere'],
      [2, 'cannot-react'],
    ] as const)
      expect(table.refused('blue', { unit, react: 'support' })).toMatchObject({
        clause: 'afv:react.general',
        code,
      })
  })

  it('afv:react.general only what is being engaged fires, forms, evades or flees', () => {
    const table = attack(foot(7), [muskets(7), muskets(7), onFoot(7, { formation: OPEN })])
    expect(table.refused('blue', { unit: 3, react: 'fire' })).toMatchObject({
      clause: 'afv:react.defensive-fire',
      code: 'not-the-target',
    })
    expect(table.refused('blue', { unit: 4, react: 'evade' }).code).toBe('not-the-target')
  })

  it('afv:react.general nobody is asked where nobody can react', () => {
    const table = attack(foot(7), [guns(7), guns(12)])
    expect(contacts(table)).toEqual(['0 on front of 2'])
    expect(table.asked('red')).toEqual(['move'])
  })

  it('afv:react.general an engaged unit does not react when another enemy joins in', () => {
    const table = field([foot(7), foot(7)], [muskets(7)], {
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    table.answer('red', { unit: 1, do: 'engage', target: 2 })
    expect(contacts(table)).toHaveLength(2)
  })

  it('afv:react.general once a phase; yellow markers go when the phase ends', () => {
    const table = field([foot(7), foot(7), foot(0)], [foot(7), guns(7)], LED, [6, 6, 6])
    table.answer('red', { unit: 0, do: 'engage', target: 3 })
    table.answer('blue', { unit: 4, react: 'support' })
    expect(table.unit(4)).toMatchObject({ reacted: true, fired: true })
    table.answer('blue', 'pass')
    table.usedUp()
    table.answer('red', { unit: 1, do: 'engage', target: 4 })
    table.answer('red', { do: 'end' })
    expect(table.battle().units.some(({ reacted }) => reacted)).toBe(false)
    expect(table.unit(4).fired).toBe(true)
  })

  it('afv:react.general a mounted unit with a yellow marker is simply engaged', () => {
    const table = attack(pikes(7), [horse(7, { reacted: true, facing: 3 })])
    expect(contacts(table)).toEqual(['0 on left of 2'])
    expect(table.unit(2)).toMatchObject({ facing: 3, hits: 0 })
  })

  it('afv:react.general several units react in turn before the movement goes on', () => {
    const table = attack(foot(7), [muskets(7), guns(7), gallopers(7)], [1, 6, 6, 6, 2, 1, 6, 6, 6])
    table.answer('blue', { unit: 3, react: 'support' })
    table.answer('blue', { unit: 4, react: 'support' })
    expect(contacts(table)).toEqual([])
    table.answer('blue', { unit: 2, react: 'fire' })
    table.usedUp()
    // Each had a hit; nobody alone had two. The one hit of the muskets spares them an impact.
    expect(contacts(table)).toEqual(['0 on front of 2'])
    expect([table.unit(0).hits, table.unit(2).hits]).toEqual([3, 0])
  })

  it('afv:react.general a compulsory reaction is due when its owner would pass', () => {
    const table = attack(horse(7), [guns(7), guns(7)], [6, 6, 6, 6, 1, 1, 6, 6])
    expect(table.refused('blue', 'pass')).toMatchObject({
      clause: 'afv:react.artillery-fire',
      code: 'compulsory',
    })
    table.answer('blue', { unit: 3, react: 'support' })
    // Now nothing is left but to fire, and the guns do so unasked.
    table.usedUp()
    expect(table.unit(0).hits).toBe(2)
    expect(table.unit(2)).toMatchObject({ fired: true, gone: null })
  })

  it('afv:react.general what has been announced is done: red is not asked again', () => {
    const table = attack(foot(7), [muskets(7)])
    expect([table.asked('red'), table.asked('blue')]).toEqual([[], ['react']])
    table.answer('blue', 'pass')
    expect(contacts(table)).toEqual(['0 on front of 2'])
    expect(done(table)).toBe('moved')
  })
})

describe('afv: counter-charge and recoil', () => {
  it('afv:react.counter-charge horse must do one or the other', () => {
    const table = attack(horse(7), [horse(7)])
    expect(choices(table)).toEqual(['2 counter-charge', '2 recoil'])
    expect(table.refused('blue', 'pass')).toMatchObject({
      clause: 'afv:react.counter-charge',
      code: 'compulsory',
    })
    expect(table.refused('blue', { unit: 2, react: 'intercept' }).code).toBe('target-intercepts')
  })

  it.each([
    ['straight ahead', 2, 1],
    ['after a turn from the flank', 1, 2],
    ['after a turn about', 0, 2],
  ] as const)('afv:react.counter-charge %s', (_how, facing, hits) => {
    const table = attack(horse(7), [horse(7, { facing })])
    table.answer('blue', { unit: 2, react: 'counter-charge' })
    expect(contacts(table)).toEqual(['2 on front of 0'])
    expect(table.unit(2)).toMatchObject({ facing: 2, hits })
    expect(table.unit(0)).toMatchObject({ facing: 0, hits: 0 })
    expect(done(table)).toBe('moved')
  })

  it('afv:react.counter-charge against foot too, and foot themselves do not', () => {
    const table = attack(pikes(7), [dragoons(7)])
    table.answer('blue', { unit: 2, react: 'counter-charge' })
    expect(contacts(table)).toEqual(['2 on front of 0'])
    const other = attack(horse(7), [foot(7)])
    expect(other.refused('blue', { unit: 2, react: 'counter-charge' }).code).toBe(
      'mounted-counter-charge',
    )
    expect(other.refused('blue', { unit: 2, react: 'recoil', column: 2 }).code).toBe(
      'mounted-recoil',
    )
  })

  it('afv:react.recoil from foot: into the nearest reserve zone, and the foot do no more', () => {
    const table = attack(pikes(7), [horse(7, { hits: 1 })])
    expect(table.refused('blue', { unit: 2, react: 'recoil', column: 1 })).toMatchObject({
      clause: 'afv:react.recoil',
      code: 'nearest-reserve',
    })
    table.answer('blue', { unit: 2, react: 'recoil', column: 2 })
    expect(table.unit(2)).toMatchObject({ zone: 1002, hits: 1, reacted: true })
    expect(contacts(table)).toEqual([])
    expect([table.asked('red'), done(table)]).toEqual([['move'], 'moved'])
  })

  it('afv:react.recoil the nearest with room; of two equally near the owner chooses', () => {
    const full = Array.from({ length: 4 }, () => foot(1002))
    const table = attack(pikes(7), [horse(7), ...full])
    expect(table.refused('blue', { unit: 2, react: 'recoil', column: 2 }).code).toBe(
      'nearest-reserve',
    )
    expect(choices(table)).toEqual(['2 counter-charge', '2 recoil', '2 recoil'])
    table.answer('blue', { unit: 2, react: 'recoil', column: 3 })
    expect(table.unit(2).zone).toBe(1003)
  })

  it('afv:react.recoil from the edge of the table: fewest columns away', () => {
    const table = field([pikes(9)], [horse(9)], { commanders: { red: 9, blue: null } })
    table.answer('red', { unit: 0, do: 'engage', target: 1 })
    expect(table.refused('blue', { unit: 1, react: 'recoil', column: 2 }).code).toBe(
      'nearest-reserve',
    )
    table.answer('blue', { unit: 1, react: 'recoil', column: 3 })
    expect(table.unit(1).zone).toBe(1003)
  })

  it('afv:react.recoil is closed where no reserve zone has room', () => {
    const table = attack(horse(7), [horse(7)], [], { table: { reserves: [] } })
    // To counter-charge is all that is left.
    expect(contacts(table)).toEqual(['2 on front of 0'])
  })

  it('afv:react.recoil mounted that are left alone rally, facing any way', () => {
    const table = attack(horse(7), [horse(7)])
    table.answer('blue', { unit: 2, react: 'recoil', column: 2 })
    expect(table.asked('red')).toEqual(['press on'])
    expect(table.refused('red', { rally: 4 })).toBeTruthy()
    expect(table.refused('red', { rally: 4, engage: 2 })).toBeTruthy()
    expect(table.refused('red', { rally: 1, engage: 2 })).toBeTruthy()
    expect(table.refused('red', { engage: 2 }).code).toBe('same-zone')
    table.answer('red', { rally: 3 })
    expect(table.unit(0)).toMatchObject({ facing: 3, zone: 7 })
    expect([table.asked('red'), done(table)]).toEqual([['move'], 'moved'])
  })

  it('afv:react.recoil mounted may engage another, which reacts again, and so on', () => {
    const table = attack(horse(7), [horse(7), heavies(7), muskets(7)])
    table.answer('blue', { unit: 2, react: 'recoil', column: 2 })
    table.answer('red', { engage: 3 })
    table.answer('blue', { unit: 3, react: 'recoil', column: 2 })
    table.answer('red', { engage: 4 })
    table.answer('blue', 'pass')
    expect(contacts(table)).toEqual(['0 on front of 4'])
  })

  it('afv:react.recoil to engage another is tested for anew', () => {
    const table = field([horse(7), foot(0)], [horse(7), guns(7)], {}, [3, 4])
    table.answer('red', { unit: 0, do: 'engage', target: 2 })
    table.answer('blue', { unit: 2, react: 'recoil', column: 2 })
    table.answer('red', { engage: 3 })
    table.usedUp()
    expect(contacts(table)).toEqual([])
    expect([table.unit(3).gone, done(table)]).toEqual([null, 'moved'])
  })
})

describe('afv: guns that are engaged', () => {
  it('afv:react.artillery-fire two hits: the mounted flinch', () => {
    const table = attack(horse(7), [guns(7)], [2, 1, 3, 6])
    table.usedUp()
    expect(table.unit(0)).toMatchObject({ hits: 2, zone: 7 })
    expect(table.unit(2)).toMatchObject({ gone: null, fired: true, reacted: true })
    expect(contacts(table)).toEqual([])
    expect([table.asked('red'), done(table)]).toEqual([['move'], 'moved'])
  })

  it.each([
    ['galloper guns', gallopers(7), [2, 3, 6]],
    ['regular artillery', guns(7), [2, 3, 6, 4]],
    ['heavy artillery', heavyGuns(7), [2, 3, 6, 4, 5]],
  ])('afv:react.artillery-fire one hit: %s are over-run', (_who, target, dice) => {
    const table = attack(horse(7), [target], dice)
    table.usedUp()
    expect(table.unit(2)).toMatchObject({ gone: 'routed', zone: null })
    expect(table.unit(0).hits).toBe(1)
    expect(table.asked('red')).toEqual(['press on'])
    table.answer('red', { rally: 1 })
    expect(table.unit(0).facing).toBe(1)
  })

  it('afv:react.artillery-fire guns that have fired are over-run without a shot', () => {
    const table = attack(dragoons(7), [guns(7, { fired: true }), foot(7)])
    expect(table.unit(2).gone).toBe('routed')
    table.answer('red', { engage: 3 })
    expect(table.asked('blue')).toEqual(['react'])
    table.answer('blue', 'pass')
    expect(contacts(table)).toEqual(['0 on front of 3'])
  })

  it('afv:react.artillery-fire guns that fired in support have no shot left, and are over-run', () => {
    const table = field([foot(7), horse(7), foot(0)], [foot(7), guns(7)], LED, [6, 6, 6])
    table.answer('red', { unit: 0, do: 'engage', target: 3 })
    table.answer('blue', { unit: 4, react: 'support' })
    table.answer('blue', 'pass')
    table.answer('red', { unit: 1, do: 'engage', target: 4 })
    table.usedUp()
    expect(table.unit(4).gone).toBe('routed')
    expect(table.asked('red')).toEqual(['press on'])
  })

  it('afv:react.artillery-fire guns already engaged are joined, not over-run', () => {
    const table = field([foot(7), horse(7)], [guns(7)], {
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    table.answer('red', { unit: 1, do: 'engage', target: 2 })
    expect(table.unit(2)).toMatchObject({ gone: null, fired: false })
    expect(contacts(table)).toHaveLength(2)
  })

  it('afv:react.artillery-fire guns do not fire at foot that come for them', () => {
    const table = attack(foot(7), [gallopers(7)])
    expect(table.refused('blue', { unit: 2, react: 'fire' }).code).toBe('guns-meet-mounted')
    table.answer('blue', 'pass')
    expect(contacts(table)).toEqual(['0 on front of 2'])
    expect(table.unit(2)).toMatchObject({ gone: null, fired: false })
  })

  it('afv:react.flee galloper guns run from foot to the nearest reserve zone', () => {
    const table = attack(foot(7), [gallopers(7, { hits: 1 })])
    table.answer('blue', { unit: 2, react: 'flee', column: 2 })
    expect(table.unit(2)).toMatchObject({ zone: 1002, hits: 1, reacted: true })
    expect(contacts(table)).toEqual([])
    expect(done(table)).toBe('moved')
  })

  it('afv:react.flee no other guns, and not from mounted; nor where no reserve has room', () => {
    const others = attack(foot(7), [guns(7), guns(7)])
    expect(others.refused('blue', { unit: 2, react: 'flee', column: 2 })).toMatchObject({
      clause: 'afv:react.flee',
      code: 'flee-gallopers',
    })
    const mounted = attack(horse(7), [gallopers(7), guns(7)])
    expect(mounted.refused('blue', { unit: 2, react: 'flee', column: 2 }).code).toBe(
      'flee-from-foot',
    )
    const nowhere = attack(foot(7), [gallopers(7)], [], { table: { reserves: [] } })
    expect(contacts(nowhere)).toEqual(['0 on front of 2'])
  })

  it('afv:react.supporting-fire two hits and the engager flinches, foot or mounted', () => {
    const onFootUnit = attack(foot(7), [foot(7), guns(7)], [1, 2, 6])
    onFootUnit.answer('blue', { unit: 3, react: 'support' })
    onFootUnit.usedUp()
    expect(contacts(onFootUnit)).toEqual([])
    expect(onFootUnit.unit(0).hits).toBe(2)
    expect(done(onFootUnit)).toBe('moved')
    const mounted = attack(horse(7), [foot(7), guns(7)], [1, 2, 6, 6])
    mounted.answer('blue', { unit: 3, react: 'support' })
    mounted.usedUp()
    // Nobody has gone, so there is nothing to press on to.
    expect([contacts(mounted), mounted.asked('red')]).toEqual([[], ['move']])
  })

  it('afv:react.supporting-fire with fewer hits the engager comes on', () => {
    const table = attack(foot(7), [foot(7), guns(7)], [1, 3, 6])
    table.answer('blue', { unit: 3, react: 'support' })
    table.answer('blue', 'pass')
    table.usedUp()
    expect(contacts(table)).toEqual(['0 on front of 2'])
    expect(table.unit(3)).toMatchObject({ fired: true, reacted: true })
  })

  it('afv:react.supporting-fire not by guns that fired, nor for themselves, nor by muskets', () => {
    const table = attack(foot(7), [gallopers(7), guns(7, { fired: true }), muskets(7)])
    const support = (unit: number) => table.refused('blue', { unit, react: 'support' })
    expect([support(2).code, support(4).code]).toEqual(['supports-itself', 'guns-support'])
    expect(support(3)).toMatchObject({ clause: 'afv:fire.who', code: 'fired' })
  })
})

describe('afv: foot that are engaged', () => {
  it.each([
    ['two hits: the enemy flinches', [1, 2, 3, 6], 2, 0, []],
    ['one hit: contact', [1, 3, 4, 6], 1, 0, ['0 on front of 2']],
    ['no hit: contact and a light impact', [3, 3, 4, 6], 0, 1, ['0 on front of 2']],
  ])('afv:react.defensive-fire %s', (_what, dice, taken, impact, touching) => {
    const table = attack(foot(7), [muskets(7)], dice)
    table.answer('blue', { unit: 2, react: 'fire' })
    table.usedUp()
    expect([table.unit(0).hits, table.unit(2).hits]).toEqual([taken, impact])
    expect(contacts(table)).toEqual(touching)
    expect(table.unit(2)).toMatchObject({ fired: true, reacted: true })
    expect(done(table)).toBe('moved')
  })

  it('afv:react.defensive-fire by dragoons on foot, at dragoons on foot', () => {
    const table = attack(onFoot(7), [onFoot(7)], [1, 1, 6, 6])
    table.answer('blue', { unit: 2, react: 'fire' })
    table.usedUp()
    expect(table.unit(0).hits).toBe(2)
  })

  it('afv:react.defensive-fire not after firing, not without muskets, not at mounted', () => {
    const fired = attack(foot(7), [muskets(7, { fired: true })])
    expect(fired.refused('blue', { unit: 2, react: 'fire' })).toMatchObject({
      clause: 'afv:fire.who',
      code: 'fired',
    })
    const unarmed = attack(foot(7), [foot(7)])
    expect(unarmed.refused('blue', { unit: 2, react: 'fire' })).toMatchObject({
      clause: 'afv:fire.who',
      code: 'arms',
    })
    const pikesOnly = attack(foot(7), [pikes(7, { stands: { pike: 4 } })])
    expect(pikesOnly.refused('blue', { unit: 2, react: 'fire' })).toMatchObject({
      clause: 'afv:fire.who',
      code: 'arms',
    })
    const mounted = attack(horse(7), [muskets(7)])
    expect(mounted.refused('blue', { unit: 2, react: 'fire' }).code).toBe('foot-meet-foot')
  })

  it('afv:react.defensive-fire an impact is felt only where it comes to contact', () => {
    const table = attack(foot(7), [muskets(7), guns(7)], [6, 6, 6, 6, 1, 1, 6])
    table.answer('blue', { unit: 2, react: 'fire' })
    table.answer('blue', { unit: 3, react: 'support' })
    table.usedUp()
    expect(contacts(table)).toEqual([])
    expect(table.unit(2).hits).toBe(0)
  })

  it('afv:react.hasty-defence against foot: disorder, and contact', () => {
    const table = attack(foot(7), [pikes(7)])
    table.answer('blue', { unit: 2, react: 'form', files: 3 })
    expect(table.unit(2)).toMatchObject({ formation: { kind: 'defensive', files: 3 }, hits: 1 })
    expect(contacts(table)).toEqual(['0 on front of 2'])
    expect(table.unit(0).hits).toBe(0)
  })

  it('afv:react.hasty-defence with pikes mounted pull up short and are disordered', () => {
    const table = attack(heavies(7), [pikes(7, { stands: { pike: 1, musket: 3 } })])
    table.answer('blue', { unit: 2, react: 'form', files: 2 })
    expect(table.unit(2)).toMatchObject({ hits: 1, reacted: true })
    expect(table.unit(0).hits).toBe(1)
    expect(contacts(table)).toEqual([])
    expect([table.asked('red'), done(table)]).toEqual([['move'], 'moved'])
  })

  it.each([
    ['dragoons', dragoons(7), 1],
    ['mounted', horse(7), 2],
    ['heavy mounted', heavies(7), 3],
  ])('afv:react.hasty-defence without pikes %s charge home', (_who, unit, impact) => {
    const table = attack(unit, [muskets(7)])
    table.answer('blue', { unit: 2, react: 'form', files: 2 })
    expect(table.unit(2).hits).toBe(1 + impact)
    expect(table.unit(0).hits).toBe(0)
    expect(contacts(table)).toEqual(['0 on front of 2'])
  })

  it('afv:react.hasty-defence without it there is no impact at all', () => {
    const waiting = attack(horse(7), [muskets(7)])
    waiting.answer('blue', 'pass')
    expect(waiting.unit(2).hits).toBe(0)
    const formed = attack(horse(7), [muskets(7, { formation: DEFENSIVE })])
    expect(formed.unit(2).hits).toBe(0)
    expect(contacts(formed)).toEqual(['0 on front of 2'])
  })

  it('afv:react.hasty-defence into a valid formation, by foot that are in none yet', () => {
    const table = attack(foot(7), [muskets(7)])
    expect(table.refused('blue', { unit: 2, react: 'form', files: 4 })).toMatchObject({
      clause: 'afv:formation.attack',
      code: 'wide',
    })
    const formed = attack(foot(7), [muskets(7, { formation: DEFENSIVE })])
    expect(formed.refused('blue', { unit: 2, react: 'form', files: 2 }).code).toBe(
      'defensive-already',
    )
  })

  it('afv:react.evade open order foot slip away from foot', () => {
    const table = attack(foot(7), [muskets(7, single)])
    table.answer('blue', { unit: 2, react: 'evade' })
    expect(contacts(table)).toEqual([])
    expect(table.unit(2)).toMatchObject({ zone: 7, reacted: true, hits: 0 })
    expect(done(table)).toBe('moved')
  })

  it('afv:react.evade not from mounted, and not out of attack formation', () => {
    const mounted = attack(horse(7), [muskets(7, single)])
    expect(mounted.refused('blue', { unit: 2, react: 'evade' })).toMatchObject({
      clause: 'afv:react.evade',
      code: 'evade-from-foot',
    })
    const formed = attack(foot(7), [muskets(7)])
    expect(formed.refused('blue', { unit: 2, react: 'evade' }).code).toBe('evade-open-order')
  })

  it('afv:react.evade one who has evaded once is caught the second time', () => {
    const table = field([foot(7), foot(7), foot(0)], [muskets(7, single)], LED)
    table.answer('red', { unit: 0, do: 'engage', target: 3 })
    table.answer('blue', { unit: 3, react: 'evade' })
    table.answer('red', { unit: 1, do: 'engage', target: 3 })
    expect(contacts(table)).toEqual(['1 on front of 3'])
  })
})
