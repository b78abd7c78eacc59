import type { BattleRecord } from '@grognard/kernel'
import type { Done, Job, Reckoning } from '@grognard/reports/despatch'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Failed } from '../refused.ts'
import { projectRoot } from '../root.ts'
import { shareCores } from '../simulation/workers.ts'

/** The battle that is fought on, and the text its dice come from. */
export type Counting = { readonly record: BattleRecord; readonly seed: string }

/** Fights a battle on in several threads: each opens it once, and then does job after job. */
export async function countByCrew(
  counting: Counting,
  reckoning: Reckoning,
  jobs: number,
  onDone: () => void,
  stop: AbortSignal,
): Promise<void> {
  shareCores(jobs)
  const file = join(projectRoot(), 'dist', 'counting.js')
  const crew = Array.from({ length: jobs }, () => new Worker(file, { workerData: counting }))
  const idle = new Set<Worker>(crew)
  try {
    await new Promise<void>((resolve, reject) => {
      const handOut = (): void => {
        for (const worker of idle) {
          const job = stop.aborted ? null : reckoning.next()
          if (!job) break
          idle.delete(worker)
          worker.postMessage(job satisfies Job)
        }
        // Whoever has nothing to do may have again when the others are ready.
        if (idle.size === crew.length) resolve()
      }
      for (const worker of crew) {
        worker.on('message', (done: Done) => {
          reckoning.take(done)
          idle.add(worker)
          onDone()
          handOut()
        })
        worker.on('error', (error: Error) => reject(new Failed(error.message, { cause: error })))
      }
      stop.addEventListener('abort', () => resolve())
      handOut()
    })
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
}
