import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { following } from '../../battle/following.ts'

describe('following a hand', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Work of so many steps of two milliseconds each, in frames that come when a test says so. */
  function begun(steps: number) {
    const [shown, begunFor] = [[] as unknown[], [] as unknown[]]
    let go: ((at: number) => void) | null = null
    let at = 0
    function* work(then: unknown): Generator<void, void> {
      begunFor.push(then)
      for (let i = 0; i < steps; i++) {
        vi.advanceTimersByTime(2)
        yield
      }
    }
    const follow = following(
      work,
      (then) => shown.push(then),
      (next) => (go = next),
    )
    const frame = (after = 16): void => {
      const next = go
      go = null
      at += after
      next?.(at)
    }
    return { follow, shown, begunFor, frame, isWaiting: () => go !== null }
  }

  it('takes a little of each frame, shows what is done and goes on to where the hand is', () => {
    const { follow, shown, begunFor, frame } = begun(3)
    follow.to('a')
    frame()
    expect(begunFor).toEqual([])
    follow.to('b')
    frame()
    expect(begunFor).toEqual(['a'])
    expect(shown).toEqual([])
    follow.to('c')
    frame()
    expect(shown).toEqual(['a'])
    for (let i = 0; i < 2; i++) frame()
    expect(begunFor).toEqual(['a', 'c'])
    expect(shown).toEqual(['a', 'c'])
  })

  it('takes nothing of frames that are late, gives up after a while, and again tries after a rest', () => {
    const { follow, shown, begunFor, frame, isWaiting } = begun(3)
    follow.to('a')
    for (let i = 0; i < 12; i++) frame(33)
    expect(begunFor).toEqual([])
    expect(shown).toEqual([null])
    follow.to('b')
    expect(isWaiting()).toBe(false)
    follow.rest()
    follow.to('c')
    for (let i = 0; i < 5; i++) frame()
    expect(shown).toEqual([null, 'c'])
  })

  it('stops when the hand holds nothing', () => {
    const { follow, shown, frame, isWaiting } = begun(3)
    follow.to('a')
    frame()
    frame()
    follow.to(null)
    frame()
    expect(isWaiting()).toBe(false)
    expect(shown).toEqual([null])
  })
})
