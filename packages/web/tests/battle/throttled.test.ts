import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttled } from '../../battle/throttled.ts'

describe('words that follow a hand', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('come at once after a silence, and seldom while it moves', () => {
    const source = signal(0)
    const told: number[] = []
    const stop = throttled(source, (value) => told.push(value))
    expect(told).toEqual([0])
    for (let frame = 1; frame <= 60; frame++) {
      source.value = frame
      vi.advanceTimersByTime(16)
    }
    expect(told.length).toBeLessThan(12)
    vi.advanceTimersByTime(500)
    expect(told.at(-1)).toBe(60)
    source.value = 100
    expect(told.at(-1)).toBe(100)
    stop()
  })

  it('come no more when nobody reads them', () => {
    const source = signal(0)
    const told: number[] = []
    const stop = throttled(source, (value) => told.push(value))
    source.value = 1
    stop()
    vi.advanceTimersByTime(500)
    expect(told).toEqual([0])
  })
})
