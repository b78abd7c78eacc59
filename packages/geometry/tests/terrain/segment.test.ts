import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../lattice.ts'
import { clockwise, polygonOf, selfCrossing } from '../../terrain/polygon.ts'
import {
  crossingOf,
  enters,
  passagesOf,
  pointAt,
  segmentOf,
  spansWithin,
} from '../../terrain/segment.ts'
import {
  sharedSpans,
  compareCuts,
  END,
  START,
  unitedSpans,
  spansWithout,
  type Cut,
  type Spans,
} from '../../terrain/span.ts'
import { slowMeet, slowSpans, type Ratio } from './oracle.ts'
import { at, band, bent, MOVES, moved, outline, point, ring, simple } from './shapes.ts'

const sameCut = ({ over, under }: Cut, { n, d }: Ratio): boolean =>
  BigInt(over) * d === n * BigInt(under)

const agrees = (spans: Spans, slow: readonly [Ratio, Ratio][]): boolean =>
  spans.length === slow.length &&
  spans.every(({ from, to }, i) => {
    const [start, end] = slow[i] as [Ratio, Ratio]
    return sameCut(from, start) && sameCut(to, end)
  })

const shown = (spans: Spans): string =>
  spans.map(({ from, to }) => `${from.over}/${from.under} to ${to.over}/${to.under}`).join(', ')

const within = (a: Point, b: Point, shapes: readonly (readonly Point[])[]): Spans =>
  spansWithin(segmentOf(a, b), shapes.map(polygonOf))

