import { expect, test } from 'vitest'
import { wrapped } from '../lettering.ts'
import { marchesBetween, marching, placeOn, cameraAt } from '../motion.ts'
import { placeNames } from '../units/names.ts'
import { aBody, aScene } from './scenes.ts'

test('words break over lines, and a long word stands alone', () => {
  const length = (text: string) => text.length
  expect(wrapped('4 dice, 2 or less', 10, length)).toEqual(['4 dice, 2', 'or less'])
  expect(wrapped('Northumberland', 5, length)).toEqual(['Northumberland'])
})

test('a name goes below its body, above where that is taken, and nowhere without room', () => {
  const box = { left: 0, right: 40, top: 100, bottom: 120 }
  const named = [{ id: 'a', box, length: 30 }]
  const table = { left: -500, right: 500, top: -500, bottom: 500 }
  expect(placeNames(named, [box], 10, [table])[0]?.at.y).toBeGreaterThan(120)
  const below = { left: 0, right: 40, top: 121, bottom: 140 }
  expect(placeNames(named, [box, below], 10, [table])[0]?.at.y).toBeLessThan(100)
  const around = { left: -200, right: 200, top: 0, bottom: 300 }
  expect(placeNames(named, [around], 10, [table])).toEqual([])
})

test('a name at an edge is pushed inward and stays whole beside its body', () => {
  const table = { left: 0, right: 600, top: 0, bottom: 400 }
  const paper = { left: -10, right: 610, top: -10, bottom: 410 }
  const bodies = {
    left: { left: 2, right: 22, top: 200, bottom: 220 },
    right: { left: 580, right: 599, top: 200, bottom: 220 },
    bottom: { left: 300, right: 340, top: 382, bottom: 399 },
    corner: { left: 585, right: 599, top: 385, bottom: 399 },
  }
  for (const [id, box] of Object.entries(bodies)) {
    const [name] = placeNames([{ id, box, length: 90 }], [box], 10, [table, paper])
    if (name === undefined) throw new Error(`No name for ${id}.`)
    expect(name.at.x).toBeGreaterThanOrEqual(45)
    expect(name.at.x).toBeLessThanOrEqual(555)
    expect(name.at.y).toBeLessThanOrEqual(395)
    expect(Math.abs(name.at.x - (box.left + box.right) / 2)).toBeLessThan(60)
  }
})

test('a name that finds no room on the table lies on the paper around it', () => {
  const box = { left: 300, right: 340, top: 370, bottom: 390 }
  const crowd = { left: 0, right: 600, top: 0, bottom: 391 }
  const [table, paper] = [400, 412].map((bottom) => ({ left: 0, right: 600, top: 0, bottom }))
  const named = [{ id: 'a', box, length: 90 }]
  const within = [table, paper].flatMap((one) => one ?? [])
  expect(placeNames(named, [crowd], 10, within)[0]?.at.y).toBeGreaterThan(395)
  expect(placeNames(named, [crowd], 10, within.slice(0, 1))).toEqual([])
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
