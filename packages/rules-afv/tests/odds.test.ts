import { courseAt, judge, put, type Course, type Json } from '@grognard/kernel'
import {
  exactOdds,
  sampledOdds,
  type ConsequenceOdds,
  type Odds,
  type Plan,
} from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import type { Afv } from '../battle.ts'
import { afv, afvOdds, chanceOfHits } from '../index.ts'
import { defensive, foot, guns, horse, pikes, type Drawn } from './drawn-up.ts'
import { situations } from './odds-situations.ts'

const named = <T extends object>(name: string, unit: T): T => ({ ...unit, name })

function at(phase: string, armies: Drawn, more: object = {}): Course<Afv> {
  const begun = afv.setUp({ position: { phase, armies, ...more }, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return courseAt(afv, begun.value)
}

function exactly(course: Course<Afv>, plan: Plan): Odds {
  const odds = exactOdds(course, plan, afvOdds, { most: 100_000 })
  if (!odds) throw new Error('There are too many throws.')
  return odds
}

const find = ({ consequences }: Odds, code: string, unit?: string): ConsequenceOdds | undefined =>
  consequences.find((one) => one.code === code && (unit === undefined || one.data['unit'] === unit))

const sideways = (answers: Plan['answers'], until: Plan['until'] = 'phase'): Plan => ({
  answers,
  until,
})

describe('A Fine Victory!: odds', () => {
  it.each([
    ['Pike and Musket at foot', pikes(2, 4), foot(2, 2)],
    [
      'veterans at a defensive formation',
      pikes(2, 4, { quality: 'veteran' }),
      pikes(2, 2, defensive(2)),
    ],
    ['heavy guns at mounted', guns('heavy'), horse(3)],
  ])('afv:fire.hit of fire are what the table shows: %s', (_who, red, blue) => {
    const course = at('fire', { red: [named('Red', red)], blue: [named('Blue', blue)] })
    const plan = sideways([{ seat: 'red', ask: 'fire', answer: [{ unit: 0, at: 1 }] }])
    const hits = find(exactly(course, plan), 'hits', 'Red')
    const dice = Math.max(...(hits?.distribution.map(({ value }) => value) ?? []))
    const needs = red.quality === 'veteran' ? 3 : 2
    for (let least = 1; least <= dice; least++) {
      const chance = hits?.distribution
        .filter(({ value }) => value >= least)
        .reduce((sum, one) => sum + one.chance, 0)
      expect(chance).toBeCloseTo(chanceOfHits(least, dice, needs), 12)
    }
    expect(dice).toBeGreaterThan(2)
  })

  it('afv:engage.test of a charge: half pass, and two hits stop whoever does', () => {
    const course = at('movement', {
      red: [named('Foot', foot(2, 2))],
      blue: [named('Tercio', pikes(2, 4))],
    })
    const answer = { unit: 0, do: 'engage', target: 1 }
    const odds = exactly(course, sideways([{ seat: 'red', ask: 'move', answer }], 'activity'))
    const stopped = 0.5 * chanceOfHits(2, 4, 2)
    expect(find(odds, 'passes', 'Foot')?.expected).toBe(chanceOfHits(1, 1, 3))
    expect(find(odds, 'flinches', 'Foot')?.expected).toBeCloseTo(stopped, 12)
    expect(find(odds, 'contact', 'Foot')?.expected).toBeCloseTo(0.5 - stopped, 12)
    expect(odds.habits).toEqual(['react'])
  })

  it('afv:losses.stands of a fight: a stand for two hits, of which being engaged is one', () => {
    const course = at(
      'combat',
      { red: [named('Foot', foot(2, 2))], blue: [named('Tercio', pikes(2, 2))] },
      { engagements: [{ by: 0, with: 1, face: 'front' }] },
    )
    const odds = exactly(course, sideways([]))
    const hits = find(odds, 'hits', 'Tercio')
    const stands = find(odds, 'stands', 'Foot')
    const none = hits?.distribution.find(({ value }) => value === 0)?.chance
    // Two pikes that hit on 4 or less and two muskets on 2 or less: all miss.
    expect(none).toBeCloseTo((2 / 6) ** 2 * (4 / 6) ** 2, 12)
    expect(stands?.distribution[0]).toMatchObject({ value: 0 })
    expect(stands?.distribution[0]?.chance).toBeCloseTo(none ?? -1, 12)
  })

  it('afv:hth.overlap afv:hth.commander-rethrow dice are thrown again where that helps', () => {
    const flank = situations.find(({ kind }) => kind.includes('flank'))
    if (!flank) throw new Error('There is such a situation.')
    const odds = exactly(flank.course(), flank.plan)
    // Three dice at 4 or less: up to two misses fall again, and with less than two hits then all.
    const few = (6 / 27) * (1 / 9) + (1 / 27) * (5 / 9)
    const none = few * (1 / 27)
    expect(odds.habits.toSorted()).toEqual(['commander', 'losses', 'rethrow'])
    const [least] = find(odds, 'hits', 'Horse')?.distribution ?? []
    expect(least).toMatchObject({ value: 0 })
    expect(least?.chance).toBeCloseTo(none, 12)
  })

  it('afv:react.general whoever comes first of those that may fire does', () => {
    const react = (...all: readonly Json[]) =>
      afvOdds.habits['react']?.decide({} as never, {}, () => all)
    const [fire, support] = [
      { unit: 2, react: 'fire' },
      { unit: 3, react: 'support' },
    ]
    const form = { unit: 2, react: 'form', files: 2 }
    expect(react('pass', form, fire, support)).toBe(fire)
    expect(react('pass', support, form, fire)).toBe(support)
    expect(react('pass', form)).toBe('pass')
    expect(react(form)).toBe(form)
  })

  it('afv:hth.allocate a unit between two enemies attacks the weaker with all it has', () => {
    const course = at(
      'combat',
      {
        red: [named('Foot', foot(2, 2))],
        blue: [named('Strong', pikes(2, 4)), named('Weak', horse(3, { facing: 1 }))],
      },
      {
        engagements: [
          { by: 0, with: 1, face: 'front' },
          { by: 2, with: 0, face: 'left' },
        ],
      },
    )
    const odds = exactly(course, sideways([], 'activity'))
    expect(odds.habits).toEqual(['allocate'])
    const seen = afv.view(course.battle, 'red')
    const answer = afvOdds.habits['allocate']?.decide(seen, { side: 'red' }, () => [])
    expect(judge(course, 'red', answer as Json)).toBeNull()
    expect(answer).toMatchObject([{ unit: 0, attacks: [{ at: 2 }] }])
  })

  it('afv:quality.table of quality at random are those of its table', () => {
    const lot = situations.find(({ kind }) => kind.includes('quality'))
    if (!lot) throw new Error('There is such a situation.')
    const odds = exactly(lot.course(), lot.plan)
    const all = odds.consequences.filter(({ data }) => data['unit'] === 'Foot')
    expect(all.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(1, 12)
  })

  it('afv:initiative of ties thrown again without end are samples', () => {
    const course = at('initiative', { red: [foot(2, 2)], blue: [foot(2, 2)] })
    const plan = sideways([], 'activity')
    expect(exactOdds(course, plan, afvOdds, { most: 3000 })).toBeNull()
    const sampled = sampledOdds(course, plan, afvOdds, { samples: 1000, seed: '1' })
    const red = sampled.consequences.find(({ data }) => data['side'] === 'red')
    expect(red?.between?.[0]).toBeLessThan(0.5)
    expect(red?.between?.[1]).toBeGreaterThan(0.5)
  })

  it('are the same by a run for every sample as from memory', () => {
    for (const { course, plan } of situations) {
      const how = { samples: 60, seed: 'whole' }
      const whole = sampledOdds(course(), plan, afvOdds, { ...how, remember: false })
      expect(sampledOdds(course(), plan, afvOdds, how)).toEqual(whole)
    }
  })

  it('go on from the middle of an activity, and leave the course as it was', () => {
    const course = at('fire', { red: [named('Red', pikes(2, 4))], blue: [foot(2, 2)] })
    put(course, { seat: 'red', ask: 'fire', answer: [{ unit: 0, at: 1 }] })
    expect(course.asks[0]?.name).toBe('dice')
    const odds = exactly(course, sideways([], 'activity'))
    expect(find(odds, 'hits', 'Red')?.expected).toBeCloseTo(4 / 3, 12)
    expect([course.trail, course.asks[0]?.name]).toEqual([[], 'dice'])
  })

  it.each(['en', 'it'] as const)('have words for every consequence in %s', (language) => {
    const words = afvOdds.words[language]
    for (const { course, plan } of situations)
      for (const { code, data } of exactly(course(), plan).consequences)
        expect(words[code]?.(data as never)).toMatch(/\w/)
    for (const { says } of Object.values(afvOdds.habits)) expect(says[language]).toMatch(/\.$/)
  })
})
