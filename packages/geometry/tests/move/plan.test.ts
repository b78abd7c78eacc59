import { describe, expect, it } from 'vitest'
import { footprintOf } from '../../footprint.ts'
import { QUARTER } from '../../lattice.ts'
import type { Field } from '../../move/field.ts'
import { measure } from '../../move/measure.ts'
import { plan } from '../../move/plan.ts'
import type { Line } from '../../terrain/feature.ts'
import { groundOf, groundOfCrossing } from '../../terrain/ground.ts'
import { findSlowly } from '../oracle/routes.ts'
import { crowd } from './crowds.ts'
import { at, COLUMN, groundAt, LINE } from './fields.ts'

const column = { layout: COLUMN, pose: at(0, 0) }
const river = { id: 'river', ground: groundAt(-30_000, -8000, 30_000, -6000) }

describe('a planner', () => {
  it('goes straight where it can', () => {
    expect(plan({}, column, at(3000, -4000))?.path.legs).toHaveLength(1)
  })

  it('goes around a unit', () => {
    const unit = footprintOf(LINE, at(0, -3000))
    const field: Field = { others: [{ id: 'a', unit, least: 0 }], allowance: 24_000 }
    const found = plan(field, column, at(0, -9000))
    expect(found?.path.legs.length).toBeGreaterThan(1)
    // 5 inches aside and 1 ahead, 6 past the line, 5 back and 2 ahead.
    expect(found?.measured.cost).toBeLessThan(16_600)
  })

  it('goes over a bridge that is hardly wider than the column', () => {
    const openings = [groundAt(3000, -8100, 5010, -5900)]
    const field: Field = { closed: [{ ...river, openings }], allowance: 24_000 }
    const found = plan(field, column, at(-1000, -14_000))
    expect(found).not.toBeNull()
    expect(plan({ ...field, closed: [river] }, column, at(-1000, -14_000))).toBeNull()
  })

  it('goes over a bridge between units, with a place more before it', () => {
    const openings = [groundAt(3000, -8000, 5200, -6000)]
    const unit = footprintOf(COLUMN, at(2000, -4900, QUARTER))
    const field: Field = { closed: [{ ...river, openings }], others: [{ id: 'a', unit, least: 0 }] }
    const found = plan(field, column, at(0, -14_000))
    expect(found).not.toBeNull()
  })

  it('goes over a bridge or a ford of a slanting river, looking along it', () => {
    const crossing = {
      id: 'bridge',
      name: '',
      tags: [],
      kind: 'bridge',
      from: { x: 3000, y: -5000 },
      to: { x: 6000, y: -9000 },
      width: 2100,
    } as const
    const slanting: Line = {
      id: 'river',
      name: '',
      tags: [],
      shape: 'line',
      kind: 'river',
      points: [
        { x: -27_500, y: -31_000 },
        { x: 4500, y: -7000 },
        { x: 36_500, y: 17_000 },
      ],
      width: 2000,
      level: 0,
      crossings: [crossing],
    }
    const openings = [groundOfCrossing(crossing)]
    const closed = [{ id: 'river', ground: groundOf(slanting), openings }]
    const found = plan({ closed, allowance: 30_000 }, column, at(12_000, -14_000, 4000))
    expect(found).not.toBeNull()
    expect(found?.path.legs.length).toBeGreaterThan(1)
    expect(plan({ closed, allowance: 30_000 }, column, at(9000, -14_000))).not.toBeNull()
  })

  it('goes around a bog if that is cheaper', () => {
    const bog = { id: 'bog', ground: groundAt(-4000, -9000, 4000, -1000), over: 4, under: 1 }
    const wall = { id: 'wall', ground: groundAt(-500, -6000, 500, -5000) }
    const field: Field = { regions: [bog], closed: [wall], allowance: 24_000 }
    expect(plan(field, column, at(0, -14_000))).not.toBeNull()
  })

  it('proposes nothing where one may not stand', () => {
    const unit = footprintOf(LINE, at(0, -9000))
    expect(plan({ others: [{ id: 'a', unit, least: 0 }] }, column, at(0, -9000))).toBeNull()
  })

  it('finds a path wherever trying all of three legs over a grid finds one', () => {
    let found = 0
    for (let seed = 7000; seed < 7060; seed++) {
      const { field, start, to } = crowd(seed)
      const planned = plan(field, start, to)
      if (planned) expect(measure(field, planned.path).ok).toBe(true)
      if (!findSlowly(field, start, to, 2000)) continue
      found++
      expect(planned, `seed ${seed}`).not.toBeNull()
    }
    expect(found).toBeGreaterThan(15)
  }, 60_000)
})
