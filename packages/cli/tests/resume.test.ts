import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { run } from '../program.ts'
import { dealerOf, missing } from '../simulation/orders.ts'
import {
  ended,
  grognard,
  interruptedAt,
  runBin,
  someFile,
  someFolder,
  start,
  type Child,
} from './running.ts'

type Result = { finished: number; digest: string }
const result = (out: readonly string[]) => JSON.parse(out.join('')) as Result

const picket = ['simulate', '--rules', 'picket', '--json']
const alone = (...args: string[]) => grognard(...picket, '--jobs', '1', ...args)

const running: Child[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

describe('battles not finished yet', () => {
  it('are those whose numbers are missing', () => {
    expect(missing(5, new Set())).toEqual([{ from: 1, to: 5 }])
    expect(missing(9, new Set([1, 4, 5, 9, 12]))).toEqual([
      { from: 2, to: 3 },
      { from: 6, to: 8 },
    ])
    expect(missing(2, new Set([1, 2]))).toEqual([])
  })

  it('are dealt out one by one or many at a time', () => {
    const dealer = dealerOf([
      { from: 2, to: 3 },
      { from: 6, to: 10 },
    ])
    expect(dealer.left()).toBe(7)
    expect(dealer.next(3)).toEqual({ from: 2, to: 3 })
    expect(dealer.next(3)).toEqual({ from: 6, to: 8 })
    expect(dealer.left()).toBe(2)
    expect(dealer.next(1)).toEqual({ from: 9, to: 9 })
    expect(dealer.next(5)).toEqual({ from: 10, to: 10 })
    expect(dealer.next(5)).toBeNull()
    expect(dealer.left()).toBe(0)
  })
})

describe('simulate --resume', () => {
  it('goes on where it was interrupted, with the same battles', async () => {
    const file = join(someFolder(), 'picket.games')
    const args = [...picket, '--jobs', '1', '--games', '40', '--seed', 'r', '--resume', file]
    const { io, out } = interruptedAt(11)
    expect(await run(args, io)).toBe(1)
    expect(result(out).finished).toBe(11)
    const resumed = await grognard(...args)
    expect(resumed.status).toBe(0)
    expect(result(resumed.out)).toMatchObject({ finished: 40 })
    const whole = result((await alone('--games', '40', '--seed', 'r')).out)
    expect(result(resumed.out).digest).toBe(whole.digest)
  })

  it('plays nothing twice, and takes as many as are wanted', async () => {
    const file = join(someFolder(), 'picket.games')
    const played = async (games: string) =>
      result((await alone('--games', games, '--resume', file)).out).digest
    const thirty = await played('30')
    const before = readFileSync(file, 'utf8')
    expect(await played('30')).toBe(thirty)
    expect(await played('10')).toBe(result((await alone('--games', '10')).out).digest)
    expect(readFileSync(file, 'utf8')).toBe(before)
    const { out } = await grognard(
      'simulate',
      '--rules',
      'picket',
      '--games',
      '30',
      '--resume',
      file,
    )
    expect(out.join('\n')).toMatch(/decisions +[\d,]+, 0 of them now in \d+\.\d s, 0 a second/)
  })

  it('cuts off a line that somebody was killed over', async () => {
    const file = join(someFolder(), 'picket.games')
    await alone('--games', '5', '--resume', file)
    const whole = readFileSync(file, 'utf8')
    appendFileSync(file, '{"number":6,"outc')
    const { status, out } = await alone('--games', '6', '--resume', file)
    expect(status).toBe(0)
    expect(result(out).digest).toBe(result((await alone('--games', '6')).out).digest)
    expect(readFileSync(file, 'utf8').startsWith(`${whole}{"number":6,"outcome"`)).toBe(true)
  })

  const losesNothing = async (jobs: string): Promise<void> => {
    const file = join(someFolder(), 'picket.games')
    const args = [...picket, '--games', '100000', '--jobs', jobs, '--resume', file]
    const child = start(args)
    running.push(child)
    const end = ended(child)
    const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0)
    while (lines() < 50) await pause(10)
    child.kill('SIGKILL')
    await end
    const kept = lines() - 2
    const games = String(kept + 20)
    const resumed = await runBin(...picket, '--games', games, '--jobs', jobs, '--resume', file)
    expect([resumed.status, resumed.err]).toEqual([0, ''])
    const whole = result((await alone('--games', games)).out)
    expect(result([resumed.out]).digest).toBe(whole.digest)
  }
  const title = 'loses nothing that was finished when it is killed, with %s at a time'
  it.each(['2'])(title, losesNothing)
  it.each(['1'])(title, { tags: ['long'] }, losesNothing)

  it('refuses in a sentence what it cannot go on with, and leaves it as it is', async () => {
    const refused = async (content: string) => {
      const file = someFile(content, 'x.games')
      const { status, err } = await alone('--games', '3', '--resume', file)
      expect(status).toBe(2)
      expect(readFileSync(file, 'utf8')).toBe(content)
      return err.replace(file, 'FILE')
    }
    expect(await refused('my diary')).toBe('FILE: it is no file of finished battles.')
    expect(await refused('{"my":"diary"}\n')).toBe('FILE: it is no file of finished battles.')
    const file = join(someFolder(), 'picket.games')
    await alone('--games', '2', '--resume', file)
    const [head = '', first = ''] = readFileSync(file, 'utf8').split('\n')
    expect(await refused(`${head}\n${first}\nnonsense\n`)).toBe('FILE: line 3: this is no JSON.')
    expect(await refused(`${head}\n{"number":1}\n`)).toMatch(/^FILE: line 2: '\w+' is missing\.$/)
    expect(
      await refused(`${head}\n${first.replace('"winner":', '"winner":null,"was":')}\n`),
    ).toMatch(/^FILE: line 2: 'was' is not known here\.$/)
    const won = first.includes('"winner":"red"') ? ['red', 'blue'] : ['blue', 'red']
    const forged = first.replace(`"winner":"${won[0]}"`, `"winner":"${won[1]}"`)
    expect(await refused(`${head}\n${forged}\n`)).toBe(
      'FILE: line 2: it has been changed since it was written.',
    )
    expect(await refused(`${head}\n${first}\n${first}\n`)).toBe(
      'FILE: line 3: battle 1 stands here a second time.',
    )
    const other = head.replace('"seed":"1"', '"seed":"7"')
    expect(await refused(`${other}\n${first}\n`)).toBe(
      'FILE: it holds battles of another plan: the seed is there "7", here "1".',
    )
  })

  it('says that a battle was cut off, and plays it again', async () => {
    const file = join(someFolder(), 'picket.games')
    await alone('--games', '3', '--resume', file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.slice(0, -20))
    const { status, err } = await alone('--games', '3', '--resume', file)
    expect([status, err]).toEqual([
      0,
      `${file}: its last line breaks off: that battle is played again.`,
    ])
    expect(readFileSync(file, 'utf8')).toHaveLength(text.length)
  })

  it('begins anew in an empty file, and fails where none can be written', async () => {
    const empty = someFile('', 'empty.games')
    expect((await alone('--games', '2', '--resume', empty)).status).toBe(0)
    expect(readFileSync(empty, 'utf8').split('\n')).toHaveLength(4)
    const folder = someFolder()
    writeFileSync(join(folder, 'file'), '')
    const inside = join(folder, 'file', 'x.games')
    const { status, err } = await alone('--games', '2', '--resume', inside)
    expect([status, err]).toEqual([
      1,
      `${inside}: it cannot be written: part of its path is not a folder.`,
    ])
    const { status: refused, err: why } = await alone('--games', '2', '--resume', folder)
    expect([refused, why]).toEqual([2, `${folder}: it cannot be read: it is a folder.`])
  })
})
