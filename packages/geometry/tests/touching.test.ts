import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { CONTACT, touches } from '../contact.ts'
import { figuresOf } from '../figures.ts'
import { footprintOf, type Box, type Footprint } from '../footprint.ts'
import { QUARTER, turned } from '../lattice.ts'
import { inRanks } from '../layout.ts'
import { advanceTo } from '../settle.ts'
import { figuresTouching, figuresWithin, ofFrontRank } from '../touching.ts'
import { compare, fraction } from './oracle/rational.ts'
import { coresOf, figureShape } from './oracle/shapes.ts'
import { closePairs, facings, FOOT, HORSE, mirrored, quarterTurned } from './units.ts'

const line = (x: number, y: number, facing = 0): Footprint =>
  footprintOf(inRanks(24, 12, FOOT), { x, y, facing })
const HALF_WIDTH = 6 * FOOT.width
const DEEP = 2 * FOOT.depth
const HALF_TURN = 2 * QUARTER

const numbers = (
  pairs: readonly { readonly of: { number: number }; readonly with: { number: number } }[],
) => pairs.map(({ of, with: other }) => `${of.number}-${other.number}`).toSorted()

describe('figures in contact', () => {
  it('are some exactly if their units are in contact', () => {
    fc.assert(
      fc.property(closePairs, ([a, b]) => {
        expect(figuresTouching(a, b).touches.length > 0).toBe(touches(a, b))
      }),
      { numRuns: 300 },
    )
  })

  it('are the same seen from both sides, and as many in the mirror and turned', () => {
    fc.assert(
      fc.property(closePairs, ([a, b]) => {
        const there = figuresTouching(a, b)
        const back = figuresTouching(b, a)
        expect(
          numbers(back.touches.map(({ of, with: other }) => ({ of: other, with: of }))),
        ).toEqual(numbers(there.touches))
        expect(back.of).toEqual(there.with)
        expect(back.with).toEqual(there.of)
        const counts = ({ touches, of, with: other }: typeof there): readonly number[] => [
          touches.length,
          touches.filter(({ corner }) => corner).length,
          of.length,
          other.length,
          ofFrontRank(of).length,
          ofFrontRank(other).length,
        ]
        expect(counts(figuresTouching(mirrored(a), mirrored(b)))).toEqual(counts(there))
        expect(counts(figuresTouching(quarterTurned(a), quarterTurned(b)))).toEqual(counts(there))
      }),
      { numRuns: 200 },
    )
  })

  it('are those whom the oracle finds', () => {
    fc.assert(
      fc.property(closePairs, ([a, b]) => {
        fc.pre(touches(a, b) && figuresOf(a).length * figuresOf(b).length <= 400)
        const expected: string[] = []
        for (const figure of figuresOf(a))
          for (const other of figuresOf(b)) {
            const [box, against] = [a.boxes[figure.box] as Box, b.boxes[other.box] as Box]
            const { square, radii } = coresOf(
              box,
              against,
              figureShape(box, figure.file, figure.rank),
              figureShape(against, other.file, other.rank),
            )
            if (compare(square, fraction((CONTACT + radii) ** 2)) <= 0)
              expected.push(`${figure.number}-${other.number}`)
          }
        expect(numbers(figuresTouching(a, b).touches)).toEqual(expected.toSorted())
      }),
      { numRuns: 12 },
    )
  })

  it('face each other one to one where lines meet front to front, and touch the next by corners', () => {
    const [a, b] = [line(0, 0), line(0, 0, HALF_TURN)]
    const { touches: pairs, of, with: other } = figuresTouching(a, b)
    expect([of.length, other.length]).toEqual([12, 12])
    expect(pairs.filter(({ corner }) => !corner)).toHaveLength(12)
    expect(pairs.filter(({ corner }) => corner)).toHaveLength(22)
    expect(ofFrontRank(of)).toHaveLength(12)
  })

  it('touch two along their edges where lines are half a base apart', () => {
    const { touches: pairs } = figuresTouching(line(0, 0), line(FOOT.width / 2, 0, HALF_TURN))
    expect(pairs.every(({ corner }) => !corner)).toBe(true)
    expect(pairs).toHaveLength(23)
  })

  it('put three foot on the flank of a rank by their corners, and not three horse', () => {
    // The flank of one rank, struck in its middle.
    const rank = footprintOf(inRanks(6, 6, FOOT), { x: 0, y: 0, facing: 0 })
    const struck = (base: typeof FOOT) =>
      footprintOf(inRanks(9, 9, base), {
        x: -3 * FOOT.width,
        y: FOOT.depth / 2,
        facing: QUARTER,
      })
    expect(figuresTouching(struck(FOOT), rank).of).toHaveLength(3)
    expect(figuresTouching(struck(HORSE), rank).of).toHaveLength(1)
  })

  it('meet corner to corner only', () => {
    const { touches: pairs } = figuresTouching(line(0, 0), line(2 * HALF_WIDTH + 5, DEEP + 5))
    expect(pairs).toHaveLength(1)
    expect(pairs[0]).toMatchObject({
      corner: true,
      of: { file: 11, rank: 1 },
      with: { file: 0, rank: 0 },
    })
  })

  it('meet in a corner where one strikes an edge at an angle', () => {
    const enemy = line(0, 0)
    const charge = advanceTo(
      inRanks(12, 6, FOOT),
      { x: 400, y: -9000, facing: turned(HALF_TURN, 4000) },
      enemy,
      [],
      20_000,
    )
    const { touches: pairs } = figuresTouching(charge?.footprint as Footprint, enemy)
    expect(pairs.length).toBeGreaterThan(0)
    expect(pairs.every(({ corner }) => corner)).toBe(true)
  })

  it('are none where units overlap', () => {
    expect(figuresTouching(line(0, 0), line(0, 100)).touches).toEqual([])
  })
})

