import { expect, test } from 'vitest'
import { haveSameStops } from '../overlay/order.ts'
import { NO_EMPHASIS, type Emphasis } from '../scene.ts'
import { isSamePlate, sameAtFirst } from '../units/plates.ts'
import { aBody } from './scenes.ts'

test('a plate is the same as long as all is that it depends on', () => {
  const scene = {}
  expect(isSamePlate(undefined, [scene])).toBe(false)
  expect(isSamePlate([scene, 1], [scene, 1])).toBe(true)
  expect(isSamePlate([scene, 1], [scene, 2])).toBe(false)
  expect(isSamePlate([scene], [{}])).toBe(false)
  expect(isSamePlate([scene], [scene, 1])).toBe(false)
})

test('what comes first and stays is told from what moves', () => {
  const [a, b, c] = [{}, {}, {}]
  expect(sameAtFirst([], [a])).toBe(0)
  expect(sameAtFirst([a, b], [a, c])).toBe(1)
  expect(sameAtFirst([a, b], [b, a])).toBe(0)
  expect(sameAtFirst([a, b, c], [a, b])).toBe(2)
  expect(sameAtFirst([a], [])).toBe(0)
})

test('what is only drawn gives the keyboard nothing else to reach', () => {
  const target = { thing: { body: 'a' }, label: null, chosen: false } as const
  const before: Emphasis = { ...NO_EMPHASIS, selected: 'a', targets: [target] }
  const dragged: Emphasis = {
    ...before,
    targets: [{ ...target }],
    ghosts: [aBody('a', 0, 0)],
    trails: [{ points: [], label: '3"', barred: false }],
  }
  expect(haveSameStops(before, dragged)).toBe(true)
  expect(haveSameStops(before, { ...before, selected: null })).toBe(false)
  expect(haveSameStops(before, { ...before, targets: [{ ...target, chosen: true }] })).toBe(false)
  const handle = { id: 'turn', x: 0, y: 0, facing: 0, label: 'Turn' }
  expect(haveSameStops(before, { ...before, handles: [handle] })).toBe(false)
})
