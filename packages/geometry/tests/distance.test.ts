import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  isAtLeast,
  isCloserToShapes,
  isWithinOf,
  isWithinOfPoint,
  whollyWithin,
} from '../distance.ts'
import { compareAcross } from '../exact.ts'
import { footprintOf, type Footprint } from '../footprint.ts'
import { gapOf, gapToPoint, gapToShapes, marginOf } from '../gaps.ts'
import { QUARTER } from '../lattice.ts'
import { inOpenOrder, inRanks, onRoundBase } from '../layout.ts'
import { isPointWithin } from '../ring.ts'
import { compare, fraction, type Fraction } from './oracle/rational.ts'
import { coresOf } from './oracle/shapes.ts'
import { FOOT, LEADER, mirrored, quarterTurned, units } from './units.ts'

const line = (x: number, y: number, facing = 0): Footprint =>
  footprintOf(inRanks(24, 12, FOOT), { x, y, facing })
const HALF_WIDTH = 6 * FOOT.width
const DEEP = 2 * FOOT.depth

/** A limit just at, below or above a gap where it is whole, and otherwise around it. */
const limitsAround = (gap: number): readonly number[] =>
  [-1, 0, 1].map((more) => Math.max(0, Math.round(gap) + more))

const squareOf = (limit: number): Fraction => fraction(limit * limit)

