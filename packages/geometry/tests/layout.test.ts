import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { overlaps, touches } from '../contact.ts'
import { figuresOf, frontRankOf } from '../figures.ts'
import { footprintOf, type Footprint, type Layout } from '../footprint.ts'
import { FULL_TURN, QUARTER, side, type Pose } from '../lattice.ts'
import {
  inLine,
  inOpenOrder,
  inRanks,
  inSquare,
  limbered,
  onRoundBase,
  withRefusedFlanks,
  unlimbered,
} from '../layout.ts'
import { flanksOf, frontLineOf, hullOf, reachOf, rearLineOf } from '../outline.ts'
import { holds, overlap, type Ring } from '../ring.ts'
import {
  FOOT,
  GUN,
  HORSE,
  layouts,
  LEADER,
  LIMBER,
  mirrored,
  poses,
  quarterTurned,
  units,
} from './units.ts'

const HERE: Pose = { x: 0, y: 0, facing: 0 }
const figures = (layout: Layout): number => figuresOf(footprintOf(layout, HERE)).length
const front = (layout: Layout): number => frontRankOf(footprintOf(layout, HERE)).length

const corners = (ring: Ring): readonly string[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => `${ring[2 * i]},${ring[2 * i + 1]}`).toSorted()

/** Boxes of one unit stand clear of each other but for what rounding does. */
const selfOverlaps = (layout: Layout): boolean => {
  const { boxes } = footprintOf(layout, HERE)
  return boxes.some(({ ring }, i) => boxes.some((other, j) => j > i && overlap(ring, other.ring)))
}

describe('ranks and files', () => {
  it('makes one block of full ranks', () => {
    expect(inRanks(24, 12, FOOT)).toEqual([
      { u: 0, v: 0, facing: 0, files: 12, ranks: 2, ...FOOT, front: true },
    ])
  })

  it('puts an incomplete last rank behind the middle', () => {
    const [full, rest] = inRanks(30, 12, FOOT)
    expect(full).toMatchObject({ files: 12, ranks: 2, front: true })
    expect(rest).toMatchObject({ u: 0, v: 2 * FOOT.depth, files: 6, ranks: 1, front: false })
  })

  it('lets fewer figures than files stand in one rank, which is the front rank', () => {
    expect(inRanks(5, 12, FOOT)).toMatchObject([{ files: 5, ranks: 1, front: true }])
  })

  it('gives each figure in open order its own base, and half an inch between them', () => {
    const layout = inOpenOrder(8, 5, FOOT, 500)
    expect(layout.map(({ u, v }) => [u, v])).toEqual([
      ...[-2576, -1288, 0, 1288, 2576].map((u) => [u, 0]),
      ...[-1288, 0, 1288].map((u) => [u, 1288]),
    ])
    expect(front(layout)).toBe(5)
  })

  it('makes one block of stands side by side, and several where there are gaps', () => {
    expect(inLine(4, GUN)).toMatchObject([{ files: 4, ranks: 1 }])
    expect(inLine(4, GUN, 100)).toHaveLength(4)
  })
})

describe('squares', () => {
  it('has every figure, and no two on the same ground', () => {
    for (let count = 8; count <= 60; count++) {
      expect(figures(inSquare(count, FOOT))).toBe(count)
      expect(selfOverlaps(inSquare(count, FOOT))).toBe(false)
      expect(selfOverlaps(inSquare(count, HORSE))).toBe(false)
    }
  })

  it('gives each face its even share', () => {
    for (let count = 8; count <= 60; count++) {
      const faces = new Map<number, number>()
      for (const { facing, files, ranks } of inSquare(count, FOOT))
        faces.set(facing, (faces.get(facing) ?? 0) + files * ranks)
      const shares = [...faces.values()]
      expect(shares).toHaveLength(4)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }
  })

  it('counts the outer figures as its front rank: half of all', () => {
    expect(front(inSquare(24, FOOT))).toBe(12)
    expect(front(inSquare(32, FOOT))).toBe(16)
    expect(front(inSquare(30, FOOT))).toBe(16)
  })

  it('is a block for each face where two ranks are full', () => {
    expect(inSquare(24, FOOT)).toHaveLength(4)
    expect(inSquare(8, FOOT)).toHaveLength(4)
    expect(() => inSquare(7, FOOT)).toThrow('two figures')
  })

  it('looks the same from all four sides', () => {
    const unit = footprintOf(inSquare(24, FOOT), { x: 0, y: -3.5 * FOOT.width, facing: 0 })
    const turn = footprintOf(inSquare(24, FOOT), { x: 3.5 * FOOT.width, y: 0, facing: QUARTER })
    const all = ({ boxes }: Footprint): readonly string[] =>
      boxes.flatMap(({ ring }) => corners(ring)).toSorted()
    expect(all(unit)).toEqual(all(turn))
  })
})

