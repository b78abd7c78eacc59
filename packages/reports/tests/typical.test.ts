import { describe, expect, it } from 'vitest'
import { medianOf, typicalOf } from '../typical.ts'
import { aGame, aStudy } from './games.ts'

const ended = (number: number, outcome: string, turns: number, red: number, blue: number) =>
  aGame(number, { outcome, turns, study: aStudy([[red, blue]]) })

describe('the typical battle', () => {
  it('is one of those that ended as most did, nearest to their median', () => {
    const games = [
      ended(1, 'blue', 5, 0.5, 0.5),
      ended(2, 'red', 1, 0.9, 0.1),
      ended(3, 'red', 5, 0.6, 0.4),
      ended(4, 'red', 9, 0.3, 0.9),
      ended(5, 'blue', 5, 0.6, 0.4),
    ]
    expect(typicalOf(games)?.number).toBe(3)
    expect(typicalOf(games.toReversed())?.number).toBe(3)
  })

  it('is the first of several that are alike', () => {
    expect(typicalOf([aGame(4), aGame(2), aGame(3)])?.number).toBe(2)
  })

  it('goes by losses where nothing was studied', () => {
    const lost = (number: number, men: number) =>
      aGame(number, { losses: [{ side: 'red', what: 'men', lost: men, of: 9 }] })
    expect(typicalOf([lost(1, 0), lost(2, 4), lost(3, 9)])?.number).toBe(2)
  })

  it('is none where there is no battle', () => {
    expect(typicalOf([])).toBeNull()
  })

  it('has a median of an even number between the middle two', () => {
    expect(medianOf([3, 1, 2])).toBe(2)
    expect(medianOf([4, 1, 2, 9])).toBe(3)
  })
})
