import { QUARTER } from '@grognard/geometry'
import { randomFrom } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { headTo } from '../actions/filing.ts'
import { refuseOrder } from '../actions/judge.ts'
import { stanceOf } from '../actions/reform.ts'
import { measureWay } from '../actions/way.ts'
import { wayBack } from '../actions/withdraw.ts'
import { carryOut } from '../activities/carry-out.ts'
import { asPosition } from '../as-position.ts'
import { isOrder } from '../asks/order-form.ts'
import { unitOf, type Vf } from '../battle.ts'
import { findings } from '../faults.ts'
import type { Order, Step } from '../order.ts'
import { ordersFor } from '../proposals/orders.ts'
import { alongRoad } from '../proposals/road.ts'
import { isBent } from '../units/formations.ts'
import {
  area,
  battleOf,
  box,
  crossed,
  foot,
  guns,
  inches,
  ligne,
  LIMBERED,
  LINE,
  line,
  MARCH,
  poseAt,
  type Drawn,
} from './drawn-up.ts'
import { move, obeying, verdict } from './orders.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  /** Up the page, and to the right at (30", 20"). */
  const ROAD = line(
    'the road',
    'road',
    [
      [30, 48],
      [30, 20],
      [70, 20],
    ],
    ['highway'],
    2,
  )

  const COLUMN = foot(30, 22, { figures: 24, formation: MARCH(2) })

  const drawn = (more: Partial<Drawn> = {}): Vf =>
    battleOf({ red: [COLUMN], blue: [ligne(6, 2)], features: [ROAD], ...more })

  /** The head of the first unit goes to each of these places, in inches. */
  function filing(battle: Vf, ...places: readonly (readonly [number, number])[]): Order {
    const { pose } = stanceOf(unitOf(battle, 0))
    let from: Step = pose
    return move(
      0,
      places.map(([x, y]) => (from = headTo(from, { x: inches(x), y: inches(y) }))),
    )
  }

  const costOf = (battle: Vf, order: Order): number => {
    const unit = unitOf(battle, 0)
    if (!('way' in order)) throw new Error('It goes nowhere.')
    return measureWay(battle, unit, 'move', stanceOf(unit), order.way).cost / 1000
  }

  function after(battle: Vf, order: Order): Vf {
    expect(verdict(battle, order)).toBeNull()
    obeying(carryOut(battle, order))
    return battle
  }

  describe('Valour & Fortitude: figures, not blocks, are moved', () => {
    it('vf2:6.3 vf2:T.2.3 a march column follows its head round a right angle of road: 18" count as 9"', () => {
      const battle = drawn()
      const round = filing(battle, [30, 20], [46, 20])
      expect(costOf(battle, round)).toBe(9)
      expect(verdict(battle, round)).toBeNull()
      // As a block its rear would have to swing around, off the road.
      const block = move(0, [poseAt(30, 20), poseAt(46, 20, 90)])
      expect(costOf(battle, block)).toBeGreaterThan(12)
    })

    it('vf2:6.3 who has come round the bend with all ranks is straight again', () => {
      const battle = drawn()
      const { formation, pose } = unitOf(after(battle, filing(battle, [30, 20], [46, 20])), 0)
      expect(formation).toEqual(MARCH(2))
      expect(pose).toEqual(poseAt(46, 20, 90))
    })

    it('vf2:6.3 a march column ends bent where the road bends under it, and files on from there', () => {
      const battle = drawn()
      const bent = after(battle, filing(battle, [30, 20], [36, 20]))
      const { formation } = unitOf(bent, 0)
      expect(formation).toEqual({ ...MARCH(2), bends: [{ behind: 6000, by: QUARTER }] })
      expect(findings(bent)).toEqual([])
      const on = filing(bent, [42, 20])
      expect(costOf(bent, on)).toBe(3)
      expect(isBent(unitOf(after(bent, on), 0).formation)).toBe(false)
    })

    it('vf2:6.3 off the road it may file, but not end bent', () => {
      const battle = drawn({ features: [] })
      expect(verdict(battle, filing(battle, [30, 20], [36, 20]))).toBe('vf2:6.3 bent-off-road')
      expect(verdict(battle, filing(battle, [30, 20], [40, 20]))).toBeNull()
      // It may step into line behind its head on the last of its way.
      const { way } = filing(battle, [30, 20], [37, 20]) as { way: readonly Step[] }
      const straight = move(0, [...way, poseAt(37, 20, 90)])
      expect(verdict(battle, straight)).toBeNull()
      expect(costOf(battle, straight)).toBeGreaterThan(11)
    })

    it('vf2:6.3 a bent column moves otherwise than in file only to stand straight', () => {
      const battle = drawn()
      const bent = after(battle, filing(battle, [30, 20], [36, 20]))
      expect(isBent(unitOf(after(bent, move(0, [poseAt(36, 20, 90)])), 0).formation)).toBe(false)
    })

    it('vf2:6.4 a bent column has its way back, and ends it straight', () => {
      const battle = drawn()
      const bent = after(battle, filing(battle, [30, 20], [36, 20]))
      const way = wayBack(bent, unitOf(bent, 0))
      expect(way).not.toBeNull()
      expect(verdict(bent, { unit: 0, do: 'retreat', way: way ?? [] })).toBeNull()
    })

    it('vf2:1.2.2 only a column files', () => {
      const battle = drawn({ red: [foot(30, 22, { figures: 24, formation: LINE(12) })] })
      expect(verdict(battle, filing(battle, [30, 16]))).toBe('vf2:1.2.2 file-column')
    })

    it('vf2:1.2.3 a limbered gun files like any column, and its gun follows the limber', () => {
      const battle = drawn({ red: [guns(30, 25, { formation: LIMBERED })] })
      const bent = after(battle, filing(battle, [30, 20], [34, 20]))
      expect(unitOf(bent, 0).formation).toEqual({
        kind: 'limbered',
        bends: [{ behind: 4000, by: QUARTER }],
      })
      expect(findings(bent)).toEqual([])
    })

    it('vf2:6.3 the head looks where it goes, and turns by a right angle at most', () => {
      const battle = drawn()
      expect(verdict(battle, move(0, [{ ...poseAt(30, 18, 10), file: true }]))).toBe(
        'vf2:6.3 file-looks',
      )
      expect(verdict(battle, filing(battle, [30, 20], [30.5, 24]))).toBe('vf2:6.3 file-back')
      expect(verdict(battle, filing(battle, [30, 21.5]))).toBe('vf2:6.3 file-short')
    })

    it('vf2:6.3.2 no rank of a column comes nearer than 3" to an enemy on its way', () => {
      const battle = drawn({ blue: [ligne(45, 17, { formation: LINE(12) })] })
      expect(verdict(battle, filing(battle, [30, 20], [46, 20]))).toBe('vf2:6.3.2 way-near-enemy')
    })

    it('vf2:6.3 the path is each figure’s own: a line that wheels one way and back goes less far than its legs', () => {
      const battle = drawn({
        red: [foot(30, 30, { figures: 24, formation: LINE(12) })],
        features: [],
      })
      const order = move(0, [poseAt(30, 27.5, 15), poseAt(30, 25)])
      const { legs } = measureWay(
        battle,
        unitOf(battle, 0),
        'move',
        stanceOf(unitOf(battle, 0)),
        order.way,
      )
      expect(legs.reduce((sum, { cost }) => sum + cost, 0)).toBeGreaterThan(7000)
      expect(costOf(battle, order)).toBeLessThan(6.5)
    })

    it('vf2:6.3 a battalion goes through a gap figure by figure, if it ends in its formation', () => {
      const pond = (id: string, left: number, right: number) =>
        area(id, 'lake', box(left, 26, right, 27), ['impassable'])
      const battle = drawn({
        red: [foot(30, 28, { formation: { kind: 'attack column', files: 4 } })],
        features: [pond('west', 5, 29.4), pond('east', 30.6, 60)],
      })
      const end = poseAt(30, 21.2)
      expect(verdict(battle, move(0, [end]))).toBe('vf2:T.2.4 way-impassable')
      const by = [
        { x: inches(30), y: inches(27.5) },
        { x: inches(30), y: inches(25.5) },
      ]
      const through = move(0, [{ ...end, by }])
      expect(costOf(battle, through)).toBeGreaterThan(7)
      expect(verdict(battle, through)).toBeNull()
      expect(verdict(battle, move(0, [{ ...end, by: [] }]))).toBe('vf2:6.3 through-places')
      // Where the enemy stands behind the gap, nobody comes out of it.
      const watched = drawn({
        red: [foot(30, 28, { formation: { kind: 'attack column', files: 4 } })],
        blue: [ligne(30, 19)],
        features: [pond('west', 5, 29.4), pond('east', 30.6, 60)],
      })
      expect(verdict(watched, through)).toBe('vf2:6.3.2 way-near-enemy')
    })

    it('vf2:T.1.5 over a bridge that is narrower than its front', () => {
      const river = crossed(
        line(
          'river',
          'river',
          [
            [0, 26],
            [72, 26],
          ],
          ['impassable'],
          1,
        ),
        'bridge',
        [
          [30, 27],
          [30, 25],
        ],
        1.5,
        ['highway'],
      )
      const battle = drawn({
        red: [foot(30, 28, { formation: { kind: 'attack column', files: 4 } })],
        features: [river],
      })
      const end = poseAt(30, 20.6)
      const by = [
        { x: inches(30), y: inches(27) },
        { x: inches(30), y: inches(25) },
      ]
      expect(verdict(battle, move(0, [end]))).toBe('vf2:T.2.4 way-impassable')
      expect(verdict(battle, move(0, [{ ...end, by }]))).toBeNull()
    })
  })

  describe('Valour & Fortitude: bent columns from outside', () => {
    it('a step has only the fields that a way has', () => {
      const step = { ...poseAt(30, 20), file: true }
      expect(isOrder({ unit: 0, do: 'move', way: [step] })).toBe(true)
      expect(isOrder({ unit: 0, do: 'move', way: [{ ...step, file: false }] })).toBe(false)
      expect(isOrder({ unit: 0, do: ['move'], way: [step] })).toBe(false)
      expect(isOrder({ unit: 0, do: 'move', way: [{ ...step, through: true }] })).toBe(false)
      expect(isOrder({ unit: 0, do: 'move', way: [{ ...poseAt(1, 2), by: [{ x: 1 }] }] })).toBe(
        false,
      )
    })

    it('a position keeps how a column is bent', () => {
      const battle = drawn()
      const bent = after(battle, filing(battle, [30, 20], [36, 20]))
      expect(JSON.stringify(asPosition(bent))).toContain(JSON.stringify(unitOf(bent, 0).formation))
    })

    it('vf2:6.3 finds a column that is bent where no road is, or as none can be', () => {
      const bends = [{ behind: 6000, by: QUARTER }]
      const bent = { ...MARCH(2), bends }
      const there = (formation: typeof bent, features = [ROAD]) => {
        const battle = drawn({ features })
        const units = battle.units.map((unit) =>
          unit.id === 0 ? { ...unit, formation, pose: poseAt(36, 20, 90) } : unit,
        )
        return findings({ ...battle, units }).map(({ code }) => code)
      }
      expect(there(bent)).toEqual([])
      expect(there(bent, [])).toEqual(['bent-off-road'])
      expect(there({ ...bent, bends: [{ behind: 100, by: QUARTER }] })).toContain('bends-odd')
      expect(there({ ...bent, bends: [{ behind: 60_000, by: QUARTER }] })).toContain('bends-odd')
      expect(there({ ...bent, bends: [{ behind: 6000, by: 2 * QUARTER }] })).toContain('bends-odd')
    })
  })

  describe('Valour & Fortitude: ways in file that are proposed', () => {
    it('lead along the road, point by point', () => {
      const battle = drawn()
      const unit = unitOf(battle, 0)
      const way = alongRoad(battle, unit, stanceOf(unit), { x: inches(44), y: inches(20.5) })
      expect(way?.map(({ x, y }) => [x / 1000, y / 1000])).toEqual([
        [30, 20],
        [44, 20],
      ])
      expect(refuseOrder(battle, move(0, way ?? []))).toBeNull()
      expect(alongRoad(battle, unit, stanceOf(unit), { x: inches(50), y: inches(40) })).toBeNull()
    })

    it('leave out bends that lie nearer to each other than a head is deep', () => {
      const winding = line(
        'the lane',
        'road',
        [
          [30, 48],
          [30, 20],
          [30.3, 19.6],
          [30.6, 19.3],
          [31, 19],
          [31.4, 18.8],
          [70, 18.6],
        ],
        ['highway'],
        2,
      )
      const battle = drawn({ features: [winding] })
      const unit = unitOf(battle, 0)
      const way = alongRoad(battle, unit, stanceOf(unit), { x: inches(40), y: inches(18.8) }) ?? []
      const places = [stanceOf(unit).pose, ...way]
      const steps = way.map(({ x, y }, i) => Math.hypot(x - places[i]!.x, y - places[i]!.y))
      expect(way.length).toBeGreaterThan(2)
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(788)
      expect(refuseOrder(battle, move(0, way))).toBeNull()
    })

    it('come up among the orders for whoever marches on a road', () => {
      const battle = drawn()
      const orders = ['a', 'b', 'c', 'd'].flatMap((seed) =>
        ordersFor(battle, unitOf(battle, 0), 30, randomFrom(seed)),
      )
      expect(orders.some((order) => 'way' in order && order.way[0]?.file)).toBe(true)
    })
  })
})
