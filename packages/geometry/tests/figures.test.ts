import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { figureEye, figureRing, figuresOf, scaleOf } from '../figures.ts'
import { footprintOf, type Box } from '../footprint.ts'
import { inRanks, onRoundBase } from '../layout.ts'
import { figureShape } from './oracle/shapes.ts'
import { compare, fraction, HALF, plus, times } from './oracle/rational.ts'
import { FOOT, LEADER, poses, units } from './units.ts'

const boxOf = (figures: number, files: number, pose = { x: 0, y: 0, facing: 0 }): Box =>
  footprintOf(inRanks(figures, files, FOOT), pose).boxes[0] as Box

describe('single figures', () => {
  it('are exact n-ths of their boxes', () => {
    fc.assert(
      fc.property(units(30_000), (unit) => {
        for (const { box, file, rank } of figuresOf(unit)) {
          const there = unit.boxes[box] as Box
          const { ring, scale } = figureRing(there, file, rank)
          const corners = figureShape(there, file, rank).flat()
          expect(corners).toHaveLength(ring.length)
          for (const [i, value] of corners.entries())
            expect(compare(value, fraction(ring[i] as number, scale))).toBe(0)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('look from the middle of their front edges', () => {
    fc.assert(
      fc.property(poses(30_000), (pose) => {
        const box = boxOf(21, 7, pose)
        for (let file = 0; file < 7; file++)
          for (let rank = 0; rank < 3; rank++) {
            const [left, right] = figureShape(box, file, rank)
            const { x, y, scale } = figureEye(box, file, rank)
            for (const [i, value] of [x, y].entries()) {
              const middle = times(HALF, plus(left?.[i] ?? HALF, right?.[i] ?? HALF))
              expect(compare(middle, fraction(value, scale))).toBe(0)
            }
          }
      }),
      { numRuns: 40 },
    )
  })

  it('share their corners with their neighbours', () => {
    const box = boxOf(24, 12, { x: 17, y: -5, facing: 12_345 })
    const [one, next] = [figureRing(box, 3, 0), figureRing(box, 4, 0)]
    expect([one.ring[2], one.ring[3], one.ring[4], one.ring[5]]).toEqual([
      next.ring[0],
      next.ring[1],
      next.ring[6],
      next.ring[7],
    ])
    expect(scaleOf(box)).toBe(24)
  })

  it('are counted rank by rank from the left, the front rank first', () => {
    const figures = figuresOf(footprintOf(inRanks(7, 3, FOOT), { x: 0, y: 0, facing: 0 }))
    expect(figures.map(({ box, file, rank, front }) => [box, file, rank, front])).toEqual([
      [0, 0, 0, true],
      [0, 1, 0, true],
      [0, 2, 0, true],
      [0, 0, 1, false],
      [0, 1, 1, false],
      [0, 2, 1, false],
      [1, 0, 0, false],
    ])
    expect(figures.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('look around from the middle of a round base', () => {
    const unit = footprintOf(onRoundBase(LEADER), { x: 70, y: -31, facing: 999 })
    expect(figureEye(unit.boxes[0] as Box, 0)).toEqual({ x: 140, y: -62, scale: 2 })
    expect(figureRing(unit.boxes[0] as Box, 0, 0).ring).toHaveLength(32)
  })
})
