// Assaults: made when support and odds are good. (6.5, 7.2, 8.2)

import {
  asIf,
  assaultTargets,
  brigadeSupporters,
  canLendMelee,
  editionOf,
  enemiesTouching,
  unitOf,
  type ChosenFight,
  type Order,
  type Unit,
  type UnitId,
  type Vf,
  numbersOf,
} from '@grognard/rules-vf/functions'
import { canCharge, estimateFight } from '../features/exposure.ts'
import { backing, fitting, oddsOf, type FightOdds } from '../features/odds.ts'
import type { Picture, Piece } from '../features/picture.ts'
import { fightWorth } from '../features/worth.ts'
import { isBarred } from './standing.ts'

export type AssaultPlan = {
  readonly order: Order
  readonly target: UnitId
  /** What it brings beyond what would come without it, in points. */
  readonly worth: number
  readonly odds: FightOdds
  /** Friends in contact with the target, and those who could still join. */
  readonly helpers: number
}

/** The best way to fight one enemy with those who touch it: each of them may lead. */
export function bestFight(
  battle: Vf,
  target: Unit,
  mains: readonly Unit[],
): { readonly fight: ChosenFight; readonly odds: FightOdds; readonly worth: number } | null {
  let best: ReturnType<typeof bestFight> = null
  for (const main of mains) {
    const others = mains.filter(
      ({ id }) => id !== main.id && canLendMelee(battle, unitOf(battle, id), target.id),
    )
    const support = fitting(
      battle,
      others.map(({ id }) => id),
      target.id,
    )
    const near = brigadeSupporters(battle, main).filter(({ id }) => !support.includes(id))
    const room = editionOf(battle).brigadeRoom(battle, support, target.id)
    const fight: ChosenFight = {
      main: main.id,
      target: target.id,
      support,
      brigade: near.slice(0, room).map(({ id }) => id),
    }
    const odds = oddsOf(battle, fight, backing(battle, target, main.id))
    const worth = fightWorth(battle, main, target, odds)
    if (!best || worth > best.worth) best = { fight, odds, worth }
  }
  return best
}

/** Not all who could still join will find room. */
const ROOM = 0.7

/** Dice that so many would lend who could still join. (8.2.2) */
function joinedBy(seen: Vf, helpers: number): number {
  const { mostSupport, meleeSupport } = numbersOf(seen.options)
  return meleeSupport * Math.min(mostSupport, helpers)
}

/** The assaults that a unit could make now, with what each is worth. */
export function assaultsOf(
  picture: Picture,
  piece: Piece,
  atLeast: number,
): readonly AssaultPlan[] {
  const { seen } = picture
  const { unit } = piece
  if (!unit.pose || !editionOf(seen).mayAct(unit, 'assault')) return []
  const hoped = picture.enemies.filter(
    (enemy) => !isBarred(piece, enemy) && hopeOf(picture, piece, enemy) > atLeast,
  )
  if (hoped.length === 0) return []
  return assaultTargets(seen, unit).flatMap(({ target, way }) => {
    const enemy = picture.byId.get(target)
    if (!enemy || isBarred(piece, enemy)) return []
    const pose = way.at(-1) ?? unit.pose
    if (!pose) return []
    const there = asIf(seen, unit, { formation: unit.formation, pose })
    const worth = worthOfContact(picture, there, piece, enemy)
    return worth
      ? [{ order: { unit: unit.id, do: 'assault', way } as const, target, ...worth }]
      : []
  })
}

/** What it might bring, guessed before its way is looked for. */
function hopeOf(picture: Picture, piece: Piece, enemy: Piece): number {
  if (!canCharge(picture, piece, enemy)) return -Infinity
  const engaged = touching(picture, enemy)
  const joining = joinersOf(picture, piece, enemy).length
  const { seen } = picture
  const odds = estimateFight(seen, piece, enemy, joinedBy(seen, joining + engaged), 0)
  return fightWorth(seen, piece.unit, enemy.unit, odds) + (engaged > 0 ? 0.2 : 0)
}

const touching = ({ seen, side }: Picture, { unit }: Piece): number =>
  enemiesTouching(seen, unit).filter((other) => other.side === side).length

/** Units of its brigade that have not acted and could assault the same enemy. */
const joinersOf = (picture: Picture, piece: Piece, enemy: Piece): readonly Piece[] =>
  picture.own.filter(
    (friend) =>
      friend.unit.id !== piece.unit.id &&
      friend.unit.brigade === piece.unit.brigade &&
      !friend.unit.acted &&
      editionOf(picture.seen).mayAct(friend.unit, 'assault') &&
      !friend.condition.shaken &&
      !isBarred(friend, enemy) &&
      canCharge(picture, friend, enemy) &&
      // Whoever can reach an enemy whom nobody has engaged must go for that one. (6.5)
      !picture.enemies.some(
        (other) => other !== enemy && !other.engaged && canCharge(picture, friend, other),
      ),
  )

function worthOfContact(picture: Picture, there: Vf, piece: Piece, enemy: Piece) {
  const { seen, side } = picture
  const target = unitOf(there, enemy.unit.id)
  const before = enemiesTouching(seen, enemy.unit).filter((one) => one.side === side)
  const now = enemiesTouching(there, target).filter((one) => one.side === side)
  const then = bestFight(there, target, now)
  if (!then) return null
  const without = before.length > 0 ? (bestFight(seen, enemy.unit, before)?.worth ?? 0) : 0
  const joiners = joinersOf(picture, piece, enemy)
  const joining = Math.min(
    joiners.length,
    Math.max(0, numbersOf(seen.options).mostSupport - then.fight.support.length),
  )
  const hoped =
    joining === 0 ? then.worth : joinedWorth(picture, piece, enemy, now.length - 1 + joining)
  const worth =
    joining === 0 ? then.worth : ROOM * Math.max(then.worth, hoped) + (1 - ROOM) * then.worth
  return {
    worth: worth - without,
    odds: then.odds,
    helpers: then.fight.support.length + joining,
  }
}

function joinedWorth(picture: Picture, piece: Piece, enemy: Piece, helpers: number): number {
  const { seen } = picture
  const { brigadeSupport: back } = numbersOf(seen.options)
  const odds = estimateFight(seen, piece, enemy, joinedBy(seen, helpers) + back, back)
  return fightWorth(seen, piece.unit, enemy.unit, odds)
}

/** What an engaged unit's fight of this turn is worth if it stays in it. */
export function worthOfStaying(picture: Picture, unit: Unit): number {
  const { seen, side } = picture
  let worth = 0
  for (const enemy of enemiesTouching(seen, unit)) {
    const mains = enemiesTouching(seen, enemy).filter((one) => one.side === side)
    const best = bestFight(seen, enemy, mains)
    if (best) worth += best.worth / Math.max(1, mains.length)
  }
  return worth
}
