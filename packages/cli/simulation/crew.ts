import type { Worker } from 'node:worker_threads'
import { newNotes, watchNotes } from '../bots/running.ts'
import { Failed } from '../refused.ts'
import { startWorkers, shareCores } from './workers.ts'
import { dealerOf, type Order } from './orders.ts'
import type { Game, Plan } from './plan.ts'

/** A worker's battles so far; `done` asks for the next order. */
export type Report = { readonly games: readonly Game[]; readonly done: boolean }

export type CrewData = {
  readonly plan: Plan
  readonly stopped: Int32Array
  /** The programs outside that run for a worker. */
  readonly programs: Int32Array
}

const LONGEST_ORDER = 25
const ORDERS_EACH = 4
const PATIENCE_MS = 2000

/** Plays battles in several threads. They report in any order. */
export async function playByCrew(
  plan: Plan,
  wanted: readonly Order[],
  jobs: number,
  onGames: (finished: readonly Game[]) => void,
  stop: AbortSignal,
): Promise<void> {
  const stopped = new Int32Array(new SharedArrayBuffer(4))
  const dealer = dealerOf(wanted)
  const crewSize = Math.min(jobs, dealer.left())
  // Orders grow shorter towards the end, so that nobody is waited for long.
  const nextOrder = (): Order | null => {
    const length = Math.floor(dealer.left() / (jobs * ORDERS_EACH))
    if (Atomics.load(stopped, 0) === 1) return null
    return dealer.next(Math.max(1, Math.min(LONGEST_ORDER, length)))
  }
  const programs = newNotes()
  const endPrograms = watchNotes(programs)
  const data: CrewData = { plan, stopped, programs }
  shareCores(crewSize)
  const crew = startWorkers(data, crewSize)
  const dismiss = async () => {
    await Promise.all(crew.map((worker) => worker.terminate()))
    endPrograms()
  }
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
    worker.on('message', (message: Report) => {
      onGames(message.games)
      if (message.done) worker.postMessage(nextOrder())
    })
    worker.on('error', (error: Error) => reject(new Failed(error.message, { cause: error })))
    worker.on('exit', () => resolve())
    worker.postMessage(nextOrder())
  })
}
