// What the enemy can do to a unit where it stands, and what it can do to him. (5.1, 6.5, 8.1)

import { INCH } from '@grognard/geometry'
import { editionOf, numbersOf, stormedFrom, type Vf } from '@grognard/rules-vf/functions'
import { blowOf, foughtBy, type Blow } from './blows.ts'
import { distancesOf, judged } from './distances.ts'
import type { FightOdds } from './odds.ts'
import { areApart, areWithin, gap, isInArc, type Oblong } from './oblong.ts'
import type { Piece, Picture } from './picture.ts'
import { shareThatSees } from './sightlines.ts'
import { costOf, fightWorth } from './worth.ts'

/** Several can shoot at the same, and each of them at several of ours. */
const SHARE = 0.6

/** How far it shoots in any way, in inches. */
const reachOf = ({ condition: { range, skirmishRange } }: Piece): number =>
  Math.max(range, skirmishRange)

/** So much of a front sees whom it shoots at well enough. (8.1.5) */
const ENOUGH = 0.5

/** One volley, with all that shoots so far, of a unit that sees so much of another. */
export function volleyOf(
  seen: Vf,
  piece: Piece,
  target: Piece,
  far: number,
  sees: number,
): Blow | null {
  const { range, skirmishRange } = piece.condition
  if (sees === 0 || (far > range && far > skirmishRange)) return null
  return blowOf(seen, piece, target, {
    kind: 'fire',
    skirmish: far > range,
    reply: false,
    far,
    sees: true,
    enough: sees >= ENOUGH,
    isSeen: isInArc(target.o, piece.o),
    isFacing: true,
  })
}

/** How a player looks at the table. */
export type Look = {
  /** How much of a front sees a target. */
  sees(picture: Picture, viewer: Oblong, target: Oblong): number
  /** Which part of those who could support a volley do. */
  readonly share: number
}

/** Along lines of sight. */
export const BY_LINES: Look = {
  sees: ({ seen, all }, viewer, target) => shareThatSees(seen, viewer, target, all),
  share: SHARE,
}

/** The losses by fire that a unit has to expect in the enemy's next turn, were it to stand so. */
export const shotAt = (picture: Picture, piece: Piece, look: Look = BY_LINES): number =>
  shotBy(picture, picture.enemies, piece, look)

/** The losses that these cause on average by one volley together: one shoots, others support it. */
export function shotBy(
  picture: Picture,
  shooters: readonly Piece[],
  piece: Piece,
  look: Look = BY_LINES,
): number {
  const { seen } = picture
  const { mostSupport, fireSupport } = numbersOf(seen.options)
  let best: Blow | null = null
  let support = 0
  for (const shooter of shooters) {
    const reach = reachOf(shooter)
    if (shooter.engaged || reach === 0 || areApart(shooter.o, piece.o, reach)) continue
    const far = gap(shooter.o, piece.o)
    if (far > reach) continue
    const sees = look.sees(picture, shooter.o, piece.o)
    const blow = volleyOf(seen, shooter, piece, far, sees)
    if (!blow) continue
    if (!best || blow.hits > best.hits) {
      if (best) support++
      best = blow
    } else if (sees >= ENOUGH) support++
  }
  if (!best || best.hits === 0) return 0
  const hits =
    best.hits + (Math.min(mostSupport, support) * fireSupport * look.share * best.chance) / 36
  return (hits * best.losses) / best.hits
}

/** What the enemy's fire there costs, in points. */
export const fireCost = (picture: Picture, piece: Piece): number => {
  const { shaken, left } = piece.condition
  const shot = shotAt(picture, piece)
  if (shot === 0) return 0
  // A shaken unit is everybody's first target.
  const share = shaken ? 1 : 1 / (1 + TOGETHER * companions(picture, piece))
  const losses = share * shot
  const beyond = Math.max(0, losses - left)
  const fails = failsIn(piece)
  const rout = left === 0 ? 1 - 1 / (1 + 1.5 * fails * losses) : Math.min(0.6, fails * beyond)
  const fate = { losses: losses - beyond, shaken: shakenBy(losses, left), rout }
  return SHARE_OF_TURNS * costOf(picture.seen, piece.unit, fate)
}

/** About how often so many losses on average are all that a unit can bear. */
const shakenBy = (losses: number, left: number): number => {
  const part = left === 0 ? 0 : Math.min(1, losses / left)
  return part * part
}

/** The chance that it fails a valour test under fire. (9.2) */
const failsIn = ({ condition: { steady } }: Piece): number => 1 - steady.fire / 36

/** Whoever advances with others shares the enemy's fire with them. */
const TOGETHER = 0.25
const ABREAST = 14
const MOST_COMPANIONS = 3

