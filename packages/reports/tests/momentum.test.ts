import { describe, expect, it } from 'vitest'
import { momentumOf } from '../momentum.ts'
import { aGame, aStudy } from './games.ts'

/** Three turns; red leads by so much after the first and the second. */
const battle = (number: number, winner: string | null, first: number, second: number) =>
  aGame(number, {
    winner,
    study: aStudy([
      [1, 1],
      [1, 1 - first],
      [1, 1 - second],
      [0.2, 0.2],
    ]),
  })

describe('how the chance of winning moved', () => {
  const games = [
    ...Array.from({ length: 10 }, (_, i) => battle(i + 1, 'red', 0, 0.3)),
    ...Array.from({ length: 10 }, (_, i) => battle(i + 11, 'blue', 0, -0.3)),
    ...Array.from({ length: 5 }, (_, i) => battle(i + 21, null, 0, 0)),
  ]

  it('counts battles by turn and lead, as long as they go on', () => {
    const momentum = momentumOf(games)
    expect(momentum?.sides).toEqual(['red', 'blue'])
    const at = (turn: number) => momentum?.turns.find((row) => row.turn === turn)?.standings
    expect(at(1)?.map((standing) => standing.games)).toEqual([0, 0, 25, 0, 0])
    expect(at(1)?.[2]).toEqual({ games: 25, won: 10, lost: 10 })
    expect(at(2)?.map(({ games: n, won, lost }) => [n, won, lost])).toEqual([
      [0, 0, 0],
      [10, 0, 10],
      [5, 0, 0],
      [10, 10, 0],
      [0, 0, 0],
    ])
    expect(at(3)).toBeUndefined()
  })

  it('takes the chance from the other battles that stood alike', () => {
    const moved = momentumOf(games)?.moved ?? []
    expect(moved.map(({ turn }) => turn)).toEqual([0, 1, 2, 3])
    // Nine others of 24 were won by the same side, and that share counts as two battles more.
    const usual = 9 / 24
    expect(moved[1]?.mean).toBeCloseTo((9 + 2 * usual) / (24 + 2), 10)
    expect(moved[2]?.mean).toBeCloseTo((9 + 2 * usual) / (9 + 2), 10)
    expect(moved[3]).toEqual({ turn: 3, mean: 1, low: 1, high: 1, going: 0 })
    expect(moved[2]?.going).toBe(1)
  })

  it('does not take a battle that stands alone for decided', () => {
    const before = momentumOf(games)?.moved[2]?.mean ?? 0
    const after = momentumOf([...games, battle(26, 'red', -0.9, -0.9)])?.moved[2]?.mean ?? 1
    expect(after).toBeLessThan(before)
    const alone = momentumOf([battle(1, 'red', 0.5, 0.5)])?.moved ?? []
    expect(alone[1]?.mean).toBe(0.5)
  })

  it('is unknown without studies', () => {
    expect(momentumOf([aGame(1)])).toBeNull()
    expect(momentumOf([])).toBeNull()
  })
})
