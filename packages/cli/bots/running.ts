import { spawnSync } from 'node:child_process'

/** Told of every program that is started, and again when it is no more. */
export type Watcher = (pid: number, runs: boolean) => void

const running = new Set<number>()

/** Sees to it that no program outlives this process, however it ends. */
const watchHere: Watcher = (pid, runs) => {
  const wereThere = running.size > 0
  if (runs) running.add(pid)
  else running.delete(pid)
  if (running.size > 0 === wereThere) return
  if (wereThere) stopWatching()
  else startWatching()
}

let watcher: Watcher = watchHere

export const programRuns: Watcher = (pid, runs) => watcher(pid, runs)

/** A thread is stopped without warning and hears no signals: whoever employs it is told instead. */
export const watchBy = (other: Watcher): void => {
  watcher = other
}

const isWindows = process.platform === 'win32'

/** Ends a program and whatever it has started. */
export function kill(pid: number): void {
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** What threads have started, as they note it themselves: a message may come too late. */
let noted: Int32Array | null = null

/** Room for the numbers of programs, for threads to note theirs in. */
export const newNotes = (): Int32Array => new Int32Array(new SharedArrayBuffer(4 * 256))

/** Notes in shared memory, by whichever thread, which programs run. */
export const noteIn =
  (notes: Int32Array): Watcher =>
  (pid, runs) => {
    const [before, after] = runs ? [0, pid] : [pid, 0]
    for (let i = 0; i < notes.length; i++)
      if (Atomics.compareExchange(notes, i, before, after) === before) return
  }

/** Sees to it that no program of a thread outlives this process, until it is told that all ended. */
export function watchNotes(notes: Int32Array): () => void {
  noted = notes
  if (running.size === 0) startWatching()
  return () => {
    killNoted()
    noted = null
    if (running.size === 0) stopWatching()
  }
}

function killNoted(): void {
  for (const pid of noted ?? []) if (pid !== 0) kill(pid)
}

function killAll(): void {
  for (const pid of running) kill(pid)
  killNoted()
}

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
let forgiven = 0

/** The programs first, and then what the signal does where nobody listens to it. */
function die(signal: NodeJS.Signals): void {
  // The first Ctrl+C is for whoever listens to it and leaves in good order.
  if (signal === 'SIGINT' && forgiven-- > 0) return
  killAll()
  stopWatching()
  process.kill(process.pid, signal)
}

function startWatching(): void {
  forgiven = process.listenerCount('SIGINT') > 0 ? 1 : 0
  process.on('exit', killAll)
  for (const signal of ENDINGS) process.on(signal, die)
}

function stopWatching(): void {
  process.off('exit', killAll)
  for (const signal of ENDINGS) process.off(signal, die)
}
