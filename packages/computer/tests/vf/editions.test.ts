// Where editions and options differ, players choose by the one that is played.

import { INCH, textOfTerrain, type Feature } from '@grognard/geometry'
import type { Json, JsonObject, Question } from '@grognard/kernel'
import { vf1, vf2, vf3 } from '@grognard/rules-vf'
import {
  refuseOrder,
  unitOf,
  type Order,
  type Ordered,
  type Vf,
} from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { brigadeHelp } from '../../vf/features/exposure.ts'
import { backing, oddsOf } from '../../vf/features/odds.ts'
import { pictureOf, type Piece } from '../../vf/features/picture.ts'
import { wayTo } from '../../vf/features/roads.ts'
import { costOf, routCost } from '../../vf/features/worth.ts'
import { plainly } from '../../vf/habits/index.ts'
import { movesFor } from '../../vf/habits/moves.ts'
import { ALL_OUT } from '../../vf/habits/temper.ts'
import { assaultsOf } from '../../vf/regular/assaults.ts'
import { regular } from '../../vf/regular/index.ts'
import { presenceOf } from '../../vf/regular/presence.ts'
import { canRally, rallied } from '../../vf/regular/rallying.ts'
import { strikesOf } from '../../vf/regular/strikes.ts'
import { wishesFor } from '../../vf/regular/wishes.ts'
import { acting, drawnUp, questionTo, unit, type Played } from './sparring-table.ts'

const FIRST: Played = { rules: vf1 }
const SECOND: Played = { rules: vf2 }
const THIRD: Played = { rules: vf3 }

const foot = (x: number, y: number, more = {}) => unit('british line infantry', x, y, 0, more)
const ligne = (x: number, y: number, more = {}) => unit('french line infantry', x, y, 180, more)
const AT_CENTRE = { objectives: [{ name: 'The centre', at: { x: 36_000, y: 24_000 } }] }

/** What the regular orders next for red. */
function ordered(battle: Vf): { readonly order: Order; readonly why: string | undefined } {
  const question = questionTo('red', battle)
  const { answer, reason } = regular.sit()(question)
  expect(question.kind.refuse(question.seen, question.ask.args, answer)).toBeNull()
  return { order: (answer as Ordered).order, why: reason?.code }
}

const pieceOf = (battle: Vf, id: number): Piece => {
  const piece = pictureOf(battle, unitOf(battle, id).side).byId.get(id)
  if (!piece) throw new Error(`There is no unit ${id}.`)
  return piece
}

const strip = (
  id: string,
  tags: readonly string[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): Feature => ({
  shape: 'area',
  id,
  name: id,
  kind: 'wood',
  tags,
  level: 1,
  outline: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => ({ x: (x as number) * INCH, y: (y as number) * INCH })),
})

const on = (...features: readonly Feature[]): JsonObject => ({
  terrain: JSON.parse(textOfTerrain({ width: 72 * INCH, height: 48 * INCH, features })) as Json,
})

describe('ways over the ground', () => {
  const from = { x: 37, y: 41 }
  const to = { x: 37, y: 11 }
  const across = (tags: readonly string[], played: Played = SECOND) => {
    const hedge = strip('hedge', tags, [0, 25.7, 72, 26.3])
    return wayTo(drawnUp([foot(36, 42)], [ligne(36, 6)], on(hedge), played), from, to)
  }

  it('vf2:T.2.1 a barrier costs its toll once, however thin it is', () => {
    expect(across(['barrier'])).toBeCloseTo(34, 1)
  })

  it('vf3:O3.1 at half of all distances it costs half of that', () => {
    expect(across(['barrier'], { rules: vf3, options: { distances: 'half' } })).toBeCloseTo(32, 1)
  })

  it('vf2:T.2.6 rough ground counts twice, and open ground once', () => {
    expect(across([])).toBeCloseTo(30, 1)
    const wood = strip('wood', ['rough'], [0, 20, 72, 28])
    const seen = drawnUp([foot(36, 42)], [ligne(36, 6)], on(wood))
    expect(wayTo(seen, from, to)).toBeCloseTo(38, 1)
  })

  it('vf2:T.2.4 nobody goes through water, however narrow', () => {
    const river = strip('river', ['impassable'], [0, 25.8, 60, 26.2])
    const seen = drawnUp([foot(36, 42)], [ligne(36, 6)], on(river))
    expect(wayTo(seen, from, to)).toBeGreaterThan(2 * Math.sqrt(15 * 15 + 24 * 24))
  })
})

