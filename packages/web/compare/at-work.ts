import { useEffect, useRef, useState } from 'preact/hooks'
import type { CompareNews, CompareOrder } from './messages.ts'

type Failed = Extract<CompareNews, { kind: 'failed' }>

/** A worker that ends with the page, and what it said last of each kind. */
export type AtWork = {
  readonly followed: Extract<CompareNews, { kind: 'followed' }> | null
  readonly looked: Extract<CompareNews, { kind: 'looked' }> | null
  readonly played: Extract<CompareNews, { kind: 'played' }> | null
  readonly failed: Failed | null
}

const NOTHING: AtWork = { followed: null, looked: null, played: null, failed: null }

/** One piece of work at a time: `begin` gives up the last one, `say` adds to it. */
export function useWorker() {
  const [work, setWork] = useState<AtWork>(NOTHING)
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])
  const say = (order: CompareOrder | 'stop'): void => worker.current?.postMessage(order)
  return {
    work,
    say,
    begin: (order: CompareOrder): void => {
      worker.current?.terminate()
      const made = new Worker(new URL('./worker.ts', import.meta.url), {
        type: 'module',
        name: 'compare',
      })
      worker.current = made
      setWork(NOTHING)
      made.addEventListener('message', ({ data }: MessageEvent<CompareNews>) =>
        setWork((before) => ({ ...before, [data.kind]: data })),
      )
      made.addEventListener('error', ({ message }) =>
        setWork((before) => ({
          ...before,
          failed: { kind: 'failed', refusal: null, reason: message },
        })),
      )
      say(order)
    },
  }
}
