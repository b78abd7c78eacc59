import { describe, expect, it } from 'vitest'
import { confidence } from '../../index.ts'

describe('the confidence interval', () => {
  // The middle two are worked examples from textbooks.
  it.each([
    [0, 0, 0, 1],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [81, 263, 0.2553, 0.3662],
  ])('of %i in %i', (count, of, from, to) => {
    const [low, high] = confidence(count, of)
    expect(low).toBeCloseTo(from, 4)
    expect(high).toBeCloseTo(to, 4)
  })
})
