// Where a base may stand at all: on the table, on nobody else, and on ground that lets it.

import { overlaps, type Footprint } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { refused } from '../asks/refused.ts'
import type { Leader, Unit, Vf } from '../battle.ts'
import { placesWith, standsOn } from '../terrain/rules.ts'
import { leaderBody, situationOf, type Field } from './situation.ts'

const isOff = (
  { terrain }: Pick<Field, 'terrain'>,
  { left, top, right, bottom }: Footprint,
): boolean => left < 0 || top < 0 || right > terrain.width || bottom > terrain.height

/** Impassable ground, but not where a bridge or a ford lies over it. (T.2.4) */
const isOnImpassable = ({ terrain }: Pick<Field, 'terrain'>, there: Footprint): boolean =>
  placesWith(terrain, 'impassable').some((place) => standsOn(there, place, 'impassable'))

/** Why a unit may not be set up there. */
export function refuseStand(field: Field, unit: Unit, there: Footprint): Refusal | null {
  const { name } = unit
  if (isOff(field, there)) return refused('vf2:6.3', 'off-table', { unit: name })
  if (isOnImpassable(field, there)) return refused('vf2:T.2.4', 'on-impassable', { unit: name })
  if (placesWith(field.terrain, 'defendable').some((it) => standsOn(there, it, 'defendable')))
    return refused('vf2:T.3', 'in-defendable', { unit: name })
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
  { name }: Pick<Leader, 'name'>,
  there: Footprint,
): Refusal | null {
  if (isOff(field, there)) return refused('vf2:6.3', 'leader-off-table')
  if (isOnImpassable(field, there)) return refused('vf2:T.2.4', 'leader-on-impassable')
  return placesWith(field.terrain, 'defendable').some((it) => standsOn(there, it, 'defendable'))
    ? refused('vf2:T.3', 'leader-in-defendable', { leader: name })
    : null
}

/** Why a leader may not be set up there: on units and other leaders nobody stands. */
export function refuseLeaderStand(seen: Vf, leader: Leader, there: Footprint): Refusal | null {
  const { bodies } = situationOf(seen)
  const isOnUnit = bodies.some((body) => body && 'boxes' in body && overlaps(body, there))
  const other = seen.leaders.find((one) => {
    const body = one.id !== leader.id && one.inside === null && leaderBody(seen, one)
    return body && 'boxes' in body && overlaps(body, there)
  })
  const data = { leader: leader.name, other: other?.name ?? '' }
  return (
    refuseLeaderGround(seen, leader, there) ??
    (isOnUnit ? refused('vf2:6.8', 'leader-on-unit') : null) ??
    (other ? refused('vf2:6.8', 'leader-on-leader', data) : null)
  )
}
