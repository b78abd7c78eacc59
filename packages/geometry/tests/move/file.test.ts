import { describe, expect, it } from 'vitest'
import { bendsAfter, inColumn, ranksOfColumn, type Column } from '../../column.ts'
import { footprintOf } from '../../footprint.ts'
import { FULL_TURN, poseAt, QUARTER, turned, type Point, type Pose } from '../../lattice.ts'
import { inRanks } from '../../layout.ts'
import { bearingOf } from '../../move/bearing.ts'
import type { Field } from '../../move/field.ts'
import { measure } from '../../move/measure.ts'
import { columnAfter, toward, type Leg, type Path } from '../../move/path.ts'
import { at, changedField, changedPath, groundAt, LINE, MIRROR, STAND, TURN } from './fields.ts'

/** Two files of twelve ranks: 2 by 12 inches. */
const RANKS = ranksOfColumn(24, 2, STAND)
const STRAIGHT: Column = { ranks: RANKS, bends: [] }

/** The head goes to each place in turn. */
function filing(pose: Pose, column: Column, ...places: readonly Point[]): Path {
  const legs: Leg[] = []
  let [here, bent] = [pose, column]
  for (const place of places) {
    const to = poseAt(place, bearingOf(place.x - here.x, place.y - here.y))
    const leg = { kind: 'file', to, column: bent } as const
    legs.push(leg)
    bent = columnAfter(leg, here)
    here = to
  }
  return { layout: inColumn(column), pose, legs }
}

const ends = (column: Column, pose: Pose, path: Path): readonly [Column, Pose] =>
  path.legs.reduce<readonly [Column, Pose]>(
    ([bent, here], leg) =>
      leg.kind === 'file' ? [columnAfter({ ...leg, column: bent }, here), leg.to] : [bent, here],
    [column, pose],
  )

describe('a column that bends', () => {
  it('stands like any in ranks and files while it is straight', () => {
    const figures = 23
    const ranks = ranksOfColumn(figures, 2, STAND)
    for (const facing of [0, 1234, QUARTER, 40_000]) {
      const pose = at(500, -700, facing)
      const [one, other] = [
        footprintOf(inColumn({ ranks, bends: [] }), pose),
        footprintOf(inRanks(figures, 2, STAND), pose),
      ]
      expect([one.left, one.top, one.right, one.bottom]).toEqual([
        other.left,
        other.top,
        other.right,
        other.bottom,
      ])
    }
  })

  it('has each rank where the one before it has been', () => {
    const path = filing(at(0, 0), STRAIGHT, { x: 0, y: -3000 }, { x: 4000, y: -3000 })
    const [column, pose] = ends(STRAIGHT, at(0, 0), path)
    expect(column.bends).toEqual([{ behind: 4000, by: QUARTER }])
    const { boxes } = footprintOf(inColumn(column), pose)
    const middles = boxes.map(({ ring }) => [
      ((ring[0] as number) + (ring[4] as number)) / 2,
      ((ring[1] as number) + (ring[5] as number)) / 2,
    ])
    expect(middles.slice(0, 6)).toEqual([
      [3500, -3000],
      [2500, -3000],
      [1500, -3000],
      [500, -3000],
      [0, -2500],
      [0, -1500],
    ])
  })

  it('is straight again when its last rank has come round', () => {
    const round: Column = { ranks: RANKS, bends: [{ behind: 11_000, by: QUARTER }] }
    expect(bendsAfter(round, at(0, 0), at(0, -499))).toHaveLength(1)
    expect(bendsAfter(round, at(0, 0), at(0, -500))).toEqual([])
  })

  it('comes round a square road and back to where it was, and its mirror image likewise', () => {
    const corners = [
      { x: 50_000, y: -50_000 },
      { x: 100_000, y: -50_000 },
      { x: 100_000, y: 0 },
      { x: 50_000, y: 0 },
      { x: 50_000, y: -25_000 },
    ]
    const pose = at(50_000, -25_000)
    const path = filing(pose, STRAIGHT, ...corners)
    const [column, end] = ends(STRAIGHT, pose, path)
    expect(end).toEqual(pose)
    expect(column.bends).toEqual([])
    const measured = measure({}, path)
    expect(measured).toMatchObject({ ok: true, cost: 200_000 })
    const mirrored = changedPath(MIRROR, path)
    expect(measure({}, mirrored)).toMatchObject({ ok: true, cost: 200_000 })
  })

  it('lies mirrored and turned when the table is', () => {
    for (let by = -20; by <= 20; by++) {
      const bends = [
        { behind: 2000 + 37 * Math.abs(by), by: turned(0, by * 700) },
        { behind: 6000, by: turned(0, -by * 311) },
      ]
      const here = at(1000, 2000, 3000)
      const own = footprintOf(inColumn({ ranks: RANKS, bends }), here)
      const other = footprintOf(
        inColumn({
          ranks: RANKS,
          bends: bends.map((bend) => ({ ...bend, by: turned(0, -bend.by) })),
        }),
        at(-1000, 2000, FULL_TURN - 3000),
      )
      expect([-own.right, -own.left, own.top]).toEqual([other.left, other.right, other.top])
    }
  })
})

