import { describe, expect, it } from 'vitest'
import { ratingsOf } from '../league/rating.ts'

/** By how many points someone leads who is so many times as likely to win. */
const lead = (odds: number): number => 400 * Math.log10(odds)

describe('ratings', () => {
  it('lead by 400 points for odds of ten, with one drawn game added', () => {
    // 104.5 + 0.5 to 10 + 0.5.
    const [a, b] = ratingsOf(2, [{ a: 0, b: 1, aScore: 104.5, bScore: 10 }], 1)
    expect(a).toBeCloseTo(lead(105 / 10.5), 6)
    expect(b).toBe(0)
  })

  it('stay finite for whoever has won all, and grow with the games', () => {
    const [all] = ratingsOf(2, [{ a: 0, b: 1, aScore: 400, bScore: 0 }], 1)
    const [few] = ratingsOf(2, [{ a: 0, b: 1, aScore: 4, bScore: 0 }], 1)
    expect(all).toBeCloseTo(lead(801), 6)
    expect(few).toBeCloseTo(lead(9), 6)
  })

  it('are all 0 before anything has been played', () => {
    expect(ratingsOf(3, [], null)).toEqual([0, 0, 0])
  })

  it('have the mean 0 where nobody is fixed, and mirror their players', () => {
    const ratings = ratingsOf(2, [{ a: 0, b: 1, aScore: 3, bScore: 1 }], null)
    expect(ratings[0]).toBeCloseTo(lead(3.5 / 1.5) / 2, 6)
    expect(ratings[1]).toBeCloseTo(-(ratings[0] as number), 6)
  })

  it('find again the strengths by which the scores were made', () => {
    const strengths = [1, 2, 8, 40]
    const many = 1e6
    const scores = strengths.flatMap((p, a) =>
      strengths.slice(a + 1).map((q, i) => ({
        a,
        b: a + 1 + i,
        aScore: (many * p) / (p + q),
        bScore: (many * q) / (p + q),
      })),
    )
    const ratings = ratingsOf(4, scores, 0)
    strengths.forEach((strength, i) => expect(ratings[i]).toBeCloseTo(lead(strength), 1))
  })

  it('put in order those who never met, by whom both have met', () => {
    const [strong, middle, weak] = ratingsOf(
      3,
      [
        { a: 0, b: 1, aScore: 15, bScore: 5 },
        { a: 1, b: 2, aScore: 15, bScore: 5 },
      ],
      2,
    ) as [number, number, number]
    expect(strong).toBeGreaterThan(middle)
    expect(middle).toBeGreaterThan(weak)
    expect(strong - middle).toBeCloseTo(middle - weak, 6)
  })
})
