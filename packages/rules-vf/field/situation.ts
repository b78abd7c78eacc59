// Who stands where. Everything that is worked out from it is kept under it, and it is the same
// object as long as nobody has moved, whatever losses were marked meanwhile. What only two bodies
// decide is kept under those two, and so outlives the moves of others.

import {
  CONTACT,
  footprintLately,
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
import { isAside, placeOf, placesOn } from '../terrain/rules.ts'
import { layoutOf, type Formation } from '../units/formations.ts'

/** What of a battle decides where things are. */
export type Field = Pick<Vf, 'units' | 'terrain' | 'options'>

export type Situation = {
  readonly terrain: Terrain
  readonly bases: Bases
  readonly units: readonly Unit[]
  /** A unit in the open, the ground of the feature that it occupies, or null: not on the table. */
  readonly bodies: readonly (Body | null)[]
  /** Anything worked out, by name. */
  readonly memo: Map<string, unknown>
  /** Anything worked out about two units, by name and then by their numbers. */
  readonly pairs: Map<string, Map<number, unknown>>
  /** The position before, as long as it is kept; and the units that are elsewhere now. */
  before: Situation | null
  readonly moved: readonly UnitId[]
}

/** A search goes back and forth between a few positions. */
const MOST_KEPT = 16
const kept: Situation[] = []

/**
 * Lists of units are replaced whenever a unit is: the same list has the same situation. Those that
 * were asked for lately are asked for again, and to keep all of them weakly takes longer.
 */
const LATELY = 16
const lists: (readonly Unit[])[] = []
const situations: Situation[] = []
let newest = 0

export function situationOf({ units, terrain, options }: Field): Situation {
  const bases = basesOf(options)
  const at = lists[newest] === units ? newest : lists.indexOf(units)
  const known = situations[at]
  if (known && known.terrain === terrain && known.bases === bases) {
    newest = at
    return known
  }
  const situation = keptFor(units, terrain, bases) ?? newSituation(units, terrain, bases)
  newest = at === -1 ? (oldest = (oldest + 1) % LATELY) : at
  lists[newest] = units
  situations[newest] = situation
  return situation
}

let oldest = -1

function keptFor(units: readonly Unit[], terrain: Terrain, bases: Bases): Situation | null {
  for (let i = kept.length - 1; i >= 0; i--) {
    const known = kept[i] as Situation
    if (known.terrain === terrain && known.bases === bases && standsSame(known.units, units))
      return known
  }
  return null
}

/** More that have moved are another position altogether. */
const MOST_MOVED = 6

function newSituation(units: readonly Unit[], terrain: Terrain, bases: Bases): Situation {
  const before =
    kept.findLast(
      (last) =>
        last.terrain === terrain && last.bases === bases && last.units.length === units.length,
    ) ?? null
  const bodies: (Body | null)[] = []
  const moved: UnitId[] = []
  for (let id = 0; id < units.length; id++) {
    const unit = units[id] as Unit
    const last = before?.bodies[id] ?? null
    const body = before?.units[id] === unit ? last : bodyOf(unit, terrain, bases)
    bodies.push(body)
    if (before && body !== last) moved.push(id)
  }
  const situation: Situation = {
    terrain,
    bases,
    units,
    bodies,
    memo: new Map(),
    pairs: new Map(),
    before: moved.length > MOST_MOVED ? null : before,
    moved,
  }
  kept.push(situation)
  const gone = kept.length > MOST_KEPT ? kept.shift() : null
  if (gone) gone.before = null
  return situation
}

function standsSame(a: readonly Unit[], b: readonly Unit[]): boolean {
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

/** A unit as it stands there: the same for as long as it does. */
function footprintOn(layout: Layout, pose: Pose): Footprint {
  const known = footprints.get(pose)
  if (known?.layout === layout) return known.footprint
  const footprint = footprintOf(layout, pose)
  footprints.set(pose, { layout, footprint })
  return footprint
}

/** A unit as it would stand there. */
export const footprintAt = footprintLately

/** A unit as it would stand in another formation or elsewhere. */
export const standing = (
  { options }: Pick<Vf, 'options'>,
  unit: Unit,
  pose: Pose,
  formation: Formation = unit.formation,
): Footprint => footprintLately(layoutOf(unit, formation, basesOf(options)), pose)

function bodyOf(unit: Unit, terrain: Terrain, bases: Bases): Body | null {
  if (unit.status !== 'ready') return null
  if (unit.inside !== null) return placeOf(terrain, unit.inside)?.ground ?? null
  return unit.pose && footprintOn(layoutOf(unit, unit.formation, bases), unit.pose)
}

const touching = new WeakMap<
  Body,
  { readonly terrain: Terrain; readonly ids: ReadonlySet<string> }
>()

/**
 * The features that a body is on, in or in contact with. Whoever occupies a feature is in that one,
 * and not in contact with those that adjoin it, such as the next section of a village.
 */
export function touchedBy(terrain: Terrain, body: Body): ReadonlySet<string> {
  const known = touching.get(body)
  if (known?.terrain === terrain) return known.ids
  const occupied = !('boxes' in body)
  const ids = new Set<string>()
  for (const { id, ground, rules } of placesOn(terrain)) {
    if (occupied && ground !== body && rules.has('defendable')) continue
    if (!isAside(body, ground, CONTACT + 1) && isOnOrTouches(body, ground)) ids.add(id)
  }
  touching.set(body, { terrain, ids })
  return ids
}

/**
 * Works something out of some things, once for as long as nobody moves. They are handed on: engines
 * compile a function that stands in a file once, and one that is made anew each time many times.
 */
export function remembered<T, Things extends readonly unknown[]>(
  situation: Situation,
  key: string,
  make: (...things: Things) => T,
  ...things: Things
): T {
  const known = situation.memo.get(key)
  if (known !== undefined) return known as T
  const made = make(...things)
  situation.memo.set(key, made)
  return made
}

/** What of a name is known, by the numbers of two units: little of much that might be. */
export function tableOf({ pairs }: Situation, name: string): Map<number, unknown> {
  let table = pairs.get(name)
  if (!table) pairs.set(name, (table = new Map<number, unknown>()))
  return table
}

/** What is asked all the time about two units of a field has no key. */
export function rememberedOf<T>(
  field: Field,
  situation: Situation,
  name: string,
  a: UnitId,
  b: UnitId,
  make: (field: Field, a: UnitId, b: UnitId) => T,
): T {
  const table = tableOf(situation, name)
  const at = a * situation.units.length + b
  const known = table.get(at)
  if (known !== undefined) return known as T
  const made = make(field, a, b)
  table.set(at, made)
  return made
}

/** Works something out once for two bodies, whatever all others do. */
export function betweenBodies<T>(make: (a: Body, b: Body) => T): (a: Body, b: Body) => T {
  // The second is kept as long as the first: maps are made and cleared sooner than weak ones.
  const known = new WeakMap<Body, Map<Body, T>>()
  return (a, b) => {
    let others = known.get(a)
    if (!others) known.set(a, (others = new Map<Body, T>()))
    let made = others.get(b)
    if (made === undefined) others.set(b, (made = make(a, b)))
    return made
  }
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
const leaders = new WeakMap<Point, { readonly layout: Layout; readonly footprint: Footprint }>()

/** A leader's round base. */
export function leaderFootprint({ options }: Pick<Vf, 'options'>, at: Point): Footprint {
  const { leader } = basesOf(options)
  let layout = layouts.get(leader)
  if (!layout) layouts.set(leader, (layout = onRoundBase(leader)))
  const known = leaders.get(at)
  if (known?.layout === layout) return known.footprint
  const footprint = footprintOf(layout, { x: at.x, y: at.y, facing: 0 })
  leaders.set(at, { layout, footprint })
  return footprint
}

/** Where a leader is: its base, or the feature that it is in; null if it is not on the table. */
export function leaderBody(battle: Pick<Vf, 'options' | 'terrain'>, leader: Leader): Body | null {
  if (leader.status !== 'ready') return null
  if (leader.inside !== null) return placeOf(battle.terrain, leader.inside)?.ground ?? null
  return leader.at && leaderFootprint(battle, leader.at)
}
