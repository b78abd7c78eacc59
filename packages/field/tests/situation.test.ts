import { INCH } from '@grognard/geometry'
import { describe, expect, it } from 'vitest'
import { bodyIn, footprintIn, remembered, rememberedOf } from '../index.ts'
import { box, field, regiment, SCALE, situationOf, type Regiment } from './regiments.ts'

const PLAIN = field()

const replaced = (units: readonly Regiment[], id: number, differing: Partial<Regiment>) =>
  units.map((unit, i) => (i === id ? { ...unit, ...differing } : unit))

describe('a situation', () => {
  it('is the same while nobody moves, whatever is marked meanwhile', () => {
    const units = [regiment('red', 10, 40), regiment('blue', 10, 8)]
    const situation = situationOf(units, PLAIN, SCALE)
    expect(situationOf(replaced(units, 0, { hits: 3 }), PLAIN, SCALE)).toBe(situation)
    expect(situationOf([...units], PLAIN, SCALE)).toBe(situation)
  })

  it('is another after a move, on other ground, and by other measures', () => {
    const units = [regiment('red', 10, 40), regiment('blue', 10, 8)]
    const situation = situationOf(units, PLAIN, SCALE)
    const moved = replaced(units, 0, { at: { x: 12 * INCH, y: 40 * INCH, facing: 0 } })
    expect(situationOf(moved, PLAIN, SCALE)).not.toBe(situation)
    expect(situationOf(units, field(), SCALE)).not.toBe(situation)
    const half = { ...SCALE, stand: 800 }
    const small = situationOf(units, PLAIN, half)
    expect(small).not.toBe(situation)
    expect(bodyIn(small, 0).right - bodyIn(small, 0).left).toBe(4 * 800)
    expect(situationOf(units, PLAIN, SCALE)).toBe(situation)
  })

  it('has who stands in the open, who holds a place, and not who is elsewhere', () => {
    const farm = field(box('farm', [20, 20, 26, 26], 'built up'))
    const units = [
      regiment('red', 10, 40),
      regiment('red', 0, 0, { at: null, garrison: 'farm' }),
      regiment('red', 0, 0, { at: null }),
    ]
    const situation = situationOf(units, farm, SCALE)
    expect(footprintIn(situation, 0)?.boxes).toHaveLength(1)
    expect(footprintIn(situation, 1)).toBe(null)
    expect(bodyIn(situation, 1)).toMatchObject({ left: 20 * INCH, bottom: 26 * INCH })
    expect(() => bodyIn(situation, 2)).toThrow('Unit 2 is not on the table.')
  })

  it('keeps the bodies of all who have not moved', () => {
    const units = [regiment('red', 10, 40), regiment('red', 20, 40), regiment('blue', 10, 8)]
    const before = situationOf(units, PLAIN, SCALE)
    const at = { x: 20 * INCH, y: 36 * INCH, facing: 0 }
    const after = situationOf(replaced(units, 1, { at }), PLAIN, SCALE)
    expect(after.bodies[0]).toBe(before.bodies[0])
    expect(after.bodies[1]).not.toBe(before.bodies[1])
  })
})

describe('what is remembered while nobody moves', () => {
  const units = [regiment('red', 10, 40), regiment('red', 40, 40), regiment('blue', 10, 8)]

  it('is worked out once by its name, even if it is nothing', () => {
    const situation = situationOf(units, field(), SCALE)
    let made = 0
    const make = (value: null) => (made++, value)
    expect(remembered(situation, 'nothing', make, null)).toBe(null)
    expect(remembered(situation, 'nothing', make, null)).toBe(null)
    expect(made).toBe(1)
  })

  it('is worked out for each two, one way and the other', () => {
    const situation = situationOf(units, field(), SCALE)
    const make = (_: null, a: number, b: number) => ({ pair: `${a} ${b}` })
    const first = rememberedOf(null, situation, 'pair', 0, 2, make)
    expect(first).toEqual({ pair: '0 2' })
    expect(rememberedOf(null, situation, 'pair', 2, 0, make)).toEqual({ pair: '2 0' })
    expect(rememberedOf(null, situation, 'pair', 0, 2, make)).toBe(first)
  })
})
