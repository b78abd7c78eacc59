import { bodyIn, sightRule } from '@grognard/field'
import {
  footprintOf,
  FULL_TURN,
  isVisibleTo,
  type Body,
  type Footprint,
  type Point,
} from '@grognard/geometry'
import { randomFrom, type Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import type { UnitId, Vf } from '../battle.ts'
import { sceneOf, sight, viewInSteps, viewOf } from '../field/sight.ts'
import { situationOf } from '../field/situation.ts'
import {
  area,
  battleOf,
  box,
  foot,
  guns,
  hill,
  legere,
  ligne,
  MARCH,
  occupying,
  SQUARE,
} from './drawn-up.ts'
import { rulebook } from './edition.ts'

// What is seen differs in no edition but by its numbers (editions.test.ts): once is enough.

const FIGURE = {
  u: 0,
  v: 0,
  facing: 0,
  files: 1,
  ranks: 1,
  width: 100,
  depth: 100,
  front: true,
} as const

/** Somebody very small who stands there, front against front. */
function standingAt({ x, y }: Point, viewer: Body): Footprint {
  const facing = 'boxes' in viewer ? viewer.pose.facing : 0
  return footprintOf([FIGURE], { x, y, facing: (facing + FULL_TURN / 2) % FULL_TURN })
}

function isSeen(battle: Vf, id: UnitId, at: Point): boolean {
  const situation = situationOf(battle)
  const viewer = bodyIn(situation, id)
  const there = standingAt(at, viewer)
  const scene = sceneOf(situation)
  // Only along the unit's own lines.
  return sight.someOf(battle.terrain, viewer).some((from) =>
    sight.someOf(battle.terrain, there).some((to) =>
      isVisibleTo(from.part, to.part, scene, {
        ...sightRule(situation.units, from, to, null),
        bothWays: false,
      }),
    ),
  )
}

/** How often the border of a shape goes around a point. */
function windsAround(shape: readonly Point[], { x, y }: Point): number {
  let winds = 0
  let before = shape.at(-1) as Point
  for (const point of shape) {
    const side = (point.x - before.x) * (y - before.y) - (point.y - before.y) * (x - before.x)
    if (before.y <= y && point.y > y && side > 0) winds++
    if (before.y > y && point.y <= y && side < 0) winds--
    before = point
  }
  return winds
}

const isDrawn = (shapes: readonly (readonly Point[])[], at: Point): boolean =>
  shapes.reduce((sum, shape) => sum + windsAround(shape, at), 0) !== 0

/** Points so near to a border are left out: of it only drawn lines are known, not judged ones. */
const EDGE = 200

type Tally = { seen: number; hidden: number; readonly wrong: Point[] }

function compare(battle: Vf, id: UnitId, count: number, seed: string): Tally {
  const random = randomFrom(seed)
  const shapes = viewOf(battle, id)
  const { width, height } = battle.terrain
  const tally: Tally = { seen: 0, hidden: 0, wrong: [] }
  for (let i = 0; i < count; i++) {
    const at = { x: random.below(width), y: random.below(height) }
    const drawn = isDrawn(shapes, at)
    const around = [-EDGE, 0, EDGE].flatMap((dx) =>
      [-EDGE, 0, EDGE].map((dy) => ({ x: at.x + dx, y: at.y + dy })),
    )
    if (around.some((near) => isDrawn(shapes, near) !== drawn)) continue
    if (drawn !== isSeen(battle, id, at)) tally.wrong.push(at)
    else if (drawn) tally.seen++
    else tally.hidden++
  }
  return tally
}

const begun = (name: string): Vf => {
  const scenario = rulebook().scenarios.find((one) => one.name === name)
  const result = rulebook().setUp({ position: scenario?.position as Json, options: {} })
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

const VILLAGE = ['defendable', 'hard cover', 'obstacle']
const WOOD = ['rough', 'soft cover', 'obstacle']

describe('vf2:5.1.3 the ground that a unit sees', () => {
  function compareIn(names: readonly string[], points: number): void {
    let [seen, hidden] = [0, 0]
    for (const name of names) {
      const battle = begun(name)
      for (const { id } of battle.units.filter(({ status }) => status === 'ready')) {
        const tally = compare(battle, id, points, `${name}/${id}`)
        expect(tally.wrong, `${name}, unit ${id}`).toEqual([])
        seen += tally.seen
        hidden += tally.hidden
      }
    }
    expect(seen).toBeGreaterThan(points)
    expect(hidden).toBeGreaterThan(3 * points)
  }

  it('vf2:5.1.3 is drawn as the judge sees it, in a small scenario', () =>
    compareIn(['sahagun'], 60))

  it('vf2:5.1.3 so it is in every scenario', { tags: ['long'] }, () =>
    compareIn(['barrosa', 'sabugal', 'sahagun'], 60),
  )

  const crowded = battleOf({
    red: [
      foot(20, 30),
      foot(29.6, 30.2),
      foot(20.3, 32.1),
      foot(36.5, 28, { formation: MARCH(2) }),
      foot(38.4, 28.3, { formation: MARCH(2) }),
      foot(50, 33, { formation: SQUARE }, 20),
      guns(57, 30, {}, 350),
      occupying(foot(0, 0), 'village'),
    ],
    blue: [ligne(22, 20), ligne(30, 18), legere(40, 16), ligne(52, 22, {}, 200)],
    features: [
      area('wood', 'wood', box(28, 8, 36, 14), WOOD),
      area('village', 'village', box(60, 36, 66, 41), VILLAGE),
      hill(
        'hill',
        [box(10, 2, 26, 13), box(14, 4, 22, 10)],
        [
          [12, 6],
          [24, 7],
        ],
        ['obstacle'],
      ),
    ],
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 10])(
    'vf2:T.2.5 is drawn as the judge sees it past neighbours, woods and hills, by unit %i',
    (id) => {
      const { seen, hidden, wrong } = compare(crowded, id, 300, `crowd ${id}`)
      expect(wrong).toEqual([])
      // Whoever stands close behind another sees nothing.
      expect(seen > 5).toBe(id !== 2)
      expect(hidden).toBeGreaterThan(50)
    },
  )

  it('vf2:5.1.2 is the same worked out in steps, and known after the last of them', () => {
    const [whole, apart] = [begun('barrosa'), begun('barrosa')]
    const unit = whole.units.find(({ pose, status }) => pose && status === 'ready')
    if (!unit) throw new Error('Nobody stands on the table.')
    let steps = 0
    for (const _ of viewInSteps(apart, unit.id)) steps++
    expect(steps).toBeGreaterThan(1)
    expect(viewOf(apart, unit.id)).toEqual(viewOf(whole, unit.id))
    expect(viewOf(apart, unit.id)).toBe(viewOf(apart, unit.id))
  })

  it('vf2:5.1.2 is roughly what three of a front see, and never more than all see', () => {
    const [apart, whole] = [begun('barrosa'), begun('barrosa')]
    for (const { id, pose, status } of whole.units.slice(0, 8)) {
      if (!pose || status !== 'ready') continue
      const all = viewOf(whole, id).map((shape) => JSON.stringify(shape))
      for (const _ of viewInSteps(apart, id, 'rough')) continue
      const rough = viewOf(apart, id, 'rough')
      expect(rough.length).toBeGreaterThan(0)
      expect(rough.length).toBeLessThanOrEqual(all.length)
      for (const shape of rough) expect(all).toContain(JSON.stringify(shape))
    }
  })
})
