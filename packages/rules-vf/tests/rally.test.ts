import { expect, it } from 'vitest'
import { rallyTest } from '../actions/rally.ts'
import { unitOf } from '../battle.ts'
import { area, battleOf, box, foot, ligne, playing, steps, type Drawn } from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const rally = { order: { unit: 0, do: 'rally' } }

  /** Red's line with its front 12" from blue's, or as much more. */
  const apart = (more: number, losses = 3): Drawn => ({
    red: [foot(30, 32 + more, { losses })],
    blue: [ligne(30, 20)],
    leaders: {
      red: [
        [30, 42],
        [30, 45],
      ],
    },
  })

  describe('Valour & Fortitude: rallying', () => {
    rule(
      'vf2:6.7 throws a die for each loss marker, and takes one away for each 6',
      { not: ['vf1'] },
      () => {
        const table = playing('action', apart(0), { dice: [6, 5, 6] })
        table.answer('red', rally)
        table.usedUp()
        expect(table.unit(0)).toMatchObject({ losses: 1, acted: true })
        expect(table.told('rally')).toMatchObject([
          { unit: 'red 1', faces: [6, 5, 6], needs: 6, rallied: 2, left: 1 },
        ])
      },
    )

    rule('vf2:6.7 beyond 12" of any enemy a 5 will do, too', { not: ['vf1'] }, () => {
      const table = playing('action', apart(0.01), { dice: [4, 5, 1] })
      table.answer('red', rally)
      table.usedUp()
      expect(table.unit(0).losses).toBe(2)
    })

    it('vf2:6.7 +1 is for more than 12", measured to the nearest enemy', () => {
      const bonus = (more: number): readonly string[] => {
        const battle = battleOf(apart(more))
        return steps(rallyTest(battle, unitOf(battle, 0)).modifier)
      }
      expect(bonus(0)).toEqual(['vf2:6.7 0'])
      expect(bonus(0.001)).toEqual(['vf2:6.7 0', 'vf2:6.7 1'])
    })

    it('vf2:6.7 enemies that are not on the table do not disturb', () => {
      const gone = { name: 'gone', profile: 'french line infantry' }
      const battle = battleOf({ ...apart(0), blue: [gone] })
      expect(rallyTest(battle, unitOf(battle, 0)).modifier.value).toBe(1)
    })

    it('vf2:6.7 is measured from the feature that a unit occupies', () => {
      const wood = area('wood', 'wood', box(27, 20, 33, 26), ['defendable'])
      const inside = (y: number): number => {
        const { pose: _, ...unit } = foot(30, 30, { losses: 1, inside: 'wood' })
        const battle = battleOf({ red: [unit], blue: [ligne(30, y)], features: [wood] })
        return rallyTest(battle, unitOf(battle, 0)).modifier.value
      }
      expect([inside(8), inside(7.99)]).toEqual([0, 1])
    })

    rule('vf2:6.7 a unit rallies in the face of the enemy', { not: ['vf1'] }, () => {
      const table = playing(
        'action',
        {
          red: [foot(30, 20.001, { losses: 1 })],
          blue: [ligne(30, 20)],
          leaders: {
            red: [
              [30, 32],
              [30, 45],
            ],
          },
        },
        { dice: [6] },
      )
      table.answer('red', rally)
      table.usedUp()
      expect(table.unit(0).losses).toBe(0)
    })

    rule('vf2:6.7 a unit without losses has nothing to rally', { not: ['vf1'] }, () => {
      const table = playing('action', apart(0, 0))
      expect(table.refused('red', rally)).toMatchObject({
        clause: 'vf2:6.7',
        code: 'nothing-to-rally',
      })
    })

    it('vf2:6.2.2 a rally needs a messenger where a unit is far from its leader', () => {
      const table = playing(
        'action',
        {
          ...apart(0),
          leaders: {
            red: [
              [2, 46],
              [4, 46],
            ],
          },
        },
        { dice: [1] },
      )
      table.answer('red', rally)
      table.usedUp()
      expect(table.unit(0)).toMatchObject({ losses: 3, acted: true })
    })
  })
})
