import { courseAt } from '@grognard/kernel'
import { atOnce, chanceOfAtLeast, exactOdds, meanOf, type Odds } from '@grognard/toolkit'
import { expect, it } from 'vitest'
import { unitOf, type Fight, type Unit, type Vf } from '../battle.ts'
import { vfOdds } from '../index.ts'
import { isShaken } from '../morale/shaken.ts'
import { tenacityOf } from '../morale/tenacity.ts'
import { fireForecast } from '../odds/attack-forecast.ts'
import { assaultForecast, fightForecast, type FightForecast } from '../odds/fight-forecast.ts'
import type { GivenUnit } from '../position.ts'
import { view } from '../view.ts'
import {
  area,
  attacking,
  battleOf,
  box,
  canons,
  chasseurs,
  COLUMN,
  cuirassiers,
  foot,
  guns,
  heavies,
  hill,
  hussars,
  legere,
  ligne,
  OPEN,
  rifles,
  SQUARE,
  type Drawn,
} from './drawn-up.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition } from './every-edition.ts'

const column = { formation: COLUMN(6) }

/** Fights of which the general engine knows the exact odds, each of a kind of its own. */
type Case = readonly [kind: string, drawn: Drawn, support?: readonly number[]]

const FIGHTS: readonly Case[] = [
  [
    'columns that have suffered',
    {
      red: [foot(36, 30, { ...column, losses: 2 }), foot(10, 40)],
      blue: [ligne(36, 30, { ...column, losses: 3 }), ligne(36, 24, { ...column, losses: 4 })],
    },
  ],
  ['a line at a column', { red: [foot(36, 30)], blue: [ligne(36, 30, column)] }],
  ['columns at a line', { red: [foot(36, 30, column)], blue: [ligne(36, 30, { losses: 4 })] }],
  ['open order', { red: [foot(36, 30)], blue: [legere(36, 30, { formation: OPEN(6) })] }],
  ['guns', { red: [foot(36, 30, column)], blue: [canons(36, 30)] }],
  ['cavalry at foot', { red: [heavies(36, 30)], blue: [ligne(36, 30, column)] }],
  ['foot at cavalry', { red: [foot(36, 30, column)], blue: [chasseurs(36, 30)] }],
  ['cavalry at cavalry', { red: [hussars(36, 30)], blue: [cuirassiers(36, 30)] }],
  ['a detachment', { red: [rifles(36, 30)], blue: [ligne(36, 30, { ...column, losses: 1 })] }],
  [
    'uphill',
    {
      red: [foot(36, 30, column)],
      blue: [ligne(36, 30, column)],
      features: [hill('hill', [box(20, 10, 50, 30)])],
    },
  ],
  [
    'with support',
    {
      red: [foot(34, 30, column), foot(39, 30, column), foot(36, 34)],
      blue: [ligne(36.5, 30, { losses: 3 }), ligne(36, 26, column)],
    },
    [1],
  ],
  [
    'in a wood',
    {
      red: [foot(36, 30, { ...column, losses: 2 })],
      blue: [ligne(36, 30, column)],
      features: [area('wood', 'wood', box(20, 10, 50, 29.9), ['rough', 'soft cover'])],
    },
  ],
]

