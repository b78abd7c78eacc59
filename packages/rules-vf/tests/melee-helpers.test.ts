import type { DiceArgs, Json, Procedure } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { assaultTargets } from '../actions/assault-rules.ts'
import { change, unitOf, type Vf } from '../battle.ts'
import { routsOutright } from '../melee/automatic-routs.ts'
import { fightingIn } from '../melee/bout.ts'
import { enemyLeftOver, stillLent } from '../melee/lending.ts'
import { fights } from '../phases/fights.ts'
import { turn } from '../phases/turn.ts'
import { rulebook } from './edition.ts'
import {
  battleOf,
  canons,
  chasseurs,
  COLUMN,
  foot,
  hussars,
  ligne,
  positionOf,
  SQUARE,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  describe('Valour & Fortitude: helpers that fights before have taken away', () => {
    const column = { formation: COLUMN(6) }
    const fight = (main: number, target: number, support: readonly number[] = []) => ({
      main,
      target,
      support: [...support],
      brigade: [],
      again: false,
    })

    /** British horse hits back, routs its enemy, and rides down the supporter of the next fight. */
    function riddenDown(helper: 'foot' | 'gun'): Vf {
      const at = helper === 'foot' ? 24 : 27
      const battle = battleOf({
        phase: 'fights',
        active: 'blue',
        red: [hussars(at, 31.5, {}, 270), foot(10, 30, column)],
        blue: [
          chasseurs(at, 31.5, { losses: 3 }, 90),
          helper === 'foot'
            ? ligne(12.374, 31.5, { formation: COLUMN(4) }, 270)
            : canons(12.374, 31.5, {}, 270),
          ligne(10, 30, column),
        ],
      })
      battle.fights = [fight(2, 0), fight(4, 1, [3])]
      const again = driven(
        fights(battle),
        (i) => (i === 1 ? 6 : i === 0 ? 2 : 1),
        () =>
          assaultTargets(battle, unitOf(battle, 0)).find(
            ({ target }) => target === 3,
          ) as unknown as Json,
      )
      expect(again.asked).toEqual(['assault again'])
      driven(
        fights(battle),
        (i) => (i === 0 ? 6 : 2),
        () => 'stand',
      )
      expect(unitOf(battle, 3).status).toBe('routed')
      return battle
    }

    for (const helper of ['foot', 'gun'] as const)
      rule(`vf2:8.2.2 a ${helper} that has routed since lends nothing`, { not: ['vf1'] }, () => {
        const { thrown } = driven(
          fights(riddenDown(helper)),
          () => 2,
          () => 'pass',
        )
        expect(thrown[0]).toBe(4)
      })

    it('vf2:8.2.3 who was to lend brigade support still does while it stands by, and not after', () => {
      const battle = battleOf({
        red: [foot(36, 30, column), foot(36, 35), foot(60, 40)],
        blue: [ligne(36, 30, column)],
      })
      const lent = (...brigade: readonly number[]) => stillLent(battle, { ...fight(0, 3), brigade })
      expect(lent(1)).toEqual({ support: [], brigade: [1] })
      expect(lent(2)).toEqual({ support: [], brigade: [] })
      change(battle, 1, { status: 'routed', pose: null })
      expect(lent(1)).toEqual({ support: [], brigade: [] })
    })

    it('vf2:8.2.2 names the first enemy that nobody has chosen', () => {
      const battle = battleOf({
        red: [foot(36, 30)],
        blue: [ligne(33, 30, { formation: COLUMN(4) }), ligne(39, 30, { formation: COLUMN(4) })],
      })
      const left = (chosen: readonly number[]) =>
        enemyLeftOver(battle, unitOf(battle, 0), (id) => chosen.includes(id))?.id
      expect([left([]), left([1]), left([1, 2])]).toEqual([1, 2, undefined])
    })

    it('vf2:special.square a square in the open routs when it loses, also to an occupier', () => {
      const battle = battleOf({ red: [foot(36, 30, { formation: SQUARE })], blue: [ligne(36, 10)] })
      const fighting = fightingIn(battle, fight(1, 0), true)
      expect(routsOutright(fighting, unitOf(battle, 0))).toMatchObject([
        { unit: 0, cause: 'square', spared: false },
      ])
    })

    it('vf2:special.headstrong carbines of the own turn do not bar a pursuit in the enemy turn', () => {
      const drawn = (more: object): Drawn => ({
        active: 'blue',
        red: [hussars(36, 30, more)],
        blue: [ligne(36, 20, column)],
      })
      const battle = battleOf({ phase: 'turn', ...drawn({ shot: 'skirmish' }) })
      driven(
        turn(battle),
        () => 2,
        () => 'pass',
      )
      expect(assaultTargets(battle, unitOf(battle, 0)).map(({ target }) => target)).toEqual([1])
    })

    it('vf2:special.headstrong a position may hold a second fight in the enemy turn', () => {
      const drawn: Drawn = {
        phase: 'fights',
        active: 'blue',
        red: [hussars(36, 30)],
        blue: [ligne(36, 30, column)],
        fights: [{ main: 0, target: 1, again: true }],
        again: [0],
      }
      expect(rulebook().setUp({ options: {}, position: positionOf(drawn) })).toMatchObject({
        ok: true,
      })
      const first: Drawn = { ...drawn, fights: [{ main: 0, target: 1 }] }
      expect(rulebook().setUp({ options: {}, position: positionOf(first) })).toMatchObject({
        ok: false,
      })
    })
  })

  /** Runs a procedure with any dice and answers; how many dice were thrown, and what was asked. */
  function driven<T>(
    procedure: Procedure<T>,
    face: (throwing: number) => number,
    answer: () => Json,
  ): { readonly thrown: readonly number[]; readonly asked: readonly string[] } {
    const thrown: number[] = []
    const asked: string[] = []
    let step = procedure.next()
    while (!step.done)
      step = procedure.next(
        step.value.map(({ name, seats, args }) => {
          const seat = seats[0] ?? ''
          if (name !== 'dice') {
            asked.push(name)
            return { seat, ask: name, answer: answer() }
          }
          const { count } = args as DiceArgs
          const shown = face(thrown.push(count) - 1)
          return { seat, ask: name, answer: Array.from({ length: count }, () => shown) }
        }),
      )
    return { thrown, asked }
  }
})
