import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { cardsIn, deckOf, drawFrom, howMany, putIn, sizeOf, takeOut, without } from '../index.ts'

const what = { clause: 'x:1', thrower: 'red' }

describe('a deck', () => {
  it('counts its cards and keeps no order', () => {
    expect(deckOf(['ace', 'king', 'ace'])).toEqual({ ace: 2, king: 1 })
    expect(sizeOf(deckOf(['ace', 'king', 'ace']))).toBe(3)
    expect(howMany(deckOf<'ace' | 'king'>(['ace']), 'king')).toBe(0)
    expect(cardsIn(deckOf(['ace', 'king', 'ace']))).toEqual(['ace', 'ace', 'king'])
  })

  it('takes a card of any name', () => {
    expect(deckOf(['constructor', 'constructor'])).toEqual({ constructor: 2 })
    expect(howMany(deckOf<string>([]), 'toString')).toBe(0)
  })

  it('gives out what it has, and no more', () => {
    const one = takeOut(deckOf(['ace', 'ace']), 'ace')
    expect(one).toEqual({ ace: 1 })
    expect(takeOut(one, 'ace')).toEqual({})
    expect(() => takeOut(takeOut(one, 'ace'), 'ace')).toThrow(`no 'ace'`)
  })

  it('is the same again when a card comes back', () => {
    const cards = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 })
    fc.assert(
      fc.property(cards, (list) => {
        const deck = deckOf(list)
        const card = list[0] as 'a' | 'b' | 'c'
        expect(putIn(takeOut(deck, card), card)).toEqual(deck)
        expect(sizeOf(without(deck, deck))).toBe(0)
        expect(sizeOf(deck)).toBe(list.length)
      }),
    )
  })

  it('is drawn from by chance, seen by those who may', () => {
    const drawing = drawFrom(deckOf(['ace', 'king']), what, ['red'])
    const step = drawing.next()
    expect(step.value).toEqual([
      {
        seats: ['chance'],
        name: 'draw',
        args: { from: { ace: 1, king: 1 }, clause: 'x:1', thrower: 'red' },
        sees: ['red'],
      },
    ])
    const drawn = drawing.next([{ seat: 'chance', ask: 'draw', answer: 'king' }])
    expect(drawn.value).toEqual({ card: 'king', deck: { ace: 1 } })
  })

  it('gives no card when it is empty', () => {
    expect(drawFrom({}, what, 'all').next()).toEqual({ done: true, value: null })
  })
})
