import { answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import {
  ask,
  give,
  newsFor,
  openHost,
  openTo,
  passUntil,
  seeded,
  settle,
  stopPassing,
  tell,
  typed,
  undo,
  UNTIL_ABLE,
  type AnyKind,
  type Host,
  type Json,
  type Procedure,
} from '../index.ts'
import type { Picket } from '../picket/battle.ts'
import { picket } from '../picket/index.ts'

const wings = picket.scenarios[1]?.position
const units = [
  { side: 'red', lane: 0, men: 4 },
  { side: 'red', lane: 1, men: 4 },
  { side: 'blue', lane: 0, men: 4 },
  { side: 'blue', lane: 1, men: 4 },
]
const shooting = { phase: 'shooting', units, orders: { blue: 'advance' } }

function opened(position: Json, chance = seeded('host')): Host {
  const begun = openHost(picket, { position, options: {} }, chance)
  if (!begun.ok) throw new Error(begun.refusal.message)
  settle(begun.value)
  return begun.value
}
const numberFor = (host: Host, seat: string) => openTo(host, seat)[0]?.number ?? 0
const sentences = (host: Host, seat: string | null) =>
  newsFor(host, seat).told.map((told) => picket.sentence(told))

describe('numbered asks', () => {
  it('are answered by their number, once', () => {
    const host = opened({ units })
    const number = numberFor(host, 'red')
    expect(give(host, 'red', number, 'hold')).toBe(null)
    expect(give(host, 'red', number, 'advance')).toMatchObject({ code: 'stale' })
    expect(give(host, 'red', 99, 'advance')?.message).toBe('The question 99 is no longer open.')
  })

  it('keep their number while others think', () => {
    const host = opened({ units })
    const blue = numberFor(host, 'blue')
    give(host, 'red', numberFor(host, 'red'), 'hold')
    expect(numberFor(host, 'blue')).toBe(blue)
    expect(give(host, 'blue', blue, 'hold')).toBe(null)
  })

  it('are not answered for somebody else', () => {
    const host = opened({ units })
    expect(give(host, 'blue', numberFor(host, 'red'), 'hold')).toMatchObject({ code: 'not-asked' })
  })

  it('never come again, not even after an undo', () => {
    const host = opened(shooting)
    const first = numberFor(host, 'red')
    give(host, 'red', first, { unit: 0, at: 2 })
    undo(host, 'red')
    expect(numberFor(host, 'red')).toBeGreaterThan(first)
    expect(give(host, 'red', first, 'done')?.code).toBe('stale')
  })

  it('of a battle that is over are closed', () => {
    const table = answering(picket, { ...shooting, turn: 6 })
    table.answer('red', 'done')
    table.answer('blue', 'done')
    expect(openTo(table.host, 'red')).toEqual([])
    expect(give(table.host, 'red', 3, 'done')?.code).toBe('over')
  })
})

describe('several seats a side', () => {
  it('are asked together, and whoever answers first has answered for his own units', () => {
    const host = opened({ ...(wings as object), phase: 'shooting' })
    const [chief, wing] = [openTo(host, 'red')[0], openTo(host, 'red wing')[0]]
    expect(chief?.number).toBe(wing?.number)
    expect(give(host, 'red wing', wing?.number ?? 0, { unit: 0, at: 5 })?.code).toBe('unit')
    expect(give(host, 'red wing', wing?.number ?? 0, { unit: 3, scout: true })).toBe(null)
    expect(give(host, 'red', chief?.number ?? 0, { unit: 0, at: 5 })?.code).toBe('stale')
    expect(host.log).toEqual([{ seat: 'red wing', ask: 'act', answer: { unit: 3, scout: true } }])
  })

  it('do not all see what their commander-in-chief sees', () => {
    const host = opened({ ...(wings as object), phase: 'shooting', hands: { red: { volley: 1 } } })
    const hand = (seat: string) => picket.view(host.course.battle as never, seat).holdings.red.hand
    expect(hand('red')?.volley).toBe(1)
    expect(hand('red wing')).toBe(null)
  })
})

describe('real dice', () => {
  it('are typed in by whoever throws them', () => {
    const host = opened(shooting, typed)
    give(host, 'red', numberFor(host, 'red'), { unit: 0, at: 2 })
    settle(host)
    expect(openTo(host, 'blue')).toEqual([])
    const [asked] = openTo(host, 'red')
    expect(asked?.ask).toMatchObject({ name: 'dice', args: { count: 4, clause: 'picket:5' } })
    expect(give(host, 'red', asked?.number ?? 0, [1, 2, 3])?.code).toBe('dice-count')
    expect(give(host, 'red', asked?.number ?? 0, [5, 5, 1, 1])).toBe(null)
    expect(host.log.at(-1)).toEqual({ seat: 'chance', ask: 'dice', answer: [5, 5, 1, 1] })
  })

  it('of a script that do not fit are refused', () => {
    const bad = { answer: () => [9], save: () => null }
    const host = opened(shooting, bad)
    give(host, 'red', numberFor(host, 'red'), { unit: 0, at: 2 })
    expect(settle(host)?.code).toBe('dice-count')
  })
})

describe('dice that chance throws', () => {
  it('are not typed in by anybody', () => {
    const host = opened(shooting)
    give(host, 'red', numberFor(host, 'red'), { unit: 0, at: 2 })
    expect(openTo(host, 'red')).toEqual([])
    expect(give(host, 'red', host.number, [6, 6, 6, 6])?.code).toBe('not-asked')
    expect(give(host, 'chance', host.number, [6, 6, 6, 6])?.code).toBe('not-asked')
  })
})

describe('rulebooks that go wrong', () => {
  const order = picket.asks[0] as AnyKind

  it('leave the battle where it was when a rule fails, story and all', () => {
    const next = function* (battle: Picket) {
      tell(battle, 'orders', [], { red: 'hold', blue: 'hold' })
      const answer = yield* ask(order, 'red', null)
      if (answer === 'hold') throw new Error('a slip in the rules')
      battle.turn++
      yield* ask(order, 'blue', null)
    }
    const host = answering({ ...picket, next }, { units }).host
    const number = numberFor(host, 'red')
    expect(() => give(host, 'red', number, 'hold')).toThrow('a slip')
    expect(host.log).toEqual([])
    expect(host.course.telling?.happenings).toHaveLength(1)
    expect(give(host, 'red', number, 'advance')).toBe(null)
    expect(host.course.battle).toMatchObject({ turn: 2 })
    expect(openTo(host, 'blue')).toHaveLength(1)
    expect(host.course.telling?.happenings).toHaveLength(1)
  })

  it('are told when nobody ever decides anything', () => {
    const next = function* () {
      yield* ask({ ...order, candidates: () => ['hold'] }, 'red', null)
    }
    const asks = [{ ...order, candidates: () => ['hold' as const] }]
    expect(() => answering({ ...picket, asks, next }, { units })).toThrow('given by nobody')
  })

  it('have a new number for the same list of questions put twice', () => {
    const asks = [{ seats: ['red'], name: 'order', args: null, sees: 'all' as const }]
    const next = function* (battle: Picket): Procedure<void> {
      battle.turn++
      yield asks
    }
    const host = answering({ ...picket, next }, { units }).host
    const number = numberFor(host, 'red')
    expect(give(host, 'red', number, 'hold')).toBe(null)
    expect(give(host, 'red', number, 'hold')?.code).toBe('stale')
  })

  it('are told when they ask nobody', () => {
    const next = function* (): Procedure<void> {
      yield []
    }
    expect(() => answering({ ...picket, next }, { units })).toThrow('asks nobody anything')
  })
})

describe('automatic answers', () => {
  it('are given where there is only one, and say so', () => {
    const lone = { ...shooting, acted: [0, 1] }
    const table = answering(picket, lone)
    expect(table.host.log).toEqual([{ seat: 'red', ask: 'act', answer: 'done', automatic: 'only' }])
    expect(table.asked('blue')).toEqual(['act'])
  })

  it('are not given in a reaction window: an answer given at once would betray the hand', () => {
    const table = answering(picket, { ...shooting, hands: { blue: { volley: 1 } } })
    table.answer('red', { unit: 0, at: 2 })
    expect(table.asked('blue')).toEqual(['cover'])
  })

  it('pass for a seat until the phase is over', () => {
    const hands = { blue: { cover: 2 }, red: { cover: 1 } }
    const table = answering(
      picket,
      { ...shooting, hands },
      { dice: [1, 1, 1, 1, 1, 1, 1, 1], cards: ['volley', 'volley'] },
    )
    expect(passUntil(table.host, 'blue', 'phase')).toBe(null)
    table.answer('red', { unit: 0, at: 2 })
    table.answer('red', { unit: 1, at: 2 })
    expect(table.host.log).toContainEqual({
      seat: 'blue',
      ask: 'cover',
      answer: false,
      automatic: 'passed',
    })
    expect(table.host.standing).toHaveLength(1)
    table.answer('blue', 'done')
    expect(table.host.standing).toEqual([])
  })

  it('pass one kind of ask only, or until the seat says stop', () => {
    const hands = { blue: { cover: 2, feint: 1 }, red: { volley: 1, feint: 1 } }
    const table = answering(picket, { ...shooting, hands })
    passUntil(table.host, 'blue', 'turn', 'feint')
    table.answer('red', { unit: 0, at: 2, volley: true })
    expect(table.asked('blue')).toEqual(['cover'])
    stopPassing(table.host, 'blue')
    expect(table.host.standing).toEqual([])
  })

  it('pass only for the seat that asked for it, and stop only for that one', () => {
    const hands = { blue: { cover: 1 }, red: { cover: 1 } }
    const table = answering(picket, { ...shooting, hands }, { dice: [1, 1, 1, 1] })
    passUntil(table.host, 'red', 'turn')
    passUntil(table.host, 'blue', 'turn')
    stopPassing(table.host, 'blue')
    expect(table.host.standing.map(({ seat }) => seat)).toEqual(['red'])
    table.answer('red', { unit: 0, at: 2 })
    expect(table.asked('blue')).toEqual(['cover'])
  })

  it('are not given for a side of several, of whom any may still do something', () => {
    const position = {
      ...(wings as object),
      phase: 'shooting',
      acted: [0, 1, 2, 3, 4],
    }
    expect(answering(picket, position).asked('red wing')).toEqual(['act'])
  })

  it('pass until the seat can do something else, turn after turn', () => {
    const position = (blue: { cover: number } | { volley: number }) => ({
      ...shooting,
      hands: { blue, red: { volley: 1 } },
    })
    const unable = answering(picket, position({ volley: 2 }), { dice: [1, 1, 1, 1] })
    expect(passUntil(unable.host, 'blue', UNTIL_ABLE)).toBe(null)
    unable.answer('red', { unit: 0, at: 2 })
    expect(unable.host.log).toContainEqual({
      seat: 'blue',
      ask: 'cover',
      answer: false,
      automatic: 'passed',
    })
    expect(unable.host.standing).toHaveLength(1)
    const able = answering(picket, position({ cover: 1 }))
    passUntil(able.host, 'blue', UNTIL_ABLE)
    able.answer('red', { unit: 0, at: 2 })
    expect(able.asked('blue')).toEqual(['cover'])
    stopPassing(able.host, 'blue')
    expect(able.host.standing).toEqual([])
  })

  it('are given for somebody who is alone and can only pass, not between people', () => {
    const hands = { blue: { volley: 1 }, red: {} }
    const shot = (alone: string | null) => {
      const host = opened({ ...shooting, hands })
      give(host, 'red', numberFor(host, 'red'), { unit: 0, at: 2 })
      settle(host, alone)
      return host.course.asks.map(({ name }) => name)
    }
    expect(shot(null)).toEqual(['cover'])
    expect(shot('red')).toEqual(['cover'])
    expect(shot('blue')).not.toContain('cover')
  })

  it('are refused for moments and asks that there are not', () => {
    const host = opened(shooting)
    expect(passUntil(host, 'red', 'tea')?.message).toBe(`Picket has no 'tea' to pass until.`)
    expect(passUntil(host, 'red', 'turn', 'act')?.message).toBe(`'act' cannot be passed.`)
    expect(passUntil(host, 'red', 'toString')?.code).toBe('no-until')
  })
})

describe('events', () => {
  it('reach whom they are meant for, numbered without gaps', () => {
    const table = answering(picket, { units }, { cards: ['feint', 'cover'] })
    table.answer('red', 'hold')
    table.answer('blue', 'hold')
    expect(sentences(table.host, 'red')).toEqual([
      'Red orders: hold. Blue orders: hold.',
      'You draw: feint.',
      'The blue commander draws a card.',
    ])
    expect(sentences(table.host, 'blue')).toEqual([
      'Red orders: hold. Blue orders: hold.',
      'The red commander draws a card.',
      'You draw: cover.',
    ])
    expect(sentences(table.host, null)).toEqual(['Red orders: hold. Blue orders: hold.'])
    expect(newsFor(table.host, 'red').told.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('are sent once, and taken back on a rewind', () => {
    const table = answering(picket, { ...shooting, hands: { blue: { feint: 1 } } })
    table.answer('red', { unit: 0, scout: true })
    const first = newsFor(table.host, 'red')
    expect(first.told).toHaveLength(2)
    table.answer('red', 'done')
    expect(newsFor(table.host, 'red', first.revision, 2).told).toEqual([])
    expect(undo(table.host, 'red')).toBe(null)
    const after = newsFor(table.host, 'red', first.revision, 2)
    expect(after).toEqual({ revision: 1, rewindTo: null, told: [] })
  })

  it('are taken back as far as the furthest of several rewinds', () => {
    const hands = { red: { volley: 1 }, blue: { feint: 1 } }
    const table = answering(picket, { ...shooting, hands })
    table.answer('red', { unit: 0, at: 2, volley: true })
    table.answer('blue', false)
    const known = newsFor(table.host, 'red')
    expect(known.told).toHaveLength(1)
    undo(table.host, 'blue')
    undo(table.host, 'red')
    table.answer('red', 'done')
    undo(table.host, 'red')
    expect(newsFor(table.host, 'red', known.revision, 1)).toEqual({
      revision: 3,
      rewindTo: 1,
      told: [],
    })
    expect(newsFor(table.host, 'red', 2, 0).rewindTo).toBe(null)
  })

  it('of an activity that is undone are forgotten from there on', () => {
    const hands = { red: { volley: 1 }, blue: { feint: 1 } }
    const table = answering(picket, { ...shooting, hands })
    table.answer('red', { unit: 0, at: 2, volley: true })
    const told = newsFor(table.host, 'blue')
    expect(told.told.map(({ name }) => name)).toEqual(['plays'])
    expect(undo(table.host, 'red')).toBe(null)
    expect(newsFor(table.host, 'blue', told.revision, 1)).toEqual({
      revision: 1,
      rewindTo: 1,
      told: [],
    })
  })
})
