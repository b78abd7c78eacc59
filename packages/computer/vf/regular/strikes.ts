// Strikes: several units fall upon one enemy in the same turn, after the others have shot at him.
// They are planned before the fire phase, since whoever shoots does not assault. (5.0, 6.5, 8.2.2)

import { profileOf, type UnitId } from '@grognard/rules-vf/computing'
import { canCharge, fightWorth, fireWorth, guessFight, hitsAt } from '../features/exposure.ts'
import type { Piece, Picture } from '../features/picture.ts'
import { isBarred } from './standing.ts'

export type Strike = {
  readonly target: UnitId
  readonly chargers: readonly UnitId[]
  readonly worth: number
}

/** So many find room before one enemy. */
const MOST = 3
/** Each of them lends two dice, if it gets there. */
const HELP = 2
const GETS_THERE = 0.8
/** The brigade obeys, and nothing goes wrong. */
const OBEYS = 0.8
const LEAST = 0.04

/** The enemy as he is after so many hits. */
function shotUp(enemy: Piece, hits: number): Piece {
  const losses = Math.min(enemy.left, Math.round(hits))
  if (losses === 0) return enemy
  const left = enemy.left - losses
  const fresh = enemy.unit.losses === 0 ? 6 : 0
  return { ...enemy, left, strike: enemy.strike - fresh - (left === 0 ? 6 : 0) }
}

/** The best strike at one enemy with those who are free. */
export function strikeAt(picture: Picture, enemy: Piece, free: readonly Piece[]): Strike | null {
  const able = free
    .filter((piece) => !isBarred(picture.seen, piece, enemy) && canCharge(picture, piece, enemy))
    .toSorted((a, b) => b.melee * b.strike - a.melee * a.strike || a.unit.id - b.unit.id)
  let best: Strike | null = null
  for (let count = 1; count <= Math.min(MOST, able.length); count++) {
    const chargers = able.slice(0, count)
    const [main] = chargers
    if (!main) break
    const hits = preparation(picture, enemy, chargers)
    const help = HELP * GETS_THERE * (count - 1)
    const target = shotUp(enemy, hits)
    const odds = guessFight(main, target, Math.round(help), 1)
    const spared = chargers.reduce((sum, piece) => sum + fireWorth(picture, piece), 0)
    const worth = OBEYS * fightWorth(picture, main, target, odds) - spared
    if (worth > LEAST && (!best || worth > best.worth))
      best = { target: enemy.unit.id, chargers: chargers.map(({ unit }) => unit.id), worth }
  }
  return best
}

/** The hits that the others can be expected to make before. */
function preparation(
  { own, seen, all }: Picture,
  enemy: Piece,
  chargers: readonly Piece[],
): number {
  let [best, more] = [0, 0]
  for (const piece of own) {
    if (chargers.includes(piece) || piece.engaged) continue
    const hits = hitsAt(seen, piece, enemy, all)
    if (hits === 0) continue
    if (hits > best) [best, more] = [hits, more + (best > 0 ? 0.5 : 0)]
    else more += 0.5
  }
  return best + Math.min(1.5, more)
}

/** All strikes of a turn, the best first; nobody takes part in two. */
export function strikesOf(picture: Picture): readonly Strike[] {
  const strikes: Strike[] = []
  let free = picture.own.filter(
    ({ unit, shaken, engaged }) =>
      !shaken &&
      !engaged &&
      !unit.acted &&
      unit.shot === null &&
      profileOf(unit).arm !== 'artillery',
  )
  let enemies = picture.enemies
  for (;;) {
    let best: Strike | null = null
    for (const enemy of enemies) {
      const strike = strikeAt(picture, enemy, free)
      if (strike && (!best || strike.worth > best.worth)) best = strike
    }
    if (!best) return strikes
    const { target, chargers } = best
    strikes.push(best)
    free = free.filter(({ unit }) => !chargers.includes(unit.id))
    enemies = enemies.filter(({ unit }) => unit.id !== target)
  }
}