describe('what filing costs', () => {
  const road = (left: number, top: number, right: number, bottom: number) => ({
    id: 'road',
    ground: groundAt(left, top, right, bottom),
    over: 1,
    under: 2,
  })

  it('is the way of the head, round as many corners as there are', () => {
    const path = filing(at(0, 0), STRAIGHT, { x: 0, y: -5000 }, { x: 6000, y: -5000 })
    expect(measure({}, path)).toMatchObject({ ok: true, cost: 11_000 })
    // As a block it would have to swing its rear around: far more.
    const asBlock = measure(
      {},
      {
        layout: inRanks(24, 2, STAND),
        pose: at(0, 0),
        legs: [
          { kind: 'free', to: at(0, -5000) },
          { kind: 'free', to: at(6000, -5000, QUARTER) },
        ],
      },
    )
    expect(asBlock.cost).toBeGreaterThan(16_000)
  })

  it('counts half for every rank that is on a road, round its bend, too', () => {
    const field: Field = {
      regions: [road(-1500, -6500, 1500, 13_000), road(1500, -6500, 20_000, -3500)],
    }
    const path = filing(at(0, 0), STRAIGHT, { x: 0, y: -5000 }, { x: 13_000, y: -5000 })
    expect(measure(field, path)).toMatchObject({ ok: true, cost: 9000 })
  })

  it('counts whole for those who are not on it yet', () => {
    const field: Field = { regions: [road(-1500, -20_000, 1500, 0)] }
    const path = filing(at(0, 0), STRAIGHT, { x: 0, y: -6000 })
    // The last rank comes no nearer to the road than half an inch from where the sixth was.
    expect(measure(field, path)).toMatchObject({ ok: true, cost: 6000 })
  })

  it('is measured alike when the table is mirrored or turned', () => {
    const field: Field = {
      regions: [road(-1500, -20_000, 1500, 3000)],
      closed: [{ id: 'pond', ground: groundAt(1200, -4000, 9000, 3000) }],
    }
    for (let i = 0; i < 60; i++) {
      const first = toward({ x: 0, y: 0 }, turned(0, (i - 30) * 200), 3000 + 50 * i)
      const second = toward(first, turned(0, (i * 977) % 8000), 4000)
      const path = filing(at(0, 0), STRAIGHT, first, second)
      const own = measure(field, path)
      for (const change of [MIRROR, TURN]) {
        const other = measure(changedField(change, field), changedPath(change, path))
        expect(other.ok).toBe(own.ok)
        expect(Math.abs(other.cost - own.cost)).toBeLessThanOrEqual(2)
      }
    }
  })

  it('runs into what stands beside a bend, where the head would not', () => {
    const pond = { id: 'pond', ground: groundAt(900, 2000, 3000, 5000) }
    const path = filing(at(0, 0), STRAIGHT, { x: 0, y: -5000 })
    expect(measure({ closed: [pond] }, path)).toMatchObject({
      ok: false,
      violation: { kind: 'ground', who: 'pond' },
    })
  })
})

describe('what a path costs', () => {
  it('is the way of the one figure that goes farthest in all, not the longest of each leg', () => {
    const path: Path = {
      layout: LINE,
      pose: at(0, 0),
      legs: [
        { kind: 'free', to: at(0, -3000, 4096) },
        { kind: 'free', to: at(0, -6000) },
      ],
    }
    const measured = measure({}, path)
    const longest = measured.legs.reduce((sum, { cost }) => sum + cost, 0)
    // On the first leg the left flank goes farther, on the second the right one.
    expect(longest).toBeGreaterThan(8600)
    expect(measured.cost).toBeLessThan(6900)
    expect(measure({ allowance: 7000 }, path).ok).toBe(true)
    expect(measure({ allowance: 6100 }, path)).toMatchObject({
      violation: { kind: 'short', leg: 1 },
    })
  })
})

describe('figures that go through a gap', () => {
  /** A wall with a gate of 1.2 inches. */
  const wall: Field = {
    closed: [
      { id: 'west', ground: groundAt(-20_000, -3200, -600, -3000) },
      { id: 'east', ground: groundAt(600, -3200, 20_000, -3000) },
    ],
  }
  const through: Path = {
    layout: LINE,
    pose: at(0, 0),
    legs: [
      {
        kind: 'through',
        by: [
          { x: 0, y: -2400 },
          { x: 0, y: -3900 },
        ],
        to: at(0, -6500),
      },
    ],
  }

  it('pass one by one where the block does not', () => {
    expect(measure(wall, { ...through, legs: [{ kind: 'free', to: at(0, -6500) }] }).ok).toBe(false)
    expect(measure(wall, through).ok).toBe(true)
  })

  it('pay for the detour of the farthest', () => {
    // From (3.5, 0.5) to (0, -2.4), on to (0, -3.9) and up to (3.5, -6); the rear rank goes 1.5" up.
    const front = Math.hypot(3.5, 2.9) + 1.5 + Math.hypot(3.5, 2.1)
    const rear = Math.hypot(3.5, 3.9) + 1.5 + Math.hypot(3.5, 1.1)
    const { cost } = measure(wall, through)
    expect(cost / 1000).toBeCloseTo(Math.max(front, rear), 2)
  })

  it('do not pass a gap that is narrower than a base', () => {
    const narrow: Field = {
      closed: [
        { id: 'west', ground: groundAt(-20_000, -3200, -450, -3000) },
        { id: 'east', ground: groundAt(450, -3200, 20_000, -3000) },
      ],
    }
    expect(measure(narrow, through)).toMatchObject({ ok: false, violation: { kind: 'ground' } })
  })
})
