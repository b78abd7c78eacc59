import { expect, test } from 'vitest'
import { inTurn } from '../units/draw.ts'
import { pipPlaces, pipRoom } from '../units/states.ts'
import { aBody } from './scenes.ts'

const SCALE = 0.012
const frame = (wide: number) => ({ left: -wide / 2, right: wide / 2, top: 0, bottom: 20 })
const eighteen = { lost: 7, of: 18, marks: [6, 12] }

test('a row of losses has a gap after each mark', () => {
  const { places } = pipPlaces(eighteen, frame(120), SCALE)
  expect(new Set(places.map(({ y }) => y)).size).toBe(1)
  const steps = places.slice(1).map(({ x }, i) => x - (places[i]?.x ?? 0))
  const pace = steps[0] ?? 0
  expect(steps.flatMap((step, i) => (step > pace * 1.5 ? [i + 1] : []))).toEqual([6, 12])
  expect((places[0]?.x ?? 0) + (places.at(-1)?.x ?? 0)).toBeCloseTo(0, 6)
})

test('where there is no room for that each part has a row of its own', () => {
  const { places } = pipPlaces(eighteen, frame(32), SCALE)
  const rows = [...new Set(places.map(({ y }) => y))]
  expect(rows.map((y) => places.filter((one) => one.y === y).length)).toEqual([6, 6, 6])
  expect(places[6]?.x).toBe(places[0]?.x)
  const one = pipRoom({ losses: { lost: 0, of: 6 } }, 32, SCALE)
  expect(pipRoom({ losses: eighteen }, 32, SCALE)).toBeGreaterThan(one)
})

test('losses without marks lie in one row', () => {
  const { places } = pipPlaces({ lost: 1, of: 4 }, frame(60), SCALE)
  expect(places).toHaveLength(4)
  expect(new Set(places.map(({ y }) => y)).size).toBe(1)
})

test('a leader is drawn above the unit that he is with, even while it can act', () => {
  const unit = aBody('unit', 0, 0)
  const leader = { ...aBody('leader', 0, 0), arm: 'leader' as const }
  const drawn = inTurn([leader, unit, aBody('other', 0, 0)], new Set(['unit']))
  expect(drawn.map(({ id }) => id)).toEqual(['other', 'unit', 'leader'])
})
