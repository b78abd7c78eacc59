import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseRecord } from '@grognard/toolkit'
import { afterEach, describe, expect, it } from 'vitest'
import { ended, example, someFolder, start, type Child } from './running.ts'

const records = (folder: string) => readdirSync(folder).filter((name) => /^\d+\.json$/.test(name))

const running: Child[] = []

// Whatever goes wrong, nothing is left running.
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

const GAMES = 100_000

/** Begins a simulation that lasts long enough, and waits for its first records. */
async function longSimulation(jobs: string): Promise<{ child: Child; folder: string }> {
  const folder = someFolder()
  const args = ['--games', String(GAMES), '--jobs', jobs, '--save', folder, '--json']
  const child = start(['simulate', '--rules', 'picket', ...args])
  running.push(child)
  while (records(folder).length < 5) {
    if (child.exitCode !== null) throw new Error('The simulation ended before it began.')
    await pause(10)
  }
  return { child, folder }
}

describe.skipIf(process.platform === 'win32')('Ctrl+C', () => {
  it.each(['1', '2'])(
    'stops a simulation of %s at a time, which gives what is finished',
    async (jobs) => {
      const { child, folder } = await longSimulation(jobs)
      const end = ended(child)
      child.kill('SIGINT')
      const { status, out, err } = await end
      expect(status).toBe(1)
      const { games, finished } = JSON.parse(out) as { games: number; finished: number }
      expect(games).toBe(GAMES)
      expect(finished).toBe(records(folder).length)
      expect(err).toBe(`Stopped after ${finished} of ${GAMES} battles.`)
      expect(readdirSync(folder)).toHaveLength(finished)
    },
    30_000,
  )
})

describe('a process that is killed', () => {
  it.each(['1', '2'])(
    'leaves no broken record, with %s at a time',
    async (jobs) => {
      const { child, folder } = await longSimulation(jobs)
      const end = ended(child)
      child.kill('SIGKILL')
      await end
      expect(records(folder).length).toBeGreaterThanOrEqual(5)
      for (const name of records(folder))
        expect(parseRecord(readFileSync(join(folder, name), 'utf8'), name)).toMatchObject({
          ok: true,
        })
    },
    30_000,
  )
})

describe('a closed pipe', () => {
  it.each([
    ['story', ['story']],
    ['a replay', ['replay', example('picket-feint.record.json')]],
    ['a simulation', ['simulate', '--rules', 'picket', '--games', '20', '--jobs', '2']],
  ])('ends %s quietly', async (_, args) => {
    const child = start(args)
    child.stdout.destroy()
    const { status, err } = await ended(child)
    expect([status, err]).toEqual([0, ''])
  })
})
