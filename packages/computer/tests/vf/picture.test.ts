// What players see of an imagined attack is what the rules say of it when it is made.

import { INCH, textOfTerrain, type Feature } from '@grognard/geometry'
import type { Json, JsonObject } from '@grognard/kernel'
import { vf1, vf2, vf3 } from '@grognard/rules-vf'
import { attackValue, hitTest, type Attack, type Vf } from '@grognard/rules-vf/functions'
import { chanceInThirtySixths } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { canCharge, estimateFight, shotAt, volleyOf } from '../../vf/features/exposure.ts'
import { gap } from '../../vf/features/oblong.ts'
import { oddsOf } from '../../vf/features/odds.ts'
import { pictureOf, type Piece } from '../../vf/features/picture.ts'
import { shareThatSees } from '../../vf/features/sightlines.ts'
import { supportWorth } from '../../vf/features/support.ts'
import { powerOf } from '../../vf/features/worth.ts'
import { isBarred } from '../../vf/regular/standing.ts'
import { drawnUp, unit } from './sparring-table.ts'

const foot = (x: number, y: number, more = {}) => unit('british line infantry', x, y, 0, more)
const ligne = (x: number, y: number, more = {}) => unit('french line infantry', x, y, 180, more)
const column = (files = 9) => ({ formation: { kind: 'attack column', files } })
const march = { formation: { kind: 'march column', files: 3 } }

