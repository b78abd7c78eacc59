import { courseAt, type Course } from '@grognard/kernel'
import {
  chanceInThirtySixths,
  exactOdds,
  hitsOf,
  sampledOdds,
  type ConsequenceOdds,
  type Odds,
  type Plan,
} from '@grognard/toolkit'
import { expect, it } from 'vitest'
import { hitTest } from '../attacks/hits.ts'
import { attackValue } from '../attacks/value.ts'
import type { Vf } from '../battle.ts'
import { vfOdds } from '../index.ts'
import { attacking, battleOf, COLUMN, foot, ligne, type Drawn } from './drawn-up.ts'
import { situations, type Situated } from './odds-situations.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  function exactly(course: Course<Vf>, plan: Plan): Odds {
    const odds = exactOdds(course, plan, vfOdds, { most: 100_000 })
    if (!odds) throw new Error('There are too many throws.')
    return odds
  }

  const situated = (part: string): Situated => {
    const found = situations.find(({ kind }) => kind.includes(part))
    if (!found) throw new Error(`No situation is about '${part}'.`)
    return found
  }

  const oddsIn = (part: string): Odds => exactly(situated(part).course(), situated(part).plan)

  const find = ({ consequences }: Odds, code: string, of: string): ConsequenceOdds | undefined =>
    consequences.find(({ code: own, data }) => own === code && Object.values(data).includes(of))

  const chancesOf = (consequence: ConsequenceOdds | undefined): readonly number[] =>
    consequence?.distribution.map(({ chance }) => chance) ?? []

  /** Chances of so many hits with dice of this chance. */
  const binomial = (dice: number, p: number): readonly number[] => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    return Array.from(
      { length: dice + 1 },
      (_, hits) => choose(dice, hits) * p ** hits * (1 - p) ** (dice - hits),
    )
  }

  const areClose = (found: readonly number[], expected: readonly number[]): void => {
    expect(found).toHaveLength(expected.length)
    for (const [i, chance] of found.entries()) expect(chance).toBeCloseTo(expected[i] ?? -1, 12)
  }

  /** Disciplined musketry: ones are thrown again, so that a die hits with 7 in 12. */
  const DISCIPLINED = 1 / 2 + (1 / 6) * (1 / 2)

  describe('Valour & Fortitude: odds of fire', () => {
    it('vf2:8.3 vf2:special.disciplined-musketry hits are binomial, ones thrown again', () => {
      areClose(
        chancesOf(find(oddsIn('fire with support'), 'hits', 'red 1')),
        binomial(4, DISCIPLINED),
      )
    })

    it('vf2:9.1 vf2:9.2 a unit one loss from being shaken tests for every hit after the first', () => {
      const odds = oddsIn('fire with support')
      const hits = binomial(4, DISCIPLINED)
      const tested = hits.slice(2).reduce((sum, chance) => sum + chance, 0)
      // In the fire phase a die of 3 or more passes.
      const stands =
        (2 / 3) ** 1 * (hits[2] ?? 0) +
        (2 / 3) ** 2 * (hits[3] ?? 0) +
        (2 / 3) ** 3 * (hits[4] ?? 0)
      expect(find(odds, 'valour', 'blue 1')?.expected).toBeCloseTo(tested, 12)
      expect(find(odds, 'routs', 'blue 1')?.expected).toBeCloseTo(tested - stands, 12)
      expect(find(odds, 'shaken', 'blue 1')?.expected).toBeCloseTo((hits[1] ?? 0) + stands, 12)
    })

    it('vf2:8.3.1 losses of open order are halved', () => {
      const odds = oddsIn('open order')
      const hits = chancesOf(find(odds, 'hits', 'red 1'))
      const losses = find(odds, 'losses', 'blue 1')
      const most = Math.max(...(losses?.distribution.map(({ value }) => value) ?? []))
      expect(hits).toHaveLength(4)
      expect(most).toBe(1)
    })

    rule(
      'vf2:9.5 vf2:9.5.1 to the end of the phase a brigade tests, wavers and is shattered',
      { not: ['vf1'] },
      () => {
        const odds = oddsIn('fire to the end')
        const routs = find(odds, 'routs', 'blue 1')?.expected ?? 0
        expect(find(odds, 'fortitude', 'blue brigade 1')?.expected).toBeCloseTo(routs, 12)
        // Its second unit is shaken: it needs 4 with -1 and +1 for the general who is near.
        expect(find(odds, 'wavers', 'blue brigade 1')?.expected).toBeCloseTo(routs / 2, 12)
        expect(find(odds, 'shattered', 'blue brigade 1')?.expected).toBeCloseTo(routs / 2, 12)
        expect(find(odds, 'routs', 'blue 2')?.expected).toBeCloseTo(routs / 2, 12)
        expect(find(odds, 'defeats', 'blue')?.expected).toBeCloseTo(routs, 12)
      },
    )
  })

  describe('Valour & Fortitude: odds of one attack', () => {
    it.each([
      ['fire with support', attacking('fire')(0, 3, { support: [1] }), 'red 1'],
      ['open order', attacking('fire')(0, 3), 'red 1'],
      ['a fight of columns', attacking('melee')(0, 2), 'red 1'],
      ['shattering', attacking('melee')(2, 0, { reply: true }), 'blue 1'],
    ])(
      'vf2:8.3 are those of its value and its test, as the table shows them: %s',
      (part, attack, by) => {
        const { battle } = situated(part).course()
        const dice = attackValue(battle, attack).value
        const expected = hitsOf(dice, chanceInThirtySixths(hitTest(battle, attack)), 36)
        const hits = oddsIn(part).consequences.find(
          ({ code, data }) => code === 'hits' && data['unit'] === by,
        )
        areClose(
          chancesOf(hits),
          expected.map(({ chance }) => chance),
        )
      },
    )
  })

  describe('Valour & Fortitude: odds of fights', () => {
    it('vf2:7.2.3 one of the two wins, the active side where they cause the same', () => {
      const odds = oddsIn('end of the phase: fortitude, shattering')
      const by = (unit: string) =>
        odds.consequences.find(({ code, data }) => code === 'hits' && data['unit'] === unit)
      const [red, blue] = [by('red 1'), by('blue 1')]
      let wins = 0
      for (const { value, chance } of red?.distribution ?? [])
        for (const other of blue?.distribution ?? [])
          if (value >= other.value) wins += chance * other.chance
      const won = odds.consequences.filter(({ code }) => code === 'wins')
      expect(won.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(1, 12)
      const byRed = won.find(({ data }) => data['unit'] === 'red 1')
      expect(byRed?.expected).toBeCloseTo(wins, 12)
    })

    it('vf2:9.2.1 who has won is not tested', () => {
      const odds = oddsIn('end of the phase: fortitude, shattering')
      const lost = odds.consequences.find(
        ({ code, data }) => code === 'wins' && data['unit'] === 'blue 1',
      )
      expect(find(odds, 'routs', 'red 1')?.expected).toBeLessThan(lost?.expected ?? 0)
    })

    it('vf2:special.square before a square cavalry is thrown back, turns away or stays', () => {
      const odds = oddsIn('square')
      const chanceOf = (outcome: string) => find(odds, 'square', outcome)?.expected
      expect([chanceOf('thrown back'), chanceOf('turns away'), chanceOf('stays')]).toEqual([
        1 / 2,
        1 / 3,
        1 / 6,
      ])
    })
  })

  describe('Valour & Fortitude: odds of commands', () => {
    rule(
      'vf2:6.2.2 vf2:6.7 a messenger gets through, and dice bring losses back',
      { not: ['vf1'] },
      () => {
        const odds = oddsIn('rally')
        expect(find(odds, 'messenger', 'red 1')?.expected).toBeCloseTo(1 / 2, 12)
        const back = binomial(3, 1 / 3).map((chance) => chance / 2)
        areClose(chancesOf(find(odds, 'rallied', 'red 1')), [
          (back[0] ?? 0) + 1 / 2,
          ...back.slice(1),
        ])
      },
    )
  })

  describe('Valour & Fortitude: odds of a chain', () => {
    it('follow fire, assault, melee and fortitude, and leave out what cannot be', () => {
      const odds = oddsIn('chain')
      const routed = find(odds, 'hits', 'red 1')
      expect(routed?.expected).toBeCloseTo(3 * DISCIPLINED, 12)
      expect(odds.answers.map(({ chance }) => chance).slice(0, 2)).toEqual([1, 1])
      // The volley may rout the enemy whom the assault was meant for.
      expect(odds.answers[2]?.chance).toBeGreaterThan(0.9)
      expect(odds.answers[2]?.chance).toBeLessThan(1)
      expect(find(odds, 'wins', 'red 2')?.expected).toBeLessThan(odds.answers[2]?.chance ?? 0)
      const sum = odds.consequences
        .filter(({ code }) => code === 'wins')
        .reduce((all, { expected }) => all + expected, 0)
      expect(sum).toBeCloseTo(odds.answers[2]?.chance ?? -1, 12)
    }, 60_000)

    it('are the same by a run for every sample as from memory', () => {
      for (const part of ['fire to the end', 'rally']) {
        const { course, plan } = situated(part)
        const how = { samples: 100, seed: 'whole' }
        const whole = sampledOdds(course(), plan, vfOdds, { ...how, remember: false })
        expect(sampledOdds(course(), plan, vfOdds, how)).toEqual(whole)
      }
    }, 60_000)

    it('are the same for what a seat sees of the battle', () => {
      const drawn: Drawn = {
        phase: 'fire',
        red: [foot(26, 30)],
        blue: [ligne(26, 20, { formation: COLUMN(6), losses: 3 })],
        hands: { blue: ['8', '6'] },
      }
      const battle = battleOf(drawn)
      const plan: Plan = {
        answers: [
          { ask: 'volley', answer: { target: 1, shot: { main: 0, skirmish: false, support: [] } } },
        ],
        until: 'activity',
      }
      const seen = rulebook().view(battle, 'red')
      expect(seen.fate.blue.hand).toBeNull()
      const known = exactly(courseAt(rulebook(), seen), plan)
      expect(known).toEqual(exactly(courseAt(rulebook(), battle), plan))
      expect(known.habits).toEqual(['card'])
    })

    it.each(['en', 'it'] as const)('have words for every consequence in %s', (language) => {
      const words = vfOdds.words[language]
      for (const part of ['fire to the end', 'square', 'rally'])
        for (const { code, data } of oddsIn(part).consequences)
          expect(words[code]?.(data as never)).toMatch(/\w/)
      for (const { says } of Object.values(vfOdds.habits)) expect(says[language]).toMatch(/\.$/)
    })
  })
})
