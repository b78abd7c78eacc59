import { expect, it } from 'vitest'
import { unitOf, type Vf } from '../battle.ts'
import { fortitudeTest } from '../morale/fortitude.ts'
import { sufferLosses } from '../morale/losses.ts'
import { rout } from '../morale/rout.ts'
import { basesOf, USUAL } from '../options.ts'
import { isShaken } from '../morale/shaken.ts'
import { valourTest } from '../morale/valour.ts'
import { fortitude } from '../phases/fortitude.ts'
import { battleOf, COLUMN, foot, hussars, ligne, steps, type Drawn } from './drawn-up.ts'
import { running } from './running.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const ROUT = 'valour'
  const losses = (battle: Vf, id: number): number => unitOf(battle, id).losses
  const status = (battle: Vf, id: number): string => unitOf(battle, id).status

  /** Red 0, tenacity 4, alone; blue 1 far away. */
  const alone = (more: Parameters<typeof foot>[2] = {}, drawn: Partial<Drawn> = {}): Vf =>
    battleOf({ red: [foot(36, 40, more), foot(10, 40)], blue: [ligne(36, 8)], ...drawn })

  describe('Valour & Fortitude: losses', () => {
    it('vf2:8.3.1 each loss is a marker on its unit', () => {
      const battle = alone()
      running(battle, sufferLosses(battle, 0, 3, 'fire'))
      expect(losses(battle, 0)).toBe(3)
    })

    it.each([
      [3, false],
      [4, true],
    ])('vf2:9.1 with %i of 4 losses a unit is shaken: %s', (marked, shaken) => {
      const battle = alone({ losses: marked })
      expect(isShaken(battle, unitOf(battle, 0))).toBe(shaken)
    })

    it('vf2:9.1 a loss that makes a unit shaken calls for no test yet', () => {
      const battle = alone({ losses: 3 })
      running(battle, sufferLosses(battle, 0, 1, 'fire'))
      expect([losses(battle, 0), status(battle, 0)]).toEqual([4, 'ready'])
    })

    it('vf2:9.2 the worked example: tenacity 4, 3 losses, 3 more: shaken, and two tests', () => {
      const battle = alone({ losses: 3 })
      running(battle, sufferLosses(battle, 0, 3, 'melee'), [4, 4])
      expect([losses(battle, 0), status(battle, 0)]).toEqual([4, 'ready'])
    })

    it('vf2:9.1 losses of a shaken unit are tests instead of markers', () => {
      const battle = alone({ losses: 4 })
      running(battle, sufferLosses(battle, 0, 2, 'melee'), [5, 4])
      expect(losses(battle, 0)).toBe(4)
    })
  })

  describe('Valour & Fortitude: valour', () => {
    it.each([
      ['melee', 4, 'ready'],
      ['melee', 3, 'routed'],
      ['fire', 3, 'ready'],
      ['fire', 2, 'routed'],
    ] as const)('vf2:9.2 in the %s phase a %i leaves it %s', (kind, face, expected) => {
      const battle = alone({ losses: 4 })
      running(battle, sufferLosses(battle, 0, 1, kind), [face])
      expect(status(battle, 0)).toBe(expected)
    })

    it('vf2:9.2 one of several dice that fails is enough', () => {
      const battle = alone({ losses: 4 })
      running(battle, sufferLosses(battle, 0, 3, 'melee'), [6, 3, 6])
      expect(status(battle, 0)).toBe('routed')
    })

    it('vf2:9.2 the modifier of the fire phase is explained', () => {
      const battle = alone()
      const unit = unitOf(battle, 0)
      expect(steps(valourTest(battle, unit, 'fire').modifier)).toEqual(['vf2:9.2 0', 'vf2:9.2 1'])
      expect(steps(valourTest(battle, unit, 'melee').modifier)).toEqual(['vf2:9.2 0'])
      expect(valourTest(battle, unit, 'melee').naturals).toBe(true)
    })

    rule('vf2:9.2.1 a unit that won a fight this phase takes no test', { not: ['vf1'] }, () => {
      const battle = alone({ losses: 4 })
      battle.winners = [0]
      running(battle, sufferLosses(battle, 0, 3, 'melee'))
      expect([losses(battle, 0), status(battle, 0)]).toEqual([4, 'ready'])
    })

    rule(
      'vf2:9.2.1 the winner is still marked with the losses that it can bear',
      { not: ['vf1'] },
      () => {
        const battle = alone({ losses: 1 })
        battle.winners = [0]
        running(battle, sufferLosses(battle, 0, 9, 'melee'))
        expect(losses(battle, 0)).toBe(4)
      },
    )

    it('vf2:fate.8 Inspiration passes a failed valour test', () => {
      const battle = alone({ losses: 4 }, { hands: { red: ['8'] } })
      const ran = running(battle, sufferLosses(battle, 0, 2, 'fire'), [1, 1], [{ card: '8' }])
      expect([ran.asked, status(battle, 0)]).toEqual([['card red'], 'ready'])
      expect(battle.fate.red.discard).toEqual(['8'])
    })

    it('vf2:fate.8 Inspiration is not offered when the test is passed', () => {
      const battle = alone({ losses: 4 }, { hands: { red: ['8'] } })
      expect(running(battle, sufferLosses(battle, 0, 1, 'fire'), [6]).asked).toEqual([])
    })

    it('vf2:fate.8 a unit whose side holds Inspiration back routs', () => {
      const battle = alone({ losses: 4 }, { hands: { red: ['8'] } })
      running(battle, sufferLosses(battle, 0, 1, 'fire'), [1], ['pass'])
      expect(status(battle, 0)).toBe('routed')
    })
  })

  describe('Valour & Fortitude: Scum of the Earth', () => {
    const shaken = { losses: 4, formation: COLUMN(6) }
    /** Blue 1 in column touches the front of red 0. */
    const meeting = (red = foot(36, 30)): Vf =>
      battleOf({ red: [red], blue: [ligne(36, 30, shaken)], hands: { red: ['jack'] } })

    it('vf2:fate.jack.british it takes 1 off the valour of enemies in contact with British infantry', () => {
      const battle = meeting()
      const ran = running(battle, sufferLosses(battle, 1, 1, 'melee'), [4], [{ card: 'jack' }])
      expect([ran.asked, status(battle, 1)]).toEqual([['card red'], 'routed'])
    })

    it('vf2:fate.jack.british it holds for the rest of the phase', () => {
      const battle = meeting()
      running(battle, sufferLosses(battle, 1, 1, 'melee'), [5], [{ card: 'jack' }])
      const { modifier } = valourTest(battle, unitOf(battle, 1), 'melee')
      expect(steps(modifier)).toEqual(['vf2:9.2 0', 'vf2:fate.jack.british -1'])
    })

    it('vf2:fate.jack.british it is not asked for where there is no test', () => {
      const battle = battleOf({
        red: [foot(36, 30)],
        blue: [ligne(36, 30, { ...shaken, losses: 3 })],
        hands: { red: ['jack'] },
      })
      expect(running(battle, sufferLosses(battle, 1, 1, 'melee')).asked).toEqual([])
    })

    it('vf2:fate.jack.british it is not asked for in the fire phase', () => {
      const battle = meeting()
      expect(running(battle, sufferLosses(battle, 1, 1, 'fire'), [3]).asked).toEqual([])
    })

    it('vf2:fate.jack.british cavalry in contact is not infantry', () => {
      const battle = meeting(hussars(36, 30))
      const ran = running(battle, sufferLosses(battle, 1, 1, 'melee'), [4])
      expect([ran.asked, status(battle, 1)]).toEqual([[], 'ready'])
    })
  })

  describe('Valour & Fortitude: routs', () => {
    rule(
      'vf2:9.3 a unit that routs is gone, and its brigade has a test to take',
      { not: ['vf1'] },
      () => {
        const battle = alone()
        rout(battle, 0, ROUT)
        expect(unitOf(battle, 0)).toMatchObject({ status: 'routed', pose: null, inside: null })
        expect(battle.routs).toEqual([0])
      },
    )

    it('vf2:9.4 vf2:9.6 the last unit of a brigade shatters it: a defeat, and its leader is gone', () => {
      const battle = alone()
      rout(battle, 0, ROUT)
      expect([battle.brigades[0]?.shattered, battle.defeats.red]).toEqual([false, 0])
      rout(battle, 1, ROUT)
      expect([battle.brigades[0]?.shattered, battle.defeats]).toEqual([true, { red: 1, blue: 0 }])
      expect(battle.leaders[0]).toMatchObject({ status: 'removed', at: null })
      expect(battle.leaders[1]?.status).toBe('ready')
    })

    it('vf2:9.4 a unit still in reserve keeps its brigade together', () => {
      const { pose: _, ...reserve } = foot(0, 0)
      const battle = battleOf({ red: [foot(36, 40), reserve], blue: [ligne(36, 8)] })
      rout(battle, 0, ROUT)
      expect(battle.brigades[0]?.shattered).toBe(false)
    })
  })

  describe('Valour & Fortitude: fortitude', () => {
    /** Red's brigade of so many units in a row, far from anybody. */
    const row = (
      count: number,
      more: Parameters<typeof foot>[2] = {},
      drawn: Partial<Drawn> = {},
    ) =>
      battleOf({
        red: Array.from({ length: count }, (_, i) => foot(6 + 11 * i, 40, { losses: 0, ...more })),
        blue: [ligne(6, 4), ligne(30, 4)],
        leaders: {
          red: [
            [2, 47],
            [60, 47],
          ],
          blue: [
            [2, 1],
            [60, 1],
          ],
        },
        ...drawn,
      })

    /** Takes one test after so many of red's units have routed. */
    const testing = (
      battle: Vf,
      routed: number,
      dice: readonly number[],
      answers: readonly string[] = [],
    ) => {
      for (let id = 0; id < routed; id++) rout(battle, id, ROUT)
      battle.phase = 'fortitude'
      return running(battle, fortitude(battle), dice, answers)
    }

    rule('vf2:9.5 a die for each unit that routed this phase', { not: ['vf1'] }, () => {
      const battle = row(4)
      testing(battle, 2, [4, 4])
      expect([battle.routs, battle.defeats.red]).toEqual([[], 0])
    })

    rule(
      'vf2:9.5 vf2:9.6 a 3 on any of them fails the test, and the army suffers a defeat',
      { not: ['vf1'] },
      () => {
        const battle = row(4)
        testing(battle, 2, [6, 3])
        expect(battle.defeats).toEqual({ red: 1, blue: 0 })
      },
    )

    it.each([
      [4, ['vf2:9.5 0']],
      [5, ['vf2:9.5 0', 'vf2:9.5 1']],
    ])('vf2:9.5 of %i unrouted units', (count, expected) => {
      const battle = row(count)
      const brigade = battle.brigades[0]
      expect(brigade && steps(fortitudeTest(battle, brigade).modifier)).toEqual(expected)
    })

    it.each([
      [12, 1],
      [12.1, 0],
    ])('vf2:9.5 with its leader %d" from that of the army: %i', (far, expected) => {
      // Leaders stand on round bases: the distance is between their rims.
      const apart = far + basesOf(USUAL).leader / 1000
      const battle = row(
        2,
        {},
        {
          leaders: {
            red: [
              [20, 47],
              [20 + apart, 47],
            ],
          },
        },
      )
      const brigade = battle.brigades[0]
      expect(brigade && fortitudeTest(battle, brigade).modifier.value).toBe(expected)
    })

    it('vf2:9.5 1 off if all that are left are shaken', () => {
      const battle = row(3, { losses: 4 })
      const brigade = battle.brigades[0]
      expect(brigade && steps(fortitudeTest(battle, brigade).modifier)).toEqual([
        'vf2:9.5 0',
        'vf2:9.5 -1',
      ])
      const mixed = battleOf({
        red: [foot(10, 40, { losses: 4 }), foot(30, 40)],
        blue: [ligne(9, 4)],
        leaders: {
          red: [
            [2, 47],
            [60, 47],
          ],
        },
      })
      const other = mixed.brigades[0]
      expect(other && fortitudeTest(mixed, other).modifier.value).toBe(0)
    })

    rule('vf2:9.5 also if a single one is left', { not: ['vf1'] }, () => {
      const battle = row(2, { losses: 4 })
      testing(battle, 1, [4])
      expect([battle.defeats.red, status(battle, 1)]).toEqual([2, 'routed'])
    })

    rule('vf2:9.5 brigades of the active side test first, one at a time', { not: ['vf1'] }, () => {
      const battle = row(3, {}, { active: 'blue' })
      rout(battle, 0, ROUT)
      rout(battle, 3, ROUT)
      running(battle, fortitude(battle), [4])
      expect(battle.routs).toEqual([0])
      running(battle, fortitude(battle), [4])
      expect(battle.routs).toEqual([])
    })

    rule('vf2:9.5 within a side in the order of its brigades', { not: ['vf1'] }, () => {
      const battle = battleOf({
        red: [],
        blue: [ligne(36, 4)],
        brigades: {
          red: [
            [foot(10, 40), foot(22, 40)],
            [foot(40, 40), foot(52, 40)],
          ],
        },
      })
      rout(battle, 2, ROUT)
      rout(battle, 0, ROUT)
      running(battle, fortitude(battle), [6])
      expect(battle.routs).toEqual([1])
    })

    it('vf2:9.5 when all tests are taken the next phase begins', () => {
      const battle = row(3)
      battle.phase = 'fortitude'
      battle.after = 'melee'
      battle.winners = [1]
      running(battle, fortitude(battle))
      expect([battle.phase, battle.winners]).toEqual(['melee', []])
    })

    rule(
      'vf2:9.5 a brigade shattered in the phase still tests, without leader and the shaken',
      { not: ['vf1', 'vf3'] },
      () => {
        const battle = row(
          2,
          { losses: 4 },
          {
            leaders: {
              red: [
                [20, 47],
                [24, 47],
              ],
            },
          },
        )
        testing(battle, 2, [4, 3])
        expect(battle.defeats.red).toBe(2)
        const other = row(2, { losses: 4 })
        testing(other, 2, [4, 4])
        expect(other.defeats.red).toBe(1)
      },
    )

    rule('vf2:fate.8 Inspiration passes a failed fortitude test', { not: ['vf1'] }, () => {
      const battle = row(4, { losses: 4 }, { hands: { red: ['8'] } })
      rout(battle, 0, ROUT)
      const { asked } = running(battle, fortitude(battle), [1], [{ card: '8' }])
      expect([asked, battle.defeats.red, status(battle, 1)]).toEqual([['card red'], 0, 'ready'])
    })

    rule(
      'vf2:9.5.1 shaken units of a wavering brigade rout, and cause no further tests',
      { not: ['vf1'] },
      () => {
        const battle = row(4, { losses: 4 })
        testing(battle, 1, [1])
        expect([1, 2, 3].map((id) => status(battle, id))).toEqual(['routed', 'routed', 'routed'])
        expect(battle.routs).toEqual([])
      },
    )

    rule(
      'vf2:9.5.1 a brigade that wavers away altogether is shattered: two defeats',
      { not: ['vf1'] },
      () => {
        const battle = row(3, { losses: 4 })
        testing(battle, 1, [1])
        expect([battle.brigades[0]?.shattered, battle.defeats.red]).toEqual([true, 2])
      },
    )

    rule('vf2:9.5.1 units that were not shaken stay', { not: ['vf1'] }, () => {
      const battle = row(3, { losses: 3 })
      testing(battle, 1, [1])
      expect([1, 2].map((id) => [status(battle, id), losses(battle, id)])).toEqual([
        ['ready', 3],
        ['ready', 3],
      ])
    })

    for (const [far, expected] of [
      [6, 1],
      [6.01, 0],
    ] as const)
      rule(
        `vf2:9.5.1 a unit ${far}" from an enemy suffers ${expected} losses`,
        { not: ['vf1'] },
        () => {
          const battle = battleOf({
            red: [foot(36, 40), foot(36, 20 + far), foot(60, 40)],
            blue: [ligne(36, 20)],
            leaders: {
              red: [
                [2, 47],
                [60, 47],
              ],
            },
          })
          testing(battle, 1, [1])
          expect([losses(battle, 1), losses(battle, 2)]).toEqual([expected, 0])
        },
      )

    rule(
      'vf2:9.5.1 a loss by wavering may leave a unit shaken, and no more',
      { not: ['vf1'] },
      () => {
        const battle = battleOf({
          red: [foot(36, 40), foot(36, 23, { losses: 3 })],
          blue: [ligne(36, 20)],
          leaders: {
            red: [
              [2, 47],
              [60, 47],
            ],
          },
        })
        testing(battle, 1, [1])
        expect([losses(battle, 1), status(battle, 1)]).toEqual([4, 'ready'])
      },
    )

    rule('vf2:9.5.1 only units of the brigade that wavers suffer', { not: ['vf1'] }, () => {
      const battle = battleOf({
        red: [],
        blue: [ligne(36, 20)],
        brigades: { red: [[foot(36, 40), foot(60, 40)], [foot(36, 23, { losses: 4 })]] },
        leaders: {
          red: [
            [2, 47],
            [4, 47],
            [60, 47],
          ],
        },
      })
      testing(battle, 1, [1])
      expect([losses(battle, 2), status(battle, 2)]).toEqual([4, 'ready'])
    })
  })
})
