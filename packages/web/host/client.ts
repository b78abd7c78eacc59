import type { FromWorker, ToWorker } from './messages.ts'

type Told = Exclude<FromWorker, { readonly id: number }>
type Reply = Extract<FromWorker, { readonly id: number }>
type Order = Exclude<ToWorker, { readonly kind: 'hold' }>
type WithoutId<One> = One extends { readonly id: number } ? Omit<One, 'id'> : never

/** The page's end of the line to whoever holds the battle. */
export interface Client {
  /** Resolves with the reply; rejects when nobody answers any more. */
  say(order: WithoutId<Order>): Promise<Reply>
  hold(message: Omit<Extract<ToWorker, { kind: 'hold' }>, 'kind'>): void
  close(): void
}

const BEAT = 2000
/** So many beats without a word are more than any answer takes, even on a slow machine. */
const PATIENCE = 3
/** Before its first word it may have to be fetched. */
const PATIENCE_AT_FIRST = 30

export function openClient(onTold: (told: Told) => void, onSilence: () => void): Client {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    type: 'module',
    name: 'battle',
  })
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: () => void }>()
  let nextId = 1
  let closed = false
  // A worker that dies says nothing: it is asked now and then whether it is still there. Beats are
  // counted, not seconds, because a machine that sleeps hears nothing either.
  let silence = 0
  let hasSpoken = false
  const pulse = setInterval(() => {
    if (waiting.size === 0) void say({ kind: 'ping' }).catch(() => {})
    else if (++silence >= (hasSpoken ? PATIENCE : PATIENCE_AT_FIRST)) died()
  }, BEAT)

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
    silence = 0
    hasSpoken = true
    if (!('id' in data)) return onTold(data)
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })

  function say(order: WithoutId<Order>): Promise<Reply> {
    const id = nextId++
    if (waiting.size === 0) silence = 0
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject: () => reject(new Error('Nobody answers.')) })
      worker.postMessage({ ...order, id })
    })
  }

  return {
    say,
    hold: (message) => worker.postMessage({ kind: 'hold', ...message } satisfies ToWorker),
    close,
  }
}
