import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

// Making a folder either succeeds or fails on every file system, so a folder is the lock. It names
// the processes that hold it, and is touched every second for those who cannot look for a process
// of another machine or container. Whoever waits takes over from a holder that died.
const silenceThatMeansDeath = 15_000

/**
 * Does the work while no other process does work under the same lock. The work is given a function
 * to name its child processes with, for they may outlive this one.
 */
export async function withLock(folder, work, onWait) {
  mkdirSync(dirname(folder), { recursive: true })
  let seen
  while (!take(folder)) {
    onWait?.()
    onWait = undefined
    const beat = heartbeat(folder)
    if (beat !== seen?.beat) seen = { beat, at: performance.now() }
    const isSilent = performance.now() - seen.at > silenceThatMeansDeath
    if (!(isHolderAlive(folder) ?? !isSilent)) {
      release(folder, beat)
      seen = undefined
    } else await pause(200)
  }
  const timer = setInterval(() => touch(folder), 1000)
  try {
    return await work((pid) => sign(folder, [process.pid, pid]))
  } finally {
    clearInterval(timer)
    rmSync(folder, { recursive: true, force: true })
  }
}

function take(folder) {
  try {
    mkdirSync(folder)
  } catch (error) {
    // Windows reports a folder that is just being removed as EPERM.
    if (error.code === 'EEXIST' || error.code === 'EPERM') return false
    throw error
  }
  sign(folder, [process.pid])
  return true
}

function sign(folder, pids) {
  writeFileSync(join(folder, 'holder'), JSON.stringify({ host: hostname(), pids }))
}

// Several processes may find the same holder dead. Only one at a time may remove the lock, and
// only if it is still the one it saw: it might be a new holder's by now.
function release(folder, beat) {
  const removal = `${folder}.removal`
  try {
    mkdirSync(removal)
  } catch {
    if (Date.now() - (heartbeat(removal) ?? Date.now()) > silenceThatMeansDeath) {
      rmSync(removal, { recursive: true, force: true })
    }
    return
  }
  try {
    if (heartbeat(folder) === beat) rmSync(folder, { recursive: true, force: true })
  } finally {
    rmSync(removal, { recursive: true, force: true })
  }
}

/** Nothing where it cannot be known. */
function isHolderAlive(folder) {
  try {
    const { host, pids } = JSON.parse(readFileSync(join(folder, 'holder'), 'utf8'))
    return host === hostname() ? pids.some(isAlive) : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

function heartbeat(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs
}

function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // The lock was taken from us while the machine slept; the work goes on all the same.
  }
}
