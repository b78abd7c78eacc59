import { give, openTo, resume, save, sayAhead, settle, undo, type Json } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { leaderAsk } from '../asks/leader.ts'
import { change, leaderOf } from '../battle.ts'
import { foot, inches, ligne, playing, type Drawn } from './drawn-up.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const at = (x: number, y: number) => ({ at: { x: inches(x), y: inches(y) } })

  const drawn: Drawn = {
    first: 'blue',
    active: 'red',
    turns: 1,
    red: [foot(20, 30), foot(32, 30)],
    blue: [ligne(40, 10)],
    leaders: {
      red: [
        [20, 40],
        [30, 44],
      ],
    },
  }

  /** Red is a person: what a brigade does is answered, and leaders go by what was said beforehand. */
  const byPerson = (stands = drawn) => {
    const table = playing('action', stands)
    const { host } = table
    const goOn = () => settle(host, null, ['red'])
    goOn()
    return {
      ...table,
      answer(answer: Json) {
        const [open] = openTo(host, 'red')
        expect(give(host, 'red', open?.number ?? 0, answer)).toBeNull()
        goOn()
      },
      rides: (leader: number, answer: Json) =>
        sayAhead(host, { seat: 'red', ask: 'leader', args: { leader }, answer }),
      stands: (leader: number) => leaderOf(table.battle(), leader).at,
    }
  }

  describe('Valour & Fortitude: leaders ride as was said beforehand', () => {
    it('vf2:6.8 leaders of whom nothing was said stay, and nobody is asked', () => {
      const table = byPerson()
      table.answer('done')
      expect(table.battle().phase).not.toBe('action')
      expect(table.told('leader-rides')).toEqual([])
      expect(table.host.log.filter((entry) => 'ask' in entry && entry.ask === 'leader')).toEqual([
        { seat: 'red', ask: 'leader', answer: null, automatic: 'passed' },
        { seat: 'red', ask: 'leader', answer: null, automatic: 'passed' },
      ])
    })

    it('vf2:6.8 each rides when his time has come, as a decision of his own', () => {
      const table = byPerson()
      table.rides(1, at(34, 40))
      table.rides(0, at(24, 36))
      table.answer({ order: { unit: 0, do: 'stay' } })
      expect(table.stands(0)).toEqual(at(20, 40).at)
      table.answer({ order: { unit: 1, do: 'stay' } })
      expect([table.stands(0), table.stands(1)]).toEqual([at(24, 36).at, at(34, 40).at])
      expect(table.host.log).toContainEqual({ seat: 'red', ask: 'leader', answer: at(24, 36) })
      expect(table.host.ahead).toEqual([])
    })

    it('vf2:6.8 what was said is taken back, by another word or by undoing the ride', () => {
      const table = byPerson()
      table.rides(0, at(24, 36))
      table.rides(0, null)
      table.answer('done')
      expect(table.stands(0)).toEqual(at(20, 40).at)
      const again = byPerson()
      again.rides(0, at(24, 36))
      again.answer('done')
      expect(undo(again.host, 'red')).toBeNull()
      settle(again.host, null, ['red'])
      expect(again.stands(0)).toEqual(at(20, 40).at)
    })

    it('vf2:6.8 vf2:6.2.2 a leader whom his last unit leaves behind is asked for, unless it was said where he rides', () => {
      const far: Drawn = { ...drawn, red: [foot(20, 20), foot(32, 30)] }
      const byOrders = (table: ReturnType<typeof byPerson>) => {
        table.answer({ order: { unit: 1, do: 'stay' } })
        table.answer({ order: { unit: 0, do: 'stay' } })
      }
      const table = byPerson(far)
      byOrders(table)
      expect(table.asked('red')).toEqual(['leader'])
      const told = byPerson(far)
      told.rides(0, at(24, 36))
      byOrders(told)
      expect(told.battle().phase).not.toBe('action')
      expect(told.stands(0)).toEqual(at(24, 36).at)
    })

    it('vf2:6.8 who has routed leaves no leader behind', () => {
      const table = byPerson()
      const last = { ask: 'order', answer: { order: { unit: 0, do: 'stay' } } }
      const battle = table.battle()
      expect(leaderAsk.unsaid?.(battle, { leader: 0 }, last)).toBe(false)
      change(battle, 1, { status: 'routed', pose: null })
      expect(leaderAsk.unsaid?.(battle, { leader: 0 }, last)).toBe(false)
    })

    it('vf2:6.8 whoever lets the others stay where they are is not asked for the leader', () => {
      const table = byPerson({ ...drawn, red: [foot(20, 20), foot(32, 30)] })
      table.answer('done')
      expect(table.battle().phase).not.toBe('action')
    })

    it('vf2:6.8 who cannot ride as was said is asked', () => {
      const table = byPerson()
      table.rides(0, at(40, 14))
      table.answer('done')
      expect(table.asked('red')).toEqual(['leader'])
      table.answer(null)
      expect(table.battle().phase).not.toBe('action')
    })

    it('vf2:6.8 what was said holds for this phase; of other questions nothing is said', () => {
      const table = byPerson()
      table.rides(1, at(40, 14))
      table.answer('done')
      table.answer(null)
      expect(table.host.ahead).toEqual([])
      expect(
        sayAhead(table.host, { seat: 'red', ask: 'order', args: {}, answer: 'done' }),
      ).toMatchObject({ code: 'not-beforehand' })
    })

    it('vf2:6.8 what was said is kept with the battle', () => {
      const table = byPerson()
      table.rides(0, at(24, 36))
      const resumed = resume(table.host.rulebook, save(table.host))
      expect(resumed.ok && resumed.host.ahead).toEqual(table.host.ahead)
      expect(table.host.ahead).toHaveLength(1)
    })

    it('vf2:6.8 the general of an army of which no brigade has acted is asked for', () => {
      const table = playing(
        'action',
        {
          ...drawn,
          leaders: {
            red: [
              [20, 40],
              [60, 44],
            ],
          },
        },
        { dice: [1] },
      )
      settle(table.host, null, ['red'])
      expect(table.asked('red')).toEqual(['leader'])
    })
  })
})
