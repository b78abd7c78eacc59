import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Failed } from '../refused.ts'
import { projectRoot } from '../root.ts'
import type { Game, Plan } from './plan.ts'

/** The numbers of the battles to play next. */
export type Order = { readonly from: number; readonly to: number }

/** A worker's battles so far; `done` asks for the next order. */
export type Report = { readonly games: readonly Game[]; readonly done: boolean }

export type CrewData = { readonly plan: Plan; readonly stopped: Int32Array }

const LONGEST_ORDER = 25
const ORDERS_EACH = 4
const PATIENCE_MS = 2000

/** Plays battles in several threads. They report in any order. */
export async function playByCrew(
  plan: Plan,
  games: number,
  jobs: number,
  onGames: (finished: readonly Game[]) => void,
  stop: AbortSignal,
): Promise<void> {
  const stopped = new Int32Array(new SharedArrayBuffer(4))
  const length = Math.max(1, Math.min(LONGEST_ORDER, Math.floor(games / (jobs * ORDERS_EACH))))
  let next = 1
  const nextOrder = (): Order | null => {
    if (Atomics.load(stopped, 0) === 1 || next > games) return null
    const order = { from: next, to: Math.min(games, next + length - 1) }
    next = order.to + 1
    return order
  }
  const data: CrewData = { plan, stopped }
  const crew = Array.from(
    { length: Math.min(jobs, Math.ceil(games / length)) },
    () => new Worker(join(projectRoot(), 'dist', 'worker.js'), { workerData: data }),
  )
  const dismiss = () => Promise.all(crew.map((worker) => worker.terminate()))
  let impatience: NodeJS.Timeout | undefined
  // Everyone finishes the battle in hand and its record; whoever sits over a long one is not
  // waited for.
  const halt = () => {
    if (Atomics.exchange(stopped, 0, 1) === 0)
      impatience = setTimeout(() => void dismiss(), PATIENCE_MS)
  }
  stop.addEventListener('abort', halt)
  const failures: Failed[] = []
  try {
    const employed = crew.map((worker) => employ(worker, nextOrder, onGames))
    await Promise.all(
      employed.map((work) =>
        work.catch((failure: Failed) => {
          failures.push(failure)
          halt()
        }),
      ),
    )
  } finally {
    stop.removeEventListener('abort', halt)
    clearTimeout(impatience)
    await dismiss()
  }
  if (failures[0]) throw failures[0]
}

/** Gives a worker orders until there are none; it ends by itself when it is told so. */
function employ(
  worker: Worker,
  nextOrder: () => Order | null,
  onGames: (finished: readonly Game[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', ({ games, done }: Report) => {
      onGames(games)
      if (done) worker.postMessage(nextOrder())
    })
    worker.on('error', (error) => reject(new Failed(error.message, { cause: error })))
    worker.on('exit', () => resolve())
    worker.postMessage(nextOrder())
  })
}
