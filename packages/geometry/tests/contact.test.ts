import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { CONTACT, isApart, overlaps, touches } from '../contact.ts'
import { footprintOf, type Footprint } from '../footprint.ts'
import { QUARTER } from '../lattice.ts'
import { inRanks, inSquare, onRoundBase } from '../layout.ts'
import { isGapWithin, overlapOf } from './oracle/shapes.ts'
import { closePairs, FOOT, LEADER, mirrored, quarterTurned } from './units.ts'

const line = (x: number, y: number, facing = 0): Footprint =>
  footprintOf(inRanks(24, 12, FOOT), { x, y, facing })
const HALF_WIDTH = 6 * FOOT.width
const DEEP = 2 * FOOT.depth
const HALF_TURN = 2 * QUARTER

const verdict = (a: Footprint, b: Footprint): string =>
  [overlaps(a, b), touches(a, b), isApart(a, b)].join()

describe('overlap, contact, apart', () => {
  it('are what the oracle says', () => {
    fc.assert(
      fc.property(closePairs, ([a, b]) => {
        fc.pre(a.boxes.length * b.boxes.length <= 16)
        const near = isGapWithin(a, b, CONTACT)
        const overlapping = overlapOf(a, b)
        expect(verdict(a, b)).toBe([overlapping, near && !overlapping, !near].join())
      }),
      { numRuns: 250 },
    )
  })

  it('exclude each other, and are the same in the mirror, turned, and from the other side', () => {
    fc.assert(
      fc.property(closePairs, ([a, b]) => {
        const said = verdict(a, b)
        expect(said.split(',').filter((word) => word === 'true')).toHaveLength(1)
        expect(verdict(b, a)).toBe(said)
        expect(verdict(mirrored(a), mirrored(b))).toBe(said)
        expect(verdict(quarterTurned(a), quarterTurned(b))).toBe(said)
      }),
      { numRuns: 400 },
    )
  })

  it('tolerate 20 thousandths and not one more', () => {
    const a = line(0, 0)
    expect(touches(a, line(0, DEEP))).toBe(true)
    expect(touches(a, line(0, DEEP + 20))).toBe(true)
    expect(isApart(a, line(0, DEEP + 21))).toBe(true)
    expect(overlaps(a, line(0, DEEP - 1))).toBe(true)
    expect(touches(a, line(2 * HALF_WIDTH + 12, DEEP + 16))).toBe(true)
    expect(touches(a, line(2 * HALF_WIDTH + 13, DEEP + 16))).toBe(false)
  })

  it('touch at corners and along edges', () => {
    const a = line(0, 0)
    expect(touches(a, line(2 * HALF_WIDTH, DEEP))).toBe(true)
    expect(touches(a, line(2 * HALF_WIDTH, 0))).toBe(true)
    expect(touches(a, line(0, 0, HALF_TURN))).toBe(true)
    expect(overlaps(a, a)).toBe(true)
  })

  it('are circles where bases are round', () => {
    const leader = (x: number, y: number) => footprintOf(onRoundBase(LEADER), { x, y, facing: 0 })
    const aside = (far: number) => leader((3 * far) / 5, (-4 * far) / 5)
    const one = leader(0, 0)
    expect(overlaps(one, aside(LEADER - 4))).toBe(true)
    for (const far of [LEADER + 1, LEADER + 16]) {
      expect(overlaps(one, aside(far))).toBe(false)
      expect(touches(one, aside(far))).toBe(true)
    }
    expect(isApart(one, aside(LEADER + 21))).toBe(true)
    // Beside the front right corner of a line.
    const foot = footprintOf(inRanks(8, 4, FOOT), { x: -2 * FOOT.width, y: 0, facing: 0 })
    expect(overlaps(foot, aside(LEADER / 2 - 2))).toBe(true)
    expect(overlaps(foot, aside(LEADER / 2 + 3))).toBe(false)
    expect(touches(aside(LEADER / 2 + 18), foot)).toBe(true)
    expect(touches(aside(LEADER / 2 + 23), foot)).toBe(false)
  })

  it('leave the corners of a square open', () => {
    const square = footprintOf(inSquare(24, FOOT), { x: 0, y: 0, facing: 0 })
    const leader = (x: number, y: number) => footprintOf(onRoundBase(LEADER), { x, y, facing: 0 })
    expect(overlaps(square, leader(-3.5 * FOOT.width + 700, 700))).toBe(false)
    expect(overlaps(square, leader(0, 700))).toBe(true)
    expect(overlaps(square, leader(0, 3.5 * FOOT.width))).toBe(false)
  })
})
