// What comes to mind at once: a single answer where a list would take longer, and orders that are
// seen to be hopeless before they are measured.

import { FULL_TURN, INCH, type Pose } from '@grognard/geometry'
import { randomFrom, type AskKind, type Json, type Random } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { refuseOrder } from '../actions/judge.ts'
import type { NextOrder } from '../actions/next-order.ts'
import { arriveAsk } from '../asks/arrive.ts'
import { leaderAsk } from '../asks/leader.ts'
import { orderAsk } from '../asks/order.ts'
import { shoot } from '../asks/shoot.ts'
import { volleyAsk } from '../asks/volley.ts'
import { shootersAt, targetsOf } from '../attacks/shooting.ts'
import { unitOf, type Unit, type Vf } from '../battle.ts'
import type { Order } from '../order.ts'
import { formationsFor } from '../proposals/formations.ts'
import { isHopeless } from '../proposals/hopeless.ts'
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
  /** Many answers, each of which must be taken. */
  function anyOf<Args, Answer extends Json>(
    battle: Vf,
    kind: AskKind<Vf, Args, Answer>,
    args: Args,
    times = 300,
  ): readonly Answer[] {
    const seen = view(battle, 'red')
    const random = randomFrom(kind.name)
    return Array.from({ length: times }, () => {
      const answer = kind.any?.(seen, args, random) as Answer
      expect(kind.is(answer)).toBe(true)
      expect(kind.refuse(seen, args, answer)).toBeNull()
      return answer
    })
  }

  const wood = area('wood', 'wood', box(18, 36, 26, 42), ['defendable'])

  const doingsOf = (answers: readonly NextOrder[]): ReadonlySet<string> =>
    new Set(
      answers.map((answer) => {
        if (answer === 'done') return 'done'
        return 'order' in answer ? answer.order.do : 'initiative'
      }),
    )

  describe('Valour & Fortitude: what comes to mind at once', () => {
    rule(
      'vf2:6.2.1 orders of every kind that a unit near the enemy may be given',
      { not: ['vf1'] },
      () => {
        const battle = battleOf({
          red: [foot(22, 30, { losses: 1 })],
          blue: [ligne(22, 24.5)],
          features: [area('grove', 'wood', box(10, 32, 16, 36), ['defendable'])],
        })
        const args = { brigade: 0, unit: null, surprise: false }
        const doings = doingsOf(anyOf(battle, orderAsk, args))
        expect([...doings].toSorted()).toEqual([
          'assault',
          'done',
          'move',
          'occupy',
          'rally',
          'retreat',
          'stay',
        ])
      },
    )

    it('vf2:6.5 horse dashes straight at the closest enemy, and not at one behind it', () => {
      const battle = battleOf({ red: [hussars(30, 40)], blue: [ligne(30, 30), ligne(30, 24)] })
      const args = { brigade: 0, unit: null, surprise: false }
      const ends = anyOf(battle, orderAsk, args).flatMap((answer) =>
        answer !== 'done' && 'order' in answer && answer.order.do === 'assault'
          ? answer.order.way.slice(-1)
          : [],
      )
      expect(ends.length).toBeGreaterThan(5)
      for (const { y } of ends) expect(y).toBeGreaterThanOrEqual(30_000)
    })

    it('vf2:6.8 a leader stays, rides, and now and then goes into a feature at hand', () => {
      const drawn: Drawn = {
        red: [foot(14, 30)],
        blue: [ligne(30, 10)],
        features: [wood],
        leaders: {
          red: [
            [28, 40],
            [40, 46],
          ],
        },
      }
      const rides = anyOf(battleOf(drawn), leaderAsk, { leader: 0 })
      expect(rides).toContain(null)
      expect(rides).toContainEqual({ inside: 'wood' })
      expect(rides.filter((ride) => ride && 'at' in ride).length).toBeGreaterThan(100)
    })

    it('vf2:11.0 a reinforcement comes on, mostly', () => {
      const drawn: Drawn = {
        red: [foot(14, 30), { name: 'late', profile: 'british line infantry' }],
        blue: [ligne(30, 10)],
        settingUp: { form: 'set-piece', arrivals: { red: { from: 1, edge: 'bottom', most: 2 } } },
      }
      const arrivals = anyOf(battleOf(drawn), arriveAsk, { unit: 1 })
      expect(arrivals).toContain(null)
      expect(arrivals.filter((arrival) => arrival?.again).length).toBeGreaterThan(50)
      expect(arrivals.filter((arrival) => arrival && !arrival.again).length).toBeGreaterThan(50)
    })

    it('vf2:5.0 every target is picked, cards are played, and the phase ends', () => {
      const battle = battleOf({
        red: [foot(14, 30), guns(40, 30)],
        blue: [ligne(14, 16), ligne(40, 12), ligne(66, 2)],
        hands: { red: ['10', '7', 'king'] },
      })
      const picks = anyOf(battle, volleyAsk, { side: 'red' })
      const targets = new Set(picks.map((pick) => pick?.target))
      expect(targets).toEqual(new Set([undefined, ...targetsOf(battle, 'red')]))
      expect(targets.size).toBe(3)
      const cards = new Set(picks.flatMap((pick) => pick?.cards?.map(({ card }) => card) ?? []))
      expect(cards).toEqual(new Set(['7', 'king'])) // Directed Fire, Perfect Volleys
    })

    it('vf2:5.1 special.skirmishers whoever may shoot leads a volley, at any target and in any way', () => {
      const battle = battleOf({
        red: [lights(14, 30), guns(40, 30), foot(60, 30)],
        blue: [ligne(14, 21), ligne(40, 12), ligne(60, 20)],
      })
      const volleys = anyOf(battle, volleyAsk, { side: 'red' })
      const led = volleys.flatMap((volley) =>
        volley?.shot ? [`${volley.shot.main} ${volley.shot.skirmish} ${volley.target}`] : [],
      )
      const lawful = targetsOf(battle, 'red').flatMap((target) =>
        shootersAt(battle, 'red', unitOf(battle, target)).map(
          ({ unit: id, skirmish }) => `${id} ${skirmish} ${target}`,
        ),
      )
      expect(new Set(led)).toEqual(new Set(lawful))
      expect(lawful.length).toBeGreaterThan(3)
    })

    it('vf2:8.2.1 with as much support as may be, with some, and with none', () => {
      const battle = battleOf({
        red: [foot(22, 30), foot(32, 30), foot(42, 30), guns(52, 30)],
        blue: [ligne(36, 19)],
      })
      const shots = anyOf(battle, shoot, { side: 'red', target: 4 })
      expect(new Set(shots.map(({ main }) => main)).size).toBeGreaterThan(2)
      const support = new Set(shots.map((shot) => shot.support.length))
      expect(support).toContain(0)
      expect(Math.max(...support)).toBeGreaterThan(1)
    })
  })

  /** Anything that might be said, lawful or not. */
  function anyOrder(unit: Unit, random: Random): Order {
    const near = (from: number, by: number): number => from + random.below(2 * by + 1) - by
    const there = (by: number): Pose => ({
      x: near(unit.pose?.x ?? 22_000, by),
      y: near(unit.pose?.y ?? 39_000, by),
      facing: random.below(FULL_TURN),
    })
    const formed = () => ({ formation: random.pick(formationsFor(unit)), pose: there(INCH) })
    const way = [there(12 * INCH)]
    const { id } = unit
    switch (random.below(5)) {
      case 0:
        return { unit: id, do: 'double', way }
      case 1:
        return { unit: id, do: 'exit', ...formed(), pose: there(8 * INCH) }
      case 2:
        return { unit: id, do: 'move', way, before: formed() }
      case 3:
        return { unit: id, do: 'move', way: [], after: formed() }
      default:
        return { unit: id, do: 'move', way }
    }
  }

  it('vf2:6.3 what looks hopeless is refused, and most that is refused looks so', () => {
    const battle = battleOf({
      red: [
        foot(22, 30),
        lights(34, 33),
        guns(46, 40),
        occupying(foot(0, 0), 'wood'),
        foot(12, 44),
      ],
      blue: [ligne(30, 22), ligne(56, 10)],
      features: [wood, area('marsh', 'bog', box(36, 24, 44, 32), ['rough'])],
    })
    const random = randomFrom('hopeless')
    let [refused, hopeless] = [0, 0]
    for (let i = 0; i < 1500; i++) {
      const unit = unitOf(battle, random.below(5))
      const order = anyOrder(unit, random)
      const isRefused = refuseOrder(battle, order) !== null
      if (isRefused) refused++
      if (!isHopeless(battle, unit, order)) continue
      hopeless++
      expect(isRefused).toBe(true)
    }
    expect(refused).toBeLessThan(1490)
    expect(hopeless).toBeGreaterThan(refused / 2)
  })
})
