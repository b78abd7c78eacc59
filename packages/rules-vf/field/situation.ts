// Who stands where. Everything that is worked out from it is kept under it, and it is the same
// object as long as nobody has moved, whatever losses were marked meanwhile.

import {
  footprintOf,
  isOnOrTouches,
  onRoundBase,
  type Body,
  type Footprint,
  type Layout,
  type Point,
  type Pose,
  type Terrain,
} from '@grognard/geometry'
import type { Leader, Unit, UnitId, Vf } from '../battle.ts'
import { basesOf, type Bases } from '../options.ts'
import { placeOf, placesOn } from '../terrain/rules.ts'
import { layoutOf, type Formation } from '../units/formations.ts'

/** What of a battle decides where things are. */
export type Field = Pick<Vf, 'units' | 'terrain' | 'options'>

export type Situation = {
  readonly terrain: Terrain
  readonly bases: Bases
  readonly units: readonly Unit[]
  /** A unit in the open, the ground of the feature that it occupies, or null: not on the table. */
  readonly bodies: readonly (Body | null)[]
  /** The features that a unit is on, in or in contact with. */
  readonly touched: ReadonlyMap<UnitId, ReadonlySet<string>>
  /** Anything worked out about two units, by name and numbers. */
  readonly memo: Map<string, unknown>
}

/** A search goes back and forth between a few positions. */
const MOST_KEPT = 16
const kept: Situation[] = []

export function situationOf({ units, terrain, options }: Field): Situation {
  const bases = basesOf(options)
  for (let i = kept.length - 1; i >= 0; i--) {
    const known = kept[i] as Situation
    if (known.terrain === terrain && known.bases === bases && standsSame(known.units, units))
      return known
  }
  const bodies = units.map((unit) => bodyOf(unit, terrain, bases))
  const situation: Situation = {
    terrain,
    bases,
    units,
    bodies,
    touched: touchedBy(bodies, terrain),
    memo: new Map(),
  }
  kept.push(situation)
  if (kept.length > MOST_KEPT) kept.shift()
  return situation
}

function standsSame(a: readonly Unit[], b: readonly Unit[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i] as Unit, b[i] as Unit]
    if (one === other) continue
    if (
      one.pose !== other.pose ||
      one.inside !== other.inside ||
      one.formation !== other.formation ||
      one.side !== other.side ||
      one.profile !== other.profile ||
      one.figures !== other.figures ||
      (one.status === 'ready') !== (other.status === 'ready')
    )
      return false
  }
  return true
}

const footprints = new WeakMap<Pose, { readonly layout: Layout; readonly footprint: Footprint }>()

/** A unit as it would stand there. */
export function footprintAt(layout: Layout, pose: Pose): Footprint {
  const known = footprints.get(pose)
  if (known?.layout === layout) return known.footprint
  const footprint = footprintOf(layout, pose)
  footprints.set(pose, { layout, footprint })
  return footprint
}

/** A unit as it would stand in another formation or elsewhere. */
export const standing = (
  { options }: Pick<Vf, 'options'>,
  unit: Unit,
  pose: Pose,
  formation: Formation = unit.formation,
): Footprint => footprintAt(layoutOf(unit, formation, basesOf(options)), pose)

function bodyOf(unit: Unit, terrain: Terrain, bases: Bases): Body | null {
  if (unit.status !== 'ready') return null
  if (unit.inside !== null) return placeOf(terrain, unit.inside)?.ground ?? null
  return unit.pose && footprintAt(layoutOf(unit, unit.formation, bases), unit.pose)
}

function touchedBy(
  bodies: readonly (Body | null)[],
  terrain: Terrain,
): ReadonlyMap<UnitId, ReadonlySet<string>> {
  const touched = new Map<UnitId, ReadonlySet<string>>()
  for (const [id, body] of bodies.entries())
    if (body)
      touched.set(
        id,
        new Set(
          placesOn(terrain)
            .filter(({ ground }) => isOnOrTouches(body, ground))
            .map((place) => place.id),
        ),
      )
  return touched
}

/** Works something out once for as long as nobody moves. */
export function remembered<T>(situation: Situation, key: string, make: () => T): T {
  const known = situation.memo.get(key)
  if (known !== undefined) return known as T
  const made = make()
  situation.memo.set(key, made)
  return made
}

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

const layouts = new Map<number, Layout>()

/** A leader's round base. */
export function leaderFootprint({ options }: Pick<Vf, 'options'>, at: Point): Footprint {
  const { leader } = basesOf(options)
  let layout = layouts.get(leader)
  if (!layout) layouts.set(leader, (layout = onRoundBase(leader)))
  return footprintOf(layout, { ...at, facing: 0 })
}

/** Where a leader is: its base, or the feature that it is in; null if it is not on the table. */
export function leaderBody(battle: Pick<Vf, 'options' | 'terrain'>, leader: Leader): Body | null {
  if (leader.status !== 'ready') return null
  if (leader.inside !== null) return placeOf(battle.terrain, leader.inside)?.ground ?? null
  return leader.at && leaderFootprint(battle, leader.at)
}
