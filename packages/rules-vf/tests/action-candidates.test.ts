import type { Pose } from '@grognard/geometry'
import { randomFrom, type AskKind, type Json } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { arriveAsk } from '../asks/arrive.ts'
import { breakThroughAsk } from '../asks/break-through.ts'
import { commandAsk } from '../asks/command.ts'
import { leaderAsk } from '../asks/leader.ts'
import { orderAsk } from '../asks/order.ts'
import { changeLeader, unitOf, type Vf } from '../battle.ts'
import { ordersFor } from '../proposals/orders.ts'
import { view } from '../view.ts'
import {
  area,
  battleOf,
  box,
  foot,
  guns,
  hussars,
  lights,
  ligne,
  occupying,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const drawn: Drawn = {
    red: [],
    blue: [ligne(30, 20), ligne(56, 10)],
    brigades: {
      red: [
        [foot(14, 30, { losses: 2 }), lights(30, 34), guns(44, 40, { shot: 'volley' })],
        [
          hussars(60, 30),
          { name: 'late', profile: 'british line infantry' },
          { name: 'rifles', profile: 'british rifle detachment' },
        ],
      ],
    },
    features: [area('wood', 'wood', box(18, 36, 26, 42), ['defendable'])],
    leaders: {
      red: [
        [28, 40],
        [60, 44],
        [40, 46],
      ],
    },
    hands: { red: ['5', '9', 'king'] },
    settingUp: { form: 'set-piece', arrivals: { red: { from: 1, edge: 'bottom', most: 2 } } },
  }

  const LOTS = 64
  const CORNER: Drawn['leaders'] = {
    red: [
      [50, 40],
      [50, 46],
    ],
  }

  /** Every candidate of many throws, each of which must be taken. */
  function candidatesOf<Args, Answer extends Json>(
    battle: Vf,
    kind: AskKind<Vf, Args, Answer>,
    args: Args,
  ): readonly Answer[] {
    const seen = view(battle, 'red')
    const random = randomFrom('candidates')
    const found: Answer[] = []
    for (let i = 0; i < 40; i++) {
      const some = kind.candidates(seen, args, LOTS, random)
      expect(some.length).toBeGreaterThan(0)
      expect(kind.candidates(seen, args, 1, random)).toHaveLength(1)
      for (const answer of some) {
        expect(kind.is(answer)).toBe(true)
        expect(kind.refuse(seen, args, answer)).toBeNull()
      }
      found.push(...some)
    }
    return found
  }

  describe('Valour & Fortitude: what might be answered in the action phase', () => {
    rule(
      'vf2:6.0 every brigade that waits, and who arrives; later whom initiative may move',
      { not: ['vf1'] },
      () => {
        const battle = battleOf(drawn)
        expect(
          new Set(candidatesOf(battle, commandAsk, { side: 'red' }).map((c) => JSON.stringify(c))),
        ).toEqual(new Set(['{"activate":0}', '{"activate":1}', '{"arrive":4}', '{"arrive":5}']))
        battle.brigades = battle.brigades.map((brigade) => ({ ...brigade, activation: 'failed' }))
        const later = candidatesOf(battle, commandAsk, { side: 'red' })
        expect(later).toContain('done')
        expect(later).toContainEqual({ initiative: { card: '9', unit: 3 } })
      },
    )

    it('vf2:6.2.1 orders of all kinds, some with a card, and sometimes none', () => {
      const orders = candidatesOf(battleOf(drawn), orderAsk, {
        brigade: 0,
        unit: null,
        surprise: false,
      })
      const done = orders.flatMap((answer) =>
        answer !== 'done' && 'order' in answer ? [answer] : [],
      )
      expect(orders).toContain('done')
      expect(new Set(done.map(({ order }) => order.unit))).toEqual(new Set([0, 1]))
      expect(done.some(({ cards }) => cards?.[0]?.card === '5')).toBe(true)
      expect(done.some(({ order }) => order.do === 'rally' && order.unit === 0)).toBe(true)
      expect(done.some(({ order }) => order.do === 'rally' && order.unit === 1)).toBe(false)
    })

    it('vf2:fate.9 a surprise now and then, where one is possible', () => {
      const near: Drawn = {
        ...drawn,
        brigades: { red: [[hussars(30, 40)]] },
        blue: [ligne(30, 20)],
      }
      const orders = candidatesOf(battleOf(near), orderAsk, {
        brigade: 0,
        unit: null,
        surprise: false,
      })
      expect(
        orders.some(
          (answer) => answer !== 'done' && 'cards' in answer && answer.cards?.[0]?.card === '9',
        ),
      ).toBe(true)
    })

    rule(
      'vf2:special.light-infantry steps into shelter that is just too far to occupy',
      { not: ['vf1'] },
      () => {
        const grove = area('grove', 'wood', box(26, 23, 46, 26.9), ['defendable'])
        const battle = battleOf({ red: [lights(36, 30)], blue: [ligne(36, 4)], features: [grove] })
        const random = randomFrom('shelter')
        const orders = Array.from({ length: 60 }, () =>
          ordersFor(battle, unitOf(battle, 0), 9, random),
        ).flat()
        // A quarter of its 8" is near enough, and half of them would be in the wood.
        const into = orders.filter((order) => order.do === 'move' && order.occupy === 'grove')
        expect(into.length).toBeGreaterThan(0)
        for (const order of into)
          if (order.do === 'move') expect(order.way.at(-1)).toMatchObject({ y: 28_000 })
      },
    )

    it('vf2:T.3.3 ways out on all four sides of a feature, looking away from it', () => {
      const wood = area('wood', 'wood', box(30, 20, 40, 26), ['defendable'])
      const battle = battleOf({
        red: [occupying(foot(0, 0), 'wood')],
        blue: [ligne(36, 2)],
        features: [wood],
      })
      const random = randomFrom('exits')
      const exits = Array.from({ length: 80 }, () =>
        ordersFor(battle, unitOf(battle, 0), 9, random),
      ).flatMap((orders) => orders.flatMap((order) => (order.do === 'exit' ? [order.pose] : [])))
      const beyond: { readonly [facing: number]: (pose: Pose) => boolean } = {
        0: ({ y }) => y < 20_000,
        16_384: ({ x }) => x > 40_000,
        32_768: ({ y }) => y > 26_000,
        49_152: ({ x }) => x < 30_000,
      }
      expect(new Set(exits.map(({ facing }) => facing)).size).toBe(4)
      for (const pose of exits) expect(beyond[pose.facing]?.(pose)).toBe(true)
      const ahead = exits.filter(({ facing }) => facing === 0)
      expect(new Set(ahead.map(({ x }) => x)).size).toBeGreaterThan(3)
    })

    it('vf2:6.8 some places for a leader are far from those that he leads', () => {
      const battle = battleOf({ red: [foot(60, 40)], blue: [ligne(60, 2)], leaders: CORNER })
      const rides = candidatesOf(battle, leaderAsk, { leader: 0 })
      const xs = rides.flatMap((move) => (move && 'at' in move ? [move.at.x] : []))
      expect(xs.some((x) => x > 53_000)).toBe(true)
      expect(xs.some((x) => x < 40_000)).toBe(true)
    })

    it('vf2:6.8 places for a leader, features among them, and to stay', () => {
      const battle = battleOf(drawn)
      const rides = candidatesOf(battle, leaderAsk, { leader: 0 })
      expect(rides).toContain(null)
      expect(rides).toContainEqual({ inside: 'wood' })
      expect(rides.some((move) => move && 'at' in move)).toBe(true)
      changeLeader(battle, 0, { at: null, inside: 'wood' })
      expect(candidatesOf(battle, leaderAsk, { leader: 0 }).length).toBeGreaterThan(40)
      changeLeader(battle, 0, { inside: null, status: 'reserve' })
      expect(candidatesOf(battle, leaderAsk, { leader: 0 }).length).toBeGreaterThan(40)
      changeLeader(battle, 0, { status: 'removed' })
      expect(new Set(candidatesOf(battle, leaderAsk, { leader: 0 }))).toEqual(new Set([null]))
    })

    it('vf2:11.0 ways onto the table, with one move and with two, and not to come', () => {
      for (const unit of [4, 5]) {
        const arrivals = candidatesOf(battleOf(drawn), arriveAsk, { unit })
        expect(arrivals).toContain(null)
        expect(arrivals.some((arrival) => arrival?.again)).toBe(true)
        expect(arrivals.some((arrival) => arrival && !arrival.again)).toBe(true)
      }
    })

    it('vf2:fate.4 moves, and to stay', () => {
      const moves = candidatesOf(battleOf(drawn), breakThroughAsk, { brigade: 0 })
      expect(moves).toContain('done')
      for (const order of moves) if (order !== 'done') expect(order.do).toBe('move')
    })

    it('vf2:6.2.1 what has not the form of an answer is none', () => {
      const odd = [null, 7, 'all', [], {}, { order: { unit: 0, do: 'dance' } }, { activate: 'x' }]
      for (const answer of [{ activate: 0, arrive: 1 }, { arrive: 'x' }, { arrive: 0.5 }, { x: 1 }])
        expect(commandAsk.is(answer)).toBe(false)
      for (const kind of [commandAsk, orderAsk, breakThroughAsk])
        for (const answer of odd) expect(kind.is(answer as Json)).toBe(false)
      const pose = { x: 0, y: 0, facing: 0 }
      const bad: readonly Json[] = [
        { order: { unit: 0, do: 'move', way: [{ x: 0.5, y: 0, facing: 0 }] } },
        { order: { unit: 0, do: 'move', way: [{ x: 0, y: 0, facing: 65_536 }] } },
        {
          order: { unit: 0, do: 'move', way: [pose], after: { formation: { kind: 'line' }, pose } },
        },
        { order: { unit: 0, do: 'exit', formation: { kind: 'square', files: 3 }, pose } },
        { order: { unit: 0, do: 'move', way: [pose], before: { pose } } },
        { order: { unit: 0, do: 'retreat', way: 'back' } },
        { order: { unit: 0, do: 'double', way: pose } },
        { order: { unit: -1, do: 'stay' } },
        { order: { unit: 0, do: 'exit', formation: { kind: 'line', files: 0 }, pose } },
        { order: { unit: 0, do: 'exit', formation: { kind: 'crowd', files: 3 }, pose } },
        { order: { unit: 0, do: 'exit', formation: 'line', pose } },
        { order: { unit: 0, do: 'occupy', feature: 3 } },
        { order: { unit: 0, do: 'move', way: [pose], occupy: 3 } },
        { order: { unit: 0, do: 'assault', way: [pose], first: { way: 'x' } } },
        { order: { unit: 0, do: 'stay' }, cards: [{ card: '17' }] },
      ]
      for (const answer of bad) expect(orderAsk.is(answer)).toBe(false)
      const good: readonly Json[] = [
        { order: { unit: 0, do: 'exit', formation: { kind: 'line', files: 3 }, pose } },
        { order: { unit: 0, do: 'assault', way: [pose], first: { way: [] } } },
        { order: { unit: 0, do: 'shift', feature: 'a' }, cards: [{ card: '5' }] },
        { order: { unit: 0, do: 'retreat', way: [pose], occupy: 'a' } },
      ]
      for (const answer of good) expect(orderAsk.is(answer)).toBe(true)
      for (const answer of [{ at: { x: 1 } }, { inside: 3 }, { at: { x: 1, y: 2.5 } }, 'stay'])
        expect(leaderAsk.is(answer as Json)).toBe(false)
      expect(arriveAsk.is({ formation: { kind: 'line', files: 3 }, from: pose })).toBe(false)
    })
  })
})
