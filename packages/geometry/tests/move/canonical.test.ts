import { describe, expect, it } from 'vitest'
import { touches } from '../../contact.ts'
import { footprintOf } from '../../footprint.ts'
import { FULL_TURN } from '../../lattice.ts'
import {
  canReach,
  CANONICAL_VERSION,
  canRetreat,
  endsAway,
  routesTo,
} from '../../move/canonical.ts'
import type { Field, Other } from '../../move/field.ts'
import { measure } from '../../move/measure.ts'
import { crowd } from './crowds.ts'
import {
  at,
  changedField,
  changedPose,
  COLUMN,
  groundAt,
  LINE,
  MIRROR,
  SINGLE,
  TURN,
} from './fields.ts'

const column = { layout: COLUMN, pose: at(0, 0) }
const line = (x: number, y: number, facing = 0) => footprintOf(LINE, at(x, y, facing))

describe('canonical routes', () => {
  const enemy = line(0, -12_000, FULL_TURN / 2)
  const field: Field = { others: [{ id: 'e', unit: enemy, least: 0 }], allowance: 12_000 }

  it('have a version, and at most three legs', () => {
    expect(CANONICAL_VERSION).toBe(2)
    for (const legs of routesTo(column, at(4000, -9000, 77))) expect(legs.length).toBeLessThan(4)
  })

  it('change only together with their version', () => {
    const start = { layout: COLUMN, pose: at(1000, 2000, 5000) }
    const numbers = endsAway({ allowance: 8000 }, start).flatMap((end, i) => [
      ...Object.values(end),
      ...(i % 50 === 0
        ? [...routesTo(start, end)].flatMap((legs) =>
            legs.flatMap((leg) =>
              leg.kind === 'free' ? Object.values(leg.to) : [leg.kind.length],
            ),
          )
        : []),
    ])
    const digest = numbers.reduce((sum, value) => (sum * 31 + value + 1_000_000) % 1_000_003, 0)
    expect([CANONICAL_VERSION, numbers.length, digest]).toEqual([2, 5912, 615_237])
  })

  it('reach a target straight ahead exactly at the limit', () => {
    // Its front is at -12 inches.
    const accepts = (end: Parameters<typeof touches>[0]) => touches(end, enemy)
    const found = canReach(field, column, enemy, accepts)
    expect(found.ok).toBe(true)
    if (found.ok) expect(measure(field, found.path)).toEqual(found.measured)
    const short = canReach({ ...field, allowance: 11_999 }, column, enemy, accepts)
    expect(short).toMatchObject({ ok: false, best: { measured: { violation: { kind: 'short' } } } })
  })

  it('reach a target around the corner', () => {
    const block: Other = { id: 'b', unit: line(0, -5000), least: 0 }
    const around: Field = { others: [...(field.others ?? []), block], allowance: 24_000 }
    expect(canReach(around, column, enemy, (end) => touches(end, enemy)).ok).toBe(true)
  })

  it('say that nothing was acceptable', () => {
    expect(canReach(field, column, enemy, () => false)).toEqual({ ok: false, best: null })
  })

  it('let a unit retreat from contact, unless it is surrounded', () => {
    const close = (id: string, x: number, y: number, facing: number): Other => ({
      id,
      unit: line(x, y, facing),
      least: 3000,
      mayStartNearer: true,
      endsAtLeast: 3000,
    })
    const front = close('front', 0, 0, FULL_TURN / 2)
    const single = { layout: SINGLE, pose: at(0, 0) }
    const open: Field = { others: [front], allowance: 8000 }
    const found = canRetreat(open, single)
    expect(found.ok).toBe(true)
    const ring = [front, close('rear', 0, 1000, 0)]
    const walls = [-600, 600].map((x) => ({
      id: 'wall',
      ground: groundAt(Math.min(x, 2 * x), -3000, Math.max(x, 2 * x), 4000),
    }))
    const surrounded = canRetreat({ others: ring, closed: walls, allowance: 8000 }, single)
    expect(surrounded.ok).toBe(false)
    if (!surrounded.ok) expect(surrounded.best?.measured.violation.who).not.toBeUndefined()
  })

  it('decide the same in a mirror and after a quarter turn', () => {
    let [yes, no] = [0, 0]
    for (let seed = 1; seed <= 12; seed++) {
      const { field, start } = crowd(seed)
      const strict: Field = {
        ...field,
        allowance: 6000,
        others: (field.others ?? []).map((other) => ({ ...other, least: 2500, endsAtLeast: 2500 })),
      }
      const { ok } = canRetreat(strict, start)
      if (ok) yes++
      else no++
      for (const change of [MIRROR, TURN]) {
        const standing = { layout: start.layout, pose: changedPose(change, start.pose) }
        expect(canRetreat(changedField(change, strict), standing).ok).toBe(ok)
      }
    }
    expect(yes).toBeGreaterThan(1)
    expect(no).toBeGreaterThan(0)
  }, 60_000)

  it('decide about reaching the same in a mirror and after a quarter turn', () => {
    let [yes, no] = [0, 0]
    const reaches = (field: Field, start: Parameters<typeof canReach>[1]): boolean => {
      const { unit } = (field.others as readonly Other[])[0] as Other
      return canReach(field, start, unit, (end) => touches(end, unit)).ok
    }
    for (let seed = 1; seed <= 12; seed++) {
      const { field, start } = crowd(seed)
      const others = (field.others ?? []).map((other) => ({ ...other, least: 0 }))
      const assault: Field = { ...field, others }
      const ok = reaches(assault, start)
      if (ok) yes++
      else no++
      for (const change of [MIRROR, TURN]) {
        const standing = { layout: start.layout, pose: changedPose(change, start.pose) }
        expect(reaches(changedField(change, assault), standing), `seed ${seed}`).toBe(ok)
      }
    }
    expect(yes).toBeGreaterThan(1)
    expect(no).toBeGreaterThan(1)
  }, 60_000)
})
