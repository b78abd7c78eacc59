import { expect, test } from 'vitest'
import { contains, cornersOf } from '../geometry.ts'
import { placeWithin } from '../ground/names.ts'
import type { Point } from '../scene.ts'

const at = (x: number, y: number): Point => ({ x, y })
const WEDGE = [at(0, 0), at(12_000, 0), at(6000, 12_000)]

test('a name lies within its feature, low in it, and clear of its edges', () => {
  const found = placeWithin(WEDGE, 3000, 600)
  if (!found) throw new Error('There is room.')
  for (const corner of cornersOf(found.box)) expect(contains(WEDGE, corner)).toBe(true)
  const wide = placeWithin(WEDGE, 6000, 600)
  expect(wide?.at.y).toBeLessThan(found.at.y)
})

test('a name that finds no room is left out', () => {
  expect(placeWithin(WEDGE, 12_000, 600)).toBeNull()
  expect(placeWithin([at(0, 0), at(900, 0), at(900, 900), at(0, 900)], 200, 200)).toBeNull()
})
