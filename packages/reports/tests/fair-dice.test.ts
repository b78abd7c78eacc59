import { randomFrom, scripted, throwDice, type Ask } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { chanceOf, type Ended } from '../despatch/chance.ts'
import { byFairDice, noting } from '../despatch/fair-dice.ts'

/** Red wins if its dice and a coin that nobody sees come to more than nothing. */
function battles(seed: string, games: number, coin: number): readonly Ended[] {
  const random = randomFrom(seed)
  return Array.from({ length: games }, () => {
    const faces = Array.from({ length: 6 }, () => 1 + random.below(6))
    const hits = faces.filter((face) => face >= 5).length - 2
    const toss = (random.below(1001) / 1000 - 0.5) * coin
    return { points: hits + toss > 0 ? 1 : 0, surplus: { hit: hits } }
  })
}

/** Of battles like these, red wins so many. */
const truth = (coin: number): number => {
  const all = battles('truth', 40_000, coin)
  return all.reduce((sum, { points }) => sum + points, 0) / all.length
}

describe('what dice did better than on average is taken out', () => {
  it('nothing is left to chance where dice decide in proportion', () => {
    const fought = [-2, 0, 1, 3, -1, 2].flatMap((hit) =>
      Array.from({ length: 16 }, () => ({ points: 0.5 + hit / 10, surplus: { hit } })),
    )
    const fair = byFairDice(fought)
    expect(fair?.value).toBeCloseTo(0.5, 5)
    expect(fair?.margin).toBeCloseTo(0, 4)
  })

  it('is right in 95 of 100 cases, as plain counting is, and nearer', () => {
    const coin = 3
    const known = truth(coin)
    let [right, margins, plain] = [0, 0, 0]
    for (let i = 0; i < 300; i++) {
      const { value, margin } = chanceOf(battles(`${i}`, 160, coin))
      if (Math.abs(value - known) <= margin) right++
      margins += margin / 300
      plain += (1.96 * Math.sqrt((known * (1 - known)) / 160)) / 300
    }
    expect(right).toBeGreaterThanOrEqual(277)
    expect(right).toBeLessThanOrEqual(296)
    expect(margins).toBeLessThan(0.85 * plain)
  })

  it('of few battles, or of those that nearly all end alike, counting alone is believed', () => {
    const few = battles('few', 80, 1)
    const points = few.reduce((sum, one) => sum + one.points, 0)
    expect(chanceOf(few).value).toBe(points / 80)
    const lost = Array.from({ length: 120 }, (_, i) => ({
      points: i < 3 ? 1 : 0,
      surplus: { hit: i < 3 ? 2 : 0 },
    }))
    expect(chanceOf(lost).value).toBe(3 / 120)
    expect(chanceOf(lost).margin).toBeGreaterThan(0.02)
  })

  it('no dice, nothing to be taken out', () => {
    expect(byFairDice(Array.from({ length: 96 }, () => ({ points: 1, surplus: {} })))).toBeNull()
  })
})

describe('what dice did is noted', () => {
  const asking = (thrower: string, faces: readonly number[] | null): Ask => {
    const classes = faces === null ? [] : [{ name: 'hit', faces }]
    const [asked] = throwDice(3, { clause: 'book:1', thrower, classes }).next().value as Ask[]
    return asked as Ask
  }
  const noted = (thrower: string, faces: readonly number[] | null, fell: readonly number[]) => {
    const { chance, surplus } = noting(scripted(fell), (seat) => seat)
    expect(chance.answer(asking(thrower, faces))).toEqual(fell)
    return surplus
  }

  it('hits above their mean count for whoever throws', () => {
    expect(noted('red', [5, 6], [6, 5, 1])).toEqual({ 'book:1': 1 })
    expect(noted('blue', [5, 6], [6, 5, 1])).toEqual({ 'book:1': -1 })
    expect(noted('red', [5, 6], [1, 1, 1])).toEqual({ 'book:1': -1 })
  })

  it('pips count where no faces are named', () => {
    expect(noted('red', null, [6, 6, 6])).toEqual({ 'book:1': 7.5 })
  })
})
