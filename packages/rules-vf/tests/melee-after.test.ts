import { randomFrom, type Json } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { inTurnAsk } from '../asks/in-turn.ts'
import { unitOf, type Fight, type UnitId, type Vf } from '../battle.ts'
import { fights } from '../phases/fights.ts'
import { melee } from '../phases/melee.ts'
import { dauntedBy, dauntedRoll, dauntedUnits } from '../melee/daunted.ts'
import { square as squareRule } from '../specials/square.ts'
import {
  area,
  battleOf,
  box,
  chasseurs,
  COLUMN,
  cuirassiers,
  foot,
  guns,
  heavies,
  hussars,
  ligne,
  occupying,
  playing,
  poseAt,
  SQUARE,
  steps,
  type Drawn,
} from './drawn-up.ts'
import { slantingLane } from './corners.ts'
import { running } from './running.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const column = { formation: COLUMN(6) }
  const square = { formation: SQUARE }
  const many = (count: number, face: number): readonly number[] =>
    Array.from({ length: count }, () => face)

  type Given = { readonly main: UnitId; readonly target: UnitId } & Partial<Fight>

  const fight = (given: Given): Fight => ({ support: [], brigade: [], again: false, ...given })

  function drawnUp(drawn: Drawn, ...chosen: readonly Given[]): Vf {
    const battle = battleOf({ phase: 'fights', ...drawn })
    battle.fights = chosen.map(fight)
    return battle
  }

  const zeroOne = { main: 0, target: 1 }
  const status = (battle: Vf, id: UnitId): string => unitOf(battle, id).status
  const poseOf = (battle: Vf, id: UnitId) => unitOf(battle, id).pose

  /** The answer to how a unit retreats: straight to a place, in inches. */
  const back = (unit: UnitId, x: number, y: number, facing = 0): Json => ({
    unit,
    do: 'retreat',
    way: [poseAt(x, y, facing)],
  })

  /** Red 0 and blue 1: 6 dice each, needing 3 without losses; ones of heavy cavalry fall again. */
  const horse: Drawn = { red: [heavies(36, 30)], blue: [cuirassiers(36, 30)] }
  const LOST = [...many(6, 2), 6, ...many(5, 2)]

  describe('Valour & Fortitude: cavalry after a fight', () => {
    it('vf2:7.2.5 cavalry that lost must retreat, and the winner may', () => {
      const battle = drawnUp(horse, zeroOne)
      const { asked } = running(battle, fights(battle), LOST, [
        back(0, 36, 40),
        'retreat',
        back(1, 36, 20, 180),
      ])
      expect(asked).toEqual(['retreat red', 'stand or retreat blue', 'retreat blue'])
      expect([poseOf(battle, 0), poseOf(battle, 1)]).toEqual([poseAt(36, 40), poseAt(36, 20, 180)])
    })

    it('vf2:7.2.5 a winner that stands stays where it is', () => {
      const battle = drawnUp(horse, zeroOne)
      running(battle, fights(battle), LOST, [back(0, 36, 40), 'stand'])
      expect(poseOf(battle, 1)).toEqual(poseAt(36, 30, 180))
    })

    rule('vf2:7.2.5 cavalry that routed does not retreat', { not: ['vf1'] }, () => {
      const drawn = { ...horse, red: [heavies(36, 30, { losses: 4 })] }
      const battle = drawnUp(drawn, zeroOne)
      const { asked } = running(battle, fights(battle), [...LOST, 1], ['stand'])
      expect([asked, status(battle, 0)]).toEqual([['stand or retreat blue'], 'routed'])
      expect(battle.routs).toEqual([0])
    })

    rule(
      'vf2:7.2.5 cavalry that lent melee support retreats, too, in the order its chief decides',
      { not: ['vf1'] },
      () => {
        const drawn: Drawn = { red: [heavies(33.4, 30), hussars(38.6, 30)], blue: [ligne(36, 30)] }
        const battle = drawnUp(drawn, { main: 0, target: 2, support: [1] })
        const dice = [...many(8, 2), 6, ...many(4, 2)]
        const answers = [1, back(1, 40, 40), back(0, 33.4, 40)]
        const { asked } = running(battle, fights(battle), dice, answers)
        expect(asked).toEqual(['in turn red', 'retreat red', 'retreat red'])
        expect([poseOf(battle, 0), poseOf(battle, 1)]).toEqual([poseAt(33.4, 40), poseAt(40, 40)])
      },
    )

    rule('vf2:6.4 cavalry that must retreat and cannot routs', { not: ['vf1'] }, () => {
      const ring = area('marsh', 'impassable', box(20, 34.2, 52, 47), ['impassable'])
      const sides = [
        area('west', 'impassable', box(20, 22, 31, 34.2), ['impassable']),
        area('east', 'impassable', box(41, 22, 52, 34.2), ['impassable']),
      ]
      const battle = drawnUp({ ...horse, features: [ring, ...sides] }, zeroOne)
      const { asked } = running(battle, fights(battle), LOST, ['none', 'stand'])
      expect([status(battle, 0), battle.routs]).toEqual(['routed', [0]])
      expect(asked).toEqual(['retreat red', 'stand or retreat blue'])
    })

    it('vf2:7.2.5 a winner is asked if it has any way back, however narrow', () => {
      const held: Drawn = {
        red: [heavies(33.4, 30), foot(37.6, 30, { formation: COLUMN(4) })],
        blue: [cuirassiers(36, 30)],
      }
      const battle = drawnUp({ ...held, features: slantingLane(3.1, true) }, { main: 0, target: 2 })
      const there = poseAt(36.301, 26.94, 180)
      const { asked } = running(battle, fights(battle), LOST, [
        back(0, 33.4, 40),
        'retreat',
        { unit: 2, do: 'retreat', way: [there] },
      ])
      expect(asked).toEqual(['retreat red', 'stand or retreat blue', 'retreat blue'])
      expect(poseOf(battle, 2)).toEqual(there)
    })

    it('vf2:7.2.5 a winner that has none is not', () => {
      const battle = drawnUp(
        {
          red: [heavies(33.4, 30), foot(37.6, 30, { formation: COLUMN(4) })],
          blue: [cuirassiers(36, 30)],
          features: slantingLane(3, true),
        },
        { main: 0, target: 2 },
      )
      const { asked } = running(battle, fights(battle), LOST, [back(0, 33.4, 40)])
      expect(asked).toEqual(['retreat red'])
    })

    rule('vf2:7.2.5 infantry and guns on either side stay', { not: ['vf1'] }, () => {
      const drawn: Drawn = { red: [foot(36, 30, column)], blue: [ligne(36, 30, column)] }
      const battle = drawnUp(drawn, zeroOne)
      expect(running(battle, fights(battle), many(8, 2)).asked).toEqual([])
    })
  })

  describe('Valour & Fortitude: a feature won', () => {
    const farm = area('farm', 'village', box(30, 20, 42, 30), [
      'defendable',
      'hard cover',
      'obstacle',
    ])
    const stormed: Drawn = {
      red: [foot(36, 30, column)],
      blue: [occupying(ligne(0, 0, { losses: 4 }), 'farm'), ligne(10, 4)],
      features: [farm],
    }
    // 4 and 1 for the column, and 4 and 1 for the occupier, who is shaken and fails its test.
    const TAKEN = [6, ...many(4, 2), ...many(5, 2), 1]

    it('vf2:T.3.6 the attacker may occupy the feature of a unit that it routed', () => {
      const battle = drawnUp(stormed, zeroOne)
      const { asked } = running(battle, fights(battle), TAKEN, ['occupy'])
      expect([asked, status(battle, 1)]).toEqual([['occupy won red'], 'routed'])
      expect(unitOf(battle, 0)).toMatchObject({ inside: 'farm', pose: null, entered: true })
    })

    it('vf2:T.3.6 it need not', () => {
      const battle = drawnUp(stormed, zeroOne)
      running(battle, fights(battle), TAKEN, ['stay'])
      expect(unitOf(battle, 0)).toMatchObject({ inside: null })
    })

    it('vf2:T.3.6 not if the occupier stands its test', () => {
      const battle = drawnUp(stormed, zeroOne)
      expect(running(battle, fights(battle), [...TAKEN.slice(0, -1), 4]).asked).toEqual([])
    })

    it('vf2:T.3.6 an occupier that attacked and routs leaves its feature to nobody', () => {
      const battle = drawnUp({ ...stormed, active: 'blue' }, { main: 1, target: 0 })
      const { asked } = running(battle, fights(battle), [...many(5, 2), 6, ...many(4, 2), 1])
      expect([asked, status(battle, 1)]).toEqual([[], 'routed'])
    })

    it('vf2:T.3.6 cavalry that lost to an occupier does not retreat', () => {
      const drawn: Drawn = {
        red: [occupying(foot(0, 0), 'farm')],
        blue: [cuirassiers(36, 30, {}, 0)],
        features: [farm],
      }
      const battle = drawnUp(drawn, zeroOne)
      // 4 and 1 against half of 6; the tie goes to the active side.
      const { asked } = running(battle, fights(battle), many(5 + 3, 2))
      expect([asked, battle.winners]).toEqual([[], [0]])
    })

    it('vf2:T.3.7 from section to section', () => {
      const annex = area('annex', 'village', box(42, 20, 50, 30), [
        'defendable',
        'hard cover',
        'obstacle',
      ])
      const drawn: Drawn = {
        ...stormed,
        red: [occupying(foot(0, 0), 'annex')],
        features: [farm, annex],
      }
      const battle = drawnUp(drawn, zeroOne)
      running(battle, fights(battle), TAKEN, ['occupy'])
      expect(unitOf(battle, 0).inside).toBe('farm')
    })
  })

  describe('Valour & Fortitude: Headstrong', () => {
    /** Red 0 beats the guns, blue 1; blue 2 in line stands behind them. */
    const charge: Drawn = {
      red: [hussars(36, 30)],
      blue: [
        { ...guns(36, 30, {}, 180), profile: 'french field artillery', name: 'battery' },
        ligne(36, 18, column),
      ],
    }
    // The hussars have 4 in line; the guns 2 and 2 of canister. They lose a tie without losses.
    const BATTERY = many(4 + 4, 2)
    const onward = (y: number, target = 2): Json => ({ way: [poseAt(36, y)], target })

    it('vf2:special.headstrong it must assault another enemy that it can reach', () => {
      const battle = drawnUp(charge, zeroOne)
      const { asked } = running(battle, fights(battle), BATTERY, [onward(18)])
      expect(asked).toEqual(['assault again red'])
      expect([status(battle, 1), poseOf(battle, 0)]).toEqual(['routed', poseAt(36, 18)])
      expect(battle.fights).toEqual([fight({ main: 0, target: 2, again: true })])
    })

    rule(
      'vf2:special.headstrong the second fight has 1 less, and is the last',
      { not: ['vf1'] },
      () => {
        const battle = drawnUp(charge, zeroOne)
        running(battle, fights(battle), BATTERY, [onward(18)])
        // 4 less 1, and 4 of the column; infantry that loses against cavalry routs.
        const { asked } = running(battle, fights(battle), many(3 + 4, 2), ['stand'])
        expect([asked, status(battle, 2)]).toEqual([['stand or retreat red'], 'routed'])
        expect(battle.fights).toEqual([])
      },
    )

    it('vf2:special.headstrong a second fight is fought before those still to come', () => {
      const drawn: Drawn = {
        red: [...charge.red, foot(10, 30, column)],
        blue: [...charge.blue, ligne(10, 30, column)],
      }
      const battle = drawnUp(drawn, { main: 0, target: 2 }, { main: 1, target: 4 })
      running(battle, fights(battle), BATTERY, [onward(18, 3)])
      expect(battle.fights.map(({ main, again }) => [main, again])).toEqual([
        [0, true],
        [1, false],
      ])
    })

    it('vf2:special.headstrong with nobody in reach it may retreat', () => {
      const drawn = { ...charge, blue: [...charge.blue.slice(0, 1), ligne(10, 4, column)] }
      const battle = drawnUp(drawn, zeroOne)
      expect(running(battle, fights(battle), BATTERY, ['stand']).asked).toEqual([
        'stand or retreat red',
      ])
    })

    it('vf2:special.headstrong not while its target stays', () => {
      const drawn: Drawn = { ...charge, blue: [cuirassiers(36, 30), ligne(36, 18, column)] }
      const battle = drawnUp(drawn, zeroOne)
      // Beaten by the cuirassiers, it is the one to retreat.
      const dice = [...many(4, 2), 6, ...many(5, 2)]
      expect(running(battle, fights(battle), dice, [back(0, 36, 40), 'stand']).asked).toEqual([
        'retreat red',
        'stand or retreat blue',
      ])
    })

    it('vf2:special.headstrong after a target that retreats', () => {
      const drawn: Drawn = { ...charge, blue: [chasseurs(36, 30), ligne(45, 20, column)] }
      const battle = drawnUp(drawn, zeroOne)
      const { asked } = running(
        battle,
        fights(battle),
        [6, ...many(7, 2)],
        [back(1, 36, 14, 180), { way: [poseAt(45, 20)], target: 2 }],
      )
      expect(asked).toEqual(['retreat blue', 'assault again red'])
    })

    rule(
      'vf2:special.headstrong also a unit that fought back, whose attacker has gone',
      { not: ['vf1'] },
      () => {
        const drawn: Drawn = {
          active: 'blue',
          red: [hussars(36, 30)],
          blue: [chasseurs(36, 30), ligne(45, 20, column)],
        }
        const battle = drawnUp(drawn, { main: 1, target: 0 })
        const { asked } = running(
          battle,
          fights(battle),
          [...many(4, 2), 6, 2, 2, 2],
          [back(1, 36, 14, 180), { way: [poseAt(45, 20)], target: 2 }],
        )
        expect(asked).toEqual(['retreat blue', 'assault again red'])
        // In blue's turn a tie goes to blue, though red attacks.
        running(battle, fights(battle), many(3 + 4, 2), [back(0, 45, 34)])
        expect(battle.winners).toEqual([0, 2])
      },
    )

    it('vf2:special.headstrong once in a phase', () => {
      const battle = Object.assign(drawnUp(charge, zeroOne), { again: [0] })
      expect(running(battle, fights(battle), BATTERY, ['stand']).asked).toEqual([
        'stand or retreat red',
      ])
    })

    rule(
      'vf2:8.2.3 a second fight may have brigade support of a unit that has lent none',
      { not: ['vf1'] },
      () => {
        const drawn: Drawn = { ...charge, red: [...charge.red, foot(43, 20, column)] }
        const battle = drawnUp(drawn, { main: 0, target: 2 })
        running(battle, fights(battle), BATTERY, [onward(18, 3)])
        const { asked } = running(battle, fights(battle), many(4 + 4, 2), [
          { support: [], brigade: [1] },
          'stand',
        ])
        expect(asked).toEqual(['melee support red', 'stand or retreat red'])
      },
    )

    rule(
      'vf2:8.0 but not of one that is to support a fight still to come',
      { not: ['vf1'] },
      () => {
        const drawn: Drawn = {
          red: [...charge.red, foot(43, 20, column), foot(10, 30, column)],
          blue: [...charge.blue, ligne(10, 30, column)],
        }
        const battle = drawnUp(drawn, { main: 0, target: 3 }, { main: 2, target: 5, brigade: [1] })
        running(battle, fights(battle), BATTERY, [onward(18, 4)])
        expect(running(battle, fights(battle), many(3 + 4, 2), ['stand']).asked).toEqual([
          'stand or retreat red',
        ])
      },
    )

    it('vf2:special.headstrong others have no such rule', () => {
      const drawn: Drawn = {
        active: 'blue',
        red: [guns(36, 30), foot(36, 42, column)],
        blue: [cuirassiers(36, 30)],
      }
      const battle = drawnUp(drawn, { main: 2, target: 0 })
      // 6 against 2 and 2 of canister.
      expect(running(battle, fights(battle), many(6 + 4, 2), ['stand']).asked).toEqual([
        'stand or retreat blue',
      ])
    })
  })

  describe('Valour & Fortitude: cavalry before squares', () => {
    /** Red 0 rides at the square, blue 1. */
    const riding = (
      red: Parameters<typeof heavies>[2] = {},
      blue: Parameters<typeof ligne>[2] = {},
    ): Drawn => ({
      red: [heavies(36, 30, red)],
      blue: [ligne(36, 30, { ...square, ...blue })],
    })
    const begun = (drawn: Drawn, dice: readonly number[], answers: readonly Json[] = []) => {
      const battle = battleOf({ phase: 'melee', ...drawn })
      return { battle, asked: running(battle, melee(battle), dice, answers).asked }
    }

    it.each([
      [1, 'thrown back'],
      [3, 'thrown back'],
      [4, 'turns away'],
      [5, 'turns away'],
      [6, 'stays'],
      [8, 'stays'],
    ])('vf2:special.square by a roll of %i it is: %s', (roll, outcome) => {
      expect(squareRule.daunting?.outcome(roll)).toBe(outcome)
    })

    it('vf2:special.square on 1 to 3 it suffers a loss and must retreat', () => {
      const { battle, asked } = begun(riding(), [3], [back(0, 36, 40)])
      expect([asked, unitOf(battle, 0).losses, battle.fights]).toEqual([['retreat red'], 1, []])
      expect(poseOf(battle, 0)).toEqual(poseAt(36, 40))
    })

    rule('vf2:special.square that loss may make it test its valour', { not: ['vf1'] }, () => {
      const { battle, asked } = begun(riding({ losses: 4 }), [1, 3])
      expect([asked, status(battle, 0), battle.routs]).toEqual([[], 'routed', [0]])
    })

    it('vf2:special.square on 4 or 5 it must retreat without a loss', () => {
      const { battle, asked } = begun(riding(), [5], [back(0, 36, 40)])
      expect([asked, unitOf(battle, 0).losses]).toEqual([['retreat red'], 0])
    })

    it('vf2:special.square on a 6 it stays and fights', () => {
      const { battle, asked } = begun(riding(), [6])
      expect([asked, battle.fights]).toEqual([[], [fight(zeroOne)]])
    })

    it('vf2:special.square 2 more if all squares are shaken', () => {
      const battle = battleOf(riding({}, { losses: 4 }))
      const daunted = dauntedBy(battle, unitOf(battle, 0))
      if (!daunted) throw new Error('Nobody daunts it.')
      expect(steps(dauntedRoll(battle, daunted, 4))).toEqual([
        'vf2:special.square 4',
        'vf2:special.square 6',
      ])
      expect(begun(riding({}, { losses: 4 }), [4]).battle.fights).toEqual([fight(zeroOne)])
    })

    it('vf2:special.square nothing more if one square of two is not shaken', () => {
      const battle = battleOf(riding({}, { losses: 4 }))
      const daunted = dauntedBy(battle, unitOf(battle, 0))
      if (!daunted) throw new Error('Nobody daunts it.')
      const fresh = { ...unitOf(battle, 1), losses: 0 }
      expect(dauntedRoll(battle, { ...daunted, by: [...daunted.by, fresh] }, 4).value).toBe(4)
      expect(dauntedRoll(battle, { ...daunted, by: [fresh, ...daunted.by] }, 4).value).toBe(4)
    })

    it.each([
      [0, [[1, 2, 3], [4, 5], [6]]],
      [4, [[1], [2, 3], [4, 5, 6]]],
    ])('vf2:special.square its outcomes, with %i losses on the square', (losses, faces) => {
      const battle = battleOf({ phase: 'melee', ...riding({}, { losses }) })
      const { thrown } = running(battle, melee(battle), [6])
      expect(thrown[0]?.classes).toEqual([
        { name: 'thrown back', faces: faces[0] },
        { name: 'turns away', faces: faces[1] },
        { name: 'stays', faces: faces[2] },
      ])
    })

    it('vf2:special.square the story tells the roll', () => {
      const drawn = { ...riding(), first: 'blue', active: 'red', turns: 1 } as const
      const table = playing('melee', drawn, { dice: [4] })
      expect(table.told('before-square')).toMatchObject([
        { unit: 'red 1', roll: { value: 4 }, outcome: 'turns away' },
      ])
    })

    it('vf2:special.square cavalry of both sides throws, the active side first', () => {
      const drawn: Drawn = {
        red: [heavies(20, 30), foot(50, 30, square)],
        blue: [ligne(20, 30, square), cuirassiers(50, 30)],
      }
      const { asked, battle } = begun(drawn, [4, 5], [back(0, 20, 40), back(3, 50, 20, 180)])
      expect([asked, battle.fights]).toEqual([['retreat red', 'retreat blue'], []])
    })

    it('vf2:2.3 with several of a side its chief decides who throws first', () => {
      const drawn: Drawn = {
        red: [heavies(20, 30), hussars(50, 30)],
        blue: [ligne(20, 30, square), ligne(50, 30, square)],
      }
      const { asked } = begun(drawn, [4, 4], [1, back(1, 50, 40), back(0, 20, 40)])
      expect(asked).toEqual(['in turn red', 'retreat red', 'retreat red'])
      const args = { units: [0, 1], doing: 'throw before squares' } as const
      const seen = battleOf(drawn)
      expect(inTurnAsk.refuse(seen, args, 2)).toMatchObject({ clause: 'vf2:special.square' })
      expect(inTurnAsk.candidates(seen, args, 9, randomFrom('turn'))).toEqual([0, 1])
    })

    it('vf2:special.square no roll for infantry, nor for cavalry at other formations', () => {
      const battle = battleOf({
        red: [foot(20, 30), heavies(50, 30)],
        blue: [ligne(20, 30, square), ligne(50, 30)],
      })
      expect(dauntedUnits(battle, 'red')).toEqual([])
    })
  })
})
