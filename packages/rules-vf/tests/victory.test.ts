import { expect, it } from 'vitest'
import { changeBrigade, type Side } from '../battle.ts'
import { decided, isLastTurn, totalOf } from '../victory.ts'
import { battleOf, foot, inches, ligne, steps, type Drawn } from './drawn-up.ts'
import { framed, QUIET } from './framed.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const apart: Drawn = { red: [foot(30, 40)], blue: [ligne(30, 8)] }
  const objective = (name: string, control?: Side) => ({
    name,
    at: { x: inches(8), y: inches(24) },
    ...(control && { control }),
  })
  const objectives = [
    objective('Mill', 'red'),
    objective('Bridge', 'red'),
    objective('Farm', 'blue'),
    objective('Ford'),
  ]

  describe('Valour & Fortitude: winning the battle', () => {
    it('vf2:10.0 objectives held and defeats inflicted make the total', () => {
      const battle = battleOf({ ...apart, objectives, defeats: { red: 3, blue: 1 } })
      expect(steps(totalOf(battle, 'red'))).toEqual(['vf2:10.0 2', 'vf2:9.6 3'])
      expect(steps(totalOf(battle, 'blue'))).toEqual(['vf2:10.0 1', 'vf2:9.6 4'])
      expect(decided(battle)).toMatchObject({ winner: 'blue', name: 'blue', clause: 'vf2:10.0' })
    })

    it('vf2:10.0 the higher total wins, and equal totals are a draw', () => {
      const after = (red: number, blue: number) =>
        decided(battleOf({ ...apart, objectives, defeats: { red, blue } }))
      expect(after(0, 0)).toMatchObject({ winner: 'red', name: 'red' })
      expect(after(1, 0)).toMatchObject({ winner: null, name: 'draw' })
      expect(after(2, 0)).toMatchObject({ winner: 'blue', name: 'blue' })
      expect(after(0, 0).why).toBe(
        'Red counts 2 and blue 1, for objectives held and defeats inflicted.',
      )
    })

    it('vf2:fate.10 a captured objective counts for two if it is still held at the end', () => {
      const capture = (on: number, side: Side = 'red') =>
        totalOf(
          battleOf({ ...apart, objectives, effects: [{ card: '10', side, objective: on }] }),
          'red',
        )
      expect(steps(capture(0))).toEqual(['vf2:10.0 2', 'vf2:fate.10 3'])
      expect(capture(2).value).toBe(2)
      expect(capture(3).value).toBe(2)
      expect(capture(0, 'blue').value).toBe(2)
      const twice = { card: '10', side: 'red', objective: 0 } as const
      const again = battleOf({ ...apart, objectives, effects: [twice, twice] })
      expect(totalOf(again, 'red').value).toBe(3)
    })

    it('vf2:A6.0 the scenario is won like any battle', () => {
      const settingUp = { form: 'set-piece' }
      const table = framed(
        { ...apart, objectives, phase: 'end of turn', active: 'blue', turns: 1 },
        {},
        { settingUp },
      )
      expect(table.battle().outcome).toMatchObject({ winner: 'red' })
      const totals = table.host.course.telling?.happenings.find(({ name }) => name === 'totals')
      expect(totals).toMatchObject({
        clauses: ['vf2:10.0', 'vf2:A6.0'],
        data: { red: { value: 2 }, blue: { value: 1 } },
      })
    })
  })

  describe('Valour & Fortitude: the limit', () => {
    it('vf2:2.2 the battle ends at the limit when both sides have had as many turns', () => {
      const is = (turn: number, active: Side, first: Side = 'red') =>
        isLastTurn(battleOf({ ...apart, turn, turns: 3, active, first }))
      expect([is(2, 'blue'), is(3, 'red'), is(3, 'blue')]).toEqual([false, false, true])
      expect([is(3, 'red', 'blue'), is(3, 'blue', 'blue')]).toEqual([true, false])
    })

    it('vf2:10.0 neither before nor after', () => {
      const table = framed({ ...apart, turns: 2 }, { cards: ['4', '4', '5', '5'] }, QUIET)
      table.usedUp()
      expect(table.told('turn')).toHaveLength(4)
      expect(table.battle()).toMatchObject({ turn: 2, active: 'blue', outcome: { name: 'draw' } })
    })

    it('vf2:2.2 when the clock falls in the first side’s turn the other still has its own', () => {
      const battle = battleOf({ ...apart, turn: 3, turns: 12, active: 'red', first: 'red' })
      rulebook().clock?.(battle, 'red')
      expect(battle).toMatchObject({ lastTurn: 3, outcome: null })
      expect(isLastTurn(battle)).toBe(false)
      battle.active = 'blue'
      expect(isLastTurn(battle)).toBe(true)
    })

    it('vf2:2.2 a clock that falls late changes no limit that is reached', () => {
      const battle = battleOf({ ...apart, turn: 2, turns: 2 })
      rulebook().clock?.(battle, 'blue')
      expect(battle.lastTurn).toBe(2)
    })

    it('vf2:2.3 a commander-in-chief may concede', () => {
      expect(rulebook().concede?.(battleOf(apart), 'blue')).toEqual({
        winner: 'red',
        name: 'red',
        why: 'The blue side concedes.',
        clause: null,
      })
    })
  })

  describe('Valour & Fortitude: what a side has lost', () => {
    it('counts units that routed, and the losses that the others still bear', () => {
      const before = battleOf({ ...apart, red: [foot(20, 40), foot(40, 40)] })
      const { pose: _, ...gone } = foot(0, 0)
      const after = battleOf({
        ...apart,
        red: [{ ...gone, status: 'routed' }, foot(40, 40, { losses: 1 })],
      })
      expect(rulebook().losses?.(before, after)).toEqual([
        { side: 'red', what: 'units', lost: 1, of: 2 },
        { side: 'red', what: 'tenacity', lost: 5, of: 8 },
        { side: 'red', what: 'brigades', lost: 0, of: 1 },
        { side: 'blue', what: 'units', lost: 0, of: 1 },
        { side: 'blue', what: 'tenacity', lost: 0, of: 4 },
        { side: 'blue', what: 'brigades', lost: 0, of: 1 },
      ])
    })

    it('vf2:9.4 counts a brigade of which nobody is left', () => {
      const brigades = { red: [[foot(20, 40)], [foot(40, 40)]] }
      const before = battleOf({ ...apart, brigades })
      const after = { ...before, brigades: [...before.brigades] }
      changeBrigade(after, 1, { shattered: true })
      const lost = rulebook()
        .losses?.(before, after)
        .filter(({ what }) => what === 'brigades')
      expect(lost).toEqual([
        { side: 'red', what: 'brigades', lost: 1, of: 2 },
        { side: 'blue', what: 'brigades', lost: 0, of: 1 },
      ])
    })
  })
})
