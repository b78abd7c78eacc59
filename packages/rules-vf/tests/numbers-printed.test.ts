// The numbers of the 2nd edition as its pages print them, clause by clause; what other editions have
// otherwise is beside them.

import { describe, expect, it } from 'vitest'
import { asInches, DISTANCES, lengthOf, MOVES, SCORES } from '../editions/numbers.ts'

const INCHES: readonly [clause: string, name: keyof typeof DISTANCES, printed: number][] = [
  ['vf2:2.1.1', 'objective', 6],
  ['vf2:5.1.3', 'clearance', 1],
  ['vf2:6.1.1', 'atHand', 24],
  ['vf2:6.2.2', 'inHand', 12],
  ['vf2:1.0.1', 'leastMove', 1],
  ['vf2:6.3.2', 'away', 3],
  ['vf2:6.3.2', 'movedOver', 6],
  ['vf2:6.5.1', 'cavalryWithin', 6],
  ['vf2:6.6', 'double', 18],
  ['vf2:6.7', 'atEase', 12],
  ['vf2:6.8', 'ride', 36],
  ['vf2:6.8', 'clear', 6],
  ['vf2:8.2.3', 'support', 3],
  ['vf2:9.5', 'general', 12],
  ['vf2:9.5.1', 'wavering', 6],
  ['vf2:T.2.1', 'across', 2],
  ['vf2:T.2.1', 'toll', 4],
  ['vf2:T.3.2', 'atDoor', 3],
  ['vf2:T.3.3', 'out', 6],
  ['vf2:T.3.3', 'outAway', 3],
  ['vf2:T.3.7', 'border', 3],
  ['vf2:special.horse-artillery', 'horseGunsWithin', 6],
  ['vf2:special.battery', 'battery', 6],
  ['vf2:special.canister', 'canister', 12],
  ['vf2:special.carbines', 'carbine', 12],
  ['vf2:special.skirmishers', 'skirmish', 6],
  ['vf2:fate.king.french', 'emperor', 6],
  ['vf2:fate.ace', 'allOut', 12],
  ['vf2:A4.0', 'zone', 18],
  ['vf2:A3.2', 'apart', 12],
  ['vf2:A7.0.2', 'nearDefender', 24],
]

const COUNTS: readonly [clause: string, name: keyof typeof SCORES, printed: number][] = [
  ['vf2:6.1', 'activates', 2],
  ['vf2:6.2.2', 'getsThrough', 4],
  ['vf2:6.5', 'assaultFigures', 3],
  ['vf2:6.7', 'rallies', 6],
  ['vf2:8.2.1', 'mostSupport', 3],
  ['vf2:8.2.1', 'fireSupport', 1],
  ['vf2:8.2.2', 'meleeSupport', 2],
  ['vf2:8.2.2', 'supportFigures', 3],
  ['vf2:8.2.3', 'mostBrigadeSupport', 1],
  ['vf2:8.2.3', 'brigadeSupport', 1],
  ['vf2:8.3', 'hits', 4],
  ['vf2:9.2', 'steady', 4],
  ['vf2:9.5', 'many', 5],
  ['vf2:T.2.2', 'softCover', -1],
  ['vf2:T.2.2', 'hardCover', -2],
  ['vf2:T.3.4', 'featureFigures', 3],
]

describe('Valour & Fortitude: numbers as printed', () => {
  it.each(INCHES)('%s %s is %i inches', (_clause, name, printed) => {
    expect(DISTANCES[name]).toBe(printed)
  })

  it.each(COUNTS)('%s %s is %i', (_clause, name, printed) => {
    expect(SCORES[name]).toBe(printed)
  })

  it('each has a clause here', () => {
    const named = (all: readonly (readonly [string, string, number])[]) =>
      all.map(([, name]) => name).toSorted()
    expect(named(INCHES)).toEqual(Object.keys(DISTANCES).toSorted())
    expect(named(COUNTS)).toEqual(Object.keys(SCORES).toSorted())
  })

  it('vf2:6.3.1 vf2:special.open-order vf2:special.square how far units move', () => {
    const { formed, cavalry, linear, open, square, horseGuns, slow } = MOVES
    expect([formed['march column'], formed['attack column'], formed.line]).toEqual([12, 12, 8])
    expect([formed.limbered, formed.unlimbered, cavalry]).toEqual([12, 3, 18])
    expect([linear, square, open]).toEqual([9, 3, { infantry: 9, cavalry: 18 }])
    expect(horseGuns).toEqual({ limbered: 18, unlimbered: 9 })
    expect(slow).toEqual({ limbered: 6, unlimbered: 1 })
  })

  it('vf3:O3.1 inches are read out again as they were printed', () => {
    const scale = { thousandths: 1000, of: 1 }
    const lengths = { ...DISTANCES, away: lengthOf(3, scale), double: lengthOf(4.5, scale) }
    expect(asInches(lengths)).toMatchObject({ away: 3, double: 4.5 })
  })
})
