import { footprintOf, inRanks, INCH, measure, type Field } from '@grognard/geometry'
import { describe, expect, it } from 'vitest'
import {
  areCloser,
  areWithin,
  asFootprint,
  bodyIn,
  bordering,
  contactBetween,
  crossingsOn,
  farthest,
  firstWay,
  frontRankAt,
  gapOfBodies,
  isBarred,
  isInArcOf,
  isOffTable,
  isWhollyWithin,
  manner,
  met,
  placeOf,
  placesTagged,
  placeUnder,
  shownSight,
  thoseBehind,
  unitNamed,
  viewOf,
  type ContactRule,
} from '../index.ts'
import { box, field, regiment, SCALE, sight, situationOf, touchedBy } from './regiments.ts'

const RULE: ContactRule = { touchedBy, barrier: 'low wall', across: 2 * INCH, atFeature: 2 }

const RIVER = {
  id: 'river',
  name: 'river',
  shape: 'line',
  kind: 'river',
  tags: ['wet'],
  points: [
    { x: 0, y: 24 * INCH },
    { x: 48 * INCH, y: 24 * INCH },
  ],
  width: 2000,
  level: 0,
  crossings: [
    {
      id: 'bridge',
      name: 'bridge',
      kind: 'bridge',
      tags: ['paved'],
      from: { x: 10 * INCH, y: 22 * INCH },
      to: { x: 10 * INCH, y: 26 * INCH },
      width: 8000,
    },
  ],
} as const

describe('places', () => {
  const terrain = field(box('farm', [20, 20, 26, 26], 'built up', 'dense'), RIVER)

  it('are found by what their tags say, and crossings by themselves', () => {
    expect(placesTagged(terrain, 'dense').map(({ id }) => id)).toEqual(['farm'])
    expect(placesTagged(terrain, 'steep')).toEqual([])
    expect(crossingsOn(terrain).map(({ id }) => id)).toEqual(['bridge'])
    expect(placeOf(terrain, 'bridge')?.rules.has('paved')).toBe(true)
  })

  it('are not under whoever stands on a bridge over them', () => {
    const layout = inRanks(4, 4, { width: 1600, depth: 1600 })
    const at = (x: number) => footprintOf(layout, { x: x * INCH, y: 24 * INCH, facing: 0 })
    expect(placeUnder(terrain, at(10), 'wet')).toBeUndefined()
    expect(placeUnder(terrain, at(30), 'wet')?.id).toBe('river')
    expect([isOffTable(terrain, at(30)), isOffTable(terrain, at(2))]).toEqual([false, true])
  })

  it('share a border where their edges run along each other far enough', () => {
    const sections = field(
      box('one', [0, 0, 4, 4], 'built up'),
      box('two', [4, 0, 8, 4], 'built up'),
      box('three', [8, 3, 12, 7], 'built up'),
    )
    const joined = bordering(placesTagged(sections, 'built up'), 2 * INCH)
    expect([...joined]).toEqual([
      ['one', ['two']],
      ['two', ['one']],
      ['three', []],
    ])
  })
})

describe('distance and contact', () => {
  const walls = field(box('wall', [0, 20, 48, 21], 'low wall'))

  it('is measured between the nearest bases, in thousandths', () => {
    const situation = situationOf([regiment('red', 10, 40), regiment('blue', 10, 30)], walls, SCALE)
    const [a, b] = [bodyIn(situation, 0), bodyIn(situation, 1)]
    expect(gapOfBodies(a, b).length).toBe(10 * INCH)
    expect([areWithin(a, b, 10 * INCH), areCloser(a, b, 10 * INCH)]).toEqual([true, false])
  })

  it('counts across a barrier that both touch, and not farther', () => {
    const touching = (y: number) => {
      const units = [regiment('red', 10, 21), regiment('blue', 10, y)]
      const situation = situationOf(units, walls, SCALE)
      return contactBetween(RULE, walls, bodyIn(situation, 0), bodyIn(situation, 1)).of.length
    }
    expect([touching(20), touching(19.9)]).toEqual([4, 0])
  })

  it('wants enough figures at a place that somebody holds', () => {
    const farm = field(box('farm', [20, 20, 26, 26], 'built up'))
    const at = (x: number) => {
      const units = [regiment('red', x, 26), regiment('blue', 0, 0, { at: null, garrison: 'farm' })]
      const situation = situationOf(units, farm, SCALE)
      return contactBetween(RULE, farm, bodyIn(situation, 0), bodyIn(situation, 1)).of.length
    }
    // Two stands reach the corner, then one.
    expect([at(23), at(20 - 0.1), at(20 - 1.8)]).toEqual([4, 2, 0])
  })

  it('tells who of a front rank has a barrier between itself and another', () => {
    const units = [regiment('red', 10, 21), regiment('blue', 10, 10), regiment('blue', 10, 40)]
    const situation = situationOf(units, walls, SCALE)
    const unit = bodyIn(situation, 0)
    const wall = placeOf(walls, 'wall')?.ground
    if (!wall || !('boxes' in unit)) throw new Error('Nobody is there.')
    const touching = frontRankAt(unit, wall)
    expect(touching).toHaveLength(4)
    expect(thoseBehind(touching, unit, wall, bodyIn(situation, 1))).toHaveLength(4)
    expect(thoseBehind(touching, unit, wall, bodyIn(situation, 2))).toHaveLength(0)
    expect(isWhollyWithin(unit, wall)).toBe(false)
  })
})

