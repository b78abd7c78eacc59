import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { footprintOf, type Layout } from '../../footprint.ts'
import { QUARTER, type Pose } from '../../lattice.ts'
import { leastCost } from '../../move/estimate.ts'
import type { Field } from '../../move/field.ts'
import { measure, type Measured } from '../../move/measure.ts'
import type { Leg, Path } from '../../move/path.ts'
import { costSlowly } from '../oracle/ways.ts'
import { layouts, poses } from '../units.ts'
import { changedField, changedPath, groundAt, MIRROR, TURN } from './fields.ts'

// A busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const turns = fc.oneof(
  fc.integer({ min: -20_000, max: 20_000 }),
  fc.constantFrom(-QUARTER, QUARTER, -128, 128, 0),
)
const distances = fc.oneof(fc.integer({ min: 0, max: 9000 }), fc.constantFrom(1000, 3000, 8000))

const legs: fc.Arbitrary<Leg> = fc.oneof(
  distances.map((distance): Leg => ({ kind: 'ahead', distance })),
  distances.map((distance): Leg => ({ kind: 'back', distance })),
  fc.integer({ min: -6000, max: 6000 }).map((distance): Leg => ({ kind: 'sideways', distance })),
  fc.tuple(turns, distances).map(([by, distance]): Leg => ({ kind: 'incline', by, distance })),
  fc
    .tuple(fc.constantFrom('left', 'right'), turns)
    .map(([about, by]): Leg => ({ kind: 'wheel', about, by })),
  turns.map((by): Leg => ({ kind: 'turn', by })),
  fc.constant<Leg>({ kind: 'about' }),
  fc.tuple(layouts, turns).map(([layout, by]): Leg => ({ kind: 'reform', layout, by })),
  poses(8000).map((to): Leg => ({ kind: 'free', to })),
)

const paths = (layout: fc.Arbitrary<Layout> = layouts): fc.Arbitrary<Path> =>
  fc.record({ layout, pose: poses(4000), legs: fc.array(legs, { minLength: 1, maxLength: 3 }) })

const grounds = fc
  .tuple(
    fc.integer({ min: -9000, max: 9000 }),
    fc.integer({ min: -9000, max: 9000 }),
    fc.integer({ min: 100, max: 6000 }),
    fc.integer({ min: 100, max: 6000 }),
  )
  .map(([x, y, wide, deep]) => groundAt(x, y, x + wide, y + deep))

const others = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  unit: fc.tuple(layouts, poses(12_000)).map(([layout, pose]) => footprintOf(layout, pose)),
  least: fc.constantFrom(0, 500, 3000, null),
  endsBeyond: fc.constantFrom(0, 20),
})

const fields: fc.Arbitrary<Field> = fc.record({
  table: fc.constant({ left: -30_000, top: -30_000, right: 30_000, bottom: 30_000 }),
  regions: fc.array(
    fc.record({
      id: fc.constantFrom('bog', 'road'),
      ground: grounds,
      over: fc.constantFrom(1, 2, 3),
      under: fc.constantFrom(1, 2),
    }),
    { maxLength: 2 },
  ),
  barriers: fc.array(
    fc.record({
      id: fc.constant('hedge'),
      ground: grounds,
      toll: fc.constant(4000),
      openings: fc.array(grounds, { maxLength: 1 }),
    }),
    { maxLength: 1 },
  ),
  closed: fc.array(
    fc.record({
      id: fc.constant('river'),
      ground: grounds,
      openings: fc.array(grounds, { maxLength: 2 }),
    }),
    { maxLength: 1 },
  ),
  others: fc.array(
    fc.oneof(
      others,
      others.map((other) => ({ ...other, mayStartNearer: true as const })),
    ),
    { maxLength: 2 },
  ),
  allowance: fc.constantFrom(8000, 20_000, 60_000),
})

const verdictOf = (measured: Measured) =>
  measured.ok
    ? { cost: measured.cost, legs: measured.legs.map(({ cost }) => cost), by: measured.crossed }
    : {
        cost: measured.cost,
        kind: measured.violation.kind,
        leg: measured.violation.leg,
        who: measured.violation.who,
        margin: measured.violation.margin,
      }

