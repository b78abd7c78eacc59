import { describe, expect, it, vi } from 'vitest'
import { CONTACT } from '../../contact.ts'
import { footprintOf } from '../../footprint.ts'
import { FULL_TURN, QUARTER } from '../../lattice.ts'
import { inRanks, onRoundBase } from '../../layout.ts'
import type { Field, Other } from '../../move/field.ts'
import { isOpen, measure, measureStraight, mayStand } from '../../move/measure.ts'
import { standingAfter, type Leg } from '../../move/path.ts'
import { sweepOf } from '../../move/sweep.ts'
import { at, COLUMN, groundAt, LINE, SINGLE } from './fields.ts'

// A busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const go = (field: Field, layout = LINE, ...legs: Leg[]) =>
  measure(field, { layout, pose: at(0, 0), legs })

const costs = (field: Field, layout = LINE, ...legs: Leg[]): number => {
  const measured = go(field, layout, ...legs)
  if (!measured.ok) throw new Error(JSON.stringify(measured.violation))
  return measured.cost
}

const refusal = (field: Field, layout = LINE, ...legs: Leg[]) => {
  const measured = go(field, layout, ...legs)
  if (measured.ok) throw new Error('It passed.')
  return measured.violation
}

const unit = (x: number, y: number, layout = COLUMN, facing = 0) =>
  footprintOf(layout, at(x, y, facing))
const other = (id: string, x: number, y: number, more: Partial<Other> = {}): Other => ({
  id,
  unit: unit(x, y),
  least: 0,
  ...more,
})

const ahead = (distance: number): Leg => ({ kind: 'ahead', distance })
const OPEN: Field = {}

describe('what a leg costs', () => {
  it('is its distance straight on, back and sideways', () => {
    expect(costs(OPEN, LINE, ahead(8000))).toBe(8000)
    expect(costs(OPEN, LINE, { kind: 'back', distance: 3000 })).toBe(3000)
    expect(costs(OPEN, LINE, { kind: 'sideways', distance: -2000 })).toBe(2000)
  })

  it('never exceeds the distance that was declared, at any angle and facing', () => {
    for (let facing = 0; facing < FULL_TURN; facing += 97)
      for (const distance of [1, 7, 999, 8000, 48_001]) {
        const measured = measure(OPEN, {
          layout: SINGLE,
          pose: at(123, -456, facing),
          legs: [{ kind: 'incline', by: 4096, distance }],
        })
        expect(measured.cost).toBeLessThanOrEqual(distance)
        expect(measured.cost).toBeGreaterThanOrEqual(distance - 2)
      }
  })

  it('is the arc of the outer corner for a wheel of exactly 90 degrees', () => {
    // 8000 * pi / 2 = 12566.37
    const leg: Leg = { kind: 'wheel', about: 'right', by: QUARTER }
    expect(costs(OPEN, LINE, leg)).toBe(12_567)
    expect(standingAfter({ layout: LINE, pose: at(0, 0) }, leg).pose).toEqual(
      at(4000, -4000, QUARTER),
    )
    expect(costs(OPEN, LINE, { ...leg, about: 'left', by: -QUARTER })).toBe(12_567)
    expect(costs(OPEN, LINE, { ...leg, by: 0 })).toBe(0)
  })

  it('is the whole number of thousandths that is not less than the arc, for any wheel', () => {
    for (let by = 1; by <= 40_000; by += 397) {
      const cost = BigInt(costs(OPEN, LINE, { kind: 'wheel', about: 'left', by: -by }))
      const [arc, under] = [8000n * BigInt(by) * 2n * 355n, 65_536n * 113n]
      expect(cost * under >= arc && (cost - 1n) * under < arc, `by ${by}`).toBe(true)
    }
  })

  it('is the longest way of a figure, from middle to middle, for a turn', () => {
    // The outer figures are 3.5 inches aside and half an inch before or behind the middle.
    const corner = Math.sqrt(3500 ** 2 + 500 ** 2)
    expect(costs(OPEN, LINE, { kind: 'turn', by: QUARTER })).toBe(Math.ceil(corner * Math.SQRT2))
    expect(costs(OPEN, onRoundBase(1576), { kind: 'turn', by: QUARTER })).toBe(0)
    expect(costs(OPEN, SINGLE, { kind: 'turn', by: 12_345 })).toBeLessThan(4)
  })

  it('is the longest chord for a free leg', () => {
    expect(costs(OPEN, LINE, { kind: 'free', to: at(3000, -4000) })).toBe(5000)
    expect(costs(OPEN, LINE, { kind: 'free', to: at(3000, -4001) })).toBe(5001)
  })

  it('is nothing for an about-face and a reform, or what is asked for them', () => {
    const reform: Leg = { kind: 'reform', layout: COLUMN, by: 0 }
    expect(costs(OPEN, LINE, { kind: 'about' })).toBe(0)
    expect(costs({ prices: { about: 2000, reform: 4000 } }, LINE, { kind: 'about' }, reform)).toBe(
      6000,
    )
  })

  it('puts the front where the rear was', () => {
    expect(standingAfter({ layout: LINE, pose: at(0, 0) }, { kind: 'about' }).pose).toEqual(
      at(0, 2000, FULL_TURN / 2),
    )
  })
})

