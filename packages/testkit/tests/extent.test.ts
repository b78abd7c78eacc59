import { afterEach, describe, expect, it, vi } from 'vitest'
import { extent, fuzzRandom, repeating } from '../extent.ts'

const COUNTS = { glance: 2, few: 3, every: 5 }
const env = (name: string, value: string) => vi.stubEnv(name, value)

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe('how much is fuzzed', () => {
  it.each(['glance', 'few', 'every'] as const)('is always the same of %s', (wanted) => {
    env('GROGNARD_FUZZ', wanted)
    const done: number[] = []
    expect(repeating()(COUNTS, (i) => done.push(i))).toBe(COUNTS[wanted])
    expect(done).toEqual(Array.from({ length: COUNTS[wanted] }, (_, i) => i))
  })

  it('is refused in a sentence where nobody knows it', () => {
    env('GROGNARD_FUZZ', 'lots')
    expect(extent).toThrow(`GROGNARD_FUZZ is 'glance', 'few' or 'every', not 'lots'.`)
  })

  it('is what the clock allows, shared by weight, and each takes what those before it left', () => {
    vi.useFakeTimers({ now: 0 })
    env('GROGNARD_FUZZ_UNTIL', '8000')
    const tests = [repeating(1), repeating(2), repeating(1)]
    // Each battle takes a second, and one of the first test three.
    const battles = tests.map((test, n) =>
      test(COUNTS, (i) => vi.advanceTimersByTime(n === 0 && i === 1 ? 3000 : 1000)),
    )
    expect(battles).toEqual([2, 3, 1])
    expect(Date.now()).toBe(8000)
  })

  it('is one try where the time was over before it began, which is told that it is', () => {
    vi.useFakeTimers({ now: 9000 })
    env('GROGNARD_FUZZ_UNTIL', '8000')
    const told: boolean[] = []
    expect(repeating()(COUNTS, (_, isTimeUp) => told.push(isTimeUp()))).toBe(1)
    expect(told).toEqual([true])
  })

  it('begins from any text', () => {
    const [a = 0, b = 0] = ['Wagram, 1809', 'Aspern'].map((seed) => {
      env('GROGNARD_FUZZ_SEED', seed)
      return fuzzRandom('first').below(1_000_000)
    })
    expect(a).not.toBe(b)
  })
})
