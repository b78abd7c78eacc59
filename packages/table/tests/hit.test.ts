import { expect, test } from 'vitest'
import { thingAt } from '../hit.ts'
import { NO_EMPHASIS, type Emphasis } from '../scene.ts'
import { spread } from '../units/handles.ts'
import { aBody, anArea, aScene } from './scenes.ts'

const scene = aScene(
  [
    aBody('chief', 3000, 3000, { arm: 'leader' }),
    aBody('foot', 3000, 3000),
    aBody('far', 9000, 9000),
  ],
  [anArea('left', 0), anArea('right', 12_000)],
)
const scale = 0.01

test('a leader is picked before the unit under him, a unit before its zone', () => {
  const at = (x: number, y: number) => thingAt(scene, NO_EMPHASIS, { x, y }, scale, false)
  expect(at(3000, 3500)).toEqual({ body: 'chief' })
  expect(at(9000, 9500)).toEqual({ body: 'far' })
  expect(at(13_000, 500)).toEqual({ area: 'right' })
  expect(at(30_000, 500)).toBeNull()
})

test('a finger may miss a little, and by more what can be picked', () => {
  const beside = { x: 10_600, y: 9500 }
  const further = { x: 11_100, y: 9500 }
  const target: Emphasis = {
    ...NO_EMPHASIS,
    targets: [{ thing: { body: 'far' }, label: null, chosen: false }],
  }
  expect(thingAt(scene, NO_EMPHASIS, beside, scale, false)).toEqual({ area: 'left' })
  expect(thingAt(scene, NO_EMPHASIS, beside, scale, true)).toEqual({ body: 'far' })
  expect(thingAt(scene, NO_EMPHASIS, further, scale, true)).toEqual({ area: 'left' })
  expect(thingAt(scene, target, further, scale, true)).toEqual({ body: 'far' })
})

test('a handle lies above everything within a finger of its middle', () => {
  const handle = { id: 'turn', x: 9000, y: 9500, facing: 0, label: 'Turn' }
  const emphasis: Emphasis = { ...NO_EMPHASIS, handles: [handle] }
  const at = (x: number) => thingAt(scene, emphasis, { x, y: 9500 }, scale, false)
  expect(at(9000 + 2100)).toEqual({ handle: 'turn' })
  expect(at(9000 + 2300)).toEqual({ area: 'left' })
})

test('handles keep a finger apart on a small table', () => {
  const handles = [0, 1000].map((x) => ({ id: `h${x}`, x, y: 0, facing: null, label: '' }))
  const [a, b] = spread(handles, 0.01)
  expect(((b?.x ?? 0) - (a?.x ?? 0)) * 0.01).toBeCloseTo(44)
  expect(spread(handles, 0.1)).toBe(handles)
})
