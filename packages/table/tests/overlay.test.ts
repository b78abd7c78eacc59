import { expect, test } from 'vitest'
import { sentences, stopsOf } from '../overlay/order.ts'
import { nextThatWay } from '../overlay/spatial.ts'
import { NO_EMPHASIS, type Emphasis } from '../scene.ts'
import { aBody, anArea, aScene, WORDS } from './scenes.ts'

const places = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 10, y: 1 },
  { id: 'c', x: 20, y: 0 },
  { id: 'd', x: 9, y: 12 },
]

test('an arrow goes to the nearest thing that way', () => {
  const from = { x: 0, y: 0 }
  expect(nextThatWay(from, places, 'right')?.id).toBe('b')
  expect(nextThatWay(from, places, 'down')?.id).toBe('d')
  expect(nextThatWay({ x: 20, y: 0 }, places, 'left')?.id).toBe('b')
  expect(nextThatWay(from, places, 'left')).toBeNull()
  expect(nextThatWay(from, places, 'up')).toBeNull()
})

const scene = aScene(
  [aBody('low', 1000, 9000), aBody('right', 9000, 1000), aBody('left', 1000, 1100)],
  [anArea('here', 0), anArea('there', 12_000)],
)
const emphasis: Emphasis = {
  ...NO_EMPHASIS,
  selected: 'left',
  handles: [{ id: 'turn', x: 0, y: 0, facing: 0, label: 'Turn left' }],
  targets: [
    { thing: { body: 'low' }, label: '4 dice', chosen: false },
    { thing: { area: 'there' }, label: null, chosen: true },
  ],
}

test('targets come first, then bodies by row and column, then handles', () => {
  expect(stopsOf(scene, emphasis, WORDS).map((stop) => stop.key)).toEqual([
    'area there',
    'body low',
    'body left',
    'body right',
    'handle turn',
  ])
})

test('a zone that cannot be picked is no stop for the keyboard', () => {
  const keys = stopsOf(scene, NO_EMPHASIS, WORDS).map((stop) => stop.key)
  expect(keys).toEqual(['body left', 'body right', 'body low'])
})

test('a stop says its name, its description and what can be done', () => {
  const labels = stopsOf(scene, emphasis, WORDS).map((stop) => stop.label)
  expect(labels).toContain('The low. low stands here. 4 dice. Can be picked.')
  expect(labels).toContain('The left. Selected. left stands here.')
  expect(labels).toContain('Zone there. Open ground. Selected. Can be picked.')
  expect(labels).toContain('Turn left.')
})

test('a counter is told unless the description tells it', () => {
  const counters = [{ kind: 'hits', count: 2, title: '2 hits' }] as const
  const one = aScene([aBody('a', 0, 0, { counters })])
  expect(stopsOf(one, NO_EMPHASIS, WORDS)[0]?.label).toBe('The a. a stands here. 2 hits.')
  const both = aScene([aBody('a', 0, 0, { counters, description: 'Has 2 hits.' })])
  expect(stopsOf(both, NO_EMPHASIS, WORDS)[0]?.label).toBe('The a. Has 2 hits.')
})

test('sentences are joined with one full stop each', () => {
  expect(sentences('One', null, 'Two.', ' ', 'Three')).toBe('One. Two. Three.')
})
