import {
  courseAt,
  kindOf,
  knowledgeOf,
  put,
  randomFrom,
  seenBy,
  type Ask,
  type Json,
} from '@grognard/kernel'
import { afv, type Move } from '@grognard/rules-afv'
import { describe, expect, it } from 'vitest'
import { playerNamed } from './battles.ts'

/*
 * The table, red looking up the page:
 *
 *   10 11 12 13 14   blue's rear
 *    5  6  7  8  9   the middle
 *    0  1  2  3  4   red's rear
 */

type Given = { readonly [part: string]: Json }

const pikes = (zone: number, more: Given = {}): Given => ({
  name: 'Pikes',
  kind: 'pike and musket',
  stands: { pike: 2, musket: 4 },
  zone,
  ...more,
})
const horse = (zone: number, more: Given = {}): Given => ({
  name: 'Horse',
  kind: 'mounted',
  stands: { mounted: 4 },
  zone,
  ...more,
})
const guns = (zone: number): Given => ({
  name: 'Guns',
  kind: 'regular artillery',
  stands: { gun: 1 },
  zone,
})

/** All that a player orders for red in one movement phase; nobody else moves. */
function ordersOf(
  name: string,
  red: readonly Given[],
  blue: readonly Given[],
  more: Given = {},
): readonly Move[] {
  const position = { phase: 'movement', armies: { red, blue }, turns: 8, ...more } as Json
  const begun = afv.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const course = courseAt(afv, begun.value)
  const mind = playerNamed(name).sit()
  const random = randomFrom('orders')
  const moves: Move[] = []
  for (;;) {
    const ask = course.asks[0] as Ask
    const seat = ask.seats[0] as string
    if (seat === 'red' && ask.name === 'move') {
      const { answer } = mind({
        seat,
        ask,
        kind: kindOf(course, ask.name),
        seen: seenBy(course, seat),
        random,
        knowledge: () => knowledgeOf(course, seat),
      })
      moves.push(answer as unknown as Move)
      put(course, { seat, ask: ask.name, answer })
      if (course.battle.active !== 'red' || course.battle.phase !== 'movement') return moves
      continue
    }
    const kind = kindOf(course, ask.name)
    const dice = ask.name === 'dice' ? [3] : null
    const answer = dice ?? kind.candidates(seenBy(course, seat), ask.args, 1, random)[0]
    put(course, { seat, ask: ask.name, answer: answer as Json })
    if (course.battle.active !== 'red' || course.battle.phase !== 'movement') return moves
  }
}

const LED = { commanders: { red: 7, blue: null } }

describe('regular', () => {
  it('does not attack alone against bad odds', () => {
    const blue = [pikes(7), pikes(7), pikes(7)]
    const orders = ordersOf('regular', [horse(7), pikes(1), pikes(1)], blue)
    expect(orders.filter((move) => move.do === 'engage' && move.unit === 0)).toEqual([])
  })

  it('joins a fight where it is the stronger', () => {
    const red = [pikes(7), pikes(7)]
    const blue = [pikes(7), pikes(11), pikes(11), pikes(11)]
    const orders = ordersOf('regular', red, blue, LED)
    expect(orders.filter((move) => move.do === 'engage').map((move) => move.unit)).toHaveLength(2)
  })

  it('rides down guns that stand alone', () => {
    const red = [horse(7), pikes(2), pikes(2)]
    const orders = ordersOf('regular', red, [guns(7), pikes(14), pikes(14), pikes(14)], LED)
    expect(orders[0]).toEqual({ unit: 0, do: 'engage', target: 3 })
  })

  it('takes ground that nobody holds on the last turn', () => {
    const red = [pikes(1), pikes(1)]
    const orders = ordersOf('regular', red, [pikes(13), pikes(14)], { turns: 1 })
    expect(orders.filter((move) => move.do === 'move')).toHaveLength(1)
  })

  it('does not let a spent unit stand beside a fresh enemy', () => {
    const spent = pikes(6, { name: 'Spent', stands: { musket: 2 }, facing: 2 })
    const orders = ordersOf('regular', [spent, pikes(2), pikes(2)], [pikes(6), horse(6)])
    expect(orders.find((move) => 'unit' in move && move.unit === 0)?.do).toBe('move')
  })

  it('brings reserves onto the table rather than be in general retreat', () => {
    const red = [pikes(2), pikes(1001), pikes(1002), horse(1003)]
    const orders = ordersOf('regular', red, [pikes(12), pikes(12), pikes(13), pikes(13)])
    expect(orders.filter((move) => move.do === 'enter').length).toBeGreaterThanOrEqual(2)
  })
})

describe('recruit', () => {
  it('draws a spent unit back', () => {
    const spent = pikes(6, { stands: { musket: 2 }, facing: 2 })
    const [first] = ordersOf('recruit', [spent, pikes(2)], [pikes(6), pikes(12)])
    expect(first).toEqual({ unit: 0, do: 'move' })
  })

  it('engages where it is not outnumbered', () => {
    const [first] = ordersOf('recruit', [pikes(7), pikes(7)], [pikes(7), pikes(12)])
    expect(first).toEqual({ unit: 0, do: 'engage', target: 2 })
  })
})

describe('sparring partners', () => {
  it('assault engages whatever the odds', () => {
    const [first] = ordersOf('assault', [horse(7)], [pikes(7), pikes(7), pikes(7)])
    expect(first?.do).toBe('engage')
  })

  it('camper stays where it holds a zone', () => {
    const orders = ordersOf('camper', [pikes(6), pikes(7), pikes(8)], [pikes(12)])
    expect(orders.filter((move) => 'unit' in move)).toEqual([])
  })

  it('gunner closes in and never engages', () => {
    const orders = ordersOf('gunner', [pikes(7), pikes(2)], [pikes(7), pikes(12)])
    expect(orders.filter((move) => 'unit' in move)).toEqual([{ unit: 1, do: 'move' }])
  })
})
