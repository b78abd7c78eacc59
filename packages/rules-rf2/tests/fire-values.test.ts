import { describe, expect, it } from 'vitest'
import type { Unit } from '../battle.ts'
import { situationOf } from '../field/situation.ts'
import { throwFatigue, throwHits, throwsFor } from '../fire/dice.ts'
import { firingSolution } from '../fire/solution.ts'
import { toHit, type Situated } from '../fire/to-hit.ts'
import { fireOf, neededBy, refuseFire, thrownTogether } from '../fire/volley.ts'
import {
  ATTACK_COLUMN,
  DOUBLE_LINE,
  MARCH_COLUMN,
  SKIRMISH,
  SQUARE,
  type Formation,
} from '../units/formations.ts'
import { BANDS, reachesOf, WEAPONS, type WeaponName } from '../units/weapons.ts'
import { QUALITY } from '../units/quality.ts'
import { USUAL } from '../options.ts'
import { area, drawnUp, line, ours, theirs } from './drawn-up.ts'
import { thrown } from './thrown.ts'

const foot = (more: Partial<Unit> = {}): Unit => ours('HI', 100, 100, more)
const PLAIN: Situated = {
  weapon: 'RM',
  band: 'effective',
  cover: null,
  uphill: false,
  behind: false,
}
const needs = (target: Partial<Unit>, at: Partial<Situated> = {}, unit: Partial<Unit> = {}) =>
  toHit(foot(unit), { ...theirs('HI', 100, 96), ...target }, { ...PLAIN, ...at })
const value = (...args: Parameters<typeof needs>): number => needs(...args).value
const clauses = (...args: Parameters<typeof needs>): readonly string[] =>
  needs(...args).steps.map(({ clause }) => clause)
const as = (formation: Formation): Partial<Unit> => ({ formation })

describe('what a die must show', () => {
  it('rf2:14.7.else a clear target is hit by 4', () => {
    expect(value({})).toBe(4)
    expect(clauses({})).toEqual(['rf2:14.7.else'])
  })
  it('rf2:14.7.fortified-heavy fortified heavy cover needs 7, whatever else', () => {
    expect(value(as(SQUARE), { cover: 'fortified heavy', behind: true })).toBe(7)
  })
  it('rf2:14.7.smoothbore-at-cavalry smoothbores need 6 at cavalry, rifles do not', () => {
    expect(value({ kind: 'MC' }, { weapon: 'SBM' })).toBe(6)
    expect(value({ kind: 'MC' }, { weapon: 'SBC' })).toBe(6)
    expect(value({ kind: 'MC' }, { weapon: 'RM' })).toBe(4)
    expect(value({ kind: 'MC' }, { weapon: 'MSB' })).toBe(4)
  })
  it('rf2:14.7.heavy rf2:13.5 heavy or fortified light cover needs 6', () => {
    expect(value({}, { cover: 'heavy' })).toBe(6)
    expect(value({}, { cover: 'fortified light', weapon: 'MSB' })).toBe(6)
  })
  it('rf2:14.7.guns-or-skirmishers deployed guns and skirmishers need 6, limbered guns 4', () => {
    expect(value({ kind: 'FA', formation: { kind: 'unlimbered' } })).toBe(6)
    expect(value({ kind: 'FA', formation: { kind: 'limbered', as: 'line' } })).toBe(4)
    expect(value(as(SKIRMISH), { behind: true })).toBe(6)
  })
  it('rf2:14.7.uphill-or-light rf2:13.2 small arms need 5 uphill or at light cover, guns do not', () => {
    expect(value({}, { uphill: true })).toBe(5)
    expect(value({}, { cover: 'light' })).toBe(5)
    expect(value({}, { cover: 'light', uphill: true, weapon: 'MSB' })).toBe(4)
  })
  it('rf2:14.7 rf2:14.7.uphill-or-light the rear of a column in light cover is hit by 5', () => {
    expect(value(as(ATTACK_COLUMN), { cover: 'light', behind: true })).toBe(5)
  })
  it('rf2:14.7.shape-or-flank rf2:2.24 squares, march columns, flanks and rears are hit by 3', () => {
    expect(value(as(SQUARE))).toBe(3)
    expect(value(as(MARCH_COLUMN))).toBe(3)
    expect(value({}, { behind: true })).toBe(3)
  })
  it('rf2:14.7.guns-at-column guns hit columns and double lines by 3', () => {
    expect(value(as(ATTACK_COLUMN), { weapon: 'MSB' })).toBe(3)
    expect(value(as(DOUBLE_LINE), { weapon: 'MSB' })).toBe(3)
    expect(value(as(ATTACK_COLUMN))).toBe(4)
  })
  it('rf2:14.8 rf2:14.8.quality rf2:14.8.losses rf2:14.8.disorder 5, with +1, −1 and −1, is 6', () => {
    const unit = { fire: 1, hits: 6, disordered: true }
    expect(value(as(ATTACK_COLUMN), { cover: 'light', behind: true }, unit)).toBe(6)
    expect(clauses({}, { cover: 'light' }, unit)).toEqual([
      'rf2:14.7.uphill-or-light',
      'rf2:14.8.quality',
      'rf2:14.8.disorder',
      'rf2:14.8.losses',
    ])
  })
  it('rf2:14.8.range close range helps by 1, long range hurts by 1', () => {
    expect(BANDS.map((band) => value({}, { band, weapon: 'MSB' }))).toEqual([3, 4, 5])
  })
  it('rf2:14.8.breech breech-loaders hit more easily', () => {
    expect(value({}, { weapon: 'LBL' })).toBe(3)
    expect(value({}, { weapon: 'HBL', band: 'long' })).toBe(4)
  })
  it('rf2:14.8.losses rf2:9.7 rf2:8.12 a third lost hurts by 1, two thirds by 2', () => {
    expect([5, 6, 11, 12, 17].map((hits) => value({}, {}, { hits }))).toEqual([4, 5, 5, 6, 6])
    expect(value({}, {}, { disordered: true })).toBe(5)
  })
})

