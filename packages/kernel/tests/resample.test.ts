import { answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import {
  ask,
  asksTheSame,
  courseAt,
  imagine,
  interjectIn,
  knowledgeOf,
  put,
  randomFrom,
  resample,
  UMPIRE,
  type AnyKind,
  type Course,
} from '../index.ts'
import type { Picket } from '../picket/battle.ts'
import { picket } from '../picket/index.ts'

const units = [
  { side: 'red', lane: 0, men: 4 },
  { side: 'blue', lane: 0, men: 4 },
]
const hands = { red: { volley: 2, feint: 1 }, blue: { cover: 2, feint: 1 } }
const shooting = { phase: 'shooting', units, hands }

describe('what a seat knows', () => {
  it('is the view at the checkpoint and the answers since, with secrets of others masked', () => {
    const table = answering(picket, { units }, { cards: [] })
    table.answer('blue', 'advance')
    const known = knowledgeOf(table.host.course, 'red')
    expect(known.trail).toEqual([{ seat: 'blue', ask: 'order', masked: true }])
    expect(known.asked?.name).toBe('order')
    expect(known.waiting).toEqual([{ seats: ['red'], name: 'order' }])
    const own = knowledgeOf(table.host.course, 'blue')
    expect(own.trail).toEqual([{ seat: 'blue', ask: 'order', answer: 'advance' }])
    expect(own.asked).toBe(null)
  })

  it('shows open answers to all', () => {
    const table = answering(picket, shooting)
    table.answer('red', { unit: 0, at: 1, volley: true })
    table.answer('blue', true)
    const { trail } = knowledgeOf(table.host.course, 'red')
    expect(trail).toEqual([
      { seat: 'red', ask: 'act', answer: { unit: 0, at: 1, volley: true } },
      { seat: 'blue', ask: 'feint', answer: true },
    ])
  })

  it('never says whether an answer was automatic', () => {
    const table = answering(picket, shooting)
    table.answer('red', { unit: 0, at: 1, volley: true })
    put(table.host.course, { seat: 'blue', ask: 'feint', answer: false, automatic: 'passed' })
    expect(knowledgeOf(table.host.course, 'red').trail.at(-1)).toEqual({
      seat: 'blue',
      ask: 'feint',
      answer: false,
    })
  })

  it('leaves a card drawn by another masked', () => {
    const peeking = {
      ...picket,
      next: function* (battle: Picket) {
        const ask = { seats: ['chance'], name: 'draw', sees: ['blue'] }
        yield [{ ...ask, args: { from: { volley: 1 }, clause: 'picket:3', thrower: 'blue' } }]
        yield* picket.next(battle)
      },
    }
    const table = answering(peeking, { units }, { cards: ['volley'] })
    const trail = (seat: string) => knowledgeOf(table.host.course, seat).trail
    expect(trail('red')).toEqual([{ seat: 'chance', ask: 'draw', masked: true }])
    expect(trail('blue')).toEqual([{ seat: 'chance', ask: 'draw', answer: 'volley' }])
    const sample = resample(peeking, knowledgeOf(table.host.course, 'red'), randomFrom('x'))
    expect(sample?.trail).toEqual([{ seat: 'chance', ask: 'draw', answer: 'volley' }])
  })
})

describe('what was said in the middle of an activity', () => {
  it('stands in what a seat knows, and in what it imagines', () => {
    const table = answering(picket, shooting)
    table.answer('red', { unit: 0, at: 1, volley: true })
    const change = { at: ['units', 0, 'men'], to: 2 } as const
    const correction = { kind: 'correction', by: UMPIRE, why: 'a slip', changes: [change] } as const
    interjectIn(table.host, correction)
    const known = knowledgeOf(table.host.course, 'blue')
    expect(known.trail.at(-1)).toEqual({ interjection: correction })
    const sample = resample(picket, known, randomFrom('said'))
    expect((sample as Course<Picket>).battle.units[0]?.men).toBe(2)
  })
})

describe('answers that say nothing', () => {
  it('can be null, and imagined', () => {
    const nothing = { ...(picket.asks[0] as AnyKind), is: () => true, candidates: () => [null] }
    const asked = { ...nothing, name: 'nothing' } as unknown as AnyKind<Picket>
    const next = function* (battle: Picket) {
      yield* ask(asked, 'blue', null)
      yield* ask(asked, 'red', null)
      battle.turn++
    }
    const course = courseAt(
      { ...picket, asks: [asked], next },
      answering(picket, shooting).battle(),
    )
    put(course, { seat: 'blue', ask: 'nothing', answer: null })
    expect(resample(course.rulebook, knowledgeOf(course, 'red'), randomFrom('x'))).not.toBe(null)
  })
})

describe('resampling', () => {
  it('draws anew what the seat cannot know and keeps what it can', () => {
    const table = answering(picket, shooting)
    const random = randomFrom('resample')
    const blueHands = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const sample = resample(picket, knowledgeOf(table.host.course, 'red'), random)
      const { red, blue } = (sample as Course<Picket>).battle.holdings
      expect(red.hand).toEqual({ volley: 2, cover: 0, feint: 1 })
      expect(blue.count).toBe(3)
      blueHands.add(JSON.stringify(blue.hand))
    }
    expect(blueHands.size).toBeGreaterThan(5)
  })

  it('in the middle of an activity agrees with all that was done in the open', () => {
    const table = answering(picket, shooting)
    table.answer('red', { unit: 0, at: 1, volley: true })
    table.answer('blue', true)
    const random = randomFrom('middle')
    for (let i = 0; i < 40; i++) {
      const sample = resample(picket, knowledgeOf(table.host.course, 'red'), random)
      expect(sample?.asks).toEqual(table.host.course.asks)
      expect((sample as Course<Picket>).battle.holdings.blue.played.feint).toBe(1)
      expect(
        (sample as Course<Picket>).checkpoint.holdings.blue.hand?.feint,
      ).toBeGreaterThanOrEqual(1)
    }
  })

  it('fills in secret choices with any that could have been made', () => {
    const table = answering(picket, { units })
    table.answer('blue', 'advance')
    const random = randomFrom('fill')
    const orders = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const sample = resample(picket, knowledgeOf(table.host.course, 'red'), random)
      const [given] = sample?.given.filter((answered) => answered !== null) ?? []
      orders.add(given?.answer as string)
    }
    expect([...orders].toSorted()).toEqual(['advance', 'hold'])
  })

  it('gives up where nothing agrees', () => {
    const table = answering(picket, shooting)
    const known = knowledgeOf(table.host.course, 'red')
    const seen = { ...(known.seen as Picket), turn: 99 }
    expect(resample(picket, { ...known, seen }, randomFrom('x'))).toBe(null)
    const trail = [{ seat: 'blue', ask: 'act', answer: 'done' }]
    expect(imagine(picket, { ...known, trail }, randomFrom('x'))).toBe(null)
    const refused = [{ seat: 'red', ask: 'act', answer: { unit: 1, at: 0 } }]
    expect(imagine(picket, { ...known, trail: refused }, randomFrom('x'))).toBe(null)
    const elsewhere = { ...known, waiting: [] }
    expect(asksTheSame(table.host.course, known)).toBe(true)
    expect(asksTheSame(table.host.course, elsewhere)).toBe(false)
    expect(resample(picket, elsewhere, randomFrom('x'))).toBe(null)
  })
})