describe('an allowance', () => {
  it('is enough for a leg that ends exactly at it', () => {
    expect(go({ allowance: 8000 }, LINE, ahead(8000)).ok).toBe(true)
  })

  it('is not enough for a thousandth more, and says by how much', () => {
    expect(refusal({ allowance: 8000 }, LINE, ahead(8001))).toMatchObject({
      kind: 'short',
      leg: 0,
      margin: 1,
    })
    expect(refusal({ allowance: 8000 }, LINE, ahead(5000), ahead(3500)).leg).toBe(1)
  })
})

describe('regions', () => {
  const rough = { id: 'bog', ground: groundAt(-1000, -9000, 1000, -2500), over: 2, under: 1 }

  it('count double for the figures that cross them, and only there', () => {
    // Middles of the front rank start at -0.5 up to 0.5 inches behind the front.
    const measured = go({ regions: [rough] }, LINE, ahead(4000))
    expect(measured).toMatchObject({ ok: true, cost: 5000, crossed: ['bog'] })
    expect(measured.legs[0]?.figure).toBe(3)
  })

  it('leave the cost alone if only edges of bases are on them', () => {
    const beside = { ...rough, ground: groundAt(3600, -9000, 9000, 0) }
    expect(costs({ regions: [beside] }, LINE, ahead(4000))).toBe(4000)
  })

  it('let a road go through a bog, in the order of the list', () => {
    const road = { id: 'road', ground: groundAt(-1000, -9000, 1000, 9000), over: 1, under: 2 }
    expect(costs({ regions: [road, rough] }, COLUMN, ahead(4000))).toBe(2000)
    // The front rank: 3 inches of road at half, 1 inch of bog at double.
    expect(costs({ regions: [rough, road] }, COLUMN, ahead(4000))).toBe(3500)
  })

  it('count on a wheel where the outer corner goes', () => {
    const everywhere = { ...rough, ground: groundAt(-20_000, -20_000, 20_000, 20_000) }
    const wheel: Leg = { kind: 'wheel', about: 'right', by: QUARTER }
    expect(costs({ regions: [everywhere] }, LINE, wheel)).toBe(25_133)
  })
})

describe('barriers', () => {
  const hedge = { id: 'hedge', ground: groundAt(-9000, -2100, 9000, -2000), toll: 4000 }

  it('cost a toll once, however many legs it takes', () => {
    expect(costs({ barriers: [hedge] }, SINGLE, ahead(4000))).toBe(8000)
    // The figure's middle is on the hedge after the first leg.
    expect(costs({ barriers: [hedge] }, SINGLE, ahead(2550), ahead(1450))).toBe(8000)
    // It stops exactly at the border.
    expect(costs({ barriers: [hedge] }, SINGLE, ahead(2500), ahead(1500))).toBe(8000)
    expect(costs({ barriers: [hedge] }, SINGLE, ahead(2600), ahead(1400))).toBe(8000)
    expect(costs({ barriers: [hedge] }, SINGLE, ahead(2500))).toBe(2500)
  })

  it('are free where they are open', () => {
    const gate = { ...hedge, openings: [groundAt(-600, -3000, 600, -1000)] }
    expect(costs({ barriers: [gate] }, SINGLE, ahead(4000))).toBe(4000)
    expect(costs({ barriers: [gate] }, COLUMN, ahead(4000))).toBe(4000)
    expect(costs({ barriers: [gate] }, LINE, ahead(4000))).toBe(8000)
  })

  it('cost a wheeling unit what its figures pay', () => {
    const wheel: Leg = { kind: 'wheel', about: 'right', by: QUARTER }
    expect(costs({ barriers: [hedge] }, LINE, wheel)).toBe(16_567)
  })
})

