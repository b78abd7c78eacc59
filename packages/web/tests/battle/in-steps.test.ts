import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inSteps } from '@grognard/adapters/parts'

describe('work in small steps', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Each step takes so many milliseconds. */
  function* work(steps: number, ms: number, done: number[]): Generator<void, void> {
    for (let i = 0; i < steps; i++) {
      vi.setSystemTime(Date.now() + ms)
      vi.advanceTimersByTime(ms)
      done.push(i)
      yield
    }
  }

  it('is done at once if it is short', () => {
    const done = vi.fn()
    inSteps([].values(), () => true, done)
    expect(done).toHaveBeenCalledOnce()
  })

  it('leaves time for others in between, and says when it is done', () => {
    const [done, steps] = [vi.fn(), [] as number[]]
    inSteps(work(6, 2, steps), () => true, done)
    expect(steps.length).toBeLessThan(6)
    expect(done).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(steps).toEqual([0, 1, 2, 3, 4, 5])
    expect(done).toHaveBeenCalledOnce()
  })

  it('is given up when nobody wants it any more', () => {
    const [done, steps] = [vi.fn(), [] as number[]]
    let isWanted = true
    inSteps(work(6, 2, steps), () => isWanted, done)
    isWanted = false
    vi.runAllTimers()
    expect(steps.length).toBeLessThan(6)
    expect(done).not.toHaveBeenCalled()
  })
})
