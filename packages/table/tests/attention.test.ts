import { expect, test } from 'vitest'
import { boxOfPlay, boxOfAsked, opening } from '../attention.ts'
import { fitted, toScreen } from '../camera.ts'
import { NOTHING_SHOWN } from '../film/play.ts'
import { NO_EMPHASIS } from '../scene.ts'
import { aBody, anArea, aScene } from './scenes.ts'

const PHONE = { width: 390, height: 480 }
const DESK = { width: 1100, height: 700 }
const extent = { left: 0, top: 0, right: 72_000, bottom: 48_000 }
const stands = aScene([aBody('a', 10_000, 40_000), aBody('b', 20_000, 30_000)])

test('a table that would be too small on a phone opens where the armies are, so that they are read', () => {
  const whole = fitted(extent, PHONE, 9)
  const camera = opening(stands, whole)
  expect(camera.scale).toBeGreaterThan(0.012)
  const { x, y } = toScreen(camera, PHONE, { x: 15_000, y: 35_500 })
  expect(x).toBeCloseTo(PHONE.width / 2, 0)
  expect(y).toBeCloseTo(PHONE.height / 2, 0)
})

test('it opens whole where it can be read, and where it is made of zones', () => {
  const desk = fitted(extent, DESK, 9)
  expect(opening(stands, desk)).toBe(desk)
  const phone = fitted(extent, PHONE, 9)
  expect(opening({ ...stands, areas: [anArea('zone', 0)] }, phone)).toBe(phone)
})

test('a scene of a film is all of where its people stand and go', () => {
  const there = aScene([aBody('a', 30_000, 40_000), aBody('b', 20_000, 30_000)])
  const play = { ...NOTHING_SHOWN, before: stands, after: there, fallen: [], actors: ['a'] }
  const box = boxOfPlay(play)
  expect(box?.left).toBeLessThan(10_000)
  expect(box?.right).toBeGreaterThan(30_000)
  expect(box?.top).toBeGreaterThan(35_000)
  expect(boxOfPlay({ ...play, actors: [] })).toBeNull()
})

test('who can be picked is brought into view, unless they are too far apart and some are in it', () => {
  const camera = { x: 20_000, y: 30_000, scale: 0.0125 }
  const far = aScene([
    aBody('a', 60_000, 40_000),
    aBody('b', 20_000, 30_000),
    aBody('c', 30_000, 40_000),
  ])
  const able = (...ids: string[]) => ({ ...NO_EMPHASIS, able: ids })
  expect(boxOfAsked(far, able('a'), camera, PHONE)?.left).toBeGreaterThan(50_000)
  expect(boxOfAsked(far, able('b', 'c'), camera, PHONE)?.right).toBeGreaterThan(30_000)
  expect(boxOfAsked(far, able('a', 'b'), camera, PHONE)).toBeNull()
  expect(boxOfAsked(far, able(), camera, PHONE)).toBeNull()
})