describe('guns', () => {
  it('stands one to three in line, limbers behind', () => {
    for (const guns of [1, 2, 3]) {
      const layout = unlimbered(guns, GUN, 500, { base: LIMBER, gap: 200 })
      expect(figures(layout)).toBe(2 * guns)
      expect(front(layout)).toBe(guns)
      expect(selfOverlaps(layout)).toBe(false)
      for (let gun = 0; gun < guns; gun++)
        expect(layout[guns + gun]).toMatchObject({ u: layout[gun]?.u, v: GUN.depth + 200 })
    }
  })

  it('stands two together with one limber behind their middle', () => {
    const layout = unlimbered(2, GUN, 0, { base: LIMBER, gap: 200, count: 1 })
    expect(figures(layout)).toBe(3)
    expect(front(layout)).toBe(2)
    expect(layout[2]).toMatchObject({ u: 0, v: GUN.depth + 200, front: false, ...LIMBER })
  })

  it('follows its limber on the march, and looks back', () => {
    const [limber, gun] = limbered(1, GUN, 0, LIMBER)
    expect(limber).toMatchObject({ u: 0, v: 0, facing: 0, front: true, ...LIMBER })
    expect(gun).toMatchObject({ facing: FULL_TURN / 2, front: false, ...GUN })
    const { boxes } = footprintOf(limbered(1, GUN, 0, LIMBER), HERE)
    const [one, other] = boxes.map((box) => ({
      ...footprintOf([], HERE),
      ...extent(box.ring),
      boxes: [box],
    }))
    expect(touches(one as Footprint, other as Footprint)).toBe(true)
    expect(reachOf(limbered(1, GUN, 0, LIMBER)).rear).toBe(GUN.depth + LIMBER.depth)
  })
})

const extent = (ring: Ring) => ({
  left: Math.min(...ring.filter((_, i) => i % 2 === 0)),
  right: Math.max(...ring.filter((_, i) => i % 2 === 0)),
  top: Math.min(...ring.filter((_, i) => i % 2 === 1)),
  bottom: Math.max(...ring.filter((_, i) => i % 2 === 1)),
})

describe('refused flanks', () => {
  it('turns wings back without walking over the rest', () => {
    for (const by of [1000, 4096, 8192, 12_000, QUARTER])
      for (const count of [24, 26, 30, 35]) {
        const layout = withRefusedFlanks(count, 12, FOOT, {
          left: { files: 4, by },
          right: { files: 3, by },
        })
        expect(figures(layout)).toBe(count)
        expect(front(layout)).toBe(12)
        const unit = footprintOf(layout, HERE)
        for (const [i, one] of unit.boxes.entries())
          for (const other of unit.boxes.slice(i + 1))
            expect(overlap(shrunk(one.ring), shrunk(other.ring))).toBe(false)
      }
  })

  it('turns the right wing to the right and the left one to the left', () => {
    const layout = withRefusedFlanks(24, 12, FOOT, {
      left: { files: 2, by: 4096 },
      right: { files: 2, by: 4096 },
    })
    expect(layout.map(({ facing }) => facing)).toEqual([0, FULL_TURN - 4096, 4096])
    const [, left, right] = layout
    expect(left?.u).toBe(-(right?.u ?? 0))
    expect(left?.v).toBe(right?.v)
  })

  it('leaves somebody to look ahead', () => {
    expect(() => withRefusedFlanks(4, 4, FOOT, { left: { files: 4, by: 100 } })).toThrow(
      'look ahead',
    )
  })
})

/** A hundredth smaller, since hinges are rounded. */
function shrunk(ring: Ring): Ring {
  const middle = (from: number): number =>
    ring.filter((_, i) => i % 2 === from).reduce((sum, value) => sum + value) / 4
  const [x, y] = [middle(0), middle(1)]
  return ring.map((value, i) => value + ((i % 2 === 0 ? x : y) - value) / 100)
}

