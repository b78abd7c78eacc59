import type { Question } from '@grognard/kernel'
import type { Order, Ordered, Vf } from '@grognard/rules-vf/functions'
import { vf2 } from '@grognard/rules-vf'
import { describe, expect, it } from 'vitest'
import { plainly } from '../../vf/habits/index.ts'
import { ALL_OUT, CAMPING, PLAIN, SHOOTING, type Temper } from '../../vf/habits/temper.ts'
import { wayTo } from '../../vf/habits/table.ts'
import { reasons as english } from '../../vf/words/en.ts'
import { reasons as italian } from '../../vf/words/it.ts'
import { acting, drawnUp, questionTo, unit } from './sparring-table.ts'

/** What red orders next, and why. */
function ordered(battle: Vf, temper: Temper = PLAIN) {
  const question = questionTo('red', battle)
  expect(question.ask.name).toBe('order')
  const { answer, reason } = plainly(question, temper)
  expect(question.kind.refuse(question.seen, question.ask.args, answer)).toBeNull()
  return { order: (answer as Ordered).order, why: reason?.code }
}

const foot = (x: number, y: number, more = {}) => unit('british line infantry', x, y, 0, more)
const ligne = (x: number, y: number, more = {}) => unit('french line infantry', x, y, 180, more)
const AT_CENTRE = { objectives: [{ name: 'The centre', at: { x: 36_000, y: 24_000 } }] }

const endOf = (order: Order) => {
  if (order.do !== 'move' && order.do !== 'double' && order.do !== 'retreat')
    throw new Error(order.do)
  return order.way.at(-1)
}

describe('orders by plain good sense', () => {
  it('a shaken unit out of the enemy’s reach rallies', () => {
    const { order, why } = ordered(acting([foot(36, 40, { losses: 4 })], [ligne(36, 6)]))
    expect(order.do).toBe('rally')
    expect(why).toBe('rallies-shaken')
  })

  it('a shaken unit near the enemy goes back', () => {
    const { order, why } = ordered(acting([foot(36, 30, { losses: 4 })], [ligne(36, 21)]))
    expect(order.do).toBe('move')
    expect(endOf(order)?.y).toBeGreaterThan(30_000)
    expect(why).toBe('withdraws')
  })

  it('a unit advances to an objective that nobody holds', () => {
    const { order, why } = ordered(acting([foot(36, 40)], [ligne(66, 4)], AT_CENTRE))
    expect(['move', 'double']).toContain(order.do)
    expect(endOf(order)?.y).toBeLessThan(36_000)
    expect(['advances', 'doubles']).toContain(why)
  })

  it('a gun that looks the wrong way is turned to the enemy', () => {
    const gun = unit('british field artillery', 36, 38, 180)
    const { order, why } = ordered(acting([gun], [ligne(36, 10)]))
    expect(why).toBe('unlimbers')
    if (order.do !== 'move' || !order.after) throw new Error('It is not turned.')
    expect(order.after.formation.kind).toBe('unlimbered')
    const facing = (order.after.pose.facing / 65_536) * 360
    expect(Math.min(facing, 360 - facing)).toBeLessThan(20)
  })

  it('a gun with a field of fire stays', () => {
    const gun = unit('british field artillery', 36, 38, 0)
    const { order, why } = ordered(acting([gun], [ligne(36, 10)]))
    expect(order.do).toBe('stay')
    expect(why).toBe('guns-stay')
  })

  it('cavalry rides down a shaken battery, and a recruit knows it', () => {
    const heavies = unit('british heavy dragoons', 36, 34, 0)
    const battery = unit('french field artillery', 36, 24, 0, { losses: 2 })
    const { order, why } = ordered(acting([heavies], [battery]))
    expect(order.do).toBe('assault')
    expect(why).toBe('assaults')
  })

  it('a recruit does not assault at hopeless odds, whoever only assaults does', () => {
    const worn = foot(36, 30, { losses: 3 })
    const strong = [ligne(36, 24), ligne(26, 23), ligne(46, 23)]
    expect(ordered(acting([worn], strong)).order.do).not.toBe('assault')
    const { order, why } = ordered(acting([worn], strong), ALL_OUT)
    expect(order.do).toBe('assault')
    expect(why).toBe('charges')
  })

  it('whoever camps or only shoots never assaults, however good the odds', () => {
    const battle = () => acting([foot(36, 30)], [ligne(36, 24, { losses: 4 })])
    expect(ordered(battle()).order.do).toBe('assault')
    expect(ordered(battle(), CAMPING).order.do).not.toBe('assault')
    expect(ordered(battle(), SHOOTING).order.do).not.toBe('assault')
  })

  it('infantry before cavalry forms square', () => {
    const cuirassiers = unit('french cuirassiers and carabineers', 36, 12, 180)
    const { order, why } = ordered(
      acting([foot(36, 27)], [cuirassiers], {
        objectives: [{ name: 'Here', at: { x: 36_000, y: 26_000 }, control: 'red' }],
      }),
    )
    expect(why).toBe('forms-square')
    expect(order).toMatchObject({ do: 'move', after: { formation: { kind: 'square' } } })
  })

  it('whoever holds an objective stays there', () => {
    const holder = foot(36, 25)
    const { order, why } = ordered(
      acting([holder], [ligne(6, 4)], {
        objectives: [
          { name: 'Here', at: { x: 36_000, y: 24_000 }, control: 'red' },
          { name: 'There', at: { x: 36_000, y: 20_000 }, control: 'red' },
        ],
      }),
    )
    expect(order.do).toBe('stay')
    expect(why).toBe('holds')
  })
})

