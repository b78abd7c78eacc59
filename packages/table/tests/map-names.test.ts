import { expect, test } from 'vitest'
import { boxOf, contains, cornersOf, isWithin, overlaps, type Box } from '../geometry.ts'
import { placesBeside, placesWithin } from '../names/map.ts'
import { nameScene } from '../names/scene.ts'
import type { Body, Point } from '../scene.ts'
import { aBody, anArea, aScene } from './scenes.ts'

/** Letters half as wide as they are high. */
const upright = (text: string): number => text.length * 0.5

const at = (x: number, y: number): Point => ({ x, y })
const TABLE = { left: 0, top: 0, right: 48_000, bottom: 48_000 }
const WEDGE = [at(0, 0), at(12_000, 0), at(6000, 12_000)]
const CLEAR = 420

const first = (places: Iterable<Box>): Box | undefined => [...places][0]

test('a name lies within its feature, low in it, and clear of its edges', () => {
  const found = first(placesWithin(WEDGE, 3000, 600, CLEAR))
  if (!found) throw new Error('There is room.')
  for (const corner of cornersOf(found)) expect(contains(WEDGE, corner)).toBe(true)
  const wide = first(placesWithin(WEDGE, 6000, 600, CLEAR))
  expect(wide?.bottom).toBeLessThan(found.bottom)
})

test('a name that finds no room is left out', () => {
  expect(first(placesWithin(WEDGE, 12_000, 600, CLEAR))).toBeUndefined()
  const small = [at(0, 0), at(900, 0), at(900, 900), at(0, 900)]
  expect(first(placesWithin(small, 200, 200, CLEAR))).toBeUndefined()
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
  const places = [...placesBeside(disc, 5000, 600, TABLE)]
  expect(places.length).toBeGreaterThan(0)
  for (const box of places) {
    expect(isWithin(box, TABLE)).toBe(true)
    expect(box.right - box.left).toBeCloseTo(5000)
    expect(overlaps(box, boxOf(disc))).toBe(false)
  }
})

test('what is fought for has its flag beside its name where somebody stands on it', () => {
  const disc = {
    ...anArea('hill', 11_000, 'objective'),
    outline: cornersOf({ left: 11_100, right: 12_900, top: 5100, bottom: 6900 }),
    livery: 'blue' as const,
  }
  const named = (bodies: readonly Body[]) =>
    nameScene(aScene(bodies, [disc]), 0.02, { upright, italic: upright }).map
  expect(named([aBody('a', 4000, 2000)])[0]?.setting.flag).toBeUndefined()
  const over = aBody('a', 12_000, 5500)
  const [name] = named([over])
  expect(name?.setting.flag?.livery).toBe('blue')
  // Also where all around is taken: a line leads past whoever stands there.
  const crowd = [10_000, 12_000, 14_000].flatMap((x) =>
    [4500, 5500, 6700].map((y) => aBody(`${x} ${y}`, x, y)),
  )
  const [away] = named(crowd)
  expect(away?.setting.flag?.livery).toBe('blue')
  expect(away?.line).not.toBeNull()
})
