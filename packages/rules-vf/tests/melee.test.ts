import type { Feature } from '@grognard/geometry'
import { randomFrom, type Json } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { meleeSupport } from '../asks/melee-support.ts'
import { unitOf, type Fight, type UnitId, type Vf } from '../battle.ts'
import { decideFight } from '../melee/result.ts'
import { rout } from '../morale/rout.ts'
import { fights } from '../phases/fights.ts'
import { melee } from '../phases/melee.ts'
import { view } from '../view.ts'
import {
  area,
  battleOf,
  box,
  canons,
  COLUMN,
  cuirassiers,
  foot,
  guns,
  heavies,
  hill,
  ligne,
  line,
  occupying,
  playing,
  SQUARE,
  type Drawn,
} from './drawn-up.ts'
import { running } from './running.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const column = { formation: COLUMN(6) }
  const many = (count: number, face: number): readonly number[] =>
    Array.from({ length: count }, () => face)

  type Given = { readonly main: UnitId; readonly target: UnitId } & Partial<Fight>

  const fight = (given: Given): Fight => ({ support: [], brigade: [], again: false, ...given })

  /** A battle in which these fights have been chosen. */
  function drawnUp(drawn: Drawn, ...chosen: readonly Given[]): Vf {
    const battle = battleOf({ phase: 'fights', ...drawn })
    battle.fights = chosen.map(fight)
    return battle
  }

  /** Resolves the first of these fights. */
  function fought(
    drawn: Drawn,
    given: Given,
    dice: readonly number[],
    answers: readonly Json[] = [],
  ): Vf & { readonly asked: readonly string[] } {
    const battle = drawnUp(drawn, given)
    const { asked } = running(battle, fights(battle), dice, answers)
    return Object.assign(battle, { asked })
  }

  const losses = (battle: Vf, ...ids: readonly UnitId[]): readonly number[] =>
    ids.map((id) => unitOf(battle, id).losses)
  const status = (battle: Vf, id: UnitId): string => unitOf(battle, id).status

  /** Red 0 and blue 1 in column: 4 dice each. */
  const columns: Drawn = { red: [foot(36, 30, column)], blue: [ligne(36, 30, column)] }
  const zeroOne = { main: 0, target: 1 }

  describe('Valour & Fortitude: a fight', () => {
    rule(
      'vf2:7.2.1 vf2:7.2.2 the main attacker attacks, and its target fights back',
      { not: ['vf1'] },
      () => {
        // 4 dice each, needing 3 without losses: two hits and three.
        const battle = fought(columns, zeroOne, [3, 3, 2, 2, 3, 3, 3, 2])
        expect(losses(battle, 0, 1)).toEqual([3, 2])
      },
    )

    rule('vf2:7.2.2 losses of the attack do not weaken who fights back', { not: ['vf1'] }, () => {
      const battle = fought(columns, zeroOne, [6, 6, 6, 6, 3, 2, 2, 2])
      expect(losses(battle, 0, 1)).toEqual([1, 4])
    })

    rule('vf2:7.2.3 who caused more losses has won', { not: ['vf1'] }, () => {
      expect(fought(columns, zeroOne, [6, 6, 2, 2, 6, 2, 2, 2]).winners).toEqual([0])
      expect(fought(columns, zeroOne, [6, 2, 2, 2, 6, 6, 2, 2]).winners).toEqual([1])
    })

    for (const [active, winner] of [
      ['red', 0],
      ['blue', 1],
    ] as const)
      rule(`vf2:7.2.3 in the turn of ${active} a tie goes to it`, { not: ['vf1'] }, () => {
        const main = winner === 0 ? zeroOne : { main: 1, target: 0 }
        const battle = fought({ ...columns, active }, main, [6, 2, 2, 2, 6, 2, 2, 2])
        expect([battle.winners, losses(battle, 0, 1)]).toEqual([[winner], [1, 1]])
      })

    rule('vf2:7.2.4 losses are applied to both, after the result', { not: ['vf1'] }, () => {
      const battle = fought(columns, zeroOne, [6, 6, 6, 2, 6, 2, 2, 2])
      expect([losses(battle, 0, 1), battle.winners]).toEqual([[1, 3], [0]])
    })

    rule(
      'vf2:7.2.4 the loser tests its valour for losses beyond its tenacity',
      { not: ['vf1'] },
      () => {
        const blue = [ligne(36, 30, { ...column, losses: 3 })]
        const battle = fought({ ...columns, blue }, zeroOne, [6, 6, 6, 2, 2, 2, 2, 2, 4, 3])
        expect([status(battle, 1), battle.routs]).toEqual(['routed', [1]])
      },
    )

    rule('vf2:9.2.1 the winner takes no valour tests', { not: ['vf1'] }, () => {
      const red = [foot(36, 30, { ...column, losses: 4 })]
      // Shaken, red needs a 5.
      const battle = fought({ ...columns, red }, zeroOne, [5, 5, 5, 4, 6, 6, 2, 2])
      expect([losses(battle, 0, 1), status(battle, 0)]).toEqual([[4, 3], 'ready'])
    })

    rule('vf2:7.2 units that are not routed remain in contact', { not: ['vf1'] }, () => {
      const battle = fought(columns, zeroOne, many(8, 2))
      expect([unitOf(battle, 0).pose, unitOf(battle, 1).pose]).toMatchObject([
        { x: 36_000, y: 30_000 },
        { x: 36_000, y: 30_000 },
      ])
    })

    rule(
      'vf2:7.2 fights are resolved one at a time, and then the fighting is over',
      { not: ['vf1'] },
      () => {
        const battle = drawnUp(columns, zeroOne)
        running(battle, fights(battle), many(8, 2))
        expect([battle.fights, battle.phase]).toEqual([[], 'fights'])
        running(battle, fights(battle))
        expect(battle.phase).toBe('breakthrough')
      },
    )

    it('vf2:7.2 a fight whose target is gone is not fought', () => {
      const battle = drawnUp({ ...columns, blue: [ligne(36, 20, column)] }, zeroOne)
      running(battle, fights(battle))
      expect([battle.fights, battle.winners]).toEqual([[], []])
    })

    it('vf2:7.2 nor one of which either has routed', () => {
      for (const id of [0, 1]) {
        const battle = drawnUp(columns, zeroOne)
        rout(battle, id, 'valour')
        running(battle, fights(battle))
        expect([battle.fights, battle.winners]).toEqual([[], []])
      }
    })

    rule(
      'vf2:7.2 the story tells both attacks, who won, and who is shaken',
      { not: ['vf1', 'vf3'] },
      () => {
        const drawn: Drawn = {
          red: [foot(36, 30, column)],
          blue: [ligne(36, 30, { ...column, losses: 3 })],
          first: 'blue',
          active: 'red',
          turns: 1,
        }
        const table = playing('melee', drawn, { dice: [6, 6, 2, 2, 6, 2, 2, 2, 1, 6] })
        table.usedUp()
        expect(
          table.told('attack').map(({ unit, kind, reply, hits }) => [unit, kind, reply, hits]),
        ).toEqual([
          ['red 1', 'melee', false, 2],
          ['blue 1', 'melee', true, 1],
        ])
        expect(table.told('attack').map(({ skirmish }) => skirmish)).toEqual([false, false])
        expect(table.told('fight-won')).toMatchObject([
          { unit: 'red 1', loser: 'blue 1', by: 'losses', attack: 2, reply: 1 },
        ])
        const happenings = table.host.course.telling?.happenings ?? []
        const cited = happenings.flatMap(({ name, data, clauses }) =>
          name === 'losses' ? [[data['unit'], data['shaken'], clauses.join()]] : [],
        )
        expect(cited).toEqual([
          ['red 1', false, 'vf2:8.3.1'],
          ['blue 1', true, 'vf2:8.3.1,vf2:9.1'],
        ])
        expect(table.told('valour')).toMatchObject([{ unit: 'blue 1', faces: [1], passed: false }])
        // The last unit of its brigade, which then passes its test.
        expect(table.told('defeat')).toMatchObject([{ side: 'blue', defeats: 1 }])
        expect(table.told('fortitude')).toMatchObject([{ faces: [6], passed: true }])
      },
    )

    it('vf2:8.0 who fought or lent support has done so for this phase', () => {
      const red = [foot(33.5, 30, column), foot(38.3, 30, column)]
      const battle = fought(
        { red, blue: [ligne(36, 30)] },
        { main: 0, target: 2, support: [1] },
        many(6 + 5, 2),
      )
      expect(battle.spent).toEqual([0, 1, 2])
    })
  })

  describe('Valour & Fortitude: ties', () => {
    const tie = { attack: 1, reply: 1 }
    const decided = (drawn: Drawn, given: Given = zeroOne) => {
      const { winner, by } = decideFight(battleOf(drawn), fight(given), tie)
      return [winner, by]
    }
    const crest = (y: number): Feature => hill('ridge', [box(20, 0, 50, y)])

    it('vf2:T.1.3 a unit that fights back higher up a hill wins ties', () => {
      expect(decided({ ...columns, features: [crest(29)] })).toEqual([1, 'height'])
    })

    rule('vf2:T.1.3 not if its enemy is as high', { not: ['vf1'] }, () => {
      expect(decided({ ...columns, features: [crest(34)] })).toEqual([0, 'active side'])
    })

    rule('vf2:T.1.3 nor if a supporter of its enemy is', { not: ['vf1'] }, () => {
      // Blue and the second column are on it, the first is not.
      const spur = hill('spur', [
        [
          [20, 0],
          [60, 0],
          [60, 40],
          [36.1, 40],
          [36.1, 29.9],
          [20, 29.9],
        ],
      ])
      const red = [foot(33.5, 30, column), foot(38.6, 30, column)]
      const drawn: Drawn = { red, blue: [ligne(36, 30)], features: [spur] }
      expect(decided(drawn, { main: 0, target: 2 })).toEqual([2, 'height'])
      expect(decided(drawn, { main: 0, target: 2, support: [1] })).toEqual([0, 'active side'])
    })

    rule('vf2:T.1.3 height does not help the main attacker', { not: ['vf1'] }, () => {
      const drawn = {
        ...columns,
        active: 'blue',
        features: [hill('ridge', [box(20, 31, 50, 48)])],
      } as const
      expect(decided(drawn, { main: 1, target: 0 })).toEqual([0, 'height'])
      expect(decided({ ...drawn, active: 'red' })).toEqual([0, 'active side'])
    })

    it('vf2:T.2.2 a unit that fights back in cover wins ties', () => {
      const orchard = area('orchard', 'wood', box(20, 10, 50, 30.5), ['rough', 'soft cover'])
      expect(decided({ ...columns, features: [orchard] })).toEqual([1, 'cover'])
    })

    rule('vf2:T.2.2 even if its enemy is in cover, too', { not: ['vf3'] }, () => {
      const orchard = area('orchard', 'wood', box(20, 10, 50, 40), ['rough', 'soft cover'])
      expect(decided({ ...columns, features: [orchard] })).toEqual([1, 'cover'])
    })

    rule('vf2:T.2.2 a unit behind a barrier that gives cover wins ties', { not: ['vf3'] }, () => {
      const wall = line(
        'wall',
        'wall',
        [
          [20, 29.9],
          [50, 29.9],
        ],
        ['barrier', 'soft cover'],
        0.2,
      )
      const drawn: Drawn = {
        red: [foot(36, 30, column)],
        blue: [ligne(36, 29.8, column)],
        features: [wall],
      }
      expect(decided(drawn)).toEqual([1, 'cover'])
    })

    rule('vf2:T.1.4 a stream is cover in a melee', { not: ['vf3'] }, () => {
      const stream = line(
        'brook',
        'stream',
        [
          [20, 29.9],
          [50, 29.9],
        ],
        ['barrier', 'cover in melee'],
        0.2,
      )
      const drawn: Drawn = {
        red: [foot(36, 30, column)],
        blue: [ligne(36, 29.8, column)],
        features: [stream],
      }
      expect(decided(drawn)).toEqual([1, 'cover'])
    })
  })

  describe('Valour & Fortitude: automatic routs', () => {
    rule('vf2:9.2.2 guns that were the target and lose rout', { not: ['vf1', 'vf3'] }, () => {
      const drawn: Drawn = { red: [foot(36, 30, column)], blue: [canons(36, 30)] }
      // Canister: 2 and 2, and 1 at a dense target; a tie without losses is lost.
      const battle = fought(drawn, zeroOne, many(4 + 5, 2))
      expect([status(battle, 1), battle.routs]).toEqual(['routed', [1]])
    })

    rule('vf2:9.2.2 guns that attack and lose do not', { not: ['vf3'] }, () => {
      const drawn: Drawn = { red: [guns(36, 30)], blue: [ligne(36, 30, column)] }
      const battle = fought(drawn, zeroOne, [...many(5, 2), 6, 2, 2, 2])
      expect([status(battle, 0), losses(battle, 0)]).toEqual(['ready', [1]])
    })

    rule('vf2:9.2.2 infantry that loses against cavalry routs', { not: ['vf1'] }, () => {
      const drawn: Drawn = { red: [heavies(36, 30)], blue: [ligne(36, 30, column)] }
      const battle = fought(drawn, zeroOne, many(6 + 4, 2), ['stand'])
      expect(status(battle, 1)).toBe('routed')
    })

    rule('vf2:9.2.2 infantry that wins against cavalry does not', { not: ['vf1'] }, () => {
      const drawn: Drawn = { red: [heavies(36, 30)], blue: [ligne(36, 30, column)] }
      const battle = drawnUp(drawn, zeroOne)
      const back = { unit: 0, do: 'retreat', way: [{ x: 36_000, y: 40_000, facing: 0 }] }
      running(battle, fights(battle), [...many(6, 2), 6, 2, 2, 2], [back])
      expect(status(battle, 1)).toBe('ready')
    })

    rule('vf2:9.2.2 cavalry that lends melee support is enough', { not: ['vf3'] }, () => {
      const drawn: Drawn = {
        red: [foot(33.5, 30, column), heavies(38.4, 30)],
        blue: [ligne(36, 30)],
      }
      const battle = fought(drawn, { main: 0, target: 2, support: [1] }, many(6 + 5, 2), ['stand'])
      expect(status(battle, 2)).toBe('routed')
    })

    rule(
      'vf2:9.2.2 infantry that attacked cavalry and loses does not rout by itself',
      { not: ['vf1', 'vf3'] },
      () => {
        const drawn: Drawn = { red: [foot(36, 30, column)], blue: [cuirassiers(36, 30)] }
        const battle = fought(drawn, zeroOne, [...many(4, 2), 6, 2, 2, 2, 2, 2], ['stand'])
        expect([status(battle, 0), losses(battle, 0)]).toEqual(['ready', [1]])
      },
    )

    const farm = area('farm', 'village', box(30, 20, 42, 30), [
      'defendable',
      'hard cover',
      'obstacle',
    ])

    it('vf2:T.3.6 infantry in a feature does not rout by itself, nor does cavalry retreat', () => {
      const drawn: Drawn = {
        red: [heavies(36, 30)],
        blue: [occupying(ligne(0, 0), 'farm')],
        features: [farm],
      }
      // Half of 6 against 4 and 1; one loss against none.
      const battle = fought(drawn, zeroOne, [6, 2, 2, 2, 2, 2, 2, 2])
      expect([status(battle, 1), losses(battle, 1), battle.asked]).toEqual(['ready', [1], []])
      const tied = fought(drawn, zeroOne, many(3 + 5, 2))
      expect([tied.winners, tied.asked]).toEqual([[1], []])
    })

    rule('vf2:special.square a square that loses routs, also to infantry', { not: ['vf1'] }, () => {
      const drawn: Drawn = {
        red: [foot(36, 30, column)],
        blue: [ligne(36, 30, { formation: SQUARE })],
      }
      const battle = fought(drawn, zeroOne, many(4 + 5, 2))
      expect([status(battle, 1), battle.routs]).toEqual(['routed', [1]])
    })

    rule('vf2:special.square also one that attacked', { not: ['vf1'] }, () => {
      const drawn: Drawn = {
        red: [foot(36, 30, { formation: SQUARE })],
        blue: [ligne(36, 30, column)],
      }
      const battle = fought(drawn, zeroOne, [...many(5, 2), 6, 2, 2, 2])
      expect(status(battle, 0)).toBe('routed')
    })

    rule('vf2:special.square one that wins stands', { not: ['vf1'] }, () => {
      const drawn: Drawn = {
        red: [foot(36, 30, column)],
        blue: [ligne(36, 30, { formation: SQUARE })],
      }
      const battle = fought(drawn, zeroOne, [...many(4, 2), 6, 2, 2, 2, 2])
      expect(status(battle, 1)).toBe('ready')
    })
  })

  describe('Valour & Fortitude: support in fighting back', () => {
    /** Red 0 in line before blue 1 and 2 in column; red 0 attacks blue 1. */
    const wide: Drawn = {
      red: [foot(36, 30)],
      blue: [ligne(33.5, 30, column), ligne(38.4, 30, column)],
    }

    it('vf2:8.2.2 a friend in contact with the main attacker lends melee support', () => {
      const answers = [{ support: [2], brigade: [] }]
      // 5 dice in line, and back 4 and 2.
      const battle = fought(wide, zeroOne, many(5 + 6, 2), answers)
      expect([battle.asked, battle.spent]).toEqual([['melee support blue'], [0, 1, 2]])
    })

    it('vf2:8.2.2 it need not', () => {
      fought(wide, zeroOne, many(5 + 4, 2), [{ support: [], brigade: [] }])
    })

    rule(
      'vf2:8.2.3 a friend of its brigade within 3" lends brigade support',
      { not: ['vf1'] },
      () => {
        const drawn = { ...columns, blue: [ligne(36, 30, column), ligne(36, 24.5, column)] }
        fought(drawn, zeroOne, many(4 + 5, 2), [{ support: [], brigade: [2] }])
      },
    )

    it('vf2:8.2.2 vf2:8.2.3 both kinds of support add up', () => {
      const drawn = { ...wide, blue: [...wide.blue, ligne(33.5, 24.4, column)] }
      fought(drawn, zeroOne, many(5 + 7, 2), [{ support: [2], brigade: [3] }])
    })

    /** Why blue may not answer so when blue 1 fights back at red 0; null if it may. */
    const judged = (battle: Vf, support: readonly UnitId[], brigade: readonly UnitId[] = []) => {
      const seen = view(battle, 'blue')
      const refused = meleeSupport.refuse(seen, { unit: 1, target: 0 }, { support, brigade })
      return refused && `${refused.clause} ${refused.code}`
    }
    /** Red 0 has made its attack on blue 1. */
    const attacked = (drawn: Drawn, ...toCome: readonly Given[]): Vf =>
      Object.assign(drawnUp(drawn, ...toCome), { attacked: [1], spent: [0] })

    it('vf2:8.0 a unit that is the target of another fight lends none', () => {
      expect(judged(attacked(wide), [2])).toBeNull()
      expect(judged(attacked(wide, { main: 0, target: 2 }), [2])).toBe('vf2:8.0 fights-twice')
    })

    it('vf2:8.0 nobody lends support twice', () => {
      expect(judged(attacked(wide), [2, 2])).toBe('vf2:8.0 fights-twice')
      expect(judged(Object.assign(attacked(wide), { spent: [0, 2] }), [2])).toBe(
        'vf2:8.0 fights-twice',
      )
      expect(judged(attacked(wide), [1])).toBe('vf2:8.0 fights-twice')
      expect(judged(attacked(wide), [0])).toBe('vf2:8.2 unit-of-enemy')
      expect(judged(attacked(wide), [2], [2])).toBe('vf2:8.0 fights-twice')
    })

    it('vf2:8.2 only own units, and only those there are', () => {
      const drawn = { ...wide, red: [...wide.red, foot(36, 33.5)] }
      const battle = Object.assign(drawnUp(drawn), { spent: [0] })
      const refused = (support: readonly UnitId[], brigade: readonly UnitId[]) =>
        meleeSupport.refuse(view(battle, 'blue'), { unit: 2, target: 0 }, { support, brigade })
          ?.code
      expect([refused([1], []), refused([], [1]), refused([9], [])]).toEqual([
        'unit-of-enemy',
        'unit-of-enemy',
        'no-such-unit',
      ])
    })

    it('vf2:8.2.2 three units at most, of guns with canister one and another', () => {
      const small = (x: number) => ligne(x, 30, { formation: COLUMN(4) })
      const drawn: Drawn = {
        red: [foot(38, 30, { figures: 36 })],
        blue: [small(31.6), small(34.8), small(38), canons(41, 30), canons(44, 30)],
      }
      const battle = attacked(drawn)
      expect(judged(battle, [2, 4])).toBeNull()
      expect(judged(battle, [4, 5])).toBe('vf2:8.2.2 melee-support-many')
      const args = { unit: 1, target: 0 }
      const all = meleeSupport.candidates(view(battle, 'blue'), args, 99, randomFrom('guns'))
      expect(all.map(({ support }) => support.join())).toEqual([
        '3,5',
        '2,5',
        '5',
        '3,4',
        '2,4',
        '4',
        '2,3',
        '3',
        '2',
        '',
      ])
      expect(meleeSupport.candidates(view(battle, 'blue'), args, 2, randomFrom('2'))).toHaveLength(
        2,
      )
    })

    it.each([
      null,
      { support: [], brigade: 'none' },
      { support: [], brigade: 2 },
      { support: [], brigade: null },
      { support: 2, brigade: [] },
      { support: ['2'], brigade: [] },
      { brigade: [] },
    ])('vf2:8.2 no answer: %j', (answer) => {
      expect(meleeSupport.is(answer)).toBe(false)
    })

    it('vf2:7.2 what is being fought is seen while support is asked for', () => {
      const table = playing(
        'melee',
        { ...wide, first: 'blue', active: 'red', turns: 1 },
        { dice: many(5 + 4, 2) },
      )
      table.answer('red', [{ main: 0, target: 1, support: [], brigade: [] }])
      expect(table.battle().now).toEqual({ doing: 'fighting', main: 0, target: 1 })
      expect(table.refused('blue', { support: [1], brigade: [] }).code).toBe('fights-twice')
      table.answer('blue', { support: [], brigade: [] })
      expect(table.battle().now).toBeNull()
    })

    it('vf2:8.2.2 not if it is in contact with an enemy that takes part in no fight', () => {
      const drawn: Drawn = {
        red: [foot(36, 30), foot(44, 30, column)],
        blue: [ligne(33.5, 30, column), ligne(41, 30)],
      }
      const battle = (...toCome: readonly Given[]): Vf =>
        Object.assign(drawnUp(drawn, ...toCome), { attacked: [2], spent: [0] })
      const refused = (of: Vf) =>
        meleeSupport.refuse(view(of, 'blue'), { unit: 2, target: 0 }, { support: [3], brigade: [] })
      expect(refused(battle())?.code).toBe('melee-support-elsewhere')
      expect(refused(battle({ main: 9, target: 8, support: [1] }))).toBeNull()
      const args = { unit: 2, target: 0 }
      const listed = meleeSupport.candidates(view(battle(), 'blue'), args, 9, randomFrom('none'))
      expect(listed).toEqual([{ support: [], brigade: [] }])
    })

    rule(
      'vf2:8.2.2 vf2:8.2.3 every choice is listed, and none is refused',
      { not: ['vf1'] },
      () => {
        const drawn = {
          ...wide,
          blue: [...wide.blue, ligne(31, 24.4, column), ligne(36, 24.4, column)],
        }
        const battle = attacked(drawn)
        const args = { unit: 1, target: 0 }
        const all = meleeSupport.candidates(view(battle, 'blue'), args, 99, randomFrom('all'))
        expect(all.map(({ support, brigade }) => `${support.join()} ${brigade.join()}`)).toEqual([
          '2 3',
          '2 4',
          '2 ',
          ' 3',
          ' 4',
          ' ',
        ])
        for (const { support, brigade } of all) expect(judged(battle, support, brigade)).toBeNull()
      },
    )

    rule('vf2:8.2.3 not from two units, though each of them could', { not: ['vf1'] }, () => {
      const drawn = {
        ...wide,
        blue: [...wide.blue, ligne(31, 24.4, column), ligne(36, 24.4, column)],
      }
      const battle = attacked(drawn)
      expect([judged(battle, [], [3]), judged(battle, [], [4])]).toEqual([null, null])
      expect(judged(battle, [], [3, 4])).toBe('vf2:8.2.3 brigade-support-many')
    })

    it('vf2:8.2.3 not from farther than 3"', () => {
      const drawn = { ...wide, blue: [...wide.blue, ligne(33.5, 23.8, column)] }
      expect(judged(attacked(drawn), [], [3])).toBe('vf2:8.2.3 brigade-support-far')
    })
  })

  describe('Valour & Fortitude: cards of the melee phase', () => {
    const held: Drawn['hands'] = { red: ['ace', 'queen'], blue: ['queen'] }

    it('vf2:fate.ace vf2:fate.queen.french both sides are asked at the start of the phase', () => {
      const battle = battleOf({ phase: 'melee', ...columns, hands: held })
      const { asked } = running(battle, melee(battle), [], ['pass', 'pass'])
      // All Out Attack of red; Attaque a outrance of blue. Defensive Fire is for the enemy's phase.
      expect([asked, battle.phase]).toEqual([['card red', 'card blue'], 'fights'])
    })

    rule(
      'vf2:fate.queen.british Defensive Fire is offered in the enemy phase, and before each fight',
      { not: ['vf1'] },
      () => {
        const drawn: Drawn = { ...columns, active: 'blue', hands: { red: ['queen'] } }
        const battle = battleOf({ phase: 'melee', ...drawn })
        expect(running(battle, melee(battle), [], ['pass']).asked).toEqual(['card red'])
        const play = { card: 'queen', brigade: 0 }
        const { asked } = running(battle, fights(battle), many(4 + 5, 2), [play])
        expect(asked).toEqual(['card red'])
      },
    )

    it('vf2:7.2 nobody is asked for cards before a fight that is off', () => {
      const battle = drawnUp({ ...columns, blue: [ligne(36, 20, column)], hands: held }, zeroOne)
      expect(running(battle, fights(battle)).asked).toEqual([])
    })

    rule(
      'vf2:fate.ace All Out Attack adds 1 near a leader for the whole phase',
      { not: ['vf1'] },
      () => {
        const drawn: Drawn = {
          ...columns,
          leaders: {
            red: [
              [36, 38],
              [60, 47],
            ],
          },
          hands: { red: ['ace'] },
        }
        const battle = battleOf({ phase: 'melee', ...drawn })
        running(battle, melee(battle), [], [{ card: 'ace', leader: 0 }])
        running(battle, fights(battle), many(5 + 4, 2))
      },
    )

    rule(
      'vf2:fate.queen.french Attaque a outrance adds 1 to columns of a brigade, in either phase',
      { not: ['vf1'] },
      () => {
        const drawn: Drawn = { ...columns, hands: { blue: ['queen'] } }
        const battle = battleOf({ phase: 'melee', ...drawn })
        running(battle, melee(battle), [], [{ card: 'queen', brigade: 1 }])
        running(battle, fights(battle), many(4 + 5, 2))
      },
    )

    it('vf2:7.0 nobody is asked for cards where nobody is in contact', () => {
      const drawn: Drawn = { ...columns, blue: [ligne(36, 20, column)], hands: held }
      const battle = battleOf({ phase: 'melee', ...drawn })
      expect(running(battle, melee(battle)).asked).toEqual([])
    })
  })
})