describe('rallying', () => {
  it('vf1:rally.dice brings one marker at most, four or more with the bonus beyond 12"', () => {
    const shaken = [foot(10, 40, { losses: 4 })]
    const back = (played: Played): number => {
      const battle = acting(shaken, [ligne(60, 6)], AT_CENTRE, played)
      return rallied(battle, unitOf(battle, 0)).back
    }
    expect(back(FIRST)).toBeCloseTo(4 / 6, 10)
    expect(back(SECOND)).toBeCloseTo(4 * (2 / 6), 10)
  })

  it('vf1:action.rally nobody rallies for a single loss', () => {
    const battle = (played: Played) =>
      acting([foot(36, 24.5, { losses: 1 })], [ligne(66, 4)], AT_CENTRE, played)
    const rallies = (played: Played): boolean => canRally(battle(played), unitOf(battle(played), 0))
    expect([rallies(FIRST), rallies(SECOND)]).toEqual([false, true])
    const plain = (played: Played): Order['do'] =>
      (plainly(questionTo('red', battle(played))).answer as Ordered).order.do
    expect([plain(FIRST), plain(SECOND)]).toEqual(['stay', 'rally'])
  })

  it('vf1:action.rally a shaken unit goes back and rallies in one action', () => {
    const battle = (played: Played) =>
      acting([foot(36, 30, { losses: 4 })], [ligne(30, 21), ligne(44, 21)], AT_CENTRE, played)
    const { order } = ordered(battle(FIRST))
    if (order.do !== 'rally' || !order.way) throw new Error(JSON.stringify(order))
    expect(order.way.at(-1)?.y).toBeGreaterThan(30_000)
    expect(ordered(battle(SECOND)).order.do).toBe('move')
    const plain = plainly(questionTo('red', battle(FIRST))).answer as Ordered
    expect(plain.order).toMatchObject({ do: 'rally', way: [{}] })
  })

  it('vf1:rally.modifiers the leader of the army is wanted near those who rally, not by brigadiers', () => {
    const presence = (played: Played) => {
      const battle = acting([foot(10, 30, { losses: 2 })], [ligne(60, 6)], AT_CENTRE, played)
      const { heartens, cheers } = presenceOf(pictureOf(battle, 'red'))
      return { brigadiers: [...heartens.values()], rallying: [...cheers.values()] }
    }
    expect(presence(FIRST)).toEqual({ brigadiers: [0], rallying: [1] })
    expect(presence(SECOND)).toEqual({ brigadiers: [1], rallying: [] })
  })
})

describe('assaults', () => {
  it('vf1:action.assault.after-fire whoever has fired is still thought of', () => {
    const plans = (played: Played) => {
      const shot = foot(36, 28, { shot: 'volley' })
      const battle = acting([shot], [ligne(36, 22, { losses: 4 })], AT_CENTRE, played)
      return assaultsOf(pictureOf(battle, 'red'), pieceOf(battle, 0), 0)
    }
    expect(plans(FIRST)).toHaveLength(1)
    expect(plans(SECOND)).toHaveLength(0)
  })

  it('vf1:action.assault.after-fire who is to strike shoots first, and that counts for the strike', () => {
    const strike = (played: Played) => {
      const battle = drawnUp([foot(36, 28)], [ligne(36, 22, { losses: 3 })], AT_CENTRE, played)
      const [best] = strikesOf(pictureOf(battle, 'red'))
      return best?.worth ?? 0
    }
    expect(strike(FIRST)).toBeGreaterThan(strike(SECOND))
  })

  it('vf1:action.assault.after-fire nobody keeps his fire for an assault', () => {
    const target = (played: Played) => {
      const battle = drawnUp([foot(36, 28)], [ligne(36, 22)], { phase: 'fire' }, played)
      return plainly(questionTo('red', battle), ALL_OUT).answer
    }
    expect(target(FIRST)).toMatchObject({ target: 1 })
    expect(target(SECOND)).toBeNull()
  })

  it('vf1:action.order a unit that would assault goes before those who are nearer and would not', () => {
    const worn = foot(20, 27.5, { losses: 3 })
    const strong = [ligne(12, 22), ligne(25, 22)]
    const horse = unit('british heavy dragoons', 56, 34, 0)
    const guns = unit('french field artillery', 56, 24, 180, { losses: 1 })
    const held = { objectives: [{ name: 'Home', at: { x: 36_000, y: 44_000 }, control: 'red' }] }
    const battle = acting([worn, horse], [...strong, guns], held, FIRST)
    expect(ordered(battle).order).toMatchObject({ do: 'assault', unit: 1 })
  })
})

