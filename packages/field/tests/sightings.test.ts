import { INCH, type Footprint } from '@grognard/geometry'
import { describe, expect, it } from 'vitest'
import { areWithin, bodyIn, carriedOver, footprintIn, knownRanges } from '../index.ts'
import { isKnown, knownCount, note, noteHiddenBoth, sightingsBy } from '../sightings.ts'
import { field, regiment, SCALE, situationOf, type Regiment } from './regiments.ts'

const replaced = (units: readonly Regiment[], id: number, differing: Partial<Regiment>) =>
  units.map((unit, i) => (i === id ? { ...unit, ...differing } : unit))

const at = (x: number, y: number) => ({ at: { x: x * INCH, y: y * INCH, facing: 0 } })

const UNITS = [
  regiment('red', 10, 40),
  regiment('red', 40, 40),
  regiment('blue', 10, 8),
  regiment('blue', 40, 8),
]
const [LEFT, RIGHT, AHEAD] = [0, 1, 2]

describe('what is carried over', () => {
  /** Positions on a field of their own, by how many have been asked about before. */
  function carrying() {
    const terrain = field()
    const told: string[] = []
    const known = carriedOver(
      'a test',
      () => [] as readonly string[],
      (before: readonly string[], _, movers) => [...before, `moved ${movers.join()}`],
    )
    return {
      told,
      of: (units: readonly Regiment[]) => known(situationOf(units, terrain, SCALE)),
    }
  }

  it('begins with nothing, and is the same while nobody moves', () => {
    const { of } = carrying()
    const known = of(UNITS)
    expect(known).toEqual([])
    expect(of(replaced(UNITS, LEFT, { hits: 1 }))).toBe(known)
  })

  it('is told who has moved, arrived or gone since', () => {
    const { of } = carrying()
    of(UNITS)
    const moved = replaced(UNITS, LEFT, at(12, 40))
    expect(of(moved)).toEqual(['moved 0'])
    const gone = replaced(replaced(moved, AHEAD, { at: null }), RIGHT, at(40, 39))
    expect(of(gone)).toEqual(['moved 0', 'moved 1,2'])
    expect(of(replaced(gone, AHEAD, at(10, 8)))).toEqual(['moved 0', 'moved 1,2', 'moved 2'])
  })

  it('comes from the position most like it, and of equals from the last', () => {
    const { of } = carrying()
    of(UNITS)
    const one = replaced(UNITS, LEFT, at(12, 40))
    of(one)
    // Back to the first position, and from there elsewhere.
    expect(of(UNITS)).toEqual([])
    expect(of(replaced(UNITS, RIGHT, at(41, 40)))).toEqual(['moved 1'])
    expect(of(replaced(one, RIGHT, at(41, 40)))).toEqual(['moved 0', 'moved 1'])
  })

  it('does not come from other ground, other measures or other armies', () => {
    const known = carriedOver(
      'a test',
      () => 'nothing',
      () => 'something',
    )
    const terrain = field()
    expect(known(situationOf(UNITS, terrain, SCALE))).toBe('nothing')
    const moved = replaced(UNITS, LEFT, at(12, 40))
    expect(known(situationOf(moved, field(), SCALE))).toBe('nothing')
    expect(known(situationOf(moved, terrain, { ...SCALE }))).toBe('nothing')
    expect(known(situationOf(moved.slice(1), terrain, SCALE))).toBe('nothing')
    expect(known(situationOf(moved, terrain, SCALE))).toBe('something')
  })
})

