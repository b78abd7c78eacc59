import { courseAt, put, type Course, type Json } from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { describe, expect, it } from 'vitest'
import {
  agreementOf,
  exactOdds,
  oddsOf,
  plainOdds,
  sampledOdds,
  type Consequence,
  type OddsRules,
  type OddsStep,
  type Plan,
} from '../../index.ts'

const at = (position: { readonly [part: string]: Json }) => {
  const begun = picket.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return courseAt(picket, begun.value)
}

type Battle = ReturnType<typeof at>['battle']

const shooting = () =>
  at({
    units: [
      { name: 'Red', side: 'red', lane: 0, men: 4 },
      { name: 'Blue', side: 'blue', lane: 0, men: 3 },
      { name: 'Far', side: 'blue', lane: 1, men: 2 },
    ],
    phase: 'shooting',
    orders: { red: 'advance', blue: 'advance' },
  })

/** Hits as they are told, and men as they are left. */
const rules: OddsRules<Battle> = {
  ...plainOdds(picket),
  heard: ({ name, data }) =>
    name === 'shot'
      ? [{ code: 'hits', data: { unit: data['unit'] ?? null }, value: data['hits'] as number }]
      : name === 'lost'
        ? [{ code: 'gone', data: { unit: data['unit'] ?? null }, value: true }]
        : [],
  ended: (before, after): readonly Consequence[] =>
    after.units.map(({ id, men }) => ({
      code: 'fallen',
      data: { unit: id },
      value: (before.units[id]?.men ?? 0) - men,
    })),
  habits: { act: { says: { en: 'Nobody acts.', it: 'Nessuno agisce.' }, decide: () => 'done' } },
}

const shot = (unit: number, target: number) => ({ ask: 'act', answer: { unit, at: target } })

const exactly = (course: Course<Battle>, plan: Plan) => {
  const odds = exactOdds(course, plan, rules, { most: 100_000 })
  if (!odds) throw new Error('There are too many ways.')
  return odds
}

const consequence = (odds: ReturnType<typeof exactly>, code: string, unit: number) =>
  odds.consequences.find((one) => one.code === code && one.data['unit'] === unit)

