import type { Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { hitTest } from '../../attacks/hits.ts'
import { attackValue } from '../../attacks/value.ts'
import { unitOf, type Fight, type Vf } from '../../battle.ts'
import { refuseBrigadeSupport } from '../../melee/lending.ts'
import { winsTie } from '../../editions/asked.ts'
import { editionOf } from '../../editions/book.ts'
import { fightingIn } from '../../melee/bout.ts'
import { decideFight } from '../../melee/result.ts'
import { refuseShares } from '../../melee/sharing.ts'
import { fights } from '../../phases/fights.ts'
import { supportIn } from '../../proposals/melee-support.ts'
import {
  area,
  attacking,
  battleOf,
  box,
  canons,
  COLUMN,
  foot,
  guns,
  hill,
  ligne,
  occupying,
  steps,
  type Drawn,
} from '../drawn-up.ts'
import { hearing, running } from '../running.ts'
import { inBoth, worthInBoth } from './pair.ts'

const melee = attacking('melee')
const column = { formation: COLUMN(6) }
const WOOD = area('wood', 'wood', box(16, 26, 24, 30), ['defendable'])

const worth = (drawn: Drawn, main = 0, target = 1) => worthInBoth(drawn, melee(main, target))

const rolls = (drawn: Drawn, main = 0, target = 1) =>
  inBoth(() => steps(hitTest(battleOf(drawn), melee(main, target)).modifier).slice(1))

/** Red 0 is attacked from behind by blue 1. */
const REAR: Drawn = {
  red: [foot(20, 30, { losses: 1 })],
  blue: [ligne(20, 31.576, { ...column, losses: 1 }, 0)],
}

describe('Valour & Fortitude, 1st edition: melee', () => {
  it('vf1:melee.modifiers.outflanked half its dice, and 1 less to hit', () => {
    expect(worth(REAR).map((all) => all[1])).toEqual([
      'vf2:8.1.6 2',
      'vf1:melee.modifiers.outflanked 2',
    ])
    expect(rolls(REAR)).toEqual([[], ['vf1:melee.modifiers.outflanked -1']])
  })

  it('vf1:melee.modifiers.target-outflanked 1 more to hit, and no more dice', () => {
    expect(worth(REAR, 1, 0)).toEqual([
      ['vf2:1.5 4', 'vf2:8.1.4 5'],
      ['vf2:1.5 4', 'vf1:melee.modifiers.column 5'],
    ])
    expect(rolls(REAR, 1, 0)).toEqual([[], ['vf1:melee.modifiers.target-outflanked 1']])
  })

  it('vf1:melee.modifiers.column an attack column has a die more, whomever it fights', () => {
    const drawn = { red: [foot(20, 30, column)], blue: [ligne(20, 30, column)] }
    expect(worth(drawn)).toEqual([['vf2:1.5 4'], ['vf2:1.5 4', 'vf1:melee.modifiers.column 5']])
  })

  it('vf1:melee.modifiers.garrison guns in garrison have a die more, and are not halved', () => {
    const blue = [ligne(20, 26, column)]
    const drawn = { red: [occupying(guns(20, 28), 'wood')], blue, features: [WOOD] }
    const [two, one] = worth(drawn)
    expect(two).toContain('vf2:T.3.5 1')
    expect(one).toContain('vf1:melee.modifiers.garrison 3')
    expect(one.some((step) => step.startsWith('vf2:T.3.5'))).toBe(false)
  })

  it('vf1:melee.modifiers vf1:melee.modifiers.no-losses vf1:melee.modifiers.shaken count as in the 2nd edition', () => {
    const fresh = { red: [foot(20, 30, column)], blue: [ligne(20, 30, column)] }
    expect(rolls(fresh)).toEqual([['vf2:8.3 1'], ['vf2:8.3 1']])
    const shaken = { red: [foot(20, 30, { ...column, losses: 4 })], blue: [ligne(20, 30, column)] }
    expect(rolls(shaken)).toEqual([['vf2:9.1 -1'], ['vf2:9.1 -1']])
  })

  it('vf1:melee.line a line adds no fire to its melee', () => {
    const drawn = { red: [foot(20, 30)], blue: [ligne(20, 30, column)] }
    expect(worth(drawn)).toEqual([['vf2:1.5 4', 'vf2:8.1.2 5'], ['vf2:1.5 4']])
  })

  /** Red 0 fights blue; 1, 2, 3 and 4 of its brigade stand by. */
  const HELPED: Drawn = {
    red: [
      foot(36, 30, column),
      foot(36, 35, column),
      foot(41.5, 31, column),
      foot(30.5, 31, column),
      foot(30.5, 36, column),
    ],
    blue: [ligne(36, 30, column)],
  }

  it('vf1:melee.brigade-support each unit of the brigade nearby helps, three in all', () => {
    const lent = inBoth(() => {
      const battle = battleOf(HELPED)
      const verdict = (support: readonly number[], ...brigade: readonly number[]) =>
        refuseBrigadeSupport(battle, { unit: 0, target: 5 }, { support, brigade })?.code ?? null
      return [verdict([], 1), verdict([], 1, 2, 3), verdict([4], 1, 2, 3)]
    })
    expect(lent).toEqual([
      [null, 'brigade-support-many', 'brigade-support-many'],
      [null, null, 'brigade-support-many'],
    ])
    const room = inBoth(() => {
      const battle = battleOf(HELPED)
      return [0, 1, 3, 4].map((many) =>
        editionOf(battle).brigadeRoom(battle, [1, 2, 3, 4].slice(0, many), 5),
      )
    })
    expect(room).toEqual([
      [1, 1, 1, 1],
      [3, 2, 0, 0],
    ])
    const [two, one] = inBoth(() => supportIn(battleOf(HELPED), { unit: 0, target: 5 }, 1))
    expect([two[0]?.brigade.length, one[0]?.brigade.length]).toEqual([1, 3])
    const value = inBoth(() => attackValue(battleOf(HELPED), melee(0, 5, { brigade: [1, 2, 3] })))
    expect(value[1].value).toBe(8)
  })

  it('vf1:melee.winner a tie goes to who attacks, though it is not the side whose turn it is', () => {
    const drawn: Drawn = {
      red: [foot(20, 30, column)],
      blue: [ligne(20, 30, column)],
      active: 'red',
    }
    const won = inBoth(() => {
      const pair = { main: 1, target: 0, support: [] }
      return decideFight(battleOf(drawn), pair, { attack: 2, reply: 2 }).winner
    })
    expect(won).toEqual([0, 1])
    const asked = inBoth(() => {
      const battle = battleOf(drawn)
      return winsTie(fightingIn(battle, { main: 1, target: 0, support: [] })).winner
    })
    expect(asked).toEqual(won)
  })

  it('vf1:melee.winner vf2:T.1.3 but whoever holds a hill or cover against him wins it', () => {
    const ridge = hill('ridge', [box(10, 10, 40, 29.9)])
    const orchard = area('orchard', 'wood', box(10, 10, 40, 29.9), ['rough', 'soft cover'])
    const won = inBoth(() =>
      [ridge, orchard].map((feature) => {
        const battle = battleOf({
          red: [foot(20, 30, column)],
          blue: [ligne(20, 29.8, column)],
          features: [feature],
        })
        const { winner, by } = winsTie(fightingIn(battle, { main: 0, target: 1, support: [] }))
        return [winner, by]
      }),
    )
    const held = [
      [1, 'height'],
      [1, 'cover'],
    ]
    expect(won).toEqual([held, held])
  })

  /** Red 0 with red 1 in support against blue 2, both columns touching it. */
  const TWO: Drawn = {
    red: [foot(34, 30, column), foot(38.8, 30, column)],
    blue: [ligne(36.4, 30)],
  }

  const fought = (dice: readonly number[], answers: readonly Json[]) => {
    const battle = battleOf({ phase: 'fights', ...TWO })
    const fight: Fight = { main: 0, target: 2, support: [1], brigade: [], again: false }
    battle.fights = [fight]
    const { asked } = running(battle, fights(battle), dice, answers)
    return { asked, losses: [0, 1].map((id) => unitOf(battle, id).losses) }
  }

  it('vf1:melee.losses vf1:melee.sharing a loss falls on the lead or on who supports it', () => {
    const [two, one] = inBoth(() => {
      const battle = battleOf(TWO)
      const attack = attackValue(battle, melee(0, 2, { support: [1] })).value
      const reply = attackValue(battle, melee(2, 0, { reply: true })).value
      const misses = (n: number) => Array.from({ length: n }, () => 2)
      const dice = [...misses(attack), 6, 6, 6, ...misses(reply - 3)]
      try {
        return fought(dice, [[1]])
      } catch {
        return fought(dice, [])
      }
    })
    expect(two).toEqual({ asked: [], losses: [3, 0] })
    expect(one).toEqual({ asked: ['share losses red'], losses: [1, 2] })
  })

  /** Red 0 and red 1 have fought blue 2, and so many losses were caused. */
  const borne = (
    winner: number,
    caused: { readonly attack: number; readonly reply: number },
    odd: readonly number[] = [],
  ) => {
    const ran = (battle: Vf) => {
      const lent = { support: [1], brigade: [], back: [], again: false, overFeature: false }
      const loser = winner === 0 ? 2 : 0
      const result = { winner, loser, by: 'losses', clauses: [] } as const
      return editionOf(battle).bearLosses(battle, { main: 0, target: 2, ...lent }, result, caused)
    }
    const [battle, heard] = [battleOf(TWO), battleOf(TWO)]
    const answers = odd.length > 0 && battle.options.edition === 'vf1' ? [odd] : []
    running(battle, ran(battle), [], answers)
    const told = hearing(heard, ran, [], answers).flatMap(({ name, data }) =>
      name === 'losses-shared' ? [data] : [],
    )
    return { losses: battle.units.map(({ losses }) => losses), winners: battle.winners, told }
  }

  it('vf1:melee.losses vf1:melee.sharing each side bears what it was caused, and that is told', () => {
    const [two, one] = inBoth(() => [
      borne(0, { attack: 3, reply: 2 }),
      borne(2, { attack: 0, reply: 2 }),
      borne(0, { attack: 1, reply: 0 }),
      borne(0, { attack: 2, reply: 1 }, [1]),
    ])
    expect(two.map(({ losses }) => losses)).toEqual([
      [2, 0, 3],
      [2, 0, 0],
      [0, 0, 1],
      [1, 0, 2],
    ])
    expect(one.map(({ losses }) => losses)).toEqual([
      [1, 1, 3],
      [1, 1, 0],
      [0, 0, 1],
      [0, 1, 2],
    ])
    expect(one.map(({ winners }) => winners)).toEqual([[0, 1], [2], [0, 1], [0, 1]])
    const share = (first: number, second: number) => ({
      losses: first + second,
      shares: [
        { name: 'red 1', share: first },
        { name: 'red 2', share: second },
      ],
      unit: 'red 1',
      units: [0, 1],
    })
    expect(one.map(({ told }) => told)).toEqual([[share(1, 1)], [share(1, 1)], [], [share(0, 1)]])
  })

  it('vf1:melee.sharing as many take one more as are left over, and only who was there', () => {
    const battle = battleOf(TWO)
    const code = (...more: readonly number[]) =>
      refuseShares(battle, { units: [0, 1], losses: 3 }, more)?.code ?? null
    expect([code(0), code(1), code(), code(0, 1), code(2)]).toEqual([
      null,
      null,
      'shares-odd',
      'shares-odd',
      'shares-not',
    ])
  })

  it('vf1:melee.losses guns that lose rout as before, and their supporters bear their share', () => {
    const drawn: Drawn = {
      red: [foot(36, 30, { ...column, losses: 1 })],
      blue: [canons(36, 30, { losses: 1 })],
    }
    const left = inBoth(() => {
      const battle = battleOf({ phase: 'fights', ...drawn })
      battle.fights = [{ main: 0, target: 1, support: [], brigade: [], again: false }]
      const attack = attackValue(battle, melee(0, 1)).value
      const reply = attackValue(battle, melee(1, 0, { reply: true })).value
      const dice = [6, ...Array.from({ length: attack + reply - 1 }, () => 2)]
      running(battle, fights(battle), dice)
      return unitOf(battle, 1).status
    })
    expect(left).toEqual(['routed', 'routed'])
  })
})