describe('a verdict', () => {
  it('is the same in a mirror and after a quarter turn', () => {
    fc.assert(
      fc.property(fields, paths(), (field, path) => {
        const verdict = verdictOf(measure(field, path))
        for (const change of [MIRROR, TURN]) {
          const changed = measure(changedField(change, field), changedPath(change, path))
          expect(verdictOf(changed)).toEqual(verdict)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('is the same whichever of two units moves towards the other', () => {
    const either = fc.tuple(layouts, poses(6000))
    const ways = fc.tuple(
      fc.integer({ min: -6000, max: 6000 }),
      fc.integer({ min: -6000, max: 6000 }),
    )
    fc.assert(
      fc.property(
        either,
        either,
        ways,
        fc.constantFrom(0, 20, 3000),
        (one, two, [dx, dy], least) => {
          const move = (
            from: readonly [Layout, Pose],
            to: readonly [Layout, Pose],
            sign: number,
          ) => {
            const [layout, pose] = from
            const end = { x: pose.x + sign * dx, y: pose.y + sign * dy, facing: pose.facing }
            const field = { others: [{ id: 'other', unit: footprintOf(...to), least }] }
            const verdict = verdictOf(
              measure(field, { layout, pose, legs: [{ kind: 'free', to: end }] }),
            )
            // How deep a sweep is in another unit depends on which of them is the sweep.
            const isDeep = 'margin' in verdict && verdict.margin * 10 > least
            return { ...verdict, ...(isDeep && { margin: 'deep' }) }
          }
          expect(move(two, one, -1)).toEqual(move(one, two, 1))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('against a path stays when the path is made longer', () => {
    fc.assert(
      fc.property(fields, paths(), fc.array(legs, { maxLength: 2 }), (field, path, more) => {
        const measured = measure(field, path)
        if (measured.ok || measured.violation.kind === 'ends') return
        const longer = measure(field, { ...path, legs: [...path.legs, ...more] })
        expect(verdictOf(longer)).toEqual(verdictOf(measured))
      }),
      { numRuns: 400 },
    )
  })

  it('against a leg stays when the leg is made longer', () => {
    const ahead = fc.tuple(distances, fc.integer({ min: 0, max: 5000 }))
    fc.assert(
      fc.property(
        fields,
        paths(),
        ahead,
        fc.integer({ min: 0, max: 3 }),
        (field, path, [distance, more], quarters) => {
          const pose = { ...path.pose, facing: quarters * QUARTER }
          const go = (far: number) =>
            measure(field, { ...path, pose, legs: [{ kind: 'ahead', distance: far }] })
          const measured = go(distance)
          if (measured.ok || measured.violation.kind === 'ends') return
          // A road may begin where a leg was too dear, but no inch is for nothing.
          expect(go(distance + more).ok).toBe(false)
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('the cost of a free leg', () => {
  it('is never more than that of a detour where nothing is crossed', () => {
    fc.assert(
      fc.property(layouts, poses(9000), poses(9000), poses(9000), (layout, pose, via, to) => {
        const direct = measure({}, { layout, pose, legs: [{ kind: 'free', to }] })
        const detour = measure(
          {},
          {
            layout,
            pose,
            legs: [
              { kind: 'free', to: via },
              { kind: 'free', to },
            ],
          },
        )
        expect(detour.cost).toBeGreaterThanOrEqual(direct.cost)
      }),
      { numRuns: 1000 },
    )
  })

  it('is what fractions say, to the thousandth', () => {
    fc.assert(
      fc.property(fields, layouts, poses(6000), poses(6000), (field, layout, pose, to) => {
        const { regions = [], barriers = [] } = field
        const ground: Field = { regions, barriers }
        const [start, end] = [footprintOf(layout, pose), footprintOf(layout, to)]
        const measured = measure(ground, { layout, pose, legs: [{ kind: 'free', to }] })
        expect(measured.cost).toBe(costSlowly(ground, start, end))
        expect(leastCost(ground, start, end)).toBeLessThanOrEqual(measured.cost)
      }),
      { numRuns: 120 },
    )
  })

  it('is what fractions say where ways run along edges', () => {
    const hundreds = fc.integer({ min: -40, max: 40 }).map((value) => value * 250)
    const boxes = fc
      .tuple(hundreds, hundreds, fc.constantFrom(250, 500, 3000), fc.constantFrom(250, 500, 3000))
      .map(([x, y, wide, deep]) => groundAt(x, y, x + wide, y + deep))
    const spots = fc.record({ x: hundreds, y: hundreds, facing: fc.constantFrom(0, QUARTER) })
    fc.assert(
      fc.property(layouts, spots, spots, boxes, boxes, (layout, pose, to, one, two) => {
        const ground: Field = {
          regions: [{ id: 'bog', ground: one, over: 2, under: 1 }],
          barriers: [{ id: 'hedge', ground: two, toll: 4000, openings: [one] }],
        }
        const measured = measure(ground, { layout, pose, legs: [{ kind: 'free', to }] })
        const [start, end] = [footprintOf(layout, pose), footprintOf(layout, to)]
        expect(measured.cost).toBe(costSlowly(ground, start, end))
      }),
      { numRuns: 120 },
    )
  })
})
