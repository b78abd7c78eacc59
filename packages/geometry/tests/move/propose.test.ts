import { describe, expect, it, vi } from 'vitest'
import { footprintOf } from '../../footprint.ts'
import { FULL_TURN } from '../../lattice.ts'
import { bearingOf } from '../../move/bearing.ts'
import type { Field, Other } from '../../move/field.ts'
import { measureStraight } from '../../move/measure.ts'
import { nearestPose } from '../../move/nearest.ts'
import { toward } from '../../move/path.ts'
import { reachRegion } from '../../move/reach.ts'
import { crowd } from './crowds.ts'
import { at, COLUMN, groundAt, LINE } from './fields.ts'

// A busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const column = { layout: COLUMN, pose: at(0, 0) }
const line = (x: number, y: number, facing = 0) => footprintOf(LINE, at(x, y, facing))

describe('a bearing', () => {
  it('leads where it should, to a 65536th', () => {
    for (let turn = 0; turn < FULL_TURN; turn += 101) {
      const { x, y } = toward({ x: 0, y: 0 }, turn, 500_000)
      const off = Math.abs(bearingOf(x, y) - turn)
      expect(Math.min(off, FULL_TURN - off)).toBeLessThanOrEqual(1)
    }
  })
})

describe('the region a unit can reach', () => {
  it('is as far as its allowance in the open', () => {
    const { cells, step } = reachRegion({}, column, 8000)
    const far = cells.map(({ pose: { x, y } }) => Math.sqrt(x * x + y * y))
    expect(Math.max(...far)).toBeLessThanOrEqual(8000)
    expect(cells.length * step * step).toBeGreaterThan(0.9 * Math.PI * 8000 * 8000)
  })

  it('ends at a river, but not at its bridge', () => {
    const river = { id: 'river', ground: groundAt(-30_000, -5000, 30_000, -3000) }
    const beyond = (field: Field) =>
      reachRegion(field, column, 16_000, 1000).cells.filter(({ pose }) => pose.y < -9000).length
    expect(beyond({ closed: [river] })).toBe(0)
    const openings = [groundAt(1900, -5000, 4100, -3000)]
    expect(beyond({ closed: [{ ...river, openings }] })).toBeGreaterThan(5)
  })

  it('goes half as far in a bog', () => {
    const bog = { id: 'bog', ground: groundAt(-40_000, -40_000, 40_000, 40_000), over: 2, under: 1 }
    const { cells } = reachRegion({ regions: [bog] }, column, 8000, 500)
    expect(Math.max(...cells.map(({ pose }) => -pose.y))).toBe(4000)
  })

  it('says where one may pass, but not end', () => {
    const friend: Other = { id: 'f', unit: line(0, -5000), least: null }
    const { cells } = reachRegion({ others: [friend] }, column, 12_000, 1000)
    expect(cells.find(({ pose }) => pose.x === 0 && pose.y === -5000)?.ends).toBe(false)
    expect(cells.find(({ pose }) => pose.x === 0 && pose.y === -10_000)?.ends).toBe(true)
  })
})

describe('the nearest pose', () => {
  it('is the wished one if the judge lets it', () => {
    expect(nearestPose({}, column, at(100, -4000))?.pose).toEqual(at(100, -4000))
  })

  it('touches what stands in the way', () => {
    const field: Field = { others: [{ id: 'a', unit: line(0, -6000), least: 0 }] }
    // The rear of the line is at -4 inches.
    expect(nearestPose(field, column, at(0, -5000))?.pose).toEqual(at(0, -4000))
  })

  it('is as far on the way as the allowance lets it', () => {
    expect(nearestPose({ allowance: 6000 }, column, at(0, -20_000))?.pose).toEqual(at(0, -6000))
  })

  it('keeps the facing where there is no room to turn', () => {
    const walls = [-1, 1].map((side) => ({
      id: 'wall',
      ground: groundAt(
        Math.min(side, side * 9) * 1000,
        -20_000,
        Math.max(side, side * 9) * 1000,
        9000,
      ),
    }))
    const found = nearestPose({ closed: walls }, column, at(0, -6000, 12_000))
    expect(found?.pose).toEqual(at(0, -6000))
  })

  it('always passes the judge', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { field, start } = crowd(seed)
      const wished = { ...start.pose, x: start.pose.x + 3000, y: start.pose.y - 2000 }
      const found = nearestPose(field, start, wished)
      if (found) expect(measureStraight(field, start, found.pose).ok).toBe(true)
    }
  })
})
