import { digestOfText } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { tallyOf } from '../tally.ts'
import { aGame } from './games.ts'

const game = (number: number, outcome: string) =>
  aGame(number, {
    outcome,
    turns: number,
    answers: 10 * number,
    decisions: 2,
    automatic: 1,
    losses: [{ side: 'red', what: 'men', lost: number, of: 8 }],
    digest: `d${number}`,
  })

describe('a tally', () => {
  it('counts each battle once under the name of its outcome', () => {
    const games = [game(1, 'red'), game(2, 'truce'), game(3, 'red'), game(4, 'truce')]
    expect(tallyOf(games)).toMatchObject({
      finished: 4,
      outcomes: { red: 2, blue: 0, draw: 0, truce: 2 },
      decisions: 8,
      automatic: 4,
      turns: { mean: 2.5, least: 1, most: 4 },
      answers: { mean: 25, least: 10, most: 40 },
      losses: [{ side: 'red', what: 'men', lost: 2.5, of: 8 }],
    })
  })

  it('has the same digest in whatever order the battles were finished', () => {
    const games = [game(1, 'red'), game(2, 'blue'), game(3, 'red')]
    const { digest } = tallyOf(games)
    expect(digest).toBe(digestOfText('d1d2d3'))
    expect(tallyOf([game(3, 'red'), game(1, 'red'), game(2, 'blue')]).digest).toBe(digest)
    expect(tallyOf(games.slice(1)).digest).not.toBe(digest)
  })

  it('of no battles has no lengths', () => {
    expect(tallyOf([])).toMatchObject({ finished: 0, turns: null, answers: null })
  })
})
