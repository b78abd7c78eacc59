import { describe, expect, it } from 'vitest'
import { binomial, fightOdds, fireOdds, oddsOf } from '../../vf/features/odds.ts'
import { gap, isInArc, oblongOf } from '../../vf/features/oblong.ts'
import { costOf, routCost } from '../../vf/features/worth.ts'
import { drawnUp, unit } from './sparring-table.ts'

const foot = (x: number, y: number, more = {}) => unit('british line infantry', x, y, 0, more)
const ligne = (x: number, y: number, more = {}) => unit('french line infantry', x, y, 180, more)

const SHOT = {
  kind: 'fire',
  support: [],
  brigade: [],
  skirmish: false,
  reply: false,
  again: false,
} as const

describe('odds', () => {
  it('of dice are binomial', () => {
    expect(binomial(2, 18)).toEqual([0.25, 0.5, 0.25])
    expect(binomial(7, 21).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('of a volley are those of the rules: three dice of four or more, ones again', () => {
    const battle = drawnUp([foot(36, 30)], [ligne(36, 20)], { phase: 'fire' })
    const { losses, rout } = fireOdds(battle, { ...SHOT, main: 0, target: 1 })
    expect(losses).toBeCloseTo(3 * (21 / 36), 10)
    expect(rout).toBe(0)
  })

  it('of a volley at a shaken unit are those of its valour', () => {
    const battle = drawnUp([foot(36, 30)], [ligne(36, 20, { losses: 4 })], { phase: 'fire' })
    const { losses, rout } = fireOdds(battle, { ...SHOT, main: 0, target: 1 })
    // Each hit is a test that fails on one or two, with the +1 of the fire phase.
    const stands = 1 - (21 / 36) * (2 / 6)
    expect(losses).toBe(0)
    expect(rout).toBeCloseTo(1 - stands * stands * stands, 10)
  })

  it('of a fight add up, and the winner takes no test', () => {
    const lead = { steady: 18, won: 36, bears: true, routs: false }
    const odds = fightOdds({
      attack: [0, 0, 1],
      reply: [0, 1],
      attackers: [{ unit: 0, left: 0, ...lead }],
      defenders: [{ unit: 1, left: 1, ...lead }],
      tieWins: true,
    })
    expect(odds).toEqual({
      wins: 1,
      main: { unit: 0, losses: 0, shaken: 1, rout: 0 },
      target: { unit: 1, losses: 1, shaken: 0.5, rout: 0.5 },
      helpers: [],
    })
  })

  it('are better with support', () => {
    const battle = drawnUp([foot(33, 25), foot(46, 25)], [ligne(38, 24.98)], { phase: 'melee' })
    const alone = oddsOf(
      battle,
      { main: 0, target: 2, support: [], brigade: [] },
      { support: [], brigade: [] },
    )
    const helped = oddsOf(
      battle,
      { main: 0, target: 2, support: [1], brigade: [] },
      { support: [], brigade: [] },
    )
    expect(helped.wins).toBeGreaterThan(alone.wins)
    expect(helped.target.rout).toBeGreaterThan(alone.target.rout)
  })
})

describe('worth', () => {
  it('of losses is part of that of a rout', () => {
    const battle = drawnUp([foot(33, 30), foot(47, 30)], [ligne(38, 16)])
    const [one] = battle.units
    if (!one) throw new Error('There is no unit.')
    const hurt = costOf(battle, one, { losses: 2, shaken: 0, rout: 0 })
    expect(hurt).toBeGreaterThan(0)
    expect(hurt).toBeLessThan(routCost(battle, one) / 2)
    expect(costOf(battle, one, { losses: 0, shaken: 0, rout: 1 })).toBeCloseTo(
      routCost(battle, one),
      10,
    )
  })
})

describe('oblongs', () => {
  const at = (left: number, top: number, right: number, bottom: number) =>
    oblongOf({ left, top, right, bottom })

  it('are as far apart as their nearest corners', () => {
    expect(gap(at(0, 0, 2000, 2000), at(5000, 6000, 7000, 8000))).toBeCloseTo(5, 10)
    expect(gap(at(0, 0, 9000, 1000), at(4000, 3000, 5000, 4000))).toBeCloseTo(2, 10)
  })

  it('see what is before them, to 45 degrees aside', () => {
    const looking = { ...at(10_000, 10_000, 12_000, 11_000), around: false }
    expect(isInArc(looking, at(10_000, 2000, 12_000, 3000))).toBe(true)
    expect(isInArc(looking, at(10_000, 20_000, 12_000, 21_000))).toBe(false)
    expect(isInArc(looking, at(20_000, 9000, 21_000, 9500))).toBe(false)
  })
})
