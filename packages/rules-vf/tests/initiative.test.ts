import { knowledgeOf, randomFrom } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { initiativeAsk } from '../asks/initiative.ts'
import { orderAsk } from '../asks/order.ts'
import { unitOf, type Rank } from '../battle.ts'
import { view } from '../view.ts'
import { battleOf, foot, ligne, playing, poseAt, type Drawn } from './drawn-up.ts'
import { seated } from './seated.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const stay = (id: number) => ({ order: { unit: id, do: 'stay' } })
  const moveBy = (id: number, x: number, y: number) => ({
    order: { unit: id, do: 'move', way: [poseAt(x, y)] },
  })

  /** Far from everything. */
  const FAR = [ligne(30, 4)]
  const twoBrigades: Drawn = {
    red: [],
    blue: FAR,
    brigades: { red: [[foot(10, 40)], [foot(40, 40)]] },
  }

  describe('Valour & Fortitude: acting on initiative', () => {
    const failed: Drawn = {
      red: [foot(20, 40), foot(34, 40), foot(48, 40, { shot: 'volley' })],
      blue: FAR,
      leaders: {
        red: [
          [27, 44],
          [66, 46],
        ],
      },
      hands: { red: ['king', '8'] },
    }

    it('vf2:fate.any any card lets one unit of a brigade that failed act, once a phase', () => {
      const table = playing('action', failed, { dice: [1] })
      expect(table.asked('red')).toEqual(['command'])
      table.answer('red', { initiative: { card: 'king', unit: 1 } })
      expect(table.asked('red')).toEqual(['order'])
      expect(table.refused('red', moveBy(0, 20, 36)).code).toBe('not-the-one')
      table.answer('red', moveBy(1, 34, 36))
      table.usedUp()
      expect(table.unit(1)).toMatchObject({ acted: true, pose: poseAt(34, 36) })
      expect(table.battle().fate.red).toMatchObject({ hand: ['8'], discard: ['king'] })
      expect(table.told('initiative')).toMatchObject([
        { unit: 'red 2', side: 'red', card: 'Perfect Volleys' },
      ])
      // Once a phase: nothing is left but the army's leader.
      expect(table.asked('red')).toEqual(['leader'])
    })

    rule(
      'vf2:fate.any is for a unit that could act, for a card that is held',
      { not: ['vf1'] },
      () => {
        const table = playing('action', failed, { dice: [1] })
        const ask = (card: string, id: number) => ({ initiative: { card, unit: id } })
        expect(table.refused('red', ask('king', 2))).toMatchObject({
          clause: 'vf2:6.2',
          code: 'has-shot',
        })
        expect(table.refused('red', ask('king', 3)).code).toBe('unit-of-enemy')
        expect(table.refused('red', ask('queen', 0)).code).toBe('card-not-held')
        table.answer('red', 'done')
        expect(table.asked('red')).toEqual(['leader'])
      },
    )

    it('vf2:fate.any is not for brigades that wait for their test or have passed it', () => {
      const table = playing('action', { ...twoBrigades, hands: { red: ['king'] } }, { dice: [1] })
      const initiative = (id: number) => ({ initiative: { card: 'king', unit: id } })
      expect(table.refused('red', initiative(0)).code).toBe('no-initiative')
      table.answer('red', { activate: 0 })
      table.answer('red', 'done')
      table.answer('red', null)
      // The second has failed, and was the last: the chance must still be there.
      expect(table.asked('red')).toEqual(['command'])
      expect(table.refused('red', initiative(0)).code).toBe('no-initiative')
      table.answer('red', initiative(1))
      expect(table.asked('red')).toEqual(['order'])
    })

    it('vf2:fate.any needs a messenger like any order', () => {
      const table = playing(
        'action',
        {
          ...failed,
          leaders: {
            red: [
              [2, 44],
              [66, 46],
            ],
          },
        },
        { dice: [1, 3] },
      )
      table.answer('red', { initiative: { card: '8', unit: 1 } })
      table.answer('red', moveBy(1, 34, 36))
      table.usedUp()
      expect(table.unit(1)).toMatchObject({ acted: true, pose: poseAt(34, 40) })
    })

    it('vf2:fate.any a side without cards is not asked', () => {
      const { hands: _, ...without } = failed
      const table = playing('action', without, { dice: [1] })
      expect(table.asked('red')).toEqual(['leader'])
      // Not even to be told that there is nothing to command.
      expect(
        table.host.log.filter((entry) => 'ask' in entry && entry.ask === 'command'),
      ).toHaveLength(1)
    })
  })

  describe('Valour & Fortitude: acting on initiative between the orders of a brigade', () => {
    /** Red's first brigade acts and its second has failed its test. */
    const between: Drawn = {
      red: [],
      blue: FAR,
      brigades: {
        red: [
          [foot(10, 40), foot(24, 40)],
          [foot(40, 40), foot(54, 40)],
        ],
      },
      leaders: {
        red: [
          [17, 44],
          [47, 44],
          [47, 46],
        ],
      },
      hands: { red: ['king', '8'] },
    }
    const urge = (card: Rank, id: number) => ({ initiative: { card, unit: id } })

    /** The second brigade fails its test, then the first one acts. */
    function acting(drawn: Drawn = between, dice: readonly number[] = [1, 2]) {
      const table = playing('action', { ...drawn, chosen: true }, { dice })
      table.answer('red', { activate: 1 })
      table.answer('red', { activate: 0 })
      return table
    }

    it('vf2:fate.any a chief urges a unit on between his own orders, and the brigade then goes on', () => {
      const table = acting()
      table.usedUp()
      table.answer('red', moveBy(0, 10, 36))
      table.answer('red', urge('king', 3))
      expect(table.asked('red')).toEqual(['order'])
      expect(table.refused('red', moveBy(1, 24, 36)).code).toBe('not-the-one')
      table.answer('red', moveBy(3, 54, 36))
      expect(table.unit(3)).toMatchObject({ acted: true, pose: poseAt(54, 36) })
      expect(table.battle().fate.red).toMatchObject({ hand: ['8'], discard: ['king'] })
      expect(table.told('initiative')).toMatchObject([{ unit: 'red 2.2', card: 'Perfect Volleys' }])
      // The brigade goes on where it was.
      expect(table.battle()).toMatchObject({ acting: 0, initiative: true })
      table.answer('red', moveBy(1, 24, 36))
      expect(table.unit(1).pose).toEqual(poseAt(24, 36))
      expect(table.asked('red')).toEqual(['leader'])
    })

    it('vf2:fate.any once a phase, for a card that is held and a unit that may act', () => {
      const table = acting()
      expect(table.refused('red', urge('queen', 2)).code).toBe('card-not-held')
      expect(table.refused('red', urge('king', 1))).toMatchObject({
        clause: 'vf2:fate.any',
        code: 'no-initiative',
      })
      table.answer('red', urge('king', 2))
      expect(table.refused('red', urge('8', 3)).code).toBe('initiative-once')
      table.answer('red', stay(2))
      expect(table.refused('red', urge('8', 3)).code).toBe('initiative-once')
      expect(table.unit(3).acted).toBe(false)
    })

    it('vf2:fate.any the unit that was urged on may be told to stay', () => {
      const table = acting()
      table.answer('red', urge('8', 2))
      table.answer('red', 'done')
      expect([0, 1, 2, 3].map((id) => table.unit(id).acted)).toEqual([false, false, true, false])
      expect(table.asked('red')).toEqual(['order'])
    })

    it('vf2:fate.any has one form: a card and a unit, and nothing else', () => {
      for (const answer of [
        { initiative: { card: 'king' } },
        { initiative: { card: '17', unit: 2 } },
        { initiative: { card: 'king', unit: 0.5 } },
        { initiative: null },
        { ...stay(0), ...urge('king', 2) },
      ])
        expect(orderAsk.is(answer)).toBe(false)
      expect(orderAsk.is(urge('king', 2))).toBe(true)
      for (const answer of ['done', null, {}, { card: 'king' }, { card: 'king', unit: 'x' }])
        expect(initiativeAsk.is(answer)).toBe(false)
      for (const answer of ['pass', { card: 'king', unit: 2 }])
        expect(initiativeAsk.is(answer)).toBe(true)
    })

    it('vf2:fate.any is proposed now and then, where a card is held and a brigade has failed', () => {
      const proposed = (drawn: Drawn, seat = 'red') => {
        const battle = battleOf(drawn)
        battle.brigades = battle.brigades.map((brigade) => ({
          ...brigade,
          activation: brigade.id === 1 ? 'failed' : 'active',
        }))
        const random = randomFrom('urging')
        const args = { brigade: 0, unit: null, surprise: false }
        const all = Array.from({ length: 60 }, () =>
          orderAsk.candidates(view(battle, seat), args, 9, random),
        ).flat()
        return new Set(
          all.flatMap((answer) =>
            answer !== 'done' && 'initiative' in answer
              ? [`${answer.initiative.card} ${answer.initiative.unit}`]
              : [],
          ),
        )
      }
      expect(proposed(between)).toEqual(new Set(['king 2', 'king 3', '8 2', '8 3']))
      expect(proposed({ ...between, initiative: true })).toEqual(new Set())
      expect(proposed({ ...between, hands: { red: [] } })).toEqual(new Set())
    })

    /** The first brigade, the chief's, fails; Picton's acts. */
    function underPicton(hand: readonly Rank[], dice: readonly number[] = [1, 2]) {
      const table = seated(
        between.brigades?.red ?? [],
        { leaders: between.leaders ?? {}, hands: { red: hand }, chosen: true },
        dice,
      )
      table.answer('red', { activate: 0 })
      // Without a card there is but one command left, which is given by itself.
      if (table.asked('red').includes('command')) table.answer('red', { activate: 1 })
      return table
    }

    it('vf2:2.3 where another commands, the chief is asked before each of his orders', () => {
      const table = underPicton(['king', '8'])
      table.usedUp()
      expect([table.asked('red'), table.asked('picton')]).toEqual([['initiative'], []])
      table.answer('red', 'pass')
      expect(table.refused('picton', urge('king', 0))).toMatchObject({
        clause: 'vf2:2.3',
        code: 'card-by-chief',
      })
      table.answer('picton', stay(2))
      table.answer('red', 'pass') // cards with the order
      expect(table.asked('red')).toEqual(['initiative'])
      expect(table.refused('red', { card: 'queen', unit: 0 }).code).toBe('card-not-held')
      expect(table.refused('red', { card: 'king', unit: 3 }).code).toBe('no-initiative')
      table.answer('red', { card: 'king', unit: 0 })
      table.answer('red', moveBy(0, 10, 36))
      expect(unitOf(table.battle(), 0)).toMatchObject({ acted: true, pose: poseAt(10, 36) })
      // Once a phase: Picton goes on, and the chief is not asked again.
      expect([table.asked('red'), table.asked('picton')]).toEqual([[], ['order']])
    })

    it('vf2:4.0 whether the chief is asked depends on what all know, never on his hand', () => {
      for (const card of ['king', 'queen', '5'] as const)
        expect(underPicton([card]).asked('red')).toEqual(['initiative'])
      expect(underPicton([]).asked('picton')).toEqual(['order'])
      const done = seated(between.brigades?.red ?? [], {
        leaders: between.leaders ?? {},
        hands: { red: ['king', '8'] },
      })
      done.answer('red', { activate: 1 })
      // Nobody has failed.
      expect([done.asked('red'), done.asked('picton')]).toEqual([[], ['order']])
    })

    it('vf2:4.0 a pass tells nobody anything', () => {
      const table = underPicton(['king', '8'])
      table.answer('red', 'pass')
      const { trail } = knowledgeOf(table.host.course, 'blue')
      expect(JSON.stringify(trail)).not.toMatch(/king|"8"/)
    })

    it('vf2:fate.any all ways are proposed to the chief, with the pass first', () => {
      const table = underPicton(['king', '8'])
      const seen = view(table.battle(), 'red')
      const all = initiativeAsk.candidates(seen, { side: 'red' }, 9, randomFrom('any'))
      expect(all).toEqual([
        'pass',
        { card: 'king', unit: 0 },
        { card: '8', unit: 0 },
        { card: 'king', unit: 1 },
        { card: '8', unit: 1 },
      ])
      expect(initiativeAsk.candidates(seen, { side: 'red' }, 2, randomFrom('any'))).toHaveLength(2)
      const blue = view(table.battle(), 'blue')
      expect(initiativeAsk.candidates(blue, { side: 'red' }, 9, randomFrom('any'))).toEqual([
        'pass',
      ])
      expect(initiativeAsk).toMatchObject({ complete: true, pass: 'pass', window: true })
      expect(table.host.course.asks).toMatchObject([{ name: 'initiative', sees: 'all' }])
    })
  })
})
