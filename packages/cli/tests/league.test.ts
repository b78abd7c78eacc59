import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Standings } from '@grognard/reports'
import { confidence } from '@grognard/toolkit'
import { gameFrom, gameLine } from '@grognard/reports'
import { describe, expect, it } from 'vitest'
import { run } from '../program.ts'
import { fixtureOf, pairingOf } from '../simulation/fixture.ts'
import { grognard, interruptedAt, runBin, someFolder } from './running.ts'

type League = Standings & { games: number; finished: number; digest: string }

const league = ['league', '--rules', 'picket', '--jobs', '1']
const played = (out: readonly string[]) => JSON.parse(out.join('')) as League
const alone = async (...args: string[]) => {
  const { status, out, err } = await grognard(...league, '--json', ...args)
  expect([status, err]).toEqual([0, ''])
  return played(out)
}
const two = ['--players', 'random,random']
const three = ['--players', 'random,random,random']

describe('the pairing of a league', () => {
  it('lets everyone meet everyone in each round, and swaps sides in the next', () => {
    const games = Array.from({ length: 6 }, (_, i) => pairingOf(3, i + 1))
    expect(games.map(({ red, blue }) => [red, blue])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 0],
      [2, 0],
      [2, 1],
    ])
    expect(games.map(({ a, b }) => [a, b])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1],
      [0, 2],
      [1, 2],
    ])
  })

  it('has the same dice for both games of a pair, and others for the next', () => {
    const plan = {
      rulebook: 'picket',
      scenario: 'stream',
      options: {},
      players: {},
      seed: 's',
      save: null,
      league: ['bold', 'shy'],
    }
    const fixtures = [1, 2, 3, 4].map((number) => fixtureOf(plan, number))
    expect(fixtures.map(({ stream }) => stream)).toEqual(['s/1', 's/1', 's/2', 's/2'])
    expect(fixtures.slice(0, 2).map(({ players }) => players)).toEqual([
      { red: 'bold', blue: 'shy' },
      { red: 'shy', blue: 'bold' },
    ])
  })
})

