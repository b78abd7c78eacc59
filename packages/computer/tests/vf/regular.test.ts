import { INCH } from '@grognard/geometry'
import { digest, randomFrom, type Question } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import { unitOf, type Order, type Ordered, type Vf } from '@grognard/rules-vf/functions'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { random } from '../../random.ts'
import { pieceAt, pictureOf } from '../../vf/features/picture.ts'
import { recruit } from '../../vf/recruit.ts'
import { regular } from '../../vf/regular/index.ts'
import { pictureWithout, standingWorth, sumOf, worthBeyond } from '../../vf/regular/standing.ts'
import { regularReasons as english } from '../../vf/words/regular.en.ts'
import { regularReasons as italian } from '../../vf/words/regular.it.ts'
import { acting, battleOf, drawnUp, questionTo, unit } from './sparring-table.ts'

/** Whole battles take a second or two, and more on a machine that is busy. */
const LONG = 120_000

const foot = (x: number, y: number, more = {}) => unit('british line infantry', x, y, 0, more)
const ligne = (x: number, y: number, more = {}) => unit('french line infantry', x, y, 180, more)
const AT_CENTRE = { objectives: [{ name: 'The centre', at: { x: 36_000, y: 24_000 } }] }

/** What red orders next, and why. */
function ordered(battle: Vf) {
  const question = questionTo('red', battle)
  expect(question.ask.name).toBe('order')
  const { answer, reason } = regular.sit()(question)
  expect(question.kind.refuse(question.seen, question.ask.args, answer)).toBeNull()
  return { order: (answer as Ordered).order, why: reason?.code, reason }
}

const endOf = (order: Order) => {
  if (order.do !== 'move' && order.do !== 'double' && order.do !== 'retreat')
    throw new Error(order.do)
  return order.way.at(-1)
}

describe('the orders of a regular', () => {
  it('a shaken unit out of the enemy’s reach rallies', () => {
    const { order, why } = ordered(acting([foot(36, 40, { losses: 4 })], [ligne(36, 6)], AT_CENTRE))
    expect(order.do).toBe('rally')
    expect(why).toBe('recovers')
  })

  it('a shaken unit under fire is drawn back', () => {
    const { order } = ordered(
      acting([foot(36, 30, { losses: 4 })], [ligne(30, 21), ligne(44, 21)], AT_CENTRE),
    )
    expect(['move', 'retreat']).toContain(order.do)
    expect(endOf(order)?.y).toBeGreaterThan(30_000)
  })

  it('a fresh unit goes for an objective that nobody holds', () => {
    const { order, reason } = ordered(acting([foot(36, 40)], [ligne(66, 4)], AT_CENTRE))
    expect(endOf(order)?.y).toBeLessThan(36_000)
    expect(reason && regular.say(reason, 'en')).toContain('The centre')
  })

  it('units that can support one another assault a shaken enemy, with the odds told', () => {
    const { order, why, reason } = ordered(
      acting([foot(33, 26), foot(46, 26)], [ligne(38, 21, { losses: 4 })], AT_CENTRE),
    )
    expect(order.do).toBe('assault')
    expect(why).toBe('strikes')
    expect(reason?.data['wins']).toBeGreaterThan(60)
  })

  it('nobody assaults a stronger enemy alone', () => {
    const { order } = ordered(
      acting(
        [foot(36, 29, { losses: 3 })],
        [ligne(28, 22), ligne(44, 22), ligne(36, 17)],
        AT_CENTRE,
      ),
    )
    expect(order.do).not.toBe('assault')
  })

  it('cavalry does not charge a square', () => {
    const horse = unit('british heavy dragoons', 36, 34, 0)
    const square = ligne(36, 22, { formation: { kind: 'square' } })
    expect(ordered(acting([horse], [square], AT_CENTRE)).order.do).not.toBe('assault')
  })

  it('cavalry charges guns that stand alone', () => {
    const horse = unit('british heavy dragoons', 36, 34, 0)
    const guns = unit('french field artillery', 36, 24, 180, { losses: 1 })
    expect(ordered(acting([horse], [guns], AT_CENTRE)).order.do).toBe('assault')
  })
})

