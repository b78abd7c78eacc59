import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convexPieces } from '../../terrain/convex.ts'
import { flawOfOutline } from '../../terrain/check.ts'
import {
  clockwise,
  doubleArea,
  polygonOf,
  segmentsMeet,
  selfCrossing,
  whereIs,
} from '../../terrain/polygon.ts'
import { sayFlaw } from '../../terrain/words.ts'
import { overlap, type Ring } from '../../ring.ts'
import { ratio, slowMeet, slowWhere } from './oracle.ts'
import { at, MOVES, moved, outline, point, pointsOf, simple, SPREAD } from './shapes.ts'

const table = { width: 10_000, height: 10_000 }

describe('a simple outline', () => {
  test('has edges that meet only their neighbours', () => {
    expect(selfCrossing(outline([0, 0], [4, 0], [4, 4], [0, 4]))).toBeNull()
    expect(selfCrossing(outline([0, 0], [4, 4], [4, 0], [0, 4]))).toEqual({ first: 0, second: 2 })
    // A corner on another edge, a corner used twice, a spike, an edge back along another.
    expect(selfCrossing(outline([0, 0], [8, 0], [8, 8], [4, 0], [0, 8]))).not.toBeNull()
    expect(selfCrossing(outline([0, 0], [4, 4], [8, 0], [8, 8], [4, 4], [0, 8]))).not.toBeNull()
    expect(selfCrossing(outline([0, 0], [8, 0], [4, 0], [4, 4]))).not.toBeNull()
    expect(selfCrossing(outline([0, 0], [4, 0], [8, 0]))).not.toBeNull()
  })

  test('may have corners that do not turn', () => {
    expect(selfCrossing(outline([0, 0], [2, 0], [4, 0], [4, 4], [2, 4], [0, 4]))).toBeNull()
  })

  test('is refused with a sentence that names the crossing in inches', () => {
    const flaw = flawOfOutline(outline([0, 0], [4000, 4000], [4000, 0], [0, 4500]), table)
    expect(flaw && sayFlaw('en', flaw)).toBe(
      'The edge from (0, 0) to (4, 4) meets the edge from (4, 0) to (0, 4.5).',
    )
    expect(flaw && sayFlaw('it', flaw)).toBe(
      'Il lato da (0, 0) a (4, 4) incontra quello da (4, 0) a (0, 4.5).',
    )
  })

  test('is judged as the slow oracle does', () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        expect(segmentsMeet(a, b, c, d)).toBe(slowMeet(a, b, c, d))
      }),
      { numRuns: 3000 },
    )
  })

  test('becomes clockwise and keeps its first corner', () => {
    const backward = outline([0, 0], [0, 4], [4, 4], [4, 0])
    expect(clockwise(backward)).toEqual(outline([0, 0], [4, 0], [4, 4], [0, 4]))
    expect(clockwise(clockwise(backward))).toEqual(clockwise(backward))
  })
})

describe('a point against a polygon', () => {
  test('lies inside, on the edge or outside as the slow oracle says', () => {
    fc.assert(
      fc.property(simple, point, fc.integer({ min: 1, max: 3 }), (points, { x, y }, scale) => {
        const slow = slowWhere(points, { x: ratio(x, scale), y: ratio(y, scale) })
        expect(whereIs(polygonOf(points), x, y, scale)).toBe(slow)
        for (const move of MOVES) {
          const to = move.of(at(x, y))
          expect(whereIs(polygonOf(moved(move, points)), to.x, to.y, scale)).toBe(slow)
        }
      }),
      { numRuns: 1500 },
    )
  })
})

describe('convex pieces', () => {
  const isConvex = (piece: Ring): boolean => {
    const corners = pointsOf(piece)
    return corners.every((b, i) => {
      const [a, c] = [corners.at(i - 1), corners[(i + 1) % corners.length]]
      return a && c && (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= 0
    })
  }

  test('cover a polygon exactly, overlap nowhere, and have its corners only', () => {
    fc.assert(
      fc.property(simple, (points) => {
        for (const shape of [points, ...MOVES.map((move) => moved(move, points))]) {
          const pieces = convexPieces(polygonOf(shape))
          const known = new Set(shape.map(({ x, y }) => `${x} ${y}`))
          for (const piece of pieces) {
            expect(isConvex(piece)).toBe(true)
            expect(pointsOf(piece).every(({ x, y }) => known.has(`${x} ${y}`))).toBe(true)
          }
          const area = pieces.reduce((sum, piece) => sum + doubleArea(piece), 0)
          expect(area).toBe(doubleArea(polygonOf(shape)))
          pieces.forEach((a, i) => {
            for (const b of pieces.slice(i + 1)) expect(overlap(a, b)).toBe(false)
          })
        }
      }),
      { numRuns: 500 },
    )
  })

  test('hold exactly the points that the polygon holds', () => {
    fc.assert(
      fc.property(simple, (points) => {
        const pieces = convexPieces(polygonOf(points)).map(pointsOf)
        for (let x = -SPREAD; x < SPREAD; x += 3)
          for (let y = -SPREAD; y < SPREAD; y += 3) {
            const spot = { x: ratio(1001 * x + 337, 1001), y: ratio(1003 * y + 491, 1003) }
            const holding = pieces.filter((piece) => slowWhere(piece, spot) === 'inside').length
            expect(holding).toBe(slowWhere(points, spot) === 'inside' ? 1 : 0)
          }
      }),
      { numRuns: 60 },
    )
  })

  test('of a convex polygon are the polygon itself', () => {
    const flat = outline([0, 0], [2, 0], [4, 0], [4, 2], [4, 4], [0, 4])
    expect(convexPieces(polygonOf(flat))).toHaveLength(1)
  })

  test('of a cross are few', () => {
    const cross = outline(
      [2, 0],
      [4, 0],
      [4, 2],
      [6, 2],
      [6, 4],
      [4, 4],
      [4, 6],
      [2, 6],
      [2, 4],
      [0, 4],
      [0, 2],
      [2, 2],
    )
    expect(convexPieces(polygonOf(cross)).length).toBeLessThanOrEqual(5)
  })
})
