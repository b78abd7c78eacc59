// Strikes: several units fall upon one enemy in the same turn, after the others have shot at him.
// They are planned before the fire phase, since whoever shoots may not assault. (5.0, 6.2, 6.5, 8.2.2)

import {
  asIf,
  assaultTargets,
  editionOf,
  unitOf,
  type UnitId,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'
import { BY_LINES, canCharge, estimateFight, fireWorth, shotBy } from '../features/exposure.ts'
import type { Piece, Picture } from '../features/picture.ts'
import { bestFight } from './assaults.ts'
import { isBarred } from './standing.ts'

export type Strike = {
  readonly target: UnitId
  readonly chargers: readonly UnitId[]
  readonly worth: number
}

/** So many find room before one enemy. */
const MOST = 3
/** Everybody who can joins in the fire at whoever is to be struck. */
const ALL_JOIN = { ...BY_LINES, share: 1 }
/** The brigade obeys, and nothing goes wrong. */
const OBEYS = 0.85
const LEAST = 0.04

/** The battle as it would be when a unit has gone its way into contact. */
function inContact(battle: Vf, id: UnitId, way: Way): Vf {
  const unit = unitOf(battle, id)
  const pose = way.at(-1)
  return pose ? asIf(battle, unit, { formation: unit.formation, pose }) : battle
}

const wayAt = (battle: Vf, id: UnitId, target: UnitId): Way | null =>
  assaultTargets(battle, unitOf(battle, id)).find((found) => found.target === target)?.way ?? null

/** The strike at one enemy that one unit leads, with whoever can then join it. (6.5) */
function strikeLedBy(
  picture: Picture,
  main: Piece,
  enemy: Piece,
  free: readonly Piece[],
): Strike | null {
  const target = enemy.unit.id
  const way = wayAt(picture.seen, main.unit.id, target)
  if (!way) return null
  let there = inContact(picture.seen, main.unit.id, way)
  const chargers = [main]
  let best = weighed(picture, there, enemy, chargers)
  for (const piece of free) {
    if (chargers.length >= MOST) break
    if (piece === main || !mayJoin(picture, piece, enemy)) continue
    const joins = wayAt(there, piece.unit.id, target)
    if (!joins) continue
    there = inContact(there, piece.unit.id, joins)
    chargers.push(piece)
    const more = weighed(picture, there, enemy, chargers)
    if (!best || (more && more.worth > best.worth)) best = more
  }
  return best
}

/** Whoever can reach an enemy whom nobody has engaged must go for that one. (6.5) */
const mayJoin = (picture: Picture, piece: Piece, enemy: Piece): boolean =>
  isAble(picture, piece, enemy) &&
  !picture.enemies.some(
    (other) => other !== enemy && !other.engaged && canCharge(picture, piece, other),
  )

const isAble = (picture: Picture, piece: Piece, enemy: Piece): boolean =>
  !isBarred(piece, enemy) && canCharge(picture, piece, enemy)

function weighed(
  picture: Picture,
  there: Vf,
  enemy: Piece,
  chargers: readonly Piece[],
): Strike | null {
  const unit = unitOf(there, enemy.unit.id)
  const hits = Math.min(enemy.condition.left, Math.round(preparation(picture, enemy, chargers)))
  const shotUp = { ...unit, losses: unit.losses + hits }
  const then: Vf = { ...there, units: there.units.with(unit.id, shotUp) }
  const mains = chargers.map((piece) => unitOf(then, piece.unit.id))
  const fight = bestFight(then, shotUp, mains)
  if (!fight) return null
  const spared = chargers.reduce(
    (sum, piece) => sum + (mayDoBoth(picture, piece) ? 0 : fireWorth(picture, piece)),
    0,
  )
  const worth = OBEYS * fight.worth - spared
  return { target: unit.id, chargers: chargers.map((piece) => piece.unit.id), worth }
}

/** The losses that those can be expected to cause before who may shoot. */
const preparation = (picture: Picture, enemy: Piece, chargers: readonly Piece[]): number =>
  shotBy(
    picture,
    picture.own.filter((piece) => !chargers.includes(piece) || mayDoBoth(picture, piece)),
    enemy,
    ALL_JOIN,
  )

/** It may shoot, and assault in the same turn. (6.2) */
const mayDoBoth = ({ seen }: Picture, { unit }: Piece): boolean =>
  editionOf(seen).mayAct({ ...unit, shot: 'volley' }, 'assault')

/** How often it would win against those who are there, one by one. */
const fierceness = ({ seen, enemies }: Picture, piece: Piece): number =>
  enemies.reduce((sum, enemy) => sum + estimateFight(seen, piece, enemy, 0, 0).wins, 0)

/** All strikes of a turn, the best first; nobody takes part in two. */
export function strikesOf(picture: Picture): readonly Strike[] {
  const strikes: Strike[] = []
  let free = picture.own
    .filter(
      ({ unit, condition, engaged }) =>
        !condition.shaken &&
        !engaged &&
        !unit.acted &&
        condition.storms &&
        editionOf(picture.seen).mayAct(unit, 'assault'),
    )
    .map((piece) => ({ piece, fierce: fierceness(picture, piece) }))
    .toSorted((a, b) => b.fierce - a.fierce || a.piece.unit.id - b.piece.unit.id)
    .map(({ piece }) => piece)
  let enemies = picture.enemies
  for (;;) {
    let best: Strike | null = null
    for (const enemy of enemies)
      for (const main of free) {
        if (!isAble(picture, main, enemy)) continue
        const strike = strikeLedBy(picture, main, enemy, free)
        if (strike && strike.worth > LEAST && (!best || strike.worth > best.worth)) best = strike
      }
    if (!best) return strikes
    const { target, chargers } = best
    strikes.push(best)
    free = free.filter(({ unit }) => !chargers.includes(unit.id))
    enemies = enemies.filter(({ unit }) => unit.id !== target)
  }
}
