// Who stands where. A situation is the same object for as long as nobody has moved, whatever losses
// were marked meanwhile, and what is worked out of it is remembered under it (remembered.ts).

import {
  footprintOf,
  onceWithLast,
  type Body,
  type Footprint,
  type Layout,
  type Pose,
  type Terrain,
} from '@grognard/geometry'

/** Units are known by their place in the list of all units. */
export type UnitId = number

/**
 * All that the field must know of a rulebook's units. `Measures` is what its players agreed on once
 * for the whole battle and by which everything is measured, such as the sizes of bases: one object
 * for all battles in which it is the same.
 */
export type Standing<Unit, Measures> = {
  /** Its bases in the open, the ground of the feature that it occupies, or null: not on the table. */
  readonly bodyOf: (unit: Unit, terrain: Terrain, measures: Measures) => Body | null
  /** Both stand in the same place in the same way, whatever else has happened to it. */
  readonly standAlike: (one: Unit, other: Unit) => boolean
}

export type Situation<Unit = unknown, Measures = unknown> = {
  readonly terrain: Terrain
  readonly measures: Measures
  readonly units: readonly Unit[]
  readonly bodies: readonly (Body | null)[]
  /** Anything worked out, by name. */
  readonly memo: Map<string, unknown>
  /** Anything worked out about two units, by name and then by their numbers. */
  readonly pairs: Map<string, unknown[][]>
}

/** A search goes back and forth between a few positions. */
const MOST_KEPT = 16

/**
 * Lists of units are replaced whenever a unit is: the same list has the same situation. Those that
 * were asked for a moment ago are asked for again, and to keep all of them weakly takes longer.
 */
const LISTS_KEPT = 16

/** The situations of one rulebook's battles: the same one while everybody stands where he stood. */
export function situationsOf<Unit, Measures>({
  bodyOf,
  standAlike,
}: Standing<Unit, Measures>): (
  units: readonly Unit[],
  terrain: Terrain,
  measures: Measures,
) => Situation<Unit, Measures> {
  type Here = Situation<Unit, Measures>
  const kept: Here[] = []
  const lists: (readonly Unit[])[] = []
  const situations: Here[] = []
  let oldest = -1

  function keptFor(units: readonly Unit[], terrain: Terrain, measures: Measures): Here | null {
    for (let i = kept.length - 1; i >= 0; i--) {
      const known = kept[i] as Here
      if (known.terrain === terrain && known.measures === measures && allAlike(known.units, units))
        return known
    }
    return null
  }

  function allAlike(a: readonly Unit[], b: readonly Unit[]): boolean {
    if (a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) {
      const [one, other] = [a[i] as Unit, b[i] as Unit]
      if (one !== other && !standAlike(one, other)) return false
    }
    return true
  }

  function newSituation(units: readonly Unit[], terrain: Terrain, measures: Measures): Here {
    const last = kept.findLast((known) => known.terrain === terrain && known.measures === measures)
    const bodies: (Body | null)[] = []
    for (let id = 0; id < units.length; id++) {
      const unit = units[id] as Unit
      const isKnown = last !== undefined && last.units[id] === unit
      bodies.push(isKnown ? (last.bodies[id] as Body | null) : bodyOf(unit, terrain, measures))
    }
    const memo = new Map<string, unknown>()
    const pairs = new Map<string, unknown[][]>()
    const situation: Here = { terrain, measures, units, bodies, memo, pairs }
    kept.push(situation)
    if (kept.length > MOST_KEPT) kept.shift()
    return situation
  }

  function find(units: readonly Unit[], terrain: Terrain, measures: Measures): Here {
    const at = lists.indexOf(units)
    const known = situations[at]
    if (known && known.terrain === terrain && known.measures === measures) return known
    const situation = keptFor(units, terrain, measures) ?? newSituation(units, terrain, measures)
    const place = at === -1 ? (oldest = (oldest + 1) % LISTS_KEPT) : at
    lists[place] = units
    situations[place] = situation
    return situation
  }

  let lastUnits: readonly Unit[] | null = null
  let last: Here | null = null
  return (units, terrain, measures) => {
    // Most ask for the one that was asked for last.
    if (lastUnits === units && last?.terrain === terrain && last.measures === measures) return last
    lastUnits = units
    return (last = find(units, terrain, measures))
  }
}

const standingAt = onceWithLast((pose: Pose, layout: Layout) => footprintOf(layout, pose))

/** A unit as it stands there: the same object for as long as it does. */
export const footprintOn = (layout: Layout, pose: Pose): Footprint => standingAt(pose, layout)

/** Where a unit is: in the open, or the ground of the feature that it occupies. */
export function bodyIn(situation: Situation, id: UnitId): Body {
  const body = situation.bodies[id]
  if (!body) throw new RangeError(`Unit ${id} is not on the table.`)
  return body
}

/** A unit in the open; null if it occupies a feature or is not on the table. */
export function footprintIn(situation: Situation, id: UnitId): Footprint | null {
  const body = situation.bodies[id]
  return body && 'boxes' in body ? body : null
}
