import { describe, expect, it } from 'vitest'
import { onceFor, onceForBoth, onceWithLast, recently } from '../memory.ts'

/** Counts how often something is worked out. */
const counting = () => {
  let made = 0
  return { make: (...things: readonly unknown[]) => ({ things, made: ++made }), times: () => made }
}

describe('what is remembered', () => {
  it('once for an object, for each object by itself', () => {
    const { make, times } = counting()
    const known = onceFor((key: object) => make(key))
    const [one, other] = [{ x: 1 }, { x: 1 }]
    expect(known(one)).toBe(known(one))
    expect(known(other)).not.toBe(known(one))
    expect(times()).toBe(2)
  })

  it('once for an object, even where what was found is nothing, false or none', () => {
    let made = 0
    const known = onceFor((key: { readonly value: number | boolean | null }) => {
      made++
      return key.value
    })
    for (const value of [0, false, null]) {
      const key = { value }
      expect([known(key), known(key)]).toEqual([value, value])
    }
    expect(made).toBe(3)
  })

  it('once for two, in this order, whatever is asked between', () => {
    const { make, times } = counting()
    const known = onceForBoth((a: object, b: object) => make(a, b))
    const [one, other, third] = [{}, {}, {}]
    const first = known(one, other)
    known(one, third)
    known(other, one)
    expect(known(one, other)).toBe(first)
    expect(first.things).toEqual([one, other])
    expect(times()).toBe(3)
  })

  it('with the last other: until it is asked with another', () => {
    const { make, times } = counting()
    const known = onceWithLast((key: object, other: string) => make(key, other))
    const [one, two] = [{}, {}]
    const first = known(one, 'plain')
    expect(known(two, 'hills')).not.toBe(first)
    expect(known(one, 'plain')).toBe(first)
    known(one, 'hills')
    expect(known(one, 'plain')).not.toBe(first)
    expect(times()).toBe(4)
  })

  it('recently: the last few, by all that they were asked with', () => {
    const { make, times } = counting()
    const known = recently(2, (a: object, b: number) => make(a, b))
    const [one, other] = [{}, {}]
    const first = known(one, 1)
    const second = known(other, 1)
    expect([known(one, 1), known(other, 1)]).toEqual([first, second])
    expect(known(one, 1)).toBe(first)
    expect(times()).toBe(2)
    // A third takes the place of the oldest, though that was asked for last.
    known(one, 2)
    expect(known(other, 1)).toBe(second)
    expect(known(one, 1)).not.toBe(first)
    expect(times()).toBe(4)
  })
})
