import { expect, it } from 'vitest'
import type { Objective, Side, Vf } from '../battle.ts'
import { heldBy, strengthAt } from '../objectives.ts'
import {
  area,
  battleOf,
  box,
  canons,
  foot,
  guns,
  inches,
  ligne,
  LIMBERED,
  LINE,
  steps,
  unit,
  type Drawn,
} from './drawn-up.ts'
import { framed, QUIET } from './framed.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) })
  const mill = { name: 'The mill', at: at(30, 24) }

  const drawnUp = (drawn: Partial<Drawn>, objective: object = mill): Vf =>
    battleOf({ red: [], blue: [], objectives: [{ ...mill, ...objective }], ...drawn })
  const it0 = (battle: Vf): Objective => battle.objectives[0] as Objective
  const holder = (battle: Vf): Side | null => heldBy(battle, it0(battle))
  const figures = (battle: Vf, side: Side): number => strengthAt(battle, it0(battle), side).value

  /** Infantry bases are 788 thousandths of an inch wide and deep. */
  const BASE = 0.788

  describe('Valour & Fortitude: objectives', () => {
    it('vf2:2.1.1 goes to the side with more figures within 6"', () => {
      const red = [foot(30, 27)]
      expect(holder(drawnUp({ red, blue: [ligne(30, 10)] }))).toBe('red')
      expect(holder(drawnUp({ red: [foot(30, 40)], blue: [ligne(30, 20)] }))).toBe('blue')
      expect(holder(drawnUp({ red: [foot(30, 40)], blue: [ligne(30, 10)] }))).toBeNull()
    })

    it('vf2:2.1.1 as many figures on both sides change nothing', () => {
      const drawn = { red: [foot(30, 27)], blue: [ligne(30, 21)] }
      expect(holder(drawnUp(drawn))).toBeNull()
      expect(holder(drawnUp(drawn, { control: 'red' }))).toBe('red')
      expect(holder(drawnUp(drawn, { control: 'blue' }))).toBe('blue')
    })

    it('vf2:2.1.1 is taken from the enemy, and stays with who has left it', () => {
      const taken = { red: [foot(30, 27)], blue: [ligne(30, 10)] }
      expect(holder(drawnUp(taken, { control: 'blue' }))).toBe('red')
      const left = { red: [foot(30, 40)], blue: [ligne(30, 10)] }
      expect(holder(drawnUp(left, { control: 'blue' }))).toBe('blue')
    })

    it('vf2:2.1.1 counts figure by figure', () => {
      // In one row to the right of it: the first ends 3" away, and each is a base's width farther.
      const detachment = (x: number) =>
        unit('british light infantry detachment', x, 24, 0, { figures: 6, formation: LINE(6) })
      const from = (gap: number) =>
        drawnUp({ red: [detachment(30 + gap + 3 * BASE)], blue: [ligne(10, 5)] })
      expect(figures(from(6), 'red')).toBe(1)
      expect(figures(from(6.01), 'red')).toBe(0)
      expect(figures(from(6 - BASE), 'red')).toBe(2)
      expect(figures(from(6.01 - BASE), 'red')).toBe(1)
      expect(figures(from(3), 'red')).toBe(4)
      expect(figures(from(0), 'red')).toBe(6)
    })

    it('vf2:1.2.3 counts each base of artillery as three figures', () => {
      const far = [ligne(10, 5)]
      const limbered = guns(30, 26, { formation: LIMBERED })
      expect(figures(drawnUp({ red: [limbered], blue: far }), 'red')).toBe(6)
      // The limber stands half an inch behind the gun, whose base is not quite 3" deep.
      expect(figures(drawnUp({ red: [guns(30, 27)], blue: far }), 'red')).toBe(3)
      const two = drawnUp({ red: [guns(30, 27), foot(60, 40)], blue: [canons(34, 20)] })
      expect(steps(strengthAt(two, it0(two), 'red'))).toEqual(['vf2:2.1.1 0', 'vf2:1.2.3 3'])
    })

    it('vf2:2.1.1 adds up unit by unit, and names each', () => {
      const battle = drawnUp({ red: [foot(25, 26), foot(36, 26)], blue: [ligne(30, 10)] })
      const { steps: all, value } = strengthAt(battle, it0(battle), 'red')
      expect(all.map(({ label }) => label)).toEqual(['figures within 6"', 'red 1', 'red 2'])
      expect(value).toBeGreaterThan(20)
    })

    it('vf2:1.3 leaders take no objective', () => {
      const leaders = {
        red: [
          [30, 25],
          [31, 27],
        ],
      } as const
      const battle = drawnUp({ red: [foot(30, 40)], blue: [ligne(30, 10)], leaders })
      expect(holder(battle)).toBeNull()
    })

    it('vf2:2.1.1 units that are routed or in reserve do not count', () => {
      const { pose: _, ...away } = foot(0, 0)
      const red = [{ ...away, status: 'routed' } as const, away, foot(60, 40)]
      expect(figures(drawnUp({ red, blue: [ligne(30, 10)] }), 'red')).toBe(0)
    })
  })

  describe('Valour & Fortitude: objectives and features', () => {
    const village = area('village', 'village', box(24, 18, 36, 30), ['defendable', 'obstacle'])
    const inside = (side: 'red' | 'blue', feature = 'village') => {
      const { pose: _, ...given } = side === 'red' ? foot(0, 0) : ligne(0, 0)
      return { ...given, inside: feature }
    }
    const held = (drawn: Partial<Drawn>, objective: object = {}): Vf =>
      drawnUp({ features: [village], ...drawn }, { feature: 'village', ...objective })

    it('vf2:2.1.1 a defendable feature is gained by occupying it only', () => {
      expect(holder(held({ red: [foot(30, 32)], blue: [ligne(30, 5)] }))).toBeNull()
      expect(holder(held({ red: [inside('red')], blue: [ligne(30, 5)] }))).toBe('red')
      expect(holder(held({ red: [foot(30, 32)], blue: [ligne(30, 5)] }, { control: 'blue' }))).toBe(
        'blue',
      )
    })

    it('vf2:2.1.1 and the occupier needs more figures about it than the enemy', () => {
      const two = [ligne(24, 16), ligne(36, 16)]
      expect(holder(held({ red: [inside('red')], blue: two }))).toBeNull()
      expect(holder(held({ red: [inside('red')], blue: two }, { control: 'blue' }))).toBe('blue')
      expect(holder(held({ red: [inside('red'), foot(30, 32)], blue: [ligne(30, 16)] }))).toBe(
        'red',
      )
    })

    it('vf2:2.1.1 an occupier of another feature does not occupy this one', () => {
      const barn = area('barn', 'village', box(38, 20, 42, 24), ['defendable', 'obstacle'])
      const red = [inside('red', 'barn')]
      const battle = held({ red, blue: [ligne(30, 5)], features: [village, barn] })
      expect(figures(battle, 'red')).toBe(24)
      expect(holder(battle)).toBeNull()
    })

    it('vf2:2.1.1 is measured from the feature that it is', () => {
      const red = [foot(30, 35.9)]
      expect(figures(held({ red, blue: [ligne(30, 5)] }), 'red')).toBeGreaterThanOrEqual(12)
      expect(figures(held({ red: [foot(30, 36.1)], blue: [ligne(30, 5)] }), 'red')).toBe(0)
    })

    it('vf2:T.3.2 all figures of an occupier are where its feature is', () => {
      const near = drawnUp(
        { red: [inside('red')], blue: [ligne(30, 5)], features: [village] },
        { at: at(42, 24) },
      )
      expect(figures(near, 'red')).toBe(24)
      const far = drawnUp(
        { red: [inside('red')], blue: [ligne(30, 5)], features: [village] },
        { at: at(42.1, 24) },
      )
      expect(figures(far, 'red')).toBe(0)
      const middle = drawnUp({ red: [inside('red')], blue: [ligne(30, 5)], features: [village] })
      expect(figures(middle, 'red')).toBe(24)
    })

    it('vf2:1.2.3 a gun inside a feature counts with both its bases', () => {
      const { pose: _, ...gun } = guns(0, 0)
      const red = [{ ...gun, inside: 'village' }]
      expect(figures(held({ red, blue: [ligne(30, 5)] }), 'red')).toBe(6)
    })

    it('vf2:2.1.1 a feature that nobody can occupy is gained by figures alone', () => {
      const field = area('village', 'wood', box(24, 18, 36, 30), [
        'rough',
        'obstacle',
        'soft cover',
      ])
      const battle = held({ red: [foot(30, 32)], blue: [ligne(30, 5)], features: [field] })
      expect(holder(battle)).toBe('red')
    })
  })

  describe('Valour & Fortitude: objectives at the end of a turn', () => {
    it('vf2:2.1.1 change hands at the end of either side’s turn, and it is told', () => {
      const drawn: Drawn = {
        red: [foot(30, 40)],
        blue: [ligne(30, 21)],
        objectives: [mill],
        phase: 'end of turn',
        turns: 1,
      }
      const table = framed(drawn, { cards: ['4'] }, QUIET)
      expect(table.battle().objectives).toMatchObject([{ control: 'blue' }])
      expect(table.told('objective taken')).toMatchObject([
        { side: 'blue', objective: 'The mill', red: { value: 0 } },
      ])
    })
  })
})
