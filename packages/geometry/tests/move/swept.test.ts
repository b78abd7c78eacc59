import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnAbout, inColumn, ranksOfColumn, type Column } from '../../column.ts'
import { footprintOf } from '../../footprint.ts'
import { FULL_TURN, poseAt, QUARTER, turned, type Pose } from '../../lattice.ts'
import { inFaces } from '../../layout.ts'
import { standingAfter, type Leg, type Path, type Standing } from '../../move/path.ts'
import { filesAlong, groundsSwept, sweptNear } from '../../move/swept.ts'
import { overlap } from '../../ring.ts'
import { isNearGround, overlapsGround, type Ground } from '../../terrain/ground.ts'
import { at, changedPath, groundAt, LINE, MIRROR, STAND, TURN } from './fields.ts'

const ids = (path: Path, ground: Ground, road: Ground | null = null) =>
  groundsSwept(path, [{ id: 'ground', ground }], road)

describe('the ground that a way goes over', () => {
  const path = (legs: readonly Leg[], pose = at(0, 0)): Path => ({ layout: LINE, pose, legs })

  it('is told with the first leg that comes to it, or as where the unit began', () => {
    const legs: readonly Leg[] = [
      { kind: 'ahead', distance: 2000 },
      { kind: 'incline', by: 4096, distance: 3000 },
    ]
    expect(ids(path(legs), groundAt(-500, 500, 500, 900))).toEqual([{ id: 'ground', leg: -1 }])
    expect(ids(path(legs), groundAt(3000, -1500, 3500, -1000))).toEqual([{ id: 'ground', leg: 0 }])
    expect(ids(path(legs), groundAt(3000, -4000, 3500, -3500))).toEqual([{ id: 'ground', leg: 1 }])
    expect(ids(path(legs), groundAt(3000, -7000, 3500, -6000))).toEqual([])
  })

  it('is all that any part of a base comes over, and not what it only touches', () => {
    const leg: readonly Leg[] = [{ kind: 'ahead', distance: 2000 }]
    expect(ids(path(leg), groundAt(4000, -1500, 5000, -1000))).toEqual([])
    expect(ids(path(leg), groundAt(3999, -1500, 5000, -1000))).toHaveLength(1)
  })

  const squares = fc
    .tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }))
    .map(([x, y]) => groundAt(x - 400, y - 700, x + 400, y + 700))
  const legs: fc.Arbitrary<Leg> = fc.oneof(
    fc.integer({ min: 0, max: 6000 }).map((distance): Leg => ({ kind: 'ahead', distance })),
    fc
      .tuple(fc.integer({ min: -4096, max: 4096 }), fc.integer({ min: 0, max: 6000 }))
      .map(([by, distance]): Leg => ({ kind: 'incline', by, distance })),
    fc.integer({ min: 1, max: 12_000 }).map((by): Leg => ({ kind: 'wheel', about: 'right', by })),
  )

  /** Where a unit is on a leg: at many places, one close to the next. */
  function placesOn(standing: Standing, leg: Leg): readonly Standing[] {
    const parts = 400
    return Array.from({ length: parts + 1 }, (_, i) => {
      const part = (whole: number): number => Math.round((whole * i) / parts)
      if (leg.kind === 'wheel') return standingAfter(standing, { ...leg, by: part(leg.by) })
      if (leg.kind === 'ahead' || leg.kind === 'incline')
        return standingAfter(standing, { ...leg, distance: part(leg.distance) })
      throw new TypeError('Only what is made above.')
    })
  }

  it('is what a slow walk comes over, and no more', () => {
    fc.assert(
      fc.property(
        squares,
        legs,
        fc.integer({ min: 0, max: FULL_TURN - 1 }),
        (ground, leg, facing) => {
          const start = { layout: LINE, pose: at(0, 0, facing) }
          const bases = placesOn(start, leg).flatMap(
            ({ layout, pose }) => footprintOf(layout, pose).boxes,
          )
          const isSwept = ids({ ...start, legs: [leg] }, ground).length > 0
          if (bases.some(({ ring }) => overlapsGround(ring, ground))) expect(isSwept).toBe(true)
          if (isSwept) expect(bases.some(({ ring }) => isNearGround(ring, ground, 40))).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is the same in the mirror and turned by a quarter', () => {
    fc.assert(
      fc.property(
        squares,
        fc.array(legs, { maxLength: 3 }),
        fc.integer({ min: 0, max: FULL_TURN - 1 }),
        (ground, all, facing) => {
          const own = path(all, at(0, 0, facing))
          const { left, top, right, bottom } = ground
          expect(ids(changedPath(MIRROR, own), groundAt(-right, top, -left, bottom))).toEqual(
            ids(own, ground),
          )
          expect(ids(changedPath(TURN, own), groundAt(-bottom, left, -top, right))).toEqual(
            ids(own, ground),
          )
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is near to others from just so far on', () => {
    const other = footprintOf(LINE, at(0, -10_000))
    const near = (distance: number, limit: number): boolean =>
      sweptNear(path([{ kind: 'ahead', distance }]), other, limit)
    expect(near(3000, 5000)).toBe(true)
    expect(near(3000, 4999)).toBe(false)
    expect(near(0, 8000)).toBe(true)
  })
})

describe('a column on a road', () => {
  const column: Column = { ranks: ranksOfColumn(6, 1, STAND), bends: [] }
  const leg = (x: number, y: number, pose: Pose = at(0, 0)): Leg => ({
    kind: 'file',
    to: poseAt({ x, y }, x === pose.x ? 0 : QUARTER),
    column,
  })
  const onto = (one: Leg): Path => ({ layout: inColumn(column), pose: at(0, 0), legs: [one] })
  const road = groundAt(-200, -20_000, 200, 20_000)
  const wood = groundAt(-5000, -9000, 5000, -3000)

  it('is on the road and in no wood beside it', () => {
    expect(ids(onto(leg(0, -8000)), wood)).toHaveLength(1)
    expect(ids(onto(leg(0, -8000)), wood, road)).toEqual([])
    expect(filesAlong(onto(leg(0, -8000)), road)).toBe(true)
  })

  it('is in the wood as soon as it leaves the road', () => {
    const away: Path = {
      ...onto(leg(0, -5000)),
      legs: [leg(0, -5000), { kind: 'file', to: poseAt({ x: 4000, y: -5000 }, QUARTER), column }],
    }
    expect(ids(away, wood, road)).toEqual([{ id: 'ground', leg: 1 }])
    expect(filesAlong(away, road)).toBe(false)
  })

  it('is in whatever its tail stands in that is off the road', () => {
    const bent: Column = { ...column, bends: [{ behind: 2000, by: QUARTER }] }
    const tail: Path = {
      layout: inColumn(bent),
      pose: at(0, 0),
      legs: [{ kind: 'file', to: at(0, -6000), column: bent }],
    }
    expect(ids(tail, groundAt(2000, 1000, 6000, 3000), road)).toEqual([{ id: 'ground', leg: -1 }])
    expect(filesAlong(tail, road)).toBe(true)
  })
})

describe('a column whose bases turn about', () => {
  // A base whose middle is just on a bend looks where the head goes, and then where the rear does.
  it('lies where it lay, led by its rear', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 600, max: 5000 }).filter((behind) => behind % 1000 !== 500),
        fc.integer({ min: -QUARTER, max: QUARTER }),
        fc.integer({ min: 0, max: FULL_TURN - 1 }),
        (behind, by, facing) => {
          const ranks = ranksOfColumn(6, 1, STAND)
          const column: Column = { ranks, bends: [{ behind, by: turned(0, by) }] }
          const pose = at(3000, -2000, facing)
          const about = columnAbout(column, pose)
          const before = footprintOf(inColumn(column), pose).boxes
          const after = footprintOf(inColumn(about.column), about.pose).boxes.toReversed()
          for (const [i, { ring }] of before.entries())
            for (let corner = 0; corner < 8; corner++)
              // Front left is rear right now.
              expect(
                Math.abs((ring[corner] as number) - (after[i]?.ring[(corner + 4) % 8] as number)),
              ).toBeLessThanOrEqual(3)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a square of a few stands', () => {
  it.each([
    [4, [1, 1, 1, 1]],
    [6, [2, 1, 2, 1]],
    [8, [2, 2, 2, 2]],
  ])('of %i has faces as even as can be', (stands, faces) => {
    const layout = inFaces(stands, STAND)
    expect(layout.map(({ files }) => files)).toEqual(faces)
    expect(layout.map(({ facing }) => facing)).toEqual([0, QUARTER, 2 * QUARTER, 3 * QUARTER])
    const { boxes, left, right, top } = footprintOf(layout, at(0, 0))
    expect([left + right, top]).toEqual([0, 0])
    for (const one of boxes)
      for (const other of boxes)
        if (one !== other) expect(overlap(one.ring, other.ring)).toBe(false)
  })

  it('has a stand on each side at least', () => {
    expect(() => inFaces(3, STAND)).toThrow('a stand or more')
  })
})
