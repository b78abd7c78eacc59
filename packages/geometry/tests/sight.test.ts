import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ring } from '../ring.ts'
import { hullRing } from './hull.ts'
import { passesThrough, sees, type Eye } from '../sight.ts'
import { crossesSlowly, seesSlowly } from './oracle/sight.ts'

const ring = (...corners: readonly number[]): Ring => Float64Array.from(corners)
const eye = (x: number, y: number, scale = 1): Eye => ({ x, y, scale })

// A small lattice, so that touching, collinear and coinciding things turn up all the time.
const point = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }))
const shape = fc
  .array(point, { minLength: 3, maxLength: 7 })
  .map(hullRing)
  .filter((made) => made !== null)
const anyEye = fc
  .tuple(
    fc.integer({ min: -20, max: 20 }),
    fc.integer({ min: -20, max: 20 }),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([x, y, scale]) => eye(x, y, scale))

describe('a line past a shape', () => {
  const square = ring(0, 0, 10, 0, 10, 10, 0, 10)
  test('crosses its inside', () => expect(passesThrough(eye(-5, 5), 15, 5, square)).toBe(true))
  test('along an edge does not cross it', () =>
    expect(passesThrough(eye(-5, 0), 15, 0, square)).toBe(false))
  test('through a corner does not cross it', () =>
    expect(passesThrough(eye(-5, 5), 5, -5, square)).toBe(false))
  test('that ends on its edge does not cross it', () =>
    expect(passesThrough(eye(-5, 5), 0, 5, square)).toBe(false))
  test('that ends inside crosses it', () =>
    expect(passesThrough(eye(-5, 5), 1, 5, square)).toBe(true))
  test('that begins on its edge and leads inward crosses it', () =>
    expect(passesThrough(eye(0, 5), 5, 5, square)).toBe(true))
  test('through two opposite corners crosses it', () =>
    expect(passesThrough(eye(-1, -1), 11, 11, square)).toBe(true))

  test('as a slow oracle says, whatever touches whatever', () => {
    fc.assert(
      fc.property(anyEye, point, shape, (from, [x, y], made) => {
        expect(passesThrough(from, x, y, made)).toBe(crossesSlowly(from, x, y, made))
      }),
      { numRuns: 6000 },
    )
  })
})

describe('an eye and a target', () => {
  const target = ring(-10, -30, 10, -30, 10, -20, -10, -20)
  test('with nothing between them', () => expect(sees(eye(0, 0), target, [])).toBe(true))
  test('behind a wall as wide as the cone is hidden, ends included', () => {
    const wall = ring(-6, -12, 6, -12, 6, -10, -6, -10)
    expect(sees(eye(0, 0), target, [wall])).toBe(false)
  })
  test('whose last corner shows past the wall is seen', () => {
    const wall = ring(-6, -12, 5, -12, 5, -10, -6, -10)
    expect(sees(eye(0, 0), target, [wall])).toBe(true)
  })
  test('between two shapes that touch in a point of the line is seen', () => {
    const left = ring(-20, -12, 0, -12, 0, -10, -20, -10)
    const right = ring(0, -12, 20, -12, 20, -10, 0, -10)
    expect(sees(eye(0, 0), target, [left, right])).toBe(true)
    const wider = ring(-1, -12, 20, -12, 20, -10, -1, -10)
    expect(sees(eye(0, 0), target, [left, wider])).toBe(false)
  })
  test('with the eye inside a shape see nothing', () =>
    expect(sees(eye(0, 0), target, [ring(-1, -1, 1, -1, 1, 1, -1, 1)])).toBe(false))
  test('with a shape behind the target', () =>
    expect(sees(eye(0, 0), target, [ring(-50, -60, 50, -60, 50, -31, -50, -31)])).toBe(true))

  test('as a slow oracle says, whatever touches whatever', () => {
    fc.assert(
      fc.property(anyEye, shape, fc.array(shape, { maxLength: 4 }), (from, target, blockers) => {
        expect(sees(from, target, blockers)).toBe(seesSlowly(from, target, blockers))
      }),
      { numRuns: 2500 },
    )
  })

  test('the same in the mirror and turned by a quarter', () => {
    const mirrored = (made: Ring): Ring => {
      const flat: number[] = []
      for (let i = made.length - 2; i >= 0; i -= 2)
        flat.push(-(made[i] as number), made[i + 1] as number)
      return ring(...flat)
    }
    const turned = (made: Ring): Ring => {
      const flat: number[] = []
      for (let i = 0; i < made.length; i += 2)
        flat.push(-(made[i + 1] as number), made[i] as number)
      return ring(...flat)
    }
    fc.assert(
      fc.property(anyEye, shape, fc.array(shape, { maxLength: 4 }), (from, target, blockers) => {
        const verdict = sees(from, target, blockers)
        expect(sees({ ...from, x: -from.x }, mirrored(target), blockers.map(mirrored))).toBe(
          verdict,
        )
        const aside = { ...from, x: -from.y, y: from.x }
        expect(sees(aside, turned(target), blockers.map(turned))).toBe(verdict)
      }),
      { numRuns: 2000 },
    )
  })
})