describe('fire by plain good sense', () => {
  const target = (battle: Vf, temper: Temper = PLAIN) => plainly(questionTo('red', battle), temper)

  it('shoots at who is nearest to breaking', () => {
    const battle = drawnUp(
      [foot(30, 30), foot(42, 30)],
      [ligne(28, 20), ligne(44, 20, { losses: 4 })],
      { phase: 'fire' },
    )
    expect(target(battle, SHOOTING).answer).toMatchObject({ target: 3 })
  })

  it('keeps whoever assaults from shooting', () => {
    const battle = drawnUp([foot(36, 28)], [ligne(36, 22)], { phase: 'fire' })
    expect(target(battle, ALL_OUT)).toMatchObject({ answer: null, reason: { code: 'holds-fire' } })
    expect(target(battle, SHOOTING).answer).toMatchObject({ target: 1 })
  })
})

describe('what players reckon with', () => {
  it('the way over a river leads over its bridge', () => {
    const sabugal = vf2.scenarios.find(({ name }) => name === 'sabugal')
    const begun = sabugal && vf2.setUp({ position: sabugal.position, options: {} })
    if (!begun?.ok) throw new Error('There is no such battle.')
    const { terrain } = begun.value
    const river = terrain.features.find(({ kind }) => kind === 'river')
    expect(river).toBeDefined()
    const from = { x: terrain.width / 2, y: 2000 }
    const to = { x: terrain.width / 2, y: terrain.height - 2000 }
    const straight = (terrain.height - 4000) / 1000
    expect(wayTo(begun.value, from, to)).toBeGreaterThan(straight - 4)
    expect(wayTo(begun.value, from, from)).toBeLessThan(4)
  })

  it('every reason has a sentence in English and Italian', () => {
    expect(Object.keys(italian)).toEqual(Object.keys(english))
  })

  it('a question that nobody knows is answered by a candidate', () => {
    const question = questionTo('red', acting([foot(36, 40)], [ligne(36, 6)]))
    const strange: Question = { ...question, ask: { ...question.ask, name: 'strange' } }
    const { answer, reason } = plainly(strange)
    expect(question.kind.refuse(question.seen, question.ask.args, answer)).toBeNull()
    expect(reason?.code).toBe('any')
  })
})

describe('a unit that must retreat', () => {
  const horse = (x: number, y: number) => unit('british hussars', x, y, 0)
  const cuirassiers = (x: number, y: number) =>
    unit('french cuirassiers and carabineers', x, y, 180)
  const asked = (battle: Vf): Question => {
    const question = questionTo('red', battle)
    const kind = vf2.asks.find(({ name }) => name === 'retreat') as unknown as Question['kind']
    return { ...question, kind, ask: { ...question.ask, name: 'retreat', args: { unit: 0 } } }
  }

  it('goes back where it can, and says so where it cannot', () => {
    const free = plainly(asked(acting([horse(36, 30)], [cuirassiers(36, 30)])))
    expect(free).toMatchObject({ answer: { do: 'retreat' }, reason: { code: 'retreats' } })
    // Enemies before its front and behind its rear, and at both sides.
    const around = [
      cuirassiers(36, 30),
      unit('french line infantry', 36, 34.2, 0),
      unit('french line infantry', 31, 30, 90),
      unit('french line infantry', 41, 30, 270),
    ]
    const cornered = plainly(asked(acting([horse(36, 30)], around)))
    expect(cornered).toMatchObject({ answer: 'none', reason: { code: 'no-way-back' } })
  })
})
