// Who stands where, as the field has it: units in the open.

import { footprintOn, situationsOf, type Situation as AnySituation } from '@grognard/field'
import {
  recentFootprint,
  type Body,
  type Footprint,
  type Pose,
  type Terrain,
} from '@grognard/geometry'
import type { Seen, Unit } from '../battle.ts'
import { basesOf, type Options } from '../options.ts'
import { layoutOf, type Formation } from '../units/formations.ts'

/** What of a battle decides where things are. */
export type Field = Pick<Seen, 'units' | 'terrain' | 'options'>

export type Situation = AnySituation<Unit, Options>

/** Disorder and losses are not where anybody stands: fire is worked out once although they change. */
const situations = situationsOf<Unit, Options>({
  bodyOf: (unit: Unit, _terrain: Terrain, options: Options): Body | null =>
    unit.pose && footprintOn(layoutOf(unit, unit.formation, basesOf(options)), unit.pose),
  standAlike: (one, other) =>
    one.pose === other.pose &&
    one.formation === other.formation &&
    one.side === other.side &&
    one.kind === other.kind &&
    one.stands === other.stands &&
    one.mounted === other.mounted &&
    one.weapons === other.weapons,
})

export const situationOf = ({ units, terrain, options }: Field): Situation =>
  situations(units, terrain, options)

/** A unit as it would stand in a formation, there. */
export const standing = (
  { options }: Pick<Seen, 'options'>,
  unit: Unit,
  { formation, pose }: Stance,
): Footprint => recentFootprint(layoutOf(unit, formation, basesOf(options)), pose)

/** How a unit stands, and where. */
export type Stance = { readonly formation: Formation; readonly pose: Pose }
