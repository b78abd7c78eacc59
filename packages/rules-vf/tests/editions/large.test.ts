// Large units, in every edition.

import { courseAt } from '@grognard/kernel'
import { exactOdds, successesOf } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { faultOfListed, faultsOfArmy, figuresFor } from '../../armies/check.ts'
import { listFrom } from '../../armies/list.ts'
import { pointsOf } from '../../armies/points.ts'
import { readyArmies } from '../../armies/ready.ts'
import { hitTest, makeAttack } from '../../attacks/hits.ts'
import { attackValue } from '../../attacks/value.ts'
import { caseFrom, caseOf } from '../../certificate.ts'
import { isLarge } from '../../editions/options/large.ts'
import { vfOdds } from '../../index.ts'
import { tenacityOf } from '../../morale/tenacity.ts'
import type { GivenUnit } from '../../position.ts'
import { profileOf } from '../../sheets/index.ts'
import { specialNamesOf } from '../../units/special-names.ts'
import {
  attacking,
  battleOf,
  chasseurs,
  COLUMN,
  foot,
  guns,
  hussars,
  ligne,
  LINE,
  MARCH,
  OPEN,
  legere,
  positionOf,
  rifles,
  steps,
  type Drawn,
} from '../drawn-up.ts'
import { rulebook } from '../edition.ts'
import { everyEdition } from '../every-edition.ts'
import { running } from '../running.ts'

const fire = attacking('fire')
const melee = attacking('melee')
const large = { large: true }

