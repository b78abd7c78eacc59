import { describe, expect, it } from 'vitest'
import { footprintOf } from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import { rf2 } from '../index.ts'
import { basesOf, USUAL } from '../options.ts'
import {
  ATTACK_COLUMN,
  DOUBLE_LINE,
  layoutOf,
  LINE,
  MARCH_COLUMN,
  SKIRMISH,
  SQUARE,
  type Formation,
} from '../units/formations.ts'
import { armOf, goingOf, KINDS } from '../units/kinds.ts'
import { refuseUnit } from '../units/refuse-unit.ts'
import { degrees, ours, poseAt, theirs } from './drawn-up.ts'
import { positionOf } from './fought.ts'

const mm = (n: number): number => 2 * Math.round((n * 1000) / 25.4 / 2)

describe('units', () => {
  it('rf2:2.4 rf2:2.5 rf2:2.6 rf2:2.8 rf2:2.9 rf2:2.11 rf2:2.12 each kind is foot, horse or guns, and goes as these do', () => {
    const of = (kind: Unit['kind'], more: Partial<Unit> = {}) => {
      const unit = ours(kind, 100, 100, more)
      return [armOf(unit), goingOf(unit)]
    }
    expect(KINDS.map((kind) => of(kind))).toEqual([
      ['foot', 'heavy'],
      ['foot', 'light'],
      ['foot', 'light'],
      ...Array.from({ length: 5 }, () => ['horse', 'horse and guns']),
      ...Array.from({ length: 3 }, () => ['guns', 'horse and guns']),
    ])
    expect(of('HI', { traits: ['light'] })).toEqual(['foot', 'light'])
    expect(of('DR', { mounted: false })).toEqual(['foot', 'heavy'])
  })
  it('rf2:2.1 rf2:2.19 rf2:2.19.infantry rf2:2.19.cavalry rf2:2.19.artillery have 4, 6 or 8 stands, and guns 1 to 3', () => {
    const refusal = (kind: Unit['kind'], stands: number) =>
      refuseUnit(ours(kind, 100, 100, { stands }))?.clause ?? null
    const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(sizes.filter((n) => refusal('HI', n) === null)).toEqual([4, 6, 8])
    expect(sizes.filter((n) => refusal('MC', n) === null)).toEqual([4, 6, 8])
    expect(sizes.filter((n) => refusal('FA', n) === null)).toEqual([1, 2, 3])
    expect([refusal('HI', 5), refusal('MC', 5), refusal('FA', 4)]).toEqual([
      'rf2:2.19.infantry',
      'rf2:2.19.cavalry',
      'rf2:2.19.artillery',
    ])
  })
  it('rf2:2.23 rf2:3.8 have one weapon, or one for each stand', () => {
    const armed = (...weapons: Unit['weapons'][number][]) =>
      refuseUnit(ours('FA', 100, 100, { stands: 3, weapons }))?.clause ?? null
    expect(armed('MSB')).toBeNull()
    expect(armed('MSB', 'MSB', 'LH')).toBeNull()
    expect(armed('MSB', 'LH')).toBe('rf2:2.23')
  })
})

describe('formations', () => {
  const size = (formation: Formation, stands = 6, kind: Unit['kind'] = 'HI') => {
    const unit = { kind, mounted: true, stands }
    const { left, right, top, bottom } = footprintOf(
      layoutOf(unit, formation, basesOf(USUAL)),
      poseAt(100, 100),
    )
    return [right - left, bottom - top]
  }
  const foot = mm(40)
  it('rf2:3.1 rf2:3.2 rf2:3.3 rf2:3.4 rf2:3.6 are so many stands wide and deep', () => {
    expect(size(LINE)).toEqual([6 * foot, foot])
    expect(size(ATTACK_COLUMN)).toEqual([2 * foot, 3 * foot])
    expect(size(ATTACK_COLUMN, 4)).toEqual([2 * foot, 2 * foot])
    expect(size(ATTACK_COLUMN, 8)).toEqual([2 * foot, 4 * foot])
    expect(size(MARCH_COLUMN)).toEqual([foot, 6 * foot])
    expect(size(DOUBLE_LINE)).toEqual([3 * foot, 2 * foot])
  })
  it('rf2:3.5 rf2:12.27 squares have four faces about the middle of their front', () => {
    expect(size(SQUARE, 8)).toEqual([4 * foot, 4 * foot])
    expect(size(SQUARE, 4)).toEqual([3 * foot, 3 * foot])
    expect(size(SQUARE, 6)).toEqual([4 * foot, 3 * foot])
  })
  it('rf2:3.7 rf2:20.1 skirmishers take twice or three times the room', () => {
    expect(size(SKIRMISH)).toEqual([12 * foot, foot])
    expect(size({ kind: 'skirmish', ranks: 2, spread: 3 })).toEqual([9 * foot, 2 * foot])
  })
  it('rf2:3.8 rf2:3.9 rf2:3.10 guns stand side by side, or one behind the other on their limbers', () => {
    expect(size({ kind: 'unlimbered' }, 3, 'FA')).toEqual([3 * mm(60), mm(80)])
    expect(size({ kind: 'limbered', as: 'column', bends: [] }, 3, 'FA')).toEqual([
      mm(60),
      3 * mm(80),
    ])
  })
  it('rf2:3.11 refused stands hang on the rear corner of the main body', () => {
    const refused: Formation = { kind: 'line', refused: { left: { stands: 2, by: degrees(90) } } }
    expect(size(refused)).toEqual([5 * foot, 3 * foot])
  })
})

describe('positions from outside', () => {
  const begun = (units: readonly Unit[], options = {}) =>
    rf2.setUp({ position: positionOf({ units }), options })
  const refusal = (units: readonly Unit[], options = {}) => {
    const result = begun(units, options)
    return result.ok ? null : result.refusal
  }
  const far = theirs('HI', 200, 40)
  it('rf2:4.5 rf2:2.21 are set up with what a class has, where nothing else is said', () => {
    const result = begun([ours('HI', 100, 100), far])
    expect(result.ok && result.value.units[0]).toMatchObject({
      morale: 7,
      fire: 0,
      melee: 0,
      hits: 0,
    })
  })
  it('rf2:12.7 nobody stands on another, off the table, or where nobody can', () => {
    expect(refusal([ours('HI', 100, 100), ours('HI', 101, 100), far])?.code).toBe('unit-overlaps')
    expect(refusal([ours('HI', 2, 100), far])?.code).toBe('unit-off-table')
  })
  it('rf2:9.1 nobody is there who has lost all', () => {
    expect(refusal([ours('HI', 100, 100, { hits: 18 }), far])?.clause).toBe('rf2:9.1')
  })
  it('rf2:2.3 options are those that there are', () => {
    expect(refusal([ours('HI', 100, 100), far], { scale: '10 mm' })?.code).toBe('option-value')
    expect(refusal([ours('HI', 100, 100), far], { scales: '15 mm' })?.code).toBe('no-option')
  })
  it('names the place of what it does not know', () => {
    const result = rf2.setUp({ position: { armies: 3 }, options: {} })
    expect(result.ok ? '' : result.refusal.message).toMatch(/armies|terrain/)
  })
})
