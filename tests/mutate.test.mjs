import { describe, expect, it } from 'vitest'
import { shareNoticed } from '../scripts/mutate/estimate.mjs'
import { summaryOf, told } from '../scripts/mutate/report.mjs'

describe('the share of changes that tests notice', () => {
  it('is exact where everything was tried', () => {
    const stages = [
      { of: 100, tried: 100, noticed: 60 },
      { of: 40, tried: 40, noticed: 30 },
      { of: 10, tried: 10, noticed: 5 },
    ]
    const { share, low, high } = shareNoticed(stages)
    for (const number of [share, low, high]) expect(number).toBeCloseTo(0.95, 12)
  })

  it('takes what a stage did not try for what it did', () => {
    const stages = [
      { of: 4000, tried: 1000, noticed: 600 },
      { of: 400, tried: 40, noticed: 30 },
      { of: 10, tried: 4, noticed: 2 },
    ]
    const { share, low, high } = shareNoticed(stages)
    expect(share).toBeCloseTo(1 - 0.4 * 0.25 * 0.5, 12)
    expect(low).toBeLessThan(share)
    expect(high).toBeGreaterThan(share)
    expect(high).toBeLessThan(1)
  })

  it('is surer the more were tried', () => {
    const width = (tried) => {
      const { low, high } = shareNoticed([{ of: 5000, tried, noticed: 0.8 * tried }])
      return high - low
    }
    // Of a fifth of 100 changes, 8 of 100 to either side.
    expect(width(100)).toBeCloseTo(2 * 1.96 * Math.sqrt((0.2 * 0.8) / 100), 1)
    expect(width(1000)).toBeLessThan(width(100) / 2)
    expect(width(4999)).toBeLessThan(0.001)
  })

  it('is not taken for certain where few trials all went one way', () => {
    const { share, low } = shareNoticed([{ of: 1000, tried: 4, noticed: 0 }])
    expect(share).toBe(0)
    expect(low).toBe(0)
    const none = shareNoticed([{ of: 1000, tried: 4, noticed: 0 }])
    expect(none.high).toBeGreaterThan(0.1)
  })

  it('is at least what the stages before are sure of, where few trials all went well', () => {
    const first = { of: 728, tried: 503, noticed: 306 }
    const two = shareNoticed([first, { of: 197, tried: 2, noticed: 2 }])
    expect(two.share).toBe(1)
    expect(two.low).toBeCloseTo(shareNoticed([first]).low, 12)
    const many = shareNoticed([first, { of: 197, tried: 60, noticed: 60 }])
    expect(many.low).toBeGreaterThan(0.9)
  })

  it('counts a stage that tried nothing as if it noticed nothing', () => {
    const first = { of: 10, tried: 10, noticed: 7 }
    expect(shareNoticed([first, { of: 3, tried: 0, noticed: 0 }]).share).toBeCloseTo(0.7, 12)
  })
})

describe('the report of a run', () => {
  const change = (id) => ({
    id,
    file: 'a.ts',
    line: id,
    column: 1,
    original: 'a',
    changed: `b${id}`,
  })
  const one = (id, how, reached = true) => ({ change: change(id), how, reached })
  const summary = summaryOf({
    folder: 'x',
    own: false,
    changes: Array.from({ length: 10 }, (_, id) => change(id)),
    unreached: 1,
    company: { noticed: [0, 1, 2, 3, 4].map(change), left: [5, 6, 7, 8, 9].map(change) },
    alone: [one(9, null, false), one(5, 'a test'), one(7, 'timeout'), one(6, null), one(8, null)],
    others: [one(6, 'another'), one(8, null), one(9, null, false)],
    seconds: { watching: 3 },
  })

  it('says what each stage tried, and lists what nobody noticed in the order of the source', () => {
    expect(summary.stages).toEqual({
      company: { of: 10, tried: 10, noticed: 5 },
      alone: { of: 5, tried: 5, noticed: 2 },
      others: { of: 3, tried: 3, noticed: 1 },
    })
    expect(summary.share).toBeCloseTo(0.8, 12)
    expect(summary.timedOut).toBe(1)
    expect(summary.survivors.map(({ line, reached }) => [line, reached])).toEqual([
      [8, true],
      [9, false],
    ])
  })

  it('is told in sentences', () => {
    expect(told(summary).split('\n')).toEqual([
      'No test noticed:',
      'a.ts:8  a  ->  b8',
      'No test comes to:',
      'a.ts:9  (1 change)',
      'In company, 10 of all 10 changes were tried: 5 noticed.',
      'Of the 5 left, 5 were tried each by itself: 2 noticed.',
      "Of the 3 left then, 3 were tried by whole battles and other packages' tests: 1 noticed.",
      'The tests notice 80.0 % of all changes (95 %: 80.0 % to 80.0 %).',
      '1 were noticed since the tests no longer ended.',
      'No test of the package comes to 1 of all 10.',
      'Time: watching 3 s.',
    ])
  })
})
