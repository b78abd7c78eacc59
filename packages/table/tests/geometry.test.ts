import { expect, test } from 'vitest'
import {
  boxOf,
  centroidOf,
  contains,
  distanceToRing,
  extentOf,
  fieldOf,
  frameOf,
  middleOfBody,
  ringOf,
} from '../geometry.ts'
import { crossing } from '../ground/features.ts'
import { evenly, freehand, normalsOf } from '../outlines.ts'
import { seeded } from '../random.ts'
import { leaving, meeting } from '../units/links.ts'
import { aBody, anArea, aScene } from './scenes.ts'

const square = anArea('a', 0).outline

test('a body lies behind the centre of its front edge', () => {
  const body = aBody('a', 5000, 5000)
  expect(frameOf(body)).toEqual({ left: -1000, top: 0, right: 1000, bottom: 1000 })
  expect(boxOf(ringOf(body))).toEqual({ left: 4000, top: 5000, right: 6000, bottom: 6000 })
  const about = aBody('a', 5000, 5000, { pose: { x: 5000, y: 5000, facing: 32_768 } })
  expect(middleOfBody(about).x).toBeCloseTo(5000)
  expect(middleOfBody(about).y).toBeCloseTo(4500)
  const right = aBody('a', 5000, 5000, { pose: { x: 5000, y: 5000, facing: 16_384 } })
  expect(middleOfBody(right).x).toBeCloseTo(4500)
})

test('a rank that looks to the rear has its block before its own front edge', () => {
  const block = {
    x: 0,
    y: 2000,
    width: 1000,
    depth: 600,
    facing: 32_768,
    dress: 'plain',
  } as const
  const frame = frameOf({ blocks: [block] })
  expect(frame.top).toBeCloseTo(1400)
  expect(frame.bottom).toBeCloseTo(2000)
})

test('a ring knows what is inside and how far off the rest is', () => {
  expect(contains(square, { x: 6000, y: 6000 })).toBe(true)
  expect(contains(square, { x: 12_500, y: 6000 })).toBe(false)
  expect(distanceToRing(square, { x: 6000, y: 6000 })).toBe(0)
  expect(distanceToRing(square, { x: 12_500, y: 6000 })).toBe(500)
  expect(centroidOf(square)).toEqual({ x: 6000, y: 6000 })
})

test('the field is the table without the places beside it', () => {
  const scene = aScene([], [anArea('a', 0), anArea('r', 12_000, 'reserve')])
  expect(fieldOf(scene).right).toBe(12_000)
  expect(extentOf(scene).right).toBe(24_000)
  expect(fieldOf(aScene([])).right).toBe(24_000)
})

test('points along a line are evenly spaced and keep its ends', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
    { x: 1000, y: 500 },
  ]
  const points = evenly(line, 250, false)
  expect(points).toHaveLength(7)
  expect(points[0]).toEqual(line[0])
  expect(points.at(-1)).toEqual(line[2])
  expect(points[5]).toEqual({ x: 1000, y: 250 })
})

test('a freehand outline stays inside the given one', () => {
  for (const point of freehand(square, 500, 900, seeded('wood'))) {
    expect(distanceToRing(square, point)).toBeLessThan(1)
  }
})

test('normals lie to the left of a line', () => {
  const [normal] = normalsOf(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    false,
  )
  expect(normal?.y).toBe(-1)
})

test('two segments cross at one point or not at all', () => {
  const at = crossing({ x: 0, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }, { x: 10, y: 0 })
  expect(at).toEqual({ x: 5, y: 5 })
  expect(crossing({ x: 0, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 10 }, { x: 10, y: 0 })).toBeNull()
})

test('bodies meet halfway between their edges', () => {
  const a = aBody('a', 5000, 5000)
  const b = aBody('b', 5000, 2000)
  expect(leaving(a, middleOfBody(b)).y).toBeCloseTo(5000)
  expect(meeting(a, b).y).toBeCloseTo(4000)
})
