import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../lattice.ts'
import type { Area, Hill, Line } from '../../terrain/feature.ts'
import {
  crosses,
  groundOf,
  groundOfOutline,
  gapTo,
  relationTo,
  spansOn,
  together,
  type Ground,
} from '../../terrain/ground.ts'
import { crestCrossing, levelAt, levelsUnder } from '../../terrain/hill.ts'
import { bandOf } from '../../terrain/line.ts'
import { doubleArea, polygonOf } from '../../terrain/polygon.ts'
import { segmentOf } from '../../terrain/segment.ts'
import { shareOf } from '../../terrain/span.ts'
import {
  clipped,
  order,
  ratio,
  sharedArea,
  slowArea,
  slowMeet,
  slowSpans,
  slowWhere,
  spots,
} from './oracle.ts'
import { at, band, bent, MOVES, moved, outline, point, pointsOf, ring, simple } from './shapes.ts'

const edgesOf = (points: readonly Point[]): [Point, Point][] =>
  points.map((p, i) => [p, points[(i + 1) % points.length] as Point])

const meet = (a: readonly Point[], b: readonly Point[]): boolean =>
  edgesOf(a).some(([p, q]) => edgesOf(b).some(([r, s]) => slowMeet(p, q, r, s))) ||
  slowWhere(a, spots(b)[0] as never) !== 'outside' ||
  slowWhere(b, spots(a)[0] as never) !== 'outside'

/** By areas in rational numbers. */
function slowLie(box: readonly Point[], parts: readonly (readonly Point[])[], convex: boolean) {
  const shared = convex
    ? sharedArea(box, parts)
    : slowArea(clipped(spots(parts[0] as readonly Point[]), box))
  if (order(shared, slowArea(spots(box))) === 0) return 'inside'
  if (order(shared, ratio(0)) > 0) return 'overlapping'
  return parts.some((part) => meet(box, part)) ? 'touching' : 'apart'
}

const groundOfRings = (rings: readonly (readonly Point[])[]): Ground =>
  together(rings.map(groundOfOutline))

describe('a box against ground', () => {
  test('lies to a polygon as areas in rational numbers say, also mirrored and turned', () => {
    fc.assert(
      fc.property(simple, ring, (points, box) => {
        const slow = slowLie(box, [points], false)
        expect(relationTo(polygonOf(box), groundOfOutline(points))).toBe(slow)
        for (const move of MOVES)
          expect(
            relationTo(polygonOf(moved(move, box)), groundOfOutline(moved(move, points))),
          ).toBe(slow)
      }),
      { numRuns: 300 },
    )
  })

  test('lies to a band as areas in rational numbers say', () => {
    fc.assert(
      fc.property(band, ring, (rings, box) => {
        expect(relationTo(polygonOf(box), groundOfRings(rings))).toBe(slowLie(box, rings, true))
      }),
      { numRuns: 200 },
    )
  })

  test('is inside ground that is cut up, whatever the cuts', () => {
    const left = outline([0, 0], [4, 0], [4, 8], [0, 8])
    const right = outline([4, 0], [8, 0], [8, 8], [4, 8])
    const box = polygonOf(outline([2, 2], [6, 2], [6, 6], [2, 6]))
    expect(relationTo(box, groundOfRings([left, right]))).toBe('inside')
    expect(relationTo(box, groundOfRings([left]))).toBe('overlapping')
    expect(
      relationTo(polygonOf(outline([8, 8], [9, 8], [9, 9])), groundOfRings([left, right])),
    ).toBe('touching')
  })

  test('in the notch of a concave polygon is outside it, and knows its gap', () => {
    const horseshoe = groundOfOutline(
      outline([0, 0], [9, 0], [9, 9], [6, 9], [6, 3], [3, 3], [3, 9], [0, 9]),
    )
    const box = polygonOf(outline([4, 5], [5, 5], [5, 6], [4, 6]))
    expect(relationTo(box, horseshoe)).toBe('apart')
    expect(gapTo(box, horseshoe).length).toBe(1)
    expect(relationTo(polygonOf(outline([3, 5], [6, 5], [6, 6], [3, 6])), horseshoe)).toBe(
      'touching',
    )
  })
})

describe('a line of sight against ground', () => {
  test('crosses it exactly if some stretch is inside, also along the cut between pieces', () => {
    fc.assert(
      fc.property(simple, point, point, (points, a, b) => {
        const ground = groundOfOutline(points)
        const slow = slowSpans(a, b, [points]).length > 0
        expect(crosses(segmentOf(a, b), ground)).toBe(slow)
        expect(spansOn(segmentOf(a, b), ground).length > 0).toBe(slow)
      }),
      { numRuns: 500 },
    )
  })
})