describe('league', { timeout: 30_000 }, () => {
  it('gives machines exactly what was agreed', async () => {
    const result = await alone(...two, '--games', '10')
    expect(Object.keys(result).slice(0, 2)).toEqual(['players', 'pairs'])
    for (const player of result.players)
      expect(player).toMatchObject({
        name: 'random',
        rating: expect.any(Number) as number,
        wins: expect.any(Number) as number,
        losses: expect.any(Number) as number,
        draws: expect.any(Number) as number,
      })
    const [pair] = result.pairs
    if (!pair) throw new Error('There is no pair.')
    expect(pair).toMatchObject({ a: 'random', b: 'random', games: 10 })
    expect(pair.aWins + pair.bWins + pair.draws).toBe(10)
    expect([pair.low, pair.high]).toEqual(confidence(pair.aWins, 10))
    expect(result).toMatchObject({ games: 10, finished: 10 })
    expect(result.digest).toMatch(/^[0-9a-f]{16}$/)
  })

  it.each(['picket', 'afv'])(
    'mirrors the results of a player that meets itself: %s',
    async (id) => {
      const args = ['league', '--rules', id, '--jobs', '1', '--json', '--games', '8', ...two]
      const { status, out } = await grognard(...args)
      expect(status).toBe(0)
      const { players, pairs } = played(out)
      expect(pairs[0]?.aWins).toBe(pairs[0]?.bWins)
      expect(pairs[0]?.aWins).toBeGreaterThan(0)
      expect(players.map(({ rating }) => rating)).toEqual([0, 0])
    },
  )

  it('plays the battles that simulate plays with the same seed', async () => {
    const { players } = await alone(...two, '--games', '2', '--seed', 'x')
    const one = ['--rules', 'picket', '--games', '1', '--seed', 'x', '--jobs', '1', '--json']
    const { out } = await grognard('simulate', ...one)
    const { outcomes, decisions } = JSON.parse(out.join('')) as {
      outcomes: { red: number; blue: number; draw: number }
      decisions: number
    }
    expect(players[0]).toMatchObject({
      wins: outcomes.red + outcomes.blue,
      losses: outcomes.red + outcomes.blue,
      draws: outcomes.draw * 2,
    })
    expect(players.map((player) => player.decisions)).toEqual([decisions, decisions])
  })

  it('is the same with one and two at a time', async () => {
    const args = ['league', '--rules', 'picket', '--json', ...three, '--games', '21', '--jobs']
    const [one, other] = await Promise.all(['1', '2'].map((jobs) => runBin(...args, jobs)))
    const results = [one, other].map((end) => {
      expect([end?.status, end?.err]).toEqual([0, ''])
      return played([end?.out ?? ''])
    })
    expect(results[0]?.finished).toBe(63)
    expect(results[1]?.digest).toBe(results[0]?.digest)
    expect(results[1]?.pairs).toEqual(results[0]?.pairs)
  })

  it('tells people the ratings, the cross table and the speed', async () => {
    const { status, out } = await grognard(...league, ...three, '--games', '4')
    expect(status).toBe(0)
    const text = out.join('\n')
    expect(out[0]).toBe('Picket, stream, seed 1: 12 of 12 games')
    expect(text).toMatch(/player +rating +won +lost +drawn +share +decisions\/s/)
    expect(
      out.filter((line) => /^\d  random +-?\d+ +\d+ +\d+ +\d+ +[\d.]+% +[\d,]+$/.test(line)),
    ).toHaveLength(3)
    expect(out.filter((line) => /^\d  random( +(\d-\d-\d|·)){3}$/.test(line))).toHaveLength(3)
    expect(text).toMatch(/random beats random in [\d.]+% of 4 \([\d.]+ to [\d.]+\)/)
    expect(out.at(-1)).toMatch(/s, digest [0-9a-f]{16}$/)
  })

  it('ends when it is interrupted, and goes on where it was', async () => {
    const file = join(someFolder(), 'league.games')
    const args = [...league, ...three, '--json', '--games', '6', '--seed', 'r', '--resume', file]
    const { io, out, err } = interruptedAt(7)
    expect(await run(args, io)).toBe(1)
    expect(played(out)).toMatchObject({ games: 18, finished: 7 })
    expect(played(out).pairs.map(({ games }) => games)).toEqual([3, 2, 2])
    expect(err).toEqual([
      `Stopped after 7 of 18 battles. They are in ${file}: the same command goes on with the others.`,
    ])
    const resumed = played((await grognard(...args)).out)
    const whole = await alone(...three, '--games', '6', '--seed', 'r')
    expect(resumed.digest).toBe(whole.digest)
    expect(resumed.pairs).toEqual(whole.pairs)
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1 + 18)
    const longer = await alone(...three, '--games', '8', '--seed', 'r', '--resume', file)
    expect(longer.digest).toBe((await alone(...three, '--games', '8', '--seed', 'r')).digest)
  })

  it.each([
    [['--players', 'random'], '--players wants from 2 to 64 names with commas between, not 1.'],
    [['--players', 'random,'], `--players has a name missing in 'random,'.`],
    [['--players', 'random,napoleon'], `There is no player 'napoleon' (known: random).`],
    [[], `Required option '--players <names>' not specified.`],
    [[...two, '--games', '0'], `--games wants a whole number from 1 to 1000000, not '0'.`],
    [[...two, '--scenario', 'x'], `There is no scenario 'x' (known: stream, wings).`],
  ])('refuses in a sentence: %j', async (args, sentence) => {
    const { status, err } = await grognard(...league, ...args)
    expect([status, err]).toEqual([2, sentence])
  })

  it('refuses a file of another league', async () => {
    const file = join(someFolder(), 'league.games')
    await alone(...two, '--games', '2', '--resume', file)
    const refused = async (...args: string[]) =>
      (await grognard(...league, '--resume', file, ...args)).err
    expect(await refused(...two, '--seed', '2')).toContain('the seed is there "1", here "2"')
    expect(await refused(...three)).toContain('the players are there ["random","random"], here')
    const [head = '', ...games] = readFileSync(file, 'utf8').trimEnd().split('\n')
    const before = games.map((line) => {
      const game = gameFrom(line)
      if (!game.ok) throw new Error(game.refusal.message)
      return gameLine({ ...game.value, digest: 'of other rules' })
    })
    writeFileSync(file, [head, ...before, ''].join('\n'))
    expect(await refused(...two)).toBe(
      `${file}: battle 1 goes otherwise today: the rules or the players have changed since it was played.`,
    )
  })
})
