import { describe, expect, it } from 'vitest'
import { contains, distanceToEdge, edgesOf } from '../geometry.ts'
import { swelling } from '../outlines.ts'
import { seeded } from '../random.ts'

/** The hill of Barrosa, and one with a bay. */
const RINGS = {
  six: [46, 4, 66, 4, 69, 14, 64, 24, 48, 24, 43, 14],
  bay: [10, 10, 40, 10, 40, 30, 25, 22, 10, 30],
}

const ringOf = (inches: readonly number[]) =>
  Array.from({ length: inches.length / 2 }, (_, i) => ({
    x: (inches[2 * i] ?? 0) * 1000,
    y: (inches[2 * i + 1] ?? 0) * 1000,
  }))

describe('a hill drawn by a free hand', () => {
  it('holds all that its outline holds where that is convex, and is close to it', () => {
    const ruled = ringOf(RINGS.six)
    const drawn = swelling(ruled, seeded('cerro'))
    for (const [from, to] of edgesOf(ruled))
      for (const t of [0, 0.25, 0.5, 0.75]) {
        const point = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
        expect(contains(drawn, point) || distanceToEdge(drawn, point) < 30).toBe(true)
      }
    for (const point of drawn) expect(distanceToEdge(ruled, point)).toBeLessThan(2500)
  })

  it('goes through every corner, nearly, whichever way the outline runs', () => {
    const ruled = ringOf(RINGS.bay)
    for (const ring of [ruled, ruled.toReversed()]) {
      const drawn = swelling(ring, seeded('bay'))
      for (const corner of ruled) expect(distanceToEdge(drawn, corner)).toBeLessThan(230)
    }
  })

  it('is the same every time', () => {
    const ruled = ringOf(RINGS.six)
    expect(swelling(ruled, seeded('a'))).toEqual(swelling(ruled, seeded('a')))
    expect(swelling(ruled, seeded('a'))).not.toEqual(swelling(ruled, seeded('b')))
  })
})