describe('fights', () => {
  const cavalry = (x: number, y: number, more = {}) => unit('british heavy dragoons', x, y, 0, more)

  it('vf1:melee.brigade-support every unit of the brigade at hand helps, up to three', () => {
    const help = (played: Played) => {
      const battle = drawnUp(
        [foot(36, 30), foot(36.1, 34), foot(47, 30), foot(25, 30)],
        [ligne(36, 6)],
        {},
        played,
      )
      return brigadeHelp(battle, pieceOf(battle, 0), pictureOf(battle, 'red').own)
    }
    expect(help(FIRST)).toBe(3)
    expect(help(SECOND)).toBe(1)
  })

  it('vf1:valour the winner may rout as well', () => {
    const rout = (played: Played) => {
      const battle = drawnUp(
        [foot(36, 25, { losses: 4 })],
        [ligne(36, 24.98, { losses: 4 })],
        { phase: 'melee' },
        played,
      )
      const fight = { main: 0, target: 1, support: [], brigade: [] }
      const odds = oddsOf(battle, fight, { support: [], brigade: [] })
      return { main: odds.main.rout, most: 1 - odds.wins }
    }
    const second = rout(SECOND)
    expect(second.main).toBeLessThanOrEqual(second.most)
    const first = rout(FIRST)
    expect(first.main).toBeGreaterThan(0)
    expect(first.main - first.most).toBeGreaterThan(second.main - second.most)
  })

  it('vf1:melee.sharing supporters bear a share of the losses', () => {
    const helpers = (played: Played) => {
      const battle = drawnUp(
        [foot(33, 25), foot(46, 25)],
        [ligne(38, 24.98)],
        { phase: 'melee' },
        played,
      )
      const fight = { main: 0, target: 2, support: [1], brigade: [] }
      return oddsOf(battle, fight, { support: [], brigade: [] }).helpers
    }
    expect(helpers(SECOND)).toEqual([])
    expect(helpers(FIRST)).toMatchObject([{ unit: 1 }])
    expect(helpers(FIRST)[0]?.losses).toBeGreaterThan(0)
  })

  it('vf3:9.2.2.who infantry that supports against cavalry may rout with its lead', () => {
    const helpers = (played: Played) => {
      const riders = unit('french cuirassiers and carabineers', 38, 24.98, 180)
      const battle = drawnUp([foot(33, 25), foot(46, 25)], [riders], { phase: 'melee' }, played)
      const fight = { main: 0, target: 2, support: [1], brigade: [] }
      const { helpers: found, wins } = oddsOf(battle, fight, { support: [], brigade: [] })
      return found.map(({ unit: id, rout }) => ({ id, rout: rout - (1 - wins) }))
    }
    expect(helpers(SECOND)).toEqual([])
    expect(helpers(THIRD)).toEqual([{ id: 1, rout: 0 }])
  })

  it('vf3:9.2.2.cavalry infantry that helps cavalry in fighting back spares the beaten infantry', () => {
    const rout = (played: Played, back: readonly number[]) => {
      const riders = unit('french cuirassiers and carabineers', 33, 24.98, 180)
      const battle = drawnUp([foot(38, 25)], [riders, ligne(46, 24.98)], { phase: 'melee' }, played)
      const fight = { main: 0, target: 1, support: [], brigade: [] }
      const odds = oddsOf(battle, fight, { support: back, brigade: [] })
      return odds.main.rout / (1 - odds.wins)
    }
    expect(rout(THIRD, [])).toBeCloseTo(1, 10)
    expect(rout(THIRD, [2])).toBeLessThan(1)
  })

  it('vf1:melee.brigade-support backing is as much as the edition lets help', () => {
    const help = (played: Played) => {
      const battle = drawnUp(
        [cavalry(36, 25), foot(36, 31), foot(46, 28), foot(26, 28)],
        [ligne(36, 24.98)],
        { phase: 'melee' },
        played,
      )
      return backing(battle, unitOf(battle, 0), 4).brigade.length
    }
    expect(help(FIRST)).toBeGreaterThan(help(SECOND))
    expect(help(SECOND)).toBe(1)
  })
})

