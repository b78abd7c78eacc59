import { answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import type { Json } from '../index.ts'
import type { Picket } from '../picket/battle.ts'
import { picket } from '../picket/index.ts'

const unit = (side: string, lane: number, men: number, more: object = {}) => ({
  side,
  lane,
  men,
  ...more,
})
const shooting = (more: object = {}): Json => ({
  phase: 'shooting',
  units: [unit('red', 0, 4), unit('red', 3, 4), unit('blue', 0, 4), unit('blue', 1, 1)],
  orders: { red: 'hold', blue: 'advance' },
  ...more,
})
const men = (battle: Picket, id: number) => battle.units[id]?.men

describe('Picket: set-up', () => {
  it.each([
    ['picket:1', 'men', { units: [unit('red', 0, 7), unit('blue', 0, 1)] }, 'units[0].men'],
    [null, 'a side', { units: [unit('red', 0, 3)] }, 'The blue side has no units'],
    [null, 'a seat', { units: [unit('red', 0, 3, { seat: 'me' })] }, 'units[0].seat'],
    [null, 'a part', { troops: [] }, 'troops: Picket knows no such part'],
    ['picket:3', 'cards', shooting({ hands: { red: { feint: 4 } } }), 'hands.red.feint'],
    [null, 'an object', 'nothing', 'A position is an object'],
  ])('%s refuses a position with the wrong %s', (clause, _what, position, message) => {
    const begun = picket.setUp({ position: position, options: {} })
    expect(begun.ok).toBe(false)
    if (begun.ok) return
    expect(begun.refusal.message).toContain(message)
    expect(begun.refusal.clause).toBe(clause)
  })

  it('an option makes the battle two turns longer', () => {
    const last = (options: { long?: boolean }) =>
      answering(picket, shooting(), { options }).battle().lastTurn
    expect([last({}), last({ long: false }), last({ long: true })]).toEqual([6, 6, 8])
  })
})

describe('Picket: orders', () => {
  const lines = { units: [unit('red', 0, 4), unit('blue', 0, 4)] }
  const after = (red: string, blue: string, turn = 1) => {
    const table = answering(picket, { ...lines, turn }, { cards: ['volley', 'volley'] })
    table.answer('red', red)
    table.answer('blue', blue)
    table.usedUp()
    return table.battle()
  }

  it('picket:2 both commanders are asked at once, and neither is shown before both have chosen', () => {
    const table = answering(picket, lines, { cards: ['volley', 'cover'] })
    expect([table.asked('red'), table.asked('blue')]).toEqual([['order'], ['order']])
    table.answer('blue', 'advance')
    expect(table.asked('blue')).toEqual([])
    expect(table.battle().orders.blue).toBe('hold')
    table.answer('red', 'hold')
    expect(table.battle().orders).toEqual({ red: 'hold', blue: 'advance' })
  })

  it('picket:2 a side that advances against one that holds shoots first', () => {
    expect(after('hold', 'advance').active).toBe('blue')
    expect(after('advance', 'hold', 2).active).toBe('red')
  })

  it('picket:2 with the same orders red goes first in odd turns, blue in even ones', () => {
    expect(after('hold', 'hold', 1).active).toBe('red')
    expect(after('advance', 'advance', 2).active).toBe('blue')
  })

  it('picket:3 each side draws a card, which only its commander sees', () => {
    const table = answering(picket, lines, { cards: ['feint', 'cover'] })
    table.answer('red', 'hold')
    table.answer('blue', 'hold')
    table.usedUp()
    const seenByRed = picket.view(table.battle(), 'red').holdings
    expect(seenByRed.red.hand).toEqual({ volley: 0, cover: 0, feint: 1 })
    expect(seenByRed.blue).toMatchObject({ count: 1, hand: null })
    expect(picket.view(table.battle(), null).holdings.red.hand).toBe(null)
  })

  it('picket:3 nothing is drawn from an empty deck', () => {
    const full = { volley: 4, cover: 3, feint: 3 }
    const table = answering(picket, { ...lines, phase: 'cards', hands: { red: full, blue: full } })
    expect(table.battle().phase).toBe('shooting')
  })
})

describe('Picket: shooting', () => {
  it('picket:4 what an answer says too much is refused by its name', () => {
    const table = answering(picket, shooting())
    for (const [answer, field] of [
      [{ unit: 0, at: 2, zone: 1 }, 'zone'],
      [{ unit: 0, scout: true, volley: true }, 'volley'],
    ] as const) {
      const refused = table.refused('red', answer)
      expect(refused).toMatchObject({ code: 'answer-surplus', data: { fields: [field] } })
      expect(refused.message).toContain(`'${field}' has no place in this answer`)
    }
  })

  it('picket:5 throws a die for each man and hits on 5 and 6', () => {
    const table = answering(picket, shooting(), { dice: [4, 5, 6, 1] })
    table.answer('red', { unit: 0, at: 2 })
    table.usedUp()
    expect(men(table.battle(), 2)).toBe(2)
  })

  it('picket:5 hits on a 4 too after an order to advance', () => {
    const orders = { red: 'advance', blue: 'advance' }
    const table = answering(picket, shooting({ orders }), { dice: [4, 5, 6, 1] })
    table.answer('red', { unit: 0, at: 2 })
    expect(men(table.battle(), 2)).toBe(1)
  })

  it('picket:5.1 throws half the dice, rounded up, at a side that holds', () => {
    const table = answering(picket, shooting({ orders: {} }), { dice: [5, 5] })
    table.answer('red', { unit: 0, at: 2 })
    table.usedUp()
    const odd = shooting({ orders: {}, units: [unit('red', 0, 3), unit('blue', 0, 4)] })
    const other = answering(picket, odd, { dice: [1, 1] })
    other.answer('red', { unit: 0, at: 1 })
    other.usedUp()
  })

  it('picket:4 a unit acts once a turn', () => {
    const table = answering(picket, shooting(), { dice: [1, 1, 1, 1] })
    table.answer('red', { unit: 0, at: 2 })
    expect(table.refused('red', { unit: 0, at: 2 })).toMatchObject({
      clause: 'picket:4',
      code: 'once',
    })
    expect(table.refused('red', { unit: 0, scout: true }).code).toBe('once')
  })

  it('picket:4 shoots into its own lane and the next, no further', () => {
    const table = answering(picket, shooting())
    expect(table.refused('red', { unit: 1, at: 3 })).toMatchObject({
      clause: 'picket:4',
      code: 'lane',
    })
    const near = answering(picket, shooting(), { dice: [6, 1, 1, 1] })
    near.answer('red', { unit: 0, at: 3 })
    expect(men(near.battle(), 3)).toBe(0)
  })

  it('picket:4 shoots at the enemy, at men who are there, with its own units', () => {
    const table = answering(picket, shooting(), { dice: [6, 1, 1, 1] })
    expect(table.refused('red', { unit: 0, at: 1 }).code).toBe('target')
    expect(table.refused('red', { unit: 0, at: 9 }).code).toBe('target')
    expect(table.refused('red', { unit: 2, at: 0 })).toMatchObject({
      clause: 'picket:1',
      code: 'unit',
    })
    table.answer('red', { unit: 0, at: 3 })
    table.answer('red', 'done')
    expect(table.refused('blue', { unit: 3, at: 0 }).code).toBe('unit')
  })

  it('picket:4.1 a scout shows its commander the enemy hand until the turn ends', () => {
    const hands = { blue: { feint: 2 } }
    const table = answering(picket, shooting({ hands }), { cards: ['volley', 'volley'] })
    const hand = () => picket.view(table.battle(), 'red').holdings.blue.hand
    expect(hand()).toBe(null)
    table.answer('red', { unit: 0, scout: true })
    expect(hand()).toEqual({ volley: 0, cover: 0, feint: 2 })
    expect(picket.view(table.battle(), 'blue').holdings.red.hand).toBe(null)
    table.answer('red', 'done')
    table.answer('blue', 'done')
    expect(hand()).toBe(null)
  })

  it('picket:4 both sides shoot, then a new turn begins with all units ready', () => {
    const table = answering(picket, shooting(), { dice: [1, 1, 1, 1] })
    table.answer('red', { unit: 0, at: 2 })
    table.answer('red', 'done')
    expect(table.battle().active).toBe('blue')
    table.answer('blue', 'done')
    expect(table.battle()).toMatchObject({ turn: 2, phase: 'orders' })
    expect(table.battle().acted).toEqual([])
  })
})

describe('Picket: cards', () => {
  const red = { unit: 0, at: 2 }

  it('picket:6 a volley adds two dice and is played with the decision to shoot', () => {
    const table = answering(picket, shooting({ hands: { red: { volley: 1 } } }), {
      dice: [1, 1, 1, 1, 5, 5],
    })
    table.answer('red', { ...red, volley: true })
    table.usedUp()
    expect(men(table.battle(), 2)).toBe(2)
    expect(table.battle().holdings.red).toEqual({
      count: 0,
      hand: { volley: 0, cover: 0, feint: 0 },
      played: { volley: 1, cover: 0, feint: 0 },
    })
  })

  it('picket:6 nobody plays a card that he does not hold', () => {
    const table = answering(picket, shooting({ hands: { red: { feint: 1 }, blue: { feint: 1 } } }))
    expect(table.refused('red', { ...red, volley: true })).toMatchObject({ clause: 'picket:6' })
    table.answer('red', red)
    expect(table.refused('blue', true)).toMatchObject({ clause: 'picket:6', code: 'card' })
  })

  it('picket:6 cover halves the dice, volley included', () => {
    const hands = { red: { volley: 1 }, blue: { cover: 1 } }
    const table = answering(picket, shooting({ hands }), { dice: [5, 1, 1] })
    table.answer('red', { ...red, volley: true })
    table.answer('blue', false) // no feint against the volley
    table.answer('blue', true)
    table.usedUp()
    expect(men(table.battle(), 2)).toBe(3)
  })

  it('picket:6 a feint cancels the card before it, and a feint that feint', () => {
    const hands = { red: { volley: 1, feint: 1 }, blue: { feint: 2 } }
    const chain = (answers: readonly [string, boolean][], dice: readonly number[]) => {
      const table = answering(picket, shooting({ hands }), { dice })
      table.answer('red', { ...red, volley: true })
      for (const [seat, plays] of answers) table.answer(seat, plays)
      table.usedUp()
    }
    const four = [1, 1, 1, 1]
    chain(
      [
        ['blue', false],
        ['blue', false],
      ],
      [...four, 1, 1],
    ) // the volley stands
    chain(
      [
        ['blue', true],
        ['red', false],
        ['blue', false],
      ],
      four,
    ) // cancelled
    chain(
      [
        ['blue', true],
        ['red', true],
        ['blue', false],
        ['blue', false],
      ],
      [...four, 1, 1],
    ) // stands again
    chain(
      [
        ['blue', true],
        ['red', true],
        ['blue', true],
      ],
      four,
    ) // and not
  })

  it('picket:6 whoever has cards is asked, holding the right one or not; without cards nobody is', () => {
    const table = answering(picket, shooting({ hands: { blue: { volley: 1 } } }))
    table.answer('red', red)
    expect(table.asked('blue')).toEqual(['cover'])
    const bare = answering(picket, shooting(), { dice: [1, 1, 1, 1] })
    bare.answer('red', red)
    expect(bare.asked('red')).toEqual(['act'])
  })
})

describe('Picket: the end', () => {
  it('picket:1 picket:7 a side that has lost its last man has lost', () => {
    const units = [unit('red', 0, 4), unit('blue', 0, 1)]
    const table = answering(picket, shooting({ units }), { dice: [6, 6, 1, 1] })
    table.answer('red', { unit: 0, at: 1 })
    expect(men(table.battle(), 1)).toBe(0)
    expect(table.battle().outcome).toMatchObject({ winner: 'red', name: 'red', clause: 'picket:7' })
  })

  it.each([
    [4, 3, 'red'],
    [3, 4, 'blue'],
    [3, 3, null],
  ])('picket:7 after the last turn %i men against %i: %s', (reds, blues, winner) => {
    const units = [unit('red', 0, reds), unit('blue', 0, blues)]
    const table = answering(picket, shooting({ units, turn: 6 }))
    table.answer('red', 'done')
    table.answer('blue', 'done')
    expect(table.battle().outcome).toMatchObject({ winner, name: winner ?? 'draw' })
  })
})
