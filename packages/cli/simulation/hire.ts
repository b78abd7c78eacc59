import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../root.ts'
import type { CrewData } from './crew.ts'

/** Starts so many threads that play battles. */
export function hire(data: CrewData, count: number): readonly Worker[] {
  const file = join(projectRoot(), 'dist', 'worker.js')
  return Array.from({ length: count }, () => new Worker(file, { workerData: data }))
}

/**
 * Has each thread clear its young memory by itself, if so many are at work that no core is idle:
 * then those that would help are at work themselves.
 */
export function shareCores(atWork: number): void {
  const isIdle = atWork < availableParallelism()
  setFlagsFromString(isIdle ? '--parallel-scavenge' : '--no-parallel-scavenge')
}