everyEdition(() => {
  describe('large units', () => {
    it('vf3:O2.1 have twice the figures', () => {
      const line = profileOf({ profile: 'british line infantry' })
      expect(figuresFor(line)).toEqual([24, 36])
      expect(figuresFor(line, large)).toEqual([48, 72])
      expect(figuresFor(line, large, { units: 'half' })).toEqual([24, 36])
      const raised = (more: object) =>
        battleOf({ red: [foot(36, 40, more)], blue: [ligne(20, 10)] }).units[0]?.figures
      expect([raised({}), raised(large), raised({ ...large, figures: 72 })]).toEqual([24, 48, 72])
      expect(() => raised({ ...large, figures: 47 })).toThrow('48')
      expect(
        faultOfListed({ profile: 'british line infantry', figures: 36, ...large })?.clause,
      ).toBe('vf3:O2.1')
    })

    it('vf3:O2.1 fight and hold by one more, before anything is halved', () => {
      const values = (more: object) => {
        const drawn = { red: [foot(36, 30)], blue: [ligne(36, 30, more)] }
        const battle = battleOf(drawn)
        const [, unit] = battle.units
        return [
          steps(attackValue(battle, melee(1, 0)))[0],
          steps(attackValue(battle, melee(1, 0)))[1],
          steps(attackValue(battle, fire(1, 0)))[0],
          tenacityOf(battle, unit!).value,
        ]
      }
      const [printed, , shooting, holds] = values({})
      const melees = Number(printed!.toString().split(' ').at(-1))
      expect(values(large)).toEqual([
        printed,
        `vf3:O2.1 ${melees + 1}`,
        shooting,
        Number(holds) + 1,
      ])
      const elite = { elite: { melee: 1, tenacity: 1 } }
      expect(values({ ...elite, ...large })[3]).toBe(Number(holds) + 2)
    })

    it('vf3:O2.1 are infantry or cavalry, no detachment, and not understrength', () => {
      const refused = (profile: string, more: object = {}) => {
        const fault = faultOfListed({ profile, ...large, ...more })
        return fault && `${fault.clause} ${fault.code}`
      }
      expect(refused('british line infantry')).toBeNull()
      expect(refused('french cuirassiers and carabineers')).toBeNull()
      expect(refused('british field artillery')).toBe('vf3:O2.1 never-large')
      expect(refused('british rifle detachment')).toBe('vf3:O2.1 never-large')
      expect(refused('british line infantry', { understrength: true })).toBe(
        'vf3:O2.1 large-and-weak',
      )
      expect(refused('british line infantry', { elite: { tenacity: 1 } })).toBeNull()
    })

    it('vf3:O2.1 cost five points more', () => {
      const profile = 'french line infantry'
      const { value } = pointsOf({ profile })
      expect(steps(pointsOf({ profile, ...large })).at(-1)).toBe(`vf3:O2.1 ${value + 5}`)
    })

    it('vf3:O2.1 an army list may have them', () => {
      const [army] = readyArmies
      const [first, ...brigades] = army!.brigades
      const [unit, ...units] = first!.units
      const { points: _points, ...list } = army!
      const given = {
        ...list,
        brigades: [{ ...first!, units: [{ ...unit!, ...large }, ...units] }, ...brigades],
      }
      const read = listFrom(given)
      expect(read.ok && faultsOfArmy(read.value)).toEqual([])
    })

    it('vf3:O2.1 stay large in a case that is passed on', () => {
      const battle = battleOf({ red: [foot(36, 40, large)], blue: [ligne(36, 10)] })
      const judged = caseFrom(caseOf(battle, { about: 'sight', unit: 0, target: 1 }))
      expect(judged.ok && judged.value.seen.units[0]).toEqual(battle.units[0])
    })
  })

  describe('all large that may be', () => {
    const reserve = (given: GivenUnit, more: object = {}): GivenUnit => {
      const { pose: _pose, ...rest } = given
      return { ...rest, ...more }
    }
    const sized = (drawn: Drawn, options: Parameters<typeof battleOf>[1]) =>
      battleOf(drawn, options).units.map((unit) => [unit.figures, isLarge(unit)])

    it('vf3:O2.1 infantry and cavalry are, guns, detachments and understrength units are not', () => {
      const red = [
        reserve(foot(0, 0)),
        reserve(foot(0, 0), { understrength: true }),
        reserve(rifles(0, 0)),
        reserve(guns(0, 0)),
        reserve(hussars(0, 0)),
        foot(20, 40),
      ]
      const drawn = { red, blue: [ligne(20, 10), reserve(ligne(0, 0), { figures: 30 })] }
      const were = sized(drawn, {})
      const are = sized(drawn, { large: 'all' })
      const which = [true, false, false, false, true, false, false, true]
      expect(are).toEqual(which.map((is, i) => [Number(were[i]?.[0]) * (is ? 2 : 1), is]))
      expect(sized(drawn, { large: 'as listed' })).toEqual(were)
    })

    it('vf3:O2.1 in every formation, and once only', () => {
      const blue = [
        ligne(30, 10),
        ...[LINE(12), COLUMN(6), MARCH(3)].map((formation) =>
          reserve(ligne(0, 0), { figures: 24, formation }),
        ),
        reserve(legere(0, 0), { figures: 24, formation: OPEN(12) }),
        reserve(ligne(0, 0), { figures: 24, status: 'routed' }),
        reserve(chasseurs(0, 0), large),
      ]
      const battle = battleOf({ red: [foot(20, 40)], blue }, { large: 'all' })
      expect(battle.units.slice(2, 6).map(({ formation }) => formation)).toEqual([
        LINE(24),
        COLUMN(12),
        MARCH(3),
        OPEN(24),
      ])
      expect(battle.units.map(isLarge)).toEqual([false, false, true, true, true, true, false, true])
      const judged = caseFrom(caseOf(battle, { about: 'sight', unit: 0, target: 1 }))
      expect(judged.ok && judged.value.seen.units).toEqual(battle.units)
    })

    it('vf3:O2.1 every scenario can be played so, with full units or half', () => {
      const refused = rulebook().scenarios.flatMap(({ name, position }) =>
        ['full', 'half'].flatMap((units) => {
          const begun = rulebook().setUp({ position, options: { large: 'all', units } })
          return begun.ok ? [] : [`${name}, ${units}: ${begun.refusal.message}`]
        }),
      )
      expect(refused).toEqual([])
    })
  })

  describe('Concentrated Fire', () => {
    const at = (more: object = {}): Drawn => ({
      red: [foot(38, 30)],
      blue: [ligne(30, 20, more), ligne(50, 20)],
      phase: 'fire',
    })

    it('vf3:O2.1.concentrated-fire one hit roll of 1 is thrown again, not all', () => {
      const hits = (more: object, ...dice: number[]) => {
        const battle = battleOf(at(more))
        return running(battle, makeAttack(battle, fire(1, 0)), dice).value
      }
      expect(attackValue(battleOf(at()), fire(1, 0)).value).toBe(3)
      expect(hits({}, 1, 1, 4)).toBe(1)
      expect(hits(large, 1, 1, 4, 6)).toBe(2)
      expect(hits(large, 2, 3, 4)).toBe(1)
    })

    it('vf3:O2.1.concentrated-fire only as main attacker, and only in the fire phase', () => {
      const reroll = (drawn: Drawn, attack: ReturnType<typeof fire>) =>
        hitTest(battleOf(drawn), attack).reroll
      const once = { clause: 'vf3:O2.1.concentrated-fire', faces: [1], most: 1 }
      expect(reroll(at(large), fire(1, 0))).toEqual(once)
      expect(reroll(at(), fire(1, 0))).toBeNull()
      expect(reroll(at(large), fire(2, 0, { support: [1] }))).toBeNull()
      const close: Drawn = { red: [foot(36, 30)], blue: [ligne(36, 30, large)] }
      expect(reroll(close, melee(1, 0))).toBeNull()
    })

    it('vf3:O2.1.concentrated-fire who throws all ones again anyhow goes on doing so', () => {
      const drawn: Drawn = { red: [foot(36, 30, large)], blue: [ligne(36, 20)] }
      const battle = battleOf(drawn)
      expect(specialNamesOf(battle.units[0]!)).toContain('concentrated fire')
      expect(hitTest(battle, fire(0, 1)).reroll).toEqual({
        clause: 'vf2:special.disciplined-musketry',
        faces: [1],
      })
      const column = battleOf({ ...drawn, red: [foot(36, 30, { ...large, formation: COLUMN(8) })] })
      expect(hitTest(column, fire(0, 1)).reroll?.most).toBe(1)
    })

    it('vf3:O2.1.concentrated-fire odds are exact', () => {
      const drawn = { ...at(large), active: 'blue' } as const
      const begun = rulebook().setUp({ position: positionOf(drawn), options: {} })
      if (!begun.ok) throw new Error(begun.refusal.message)
      const course = courseAt(rulebook(), begun.value)
      const odds = exactOdds(
        course,
        {
          answers: [
            {
              ask: 'volley',
              answer: { target: 0, shot: { main: 1, skirmish: false, support: [] } },
            },
          ],
          until: 'activity',
        },
        vfOdds,
        { most: 10_000 },
      )
      const hits = odds?.consequences.find(({ code }) => code === 'hits')
      const expected = successesOf(3, hitTest(begun.value, fire(1, 0)))
      expect(hits?.distribution).toHaveLength(4)
      for (const { value, chance } of hits?.distribution ?? [])
        expect(chance).toBeCloseTo(expected[value] ?? -1, 12)
      // One in six of three dice is thrown again at most once.
      expect(expected.reduce((sum, p, n) => sum + n * p, 0)).toBeCloseTo(
        1.5 + (1 - (5 / 6) ** 3) / 2,
        12,
      )
    })
  })
})
