import { expect, it } from 'vitest'
import type { Attack } from '../attack.ts'
import { hitTest } from '../attacks/hits.ts'
import { rangeOf, shotFault, targetsOf } from '../attacks/shooting.ts'
import { isTooMuchFire, mostFireSupport } from '../attacks/support.ts'
import { attackValue } from '../attacks/value.ts'
import type { Unit, UnitId, Vf } from '../battle.ts'
import {
  area,
  attacking,
  battleOf,
  box,
  canons,
  foot,
  guns,
  heavies,
  hill,
  hussars,
  lights,
  ligne,
  LIMBERED,
  occupying,
  OPEN,
  SQUARE,
  steps,
  unit,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const fire = attacking('fire')
  const melee = attacking('melee')

  const worth = (drawn: Drawn, attack: Attack): readonly string[] => {
    const { value, steps: all } = attackValue(battleOf(drawn), attack)
    return steps({ value, steps: all.filter(({ idle }) => !idle) })
  }

  const at = (battle: Vf, id: UnitId): Unit => battle.units[id] as Unit

  describe('Valour & Fortitude: Canister', () => {
    const near = (red = guns(20, 32)): Drawn => ({ red: [red], blue: [ligne(20, 20)] })

    it('vf2:special.canister adds 2 at up to 12"', () => {
      expect(worth(near(), fire(0, 1))).toEqual(['vf2:1.5 1', 'vf2:special.canister 3'])
      expect(worth(near(guns(20, 32.01)), fire(0, 1))).toEqual(['vf2:1.5 1'])
    })

    it('vf2:special.canister adds 2 in melee, too, to its front and not to its rear', () => {
      expect(worth(near(guns(20, 20)), melee(0, 1))).toEqual([
        'vf2:1.5 2',
        'vf2:special.canister 4',
      ])
      // Taken in the flank, and the enemy wholly outside its arc.
      const taken = { red: [guns(20, 21, {}, 90)], blue: [ligne(14, 20)] }
      expect(worth(taken, melee(0, 1))).toEqual(['vf2:1.5 2'])
    })

    it('vf2:special.canister a gun on its limber has none', () => {
      expect(worth(near(guns(20, 20, { formation: LIMBERED })), melee(0, 1))).not.toContain(
        'vf2:special.canister 3',
      )
    })

    it('vf2:special.canister counts as 2 units in support, for what it adds and for the limit', () => {
      const red = [foot(20, 32), guns(27, 32), guns(30, 32), foot(10, 32)]
      const near = { red, blue: [ligne(24, 22)] }
      expect(worth(near, fire(0, 4, { support: [1] }))).toEqual([
        'vf2:1.5 3',
        'vf2:8.2.1 4',
        'vf2:special.canister 5',
      ])
      const close = battleOf(near)
      expect(isTooMuchFire(close, at(close, 0), [1, 3], 4)).toBe(false)
      expect(isTooMuchFire(close, at(close, 0), [1, 2], 4)).toBe(true)
      const far = battleOf({ red, blue: [ligne(24, 18)] })
      expect(isTooMuchFire(far, at(far, 0), [1, 2, 3], 4)).toBe(false)
    })

    it('vf2:special.canister lends 4 in melee', () => {
      const drawn = { red: [heavies(20, 30), guns(26, 30)], blue: [ligne(23, 30)] }
      expect(worth(drawn, melee(0, 2, { support: [1] }))).toEqual([
        'vf2:1.5 6',
        'vf2:8.2.2 8',
        'vf2:special.canister 10',
      ])
    })
  })

  describe('Valour & Fortitude: Carbines and Skirmishers', () => {
    it('vf2:special.carbines shoot 12" with a fire value of 1, by skirmishing only', () => {
      const battle = battleOf({ red: [hussars(20, 32)], blue: [ligne(20, 20)] })
      expect([rangeOf(battle, at(battle, 0), true), rangeOf(battle, at(battle, 0), false)]).toEqual(
        [12_000, null],
      )
      expect(steps(attackValue(battle, fire(0, 1, { skirmish: true })))).toEqual([
        'vf2:1.5 0',
        'vf2:special.carbines 1',
        'vf2:1.0.1 1',
      ])
      const dragoons = battleOf({ red: [heavies(20, 32)], blue: [ligne(20, 20)] })
      expect(rangeOf(dragoons, at(dragoons, 0), true)).toBe(null)
    })

    it('vf2:special.skirmishers halve the fire value and shoot 6" farther', () => {
      const battle = battleOf({ red: [foot(20, 38)], blue: [ligne(20, 20)] })
      const target = at(battle, 1)
      expect(shotFault(battle, { unit: 0, skirmish: true }, target)).toBe(null)
      expect(shotFault(battle, { unit: 0, skirmish: false }, target)).toBe('out of range')
      expect(steps(attackValue(battle, fire(0, 1, { skirmish: true }))).slice(0, 2)).toEqual([
        'vf2:1.5 3',
        'vf2:special.skirmishers 1',
      ])
      const militia = battleOf({
        red: [foot(20, 38)],
        blue: [unit('french national guard', 20, 20, 180)],
      })
      expect(rangeOf(militia, at(militia, 1), true)).toBe(null)
    })

    it('vf2:special.light-infantry has skirmishers and open order', () => {
      const battle = battleOf({ red: [lights(20, 38)], blue: [ligne(20, 20)] })
      expect(rangeOf(battle, at(battle, 0), true)).toBe(18_000)
    })
  })

  describe('Valour & Fortitude: Open Order', () => {
    it.each([
      [12, 4],
      [8, 2],
      [6, 2],
    ])('vf2:special.open-order fires from %i files with %i dice', (files, value) => {
      const drawn = { red: [lights(20, 30, { formation: OPEN(files) })], blue: [ligne(20, 20)] }
      expect(attackValue(battleOf(drawn), fire(0, 1)).value).toBe(value)
    })

    it('vf2:special.open-order takes 1 off the melee value out of cover', () => {
      const red = lights(20, 30, { formation: OPEN(8) })
      expect(worth({ red: [red], blue: [ligne(20, 30)] }, melee(0, 1))).toEqual([
        'vf2:1.5 3',
        'vf2:special.open-order 2',
      ])
      const orchard = area('orchard', 'wood', box(5, 29.9, 35, 40), ['rough', 'soft cover'])
      const covered = { red: [red], blue: [ligne(20, 30)], features: [orchard] }
      expect(worth(covered, melee(0, 1))).toEqual(['vf2:1.5 3'])
    })

    it('vf2:special.open-order adds only 1 as melee support', () => {
      const horse = (formation: typeof SQUARE | ReturnType<typeof OPEN> | undefined) =>
        worth(
          {
            red: [heavies(20, 30), hussars(30, 30, formation ? { formation } : {})],
            blue: [ligne(25, 30)],
          },
          melee(0, 2, { support: [1] }),
        )
      expect(horse(OPEN(5))).toEqual(['vf2:1.5 6', 'vf2:8.2.2 7'])
      expect(horse(undefined)).toEqual(['vf2:1.5 6', 'vf2:8.2.2 8'])
    })

    rule(
      'vf2:special.open-order does not hold for whoever occupies a feature',
      { not: ['vf1', 'vf3'] },
      () => {
        const wood = area('wood', 'wood', box(15, 10, 25, 20), [
          'defendable',
          'obstacle',
          'soft cover',
        ])
        const inside = occupying(lights(0, 0, { formation: OPEN(6) }), 'wood')
        const drawn = { red: [inside], blue: [ligne(20, 20, {}, 0)], features: [wood] }
        expect(worth(drawn, melee(0, 1))).toEqual(['vf2:1.5 3', 'vf2:T.3.5 4'])
      },
    )
  })

  describe('Valour & Fortitude: Square, Militia, Headstrong', () => {
    it('vf2:special.square halves its fire and adds 1 to its melee value', () => {
      const square = foot(20, 30, { formation: SQUARE })
      expect(worth({ red: [square], blue: [ligne(20, 20)] }, fire(0, 1))).toEqual([
        'vf2:1.5 3',
        'vf2:special.square 1',
      ])
      expect(worth({ red: [square], blue: [ligne(20, 30)] }, melee(0, 1))).toEqual([
        'vf2:1.5 4',
        'vf2:special.square 5',
      ])
    })

    it('vf2:special.square artillery that shoots at it adds 1, other arms do not', () => {
      const blue = [ligne(20, 20, { formation: SQUARE })]
      const rockets = unit('british rocket artillery', 20, 40, 0)
      expect(worth({ red: [rockets], blue }, fire(0, 1))).toEqual([
        'vf2:1.5 1',
        'vf2:special.square 2',
      ])
      expect(worth({ red: [foot(20, 30)], blue }, fire(0, 1))).toEqual(['vf2:1.5 3'])
      const close = { red: [unit('british rocket artillery', 20, 20, 0)], blue }
      expect(worth(close, melee(0, 1))).toEqual(['vf2:1.5 2'])
    })

    rule('vf2:special.militia adds nothing for its fire in line', { not: ['vf1'] }, () => {
      const militia = unit('french national guard', 20, 30, 180)
      expect(worth({ red: [foot(20, 30)], blue: [militia] }, melee(1, 0))).toEqual(['vf2:1.5 3'])
      const marieLouise = unit('french marie louise', 20, 30, 180)
      expect(worth({ red: [foot(20, 30)], blue: [marieLouise] }, melee(1, 0))).toEqual([
        'vf2:1.5 3',
        'vf2:8.1.2 4',
      ])
    })

    it('vf2:special.headstrong fights with 1 less the second time, but not when it is hit back', () => {
      const drawn = { red: [heavies(20, 30)], blue: [ligne(20, 30)] }
      expect(worth(drawn, melee(0, 1, { again: true }))).toEqual([
        'vf2:1.5 6',
        'vf2:special.headstrong 5',
      ])
      expect(worth(drawn, melee(0, 1, { again: true, reply: true }))).toEqual(['vf2:1.5 6'])
    })
  })

  describe('Valour & Fortitude: Battery', () => {
    const row = [16, 19, 22, 25, 28, 31].map((x) => canons(x, 10))
    const red = [foot(20, 40)]

    it('vf2:special.battery five guns of its brigade within 6" may support a gun', () => {
      const battle = battleOf({ red, blue: row.slice(0, 5), size: [72, 48] })
      const gun = at(battle, 3)
      expect(mostFireSupport(battle, gun, [1, 2, 4, 5])).toBe(5)
      expect(isTooMuchFire(battle, gun, [1, 2, 4, 5], 0)).toBe(false)
    })

    it('vf2:special.battery a sixth gun is too much, and so is one farther off than 6"', () => {
      // Bases are 1.968" wide: with 3" from one to the next, the third beside it is 7" away.
      const battle = battleOf({ red, blue: row })
      expect(mostFireSupport(battle, at(battle, 1), [2, 3, 4])).toBe(3)
      expect(mostFireSupport(battle, at(battle, 3), [1, 2, 4, 5])).toBe(5)
      expect(isTooMuchFire(battle, at(battle, 3), [1, 2, 4, 5, 6], 0)).toBe(true)
    })

    it('vf2:special.battery not with other arms, another brigade, or British guns', () => {
      const skirmishers = unit('french infantry detachment', 18, 13, 180)
      const mixed = battleOf({ red, blue: [...row.slice(0, 4), skirmishers] })
      expect(mostFireSupport(mixed, at(mixed, 1), [2, 3])).toBe(5)
      expect(mostFireSupport(mixed, at(mixed, 1), [2, 3, 5])).toBe(3)
      const apart = battleOf({
        red,
        blue: [],
        brigades: { blue: [row.slice(0, 2), row.slice(2, 4)] },
      })
      expect(mostFireSupport(apart, at(apart, 2), [1, 3])).toBe(3)
      const british = battleOf({ red: [guns(16, 40), guns(19, 40)], blue: [ligne(20, 10)] })
      expect(mostFireSupport(british, at(british, 0), [1])).toBe(3)
    })
  })

  describe('Valour & Fortitude: Rockets', () => {
    const rockets = (x: number, y: number) => unit('british rocket artillery', x, y, 0)

    it('vf2:special.rockets may shoot past the closest enemy', () => {
      const blue = [ligne(20, 30), ligne(34, 20)]
      const free = battleOf({ red: [rockets(27, 40)], blue })
      expect(targetsOf(free, 'red')).toEqual([1, 2])
      const bound = battleOf({ red: [guns(27, 40)], blue })
      expect(targetsOf(bound, 'red')).toEqual([1])
    })

    it('vf2:special.rockets take 1 off hit rolls that they have part in', () => {
      const drawn = { red: [rockets(20, 40), guns(24, 40)], blue: [ligne(22, 20)] }
      const battle = battleOf(drawn)
      expect(hitTest(battle, fire(0, 2)).modifier.value).toBe(-1)
      expect(hitTest(battle, fire(1, 2, { support: [0] })).modifier.value).toBe(-1)
      expect(hitTest(battle, fire(1, 2)).modifier.value).toBe(0)
      const two = { red: [rockets(20, 40), rockets(24, 40)], blue: [ligne(22, 20)] }
      expect(hitTest(battleOf(two), fire(0, 2, { support: [1] })).modifier.value).toBe(-1)
      const close = battleOf({ red: [rockets(20, 30)], blue: [ligne(20, 30)] })
      expect(hitTest(close, melee(0, 1)).modifier.value).toBe(1)
    })

    it('vf2:special.rockets see over friends who are not on a hill, from one or towards one', () => {
      const red = [rockets(20, 40), foot(20, 34)]
      const sees = (...features: NonNullable<Drawn['features']>): boolean =>
        targetsOf(battleOf({ red, blue: [ligne(20, 20)], spent: [1], features }), 'red').length > 0
      const low = hill('low', [box(15, 38, 25, 47.9)])
      const far = hill('far', [box(12, 15, 28, 24)])
      const wide = hill('wide', [box(10, 32, 30, 47.9)])
      expect([sees(), sees(low), sees(far), sees(wide)]).toEqual([false, true, true, false])
    })

    it('vf2:special.rockets other guns do not', () => {
      const low = hill('low', [box(15, 38, 25, 47.9)])
      const red = [guns(20, 40), foot(20, 34)]
      const battle = battleOf({ red, blue: [ligne(20, 20)], spent: [1], features: [low] })
      expect(targetsOf(battle, 'red')).toEqual([])
    })

    it('vf2:special.rockets enemies block their sight all the same', () => {
      const low = hill('low', [box(15, 38, 25, 47.9)])
      const drawn = { red: [rockets(20, 40)], blue: [ligne(20, 34), ligne(20, 20)] }
      expect(targetsOf(battleOf({ ...drawn, features: [low] }), 'red')).toEqual([1])
    })
  })
})