describe('dice', () => {
  it('rf2:6.12 rf2:6.12.pairs rf2:6.12.odd-six rf2:14.23 Russians who need 7 throw three sixes: two hits', () => {
    const unit = { stands: 8, hits: 11, disordered: true }
    expect(value({}, { band: 'long' }, unit)).toBe(7)
    const hits = thrown(throwHits(8, throwsFor(7), false, 'red'), [2, 2, 4, 4, 5, 6, 6, 6], [5])
    expect(hits).toMatchObject({ hits: 2, again: 5 })
    expect(thrown(throwHits(8, 7, false, 'red'), [2, 2, 4, 4, 5, 6, 6, 6], [3]).hits).toBe(1)
    expect(thrown(throwHits(4, 7, false, 'red'), [6, 6, 1, 2]).hits).toBe(1)
  })
  it('rf2:6.12 whatever is more than 6 is one number', () => {
    expect([6, 7, 8, 12].map(throwsFor)).toEqual([6, 7, 7, 7])
  })
  it('rf2:6.12.one-misses rf2:14.23 a 1 always misses', () => {
    expect(throwsFor(0)).toBe(2)
    expect(thrown(throwHits(3, throwsFor(0), false, 'red'), [1, 2, 6]).hits).toBe(2)
  })
  it('rf2:14.24 a single 1 costs a battery a point on 1 to 3', () => {
    const at = (faces: readonly number[]) => ({ needs: 4, faces, hits: 0, again: null })
    expect(thrown(throwFatigue([at([3, 5]), at([1])], 'red'), [2])).toEqual({ lost: 1, again: 2 })
    expect(thrown(throwFatigue([at([3, 5]), at([1])], 'red'), [4]).lost).toBe(0)
    expect(thrown(throwFatigue([at([1, 1, 5])], 'red')).lost).toBe(1)
    expect(thrown(throwFatigue([at([3, 5])], 'red')).lost).toBe(0)
  })
  it('rf2:14.24 the die for an odd six is no fatigue', () => {
    const one = thrown(throwHits(2, 7, true, 'red'), [6, 3], [1])
    expect(thrown(throwFatigue([one], 'red')).lost).toBe(0)
  })
})

