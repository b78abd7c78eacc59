import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { footprintOf, type Footprint } from '../../footprint.ts'
import { compareGaps, exactGap } from '../../move/gap.ts'
import { isOnClosed } from '../../move/open.ts'
import { hullOfBoth } from '../../move/hull.ts'
import { holds, type Ring } from '../../ring.ts'
import { groundOfOutline, type Ground } from '../../terrain/ground.ts'
import { commonArea } from '../oracle/areas.ts'
import { compare, fraction, isAbove, minus, plus } from '../oracle/rational.ts'
import { squaredGapOf } from '../oracle/shapes.ts'
import { layouts, poses, units } from '../units.ts'
import { box } from './fields.ts'

// A busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const firstRing = ({ boxes }: Footprint): Ring => (boxes[0] as Footprint['boxes'][number]).ring

/** A stretch of river with two bridges that nearly meet, or do, and all of it slanting. */
const rivers = fc
  .record({
    slant: fc.integer({ min: -3, max: 3 }),
    deep: fc.integer({ min: 100, max: 2000 }),
    left: fc.integer({ min: -3000, max: 0 }),
    middle: fc.integer({ min: -500, max: 500 }),
    right: fc.integer({ min: 0, max: 3000 }),
    apart: fc.constantFrom(-300, -1, 0, 0, 0, 1),
    over: fc.constantFrom(-1, 0, 0, 0, 500),
  })
  .map(({ slant, deep, left, middle, right, apart, over }) => {
    const slanting = (...sides: Parameters<typeof box>): Ground =>
      groundOfOutline(box(...sides).map((point) => ({ ...point, y: point.y + slant * point.x })))
    const [top, bottom] = [-over, deep + over]
    return {
      ground: slanting(-9000, 0, 9000, deep),
      openings: [
        slanting(left - 600, top, middle, bottom),
        slanting(middle + apart, top, right + 1200, bottom),
      ],
    }
  })

describe('a hull', () => {
  it('holds both shapes, and has no corners but theirs', () => {
    fc.assert(
      fc.property(layouts, poses(3000), poses(3000), (layout, here, there) => {
        const [a, b] = [here, there].map((pose) => firstRing(footprintOf(layout, pose))) as [
          Ring,
          Ring,
        ]
        const hull = hullOfBoth(a, b)
        const corners = new Set<string>()
        for (const ring of [a, b])
          for (let i = 0; i < ring.length; i += 2) {
            const [x, y] = [ring[i] as number, ring[i + 1] as number]
            corners.add(`${x} ${y}`)
            expect(holds(hull, x, y)).toBe(true)
          }
        for (let i = 0; i < hull.length; i += 2) {
          expect(corners.has(`${hull[i]} ${hull[i + 1]}`)).toBe(true)
          const [p, q, r] = [0, 2, 4].map((k) => (i + k) % hull.length) as [number, number, number]
          const turn =
            ((hull[q] as number) - (hull[p] as number)) *
              ((hull[r + 1] as number) - (hull[p + 1] as number)) -
            ((hull[q + 1] as number) - (hull[p + 1] as number)) *
              ((hull[r] as number) - (hull[p] as number))
          expect(turn).toBeGreaterThan(0)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('closed ground with openings', () => {
  it('is entered exactly if some area of it is, and of no opening', () => {
    let [entered, clear] = [0, 0]
    const rings = fc
      .tuple(layouts, poses(1500), poses(1500))
      .map(([layout, here, there]) =>
        hullOfBoth(firstRing(footprintOf(layout, here)), firstRing(footprintOf(layout, there))),
      )
    const boxes = fc
      .tuple(fc.integer({ min: -2000, max: 500 }), fc.integer({ min: -3000, max: 1000 }))
      .map(([x, y]) => groundOfOutline(box(x, y, x + 800, y + 4000)).pieces[0] as Ring)
    fc.assert(
      fc.property(
        fc.oneof(rings, boxes),
        rivers,
        fc.integer({ min: 1, max: 2 }),
        (ring, { ground, openings: both }, count) => {
          const openings = both.slice(0, count)
          const piece = ground.pieces[0] as Ring
          const [one, two] = openings.map(({ pieces }) => pieces[0] as Ring)
          const area = (...more: (Ring | undefined)[]) =>
            more.every((shape) => shape !== undefined)
              ? commonArea([ring, piece, ...more])
              : fraction(0)
          const open = minus(plus(area(one), area(two)), area(one, two))
          const expected = isAbove(minus(area(), open), fraction(0))
          expect(isOnClosed(ring, ground, openings)).toBe(expected)
          if (expected) entered++
          else if (isAbove(area(), fraction(0))) clear++
        },
      ),
      { numRuns: 500 },
    )
    expect(entered).toBeGreaterThan(50)
    expect(clear).toBeGreaterThan(5)
  })
})

describe('an exact gap', () => {
  it('is what fractions say', () => {
    fc.assert(
      fc.property(units(5000), units(5000), units(5000), (a, b, c) => {
        const gap = (one: Footprint) =>
          exactGap(
            one.boxes.map(({ ring }) => ring),
            c,
          )
        const { across, length } = gap(a)
        const square = fraction(BigInt(across) * BigInt(across), length)
        expect(compare(square, squaredGapOf(a, c))).toBe(0)
        expect(Math.sign(compareGaps(gap(a), gap(b)))).toBe(
          compare(squaredGapOf(a, c), squaredGapOf(b, c)),
        )
      }),
      { numRuns: 60 },
    )
  })
})