describe('figures in contact across a barrier', () => {
  const wall = (half: number): Float64Array =>
    Float64Array.of(-half, -100, half, -100, half, 100, -half, 100)
  const behind = line(0, 110)
  const before = (y: number) => line(0, y, HALF_TURN)
  const across = { across: { barrier: [wall(9000)], gap: 2000 } }

  it('touch the same barrier and are near enough', () => {
    expect(touches(behind, before(-110))).toBe(false)
    const { of, with: other, touches: pairs } = figuresTouching(behind, before(-110), across)
    expect(ofFrontRank(of)).toHaveLength(12)
    expect(ofFrontRank(other)).toHaveLength(12)
    expect(of).toHaveLength(12)
    expect(pairs.every(({ across }) => across)).toBe(true)
  })

  it('must both touch it', () => {
    expect(figuresTouching(behind, before(-130), across).touches).toEqual([])
    expect(figuresTouching(line(0, 121), before(-110), across).touches).toEqual([])
  })

  it('must be within the gap', () => {
    const broad = (gap: number) => ({ across: { barrier: [wall(9000)], gap } })
    expect(figuresTouching(behind, before(-110), broad(219)).touches).toEqual([])
    expect(figuresTouching(behind, before(-110), broad(220)).touches.length).toBeGreaterThan(0)
  })

  it('are only those where the barrier is', () => {
    const short = { across: { barrier: [wall(1000)], gap: 300 } }
    const { of, with: other, touches: pairs } = figuresTouching(behind, before(-110), short)
    // Each its opposite number and those beside him: the next ones are too far off.
    expect(pairs).toHaveLength(10)
    expect(of.map(({ file }) => file)).toEqual([4, 5, 6, 7])
    expect(other.map(({ file }) => file)).toEqual([4, 5, 6, 7])
  })

  it('agree from both sides', () => {
    fc.assert(
      fc.property(facings, fc.integer({ min: -6000, max: 6000 }), (facing, x) => {
        const there = advanceTo(
          inRanks(12, 6, FOOT),
          { x, y: -9000, facing: turned(HALF_TURN, facing % 3000) },
          footprintOf(
            [
              {
                u: 0,
                v: -100,
                facing: 0,
                files: 1,
                ranks: 1,
                width: 18_000,
                depth: 200,
                front: true,
              },
            ],
            { x: 0, y: 0, facing: 0 },
          ),
          [],
          20_000,
        )
        fc.pre(there !== null)
        const a = (there as { footprint: Footprint }).footprint
        expect(figuresTouching(a, behind, across).of).toEqual(
          figuresTouching(behind, a, across).with,
        )
      }),
      { numRuns: 60 },
    )
  })
})

describe('figures within a distance', () => {
  const point = (x: number, y: number) => Float64Array.of(x, y)

  it('are counted from a point to the nearest of their bases, the limit included', () => {
    const unit = line(0, 0)
    const left = -HALF_WIDTH
    const numbersAt = (gap: number, limit: number) =>
      figuresWithin(unit, [point(left - gap, 0)], limit).map(({ number }) => number)
    expect(numbersAt(6000, 6000)).toEqual([0])
    expect(numbersAt(6001, 6000)).toEqual([])
    expect(numbersAt(6000 - FOOT.width, 6000)).toEqual([0, 1, 12])
    expect(figuresWithin(unit, [point(0, DEEP / 2)], 20_000)).toHaveLength(24)
  })

  it('are near some of the shapes, whichever', () => {
    const unit = line(0, 0)
    const shapes = [point(HALF_WIDTH + 1000, 0), point(-HALF_WIDTH - 1000, 0)]
    expect(figuresWithin(unit, shapes, 1000).map(({ number }) => number)).toEqual([0, 11])
    expect(figuresWithin(unit, [], 1000)).toEqual([])
  })
})
