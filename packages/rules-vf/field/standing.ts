// Where a base may stand at all: on the table, on nobody else, and on ground that lets it.

import { isOffTable, placeUnder } from '@grognard/field'
import { overlaps, type Footprint } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Leader, Unit, Vf } from '../battle.ts'
import type { VfClause } from '../clauses.ts'
import { refused } from '../refusals/refused.ts'
import type { TerrainRule } from '../terms.ts'
import { leaderBody, situationOf, type Field } from './situation.ts'

/** The name of such ground that it would stand on. (T.2.4, T.3) */
function groundUnder(
  { terrain }: Pick<Field, 'terrain'>,
  there: Footprint,
  rule: TerrainRule,
): string | undefined {
  const place = placeUnder(terrain, there, rule)
  return place && (place.feature.name || place.id)
}

/** Why a unit may not be set up there. */
export function refuseStanding(field: Field, unit: Unit, there: Footprint): Refusal | null {
  const { name } = unit
  if (isOffTable(field.terrain, there)) return refused('vf2:1.2.1', 'off-table', { unit: name })
  const closed = groundUnder(field, there, 'impassable')
  if (closed !== undefined)
    return refused('vf2:T.2.4', 'on-impassable', { unit: name, ground: closed })
  const feature = groundUnder(field, there, 'defendable')
  if (feature !== undefined) return refused('vf2:T.3', 'in-defendable', { unit: name, feature })
  const { bodies } = situationOf(field)
  const other = field.units.find(({ id }) => {
    const body = bodies[id]
    return id !== unit.id && body && 'boxes' in body && overlaps(body, there)
  })
  return other ? refused('vf2:1.2.1', 'on-others', { unit: name, other: other.name }) : null
}

/** Why a leader may not stand there in the open, whoever else does. (T.2.4, T.3) */
export function refuseLeaderGround(
  field: Pick<Field, 'terrain'>,
  { name: leader }: Pick<Leader, 'name'>,
  there: Footprint,
  by: VfClause = 'vf2:6.8',
): Refusal | null {
  if (isOffTable(field.terrain, there)) return refused(by, 'leader-off-table', { leader })
  const ground = groundUnder(field, there, 'impassable')
  if (ground !== undefined) return refused('vf2:T.2.4', 'leader-on-impassable', { leader, ground })
  const feature = groundUnder(field, there, 'defendable')
  return feature === undefined
    ? null
    : refused('vf2:T.3', 'leader-in-defendable', { leader, feature })
}

/** Why a leader may not be set up there by this clause: nobody stands on units and other leaders. */
export function refuseLeaderStanding(
  seen: Vf,
  leader: Leader,
  there: Footprint,
  by: VfClause = 'vf2:6.8',
): Refusal | null {
  const { bodies } = situationOf(seen)
  const unit = seen.units.find(({ id }) => {
    const body = bodies[id]
    return body && 'boxes' in body && overlaps(body, there)
  })
  const other = seen.leaders.find((one) => {
    const body = one.id !== leader.id && one.inside === null && leaderBody(seen, one)
    return body && 'boxes' in body && overlaps(body, there)
  })
  const data = { leader: leader.name, other: other?.name ?? '' }
  return (
    refuseLeaderGround(seen, leader, there, by) ??
    (unit ? refused(by, 'leader-on-unit', { leader: leader.name, unit: unit.name }) : null) ??
    (other ? refused(by, 'leader-on-leader', data) : null)
  )
}