describe('what a place is worth', () => {
  const battle = drawnUp(
    [foot(24, 30), foot(36, 30, { losses: 4 }), unit('british field artillery', 48, 30, 0)],
    [ligne(24, 20), ligne(36, 18), unit('french cuirassiers and carabineers', 50, 20, 180)],
    AT_CENTRE,
  )
  const picture = pictureOf(battle, 'red')
  const places = [20, 26, 32, 38, 44, 50].flatMap((x) =>
    [14, 20, 26, 32, 38].map((y) => ({ x: x * INCH, y: y * INCH, facing: 0 })),
  )

  it.each([0, 1, 2])('is told beyond a limit, and only there (unit %i)', (id) => {
    const mover = unitOf(battle, id)
    const without = pictureWithout(picture, id)
    let [above, below] = [0, 0]
    for (const pose of places) {
      const piece = pieceAt(battle, mover, { formation: mover.formation, pose })
      const parts = standingWorth(without, piece, null)
      const worth = sumOf(parts)
      for (const least of [worth - 0.001, worth, worth + 0.001, 0, 0.05]) {
        const told = worthBeyond(without, piece, null, least)
        expect(told).toEqual(worth > least ? parts : null)
        if (told) above++
        else below++
      }
    }
    expect(above).toBeGreaterThan(places.length)
    expect(below).toBeGreaterThan(places.length)
  })
})

describe('the fire of a regular', () => {
  it('is aimed where it tells most', () => {
    const battle = drawnUp(
      [foot(24, 30), foot(48, 30)],
      [ligne(24, 20), ligne(48, 20, { losses: 4 })],
      { phase: 'fire' },
    )
    const { answer, reason } = regular.sit()(questionTo('red', battle))
    const target = (answer as { readonly target: number }).target
    expect(battle.units[target]?.name).toBe('french line infantry at 48')
    expect(reason?.data['routs']).toBeGreaterThan(30)
  })
})

function playsToItsEnd(scenario: string): void {
  const { course, told } = battleOf(scenario, `whole ${scenario}`, regular, recruit)
  expect(course.battle.outcome).not.toBeNull()
  expect(told.length).toBeGreaterThan(50)
  for (const { reason } of told) {
    if (!reason) continue
    const [en, it] = LANGUAGES.map((language) => regular.say(reason, language))
    expect(en).not.toBe(reason.code)
    expect(it).not.toBe(en)
  }
}

describe('a regular', () => {
  const title = 'plays %s to its end, and nothing it answers is refused'
  it.each(['barrosa'])(title, playsToItsEnd, LONG)
  it.each(['set-piece', 'meeting-engagement'])(
    title,
    { tags: ['long'], timeout: LONG },
    playsToItsEnd,
  )

  it(
    'plays the same battle from the same seed',
    () => {
      const once = battleOf('barrosa', 'again', regular, recruit)
      const twice = battleOf('barrosa', 'again', regular, recruit)
      expect(digest(twice.course.battle)).toBe(digest(once.course.battle))
      expect(twice.told).toEqual(once.told)
    },
    LONG,
  )

  it('answers the same where its seat cannot tell two battles apart', () => {
    const battle = acting([foot(33, 30), foot(47, 30)], [ligne(38, 16), ligne(52, 16)], AT_CENTRE)
    const known = questionTo('red', battle)
    const dealt = vf2.resample(
      known.knowledge() as Parameters<typeof vf2.resample>[0],
      randomFrom('other hands'),
    )
    const others: Question = { ...questionTo('red', dealt), random: randomFrom('question') }
    expect(digest(others.seen as never)).toBe(digest(known.seen as never))
    expect(regular.sit()(others)).toEqual(regular.sit()(known))
  })

  it('beats whoever takes any lawful move', { tags: ['long'], timeout: LONG }, () => {
    let won = 0
    for (let seed = 0; seed < 5; seed++) {
      const { course: first } = battleOf('set-piece', `match ${seed}`, regular, random)
      const { course: second } = battleOf('set-piece', `match ${seed}`, random, regular)
      if (first.battle.outcome?.winner === 'red') won++
      if (second.battle.outcome?.winner === 'blue') won++
    }
    expect(won).toBeGreaterThanOrEqual(8)
  })

  it('says everything in both languages', () => {
    expect(Object.keys(italian).toSorted()).toEqual(Object.keys(english).toSorted())
  })
})
