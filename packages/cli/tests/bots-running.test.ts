import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import {
  ended,
  grognard,
  isRunning,
  root,
  runBin,
  someFolder,
  start,
  type Child,
} from './running.ts'

const rogue = (habit: string) =>
  `${process.execPath} ${join(root, 'packages/cli/tests/bots/rogue.mjs')} '${habit}'`

const running: Child[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** Begins a simulation with bots that never answer, and waits until so many of them are there. */
async function longSimulation(jobs: number) {
  const file = join(someFolder(), 'pids')
  const bot = `bot:echo $$ >> ${file}; exec ${rogue('spins')}`
  const args = ['--games', '4', '--jobs', String(jobs), '--bot-seconds', '60', '--red', bot]
  const child = start(['simulate', '--rules', 'picket', ...args])
  running.push(child)
  const pids = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])
  while (pids().length < jobs) {
    if (child.exitCode !== null) throw new Error('The simulation ended before it began.')
    await pause(20)
  }
  return { child, pids: pids().map(Number) }
}

describe.skipIf(process.platform === 'win32')('bots are gone when the command is', () => {
  it.each([
    ['SIGINT', 1],
    ['SIGINT', 2],
    ['SIGTERM', 1],
    ['SIGTERM', 2],
  ] as const)(
    'after %s, with %i at a time',
    async (signal, jobs) => {
      const { child, pids } = await longSimulation(jobs)
      expect(pids.map(isRunning)).toEqual(pids.map(() => true))
      const end = ended(child)
      child.kill(signal)
      const { status, err } = await end
      if (signal === 'SIGINT') {
        expect(status).toBe(1)
        expect(err).toMatch(/Stopped after 0 of 4 battles\.$/)
      } else expect(child.signalCode).toBe('SIGTERM')
      // Killed before the command ends, but the system may take its time to lay them to rest.
      await expect.poll(() => pids.filter(isRunning), { timeout: 5000 }).toEqual([])
    },
    30_000,
  )
})

describe('simulate and league with bots', () => {
  const crashing = `bot:${rogue('crashes')}`

  it('count what was replaced, and why, whatever the number of jobs', async () => {
    const args = ['simulate', '--rules', 'picket', '--games', '3', '--red', crashing, '--json']
    const runs = await Promise.all(['1', '2'].map((jobs) => runBin(...args, '--jobs', jobs)))
    const [one, two] = runs.map(({ status, out }) => {
      expect(status).toBe(1)
      const { seconds: _, ...rest } = JSON.parse(out) as Record<string, unknown>
      return rest
    })
    expect(one).toMatchObject({
      finished: 3,
      bots: [
        {
          player: crashing,
          battles: 3,
          answers: 0,
          replaced: { crashed: 3, dismissed: expect.any(Number) as number },
        },
      ],
    })
    expect(two).toEqual(one)
  }, 30_000)

  it('tell people', async () => {
    const args = ['--rules', 'picket', '--games', '2', '--jobs', '1']
    const simulated = await grognard('simulate', ...args, '--blue', crashing)
    const played = await grognard('league', ...args, '--players', `random,${crashing}`)
    for (const { status, out } of [simulated, played]) {
      expect(status).toBe(1)
      const said = out.join('\n')
      expect(said).toMatch(
        /bot +\S.* 'crashes': 0 answers, \d+ replaced \(crashed 2, dismissed \d+\)/,
      )
      expect(said).toContain(`it ended with status 7, and said: Out of powder.`)
      expect(said).toContain('It is not asked again.')
    }
  })

  it('refuse a name without a command and a time that is none', async () => {
    const refused = async (...args: string[]) => {
      const { status, err } = await grognard('simulate', '--rules', 'picket', ...args)
      expect(status).toBe(2)
      return err
    }
    expect(await refused('--red', 'bot: ')).toBe(`'bot: ' names no command to start.`)
    for (const seconds of ['0', '-1', 'x', '1e3', '3601', ''])
      expect(await refused('--bot-seconds', seconds)).toContain('--bot-seconds wants a number')
  })
})

describe.skipIf(process.platform === 'win32')('bots that play nothing themselves', () => {
  it.each([
    ['simulate', ['--red', 'bot:no-such-program-anywhere', '--games', '2']],
    ['league', ['--players', 'random,bot:no-such-program-anywhere', '--games', '2']],
  ])('make %s fail, with the reason', async (command, args) => {
    const { status, err } = await grognard(command, '--rules', 'picket', '--jobs', '1', ...args)
    expect(status).toBe(1)
    expect(err).toMatch(/^The bot 'no-such-program-anywhere' has answered nothing itself\. Game 1/)
  })
})