describe('the stretches of a segment inside', () => {
  test('a polygon agree with the slow oracle, also mirrored and turned', () => {
    fc.assert(
      fc.property(simple, point, point, (points, a, b) => {
        const slow = slowSpans(a, b, [points])
        const spans = within(a, b, [points])
        expect(agrees(spans, slow), shown(spans)).toBe(true)
        for (const move of MOVES)
          expect(agrees(within(move.of(a), move.of(b), [moved(move, points)]), slow)).toBe(true)
      }),
      { numRuns: 1500 },
    )
  })

  test('a polygon agree where the segment lies on an edge or goes through corners', () => {
    const ends = fc.tuple(simple, fc.nat(), fc.nat(), fc.integer({ min: -2, max: 2 }))
    fc.assert(
      fc.property(ends, ([points, i, j, far]) => {
        const p = points[i % points.length] as Point
        const q = points[j % points.length] as Point
        const a = at(p.x - (q.x - p.x) * far, p.y - (q.y - p.y) * far)
        expect(agrees(within(a, q, [points]), slowSpans(a, q, [points]))).toBe(true)
      }),
      { numRuns: 1500 },
    )
  })

  test('a band agree with the slow oracle, where rings overlap and where they abut', () => {
    fc.assert(
      fc.property(band, point, point, (rings, a, b) => {
        expect(agrees(within(a, b, rings), slowSpans(a, b, rings))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('are the same from both ends', () => {
    fc.assert(
      fc.property(simple, point, point, (points, a, b) => {
        const there = within(a, b, [points])
        const back = within(b, a, [points]).toReversed()
        expect(back).toHaveLength(there.length)
        there.forEach(({ from, to }, i) => {
          const turned = back[i] as Spans[number]
          const other = ({ over, under }: Cut): Cut => ({ over: under - over, under, t: 0 })
          expect(compareCuts(from, other(turned.to))).toBe(0)
          expect(compareCuts(to, other(turned.from))).toBe(0)
        })
      }),
    )
  })

  test('are the same from parts of a thousandth as on a finer lattice', () => {
    fc.assert(
      fc.property(simple, point, point, fc.integer({ min: 2, max: 7 }), (points, a, b, scale) => {
        const finer = points.map(({ x, y }) => at(x * scale, y * scale))
        const spans = spansWithin(segmentOf(a, b, scale), [polygonOf(points)])
        const fine = within(a, b, [finer])
        expect(spans.map(({ from, to }) => [from.t, to.t])).toEqual(
          fine.map(({ from, to }) => [from.t, to.t]),
        )
      }),
    )
  })

  test('stay exact for slivers as large as any table', () => {
    const big = fc.integer({ min: -999_999, max: 999_999 })
    const spot = fc.record({ x: big, y: big })
    const close = fc.integer({ min: -2, max: 2 })
    fc.assert(
      fc.property(spot, spot, close, close, close, spot, (p, q, x, y, far, a) => {
        // A triangle some thousandths thick, and a segment that ends in or beside it.
        const points = clockwise([p, q, at(q.x + x, q.y + y)])
        fc.pre(selfCrossing(points) === null)
        const b = at(Math.round((p.x + q.x) / 2) + far, Math.round((p.y + q.y) / 2))
        expect(agrees(within(a, b, [points]), slowSpans(a, b, [points]))).toBe(true)
        expect(agrees(within(p, b, [points]), slowSpans(p, b, [points]))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  test('stay exact on a large table with parts of a thousandth', () => {
    const far = outline([-900_001, -7], [899_999, -500_000], [999_983, 3], [-3, 899_981])
    const scale = 997
    const [a, b] = [at(-999_961 * scale, 1), at(999_979 * scale, 2)]
    const grown = far.map(({ x, y }) => at(x * scale, y * scale))
    const spans = spansWithin(segmentOf(a, b, scale), [polygonOf(far)])
    expect(agrees(spans, slowSpans(a, b, [grown]))).toBe(true)
    expect(spans).toHaveLength(1)
  })

  const square = outline([0, 0], [4, 0], [4, 4], [0, 4])

  test('are none along an edge or at a corner', () => {
    expect(within(at(0, 0), at(4, 0), [square])).toEqual([])
    expect(within(at(-2, 0), at(9, 0), [square])).toEqual([])
    expect(within(at(-1, 1), at(1, -1), [square])).toEqual([])
    expect(within(at(4, 4), at(6, 6), [square])).toEqual([])
    expect(within(at(2, 2), at(2, 2), [square])).toEqual([])
  })

  test('are one through a notch that is only touched', () => {
    const notched = outline([0, 0], [2, 2], [4, 0], [4, 4], [0, 4])
    expect(within(at(0, 2), at(4, 2), [notched]).map(({ from, to }) => [from.t, to.t])).toEqual([
      [0, 1],
    ])
  })

  test('are whole along the border between two shapes', () => {
    const beside = outline([4, 0], [8, 0], [8, 4], [4, 4])
    const [whole] = within(at(4, 0), at(4, 4), [square, beside])
    expect([whole?.from.t, whole?.to.t]).toEqual([START.t, END.t])
  })
})

describe('sets of stretches', () => {
  const spans = fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 4 }).map((pairs) =>
    unitedSpans(
      pairs.map(([a, b]) => ({
        from: { over: a, under: 12, t: a / 12 },
        to: { over: b, under: 12, t: b / 12 },
      })),
    ),
  )
  const cells = (list: Spans): readonly boolean[] =>
    Array.from({ length: 12 }, (_, i) =>
      list.some(({ from, to }) => from.t * 12 < i + 0.5 && i + 0.5 < to.t * 12),
    )

  test('are joined, shared and taken away like sets', () => {
    fc.assert(
      fc.property(spans, spans, (a, b) => {
        const [one, other] = [cells(a), cells(b)]
        expect(cells(unitedSpans([...a, ...b]))).toEqual(one.map((in1, i) => in1 || other[i]))
        expect(cells(sharedSpans(a, b))).toEqual(one.map((in1, i) => in1 && other[i]))
        expect(cells(spansWithout(a, b))).toEqual(one.map((in1, i) => in1 && !other[i]))
      }),
    )
  })
})

describe('passages through an outline', () => {
  test('name the edges, both at a corner', () => {
    const square = polygonOf(outline([0, 0], [4, 0], [4, 4], [0, 4]))
    const [into, out] = passagesOf(segmentOf(at(-1, 2), at(5, 2)), square)
    expect(into).toMatchObject({ into: true, edges: [3] })
    expect(out).toMatchObject({ into: false, edges: [1] })
    const corners = passagesOf(segmentOf(at(-1, -1), at(5, 5)), square)
    expect(corners.map(({ edges }) => edges)).toEqual([
      [0, 3],
      [1, 2],
    ])
    expect(passagesOf(segmentOf(at(1, 2), at(3, 2)), square)).toEqual([])
  })

  test('lie on the edges that they name', () => {
    fc.assert(
      fc.property(simple, point, point, (points, a, b) => {
        for (const { edges, cut } of passagesOf(segmentOf(a, b), polygonOf(points))) {
          expect(edges.length).toBeGreaterThan(0)
          const { x, y } = pointAt(segmentOf(a, b), cut)
          for (const edge of edges) {
            const [p, q] = [points[edge] as Point, points[(edge + 1) % points.length] as Point]
            const off = (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)
            expect(Math.abs(off)).toBeLessThan(1e-9)
          }
        }
      }),
    )
  })
})

describe('a segment against a convex shape', () => {
  test('enters it exactly if some stretch lies inside', () => {
    fc.assert(
      fc.property(ring, point, point, (corners, a, b) => {
        const shape = polygonOf(corners)
        expect(enters(segmentOf(a, b), shape)).toBe(slowSpans(a, b, [corners]).length > 0)
      }),
      { numRuns: 1500 },
    )
  })
})

describe('a segment against a bent line', () => {
  const crest = polygonOf(outline([0, 0], [4, 0], [8, 2]))
  const crossing = (a: Point, b: Point) => crossingOf(segmentOf(a, b), crest)?.t ?? null

  test('crosses it from side to side', () => {
    expect(crossing(at(2, -2), at(2, 2))).toBe(0.5)
    expect(crossing(at(4, -1), at(4, 3))).toBe(0.25)
    expect(crossing(at(9, -2), at(9, 2))).toBeNull()
  })

  test('does not cross where it ends on it, touches a bend, or passes an end', () => {
    expect(crossing(at(2, -2), at(2, 0))).toBeNull()
    expect(crossing(at(2, 0), at(2, 5))).toBeNull()
    expect(crossing(at(0, -2), at(0, 2))).toBeNull()
    expect(crossing(at(3, -1), at(5, 1))).not.toBeNull()
    expect(
      crossingOf(segmentOf(at(0, 4), at(8, 4)), polygonOf(outline([0, 0], [4, 4], [8, 0]))),
    ).toBeNull()
  })

  test('two touches from two sides are no crossing', () => {
    const touched = polygonOf(
      outline([0, -2], [2, 0], [4, -2], [20, -2], [20, 9], [8, 9], [9, 0], [10, 9]),
    )
    expect(crossingOf(segmentOf(at(1, 0), at(12, 0)), touched)).toBeNull()
  })

  test('along it crosses only where it leaves to the other side', () => {
    const step = polygonOf(outline([0, -3], [2, 0], [6, 0], [8, 3]))
    expect(crossingOf(segmentOf(at(-1, 0), at(9, 0)), step)).not.toBeNull()
    expect(crossingOf(segmentOf(at(-1, 0), at(4, 0)), step)).toBeNull()
    const shelf = polygonOf(outline([0, 3], [2, 0], [6, 0], [8, 3]))
    expect(crossingOf(segmentOf(at(-1, 0), at(9, 0)), shelf)).toBeNull()
  })

  test('agrees with plain meeting where no corner is on its line', () => {
    fc.assert(
      fc.property(bent, point, point, (points, a, b) => {
        const side = ({ x, y }: Point) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
        fc.pre(points.every((corner) => side(corner) !== 0))
        const meets = points.some((to, i) => {
          const from = points[i - 1]
          return (
            from &&
            slowMeet(a, b, from, to) &&
            !slowMeet(a, a, from, to) &&
            !slowMeet(b, b, from, to)
          )
        })
        expect(crossingOf(segmentOf(a, b), polygonOf(points)) !== null).toBe(meets)
      }),
      { numRuns: 1000 },
    )
  })

  test('is the same mirrored, turned, from the other end, and with the line reversed', () => {
    fc.assert(
      fc.property(bent, point, point, (points, a, b) => {
        const crosses = (from: Point, to: Point, line: readonly Point[]) =>
          crossingOf(segmentOf(from, to), polygonOf(line)) !== null
        const verdict = crosses(a, b, points)
        expect(crosses(b, a, points)).toBe(verdict)
        expect(crosses(a, b, points.toReversed())).toBe(verdict)
        for (const move of MOVES)
          expect(crosses(move.of(a), move.of(b), points.map(move.of))).toBe(verdict)
      }),
      { numRuns: 1000 },
    )
  })
})
