// Hills, dead ground, and fire over the heads of others. (13.9 to 13.11, 14.17)

import { describe, expect, it } from 'vitest'
import type { Hill } from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import { situationOf } from '../field/situation.ts'
import { firingSolution } from '../fire/solution.ts'
import { area, drawnUp, ours, pointAt, theirs, type Drawn } from './drawn-up.ts'

/** So many levels, one within the other, with all its tops behind this line. */
const hill = (levels: number, crest: Hill['crest'] = []): Hill => ({
  shape: 'hill',
  kind: 'hill',
  id: 'hill',
  name: 'hill',
  tags: [],
  contours: Array.from({ length: levels }, (_, i) => [
    pointAt(80 + i, 99 + i * 0.1),
    pointAt(120 - i, 99 + i * 0.1),
    pointAt(120 - i, 130 - i),
    pointAt(80 + i, 130 - i),
  ]),
  crest,
})

const gun = (more: Partial<Unit> = {}): Unit =>
  ours('FA', 100, 100, { stands: 1, weapons: ['HR'], ...more })
const target = (y: number, more: Partial<Unit> = {}): Unit =>
  theirs('HI', 100, y, { stands: 4, ...more })

function hits(
  units: readonly Unit[],
  features: NonNullable<Drawn['features']> = [],
): readonly number[] {
  const [own = []] = firingSolution(situationOf(drawnUp({ units, features })))
  return own.flatMap(({ shots }) => shots.map(({ target }) => target))
}

describe('dead ground', () => {
  /** Its farthest edge is 14" from the front of the gun. */
  const wood = area('wood', ['wood', 'dense'], [90, 86, 110, 90], { level: 1 })
  /** The front of a stand of 40 mm that is seen whole lies so far behind the wood, at least. */
  const behind = (far: number): number => 86 - far
  it('rf2:13.10 rf2:13.11 rf2:13.9 from a second level a wood of one level has as much beyond it as it is far', () => {
    expect(hits([gun(), target(behind(13.9))], [hill(2), wood])).toEqual([])
    expect(hits([gun(), target(behind(14.1))], [hill(2), wood])).toEqual([1])
  })
  it('rf2:13.10 rf2:13.11 from a third level half of that, from a fourth a quarter', () => {
    expect(hits([gun(), target(behind(6.9))], [hill(3), wood])).toEqual([])
    expect(hits([gun(), target(behind(7.1))], [hill(3), wood])).toEqual([1])
    expect(hits([gun(), target(behind(3.4))], [hill(4), wood])).toEqual([])
    expect(hits([gun(), target(behind(3.6))], [hill(4), wood])).toEqual([1])
  })
  it('rf2:13.10 and never less than 3"', () => {
    expect(hits([gun(), target(behind(2.9))], [hill(5), wood])).toEqual([])
    expect(hits([gun(), target(behind(3.1))], [hill(5), wood])).toEqual([1])
  })
  it('rf2:13.10 10" are 5" from a third level, and from a fourth 3", not 2.5"', () => {
    const orchard = area('orchard', ['rough', 'dense'], [90, 90, 110, 92], { level: 1 })
    const at = (levels: number, far: number) =>
      hits([gun(), target(90 - far)], [hill(levels), orchard]).length
    expect([at(2, 9.9), at(2, 10.1), at(3, 4.9), at(3, 5.1), at(4, 2.9), at(4, 3.1)]).toEqual([
      0, 1, 0, 1, 0, 1,
    ])
  })
  it('rf2:13.10 whoever is below does not see up, either', () => {
    const from = (y: number): readonly number[] =>
      hits(
        [
          ours('FA', 100, y, { stands: 1, weapons: ['HR'] }, 180),
          { ...target(100), side: 'blue', pose: { ...target(100).pose!, facing: 0 } },
        ],
        [hill(2), wood],
      )
    expect(from(behind(10))).toEqual([])
  })
  it('rf2:13.9 what is as high as both hides all', () => {
    expect(hits([gun(), target(40)], [wood])).toEqual([])
    expect(hits([gun(), target(40)], [hill(1), wood])).toEqual([])
  })
  it('rf2:13.11 a crest hides what is beyond it from whoever is not on it', () => {
    const crest = [pointAt(80, 110), pointAt(100, 109), pointAt(120, 110)]
    expect(
      hits([gun({ pose: { x: 100_000, y: 120_000, facing: 0 } }), target(104)], [hill(1, crest)]),
    ).toEqual([])
    expect(
      hits([gun({ pose: { x: 100_000, y: 108_500, facing: 0 } }), target(102)], [hill(1, crest)]),
    ).toEqual([1])
  })
})

describe('fire over heads', () => {
  const friend = (y: number): Unit => ours('HI', 100, y, { stands: 4 })
  it('rf2:14.17 guns on a hill fire over friends 6" off at whoever is 6" beyond them', () => {
    expect(hits([gun(), target(85), friend(92)], [hill(1)])).toEqual([1])
    expect(hits([gun(), target(86.1), friend(92)], [hill(1)])).toEqual([])
    expect(hits([gun(), target(82), friend(95)], [hill(1)])).toEqual([])
    expect(hits([gun(), target(85), friend(92)])).toEqual([])
  })
  it('rf2:14.17 the enemy’s own people in between are no matter', () => {
    expect(hits([gun(), target(85), theirs('HI', 100, 88, { stands: 4 })], [hill(1)])).toEqual([
      1, 2,
    ])
  })
  it('rf2:14.17 small arms never fire over heads', () => {
    const rifles = ours('HI', 100, 100, { stands: 4, weapons: ['LBL'] })
    expect(hits([rifles, target(85), friend(92)], [hill(1)])).toEqual([])
  })
})