describe('ranges', () => {
  it('are judged where they do not follow from what is known, and again after a move', () => {
    const terrain = field()
    let judged = 0
    const inRange = knownRanges('a test', (situation, a, b, limit) => {
      judged++
      return areWithin(bodyIn(situation, a), bodyIn(situation, b), limit)
    })
    // The fronts stand 32" from each other, and the bases are 1.6" deep.
    const isWithin = (units: readonly Regiment[], limit: number) =>
      inRange(situationOf(units, terrain, SCALE), LEFT, AHEAD, limit * INCH)
    expect([40, 41, 20, 19, 30].map((limit) => isWithin(UNITS, limit))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(judged).toBe(3)
    const aside = replaced(UNITS, RIGHT, at(42, 40))
    expect([isWithin(aside, 40), isWithin(aside, 30)]).toEqual([true, false])
    expect(judged).toBe(3)
    const nearer = replaced(aside, AHEAD, at(10, 25))
    expect([isWithin(nearer, 40), isWithin(nearer, 30)]).toEqual([true, true])
    expect(judged).toBe(5)
  })
})

describe('sightings', () => {
  const terrain = field()
  const sightingsIn = sightingsBy<Regiment, typeof SCALE>(({ clearance }) => clearance)
  const of = (units: readonly Regiment[]) => sightingsIn(situationOf(units, terrain, SCALE))

  /** As many clear lines as that, from the middle of a regiment to the middle of the one ahead. */
  function seenBy(units: readonly Regiment[], count: number) {
    const { pose } = footprintIn(situationOf(units, terrain, SCALE), LEFT) as Footprint
    return Array.from({ length: count }, (_, place) => ({
      eye: { x: pose.x + 3 * place * INCH, y: pose.y, scale: 1 },
      x: pose.x + 3 * place * INCH,
      y: 10 * INCH,
      row: 0,
      place,
    }))
  }

  it('tell that so many see or more until somebody comes into their lines', () => {
    const lines = seenBy(UNITS, 3)
    note(of(UNITS), LEFT, AHEAD, 3, { count: 3, hiders: [], witnesses: lines })
    expect([1, 3, 4].map((least) => isKnown(of(UNITS), LEFT, AHEAD, least))).toEqual([
      true,
      true,
      null,
    ])
    expect(isKnown(of(UNITS), AHEAD, LEFT, 1)).toBe(null)
    const elsewhere = replaced(UNITS, RIGHT, at(40, 36))
    expect(isKnown(of(elsewhere), LEFT, AHEAD, 3)).toBe(true)
    // In the line of the first alone: the bases reach 3.2" to each side, and an inch beyond.
    const between = replaced(elsewhere, RIGHT, at(8, 25))
    expect([1, 2, 3].map((least) => isKnown(of(between), LEFT, AHEAD, least))).toEqual([
      true,
      true,
      null,
    ])
    const before = replaced(between, RIGHT, at(13, 25))
    expect(isKnown(of(before), LEFT, AHEAD, 1)).toBe(null)
  })

  it('tell it without a line until somebody comes near any of them', () => {
    const units = replaced(UNITS, RIGHT, at(41, 40))
    note(of(units), LEFT, AHEAD, 2, { count: 2, hiders: [], witnesses: [] })
    const aside = replaced(units, RIGHT, at(10 + 3.2 + 3.2 + 1.2, 25))
    expect(isKnown(of(aside), LEFT, AHEAD, 2)).toBe(true)
    const near = replaced(aside, RIGHT, at(10 + 3.2 + 3.2 + 0.9, 25))
    expect(isKnown(of(near), LEFT, AHEAD, 2)).toBe(null)
  })

  it('tell that fewer see than so many until one of those who hide them goes', () => {
    const units = replaced(UNITS, RIGHT, at(10, 25))
    const { bodies } = situationOf(units, terrain, SCALE)
    const hiders = [bodies[RIGHT] as Footprint]
    note(of(units), LEFT, AHEAD, 3, { count: 1, hiders, witnesses: [] })
    expect([1, 2, 3, 9].map((least) => isKnown(of(units), LEFT, AHEAD, least))).toEqual([
      true,
      null,
      false,
      false,
    ])
    const also = replaced(units, 3, at(10, 30))
    expect([1, 3].map((least) => isKnown(of(also), LEFT, AHEAD, least))).toEqual([null, false])
    const gone = replaced(also, RIGHT, { at: null })
    expect(isKnown(of(gone), LEFT, AHEAD, 3)).toBe(null)
  })

  it('tell how many see once all were counted', () => {
    const units = replaced(UNITS, RIGHT, at(42, 40))
    expect(knownCount(of(units), LEFT, AHEAD)).toBe(null)
    note(of(units), LEFT, AHEAD, Infinity, { count: 4, hiders: [], witnesses: [] })
    expect(knownCount(of(units), LEFT, AHEAD)).toBe(4)
    expect([4, 5].map((least) => isKnown(of(units), LEFT, AHEAD, least))).toEqual([true, false])
    note(of(units), AHEAD, LEFT, Infinity, { count: 0, hiders: [], witnesses: [] })
    expect(knownCount(of(units), AHEAD, LEFT)).toBe(0)
  })

  it('tell nothing of those who have moved themselves', () => {
    const units = replaced(UNITS, RIGHT, at(43, 40))
    noteHiddenBoth(of(units), LEFT, AHEAD, { count: 0, hiders: [], witnesses: [] })
    note(of(units), RIGHT, 3, 1, { count: 1, hiders: [], witnesses: [] })
    expect(isKnown(of(units), AHEAD, LEFT, 1)).toBe(false)
    const moved = replaced(replaced(units, AHEAD, at(10, 9)), 3, at(41, 8))
    expect(isKnown(of(moved), AHEAD, LEFT, 1)).toBe(null)
    expect(isKnown(of(moved), LEFT, AHEAD, 1)).toBe(null)
    expect(isKnown(of(moved), RIGHT, 3, 1)).toBe(null)
  })
})
