import { courseAt, type Json } from '@grognard/kernel'
import { checkDiceClasses, checkHabits } from '@grognard/testkit'
import { exactOdds, type ConsequenceOdds, type Odds } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import type { Rf2 } from '../battle.ts'
import { rf2, rf2Odds } from '../index.ts'
import { ours, theirs } from './drawn-up.ts'
import { positionOf } from './fought.ts'

const find = ({ consequences }: Odds, code: string): ConsequenceOdds | undefined =>
  consequences.find((one) => one.code === code)

const chanceOf = (one: ConsequenceOdds | undefined, value: number): number =>
  one?.distribution.find((each) => each.value === value)?.chance ?? 0

/** Red's only unit fires all it has at blue's. */
function volley(own: Parameters<typeof ours>[3], other: Parameters<typeof theirs>[3]): Odds {
  const units = [
    ours('HI', 100, 100, { name: 'Ours', stands: 4, weapons: ['RM'], ...own }),
    theirs('HI', 100, 96, { name: 'Theirs', stands: 4, weapons: ['RM'], ...other }),
  ]
  const begun = rf2.setUp({ position: positionOf({ units }, { phase: 'fire' }), options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const stands = [0, 1, 2, 3].slice(0, own?.stands ?? 4)
  const answer: Json = { unit: 0, volleys: [{ target: 1, stands }] }
  const plan = { answers: [{ seat: 'red', ask: 'fire', answer }], until: 'phase' } as const
  const odds = exactOdds(courseAt(rf2, begun.value), plan, rf2Odds, { most: 100_000 })
  if (!odds) throw new Error('There are too many throws.')
  return odds
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (n / k) * choose(n - 1, k - 1))
const binomial = (n: number, k: number, p: number): number =>
  choose(n, k) * p ** k * (1 - p) ** (n - k)

describe('Second Rank & File: odds of a volley', () => {
  it('rf2:14.5 four stands that need 4 hit as four coins fall', () => {
    const hits = find(volley({}, {}), 'hits')
    for (const n of [0, 1, 2, 3, 4])
      expect(chanceOf(hits, n)).toBeCloseTo(binomial(4, n, 1 / 2), 12)
  })

  it('rf2:6.12 with 7 two sixes are a hit, and a single one is half the time', () => {
    const hits = find(volley({ hits: 8, disordered: true }, {}), 'hits')
    const six = (n: number): number => binomial(4, n, 1 / 6)
    expect(chanceOf(hits, 0)).toBeCloseTo(six(0) + six(1) / 2, 12)
    expect(chanceOf(hits, 1)).toBeCloseTo(six(1) / 2 + six(2) + six(3) / 2, 12)
    expect(chanceOf(hits, 2)).toBeCloseTo(six(3) / 2 + six(4), 12)
  })

  it('rf2:17.3 rf2:17.5 whoever is at a third tests if it is hit, and retreats by its morale', () => {
    const odds = volley({}, { hits: 4 })
    const hit = 1 - 1 / 16
    expect(find(odds, 'tests')?.expected).toBeCloseTo(hit, 12)
    // Two dice that come to less than 7: 15 of 36. With four hits it is spent, and routs.
    expect(find(odds, 'retreats')?.expected).toBeCloseTo(((hit - 1 / 16) * 15) / 36, 12)
    expect(find(odds, 'routs')?.expected).toBeCloseTo(15 / 36 / 16, 12)
  })

  it('rf2:14.21 the last points rout it without a test', () => {
    const odds = volley({}, { hits: 10 })
    const routs = 1 - binomial(4, 0, 1 / 2) - binomial(4, 1, 1 / 2)
    const tested = binomial(4, 1, 1 / 2)
    expect(find(odds, 'routs')?.expected).toBeCloseTo(routs + (tested * 15) / 36, 12)
  })

  it('has a name in both languages for all that may come of it', () => {
    for (const { code } of volley({}, { hits: 4 }).consequences)
      for (const words of Object.values(rf2Odds.words)) expect(Object.keys(words)).toContain(code)
  })
})

describe('Second Rank & File: habits', () => {
  const [{ position }] = rf2.scenarios
  it('answer as the rules allow, wherever they are asked', () => {
    const asked = checkHabits(rf2, rf2Odds.habits, { position, options: {} }, 'habits', 400)
    for (const ask of ['order', 'fire', 'attach']) expect(asked).toContain(ask)
  }, 60_000)

  it('says of dice in a class all that matters, whatever their faces and their order', () => {
    const matters = ({ terrain: _same, ...battle }: Rf2): Json => battle
    const checked = new Map<string, number>(
      checkDiceClasses(rf2, { position, options: {} }, 'classes', { matters, answers: 300 }),
    )
    expect(checked.get('rf2:14.5')).toBeGreaterThan(10)
  }, 60_000)
})