describe('weapons', () => {
  const reach = (name: WeaponName, scale: '28 mm' | '15 mm'): readonly (number | null)[] =>
    BANDS.map((band) => {
      const far = reachesOf({ ...USUAL, scale })[name][band]
      return far === null ? null : far / 1000
    })
  it('rf2:14.5 rf2:14.5.SBM rf2:14.5.SBC rf2:14.5.RM rf2:14.5.RC rf2:14.5.EBLR rf2:14.5.LBL rf2:14.5.BLC small arms have two bands', () => {
    expect(reach('SBM', '28 mm')).toEqual([null, 3, 9])
    expect(reach('SBC', '28 mm')).toEqual([null, null, 3])
    expect(reach('RM', '28 mm')).toEqual([null, 6, 15])
    expect(reach('RC', '28 mm')).toEqual([null, 3, 9])
    expect(reach('EBLR', '28 mm')).toEqual([null, 9, 18])
    expect(reach('LBL', '28 mm')).toEqual([null, 15, 30])
    expect(reach('BLC', '28 mm')).toEqual([null, 3, 9])
    expect(reach('LBL', '15 mm')).toEqual([null, 10, 20])
    expect(reach('SBM', '15 mm')).toEqual([null, 2, 6])
  })
  it('rf2:14.6 rf2:14.6.LSB rf2:14.6.MSB rf2:14.6.HSB rf2:14.6.MR rf2:14.6.HR rf2:14.6.MBL rf2:14.6.HBL rf2:14.6.LH rf2:14.6.HH guns have three', () => {
    expect(reach('LSB', '28 mm')).toEqual([6, 18, 36])
    expect(reach('MSB', '28 mm')).toEqual([9, 24, 48])
    expect(reach('HSB', '28 mm')).toEqual([12, 30, 60])
    expect(reach('MR', '28 mm')).toEqual([12, 36, 72])
    expect(reach('HR', '28 mm')).toEqual([15, 45, 90])
    expect(reach('MBL', '28 mm')).toEqual([12, 36, 72])
    expect(reach('HBL', '28 mm')).toEqual([15, 45, 90])
    expect(reach('LH', '28 mm')).toEqual([3, 12, 36])
    expect(reach('HH', '28 mm')).toEqual([6, 18, 48])
    expect(reach('HH', '15 mm')).toEqual([4, 12, 32])
    expect(Object.keys(WEAPONS)).toHaveLength(16)
  })
  it('rf2:2.21 rf2:2.21.A rf2:2.21.B rf2:2.21.C rf2:2.21.D rf2:2.21.E each class has its numbers', () => {
    expect(QUALITY).toEqual({
      A: { morale: 5, fire: 1, melee: 2 },
      B: { morale: 6, fire: 0, melee: 1 },
      C: { morale: 7, fire: 0, melee: 0 },
      D: { morale: 8, fire: 0, melee: -1 },
      E: { morale: 9, fire: -1, melee: -2 },
    })
  })
})