describe('sight', () => {
  const wood = field(box('wood', [8, 20, 12, 26], 'dense'))
  const pairs = (...units: readonly ReturnType<typeof regiment>[]) =>
    situationOf(units, wood, SCALE)

  it('is blocked by the features with the tag, by units between, and by nobody behind', () => {
    const hidden = pairs(regiment('red', 10, 40, { stands: 1, files: 1 }), regiment('blue', 10, 8))
    const beside = pairs(regiment('red', 30, 40), regiment('blue', 30, 8))
    const behind = pairs(
      regiment('red', 30, 40),
      regiment('blue', 30, 8),
      regiment('blue', 30, 5),
      regiment('red', 30, 43),
    )
    expect(sight.sees(beside, 0, 1)).toBe(true)
    expect(sight.countSeeing(beside, 0, 1)).toBe(4)
    expect(sight.countSeeing(behind, 0, 1)).toBe(4)
    expect(sight.sees(hidden, 0, 1)).toBe(false)
    const narrow = { stands: 1, files: 1 }
    const screened = pairs(
      regiment('red', 30, 40, narrow),
      regiment('blue', 30, 8, narrow),
      regiment('red', 30, 24),
    )
    expect(sight.sees(screened, 0, 1)).toBe(false)
    expect(sight.sees(screened, 0, 1, ({ side }) => side === 'red')).toBe(true)
    expect(sight.whoSees(screened, 0, 1)).toEqual([])
  })

  it('is shown by its lines, and by arcs where nobody is in one', () => {
    const aside = pairs(regiment('red', 10, 24), regiment('blue', 40, 26))
    expect(isInArcOf(bodyIn(aside, 0), bodyIn(aside, 1))).toBe(false)
    const lines = shownSight(sight.linesOfSight(aside, 0, 1), bodyIn(aside, 0))
    expect(lines.map(({ is }) => is)).toEqual(['arc', 'arc'])
    const facing = pairs(regiment('red', 30, 40), regiment('blue', 30, 8))
    const clear = shownSight(sight.linesOfSight(facing, 0, 1), bodyIn(facing, 0))
    expect(clear.map(({ is }) => is)).toEqual(['sight', 'sight'])
    expect(viewOf(sight, facing, 0).length).toBeGreaterThan(0)
  })

  it('has as much room around units as the measures say', () => {
    const narrow = { stands: 1, files: 1 }
    const by = (clearance: number) =>
      sight.sees(
        situationOf(
          [
            regiment('red', 30, 40, narrow),
            regiment('blue', 30, 8, narrow),
            // Its edge is 1.2" beside the one line.
            regiment('blue', 30 + 3.2 + 1.2 + 0.8, 24),
            regiment('blue', 30 - 3.2 - 1.2 - 0.8, 24),
          ],
          wood,
          { ...SCALE, clearance },
        ),
        0,
        1,
      )
    expect([by(INCH), by(2 * INCH + 100)]).toEqual([true, false])
  })
})

describe('ways', () => {
  const layout = inRanks(4, 4, { width: 1600, depth: 1600 })
  const start = { layout, pose: { x: 10 * INCH, y: 40 * INCH, facing: 0 } }
  const NEAR = manner({ least: 3 * INCH })
  const enemy = footprintOf(layout, { x: 10 * INCH, y: 30 * INCH, facing: 0 })
  const open: Field = {
    table: { left: 0, top: 0, right: 48 * INCH, bottom: 48 * INCH },
    others: [met(NEAR, 7, enemy)],
    allowance: 8 * INCH,
  }

  it('meet others in a manner, by their numbers', () => {
    const [other] = open.others ?? []
    expect(other).toMatchObject({ id: 'unit 7', least: 3 * INCH })
    expect(met(NEAR, 7, enemy)).toBe(other)
    const units = Array.from({ length: 8 }, (_, id) => `regiment ${id}`)
    expect([unitNamed(units, 'unit 7'), unitNamed(units, 'river')]).toEqual(['regiment 7', null])
  })

  it('are hopeless where they are too far or run into somebody', () => {
    const to = (x: number, y: number) => ({ x: x * INCH, y: y * INCH, facing: 0 })
    expect(farthest(open)).toBe(8 * INCH)
    expect([to(10, 36), to(10, 31), to(30, 40)].map((end) => isBarred(open, start, end))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('are found straight or around, and pass the measure', () => {
    const ends = [{ x: 16 * INCH, y: 36 * INCH, facing: 0 }]
    const way = firstWay(open, start, ends, () => true)
    expect(way).toHaveLength(1)
    const legs = (way ?? []).map((to) => ({ kind: 'free', to }) as const)
    expect(measure(open, { ...start, legs }).ok).toBe(true)
    expect(firstWay(open, start, ends, () => false)).toBe(null)
  })

  it('treat ground that is held as somebody who stands there', () => {
    const { ground } = placeOf(field(box('farm', [20, 20, 26, 26])), 'farm') ?? {}
    if (!ground) throw new Error('There is no farm.')
    expect(asFootprint(ground)).toMatchObject({ left: 20 * INCH, right: 26 * INCH })
    expect(asFootprint(ground)).toBe(asFootprint(ground))
  })
})
