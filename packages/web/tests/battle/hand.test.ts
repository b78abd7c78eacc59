import { describe, expect, it } from 'vitest'
import { newHand } from '../../battle/hand.ts'

describe('What a control shows on the table', () => {
  it('is taken away when the control goes, not when the next one is there already', () => {
    const hand = newHand()
    const first = hand.emphasise({ movable: ['1'] })
    const second = hand.emphasise({ movable: ['2'] })
    first()
    expect(hand.emphasis.value.movable).toEqual(['2'])
    second()
    expect(hand.emphasis.value.movable).toEqual([])
  })

  it('stays when whoever listens goes before whoever listens next has come', () => {
    const hand = newHand()
    const stop = hand.onPick(() => {})
    hand.emphasise({ movable: ['2'] })
    stop()
    expect(hand.emphasis.value.movable).toEqual(['2'])
  })

  it('what is carried is handed to the next control that takes drags, where it was last', async () => {
    const hand = newHand()
    hand.carry('1', { x: 1, y: 1 }, false)
    hand.carry('1', { x: 2, y: 2 }, true)
    expect(hand.emphasis.value.movable).toEqual(['1'])
    const taken: unknown[] = []
    hand.onDrag((...drag) => taken.push(drag))
    await Promise.resolve()
    expect(taken).toEqual([['1', { x: 2, y: 2 }, true]])
    expect(hand.carried.value).toBeNull()
    expect(hand.emphasis.value.movable).toEqual([])
  })

  it('holds for an imagined battle, too', () => {
    const hand = newHand()
    const [one, other] = [{}, {}]
    const first = hand.imagine(one)
    hand.imagine(other)
    first()
    expect(hand.measuring.imagined.value).toBe(other)
  })
})
