import { readdirSync, readFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfText } from '@grognard/kernel'
import { parseRecord } from '@grognard/toolkit'
import { playable } from '@grognard/books'
import { describe, expect, it } from 'vitest'
import { run } from '../program.ts'
import { grognard, interruptedAt, runBin, someFile, someFolder } from './running.ts'

type Result = { finished: number; digest: string; seconds: number; outcomes: object }
const result = (out: readonly string[]) => JSON.parse(out.join('')) as Result

const picket = ['simulate', '--rules', 'picket']
const alone = (...args: string[]) => grognard(...picket, '--jobs', '1', '--json', ...args)

describe('simulate', () => {
  it('gives machines exactly what was agreed', async () => {
    const { status, out, err } = await alone('--games', '20')
    expect([status, err, out.length]).toEqual([0, '', 1])
    const { outcomes, seconds, ...rest } = result(out)
    expect(Object.keys(result(out))).toEqual(
      'rulebook scenario games finished outcomes decisions automatic seconds digest'.split(' '),
    )
    expect(rest).toEqual({
      rulebook: 'picket',
      scenario: 'stream',
      games: 20,
      finished: 20,
      decisions: expect.any(Number) as number,
      automatic: expect.any(Number) as number,
      digest: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    })
    expect(seconds).toBeGreaterThan(0)
    expect(Object.keys(outcomes)).toEqual(['red', 'blue', 'draw'])
    expect(Object.values(outcomes).reduce((a: number, b: number) => a + b)).toBe(20)
  })

  it('gives the same battles for the same seed, and others for another', async () => {
    const digests = []
    for (const args of [[], ['--seed', '1'], ['--seed', '2'], ['--scenario', 'wings']])
      digests.push(result((await alone('--games', '5', ...args)).out).digest)
    expect(digests[1]).toBe(digests[0])
    expect(new Set(digests).size).toBe(3)
  })

  it('plays with the options given, and refuses others', async () => {
    const played = async (...option: string[]) =>
      result((await alone('--games', '5', '--option', ...option)).out).digest
    expect(await played('long=true')).not.toBe(await played('long=false'))
    const refused = async (option: string) => (await alone('--option', option)).err
    expect(await refused('long=7')).toBe('--option.long: one of false, true is needed here.')
    expect(await refused('tall=true')).toContain(`no option 'tall' (known: long)`)
    expect(await refused('long')).toBe(`--option wants name=value, not 'long'.`)
  })

  it('tells people what was lost', async () => {
    const { out } = await grognard(...picket, '--jobs', '1', '--games', '5')
    expect(out.filter((line) => /losses +(red|blue): [\d.]+ of 16\.0 men/.test(line))).toHaveLength(
      2,
    )
  })

  const digestsAgree = async (id: string): Promise<void> => {
    // A battle in inches takes as long as a hundred others.
    const games = id === 'vf2' ? 7 : 61
    const args = [
      'simulate',
      '--rules',
      id,
      '--json',
      '--games',
      `${games}`,
      '--seed',
      'jobs',
      '--jobs',
    ]
    const runs = await Promise.all(['1', '2', '3'].map((jobs) => runBin(...args, jobs)))
    const results = runs.map(({ status, out, err }) => {
      expect([status, err]).toEqual([0, ''])
      const { seconds: _, ...rest } = result([out])
      return rest
    })
    expect(results[0]).toMatchObject({ finished: games })
    expect(results[1]).toEqual(results[0])
    expect(results[2]).toEqual(results[0])
  }
  const title = 'gives the same digest of %s with one, two and three at a time'
  it.each(['picket'])(title, digestsAgree)
  const others = playable()
    .map(({ id }) => id)
    .filter((id) => id !== 'picket')
  it.each(others)(title, { tags: ['long'] }, digestsAgree)

  it('saves every record, and the digest is theirs', async () => {
    const folder = join(someFolder(), 'new', 'folder')
    const { out } = await alone('--games', '3', '--save', folder)
    expect(readdirSync(folder).toSorted()).toEqual(['1.json', '2.json', '3.json'])
    const digests = [1, 2, 3].map((number) => {
      const parsed = parseRecord(readFileSync(join(folder, `${number}.json`), 'utf8'), 'saved')
      if (!parsed.ok) throw new Error(parsed.refusal.message)
      const { format: _, version: __, ...record } = parsed.value
      return digestOfText(JSON.stringify(record))
    })
    expect(result(out).digest).toBe(digestOfText(digests.join('')))
    const replayed = await grognard('replay', join(folder, '3.json'), '--verify')
    expect(replayed.status).toBe(0)
  })

  it('tells people the shares with their intervals, the lengths and the speed', async () => {
    const { status, out } = await grognard(...picket, '--jobs', '1', '--games', '10')
    expect(status).toBe(0)
    expect(out[0]).toBe('Picket, stream, seed 1: 10 battles')
    expect(out[1]).toMatch(/^  red +\d+ +\d+\.\d% +\(\d+\.\d to \d+\.\d\)$/)
    expect(out.join('\n')).toMatch(/turns +\d\.\d on average \(\d to \d\)/)
    expect(out.join('\n')).toMatch(/decisions +\d+ in \d+\.\d s, [\d,]+ a second/)
    expect(out.at(-1)).toMatch(/digest +[0-9a-f]{16}$/)
  })

  it('stops when it is interrupted, and gives what is finished', async () => {
    const { io, out, err } = interruptedAt(4)
    const args = [...picket, '--jobs', '1', '--json', '--games', '1000', '--seed', 'x']
    expect(await run(args, io)).toBe(1)
    expect(result(out)).toMatchObject({ games: 1000, finished: 4 })
    expect(err).toEqual(['Stopped after 4 of 1000 battles.'])
    const four = await alone('--games', '4', '--seed', 'x')
    expect(result(out).digest).toBe(result(four.out).digest)
  })

  it('fails in a sentence where a record cannot be written, and leaves nothing half-written', async () => {
    const folder = someFolder()
    mkdirSync(join(folder, '2.json'))
    for (const jobs of ['1', '2']) {
      const args = [...picket, '--games', '3', '--save', folder, '--jobs', jobs]
      const { status, out, err } = await runBin(...args)
      expect([status, out]).toEqual([1, ''])
      expect(err).toBe(
        `Game 2 of seed '1': ${join(folder, '2.json')}: it cannot be written: it is a folder.`,
      )
    }
    const left = readdirSync(folder).filter((name) => !/^[123]\.json$/.test(name))
    expect(left).toEqual([])
  }, 30_000)

  it('fails in a sentence where the folder cannot be made', async () => {
    const file = someFile('')
    const { status, err } = await alone('--games', '1', '--save', join(file, 'inside'))
    expect(status).toBe(1)
    expect(err).toMatch(/inside: the folder cannot be made: part of its path is not a folder\.$/)
  })
})
