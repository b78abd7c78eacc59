import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from '../scripts/lib/lock.mjs'

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'grognard-lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('lets one work at a time, and leaves nothing behind', async () => {
  let working = 0
  let most = 0
  const work = async () => {
    working += 1
    most = Math.max(most, working)
    await pause(20)
    working -= 1
  }
  const lock = join(folder, 'lock')
  await Promise.all([1, 2, 3].map(() => withLock(lock, work)))
  expect(most).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('releases the lock of work that fails', async () => {
  const fail = () => Promise.reject(new Error('no'))
  await expect(withLock(join(folder, 'lock'), fail)).rejects.toThrow('no')
  expect(readdirSync(folder)).toEqual([])
})

test('takes over from a holder that died', async () => {
  const lock = join(folder, 'lock')
  mkdirSync(lock)
  // No process has so high a number.
  writeFileSync(join(lock, 'holder'), JSON.stringify({ host: hostname(), pids: [2 ** 30] }))
  await expect(withLock(lock, () => Promise.resolve('done'))).resolves.toBe('done')
})
