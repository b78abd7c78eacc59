import { randomFrom } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { refuseOrder } from '../actions/judge.ts'
import { canRetreat, watchersOf, wayBack } from '../actions/withdraw.ts'
import { forcedRetreat } from '../activities/retreat.ts'
import { retreatAsk } from '../asks/retreat.ts'
import { unitOf, type Vf } from '../battle.ts'
import { bentLane, slantingLane } from './corners.ts'
import {
  area,
  battleOf,
  box,
  chasseurs,
  COLUMN,
  cuirassiers,
  foot,
  hussars,
  ligne,
  MARCH,
  occupying,
  poseAt,
  type Drawn,
} from './drawn-up.ts'
import { move, obeying, retreat, verdict } from './orders.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  /** Two lines in contact, front to front. */
  const locked = (more: Partial<Drawn> = {}) =>
    battleOf({ red: [foot(36, 30)], blue: [ligne(36, 30)], ...more })

  describe('Valour & Fortitude: retreats', () => {
    it('vf2:6.4 a unit in contact retreats, and ends at least 3" from any enemy', () => {
      expect(verdict(locked(), retreat(0, [poseAt(36, 33)]))).toBeNull()
      const refusal = refuseOrder(locked(), retreat(0, [poseAt(36, 32.99)]))
      expect(refusal).toMatchObject({ clause: 'vf2:6.4', code: 'way-ends-near' })
      expect(refusal?.lines?.length).toBeGreaterThan(0)
      expect(verdict(locked(), move(0, [poseAt(36, 34)]))).toBe('vf2:6.3.2 way-near-enemy')
    })

    rule('vf2:6.4 up to its move distance', { not: ['vf1'] }, () => {
      expect(verdict(locked(), retreat(0, [poseAt(36, 38)]))).toBeNull()
      expect(verdict(locked(), retreat(0, [poseAt(36, 38.01)]))).toBe('vf2:6.3.1 way-too-long')
    })

    it('vf2:6.4 a leg that starts within 3" does not come nearer', () => {
      const battle = battleOf({ red: [foot(36, 30)], blue: [ligne(36, 28)] })
      expect(verdict(battle, retreat(0, [poseAt(36, 29.5), poseAt(36, 34)]))).toBe(
        'vf2:6.4 way-nearer',
      )
      expect(
        refuseOrder(battle, retreat(0, [poseAt(36, 29.5), poseAt(36, 34)]))?.data,
      ).toMatchObject({ near: 150 })
      expect(verdict(battle, retreat(0, [poseAt(36, 30.5), poseAt(36, 34)]))).toBeNull()
    })

    it('vf2:6.4 nor does it come within 3" of another enemy', () => {
      const battle = battleOf({
        red: [foot(36, 30)],
        blue: [ligne(36, 30), ligne(24, 37, { formation: MARCH(2) }, 90)],
      })
      expect(verdict(battle, retreat(0, [poseAt(36, 37)]))).toBeNull()
      expect(verdict(battle, retreat(0, [poseAt(30, 34)]))).toBe('vf2:6.3.2 way-near-enemy')
    })

    it('vf2:6.4 it ends at least 3" from a feature that an enemy occupies', () => {
      const wood = area('wood', 'wood', box(30, 22, 42, 29), ['defendable', 'obstacle'])
      const battle = battleOf({
        red: [foot(36, 29)],
        blue: [occupying(ligne(0, 0), 'wood')],
        features: [wood],
      })
      expect(verdict(battle, move(0, [poseAt(36, 33)]))).toBe('vf2:T.3.4 way-touches-holder')
      expect(verdict(battle, retreat(0, [poseAt(36, 32)]))).toBeNull()
      expect(verdict(battle, retreat(0, [poseAt(36, 31.99)]))).toBe('vf2:6.4 way-ends-near')
    })

    it('vf2:6.4 it ends in the front arc of an enemy that sees it from near', () => {
      // Cavalry, which can get around its enemy's flank.
      const battle = battleOf({
        red: [hussars(36, 30)],
        blue: [ligne(36, 28, { formation: COLUMN(6) })],
      })
      expect(watchersOf(battle, unitOf(battle, 0))).toEqual([1])
      expect(verdict(battle, retreat(0, [poseAt(45, 30.5)]))).toBeNull()
      const refusal = refuseOrder(battle, retreat(0, [poseAt(45, 30.5), poseAt(45, 22.5)]))
      expect(refusal).toMatchObject({ clause: 'vf2:6.4', code: 'retreat-out-of-arc' })
      expect(refusal?.data).toMatchObject({ other: 'blue 1' })
      expect(refusal?.lines).toMatchObject([{ is: 'arc' }])
    })

    it('vf2:6.4 not of one that does not see it, because it looks elsewhere', () => {
      const battle = battleOf({
        red: [hussars(36, 30)],
        blue: [ligne(36, 28 - 3.152, { formation: COLUMN(6) }, 0)],
      })
      expect(watchersOf(battle, unitOf(battle, 0))).toEqual([])
      expect(verdict(battle, retreat(0, [poseAt(45, 30.5), poseAt(45, 22.5)]))).toBeNull()
    })

    it('vf2:6.4 where none is near, of the nearest that sees it', () => {
      const battle = battleOf({
        red: [hussars(36, 30)],
        blue: [ligne(20, 10), ligne(36, 20)],
      })
      expect(watchersOf(battle, unitOf(battle, 0))).toEqual([2])
      const near = battleOf({
        red: [hussars(36, 30)],
        blue: [ligne(36, 28), ligne(20, 20)],
      })
      expect(watchersOf(near, unitOf(near, 0))).toEqual([1])
    })

    it('vf2:6.4 of all that see it from near', () => {
      const battle = battleOf({
        red: [hussars(36, 30)],
        blue: [
          ligne(33, 28, { formation: COLUMN(4) }),
          ligne(38, 28, { formation: COLUMN(4) }),
          ligne(50, 10),
        ],
      })
      expect(watchersOf(battle, unitOf(battle, 0))).toEqual([1, 2])
    })

    it('vf2:6.4 it passes friends of its brigade, who must not be engaged', () => {
      const behind = (more: Partial<Drawn>) =>
        locked({ red: [hussars(36, 30), foot(36, 37.5)], blue: [chasseurs(36, 30)], ...more })
      const back = retreat(0, [poseAt(36, 41)])
      expect(verdict(behind({}), back)).toBeNull()
      const apart = behind({ brigades: { red: [[hussars(36, 30)], [foot(36, 37.5)]] } })
      expect(verdict(apart, back)).toBe('vf2:6.3 way-through-friend')
      expect(verdict(apart, retreat(0, [poseAt(36, 33.05)]))).toBeNull()
      expect(verdict(behind({}), retreat(0, [poseAt(36, 34)]))).toBe('vf2:6.3 way-ends-at-friend')
    })
  })

  describe('Valour & Fortitude: retreats that must be made', () => {
    const beaten = (more: Partial<Drawn> = {}) =>
      battleOf({ red: [hussars(36, 30)], blue: [cuirassiers(36, 30)], ...more })

    it('vf2:6.4 the commander of the unit says by which way', () => {
      const battle = beaten()
      const order = retreat(0, [poseAt(36, 40)])
      const { value, asked } = obeying(forcedRetreat(battle, 0), order)
      expect([value, asked]).toEqual([true, ['retreat red']])
      expect(unitOf(battle, 0).pose).toEqual(poseAt(36, 40))
      expect(battle.now).toBeNull()
    })

    it('vf2:6.4 another unit, or another order, will not do', () => {
      const battle = beaten()
      expect(retreatAsk.refuse(battle, { unit: 0 }, retreat(1, []))?.code).toBe('retreat-other')
      expect(retreatAsk.is(move(0, []))).toBe(false)
      expect(retreatAsk.is(retreat(0, []))).toBe(true)
      expect(retreatAsk.refuse(battle, { unit: 0 }, retreat(0, []))?.clause).toBe('vf2:6.4')
    })

    /** The rear is barred by a lake, and both sides by another one. */
    const pocket = [
      area('lake', 'lake', box(30, 36, 42, 47), ['impassable']),
      area('west', 'lake', box(26, 24, 33, 34), ['impassable']),
      area('east', 'lake', box(39, 24, 46, 34), ['impassable']),
    ]

    rule('vf2:6.4 a unit that cannot make the retreat routs', { not: ['vf1'] }, () => {
      const battle = beaten({ features: pocket })
      expect(canRetreat(battle, 0)).toBe(false)
      expect(retreatAsk.refuse(battle, { unit: 0 }, 'none')).toBeNull()
      const { value, asked } = obeying(forcedRetreat(battle, 0), 'none')
      expect([value, asked]).toEqual([false, ['retreat red']])
      expect(unitOf(battle, 0).status).toBe('routed')
      expect(battle.routs).toEqual([0])
      expect(battle.now).toBeNull()
    })

    it('vf2:6.4 its owner is asked all the same, since he may know a way that nobody finds', () => {
      const battle = beaten({ features: bentLane })
      expect(canRetreat(battle, 0)).toBe(false)
      const order = retreat(0, [poseAt(36, 32.45), poseAt(27.5, 32.45)])
      expect(verdict(battle, order)).toBeNull()
      const { value, asked } = obeying(forcedRetreat(battle, 0), order)
      expect([value, asked]).toEqual([true, ['retreat red']])
      expect(unitOf(battle, 0)).toMatchObject({ status: 'ready', pose: poseAt(27.5, 32.45) })
    })

    it('vf2:6.4 whoever has a way back must take it, and is shown one', () => {
      const battle = beaten()
      const refusal = retreatAsk.refuse(battle, { unit: 0 }, 'none')
      expect(refusal).toMatchObject({ clause: 'vf2:6.4', code: 'retreat-possible' })
      const way = wayBack(battle, unitOf(battle, 0)) ?? []
      expect(refusal?.lines).toEqual(
        way.map((to, i) => ({
          from: { x: (way[i - 1] ?? poseAt(36, 30)).x, y: (way[i - 1] ?? poseAt(36, 30)).y },
          to: { x: to.x, y: to.y },
          is: 'path',
        })),
      )
      expect(way.length).toBeGreaterThan(0)
    })

    it('vf2:6.4 the only way back may be 3.1" at a 64th of a turn', () => {
      const battle = beaten({ features: slantingLane(3.1) })
      const way = wayBack(battle, unitOf(battle, 0)) ?? []
      expect(verdict(battle, retreat(0, way))).toBeNull()
      const [end] = way
      expect(way.length).toBe(1)
      expect(end?.x).toBeLessThan(35_720)
      expect(end?.y).toBeGreaterThanOrEqual(33_000)
      expect(end?.y).toBeLessThan(33_086)
      expect(retreatAsk.refuse(battle, { unit: 0 }, 'none')?.code).toBe('retreat-possible')
      const found = retreatAsk.candidates(battle, { unit: 0 }, 6, randomFrom('lane'))
      expect(found).toEqual([retreat(0, way)])
      const { value } = obeying(forcedRetreat(battle, 0), retreat(0, way))
      expect([value, unitOf(battle, 0).status]).toEqual([true, 'ready'])
      // A hundredth less than 3", and there is none.
      const short = beaten({ features: slantingLane(3) })
      expect(canRetreat(short, 0)).toBe(false)
      expect(retreatAsk.candidates(short, { unit: 0 }, 6, randomFrom('lane'))).toEqual(['none'])
    })

    it('vf2:6.4 to have no way back is proposed only to those who have none', () => {
      const proposed = (more: Partial<Drawn>) =>
        retreatAsk.candidates(beaten(more), { unit: 0 }, 6, randomFrom('none'))
      expect(proposed({})).not.toContain('none')
      expect(proposed({ features: pocket })).toEqual(['none'])
      expect(proposed({ features: bentLane })).toEqual(['none'])
      expect([retreatAsk.is('none'), retreatAsk.is('nowhere'), retreatAsk.complete]).toEqual([
        true,
        false,
        false,
      ])
    })

    it('vf2:6.4 friends of another brigade close in all around it', () => {
      const around = [foot(36, 34.2), foot(29.6, 31, {}, 90), foot(42.4, 31, {}, 270)]
      const open = beaten({ red: [hussars(36, 30), ...around] })
      expect(canRetreat(open, 0)).toBe(true)
      const closed = beaten({ brigades: { red: [[hussars(36, 30)], around] } })
      expect(canRetreat(closed, 0)).toBe(false)
    })

    it('vf2:6.4 whoever finds one way out of two has it', () => {
      expect(canRetreat(beaten({ features: pocket.slice(1) }), 0)).toBe(true)
      expect(canRetreat(beaten({ features: pocket.slice(0, 2) }), 0)).toBe(true)
      for (const features of [[], pocket.slice(1), pocket.slice(0, 2)]) {
        const battle = beaten({ features })
        expect(verdict(battle, retreat(0, wayBack(battle, unitOf(battle, 0)) ?? []))).toBeNull()
      }
    })

    it('vf2:6.4 every way that is proposed is lawful', () => {
      const check = (battle: Vf) => {
        const random = randomFrom('retreats')
        const found = retreatAsk.candidates(battle, { unit: 0 }, 6, random)
        expect(found.length).toBeGreaterThan(0)
        for (const order of found) expect(retreatAsk.refuse(battle, { unit: 0 }, order)).toBeNull()
      }
      check(beaten())
      check(beaten({ features: pocket.slice(1) }))
    })
  })
})