const area = (
  id: string,
  tags: readonly string[],
  [left, top, right, bottom]: number[],
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

const on = (...features: readonly Feature[]): JsonObject => {
  const terrain = { width: 72 * INCH, height: 48 * INCH, features }
  return { terrain: JSON.parse(textOfTerrain(terrain)) as Json }
}

function pieceIn(battle: Vf, id: number): Piece {
  const piece = pictureOf(battle, 'red').byId.get(id)
  if (!piece) throw new Error(`There is no unit ${id}.`)
  return piece
}

const SHOT: Omit<Attack, 'main' | 'target' | 'skirmish'> = {
  kind: 'fire',
  support: [],
  brigade: [],
  reply: false,
  again: false,
}

/** A volley as a player imagines it, and as the rules have it. */
function volleys(battle: Vf, main: number, target: number) {
  const [piece, at] = [pieceIn(battle, main), pieceIn(battle, target)]
  const far = gap(piece.o, at.o)
  const sees = shareThatSees(battle, piece.o, at.o, pictureOf(battle, 'red').all)
  const imagined = volleyOf(battle, piece, at, far, sees)
  const attack = { ...SHOT, main, target, skirmish: far > piece.condition.range }
  const chance = chanceInThirtySixths(hitTest(battle, attack))
  return {
    imagined: { dice: imagined?.dice, chance: imagined?.chance },
    made: { dice: attackValue(battle, attack).value, chance },
  }
}

describe('an imagined volley has the dice and the chance of one that is made', () => {
  const gun = (x: number, y: number, more = {}) => unit('british field artillery', x, y, 0, more)
  const rockets = unit('british rocket artillery', 36, 40, 0)
  const WOOD = area('wood', ['soft cover', 'rough'], [26, 14, 46, 24])
  const positions: readonly (readonly [string, Vf])[] = [
    ['of a line', drawnUp([foot(36, 30)], [ligne(36, 20)])],
    ['of an attack column', drawnUp([foot(36, 30, column())], [ligne(36, 20)])],
    ['of a square', drawnUp([foot(36, 30, { formation: { kind: 'square' } })], [ligne(36, 20)])],
    ['of skirmishers', drawnUp([foot(36, 36)], [ligne(36, 20)])],
    ['of who is shaken', drawnUp([foot(36, 30, { losses: 4 })], [ligne(36, 20)])],
    ['vf2:8.1.4 into a flank', drawnUp([foot(36, 30)], [unit('french line infantry', 36, 20, 90)])],
    ['vf2:8.1.3 of a gun at a column', drawnUp([gun(36, 40)], [ligne(36, 10, column())])],
    ['of canister', drawnUp([gun(36, 30)], [ligne(36, 20)])],
    ['of rockets', drawnUp([rockets], [ligne(36, 10)])],
    ['vf2:T.2.2 at who is in a wood', drawnUp([foot(36, 30)], [ligne(36, 20)], on(WOOD))],
  ]
  it.each(positions)('%s', (_, battle) => {
    const { imagined, made } = volleys(battle, 0, 1)
    expect(imagined).toEqual(made)
  })
})

describe('the losses that a unit has to expect', () => {
  const shots = (battle: Vf): number => shotAt(pictureOf(battle, 'red'), pieceIn(battle, 0))

  it('vf2:8.1.4 are more where it is shot at from a flank', () => {
    const enemy = unit('french line infantry', 48, 30, 270)
    expect(shots(drawnUp([foot(36, 30)], [enemy]))).toBeCloseTo(4 / 2, 10)
    const facing = unit('french line infantry', 36, 20, 180)
    expect(shots(drawnUp([foot(36, 30)], [facing]))).toBeCloseTo(3 / 2, 10)
  })

  it('vf2:T.2.2 are fewer in a wood', () => {
    const wood = on(area('wood', ['soft cover', 'rough'], [26, 26, 46, 36]))
    expect(shots(drawnUp([foot(36, 30)], [ligne(36, 20)], wood))).toBeCloseTo(3 / 3, 10)
  })

  it('vf2:8.3.1 are halved throw by throw in open order', () => {
    const light = unit('british light infantry', 36, 30, 0, {
      formation: { kind: 'open order', files: 12 },
    })
    // Of three dice: one hit or two are one loss, three are one as well.
    expect(shots(drawnUp([light], [ligne(36, 20)]))).toBeCloseTo(7 / 8, 10)
  })
})

describe('whom a unit could charge', () => {
  const charges = (battle: Vf): boolean =>
    canCharge(pictureOf(battle, 'red'), pieceIn(battle, 0), pieceIn(battle, 1))

  it('special.horse-artillery not horse guns that are too far for infantry', () => {
    const guns = (y: number) => unit('french horse artillery', 36, y, 180)
    expect(charges(drawnUp([foot(36, 30)], [guns(26)]))).toBe(true)
    expect(charges(drawnUp([foot(36, 30)], [guns(23)]))).toBe(false)
  })

  it('vf2:6.5.1 even in march column, which no clause forbids', () => {
    const ours = foot(36, 30, { ...march })
    expect(charges(drawnUp([ours], [ligne(36, 26)]))).toBe(true)
  })

  it('sheet.british.linear-tactics in column who is in cover, wherever that is', () => {
    const barred = (battle: Vf): boolean => isBarred(pieceIn(battle, 0), pieceIn(battle, 1))
    const [ours, theirs] = [foot(36, 30, column()), ligne(36, 22)]
    expect(barred(drawnUp([ours], [theirs]))).toBe(true)
    const wood = on(area('wood', ['soft cover', 'rough'], [26, 16, 46, 26]))
    expect(barred(drawnUp([ours], [theirs], wood))).toBe(false)
  })
})

describe('an imagined fight', () => {
  const wins = (battle: Vf): number =>
    estimateFight(battle, pieceIn(battle, 0), pieceIn(battle, 1), 0, 0).wins

  it('vf2:T.2.2 is not won by a tie where the defender is in cover', () => {
    const wood = on(area('wood', ['soft cover', 'rough'], [26, 16, 46, 26]))
    const [ours, theirs] = [foot(36, 30), ligne(36, 22)]
    expect(wins(drawnUp([ours], [theirs], wood))).toBeLessThan(wins(drawnUp([ours], [theirs])))
  })

  it('vf3:T.2.2.ties is won by a tie as the edition has it where both are in cover', () => {
    const wood = on(area('wood', ['soft cover', 'rough'], [26, 16, 46, 36]))
    const [second, third] = [vf2, vf3].map((rules) =>
      wins(drawnUp([foot(36, 30)], [ligne(36, 22)], wood, { rules })),
    )
    expect(third).toBeGreaterThan(second as number)
  })

  it('vf1:melee.winner in contact, too, and the attacker wins it out of turn in the 1st', () => {
    const chances = (more: JsonObject) =>
      [vf1, vf2, vf3].map((rules) => {
        const battle = drawnUp([foot(36, 30, column(6))], [ligne(36, 30, column(6))], more, {
          rules,
        })
        const fight = { main: 0, target: 1, support: [], brigade: [] }
        return oddsOf(battle, fight, { support: [], brigade: [] }).wins
      })
    const ours = chances({ phase: 'melee', active: 'red' })
    const theirs = chances({ phase: 'melee', active: 'blue' })
    expect(theirs[0]).toBe(ours[0])
    expect(theirs[1]).toBeLessThan(ours[1] as number)
    expect(theirs[2]).toBeLessThan(ours[2] as number)
    const wood = on(area('wood', ['soft cover', 'rough'], [26, 16, 46, 46]))
    const covered = chances({ ...wood, phase: 'melee', active: 'red' })
    expect(covered[1]).toBeLessThan(ours[1] as number)
    expect(covered[2]).toBe(ours[2])
  })

  it('vf2:8.1.2 of a line with an occupier is without all of its fire', () => {
    // Half of a fire value of four are two dice, and both of them are missing.
    const light = unit('british light infantry', 36, 30, 0, {
      formation: { kind: 'line', files: 12 },
    })
    const village = on(area('village', ['defendable', 'hard cover', 'obstacle'], [32, 18, 40, 24]))
    const inside = { name: 'garrison', profile: 'french line infantry', inside: 'village' }
    const battle = drawnUp([light], [inside], village)
    const { wins: won, target } = estimateFight(
      battle,
      pieceIn(battle, 0),
      pieceIn(battle, 1),
      0,
      0,
    )
    // Three dice of a fresh unit, ones again: hits on 28 of 36.
    expect(target.losses).toBeCloseTo(3 * (28 / 36), 10)
    expect(won).toBeGreaterThan(0)
  })
})

describe('what a place is worth', () => {
  it('vf2:8.2 is no more for a friend in march column, who lends no support', () => {
    const near = (more = {}) => {
      const battle = drawnUp([foot(30, 30), foot(42, 30, more)], [ligne(36, 8)])
      return supportWorth(pictureOf(battle, 'red'), pieceIn(battle, 0))
    }
    const [deployed, marching] = [near(), near(march)]
    expect(marching).toBeLessThan(deployed)
  })

  it('options.elite is more of a unit that is elite', () => {
    const battle = drawnUp([foot(30, 30), foot(42, 30, { elite: { melee: 1 } })], [ligne(36, 8)])
    const [plain, elite] = battle.units
    if (!plain || !elite) throw new Error('There are no units.')
    expect(powerOf(elite)).toBeGreaterThan(powerOf(plain))
  })
})
