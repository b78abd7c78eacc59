import { randomFrom } from '@grognard/kernel'
import { afv, type Unit } from '@grognard/rules-afv'
import { describe, expect, it } from 'vitest'
import { diceHits, meanHits, combined } from '../../afv/odds/chances.ts'
import { expectedLoss } from '../../afv/odds/losses.ts'
import { attackHits } from '../../afv/odds/melee.ts'
import { profileOf } from '../../afv/odds/profile.ts'
import { positionOf } from './battles.ts'

const units = (): readonly Unit[] => {
  const begun = afv.setUp({ position: positionOf('first battle'), options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value.units
}

const [foot, , , horse] = units() as [Unit, Unit, Unit, Unit]
const total = (hits: readonly number[]): number => hits.reduce((sum, chance) => sum + chance, 0)

describe('odds', () => {
  it('of dice are binomial', () => {
    expect(diceHits(2, 2)).toEqual([
      expect.closeTo(4 / 9),
      expect.closeTo(4 / 9),
      expect.closeTo(1 / 9),
    ])
    expect(meanHits(combined(diceHits(3, 2), diceHits(2, 4)))).toBeCloseTo(1 + 4 / 3)
  })

  it('of an attack are those of its stands: pikes need 4, muskets 2', () => {
    const hits = attackHits(profileOf(foot), profileOf(horse), {
      face: 'front',
      lost: 0,
      led: false,
    })
    expect(meanHits(hits)).toBeCloseTo((2 * 4 + 4 * 2) / 6)
    expect(total(hits)).toBeCloseTo(1)
  })

  it('of an attack in the rear count every miss again', () => {
    const hits = attackHits(profileOf(horse), profileOf(foot), {
      face: 'rear',
      lost: 0,
      led: false,
    })
    expect(meanHits(hits)).toBeCloseTo(4 * (1 - (1 / 3) * (1 / 3)))
  })

  it('with rethrows on the flank and by the commander agree with dice thrown', () => {
    const how = { face: 'left', lost: 2, led: true } as const
    const hits = attackHits(profileOf(foot), profileOf(horse), how)
    const random = randomFrom('rethrows')
    const die = (needs: number): number => (random.below(6) < needs ? 1 : 0)
    const needs = [4, 4, 2, 2]
    const again = needs.reduce((sum, need) => sum + need / 6, 0)
    let sum = 0
    const throws = 40_000
    for (let i = 0; i < throws; i++) {
      const first = needs.map(die)
      let left = 2
      const rethrown = first.map((hit, at) => (hit === 0 && left-- > 0 ? die(needs[at] ?? 0) : hit))
      const scored = rethrown.reduce((all, hit) => all + hit, 0)
      sum += scored >= again ? scored : needs.reduce((all, need) => all + die(need), 0)
    }
    expect(meanHits(hits)).toBeCloseTo(sum / throws, 1)
  })

  it('of losses forgive the odd hit, and rout who is left with one stand', () => {
    const profile = profileOf(horse)
    expect(expectedLoss(profile, 1, [1]).stands).toBe(0)
    expect(expectedLoss(profile, 3, [1]).stands).toBe(1)
    expect(expectedLoss(profile, 6, [1])).toEqual({ worth: profile.worth, stands: 3, rout: 1 })
  })
})