describe('odds', () => {
  it('are exact as long as there is time for it, then samples, as many as there is time for', () => {
    const plan: Plan = { answers: [shot(0, 1)], until: 2 }
    const steps: OddsStep[] = []
    const odds = oddsOf(shooting(), plan, rules, {
      most: 1000,
      samples: 500,
      goesOn: (step) => {
        steps.push(step)
        return !step.exact && step.done < 40
      },
    })
    expect(odds).toMatchObject({ exact: false, count: 40 })
    expect(odds.answers[0]?.chance).toBe(1)
    expect(steps[0]).toEqual({ exact: true, done: 0, of: 1000 })
    expect(steps.at(-1)).toEqual({ exact: false, done: 40, of: 500 })
    const none = oddsOf(shooting(), plan, rules, { goesOn: () => false })
    expect(none).toMatchObject({ exact: false, count: 1 })
  })

  it('of a shot are what is told and what is left', () => {
    const odds = exactly(shooting(), { answers: [shot(0, 1)], until: 'activity' })
    expect(odds).toMatchObject({ exact: true, count: 5, habits: [] })
    expect(odds.answers).toEqual([{ chance: 1, refusal: null }])
    expect(consequence(odds, 'hits', 0)?.distribution.map(({ chance }) => chance * 16)).toEqual([
      1, 4, 6, 4, 1,
    ])
    expect(consequence(odds, 'hits', 0)).toMatchObject({
      kind: 'number',
      expected: 2,
      between: null,
    })
    expect(consequence(odds, 'gone', 1)).toMatchObject({ kind: 'chance', expected: 5 / 16 })
    expect(consequence(odds, 'fallen', 1)?.expected).toBeCloseTo((4 + 12 + 15) / 16, 12)
    expect(consequence(odds, 'fallen', 2)).toBeUndefined()
  })

  it('of a throw that lies open begin where it does', () => {
    const course = shooting()
    put(course, { seat: 'red', ask: 'act', answer: { unit: 0, at: 1 } })
    expect(course.asks[0]?.name).toBe('dice')
    const odds = exactly(course, { answers: [], until: 'activity' })
    expect(consequence(odds, 'hits', 0)?.expected).toBe(2)
    expect(course.trail).toHaveLength(1)
  })

  it('of a chain leave out what cannot be answered on a way', () => {
    const plan: Plan = { answers: [shot(0, 1), shot(1, 0), shot(2, 0)], until: 'activity' }
    const odds = exactly(shooting(), plan)
    // Blue shoots back if it is there still, with as many as are left.
    expect(odds.answers[1]?.chance).toBeCloseTo(11 / 16, 12)
    expect(odds.answers[1]?.refusal).toMatchObject({ clause: 'picket:1' })
    expect(odds.habits).toEqual(['act'])
    const back = consequence(odds, 'hits', 1)
    expect(back?.expected).toBeCloseTo((3 * 1 + 2 * 4 + 1 * 6) / 16 / 2, 12)
  })

  it('look to the end of the phase or the turn, or so many activities on', () => {
    const until = (end: Plan['until']) =>
      exactly(shooting(), { answers: [shot(0, 1)], until: end }).habits
    expect(until('activity')).toEqual([])
    expect(until('phase')).toEqual(['act'])
    expect(until(3)).toEqual(['act'])
    expect(until('turn')).toEqual(['act'])
  })

  it('by samples agree with exact sums, remembered or not', () => {
    const plan: Plan = { answers: [shot(0, 1), shot(1, 0)], until: 'turn' }
    const exact = exactly(shooting(), plan)
    const how = { samples: 1500, seed: 'throws' }
    const sampled = sampledOdds(shooting(), plan, rules, how)
    expect(sampled).toEqual(sampledOdds(shooting(), plan, rules, { ...how, remember: false }))
    const worst = Math.max(...agreementOf(exact, sampled).map(({ sigma }) => sigma))
    expect(worst).toBeLessThan(5)
    for (const { expected, between } of sampled.consequences) {
      expect(between?.[0]).toBeLessThanOrEqual(expected)
      expect(between?.[1]).toBeGreaterThanOrEqual(expected)
    }
  })

  it('say where they are samples', () => {
    const plan: Plan = { answers: [shot(0, 1)], until: 'activity' }
    const how = { samples: 50, seed: 'x' }
    expect(oddsOf(shooting(), plan, rules).exact).toBe(true)
    expect(oddsOf(shooting(), plan, rules, { ...how, most: 5 }).exact).toBe(true)
    expect(oddsOf(shooting(), plan, rules, { ...how, most: 4 })).toMatchObject({
      exact: false,
      count: 50,
    })
  })

  it('that are wrong do not agree', () => {
    const plan: Plan = { answers: [shot(0, 1)], until: 'activity' }
    const wrong: OddsRules<Battle> = { ...rules, heard: (told) => rules.heard(told).slice(1) }
    const sampled = sampledOdds(shooting(), plan, wrong, { samples: 100, seed: 'x' })
    const worst = Math.max(...agreementOf(exactly(shooting(), plan), sampled).map((a) => a.sigma))
    expect(worst).toBeGreaterThan(5)
  })
})

describe('odds of a rulebook that brings none of its own', () => {
  it('are what each side loses', () => {
    const plain = plainOdds(picket)
    const plan: Plan = { answers: [shot(0, 1)], until: 'activity' }
    const odds = exactOdds(shooting(), plan, plain, { most: 100 })
    const lost = odds?.consequences.find(({ data }) => data['side'] === 'blue')
    expect(lost?.expected).toBeCloseTo(31 / 16, 12)
    expect(plain.words.en['lost']?.(lost?.data as never)).toBe('blue loses men')
  })
})