everyEdition(() => {
  /** A fight that has been chosen, as a seat of the attacker sees it. */
  function chosen(drawn: Drawn, support: readonly number[] = []): readonly [Vf, Fight] {
    const battle = battleOf({ phase: 'fights', ...drawn })
    const fight = { main: 0, target: drawn.red.length, support, brigade: [], again: false }
    battle.fights = [fight]
    return [view(battle, battle.seats[0]?.id ?? null), fight]
  }

  const exactly = (battle: Vf, plan: Parameters<typeof exactOdds>[1]): Odds => {
    const odds = exactOdds(courseAt(rulebook(), battle), plan, vfOdds, { most: 100_000 })
    if (!odds) throw new Error('There are too many throws.')
    return odds
  }

  const found = ({ consequences }: Odds, code: string, unit: string): number =>
    consequences.find(({ code: own, data }) => own === code && data['unit'] === unit)?.expected ?? 0

  function assaulted(battle: Vf, main: number, target: number): FightForecast {
    const forecasted = atOnce(assaultForecast(battle, main, target))
    if (!forecasted) throw new Error('There is no fight.')
    return forecasted
  }

  const forecast = (...of: Parameters<typeof chosen>): FightForecast => {
    const forecasted = atOnce(fightForecast(...chosen(...of)))
    if (!forecasted) throw new Error('There is no fight.')
    return forecasted
  }

  describe('Valour & Fortitude: what a fight would bring', () => {
    for (const [kind, drawn, support] of FIGHTS)
      it(`vf2:7.2 vf2:7.2.5 vf2:9.2 is what running the rules finds: ${kind}`, () => {
        const [seen, fight] = chosen(drawn, support)
        const odds = exactly(seen, { answers: [], until: 'activity' })
        const { main, target, wins, ties, loses, tie } = forecast(drawn, support)
        const [one, other] = [unitOf(seen, fight.main), unitOf(seen, fight.target)]
        const byTie = ({ id }: Unit): number => (tie.winner === id ? ties : 0)
        expect(wins + ties + loses).toBeCloseTo(1, 12)
        expect(wins + byTie(one)).toBeCloseTo(found(odds, 'wins', one.name), 12)
        expect(loses + byTie(other)).toBeCloseTo(found(odds, 'wins', other.name), 12)
        for (const [toll, unit] of [
          [main, one],
          [target, other],
        ] as const) {
          expect(toll.routs).toBeCloseTo(found(odds, 'routs', unit.name), 12)
          if (!isShaken(seen, unit))
            expect(toll.shaken).toBeCloseTo(found(odds, 'shaken', unit.name), 12)
        }
      })

    it('vf2:special.square counts with the throw of cavalry before a square', () => {
      for (const losses of [0, 4]) {
        const drawn: Drawn = {
          phase: 'melee',
          red: [heavies(36, 30)],
          blue: [ligne(36, 30, { formation: SQUARE, losses })],
        }
        const battle = battleOf(drawn)
        const odds = exactly(battle, { answers: [], until: 2 })
        const { main, target, turns, wins, ties, loses, tie } = assaulted(battle, 0, 1)
        expect(turns).toBeCloseTo(losses === 0 ? 5 / 6 : 1 / 2, 12)
        expect(turns + wins + ties + loses).toBeCloseTo(1, 12)
        expect(wins + (tie.winner === 0 ? ties : 0)).toBeCloseTo(found(odds, 'wins', 'red 1'), 12)
        expect(main.routs).toBeCloseTo(found(odds, 'routs', 'red 1'), 12)
        expect(target.routs).toBeCloseTo(found(odds, 'routs', 'blue 1'), 12)
        // Thrown back by 3 or less it suffers one loss without a fight.
        expect(chanceOfAtLeast(main.losses, 1)).toBeGreaterThan(losses === 0 ? 1 / 2 : 1 / 6)
      }
    })

    it('vf2:8.2.2 vf2:8.2.3 an assault is helped by all who touch the enemy, and by its brigade', () => {
      const drawn: Drawn = {
        phase: 'action',
        red: [foot(34, 30, column), foot(39, 30, column), foot(36, 36)],
        blue: [ligne(36.5, 30), ligne(36, 27, column)],
      }
      const { fight, back } = assaulted(battleOf(drawn), 0, 3)
      expect(fight.support).toEqual([1])
      expect([fight.brigade.length, back.brigade].flat()).toEqual([1, 4])
    })

    it('vf2:7.2.3 vf2:8.3 one die each: by hand', () => {
      // Both throw one die, which hits by 4 or more, and by 3 or more while there is no loss yet.
      const { attack, reply, wins, ties, loses } = forecast({
        red: [foot(36, 30, { formation: { kind: 'march column', files: 2 }, losses: 1 })],
        blue: [ligne(36, 30, { formation: { kind: 'march column', files: 2 } })],
      })
      expect([attack.value.value, reply.value.value]).toEqual([1, 1])
      expect(wins).toBeCloseTo((1 / 2) * (1 / 3), 12)
      expect(ties).toBeCloseTo((1 / 2) * (1 / 3) + (1 / 2) * (2 / 3), 12)
      expect(loses).toBeCloseTo((1 / 2) * (2 / 3), 12)
    })

    it('vf2:9.2 tells from which loss valour is tested, and that winners do not', () => {
      const { main, target } = forecast({
        red: [foot(36, 30, { ...column, losses: 2 })],
        blue: [ligne(36, 30, { ...column, losses: 3 })],
      })
      const left = (unit: Unit, battle: Vf): number => tenacityOf(battle, unit).value - unit.losses
      const [seen] = chosen({
        red: [foot(36, 30, { ...column, losses: 2 })],
        blue: [ligne(36, 30, { ...column, losses: 3 })],
      })
      expect(main.testsFrom).toBe(left(unitOf(seen, 0), seen) + 1)
      expect(target.testsFrom).toBe(left(unitOf(seen, 1), seen) + 1)
    })
  })

  describe('Valour & Fortitude: what a volley would bring', () => {
    const VOLLEYS: readonly (readonly [kind: string, blue: GivenUnit])[] = [
      ['a column', ligne(31, 20, { ...column, losses: 3 })],
      ['a line', ligne(31, 20, { losses: 4 })],
      ['open order', legere(31, 20, { formation: OPEN(6), losses: 1 })],
      ['a square', ligne(31, 20, { formation: SQUARE })],
      ['guns', canons(31, 20, { losses: 1 })],
      ['cavalry', chasseurs(31, 20, { losses: 2 })],
    ]

    for (const [kind, blue] of VOLLEYS)
      for (const support of [[], [1]])
        it(`vf2:8.3 vf2:8.3.1 vf2:9.2 is what running the rules finds: ${kind}, ${support.length} in support`, () => {
          const battle = battleOf({
            phase: 'fire',
            red: [foot(26, 30), foot(36, 30), guns(46, 30)],
            blue: [blue],
          })
          const shot = {
            main: 0,
            skirmish: false,
            support: support.map((unit) => ({ unit, skirmish: false })),
          }
          const odds = exactly(battle, {
            answers: [{ ask: 'volley', answer: { target: 3, shot } }],
            until: 'activity',
          })
          const seen = view(battle, battle.seats[0]?.id ?? null)
          const { hits, toll } = fireForecast(seen, attacking('fire')(0, 3, { support }))
          expect(hits.reduce((sum, chance, n) => sum + n * chance, 0)).toBeCloseTo(
            found(odds, 'hits', 'red 1'),
            12,
          )
          expect(toll.routs).toBeCloseTo(found(odds, 'routs', 'blue 1'), 12)
          if (!isShaken(seen, unitOf(seen, 3)))
            expect(toll.shaken).toBeCloseTo(found(odds, 'shaken', 'blue 1'), 12)
          const tested = toll.testsFrom === null ? 0 : chanceOfAtLeast(toll.losses, toll.testsFrom)
          expect(tested).toBeCloseTo(found(odds, 'valour', 'blue 1'), 12)
        })

    it('vf2:8.3.1 open order: half the losses, with the step that says so', () => {
      const battle = battleOf({
        phase: 'fire',
        red: [foot(26, 30, { losses: 1 })],
        blue: [legere(26, 20, { formation: OPEN(6) })],
      })
      const { hits, toll } = fireForecast(battle, attacking('fire')(0, 1))
      expect(meanOf(toll.losses)).toBeLessThan(hits.reduce((sum, chance, n) => sum + n * chance, 0))
      expect(toll.spared?.steps.map(({ clause }) => clause)).toContain('vf2:special.open-order')
    })
  })
})