describe('setbacks', () => {
  const withSetbacks = (setbacks: number): Vf => {
    const battle = drawnUp(
      [foot(20, 38), foot(33, 38), foot(46, 38)],
      [ligne(36, 6)],
      AT_CENTRE,
      FIRST,
    )
    battle.brigades = battle.brigades.map((one) => (one.id === 0 ? { ...one, setbacks } : one))
    return battle
  }
  const shakenIn = (battle: Vf): number =>
    costOf(battle, unitOf(battle, 0), { losses: 0, shaken: 1, rout: 0 })

  it('vf1:shaken, vf1:fortitude the nearer a brigade is to its test, the more a shaken unit costs', () => {
    const costs = [0, 1, 2, 3].map((count) => shakenIn(withSetbacks(count)))
    const [none, one, two, three] = costs as [number, number, number, number]
    expect(none).toBeGreaterThan(0)
    expect([one / none, two / one, three / two].map((more) => Math.round(more))).toEqual([2, 2, 2])
    expect(routCost(withSetbacks(3), unitOf(withSetbacks(3), 0))).toBeGreaterThan(
      routCost(withSetbacks(0), unitOf(withSetbacks(0), 0)),
    )
  })

  it('vf2:9.5 in the 2nd edition only routs are tested for', () => {
    const battle = drawnUp([foot(20, 38), foot(33, 38)], [ligne(36, 6)], AT_CENTRE, SECOND)
    expect(shakenIn(battle)).toBe(0)
  })

  it('vf1:rally.modifiers a setback that goes with a rally makes it worth more', () => {
    const gain = (setbacks: number): number => {
      const battle = withSetbacks(setbacks)
      const worn = { ...unitOf(battle, 0), losses: 4 }
      battle.units = battle.units.with(0, worn)
      return rallied(battle, worn).gain
    }
    expect(gain(4)).toBeGreaterThan(gain(1))
  })
})

describe('moves', () => {
  it('vf1:action.manoeuvre a unit goes for a far objective with two moves, near enemies or not', () => {
    const battle = (played: Played) =>
      acting(
        [unit('british heavy dragoons', 36, 44, 0)],
        [ligne(20, 40, { formation: { kind: 'square' } })],
        { objectives: [{ name: 'Far', at: { x: 60_000, y: 12_000 } }] },
        played,
      )
    const { order } = ordered(battle(FIRST))
    expect(order.do).toBe('manoeuvre')
    expect(farIn(order)).toBeGreaterThan(35.9)
    expect(ordered(battle(SECOND)).order.do).toBe('move')
    const plain = plainly(questionTo('red', battle(FIRST))).answer as Ordered
    expect(plain.order.do).toBe('manoeuvre')
    expect(farIn(plain.order)).toBeGreaterThan(35.9)
  })

  it('vf1:action.manoeuvre no leg is too long by its rounding', () => {
    const column = foot(36, 44, { formation: { kind: 'attack column', files: 6 } })
    const battle = acting([column], [ligne(20, 8)], AT_CENTRE, FIRST)
    const goal = { x: 60, y: 12 }
    const own = unitOf(battle, 0)
    const wishes = wishesFor(pictureOf(battle, 'red'), own, goal).map(({ order }) => order)
    const plain = movesFor(battle, own, {
      goal: { x: goal.x * INCH, y: goal.y * INCH },
      looks: () => 0,
      forms: () => null,
      marches: null,
    })
    const twice = [...wishes, ...[...plain].map(({ order }) => order())].filter(
      (order) => order?.do === 'manoeuvre',
    )
    expect(twice.length).toBeGreaterThan(30)
    for (const order of twice) expect(refuseOrder(battle, order)?.code).not.toBe('way-too-long')
  })

  /** From where its unit stands in these battles to the end of a manoeuvre, in inches. */
  const farIn = (order: Order): number => {
    const end = order.do === 'manoeuvre' ? order.again.at(-1) : undefined
    if (!end) throw new Error(order.do)
    const [dx, dy] = [end.x / INCH - 36, end.y / INCH - 44]
    return Math.sqrt(dx * dx + dy * dy)
  }

  it('vf1:activate.fail in a brigade that has failed its test a march column still marches', () => {
    const march = foot(36, 34, { formation: { kind: 'march column', files: 3 } })
    const battle = acting([march], [ligne(36, 12)], AT_CENTRE, FIRST)
    battle.brigades = battle.brigades.map((one) =>
      one.id === 0 ? { ...one, activation: 'failed' as const } : one,
    )
    const { order, why } = ordered(battle)
    expect(order).toMatchObject({ do: 'move', way: [{}] })
    // Its own thought, and not what anybody would do whose first choice is refused.
    expect(why).toMatch(/^for-/)
    const plain = plainly(questionTo('red', battle)).answer as Ordered
    expect(plain.order).toMatchObject({ do: 'move', way: [{}] })
  })
})

describe('shared losses', () => {
  it('vf1:melee.sharing one more falls on whoever is farthest from being shaken', () => {
    const battle = drawnUp(
      [foot(20, 38, { losses: 3 }), foot(33, 38), foot(46, 38, { losses: 2 })],
      [ligne(36, 6)],
      {},
      FIRST,
    )
    const kind = vf1.asks.find(({ name }) => name === 'share losses') as unknown as Question['kind']
    const question = questionTo('red', battle)
    const ask = { ...question.ask, name: 'share losses', args: { units: [0, 1, 2], losses: 4 } }
    const { answer, reason } = plainly({ ...question, kind, ask })
    expect(answer).toEqual([1])
    expect(reason?.code).toBe('shares')
  })
})