const line = (points: readonly Point[], width: number): Line => ({
  id: 'r',
  name: '',
  tags: [],
  shape: 'line',
  kind: 'road',
  points,
  width,
  level: 0,
  crossings: [],
})

describe('a line with width', () => {
  test('is a band of clockwise rings that are mirrored and turned with it', () => {
    fc.assert(
      fc.property(bent, fc.integer({ min: 1, max: 400 }), (points, half) => {
        const far = points.map(({ x, y }) => at(97 * x, 97 * y))
        const rings = bandOf(far, 2 * half)
        for (const corners of rings) expect(doubleArea(corners)).toBeGreaterThan(0)
        const key = (shape: readonly Point[]) =>
          shape
            .map(({ x, y }) => `${x} ${y}`)
            .toSorted()
            .join(', ')
        for (const move of MOVES) {
          const there = bandOf(far.map(move.of), 2 * half)
            .map(pointsOf)
            .map(key)
          expect(there).toEqual(rings.map((corners) => key(moved(move, pointsOf(corners)))))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('has no notch at a bend and is seamless where it goes straight on', () => {
    const road = groundOf(line(outline([0, 0], [1000, 0], [2000, 0], [2000, 1000]), 200))
    expect(road.pieces).toHaveLength(4)
    expect(
      relationTo(polygonOf(outline([900, -100], [1100, -100], [1100, 100], [900, 100])), road),
    ).toBe('inside')
    expect(crosses(segmentOf(at(1000, -100), at(1000, 100)), road)).toBe(true)
    // The outer corner is cut straight across.
    expect(
      relationTo(polygonOf(outline([1990, -20], [2010, -20], [2010, 0], [1990, 0])), road),
    ).toBe('inside')
    expect(relationTo(polygonOf(outline([2090, -100], [2100, -100], [2100, -90])), road)).toBe(
      'apart',
    )
  })

  test('costs the share of the way that lies on it', () => {
    const road = groundOf(line(outline([0, 0], [1000, 0]), 200))
    expect(shareOf(spansOn(segmentOf(at(500, -200), at(500, 200)), road))).toBe(0.5)
    expect(shareOf(spansOn(segmentOf(at(-500, 0), at(500, 0)), road))).toBe(0.5)
  })
})

describe('a hill', () => {
  const box = (left: number, top: number, right: number, bottom: number) =>
    outline([left, top], [right, top], [right, bottom], [left, bottom])
  const hill: Hill = {
    id: 'h',
    name: '',
    tags: [],
    shape: 'hill',
    kind: 'hill',
    contours: [box(0, 0, 12, 12), box(3, 3, 9, 9)],
    crest: outline([4, 6], [8, 6]),
  }

  test('has levels, and a contour belongs to the level above it', () => {
    expect([levelAt(hill, -1, 6), levelAt(hill, 1, 6), levelAt(hill, 6, 6)]).toEqual([0, 1, 2])
    expect([levelAt(hill, 0, 6), levelAt(hill, 3, 6)]).toEqual([1, 2])
    expect(levelAt(hill, 5, 6, 2)).toBe(1)
  })

  test('is stood on wholly or in part', () => {
    expect(levelsUnder(polygonOf(box(4, 4, 6, 6)), hill)).toEqual({ lowest: 2, highest: 2 })
    expect(levelsUnder(polygonOf(box(1, 4, 6, 6)), hill)).toEqual({ lowest: 1, highest: 2 })
    expect(levelsUnder(polygonOf(box(-1, 4, 2, 6)), hill)).toEqual({ lowest: 0, highest: 1 })
    expect(levelsUnder(polygonOf(box(-4, 4, 0, 6)), hill)).toEqual({ lowest: 0, highest: 0 })
  })

  test('hides the slope beyond its crest', () => {
    expect(crestCrossing(segmentOf(at(6, -9), at(6, 11)), hill)?.t).toBe(0.75)
    expect(crestCrossing(segmentOf(at(6, -9), at(6, 5)), hill)).toBeNull()
    expect(crestCrossing(segmentOf(at(6, -9), at(6, 6)), hill)).toBeNull()
    expect(crestCrossing(segmentOf(at(1, -9), at(1, 20)), hill)).toBeNull()
  })

  test('and other features are cut up once', () => {
    const wood: Area = {
      id: 'w',
      name: '',
      tags: [],
      shape: 'area',
      kind: 'wood',
      outline: box(0, 0, 9, 9),
      level: 1,
    }
    expect(groundOf(wood)).toBe(groundOf(wood))
    expect(groundOf(hill)).toBe(groundOf(hill))
  })
})