function companions({ seen, own }: Picture, { unit, o }: Piece): number {
  const abreast = judged(seen, ABREAST)
  let count = 0
  for (let i = 0; i < own.length && count < MOST_COMPANIONS; i++) {
    const friend = own[i] as Piece
    if (friend.unit.id !== unit.id && areWithin(friend.o, o, abreast)) count++
  }
  return count
}

/** The enemy has other targets, too. */
const SHARE_OF_TURNS = 0.8

/** What its own fire from there is worth next turn: the best shot, at whom it must shoot. */
export function fireWorth(picture: Picture, piece: Piece): number {
  const shot = closestShot(picture, piece)
  if (!shot) return 0
  const { enemy, losses } = shot
  const { left } = enemy.condition
  const beyond = left === 0 ? losses : Math.max(0, losses - left)
  const rout = Math.min(0.8, failsIn(enemy) * beyond)
  const shaken = shakenBy(losses, left)
  return costOf(picture.seen, enemy.unit, { losses: losses - beyond, shaken, rout })
}

/** The closest enemy whom it sees from there, and the losses that its volley causes on average. (5.1) */
export function closestShot(
  picture: Picture,
  piece: Piece,
  look: Look = BY_LINES,
): { readonly enemy: Piece; readonly losses: number } | null {
  const reach = reachOf(piece)
  if (reach === 0) return null
  let closest = Infinity
  let shot: ReturnType<typeof closestShot> = null
  for (const enemy of picture.enemies) {
    if (enemy.engaged || areApart(piece.o, enemy.o, Math.min(reach, closest))) continue
    const far = gap(piece.o, enemy.o)
    if (far >= closest) continue
    const losses = lossesFrom(picture, piece, enemy, far, look)
    if (losses === 0) continue
    closest = far
    shot = { enemy, losses }
  }
  return shot
}

/** The losses that one volley causes on average. */
export function lossesBy(
  picture: Picture,
  piece: Piece,
  enemy: Piece,
  look: Look = BY_LINES,
): number {
  return lossesFrom(picture, piece, enemy, gap(piece.o, enemy.o), look)
}

function lossesFrom(picture: Picture, piece: Piece, enemy: Piece, far: number, look: Look): number {
  if (far > reachOf(piece)) return 0
  const sees = look.sees(picture, piece.o, enemy.o)
  return volleyOf(picture.seen, piece, enemy, far, sees)?.losses ?? 0
}

/** Dice that units of its brigade lend it who are near enough. (8.2, 8.2.3) */
export function brigadeHelp(seen: Vf, { unit, o }: Piece, friends: readonly Piece[]): number {
  const { support } = distancesOf(seen)
  const { brigadeSupport } = numbersOf(seen.options)
  const near = friends.filter(
    (friend) =>
      friend.unit.id !== unit.id &&
      friend.unit.brigade === unit.brigade &&
      !friend.engaged &&
      friend.condition.lends > 0 &&
      areWithin(friend.o, o, support),
  ).length
  return brigadeSupport * Math.min(editionOf(seen).brigadeRoom(seen, [], unit.id), near)
}

/** A fight guessed before it comes to contact. */
export const estimateFight = (
  seen: Vf,
  attacker: Piece,
  defender: Piece,
  help: number,
  back: number,
): FightOdds => foughtBy(seen, attacker, defender, isInArc(defender.o, attacker.o), help, back)

/** To turn and to shift takes some of the way. */
const SLACK = 0.5

/** Whether one could come to blows with another in one move, roughly. */
export function canCharge(picture: Picture, attacker: Piece, defender: Piece): boolean {
  const { o, condition, engaged } = attacker
  if (!condition.storms || engaged || areApart(o, defender.o, condition.moves)) return false
  const far = gap(o, defender.o)
  if (far > condition.moves - SLACK) return false
  const limit = stormedFrom(picture.seen, condition.as, defender.condition.as)
  const within = limit ? limit.within / INCH : Infinity
  return (
    (limit?.isIncluded ? far <= within : far < within) &&
    isInArc(o, defender.o) &&
    shareThatSees(picture.seen, o, defender.o, picture.all) > 0
  )
}

const MOST_HELP = 2

/** What the enemy's assaults there cost, in points: the best that he can do. */
export function assaultCost(picture: Picture, piece: Piece, friends: readonly Piece[]): number {
  const { seen } = picture
  const chargers = picture.enemies.filter((enemy) => canCharge(picture, enemy, piece))
  if (chargers.length === 0) return 0
  const back = brigadeHelp(seen, piece, friends)
  let worst = 0
  for (const charger of chargers) {
    const help = chargers
      .filter((other) => other !== charger)
      .slice(0, MOST_HELP)
      .reduce((sum, other) => sum + other.condition.lends, 0)
    const odds = estimateFight(seen, charger, piece, help, back)
    worst = Math.max(worst, fightWorth(seen, charger.unit, piece.unit, odds))
  }
  return worst
}
