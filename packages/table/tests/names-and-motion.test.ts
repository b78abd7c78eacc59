import { expect, test } from 'vitest'
import { wrapped } from '../lettering.ts'
import { marchesBetween, marching, placeOn, cameraAt } from '../motion.ts'
import { aBody, aScene } from './scenes.ts'

test('words break over lines, and a long word stands alone', () => {
  const length = (text: string) => text.length
  expect(wrapped('4 dice, 2 or less', 10, length)).toEqual(['4 dice, 2', 'or less'])
  expect(wrapped('Northumberland', 5, length)).toEqual(['Northumberland'])
})

test('a body walks from its old place to its new one within a fifth of a second', () => {
  const before = aScene([aBody('a', 0, 0), aBody('b', 5, 5)])
  const after = aScene([aBody('a', 1000, 0), aBody('b', 5, 5), aBody('c', 9, 9)])
  const marches = marchesBetween(before, after, 1000)
  expect([...marches.keys()]).toEqual(['a'])
  const [walker] = after.bodies
  if (walker === undefined) throw new Error('No body.')
  expect(placeOn(marches, walker, 1000)).toMatchObject({ x: 0, y: 0 })
  expect(placeOn(marches, walker, 1200)).toBe(walker.pose)
  expect(marching(marches, 1100)).toBe(true)
  expect(marching(marches, 1200)).toBe(false)
})

test('the camera arrives', () => {
  const to = { x: 10, y: 10, scale: 1 }
  const move = { from: { x: 0, y: 0, scale: 1 }, to, since: 0 }
  expect(cameraAt(move, 50).arrived).toBe(false)
  expect(cameraAt(move, 200)).toEqual({ camera: to, arrived: true })
})
