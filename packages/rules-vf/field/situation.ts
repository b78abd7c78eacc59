// Who stands where, as the field has it: V&F's units, garrisons and leaders.

import {
  footprintOn,
  placeOf,
  situationsOf,
  touchedWhere,
  type Situation as AnySituation,
} from '@grognard/field'
import {
  recentFootprint,
  footprintOf,
  onceFor,
  onceWithLast,
  onRoundBase,
  type Body,
  type Footprint,
  type Layout,
  type Point,
  type Pose,
  type Terrain,
} from '@grognard/geometry'
import type { Leader, Unit, Vf } from '../battle.ts'
import type { Formation } from '../formation.ts'
import { measuresOf, type Measures } from '../editions/book.ts'
import { basesOf, type Bases } from '../options.ts'
import { layoutOf } from '../units/formations.ts'

/** What of a battle decides where things are. */
export type Field = Pick<Vf, 'units' | 'terrain' | 'options'>

export type Situation = AnySituation<Unit, Measures>

const situations = situationsOf<Unit, Measures>({
  bodyOf,
  standAlike: (one, other) =>
    one.pose === other.pose &&
    one.inside === other.inside &&
    one.formation === other.formation &&
    one.side === other.side &&
    one.profile === other.profile &&
    one.figures === other.figures &&
    (one.status === 'ready') === (other.status === 'ready'),
})

export const situationOf = ({ units, terrain, options }: Field): Situation =>
  situations(units, terrain, measuresOf(options))

function bodyOf(unit: Unit, terrain: Terrain, { bases }: Measures): Body | null {
  if (unit.status !== 'ready') return null
  if (unit.inside !== null) return placeOf(terrain, unit.inside)?.ground ?? null
  return unit.pose && footprintOn(layoutOf(unit, unit.formation, bases), unit.pose)
}

/** A unit as it would stand there. */
export const footprintAt = recentFootprint

/** A unit as it would stand in another formation or elsewhere. */
export const standing = (
  { options }: Pick<Vf, 'options'>,
  unit: Unit,
  pose: Pose,
  formation: Formation = unit.formation,
): Footprint => recentFootprint(layoutOf(unit, formation, basesOf(options)), pose)

/** The features that a body is on, in or in contact with. (T.3) */
export const touchedBy = touchedWhere('defendable')

const leaderLayout = onceFor(({ leader }: Bases): Layout => onRoundBase(leader))

const leaderAt = onceWithLast((at: Point, layout: Layout): Footprint =>
  footprintOf(layout, { x: at.x, y: at.y, facing: 0 }),
)

/** A leader's round base. */
export const leaderFootprint = ({ options }: Pick<Vf, 'options'>, at: Point): Footprint =>
  leaderAt(at, leaderLayout(basesOf(options)))

/** Where a leader is: its base, or the feature that it is in; null if it is not on the table. */
export function leaderBody(battle: Pick<Vf, 'options' | 'terrain'>, leader: Leader): Body | null {
  if (leader.status !== 'ready') return null
  if (leader.inside !== null) return placeOf(battle.terrain, leader.inside)?.ground ?? null
  return leader.at && leaderFootprint(battle, leader.at)
}
