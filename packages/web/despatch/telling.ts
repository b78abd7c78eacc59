import {
  newReckoning,
  type Despatch,
  type Reckoned,
  type Reckoning,
} from '@grognard/reports/despatch'
import type { Language } from '@grognard/toolkit'
import { signal, type ReadonlySignal } from '@preact/signals'
import type { DespatchNews, DespatchOrder, Looked } from './messages.ts'

type Opened = Extract<DespatchNews, { kind: 'opened' }>

/** The end of one battle as far as it has been told and counted. */
export interface Telling {
  readonly opened: ReadonlySignal<Opened | null>
  readonly told: ReadonlySignal<{ readonly [language in Language]?: Despatch }>
  readonly reckoned: ReadonlySignal<Reckoned | null>
  readonly looked: ReadonlySignal<Looked | null>
  readonly failed: ReadonlySignal<string | null>
  /** 'counting', 'stopped' by whoever reads, or done. */
  readonly state: ReadonlySignal<'counting' | 'stopped' | 'done'>
  tell(order: Omit<Extract<DespatchOrder, { kind: 'tell' }>, 'kind'>): void
  count(): void
  stop(): void
  close(): void
}

/** The page itself has nothing to do but to show what they find. */
const MOST_WORKERS = 4
const workersHere = (): number =>
  Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2))

/** Battles fought on are the same whenever it is asked, and on every machine. */
const SEED = 'despatch'

export function openTelling(text: string, name: string): Telling {
  const opened = signal<Opened | null>(null)
  const told = signal<{ readonly [language in Language]?: Despatch }>({})
  const reckoned = signal<Reckoned | null>(null)
  const looked = signal<Looked | null>(null)
  const failed = signal<string | null>(null)
  const state = signal<'counting' | 'stopped' | 'done'>('counting')
  let reckoning: Reckoning | null = null
  let asked: number | null = null
  const idle = new Set<Worker>()
  const all = Array.from({ length: workersHere() }, hire)
  const [first] = all

  function hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'despatch',
    })
    worker.addEventListener('message', ({ data }: MessageEvent<DespatchNews>) => hear(worker, data))
    worker.addEventListener('error', ({ message }) => (failed.value = message))
    say(worker, { kind: 'open', text, name, seed: SEED })
    return worker
  }

  function say(worker: Worker | undefined, order: DespatchOrder): void {
    worker?.postMessage(order)
  }

  function hear(worker: Worker, news: DespatchNews): void {
    switch (news.kind) {
      case 'opened':
        if (worker === first) {
          opened.value = news
          if (news.isCounted) {
            reckoning = newReckoning(news.outline)
            reckoned.value = reckoning.figures()
          }
        }
        idle.add(worker)
        return goOn()
      case 'told':
        told.value = { ...told.value, [news.language]: news.despatch }
        return
      case 'done':
        reckoning?.take(news.done)
        idle.add(worker)
        showFigures()
        return goOn()
      case 'looked':
        looked.value = news
        return
      case 'failed':
        failed.value = news.reason
    }
  }

  function showFigures(): void {
    if (!reckoning) return
    const figures = reckoning.figures()
    reckoned.value = figures
    if (figures.done) state.value = 'done'
    const place = figures.turningPoint?.place
    if (place === undefined || place === asked) return
    asked = place
    say(first, { kind: 'look', place })
  }

  function goOn(): void {
    if (!reckoning || state.peek() !== 'counting') return
    for (const worker of idle) {
      const job = reckoning.next()
      if (!job) return
      idle.delete(worker)
      say(worker, { kind: 'job', job })
    }
  }

  return {
    opened,
    told,
    reckoned,
    looked,
    failed,
    state,
    tell: (order) => say(first, { kind: 'tell', ...order }),
    count() {
      if (state.peek() !== 'stopped') return
      state.value = 'counting'
      goOn()
    },
    stop() {
      if (state.peek() === 'counting') state.value = 'stopped'
    },
    close() {
      for (const worker of all) worker.terminate()
    },
  }
}
