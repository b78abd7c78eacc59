import { expect, test } from 'vitest'
import { clockwise, distanceToEdge } from '../geometry.ts'
import { thingAt } from '../hit.ts'
import { evenly, freehand } from '../outlines.ts'
import { listenToPointer, type PointerTable } from '../pointer.ts'
import { NO_EMPHASIS, type Emphasis, type Point } from '../scene.ts'
import { inchesOf } from '../units/shown.ts'
import { aBody, anArea, aScene } from './scenes.ts'

const scene = aScene([aBody('foot', 3000, 3000), aBody('far', 9000, 9000)], [anArea('left', 0)])
const ghost = aBody('foot', 9000, 8500)
const scale = 0.01

test('the ghost of what is movable lies above every body', () => {
  const at = { x: 9000, y: 9300 }
  const shown: Emphasis = { ...NO_EMPHASIS, ghosts: [ghost] }
  expect(thingAt(scene, shown, at, scale, false)).toEqual({ body: 'far' })
  const movable = { ...shown, movable: ['foot'] }
  expect(thingAt(scene, movable, at, scale, false)).toEqual({ body: 'foot' })
})

test('a finger finds a small ghost beside which it was set down', () => {
  const shown: Emphasis = { ...NO_EMPHASIS, ghosts: [ghost], movable: ['foot'] }
  const beside = { x: 9000, y: 7100 }
  expect(thingAt(scene, shown, beside, scale, false)).toEqual({ area: 'left' })
  expect(thingAt(scene, shown, beside, scale, true)).toEqual({ body: 'foot' })
})

test('a way has a tick at each inch, around its corners as well', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 2500, y: 0 },
    { x: 2500, y: 1700 },
  ]
  expect([...inchesOf(way)].map(([, to]) => to)).toEqual([
    { x: 1000, y: 0 },
    { x: 2000, y: 0 },
    { x: 2500, y: 500 },
    { x: 2500, y: 1500 },
  ])
  expect([...inchesOf([{ x: 5, y: 5 }])]).toEqual([])
  expect([...inchesOf([way[0] as Point, way[0] as Point])]).toEqual([])
})

test('an exact edge is drawn where it is, and a free hand keeps inside', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 8000, y: 1000 },
    { x: 5000, y: 9000 },
  ]
  for (const point of evenly(clockwise(outline), 400, true))
    expect(distanceToEdge(outline, point)).toBeLessThan(1e-6)
  const drawn = freehand(outline, 400, 600, () => 0.5)
  expect(Math.max(...drawn.map((point) => distanceToEdge(outline, point)))).toBeGreaterThan(50)
})

/** As much of an element as the pointer needs: it hears events, and is at a place. */
function anElement() {
  const heard = new Map<string, (event: object) => void>()
  const element = {
    style: {},
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture: () => {},
  }
  const send = (name: string, { x, y }: Point): void =>
    heard.get(name)?.({
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      clientX: x + 10,
      clientY: y + 20,
    })
  return { root: element as unknown as HTMLElement, send }
}

test('what is dragged is held where it was pressed, not where the hand first moved', () => {
  const told: (readonly [string, Point | null])[] = []
  const table: PointerTable = {
    thingAt: () => ({ body: 'foot' }),
    canDrag: () => true,
    pan: () => told.push(['pan', null]),
    zoomAbout: () => {},
    pick: (_thing, _by, at) => told.push(['pick', at]),
    point: () => {},
    grab: (body, at) => told.push([`grab ${body}`, at]),
    drag: (body, to) => told.push([`drag ${body}`, to]),
    drop: (body, at) => told.push([`drop ${body}`, at]),
  }
  const { root, send } = anElement()
  const stop = listenToPointer(root, (then) => then(), table)
  send('pointerdown', { x: 100, y: 100 })
  send('pointermove', { x: 101, y: 101 })
  send('pointermove', { x: 100, y: 60 })
  send('pointerup', { x: 100, y: 50 })
  expect(told).toEqual([
    ['grab foot', { x: 100, y: 100 }],
    ['drag foot', { x: 100, y: 60 }],
    ['drop foot', { x: 100, y: 50 }],
  ])
  told.length = 0
  send('pointerdown', { x: 5, y: 5 })
  send('pointerup', { x: 6, y: 5 })
  expect(told).toEqual([['pick', { x: 6, y: 5 }]])
  stop()
})

test('a handle that can be dragged is, and the ground goes where it cannot', () => {
  const told: string[] = []
  let canDrag = true
  const table: PointerTable = {
    thingAt: () => ({ handle: 'turn' }),
    canDrag: () => canDrag,
    pan: () => told.push('pan'),
    zoomAbout: () => {},
    pick: () => told.push('pick'),
    point: () => {},
    grab: (id) => told.push(`grab ${id}`),
    drag: (id) => told.push(`drag ${id}`),
    drop: (id) => told.push(`drop ${id}`),
  }
  const { root, send } = anElement()
  const stop = listenToPointer(root, (then) => then(), table)
  const pull = (): void => {
    send('pointerdown', { x: 100, y: 100 })
    send('pointermove', { x: 100, y: 60 })
    send('pointerup', { x: 100, y: 50 })
  }
  pull()
  expect(told.splice(0)).toEqual(['grab turn', 'drag turn', 'drop turn'])
  canDrag = false
  pull()
  expect(told).toEqual(['pan'])
  stop()
})
