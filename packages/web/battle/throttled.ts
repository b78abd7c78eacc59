import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'

/** Milliseconds between words that follow a hand: nobody reads faster, and each costs a layout. */
const BETWEEN = 120

/** Tells what a signal has: at once after a while of silence, otherwise a few times a second. */
export function throttled<T>(source: ReadonlySignal<T>, tell: (value: T) => void): () => void {
  let last = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = (): void => {
    timer = undefined
    last = performance.now()
    tell(source.peek())
  }
  const stop = source.subscribe(() => {
    const wait = last + BETWEEN - performance.now()
    if (wait <= 0 && timer === undefined) now()
    else timer ??= setTimeout(now, wait)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** What a signal has, for words that need not follow every frame. */
export function useThrottled<T>(source: ReadonlySignal<T>): T {
  const [told, tell] = useState(() => source.peek())
  useEffect(() => throttled(source, (value) => tell(() => value)), [source])
  return told
}
