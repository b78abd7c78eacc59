import type { Ask, DiceArgs, DiceClass } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { chanceOfAtLeast, chanceOutcomes, hitsOf, meanOf } from '../../index.ts'

const dice = (count: number, classes: readonly DiceClass[] = [], sides = 6): Ask => {
  const args: DiceArgs = { count, sides, classes, clause: 'x', thrower: 'red' }
  return { seats: ['chance'], name: 'dice', args, sees: 'all' }
}

const HIT = { name: 'hit', faces: [5, 6] }
const MISS = { name: 'miss', faces: [2, 3, 4] }
const AGAIN = { name: 'again', faces: [1] }

const sum = (outcomes: readonly { readonly chance: number }[] | null): number =>
  (outcomes ?? []).reduce((all, { chance }) => all + chance, 0)

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

describe('the ways that dice may fall', () => {
  it('are multinomials over their classes', () => {
    const outcomes = chanceOutcomes(dice(5, [HIT, MISS, AGAIN]), 1000) ?? []
    expect(outcomes).toHaveLength(21)
    expect(sum(outcomes)).toBeCloseTo(1, 12)
    for (const { answer, chance } of outcomes) {
      const faces = answer as readonly number[]
      const [hit, miss, again] = [HIT, MISS, AGAIN].map(
        (one) => faces.filter((face) => one.faces.includes(face)).length,
      ) as [number, number, number]
      const ways = factorial(5) / (factorial(hit) * factorial(miss) * factorial(again))
      expect(chance).toBeCloseTo(ways * (1 / 3) ** hit * (1 / 2) ** miss * (1 / 6) ** again, 12)
    }
  })

  it('take a face that is in no class for a class of its own', () => {
    const outcomes = chanceOutcomes(dice(1, [HIT]), 100) ?? []
    const times = Object.fromEntries(
      outcomes.map(({ answer, chance }) => [JSON.stringify(answer), 6 * chance]),
    )
    expect(times).toEqual({ '[1]': 1, '[2]': 1, '[3]': 1, '[4]': 1, '[5]': 2 })
  })

  it('are told apart die by die where nobody has sorted them', () => {
    const outcomes = chanceOutcomes(dice(2), 100) ?? []
    expect(new Set(outcomes.map(({ answer }) => JSON.stringify(answer))).size).toBe(36)
    expect(outcomes.every(({ chance }) => chance === 1 / 36)).toBe(true)
    expect(chanceOutcomes(dice(2, [], 4), 100)).toHaveLength(16)
  })

  it('are none where they would be more than asked for', () => {
    expect(chanceOutcomes(dice(3), 215)).toBeNull()
    expect(chanceOutcomes(dice(3), 216)).toHaveLength(216)
    expect(chanceOutcomes(dice(4, [HIT, MISS, AGAIN]), 14)).toBeNull()
    expect(chanceOutcomes(dice(4, [HIT, MISS, AGAIN]), 15)).toHaveLength(15)
  })

  it('of a deck are its cards, by how many there are of each', () => {
    const args = { from: { king: 1, queen: 3, ace: 0 }, clause: 'x', thrower: 'red' }
    expect(chanceOutcomes({ seats: ['chance'], name: 'draw', args, sees: 'all' }, 10)).toEqual([
      { answer: 'king', chance: 1 / 4 },
      { answer: 'queen', chance: 3 / 4 },
    ])
  })
})

describe('hits', () => {
  it('of dice are binomial', () => {
    const hits = hitsOf(4, 2)
    const expected = [16, 32, 24, 8, 1].map((n) => n / 81)
    expect(hits.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4])
    for (const [i, { chance }] of hits.entries()) expect(chance).toBeCloseTo(expected[i] ?? 0, 12)
    expect(meanOf(hits)).toBeCloseTo(4 / 3, 12)
    expect(chanceOfAtLeast(hits, 1)).toBeCloseTo(1 - 16 / 81, 12)
  })

  it.each([
    [0, 3, [{ value: 0, chance: 1 }]],
    [2, 0, [{ value: 0, chance: 1 }]],
    [2, 6, [{ value: 2, chance: 1 }]],
  ])('of %i dice with %i faces are certain', (count, faces, expected) => {
    expect(hitsOf(count, faces)).toEqual(expected)
  })
})
