// What the enemy can do to a unit where it stands, and what it can do to him. (5.1, 6.5, 8.1)

import { hasSpecial, profileOf, type Vf } from '@grognard/rules-vf/functions'
import { binomial, fightOdds, type Bearing, type FightOdds } from './odds.ts'
import { areApart, gap, isInArc, type Oblong } from './oblong.ts'
import { aimAt, diceAt, type Piece, type Picture } from './picture.ts'
import { shareThatSees } from './sightlines.ts'
import { costOf } from './worth.ts'

/** Several can shoot at the same, and each of them at several of ours. */
const SHARE = 0.6
const MOST_SUPPORT = 3

/** The losses by fire that a unit has to expect in the enemy's next turn, were it to stand so. */
export function shotAt(picture: Picture, piece: Piece): number {
  const { seen, enemies, all } = picture
  let [best, support, hit] = [0, 0, 0]
  for (const enemy of enemies) {
    if (enemy.engaged || (enemy.fire === 0 && enemy.skirmish === 0)) continue
    if (areApart(enemy.o, piece.o, Math.max(enemy.range, enemy.skirmishRange))) continue
    const far = gap(enemy.o, piece.o)
    const dice = diceAt(enemy, far)
    if (dice === 0) continue
    const sees = shareThatSees(seen.terrain, enemy.o, piece.o, all)
    if (sees === 0) continue
    const aim = aimAt(enemy, piece) / 36
    const strength = (sees < 0.5 ? Math.max(1, dice >> 1) : dice) + dense(enemy, piece)
    if (strength * aim > best) {
      if (best > 0) support++
      ;[best, hit] = [strength * aim, aim]
    } else if (sees >= 0.5) support++
  }
  const hits = best + Math.min(MOST_SUPPORT, support) * hit * SHARE
  return spared(piece) ? Math.max(hits / 2, Math.min(hits, 0.6)) : hits
}

/** Columns and squares before guns. (8.1.3, Square) */
const dense = (shooter: Piece, { formation: { kind } }: Piece): number =>
  profileOf(shooter.unit).arm === 'artillery' &&
  (kind === 'attack column' || kind === 'march column' || kind === 'square')
    ? 1
    : 0

/** Open order, or light infantry in defendable terrain. */
const spared = ({ unit, formation, isInside }: Piece): boolean =>
  isInside ? hasSpecial(unit, 'light infantry') : formation.kind === 'open order'

/** What the enemy's fire there costs, in points. */
export const fireCost = (picture: Picture, piece: Piece): number => {
  // A shaken unit is everybody's first target.
  const share = piece.shaken ? 1 : 1 / (1 + TOGETHER * companions(picture, piece))
  const losses = share * shotAt(picture, piece)
  if (losses === 0) return 0
  const beyond = Math.max(0, losses - piece.left)
  // In the fire phase a shaken unit holds on two faces of three. (9.2)
  const rout = piece.left === 0 ? 1 - 1 / (1 + 0.5 * losses) : Math.min(0.6, 0.33 * beyond)
  return (
    SHARE_OF_TURNS * costOf(picture.seen, piece.unit, { losses: losses - beyond, shaken: 0, rout })
  )
}

/** Whoever advances with others shares the enemy's fire with them. */
const TOGETHER = 0.25
const ABREAST = 14

const companions = ({ own }: Picture, { unit, o }: Piece): number =>
  Math.min(
    3,
    own.filter(
      (friend) =>
        friend.unit.id !== unit.id &&
        !areApart(friend.o, o, ABREAST) &&
        gap(friend.o, o) <= ABREAST,
    ).length,
  )

/** The enemy has other targets, too. */
const SHARE_OF_TURNS = 0.8

/** What its own fire from there is worth next turn: the best shot, at whom it must shoot. */
export function fireWorth(picture: Picture, piece: Piece): number {
  const { seen, enemies, all } = picture
  if (piece.fire === 0 && piece.skirmish === 0) return 0
  let [closest, worth] = [Infinity, 0]
  for (const enemy of enemies) {
    if (enemy.engaged) continue
    if (areApart(piece.o, enemy.o, Math.max(piece.range, piece.skirmishRange))) continue
    const far = gap(piece.o, enemy.o)
    if (far >= closest) continue
    const hits = hitsAt(seen, piece, enemy, all)
    if (hits === 0) continue
    closest = far
    const beyond = enemy.left === 0 ? hits : Math.max(0, hits - enemy.left)
    const rout = Math.min(0.8, 0.33 * beyond)
    worth = costOf(seen, enemy.unit, { losses: hits - beyond, shaken: 0, rout })
  }
  return worth
}

/** The hits that one volley makes on average. */
export function hitsAt(seen: Vf, piece: Piece, enemy: Piece, all: readonly Oblong[]): number {
  const dice = diceAt(piece, gap(piece.o, enemy.o))
  if (dice === 0) return 0
  const sees = shareThatSees(seen.terrain, piece.o, enemy.o, all)
  if (sees === 0) return 0
  const strength = (sees < 0.5 ? Math.max(1, dice >> 1) : dice) + dense(piece, enemy)
  return (strength * aimAt(piece, enemy)) / 36 / (spared(enemy) ? 1.7 : 1)
}

