import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../root.ts'
import type { CrewData } from './crew.ts'

/** Starts so many threads that play battles. */
export function startWorkers(data: CrewData, count: number): readonly Worker[] {
  const file = join(projectRoot(), 'dist', 'worker.js')
  return Array.from({ length: count }, () => new Worker(file, { workerData: data }))
}

/**
 * Has threads do without help, if so many are at work that no core is idle: each clears its young
 * memory by itself, and less is inlined. Every thread compiles all that it plays for itself, which
 * takes a core some seconds; so it takes less, and what is compiled was seen to be as fast.
 */
export function shareCores(atWork: number): void {
  const isIdle = atWork < availableParallelism()
  setFlagsFromString(isIdle ? '--parallel-scavenge' : '--no-parallel-scavenge')
  if (!isIdle) INLINE_LESS.forEach((flag) => setFlagsFromString(flag))
}

/** Half of what the engine inlines otherwise; with a quarter, thoughtful players were slower. */
const INLINE_LESS = [
  '--max-inlined-bytecode-size=200',
  '--max-inlined-bytecode-size-cumulative=400',
]

/**
 * Has all threads compile later than by themselves, and much later at first: what runs is much code
 * of which no part is hot for long, and what is compiled before it has seen much is thrown away and
 * compiled again. The first seconds of a run take a third less of a processor so.
 */
export function compileLater(): void {
  setFlagsFromString(`--interrupt-budget=${AT_FIRST}`)
  setTimeout(() => setFlagsFromString(`--interrupt-budget=${THEN}`), FIRST_MS).unref()
}

/** So much must have run of a function, in bytes; the engine of Node 20 has 67,584. */
const AT_FIRST = 300_000
const THEN = 135_000
const FIRST_MS = 3000
