// The battle at a glance, for all players: every unit on the table as a piece, with how it stands.

import { onceForBoth } from '@grognard/geometry'
import {
  enemyOf,
  isEngaged,
  type FeatureId,
  type Formation,
  type Side,
  type Stance,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { footingInside, footingOf, type Footing } from './footing.ts'
import { oblongAt, oblongNow, type Oblong } from './oblong.ts'
import { conditionOf, type Condition } from './conditions.ts'

/** One unit as it stands, or would stand. */
export type Piece = {
  readonly unit: Unit
  readonly o: Oblong
  readonly formation: Formation
  readonly inside: FeatureId | null
  readonly isInside: boolean
  /** What the rules say of it. */
  readonly condition: Condition
  readonly footing: Footing
  readonly engaged: boolean
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

/** While nobody moves or suffers, and the same cards are in force, one picture serves a side. */
const drawnOf = onceForBoth((_units: Vf['units'], _effects: Vf['effects']): Drawn => ({}))

type Drawn = { [side in Side]?: Picture }

export function pictureOf(seen: Vf, side: Side): Picture {
  return (drawnOf(seen.units, seen.effects)[side] ??= drawn(seen, side))
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

function pieceOf(
  seen: Vf,
  unit: Unit,
  o: Oblong,
  formation: Formation,
  inside: FeatureId | null,
  engaged = false,
): Piece {
  const { terrain } = seen
  return {
    unit,
    o,
    formation,
    inside,
    isInside: inside !== null,
    condition: conditionOf(seen, unit, formation, inside),
    footing: inside === null ? footingOf(terrain, o) : footingInside(terrain, inside, o),
    engaged,
  }
}