describe('closed ground', () => {
  const river = { id: 'river', ground: groundAt(-20_000, -5000, 20_000, -3000) }
  const bridge = groundAt(-1000, -5000, 1000, -3000)

  it('stops a leg, and lets it touch', () => {
    expect(go({ closed: [river] }, LINE, ahead(3000)).ok).toBe(true)
    expect(refusal({ closed: [river] }, LINE, ahead(3001))).toMatchObject({
      kind: 'ground',
      who: 'river',
      margin: 1,
    })
  })

  it('is crossed on a bridge that is exactly as wide as the column', () => {
    expect(go({ closed: [{ ...river, openings: [bridge] }] }, COLUMN, ahead(10_000)).ok).toBe(true)
  })

  it('is not crossed on one that is a thousandth narrower, or by who is beside it', () => {
    const narrow = groundAt(-999, -5000, 1000, -3000)
    expect(go({ closed: [{ ...river, openings: [narrow] }] }, COLUMN, ahead(10_000)).ok).toBe(false)
    const beside: Leg[] = [{ kind: 'sideways', distance: 1 }, ahead(9000)]
    expect(go({ closed: [{ ...river, openings: [bridge] }] }, COLUMN, ...beside).ok).toBe(false)
  })

  it('is crossed on two bridges side by side', () => {
    const openings = [groundAt(-1000, -5500, 100, -2500), groundAt(100, -5000, 1000, -3000)]
    expect(go({ closed: [{ ...river, openings }] }, COLUMN, ahead(10_000)).ok).toBe(true)
  })

  it('lets a unit march along a wall', () => {
    const wall = { id: 'wall', ground: groundAt(1000, -20_000, 1200, 20_000) }
    expect(go({ closed: [wall] }, COLUMN, ahead(12_000)).ok).toBe(true)
    expect(go({ closed: [wall] }, COLUMN, { kind: 'sideways', distance: 1 }).ok).toBe(false)
  })

  it('is met by the arc of a wheel between its ends', () => {
    const post = { id: 'post', ground: groundAt(-1700, -5600, -1650, -5550) }
    const wheel: Leg = { kind: 'wheel', about: 'right', by: QUARTER }
    expect(refusal({ closed: [post] }, LINE, wheel)).toMatchObject({ kind: 'ground', who: 'post' })
  })
})

