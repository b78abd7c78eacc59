// What must hold in any battle, at every moment.

import { isOffTable } from '@grognard/field'
import { overlaps, standsOnGround } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { SIDES, type Leader, type Rf2 } from './battle.ts'
import { situationOf } from './field/situation.ts'
import { impassableOn } from './movement/ground.ts'
import { refused } from './refusals/refused.ts'

export const faults = (battle: Rf2): readonly string[] =>
  findings(battle).map(({ message }) => message)

/** The same as refusals, for positions that come from outside. */
export function findings(battle: Rf2): readonly Refusal[] {
  const { units, terrain } = battle
  const { bodies } = situationOf(battle)
  const found: Refusal[] = SIDES.flatMap((side) =>
    units.some((unit) => unit.side === side) ? [] : [refused('rf2:4.5', 'no-army', { side })],
  )
  for (const unit of units) {
    const body = bodies[unit.id]
    if (!body || !('boxes' in body)) continue
    if (isOffTable(terrain, body))
      found.push(refused('rf2:2.1', 'unit-off-table', { unit: unit.name }))
    if (
      impassableOn(terrain).some(({ ground, openings }) => standsOnGround(body, ground, openings))
    )
      found.push(refused('rf2:13.6', 'unit-on-impassable', { unit: unit.name }))
    for (const other of units.slice(unit.id + 1)) {
      const there = bodies[other.id]
      if (there && 'boxes' in there && overlaps(body, there))
        found.push(refused('rf2:12.7', 'unit-overlaps', { unit: unit.name, other: other.name }))
    }
  }
  return [...found, ...battle.leaders.flatMap((leader) => misplaced(battle, leader) ?? [])]
}

/** A leader is on the table, by himself or with a unit that he commands. (10.6) */
function misplaced({ units, terrain }: Rf2, leader: Leader): Refusal | null {
  const { name, at, with: own } = leader
  if (at && (at.x < 0 || at.y < 0 || at.x > terrain.width || at.y > terrain.height))
    return refused('rf2:10.8', 'leader-off-table', { leader: name })
  if (own === null) return null
  const unit = units[own]
  const isHis =
    unit?.pose &&
    unit.side === leader.side &&
    (leader.brigade === null || unit.brigade === leader.brigade)
  return isHis ? null : refused('rf2:10.6', 'leader-nowhere', { leader: name, number: own })
}
