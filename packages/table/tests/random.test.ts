import { expect, test } from 'vitest'
import { contains, distanceToEdge } from '../geometry.ts'
import { scattered, seeded } from '../random.ts'
import { anArea } from './scenes.ts'

const ring = anArea('a', 0).outline

test('the same text gives the same numbers, another text others', () => {
  const numbers = (text: string) => Array.from({ length: 5 }, seeded(text))
  expect(numbers('wood 1')).toEqual(numbers('wood 1'))
  expect(numbers('wood 1')).not.toEqual(numbers('wood 2'))
})

test('numbers lie between 0 and 1 and fill the room', () => {
  const random = seeded('any')
  const numbers = Array.from({ length: 1000 }, random)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length
  expect(mean).toBeGreaterThan(0.45)
  expect(mean).toBeLessThan(0.55)
})

test('trees stand inside their wood, away from its edge, the same every time', () => {
  const trees = scattered(ring, 1000, 400, seeded('wood'))
  expect(trees.length).toBeGreaterThan(80)
  for (const tree of trees) {
    expect(contains(ring, tree)).toBe(true)
    expect(distanceToEdge(ring, tree)).toBeGreaterThanOrEqual(400)
  }
  expect(scattered(ring, 1000, 400, seeded('wood'))).toEqual(trees)
})