describe('other units', () => {
  it('let one pass between them through a gap of exactly its own width', () => {
    const field: Field = { others: [other('a', -2000, -3000), other('b', 2000, -3000)] }
    expect(go(field, COLUMN, ahead(12_000)).ok).toBe(true)
    const narrow: Field = { others: [other('a', -1999, -3000), other('b', 2000, -3000)] }
    expect(refusal(narrow, COLUMN, ahead(12_000))).toMatchObject({ kind: 'near', who: 'a' })
  })

  it('keep one at least so far away', () => {
    const enemy = other('e', 0, -10_000, { least: 3000 })
    // Its rear is at -6 inches.
    expect(go({ others: [enemy] }, COLUMN, ahead(3000)).ok).toBe(true)
    expect(refusal({ others: [enemy] }, COLUMN, ahead(3001))).toMatchObject({
      kind: 'near',
      who: 'e',
      margin: 1,
      lines: [[{ y: -3001 }, { y: -6000 }]],
    })
  })

  it('may be left by who starts near, but not approached', () => {
    const enemy = other('e', 0, -5000, { least: 3000, mayStartNearer: true, endsAtLeast: 3000 })
    const back: Leg = { kind: 'back', distance: 2000 }
    expect(go({ others: [enemy] }, COLUMN, back).ok).toBe(true)
    expect(refusal({ others: [enemy] }, COLUMN, { ...back, distance: 1999 })).toMatchObject({
      kind: 'ends',
      who: 'e',
      margin: 1,
    })
    expect(refusal({ others: [enemy] }, COLUMN, ahead(1), back)).toMatchObject({ kind: 'nearer' })
    const { mayStartNearer: _, ...strict } = enemy
    expect(refusal({ others: [strict] }, COLUMN, back)).toMatchObject({ kind: 'near' })
    // Along the enemy's front the gap stays as it is.
    const aside: Leg = { kind: 'sideways', distance: 6000 }
    expect(go({ others: [enemy] }, COLUMN, aside).ok).toBe(true)
  })

  it('may be left by who touches them, but not walked over', () => {
    const enemy = other('e', 0, -4000, { least: 3000, mayStartNearer: true })
    expect(go({ others: [enemy] }, COLUMN, { kind: 'sideways', distance: 6000 }).ok).toBe(true)
    expect(refusal({ others: [enemy] }, COLUMN, ahead(12_000))).toMatchObject({ kind: 'nearer' })
  })

  it('may be crossed if they let one, but not stood on', () => {
    const friend = other('f', 0, -3000, { least: null, endsBeyond: CONTACT })
    expect(go({ others: [friend] }, COLUMN, ahead(12_000))).toMatchObject({ crossed: ['f'] })
    expect(refusal({ others: [friend] }, COLUMN, ahead(4000))).toMatchObject({ kind: 'ends' })
    // Its rear is at +1 inch: the unit's own rear must be past it by more than contact.
    const past = (more: number): Leg => ahead(11_000 - 4000 + more)
    expect(go({ others: [friend] }, COLUMN, past(CONTACT)).ok).toBe(false)
    expect(go({ others: [friend] }, COLUMN, past(CONTACT + 1)).ok).toBe(true)
  })

  it('are met by a reform only where it ends', () => {
    const field: Field = { others: [other('a', 3000, 0)] }
    expect(go(field, COLUMN, { kind: 'reform', layout: LINE, by: 0 }).ok).toBe(false)
    expect(
      go(field, COLUMN, {
        kind: 'reform',
        layout: inRanks(8, 4, { width: 1000, depth: 1000 }),
        by: 0,
      }).ok,
    ).toBe(true)
  })
})

describe('the table', () => {
  const table = { left: -5000, top: -5000, right: 5000, bottom: 5000 }

  it('holds a unit up to its edge', () => {
    expect(go({ table }, COLUMN, ahead(5000)).ok).toBe(true)
    expect(refusal({ table }, COLUMN, ahead(5011))).toMatchObject({ kind: 'off', margin: 2 })
  })
})

describe('a sweep', () => {
  it('of a straight leg is exactly what lies between', () => {
    const [from, to] = [unit(0, 0), unit(0, -3000)]
    const sweep = sweepOf({ layout: COLUMN, pose: at(0, 0) }, ahead(3000), from, to)
    expect(sweep.rings.map((ring) => [...ring])).toEqual([
      [-1000, -3000, 1000, -3000, 1000, 4000, -1000, 4000],
    ])
  })
})

describe('while dragging', () => {
  it('measures the straight way, and says whether one may stand there', () => {
    const field: Field = { others: [other('a', 0, -8000)], allowance: 6000 }
    const standing = { layout: COLUMN, pose: at(0, 0) }
    expect(measureStraight(field, standing, at(3000, 4000))).toMatchObject({ ok: true, cost: 5000 })
    expect(mayStand(field, { layout: COLUMN, pose: at(0, -4000) })).toBe(true)
    expect(mayStand(field, { layout: COLUMN, pose: at(0, -4001) })).toBe(false)
  })
})

describe('whether a way is open', () => {
  it('asks what stands in it, not what it costs or where it ends', () => {
    const [from, to] = [at(0, 0), at(0, -20_000)].map((pose) => ({ layout: LINE, pose }))
    if (!from || !to) throw new Error('Both are there.')
    expect(isOpen({ allowance: 1 }, from, to)).toBe(true)
    expect(isOpen({ others: [other('friend', 0, -10_000)] }, from, to)).toBe(false)
    expect(isOpen({ others: [other('friend', 0, -10_000, { least: null })] }, from, to)).toBe(true)
    const beyond = other('enemy', 0, -30_000, { least: null, endsBeyond: 18_000 })
    expect(isOpen({ others: [beyond] }, from, to)).toBe(true)
  })
})