describe('who fires', () => {
  const solved = (
    units: readonly Unit[],
    features: Parameters<typeof drawnUp>[0]['features'] = [],
  ) => {
    const seen = drawnUp({ units, features })
    return { seen, fire: firingSolution(situationOf(seen)) }
  }
  const stands = (
    units: readonly Unit[],
    features: Parameters<typeof drawnUp>[0]['features'] = [],
  ) =>
    solved(units, features).fire[0]?.flatMap(({ stand, shots }) =>
      shots.length > 0 ? [stand] : [],
    )

  it('rf2:14.4 stands of one unit fire at different ranges', () => {
    const { fire } = solved([foot(), theirs('HI', 103, 97.5, {}, 200)])
    const bands = fire[0]?.flatMap(({ shots }) => shots.map(({ band }) => band)) ?? []
    expect(new Set(bands)).toEqual(new Set(['effective', 'long']))
  })
  it('rf2:14.2 no more than 22.5 degrees aside', () => {
    expect(
      stands([foot({ stands: 4 }), theirs('HI', 108, 95, { stands: 4, formation: ATTACK_COLUMN })]),
    ).toEqual([3])
    expect(
      stands([foot({ stands: 4 }), theirs('HI', 112, 95, { stands: 4, formation: ATTACK_COLUMN })]),
    ).toEqual([])
  })
  it('rf2:14.12 rf2:20.4 skirmishers 45 degrees aside', () => {
    const target = theirs('HI', 113, 94, { stands: 4, formation: ATTACK_COLUMN })
    expect(stands([foot({ stands: 4, formation: SKIRMISH }), target])).toEqual([3])
  })
  it('rf2:14.3 rf2:2.26 a friend straight ahead within 3" keeps a stand from firing', () => {
    const friend = ours('HI', 104, 98.5, { stands: 4, formation: MARCH_COLUMN })
    const target = theirs('HI', 100, 92)
    const { fire } = solved([foot(), target, friend])
    expect(fire[0]?.map(({ danger }) => danger)).toEqual([null, null, null, null, null, 2])
    expect(fire[0]?.[5]?.shots).toEqual([])
  })
  it('rf2:14.11 of a march column the first stand fires', () => {
    expect(stands([foot({ formation: MARCH_COLUMN }), theirs('HI', 100, 95)])).toEqual([0])
  })
  it('rf2:3.9 rf2:14.6 guns on their limbers do not fire, deployed ones do', () => {
    const target = theirs('HI', 100, 80)
    expect(
      stands([ours('FA', 100, 100, { formation: { kind: 'limbered', as: 'line' } }), target]),
    ).toEqual([])
    expect(stands([ours('FA', 100, 100), target])).toEqual([0, 1])
  })
  it('rf2:14.14 rf2:14.14.effective-only rf2:14.14.one-a-face a square fires one stand a face, and not at long range', () => {
    const square = foot({ stands: 8, formation: SQUARE })
    expect(stands([square, theirs('HI', 100, 97.5)])).toEqual([0])
    expect(stands([square, theirs('HI', 100, 94)])).toEqual([])
    const { seen } = solved([
      square,
      theirs('HI', 100, 97.5),
      theirs('HI', 105.8, 103, { stands: 4, formation: MARCH_COLUMN }, 270),
    ])
    const all = fireOf(seen, seen.units[0] as Unit).filter(({ shots }) => shots.length > 0)
    expect(all.map(({ stand }) => stand)).toEqual([0, 2])
  })
  it('rf2:14.14.half half of a square’s stands at most', () => {
    const { seen } = solved([foot({ stands: 4, formation: SQUARE }), theirs('HI', 100, 97.5)])
    const unit = seen.units[0] as Unit
    expect(refuseFire(seen, unit, [{ target: 1, stands: [0, 1, 2] }])?.clause).toBe(
      'rf2:14.14.half',
    )
  })
  it('rf2:13.13 rf2:14.15 one sees an inch into a wood', () => {
    const wood = area('wood', ['wood', 'dense'], [90, 80, 110, 95], { level: 1 })
    expect(stands([foot(), theirs('HI', 100, 94.1)], [wood])).not.toEqual([])
    expect(stands([foot(), theirs('HI', 100, 93.9)], [wood])).toEqual([])
  })
  it('rf2:13.13 rf2:14.15 and 3" where both are in it', () => {
    const wood = area('wood', ['wood', 'dense'], [90, 80, 110, 120], { level: 1 })
    expect(stands([foot(), theirs('HI', 100, 97)], [wood])).not.toEqual([])
    expect(stands([foot(), theirs('HI', 100, 96.9)], [wood])).toEqual([])
  })
  it('rf2:14.13 rf2:20.8 guns fire past skirmishers farther off than 6", muskets do not', () => {
    const screen = (y: number) => theirs('LI', 100, y, { formation: SKIRMISH })
    const column = theirs('HI', 100, 85, { formation: ATTACK_COLUMN })
    const at = (unit: Unit, y: number) =>
      solved([unit, column, screen(y)]).fire[0]?.flatMap(({ shots }) =>
        shots.map(({ target }) => target),
      )
    expect(at(ours('FA', 100, 100), 92)).toContain(1)
    expect(at(ours('FA', 100, 100), 95)).not.toContain(1)
    expect(at(foot({ weapons: ['LBL'] }), 92)).not.toContain(1)
  })
  it('rf2:14.18 howitzers fire over others, but not at close range', () => {
    const over = (weapon: WeaponName, target: number) =>
      solved([
        ours('FA', 100, 100, { weapons: [weapon] }),
        theirs('HI', 100, target),
        ours('HI', 100, 92),
      ]).fire[0]?.some(({ shots }) => shots.length > 0)
    expect(over('LH', 83)).toBe(true)
    expect(over('MSB', 83)).toBe(false)
    expect(over('LH', 87)).toBe(false)
  })
})

