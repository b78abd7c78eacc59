import type { FromHost, ToHost } from '@grognard/host'
import type { FromWorker, ToWorker } from './letters.ts'

type Told = Exclude<FromWorker, { readonly id: number }>
type Reply = Extract<FromHost, { id: number }>
type WithoutId<Order> = Order extends { id: number } ? Omit<Order, 'id'> : never

/** The page's end of the line to whoever holds the battle. */
export interface Client {
  /** Resolves with the reply; rejects when nobody answers any more. */
  say(order: WithoutId<ToHost>): Promise<Reply>
  hold(letter: Omit<Extract<ToWorker, { kind: 'hold' }>, 'kind'>): void
  close(): void
}

/** Longer than any answer takes, even on a slow machine with a full disk. */
const PATIENCE = 8000

export function openClient(onTold: (told: Told) => void, onSilence: () => void): Client {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    type: 'module',
    name: 'battle',
  })
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: () => void }>()
  let nextId = 1
  let closed = false
  // A worker that dies says nothing: it is asked now and then whether it is still there.
  let heard = performance.now()
  const pulse = setInterval(() => {
    if (performance.now() - heard > PATIENCE && waiting.size > 0) return died()
    if (waiting.size === 0) void say({ kind: 'ping' }).catch(() => {})
  }, PATIENCE / 2)

  function died(): void {
    if (closed) return
    close()
    for (const { reject } of waiting.values()) reject()
    onSilence()
  }

  function close(): void {
    closed = true
    clearInterval(pulse)
    worker.terminate()
  }

  worker.addEventListener('error', died)
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    heard = performance.now()
    if (!('id' in data)) return onTold(data)
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })

  function say(order: WithoutId<ToHost>): Promise<Reply> {
    const id = nextId++
    if (waiting.size === 0) heard = performance.now()
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject: () => reject(new Error('Nobody answers.')) })
      worker.postMessage({ ...order, id })
    })
  }

  return {
    say,
    hold: (letter) => worker.postMessage({ kind: 'hold', ...letter } satisfies ToWorker),
    close,
  }
}