const BRIGADE_HELP = 3

/** Some unit of its brigade is near enough to lend brigade support. (8.2.3) */
export const hasBrigadeHelp = ({ unit, o }: Piece, friends: readonly Piece[]): boolean =>
  friends.some(
    (friend) =>
      friend.unit.id !== unit.id &&
      friend.unit.brigade === unit.brigade &&
      !friend.engaged &&
      !areApart(friend.o, o, BRIGADE_HELP) &&
      gap(friend.o, o) <= BRIGADE_HELP,
  )

const fights = new Map<string, FightOdds>()

/** How strong a unit is in melee against another: with help, outflanked or not. */
type Force = { readonly dice: number; readonly strike: number; readonly bearing: Bearing }

function forceOf(piece: Piece, against: Piece, help: number, outflanked: boolean): Force {
  const onFoot = profileOf(piece.unit).arm === 'infantry'
  const atFeature = against.isInside && !onFoot
  const column = against.isInside && piece.formation.kind === 'attack column' ? 1 : 0
  const lined = against.isInside && piece.formation.kind === 'line' && onFoot ? 1 : 0
  const own = Math.max(1, piece.melee + column - lined)
  const canister = piece.canister && !outflanked ? 2 : 0
  const base = (outflanked || atFeature ? Math.max(1, own >> 1) : own) + canister
  return { dice: base + help, strike: piece.strike, bearing: { left: piece.left, steady: 18 } }
}

/** A fight guessed before it comes to contact. */
export function estimateFight(
  attacker: Piece,
  defender: Piece,
  help: number,
  back: number,
): FightOdds {
  const isFlank = !isInArc(defender.o, attacker.o)
  const a = forceOf(attacker, defender, help + (isFlank ? 1 : 0), false)
  const d = forceOf(defender, attacker, back, isFlank)
  const [attackArm, arm] = [profileOf(attacker.unit).arm, profileOf(defender.unit).arm]
  const targetRouts =
    defender.formation.kind === 'square' ||
    (!defender.isInside && (arm === 'artillery' || (arm === 'infantry' && attackArm === 'cavalry')))
  const tieWins = !defender.isInside
  const key = [
    a.dice,
    a.strike,
    a.bearing.left,
    d.dice,
    d.strike,
    d.bearing.left,
    targetRouts,
    tieWins,
  ].join()
  let odds = fights.get(key)
  if (!odds) {
    odds = fightOdds({
      attack: binomial(Math.min(a.dice, 16), a.strike),
      reply: binomial(Math.min(d.dice, 16), d.strike),
      main: a.bearing,
      target: d.bearing,
      tieWins,
      mainRouts: false,
      targetRouts,
    })
    if (fights.size > 5000) fights.clear()
    fights.set(key, odds)
  }
  return odds
}

/** What a fight is worth to the attacker, in points. */
export function fightWorth(
  picture: Picture,
  attacker: Piece,
  defender: Piece,
  odds: FightOdds,
): number {
  const { seen } = picture
  return costOf(seen, defender.unit, odds.target) - costOf(seen, attacker.unit, odds.main)
}

const CAVALRY_NEAR = 6
/** To turn and to shift takes some of the way. */
const SLACK = 0.5

/** Whether one could come to blows with another in one move, roughly. */
export function canCharge(picture: Picture, attacker: Piece, defender: Piece): boolean {
  const { unit, o, formation, moves, isInside, engaged } = attacker
  const { arm } = profileOf(unit)
  if (arm === 'artillery' || isInside || engaged || formation.kind === 'square') return false
  if (formation.kind === 'march column') return false
  if (areApart(o, defender.o, moves)) return false
  const far = gap(o, defender.o)
  if (far > moves - SLACK) return false
  if (arm === 'infantry' && profileOf(defender.unit).arm === 'cavalry' && far >= CAVALRY_NEAR)
    return false
  return (
    isInArc(o, defender.o) &&
    shareThatSees(picture.seen.terrain, o, defender.o, othersThan(picture, defender)) > 0
  )
}

const othersThan = ({ all }: Picture, { o }: Piece): readonly Oblong[] =>
  all.filter((one) => one !== o)

const HELP = 2
const MOST_HELP = 2

/** What the enemy's assaults there cost, in points: the best that he can do. */
export function assaultCost(picture: Picture, piece: Piece, friends: readonly Piece[]): number {
  const chargers = picture.enemies.filter((enemy) => canCharge(picture, enemy, piece))
  if (chargers.length === 0) return 0
  const back = hasBrigadeHelp(piece, friends) ? 1 : 0
  let worst = 0
  for (const charger of chargers) {
    const help = HELP * Math.min(MOST_HELP, chargers.length - 1)
    const odds = estimateFight(charger, piece, help, back)
    worst = Math.max(worst, fightWorth(picture, charger, piece, odds))
  }
  return worst
}
