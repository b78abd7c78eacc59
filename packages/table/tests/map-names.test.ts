import { expect, test } from 'vitest'
import { contains, cornersOf, isWithin, overlaps } from '../geometry.ts'
import { placeUnder, placeWithin } from '../ground/names.ts'
import type { Point } from '../scene.ts'

const at = (x: number, y: number): Point => ({ x, y })
const TABLE = { left: 0, top: 0, right: 48_000, bottom: 48_000 }
const WEDGE = [at(0, 0), at(12_000, 0), at(6000, 12_000)]

test('a name lies within its feature, low in it, and clear of its edges', () => {
  const found = placeWithin(WEDGE, 3000, 600, TABLE)
  if (!found) throw new Error('There is room.')
  for (const corner of cornersOf(found.box)) expect(contains(WEDGE, corner)).toBe(true)
  const wide = placeWithin(WEDGE, 6000, 600, TABLE)
  expect(wide?.at.y).toBeLessThan(found.at.y)
})

test('a name that finds no room is left out', () => {
  expect(placeWithin(WEDGE, 12_000, 600, TABLE)).toBeNull()
  expect(placeWithin([at(0, 0), at(900, 0), at(900, 900), at(0, 900)], 200, 200, TABLE)).toBeNull()
})

test('a name lies on the table, whatever of its feature lies beyond', () => {
  const across = [at(-8000, 10_000), at(9000, 10_000), at(9000, 14_000), at(-8000, 14_000)]
  const found = placeWithin(across, 3000, 600, TABLE)
  if (!found) throw new Error('There is room.')
  expect(isWithin(found.box, TABLE)).toBe(true)
  expect(placeWithin(across, 9000, 600, TABLE)).toBeNull()
})

test.each([
  ['in the midst', 24_000, 24_000],
  ['at the left', 500, 24_000],
  ['at the right', 47_800, 24_000],
  ['at the bottom', 24_000, 47_600],
  ['in a corner', 47_900, 47_900],
])('the name of what is fought for is whole and beside it %s', (_where, x, y) => {
  const disc = [
    at(x - 700, y - 700),
    at(x + 700, y - 700),
    at(x + 700, y + 700),
    at(x - 700, y + 700),
  ]
  const box = placeUnder(disc, 5000, 600, TABLE)
  expect(isWithin(box, TABLE)).toBe(true)
  expect(box.right - box.left).toBeCloseTo(5000)
  const around = { left: x - 800, right: x + 800, top: y - 1000, bottom: y + 1000 }
  expect(overlaps(box, around)).toBe(true)
  expect(box.top >= y + 700 || box.bottom <= y - 700).toBe(true)
})
