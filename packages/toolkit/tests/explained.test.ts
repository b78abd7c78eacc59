import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { add, adding, atLeast, atMost, explain, halfOf, halve, inWords, set } from '../index.ts'

const base = (value: number) => ({ clause: 'x:1', label: 'fire value', value })

describe('explained values', () => {
  it('halve before they add, whatever the order of the modifiers', () => {
    const half = halve('x:2', 'in column')
    const plus = add('x:3', 'in line', 3)
    expect(explain(base(7), [plus, half]).value).toBe(6)
    expect(explain(base(7), [half, plus]).value).toBe(6)
  })

  it('halve once only, and say of the second halving that it does nothing', () => {
    const { value, steps } = explain(base(8), [halve('x:2', 'in column'), halve('x:4', 'obscured')])
    expect(value).toBe(4)
    expect(steps).toEqual([
      { clause: 'x:1', label: 'fire value', effect: { set: 8 }, after: 8 },
      { clause: 'x:2', label: 'in column', effect: { halve: 'down' }, after: 4 },
      { clause: 'x:4', label: 'obscured', effect: { halve: 'down' }, after: 4, idle: true },
    ])
  })

  it('take one addition more when they are worked out', () => {
    const more = adding(explain(base(4), [halve('x:2', 'in column')]), 'x:5', 'once more', 3)
    expect(more.value).toBe(5)
    expect(inWords(more)).toBe(
      '4 (fire value, x:1), halved to 2 (in column, x:2), +3 makes 5 (once more, x:5)',
    )
  })

  it('round down', () => {
    expect(explain(base(7), [halve('x:2', '')]).value).toBe(3)
    expect(explain(base(1), [halve('x:2', '')]).value).toBe(0)
  })

  it('keep as much as a book says when they are halved, before anything is added', () => {
    const half = halve('x:2', 'in column', 1)
    expect(explain(base(1), [half, add('x:3', 'support', 2)]).value).toBe(3)
    expect(explain(base(7), [half]).value).toBe(3)
    expect(explain(base(0), [half]).value).toBe(0)
    expect(inWords(explain(base(1), [half]))).toContain('halved to 1')
    expect([halfOf(1), halfOf(1, 1), halfOf(0, 1), halfOf(5, 1)]).toEqual([0, 1, 0, 2])
  })

  it('set before they halve, and the last one to set decides', () => {
    const modifiers = [halve('x:2', ''), set('x:5', 'shaken', 6), set('x:6', 'march column', 2)]
    expect(explain(base(9), modifiers).value).toBe(1)
  })

  it('cap after adding, and never fall below the floor', () => {
    const floor = atLeast('x:7', 'never below 1', 1)
    expect(explain(base(2), [add('x:3', '', -5), floor]).value).toBe(1)
    expect(explain(base(2), [floor, add('x:3', '', 9), atMost('x:8', 'at most', 6)]).value).toBe(6)
    expect(explain(base(2), [floor, atMost('x:8', 'at most', 0)]).value).toBe(1)
    expect(explain(base(2), [floor]).steps.at(-1)).toMatchObject({ idle: true, after: 2 })
  })

  it('leave out what does not apply', () => {
    expect(explain(base(2), [false, add('x:3', '', 1), false]).steps).toHaveLength(2)
  })

  it('can be read step by step', () => {
    const value = explain(base(7), [
      halve('x:2', 'in column'),
      halve('x:4', 'obscured'),
      add('x:3', 'support', 2),
      add('x:9', 'shaken', -1),
      atMost('x:8', 'at most 3', 3),
      atLeast('x:7', 'never below 1', 1),
    ])
    expect(inWords(value)).toBe(
      '7 (fire value, x:1), halved to 3 (in column, x:2), halved already (obscured, x:4), ' +
        '+2 makes 5 (support, x:3), −1 makes 4 (shaken, x:9), at most 3 (at most 3, x:8), ' +
        'not below 1 (never below 1, x:7)',
    )
    expect(
      inWords(explain(base(1), [add('x:9', 'lost', -3), atLeast('x:7', 'one at least', 1)])),
    ).toBe('1 (fire value, x:1), −3 makes -2 (lost, x:9), at least 1 (one at least, x:7)')
    expect(inWords(explain(base(1), [atMost('x:8', 'cap', 4)]))).toContain('within 4')
  })

  it('end where their last step ends, for any modifiers in any order', () => {
    const n = fc.integer({ min: -9, max: 9 })
    const modifier = fc.oneof(
      n.map((by) => add('x:3', 'a', by)),
      n.map((to) => set('x:5', 's', to)),
      fc.constant(halve('x:2', 'h')),
    )
    fc.assert(
      fc.property(n, fc.array(modifier), (value, modifiers) => {
        const once = explain(base(value), modifiers)
        expect(once.steps.at(-1)?.after).toBe(once.value)
        expect(Number.isInteger(once.value)).toBe(true)
      }),
    )
  })
})
