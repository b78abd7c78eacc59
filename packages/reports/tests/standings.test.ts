import { confidence } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { pairsOf, standingsOf, type Meeting } from '../league/standings.ts'

const met = (a: number, b: number, winner: number | null): Meeting => ({
  a,
  b,
  winner,
  thinking: [
    { player: a, decisions: 10, ms: 20 },
    { player: b, decisions: 30, ms: 10 },
  ],
})

describe('the standings of a league', () => {
  it('have every pair once', () => {
    expect(pairsOf(4)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ])
  })

  it('count wins, losses and draws from both ends', () => {
    const { players, pairs } = standingsOf(
      ['bold', 'random', 'shy'],
      [met(0, 1, 0), met(0, 1, 0), met(0, 1, 1), met(0, 1, null), met(1, 2, 2)],
    )
    const [low, high] = confidence(2, 4)
    expect(pairs[0]).toEqual({
      a: 'bold',
      b: 'random',
      games: 4,
      aWins: 2,
      bWins: 1,
      draws: 1,
      share: 0.5,
      low,
      high,
    })
    expect(pairs[1]).toMatchObject({ a: 'bold', b: 'shy', games: 0, low: 0, high: 1 })
    expect(players.map(({ name, wins, losses, draws }) => [name, wins, losses, draws])).toEqual([
      ['bold', 2, 1, 1],
      ['random', 1, 3, 1],
      ['shy', 1, 0, 0],
    ])
  })

  it('rate random 0 where it takes part', () => {
    const { players } = standingsOf(['bold', 'random'], [met(0, 1, 0), met(0, 1, 0)])
    expect(players[1]?.rating).toBe(0)
    expect(players[0]?.rating).toBeCloseTo(400 * Math.log10(5), 0)
    const others = standingsOf(['bold', 'shy'], [met(0, 1, 0), met(0, 1, 0)]).players
    expect((others[0]?.rating ?? 0) + (others[1]?.rating ?? 0)).toBeCloseTo(0, 6)
  })

  it('tell how many decisions a second each has made', () => {
    const { players } = standingsOf(['bold', 'shy'], [met(0, 1, 0), met(0, 1, 1)])
    expect(players.map((player) => player.decisionsPerSecond)).toEqual([500, 3000])
    expect(players.map((player) => player.decisions)).toEqual([20, 60])
  })
})
