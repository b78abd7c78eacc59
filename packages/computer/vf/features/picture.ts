// The battle at a glance: every unit on the table as a piece, with what it can do to others.

import { INCH } from '@grognard/geometry'
import {
  enemyOf,
  hasSpecial,
  isDeployed,
  isEngaged,
  isInAttackColumn,
  isInLine,
  isInOpenOrder,
  moveDistance,
  placeOf,
  profileOf,
  rangeOf,
  tenacityOf,
  valueOf,
  type FeatureId,
  type Formation,
  type Side,
  type Stance,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { oblongAt, oblongNow, type Oblong } from './oblong.ts'

/** One unit as it stands, or would stand. */
export type Piece = {
  readonly unit: Unit
  readonly o: Oblong
  readonly formation: Formation
  readonly inside: FeatureId | null
  readonly isInside: boolean
  /** Dice of its volley, and of its skirmishers; ranges in inches. */
  readonly fire: number
  readonly range: number
  readonly skirmish: number
  readonly skirmishRange: number
  /** It shoots with canister. */
  readonly canister: boolean
  readonly melee: number
  /** Of 36: the chance of one of its dice, in fire and in melee. */
  readonly aim: number
  readonly strike: number
  /** Losses that it can still bear. */
  readonly left: number
  readonly shaken: boolean
  readonly engaged: boolean
  /** How far it moves in this formation. */
  readonly moves: number
  /** Taken off hit rolls at it. */
  readonly cover: number
}

export type Picture = {
  readonly seen: Vf
  readonly side: Side
  readonly own: readonly Piece[]
  readonly enemies: readonly Piece[]
  /** All oblongs, which stand in the way of sight. */
  readonly all: readonly Oblong[]
  readonly byId: ReadonlyMap<number, Piece>
}

const pictures = new WeakMap<Vf['units'], Map<string, Picture>>()

export function pictureOf(seen: Vf, side: Side): Picture {
  let known = pictures.get(seen.units)
  if (!known) pictures.set(seen.units, (known = new Map<string, Picture>()))
  let picture = known.get(side)
  if (!picture) known.set(side, (picture = drawn(seen, side)))
  return picture
}

function drawn(seen: Vf, side: Side): Picture {
  const pieces = seen.units.flatMap((unit) => {
    const o = oblongNow(seen, unit)
    return o ? [pieceOf(seen, unit, o, unit.formation, unit.inside, isEngaged(seen, unit))] : []
  })
  return {
    seen,
    side,
    own: pieces.filter(({ unit }) => unit.side === side),
    enemies: pieces.filter(({ unit }) => unit.side === enemyOf(side)),
    all: pieces.map(({ o }) => o),
    byId: new Map(pieces.map((piece) => [piece.unit.id, piece])),
  }
}

/** A unit as it would stand elsewhere in the open, touching nobody. */
export const pieceAt = (seen: Vf, unit: Unit, stance: Stance): Piece =>
  pieceOf(seen, unit, oblongAt(seen, unit, stance), stance.formation, null)

/** A unit as it would be inside a feature. */
export const pieceInside = (seen: Vf, unit: Unit, o: Oblong, inside: FeatureId): Piece =>
  pieceOf(seen, unit, o, unit.formation, inside)

const EVERY = 36
const CANISTER = 2

/** What of a unit stays the same wherever it stands. */
type Sheet = {
  readonly effects: Vf['effects']
  readonly fire: number
  readonly melee: number
  readonly tenacity: number
  readonly range: number
  readonly skirmishRange: number
  readonly moves: Map<string, number>
}

const sheets = new WeakMap<Unit, Sheet>()

function sheetOf(seen: Vf, unit: Unit): Sheet {
  let sheet = sheets.get(unit)
  if (!sheet || sheet.effects !== seen.effects) {
    sheet = {
      effects: seen.effects,
      fire: valueOf(unit, 'fire'),
      melee: valueOf(unit, 'melee'),
      tenacity: tenacityOf(seen, unit).value,
      range: (rangeOf(seen, unit, false) ?? 0) / INCH,
      skirmishRange: (rangeOf(seen, unit, true) ?? 0) / INCH,
      moves: new Map(),
    }
    sheets.set(unit, sheet)
  }
  return sheet
}

/** How far a unit moves in a formation, in inches. */
export function movesOf(seen: Vf, unit: Unit, formation: Formation): number {
  const { moves } = sheetOf(seen, unit)
  let far = moves.get(formation.kind)
  if (far === undefined)
    moves.set(formation.kind, (far = moveDistance(seen, unit, formation).value))
  return far
}

function pieceOf(
  seen: Vf,
  unit: Unit,
  o: Oblong,
  formation: Formation,
  inside: FeatureId | null,
  engaged = false,
): Piece {
  const { arm } = profileOf(unit)
  const sheet = sheetOf(seen, unit)
  const isInside = inside !== null
  const deployed = isInside || isDeployed({ formation })
  const shaken = unit.losses >= sheet.tenacity
  const column = !isInside && isInAttackColumn({ formation })
  const line = !isInside && isInLine({ formation })
  const fire = deployed ? sheet.fire : 0
  const halved = arm === 'infantry' && (column || isInside || formation.kind === 'square')
  const lineFire =
    arm === 'infantry' && line && !hasSpecial(unit, 'militia') ? Math.max(1, fire >> 1) : 0
  const disciplined = line && hasSpecial(unit, 'disciplined musketry')
  const battery = arm === 'artillery' && unit.losses === 0 && hasSpecial(unit, 'battery')
  const fierce =
    disciplined || (column && hasSpecial(unit, 'elan')) || hasSpecial(unit, 'heavy cavalry')
  const open = isInOpenOrder({ formation }) && !isInside ? 1 : 0
  const bonus = (isInside && arm === 'infantry') || formation.kind === 'square' ? 1 : 0
  return {
    unit,
    o,
    formation,
    inside,
    isInside,
    fire: fire > 0 && halved ? Math.max(1, fire >> 1) : fire,
    range: deployed ? sheet.range : 0,
    skirmish: deployed && sheet.skirmishRange > 0 ? Math.max(1, fire >> 1) : 0,
    skirmishRange: deployed ? sheet.skirmishRange : 0,
    canister: hasSpecial(unit, 'canister'),
    melee: deployed ? Math.max(1, sheet.melee + lineFire + bonus - open) : 1,
    aim: chance(shaken ? 2 : 3, disciplined || battery),
    strike: chance(shaken ? 2 : unit.losses === 0 ? 4 : 3, fierce),
    left: Math.max(0, sheet.tenacity - unit.losses),
    shaken,
    engaged,
    moves: movesOf(seen, unit, formation),
    cover: inside === null ? 0 : coverIn(seen, inside),
  }
}

/** So many faces succeed; ones may be thrown again. */
const chance = (faces: number, rerolls: boolean): number =>
  (faces * EVERY) / 6 + (rerolls ? faces : 0)

/** Whoever is inside a feature is covered from everybody. (T.2.2) */
function coverIn(seen: Vf, inside: FeatureId): number {
  const rules = placeOf(seen.terrain, inside)?.rules
  return rules?.has('hard cover') ? 2 : rules?.has('soft cover') ? 1 : 0
}

/** The dice of a shot at such a distance: all of it, or its skirmishers. */
export function diceAt(
  { fire, range, skirmish, skirmishRange, canister }: Piece,
  far: number,
): number {
  if (far <= range) return fire + (canister && far <= 12 ? CANISTER : 0)
  return far <= skirmishRange ? skirmish : 0
}

/** The chance of one die at a target in cover. A six always hits. (1.0.2) */
export const aimAt = ({ aim }: Piece, target: Piece): number =>
  Math.max(EVERY / 6, aim - (target.cover * EVERY) / 6)
