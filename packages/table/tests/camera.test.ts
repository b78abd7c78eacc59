import { expect, test } from 'vitest'
import {
  blended,
  fitted,
  kept,
  MOST_SCALE,
  panned,
  showing,
  toScreen,
  toTable,
  zoomedAbout,
} from '../camera.ts'

const size = { width: 800, height: 600 }
const extent = { left: 0, top: 0, right: 60_000, bottom: 48_000 }

test('a point goes to the screen and back', () => {
  const camera = { x: 1234, y: 987, scale: 0.03 }
  const point = { x: 20_000, y: -500 }
  const back = toTable(camera, size, toScreen(camera, size, point))
  expect(back.x).toBeCloseTo(point.x)
  expect(back.y).toBeCloseTo(point.y)
})

test('a fitted table lies in the middle, within its margin', () => {
  const camera = fitted(extent, size, 10)
  const corner = toScreen(camera, size, { x: 0, y: 0 })
  const other = toScreen(camera, size, { x: 60_000, y: 48_000 })
  expect(corner.x).toBeGreaterThanOrEqual(9.999)
  expect(corner.y).toBeGreaterThanOrEqual(9.999)
  expect(corner.x + other.x).toBeCloseTo(size.width)
  expect(corner.y + other.y).toBeCloseTo(size.height)
})

test('zooming holds what is under the pointer, also at the end of the zoom', () => {
  const about = { x: 100, y: 500 }
  for (const by of [1.3, 0.7, 1000]) {
    const before = fitted(extent, size, 10)
    const after = zoomedAbout(before, size, about, by)
    expect(after.scale).toBeLessThanOrEqual(MOST_SCALE)
    const held = toScreen(after, size, toTable(before, size, about))
    expect(held.x).toBeCloseTo(about.x)
    expect(held.y).toBeCloseTo(about.y)
  }
})

test('the table follows the hand', () => {
  const before = fitted(extent, size, 10)
  const at = toScreen(before, size, { x: 500, y: 500 })
  const after = toScreen(panned(before, 30, -20), size, { x: 500, y: 500 })
  expect(after.x - at.x).toBeCloseTo(30)
  expect(after.y - at.y).toBeCloseTo(-20)
})

test('the middle of the view stays on the table', () => {
  expect(kept({ x: -5, y: 99_999, scale: 1 }, extent)).toMatchObject({ x: 0, y: 48_000 })
})

test('the camera moves no more than it must to show something', () => {
  const camera = { x: 30_000, y: 24_000, scale: 0.05 }
  const inView = { left: 29_000, right: 31_000, top: 23_000, bottom: 25_000 }
  expect(showing(camera, size, inView, 20)).toEqual(camera)
  const beside = { left: 50_000, right: 52_000, top: 23_000, bottom: 25_000 }
  const moved = showing(camera, size, beside, 20)
  expect(moved.y).toBe(camera.y)
  expect(toScreen(moved, size, { x: 52_000, y: 0 }).x).toBeCloseTo(780)
})

test('a camera on its way begins and ends where it should', () => {
  const from = { x: 0, y: 0, scale: 0.01 }
  const to = { x: 900, y: 300, scale: 0.04 }
  expect(blended(from, to, 0)).toMatchObject({ x: 0, y: 0 })
  const end = blended(from, to, 1)
  expect(end.x).toBeCloseTo(900)
  expect(end.scale).toBeCloseTo(0.04)
})