describe('round bases', () => {
  const leader = (pose: Pose): Ring =>
    (footprintOf(onRoundBase(LEADER), pose).boxes[0] as Footprint['boxes'][number]).ring

  it('does not change when it turns', () => {
    fc.assert(
      fc.property(poses(1000), ({ x, y, facing }) => {
        expect(leader({ x, y, facing })).toEqual(leader({ x, y, facing: 0 }))
      }),
      { numRuns: 200 },
    )
  })

  it('has sixteen sides outside the circle or on it, and no corner a contact away', () => {
    for (const diameter of [LEADER, 1000, 1182, 2362]) {
      const { ring } = footprintOf(onRoundBase(diameter), HERE)
        .boxes[0] as Footprint['boxes'][number]
      expect(ring).toHaveLength(32)
      for (let i = 0; i < 32; i += 2) {
        const at = (place: number) => ({
          x: ring[place % 32] as number,
          y: ring[(place + 1) % 32] as number,
        })
        const [a, b, c] = [at(i), at(i + 2), at(i + 4)]
        expect(side(a, b, c)).toBeGreaterThan(0)
        const height = side(a, b, { x: 0, y: 0 }) / Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
        expect(height).toBeGreaterThanOrEqual(diameter / 2 - 1e-9)
        expect(Math.sqrt(a.x ** 2 + a.y ** 2)).toBeLessThan((diameter / 2) * 1.02 + 1.5)
      }
    }
  })

  it('is its own mirror image and its own quarter turn', () => {
    const ring = leader(HERE)
    expect(corners(ring.map((value, i) => (i % 2 === 0 ? -value : value) + 0))).toEqual(
      corners(ring),
    )
    const turn = ring.map(
      (_, i) => (i % 2 === 0 ? -(ring[i + 1] as number) : (ring[i - 1] as number)) + 0,
    )
    expect(corners(turn)).toEqual(corners(ring))
  })
})

describe('lines and hulls', () => {
  it('has its front line, flanks and rear line on its box', () => {
    fc.assert(
      fc.property(poses(30_000), (pose) => {
        const unit = footprintOf(inRanks(24, 12, FOOT), pose)
        const [ax, ay, bx, by, cx, cy, dx, dy] = unit.boxes[0]?.ring ?? []
        expect(frontLineOf(unit)).toEqual({ from: { x: ax, y: ay }, to: { x: bx, y: by } })
        expect(flanksOf(unit).right).toEqual({ from: { x: bx, y: by }, to: { x: cx, y: cy } })
        expect(rearLineOf(unit)).toEqual({ from: { x: cx, y: cy }, to: { x: dx, y: dy } })
        expect(flanksOf(unit).left).toEqual({ from: { x: dx, y: dy }, to: { x: ax, y: ay } })
      }),
      { numRuns: 300 },
    )
  })

  it('holds all corners in a hull that turns right everywhere, and reaches as far', () => {
    fc.assert(
      fc.property(units(30_000), (unit) => {
        const hull = hullOf(unit)
        for (const { ring } of unit.boxes)
          for (let i = 0; i < ring.length; i += 2)
            expect(holds(hull, ring[i] as number, ring[i + 1] as number)).toBe(true)
        const point = (i: number) => ({
          x: hull[(2 * i) % hull.length] as number,
          y: hull[(2 * i + 1) % hull.length] as number,
        })
        for (let i = 0; i < hull.length / 2; i++)
          expect(side(point(i), point(i + 1), point(i + 2))).toBeGreaterThan(0)
        const { left, right, top, bottom } = unit
        expect(extent(hull)).toEqual({ left, right, top, bottom })
      }),
      { numRuns: 300 },
    )
  })

  it('is one object as long as the unit stands', () => {
    const unit = footprintOf(inSquare(24, FOOT), HERE)
    expect(hullOf(unit)).toBe(hullOf(unit))
    expect(frontRankOf(unit)).toBe(frontRankOf(unit))
  })

  it('has mirrored and turned hulls on a mirrored and turned table', () => {
    fc.assert(
      fc.property(units(30_000), (unit) => {
        const hull = hullOf(unit)
        const flipped = hull.map((value, i) => (i % 2 === 0 ? -value : value) + 0)
        expect(corners(hullOf(mirrored(unit)))).toEqual(corners(flipped))
        const turn = hull.map(
          (_, i) => (i % 2 === 0 ? -(hull[i + 1] as number) : (hull[i - 1] as number)) + 0,
        )
        expect(corners(hullOf(quarterTurned(unit)))).toEqual(corners(turn))
      }),
      { numRuns: 300 },
    )
  })

  it('stands on ground of its own wherever a layout is put down twice', () => {
    fc.assert(
      fc.property(layouts, poses(1000), (layout, pose) => {
        expect(overlaps(footprintOf(layout, pose), footprintOf(layout, pose))).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})