describe('volleys', () => {
  it('rf2:14.10 rf2:14.1 a unit splits its fire, each stand once', () => {
    const seen = drawnUp({
      units: [
        foot({ weapons: ['RM'] }),
        theirs('HI', 96, 96, { stands: 4, formation: ATTACK_COLUMN }),
        theirs('HI', 104, 96, { stands: 4, formation: ATTACK_COLUMN }),
      ],
    })
    const unit = seen.units[0] as Unit
    expect(
      refuseFire(seen, unit, [
        { target: 1, stands: [0, 1] },
        { target: 2, stands: [4, 5] },
      ]),
    ).toBeNull()
    expect(
      refuseFire(seen, unit, [
        { target: 1, stands: [0, 1] },
        { target: 2, stands: [1, 5] },
      ])?.clause,
    ).toBe('rf2:14.10')
    expect(refuseFire(seen, unit, [{ target: 2, stands: [0] }])?.clause).toBe('rf2:14.2')
    expect(refuseFire(seen, unit, [])?.clause).toBe('rf2:14.1')
  })
  it('rf2:17.2 whoever retreats does not fire', () => {
    const seen = drawnUp({ units: [foot({ retreating: true }), theirs('HI', 100, 98)] })
    expect(fireOf(seen, seen.units[0] as Unit)).toEqual([])
  })
  it('rf2:14.9 rf2:14.5 stands throw together that need the same', () => {
    const hedge = line(
      'hedge',
      ['light cover'],
      [
        [100, 96.1],
        [110, 96.1],
      ],
      0.2,
    )
    const seen = drawnUp({
      units: [foot({ weapons: ['RM'] }), theirs('HI', 100, 96)],
      features: [hedge],
    })
    const unit = seen.units[0] as Unit
    const groups = thrownTogether(seen, unit, { target: 1, stands: [0, 1, 2, 3, 4, 5] })
    expect(groups.map(({ needs: n, stands: s }) => [n, s])).toEqual([
      [4, [0, 1, 2, 3, 4]],
      [5, [5]],
    ])
    const [shot] = fireOf(seen, unit)[5]?.shots ?? []
    expect(shot && neededBy(seen, unit, seen.units[1] as Unit, 5, shot).value).toBe(5)
  })
  it('rf2:2.24 rf2:14.7.shape-or-flank whoever is wholly behind the front hits the flank', () => {
    const seen = drawnUp({ units: [foot({ weapons: ['RM'] }), theirs('HI', 100, 92, {}, 90)] })
    const unit = seen.units[0] as Unit
    const needed = (stand: number): number | undefined => {
      const [shot] = fireOf(seen, unit)[stand]?.shots ?? []
      return shot && neededBy(seen, unit, seen.units[1] as Unit, stand, shot).value
    }
    expect(needed(1)).toBe(3)
    expect(needed(4)).toBe(4)
  })
})
