import { expect, it } from 'vitest'
import type { Attack } from '../attack.ts'
import { hitTest } from '../attacks/hits.ts'
import { lossesSuffered } from '../attacks/losses.ts'
import { brigadeSupporters, canLendMelee, isTooMuchMelee } from '../attacks/support.ts'
import type { UnitId } from '../battle.ts'
import {
  area,
  attacking,
  battleOf,
  box,
  canons,
  COLUMN,
  cuirassiers,
  foot,
  guns,
  heavies,
  legere,
  ligne,
  line,
  LINE,
  MARCH,
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

  const modifier = (drawn: Drawn, attack: Attack, options = {}): readonly string[] =>
    steps(hitTest(battleOf(drawn, options), attack).modifier).slice(1)

  const village = area('village', 'village', box(15, 10, 25, 20), [
    'defendable',
    'obstacle',
    'hard cover',
  ])
  const wood = area('wood', 'wood', box(15, 10, 25, 20), ['defendable', 'obstacle', 'soft cover'])

  describe('Valour & Fortitude: hit tests', () => {
    it('vf2:8.3 a hit needs 4 or more', () => {
      const test = hitTest(battleOf({ red: [guns(20, 40)], blue: [ligne(20, 20)] }), fire(0, 1))
      expect(test).toMatchObject({ clause: 'vf2:8.3', target: 4, modifier: { value: 0 } })
    })

    it('vf2:1.0.2 a natural 6 always hits and a natural 1 never', () => {
      const test = hitTest(battleOf({ red: [guns(20, 40)], blue: [ligne(20, 20)] }), fire(0, 1))
      expect(test.naturals).toBe(true)
    })

    it('vf2:8.3 a main attacker without losses adds 1 in melee, not in fire', () => {
      const close = { red: [heavies(20, 30)], blue: [ligne(20, 30)] }
      expect(modifier(close, melee(0, 1))).toEqual(['vf2:8.3 1'])
      expect(modifier({ ...close, red: [heavies(20, 30, { losses: 1 })] }, melee(0, 1))).toEqual([])
      expect(modifier({ red: [foot(20, 30)], blue: [ligne(20, 20)] }, fire(0, 1))).toEqual([])
    })

    rule(
      'vf2:8.3 a shaken main attacker subtracts 1 in fire and in melee',
      { not: ['vf1'] },
      () => {
        const shaken = foot(20, 30, { losses: 4 })
        expect(modifier({ red: [shaken], blue: [ligne(20, 20)] }, fire(0, 1))).toEqual([
          'vf2:9.1 -1',
        ])
        expect(modifier({ red: [shaken], blue: [ligne(20, 30)] }, melee(0, 1))).toEqual([
          'vf2:9.1 -1',
        ])
        const nearly = foot(20, 30, { losses: 3 })
        expect(modifier({ red: [nearly], blue: [ligne(20, 20)] }, fire(0, 1))).toEqual([])
      },
    )

    it('vf2:8.3 losses and shock of those who lend support do not count', () => {
      const red = [foot(20, 30), foot(30, 30, { losses: 4 })]
      const drawn = { red, blue: [ligne(20, 20)] }
      expect(modifier(drawn, fire(0, 2, { support: [1] }))).toEqual([])
    })
  })

  describe('Valour & Fortitude: cover', () => {
    it('vf2:T.2.2 hard cover takes 2 off hit rolls in the fire phase, soft cover 1', () => {
      const blue = (feature: string) => [occupying(ligne(0, 0), feature)]
      const hard = { red: [foot(20, 30)], blue: blue('village'), features: [village] }
      expect(modifier(hard, fire(0, 1))).toEqual(['vf2:T.2.2 -2'])
      const soft = { red: [foot(20, 30)], blue: blue('wood'), features: [wood] }
      expect(modifier(soft, fire(0, 1))).toEqual(['vf2:T.2.2 -1'])
    })

    it('vf2:T.2.2 cover takes nothing off hit rolls in melee', () => {
      const blue = [occupying(ligne(0, 0), 'village')]
      const drawn = { red: [foot(20, 20, { losses: 1 })], blue, features: [village] }
      expect(modifier(drawn, melee(0, 1))).toEqual([])
    })

    it('vf2:T.2.2 a stream gives no cover from fire', () => {
      const stream = line(
        'stream',
        'stream',
        [
          [10, 20.4],
          [30, 20.4],
        ],
        ['barrier', 'cover in melee'],
      )
      const drawn = { red: [foot(20, 30)], blue: [ligne(20, 20)], features: [stream] }
      expect(modifier(drawn, fire(0, 1))).toEqual([])
    })

    it('vf2:T.2.2 a low wall in front of it covers a unit softly', () => {
      const wall = line(
        'wall',
        'wall',
        [
          [10, 20.25],
          [30, 20.25],
        ],
        ['barrier', 'soft cover'],
      )
      const drawn = { red: [foot(20, 30)], blue: [ligne(20, 20)], features: [wall] }
      expect(modifier(drawn, fire(0, 1))).toEqual(['vf2:T.2.2 -1'])
    })
  })

  describe('Valour & Fortitude: heavy artillery', () => {
    const heavy = (x: number) => unit('british heavy artillery', x, 40, 0)
    const blue = [ligne(20, 20)]

    rule(
      'vf2:8.3 heavy artillery by itself adds 1 where players have agreed on it',
      { not: ['vf3'] },
      () => {
        const drawn = { red: [heavy(18), heavy(22)], blue }
        const attack = fire(0, 2, { support: [1] })
        expect(modifier(drawn, attack)).toEqual([])
        expect(modifier(drawn, attack, { heavyGuns: true })).toEqual(['vf2:8.3 1'])
      },
    )

    rule(
      'vf2:8.3 in melee as in fire: the sheet speaks of hit rolls, and of all who support',
      { not: ['vf3'] },
      () => {
        const near = (y: number) => unit('british heavy artillery', 20, y, 0)
        const drawn = { red: [near(20.001), foot(20, 30)], blue }
        const by = (brigade: readonly number[]) => melee(0, 2, { brigade })
        expect(modifier(drawn, by([]))).toEqual(['vf2:8.3 1'])
        expect(modifier(drawn, by([]), { heavyGuns: true })).toEqual(['vf2:8.3 1', 'vf2:8.3 2'])
        expect(modifier(drawn, by([1]), { heavyGuns: true })).toEqual(['vf2:8.3 1'])
      },
    )

    rule(
      'vf2:8.3 not where others support it, nor where it supports others',
      { not: ['vf3'] },
      () => {
        const drawn = { red: [heavy(18), guns(22, 40)], blue }
        const options = { heavyGuns: true }
        expect(modifier(drawn, fire(0, 2, { support: [1] }), options)).toEqual([])
        expect(modifier(drawn, fire(1, 2, { support: [0] }), options)).toEqual([])
      },
    )
  })

  describe('Valour & Fortitude: losses', () => {
    const suffered = (drawn: Drawn, hits: number, kind: Attack['kind'] = 'fire') => {
      const battle = battleOf(drawn)
      return steps(lossesSuffered(battle, battle.units[1] as never, hits, kind))
    }
    const at = (blue: Drawn['blue'], features: Drawn['features'] = []): Drawn => ({
      red: [foot(20, 30)],
      blue,
      features,
    })

    it('vf2:8.3.1 each hit is a loss', () => {
      expect(suffered(at([ligne(20, 20)]), 3)).toEqual(['vf2:8.3.1 3'])
      expect(suffered(at([ligne(20, 20)]), 0)).toEqual(['vf2:8.3.1 0'])
    })

    it('vf2:special.open-order halves losses in the fire phase, not below 1, and not in melee', () => {
      const open = at([legere(20, 20, { formation: OPEN(12) })])
      expect(suffered(open, 3)).toEqual(['vf2:8.3.1 3', 'vf2:special.open-order 1'])
      expect(suffered(open, 4).at(1)).toBe('vf2:special.open-order 2')
      expect(suffered(open, 1)).toEqual(['vf2:8.3.1 1', 'vf2:special.open-order 1'])
      expect(suffered(open, 0)).toEqual(['vf2:8.3.1 0'])
      expect(suffered(open, 3, 'melee')).toEqual(['vf2:8.3.1 3'])
      expect(suffered(at([legere(20, 20)]), 3)).toEqual(['vf2:8.3.1 3'])
    })

    it('vf2:special.light-infantry halves losses in defendable terrain, once', () => {
      const inside = at([occupying(legere(0, 0, { formation: OPEN(12) }), 'wood')], [wood])
      expect(suffered(inside, 5)).toEqual(['vf2:8.3.1 5', 'vf2:special.light-infantry 2'])
      expect(suffered(inside, 5, 'melee')).toEqual(['vf2:8.3.1 5'])
      const others = at([occupying(ligne(0, 0), 'wood')], [wood])
      expect(suffered(others, 5)).toEqual(['vf2:8.3.1 5'])
    })
  })

  describe('Valour & Fortitude: who may lend support in melee', () => {
    const lends = (drawn: Drawn, lender: UnitId, target: UnitId): boolean => {
      const battle = battleOf(drawn)
      return canLendMelee(battle, battle.units[lender] as never, target)
    }

    it('vf2:8.2.2 three figures of the front rank must touch the target', () => {
      const beside = (x: number): Drawn => ({ red: [foot(x, 30)], blue: [ligne(20, 30)] })
      // Each file is 0.788" wide, and a figure that is touched by a corner touches.
      expect(lends(beside(20 + 9.456 - 1.7), 0, 1)).toBe(true)
      expect(lends(beside(20 + 9.456 - 1.4), 0, 1)).toBe(false)
    })

    it('vf2:8.2.2 figures behind the front rank do not count', () => {
      const rear = { red: [foot(20, 30, {}, 180)], blue: [ligne(20, 28.424)] }
      expect(lends(rear, 0, 1)).toBe(false)
    })

    it('vf2:8.2 a unit in march column lends none', () => {
      const march = { red: [foot(20, 30, { formation: MARCH(3) })], blue: [ligne(20, 30)] }
      expect(lends(march, 0, 1)).toBe(false)
      const column = { red: [foot(20, 30, { formation: COLUMN(3) })], blue: [ligne(20, 30)] }
      expect(lends({ ...column, red: [foot(20, 30, { formation: COLUMN(4) })] }, 0, 1)).toBe(true)
    })

    it('vf2:8.2 a unit lends support once a phase', () => {
      const drawn = { red: [foot(20, 30)], blue: [ligne(20, 30)], spent: [0] }
      expect(lends(drawn, 0, 1)).toBe(false)
    })

    it('vf2:8.2.2 whoever occupies a feature lends against those in contact with it', () => {
      const red = [occupying(foot(0, 0), 'village')]
      const near = { red, blue: [ligne(20, 20, {}, 0)], features: [village] }
      expect(lends(near, 0, 1)).toBe(true)
      expect(lends({ ...near, blue: [ligne(20, 24, {}, 0)] }, 0, 1)).toBe(false)
    })

    it('vf2:8.2.2 three units at most', () => {
      const red = [heavies(10, 30), heavies(16, 30), heavies(22, 30), heavies(28, 30)]
      const battle = battleOf({ red, blue: [ligne(20, 30)] })
      expect(isTooMuchMelee(battle, [0, 1, 2], 4)).toBe(false)
      expect(isTooMuchMelee(battle, [0, 1, 2, 3], 4)).toBe(true)
    })
  })

  describe('Valour & Fortitude: brigade support', () => {
    const helpers = (drawn: Drawn): readonly UnitId[] => {
      const battle = battleOf(drawn)
      return brigadeSupporters(battle, battle.units[0] as never).map(({ id }) => id)
    }
    const blue = [ligne(20, 30)]
    /** The rear of a line of two ranks. */
    const REAR = 30 + 2 * 0.788

    it('vf2:8.2.3 a unit of the same brigade within 3" that is not in contact', () => {
      expect(helpers({ red: [foot(20, 30), foot(20, REAR + 3)], blue })).toEqual([1])
      expect(helpers({ red: [foot(20, 30), foot(20, REAR + 3.01)], blue })).toEqual([])
      const engaged = [foot(20, 30), foot(29.6, 30)]
      expect(helpers({ red: engaged, blue: [ligne(24, 30, { formation: LINE(12) })] })).toEqual([])
    })

    it('vf2:8.2.3 not one of another brigade, in march column, or that has lent already', () => {
      const red = [foot(20, 30), foot(20, REAR + 2)]
      const apart = { red: [[red[0] as never], [red[1] as never]] }
      expect(helpers({ red: [], blue, brigades: apart })).toEqual([])
      const marching = [foot(20, 30), foot(20, REAR + 2, { formation: MARCH(3) })]
      expect(helpers({ red: marching, blue })).toEqual([])
      expect(helpers({ red, blue, spent: [1] })).toEqual([])
      expect(helpers({ red, blue })).toEqual([1])
      expect(helpers({ red: [foot(20, 30)], blue: [ligne(20, 10)] })).toEqual([])
    })
  })

  describe('Valour & Fortitude: rerolls', () => {
    const rerolls = (drawn: Drawn, attack: Attack): string | null =>
      hitTest(battleOf(drawn), attack).reroll?.clause ?? null

    it('vf2:special.disciplined-musketry in line, in fire and in melee', () => {
      const id = 'vf2:special.disciplined-musketry'
      expect(rerolls({ red: [foot(20, 30)], blue: [ligne(20, 20)] }, fire(0, 1))).toBe(id)
      expect(rerolls({ red: [foot(20, 30)], blue: [ligne(20, 30)] }, melee(0, 1))).toBe(id)
      for (const formation of [COLUMN(6), SQUARE])
        expect(
          rerolls({ red: [foot(20, 30, { formation })], blue: [ligne(20, 20)] }, fire(0, 1)),
        ).toBe(null)
      const inside = { red: [occupying(foot(0, 0), 'village')], features: [village] }
      expect(rerolls({ ...inside, blue: [ligne(20, 30, {}, 0)] }, fire(0, 1))).toBe(null)
    })

    it('vf2:special.elan in attack column, in melee only', () => {
      const column = ligne(20, 30, { formation: COLUMN(6) })
      expect(rerolls({ red: [foot(20, 30)], blue: [column] }, melee(1, 0))).toBe('vf2:special.elan')
      expect(rerolls({ red: [foot(20, 40)], blue: [column] }, fire(1, 0))).toBe(null)
      expect(rerolls({ red: [foot(20, 30)], blue: [ligne(20, 30)] }, melee(1, 0))).toBe(null)
    })

    it('vf2:special.heavy-cavalry in melee with a target not in cover', () => {
      const horse = [cuirassiers(20, 30)]
      const id = 'vf2:special.heavy-cavalry'
      expect(rerolls({ red: [foot(20, 30)], blue: horse }, melee(1, 0))).toBe(id)
      const field = area('orchard', 'wood', box(10, 29, 30, 35), ['rough', 'soft cover'])
      const covered = { red: [foot(20, 30)], blue: horse, features: [field] }
      expect(rerolls(covered, melee(1, 0))).toBe(null)
      expect(rerolls(covered, melee(0, 1))).toBe('vf2:special.disciplined-musketry')
    })

    it('vf2:special.battery fire of a gun without losses', () => {
      const drawn = { red: [foot(20, 40)], blue: [canons(20, 20)] }
      expect(rerolls(drawn, fire(1, 0))).toBe('vf2:special.battery')
      expect(rerolls({ ...drawn, blue: [canons(20, 20, { losses: 1 })] }, fire(1, 0))).toBe(null)
      expect(rerolls({ red: [foot(20, 20)], blue: [canons(20, 20)] }, melee(1, 0))).toBe(null)
    })

    it('vf2:8.3 the specials of those who lend support reroll nothing', () => {
      const drawn = { red: [guns(20, 40), foot(26, 30)], blue: [ligne(24, 20)] }
      expect(rerolls(drawn, fire(0, 2, { support: [1] }))).toBe(null)
    })
  })
})
