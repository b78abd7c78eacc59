import { spawnSync } from 'node:child_process'

/** Told of every program that is started, and again when it is no more. */
export type Watcher = (pid: number, runs: boolean) => void

const running = new Set<number>()

/** Sees to it that no program outlives this process, however it ends. */
export const watchHere: Watcher = (pid, runs) => {
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

function killAll(): void {
  for (const pid of running) kill(pid)
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