describe('the gap between units', () => {
  it('is what the oracle says, and judged without tolerance', () => {
    fc.assert(
      fc.property(units(9000), units(9000), (a, b) => {
        fc.pre(a.boxes.length * b.boxes.length <= 16)
        const pairs = a.boxes.flatMap((one) => b.boxes.map((other) => coresOf(one, other)))
        const gap = gapOf(a, b)
        const lengths = pairs.map(
          ({ square, radii }) => Math.sqrt(Number(square.n) / Number(square.d)) - radii,
        )
        expect(gap.length).toBeCloseTo(Math.max(0, Math.min(...lengths)), 3)
        for (const limit of limitsAround(gap.length)) {
          const signs = pairs.map(({ square, radii }) => compare(square, squareOf(limit + radii)))
          expect(isWithinOf(a, b, limit)).toBe(signs.some((sign) => sign <= 0))
          expect(isAtLeast(a, b, limit)).toBe(limit === 0 || signs.every((sign) => sign >= 0))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is the same to the last digit in the mirror, turned, and from the other side', () => {
    fc.assert(
      fc.property(units(12_000), units(12_000), (a, b) => {
        const { length } = gapOf(a, b)
        expect(gapOf(b, a).length).toBe(length)
        expect(gapOf(mirrored(a), mirrored(b)).length).toBe(length)
        expect(gapOf(quarterTurned(a), quarterTurned(b)).length).toBe(length)
        for (const limit of limitsAround(length)) {
          const [within, atLeast] = [isWithinOf(a, b, limit), isAtLeast(a, b, limit)]
          expect(isWithinOf(b, a, limit)).toBe(within)
          expect(isAtLeast(b, a, limit)).toBe(atLeast)
          expect(isWithinOf(mirrored(a), mirrored(b), limit)).toBe(within)
          expect(isAtLeast(quarterTurned(a), quarterTurned(b), limit)).toBe(atLeast)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('shows where it is: from a point of one to a point of the other', () => {
    fc.assert(
      fc.property(units(12_000), units(12_000), (a, b) => {
        const { length, from, to } = gapOf(a, b)
        expect(Math.sqrt((from[0] - to[0]) ** 2 + (from[1] - to[1]) ** 2)).toBeCloseTo(length, 6)
        const on = (unit: Footprint, [x, y]: readonly [number, number]): boolean =>
          unit.boxes.some(({ ring }) => isPointWithin(ring, Math.round(x), Math.round(y), 1))
        if (length > 0) expect([on(a, from), on(b, to)]).toEqual([true, true])
      }),
      { numRuns: 300 },
    )
  })

  it('is exactly 3 inches, and neither less nor more', () => {
    const [a, b] = [line(0, 0), line(0, DEEP + 3000)]
    expect(gapOf(a, b).length).toBe(3000)
    expect([isWithinOf(a, b, 3000), isAtLeast(a, b, 3000)]).toEqual([true, true])
    expect([isWithinOf(a, b, 2999), isAtLeast(a, b, 3001)]).toEqual([false, false])
  })

  it('runs from corner to corner: 3, 4, 5', () => {
    const b = line(2 * HALF_WIDTH + 3000, DEEP + 4000)
    expect(gapOf(line(0, 0), b).length).toBe(5000)
    expect(isWithinOf(line(0, 0), b, 5000)).toBe(true)
    expect(isAtLeast(line(0, 0), b, 5000)).toBe(true)
    expect(isWithinOf(line(0, 0), b, 4999)).toBe(false)
  })

  it('is nothing where corners touch, edges run along edges, or units overlap', () => {
    const a = line(0, 0)
    for (const b of [
      line(2 * HALF_WIDTH, DEEP),
      line(2 * HALF_WIDTH, 0),
      line(300, DEEP),
      line(500, 500, 4000),
      line(0, -4000, QUARTER),
      a,
    ]) {
      expect(gapOf(a, b).length).toBe(0)
      expect([isWithinOf(a, b, 0), isAtLeast(a, b, 0), isAtLeast(a, b, 1)]).toEqual([
        true,
        true,
        false,
      ])
    }
  })
})

describe('points', () => {
  it('are within so much of a unit, or under it', () => {
    const unit = line(0, 0)
    expect(isWithinOfPoint(unit, { x: 0, y: 100 }, 0)).toBe(true)
    expect(isWithinOfPoint(unit, { x: HALF_WIDTH + 3000, y: -4000 }, 5000)).toBe(true)
    expect(isWithinOfPoint(unit, { x: HALF_WIDTH + 3000, y: -4001 }, 5000)).toBe(false)
    expect(gapToPoint(unit, { x: 10, y: 10 }).length).toBe(0)
    expect(gapToPoint(unit, { x: HALF_WIDTH + 3000, y: -4000 })).toEqual({
      length: 5000,
      from: [HALF_WIDTH, 0],
      to: [HALF_WIDTH + 3000, -4000],
    })
  })
})

describe('wholly within', () => {
  it('asks the farthest corner', () => {
    const unit = line(0, 0)
    const far = { x: 0, y: -1000 }
    const reach = Math.sqrt(HALF_WIDTH ** 2 + (DEEP + 1000) ** 2)
    expect(whollyWithin(unit, far, Math.ceil(reach))).toBe(true)
    expect(whollyWithin(unit, far, Math.floor(reach))).toBe(false)
    expect(isWithinOfPoint(unit, far, 1000)).toBe(true)
  })

  it('asks for the nearest part of the other unit', () => {
    const [a, b] = [line(0, 0), line(0, DEEP + 1000)]
    expect(whollyWithin(a, b, DEEP + 1000)).toBe(true)
    expect(whollyWithin(a, b, DEEP + 999)).toBe(false)
    expect(
      whollyWithin(
        a,
        b.boxes.map(({ ring }) => ring),
        DEEP + 1000,
      ),
    ).toBe(true)
  })

  it('holds for every figure, in the mirror and turned', () => {
    const leader = footprintOf(onRoundBase(LEADER), { x: 0, y: 0, facing: 0 })
    fc.assert(
      fc.property(units(8000), fc.integer({ min: 0, max: 14_000 }), (unit, limit) => {
        const wholly = whollyWithin(unit, leader, limit)
        if (wholly) expect(isWithinOf(unit, leader, limit)).toBe(true)
        expect(whollyWithin(mirrored(unit), leader, limit)).toBe(wholly)
        expect(whollyWithin(quarterTurned(unit), leader, limit)).toBe(wholly)
      }),
      { numRuns: 300 },
    )
  })
})

describe('round bases', () => {
  const leader = (x: number, y: number): Footprint =>
    footprintOf(onRoundBase(LEADER), { x, y, facing: 0 })
  const HALF = LEADER / 2

  it('are circles: 24 inches are 24 inches in every direction', () => {
    const at = (dx: number, dy: number): boolean => isWithinOf(leader(0, 0), leader(dx, dy), 24_000)
    const reach = 24_000 + LEADER
    expect(at(reach, 0)).toBe(true)
    expect(at(reach + 1, 0)).toBe(false)
    // At an angle at which sixteen sides have a corner.
    const [x, y] = [
      Math.floor(reach * Math.sin(Math.PI / 16)),
      Math.floor(reach * Math.cos(Math.PI / 16)),
    ]
    expect(at(x, y)).toBe(true)
    expect(at(x + 2, y + 2)).toBe(false)
  })

  it('are circles for shapes and for points, too', () => {
    const general = leader(0, 0)
    const [far, at] = [5000, { x: 3000, y: -4000 }]
    const shape = Float64Array.of(3000, -9000, 9000, -9000, 9000, -4000, 3000, -4000)
    expect(gapToShapes(general, [shape]).length).toBeCloseTo(far - HALF, 9)
    expect(isCloserToShapes(general, [shape], far - HALF)).toBe(false)
    expect(isCloserToShapes(general, [shape], far - HALF + 1)).toBe(true)
    expect(gapToPoint(general, at).length).toBeCloseTo(far - HALF, 9)
    expect(gapToPoint(general, { x: 470, y: -620 }).length).toBe(0)
    expect(isWithinOfPoint(general, at, far - HALF)).toBe(true)
    expect(isWithinOfPoint(general, at, far - HALF - 1)).toBe(false)
  })

  it('are wholly within what their far side is within', () => {
    const general = leader(0, 0)
    const shape = Float64Array.of(3000, -9000, 9000, -9000, 9000, -4000, 3000, -4000)
    expect(whollyWithin(general, [shape], 5000 + HALF)).toBe(true)
    expect(whollyWithin(general, [shape], 5000 + HALF - 1)).toBe(false)
    expect(whollyWithin(general, { x: 3000, y: -4000 }, 5000 + HALF)).toBe(true)
    expect(whollyWithin(general, { x: 3000, y: -4000 }, 5000 + HALF - 1)).toBe(false)
    expect(whollyWithin(general, leader(3000, -4000), 5000)).toBe(true)
    expect(whollyWithin(general, leader(3000, -4000), 4999)).toBe(false)
    // A front that is in reach of the circle, and would be of the sides around it.
    const foot = line(0, -5000 - DEEP)
    expect(whollyWithin(foot, general, 8000)).toBe(true)
  })

  it('are measured to the circle from a line of foot', () => {
    const foot = line(0, 0)
    const general = leader(0, -3000 - HALF)
    expect(gapOf(foot, general).length).toBeCloseTo(3000, 6)
    expect(isWithinOf(foot, general, 3000)).toBe(true)
    expect(isAtLeast(foot, general, 3000)).toBe(true)
    expect(isWithinOf(foot, leader(0, -3001 - HALF), 3000)).toBe(false)
  })
})

describe('margins', () => {
  it('are hundredths of an inch, and nothing only if nothing is missing', () => {
    const gap = (length: number) => ({ length, from: [0, 0], to: [0, 0] }) as const
    expect(marginOf(gap(2990), 3000)).toBe(1)
    expect(marginOf(gap(3000), 3000)).toBe(0)
    expect(marginOf(gap(3000.001), 3000)).toBe(-1)
    expect(marginOf(gap(3251), 3000)).toBe(-26)
  })
})

describe('heights over lines', () => {
  it('compare right where products do not fit into doubles', () => {
    const far = fc.integer({ min: -(2 ** 40), max: 2 ** 40 })
    fc.assert(
      fc.property(
        far,
        far,
        far,
        far,
        fc.integer({ min: 0, max: 2 ** 40 }),
        (dx, dy, ex, ey, limit) => {
          const [a, b, c, d, l] = [dx, dy, ex, ey, limit].map(BigInt) as [
            bigint,
            bigint,
            bigint,
            bigint,
            bigint,
          ]
          const exact = (a * d - b * c) ** 2n - l * l * (a * a + b * b)
          expect(compareAcross(dx, dy, ex, ey, limit)).toBe(exact > 0n ? 1 : exact < 0n ? -1 : 0)
        },
      ),
    )
    // 3, 4, 5 times a large number, a hair above and below.
    const [n, m] = [2 ** 30 + 1, 2 ** 21 + 3]
    for (const [more, sign] of [
      [0, 0],
      [1, -1],
      [-1, 1],
    ] as const)
      expect(compareAcross(3 * n, 4 * n, -4 * m, 3 * m, 5 * m + more)).toBe(sign)
  })
})

describe('skirmishers', () => {
  it('are as near as the nearest of them', () => {
    const open = footprintOf(inOpenOrder(24, 12, FOOT, 500), { x: 0, y: 0, facing: 0 })
    const b = line(0, -DEEP - 700)
    expect(gapOf(open, b).length).toBe(700)
    expect(gapOf(b, open).length).toBe(700)
  })
})
