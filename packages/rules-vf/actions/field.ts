// What a move is measured against: the table's edges, the ground and all other units.

import {
  CONTACT,
  groundOfCrossing,
  INCH,
  type Barrier,
  type Closed,
  type Extent,
  type Field,
  type Footprint,
  type Ground,
  type Other,
  type Region,
  type Terrain,
} from '@grognard/geometry'
import { isReady, type Unit, type Vf } from '../battle.ts'
import { isEngaged } from '../field/contact.ts'
import { bodyIn, remembered, situationOf } from '../field/situation.ts'
import { specialsOf } from '../specials/index.ts'
import { crossingsOn, placesWith, type Place } from '../terrain/rules.ts'
import { isInMarchColumn, type Formation, type FormationKind } from '../units/formations.ts'
import { onceFor } from '../once.ts'
import { doubleDistance, moveDistance } from './distance.ts'

/** What a unit is measured for. */
export type Purpose = 'move' | 'double' | 'retreat' | 'assault' | 'reform' | 'exit'

/** How near moves come to enemies. (6.3.2) */
export const AWAY = 3
/** From where to where units double. (6.6) */
export const FAR = 18

/** What crossing a barrier costs. (T.2.1) */
export const TOLL = 4 * INCH
/** No contact, in whole thousandths. */
const CLEAR = CONTACT + 1

/** A unit in a formation, and all that its figures meet on the way. */
export function fieldFor(
  seen: Vf,
  unit: Unit,
  purpose: Purpose,
  formation: Formation = unit.formation,
): Field {
  const allowance = allowanceFor(seen, unit, purpose, formation)
  const { kind } = formation
  const fields = remembered(situationOf(seen), 'fields', noFields)
  const known = (fields[unit.id] ??= [])
  for (const one of known)
    if (one.purpose === purpose && one.kind === kind && one.field.allowance === allowance)
      return one.field
  const field = newField(seen, unit, purpose, formation, allowance)
  known.push({ purpose, kind, field })
  return field
}

type Known = { readonly purpose: Purpose; readonly kind: FormationKind; readonly field: Field }

/** The fields of each unit that are known: a unit asks for few. */
const noFields = (): Known[][] => []

function newField(
  seen: Vf,
  unit: Unit,
  purpose: Purpose,
  formation: Formation,
  allowance: number | undefined,
): Field {
  const { terrain } = seen
  const { closed, barriers } = groundsOf(terrain)
  return {
    closed,
    barriers,
    regions: regionsFor(terrain, unit, formation),
    others: othersFor(seen, unit, purpose, formation),
    allowance,
    table: tableFor(seen, unit),
  }
}

/** All of the table; and beyond its edge where a unit that arrives still stands. (11.0) */
function tableFor(seen: Vf, { id }: Unit): Extent {
  const { width, height } = seen.terrain
  const { left = 0, top = 0, right = 0, bottom = 0 } = situationOf(seen).bodies[id] ?? {}
  return {
    left: Math.min(0, left),
    top: Math.min(0, top),
    right: Math.max(width, right),
    bottom: Math.max(height, bottom),
  }
}

function allowanceFor(
  seen: Vf,
  unit: Unit,
  purpose: Purpose,
  formation: Formation,
): number | undefined {
  if (purpose === 'reform' || purpose === 'exit') return undefined
  if (purpose === 'double') return INCH * doubleDistance(seen, unit).value
  return INCH * moveDistance(seen, unit, formation).value
}

type Grounds = {
  readonly closed: readonly Closed[]
  readonly barriers: readonly Barrier[]
  readonly highways: readonly Region[]
  readonly rough: readonly Region[]
  readonly crossings: readonly Place[]
}

const groundsOf = onceFor((terrain: Terrain): Grounds => ({
  closed: [
    ...placesWith(terrain, 'impassable').map(opened), // T.2.4
    ...placesWith(terrain, 'defendable').map(({ id, ground }) => ({ id, ground })), // T.3
  ],
  barriers: placesWith(terrain, 'barrier').map((place) => ({ toll: TOLL, ...opened(place) })),
  highways: placesWith(terrain, 'highway').map(({ id, ground }) => halved(id, ground)),
  rough: placesWith(terrain, 'rough').map(({ id, ground }) => doubled(id, ground)),
  crossings: crossingsOn(terrain),
}))

/** A river or stream is open where bridges and fords lie over it. (T.1.4, T.1.5) */
function opened({ id, ground, feature }: Place): Closed {
  const openings = 'crossings' in feature ? feature.crossings.map(groundOfCrossing) : []
  return openings.length > 0 ? { id, ground, openings } : { id, ground }
}

const halved = (id: string, ground: Ground): Region => ({ id, ground, over: 1, under: 2 })
const plain = (id: string, ground: Ground): Region => ({ id, ground, over: 1, under: 1 })
const doubled = (id: string, ground: Ground): Region => ({ id, ground, over: 2, under: 1 })

/** Where an inch does not count as an inch; of two that overlap the first counts. (T.2.3, T.2.6) */
function regionsFor(terrain: Terrain, unit: Unit, formation: Formation): readonly Region[] {
  const { crossings, highways, rough } = groundsOf(terrain)
  const marches = isInMarchColumn({ formation })
  const slows = !specialsOf(unit).some((special) => special.ignoresRough?.(unit, formation))
  const bridges = crossings.map(({ id, ground, rules }) => {
    if (rules.has('rough')) return slows ? doubled(id, ground) : plain(id, ground)
    return marches && rules.has('highway') ? halved(id, ground) : plain(id, ground)
  })
  return [...bridges, ...(marches ? highways : []), ...(slows ? rough : [])]
}

const names: string[] = []

/** How a field names a unit, and which unit a name is of. */
const nameOf = ({ id }: Unit): string => (names[id] ??= `unit ${id}`)
export const unitNamed = (seen: Vf, name: string | null): Unit | null =>
  name?.startsWith('unit ') ? (seen.units[Number(name.slice('unit '.length))] ?? null) : null

function othersFor(seen: Vf, unit: Unit, purpose: Purpose, formation: Formation): readonly Other[] {
  const others: Other[] = []
  const situation = situationOf(seen)
  for (const other of seen.units) {
    if (other.id === unit.id || !isReady(other)) continue
    const body = bodyIn(situation, other.id)
    if (other.side === unit.side) {
      // Whoever occupies a feature may be touched by friends. (T.3.4)
      if ('boxes' in body) others.push(friend(seen, unit, other, body, formation))
    } else if ('boxes' in body) others.push(met(ENEMY[purpose], other, body))
    else if (purpose !== 'assault') others.push(met(HOLDER[purpose], other, asFootprint(body)))
  }
  return others
}

type Limits = Omit<Other, 'id' | 'unit'>

/** How others are met, and those who were met like this last, by their numbers. */
type Manner = { readonly limits: Limits; readonly last: Other[] }

const manner = (limits: Limits): Manner => ({ limits, last: [] })

/** The fields written out: engines make such a record many times faster than `{...limits}`. */
const within = (
  { least, mayStartNearer, endsAtLeast, endsBeyond }: Limits,
  id: string,
  unit: Footprint,
): Other => ({ id, unit, least, mayStartNearer, endsAtLeast, endsBeyond })

/** Whoever stays where it is, is met in the same manner move after move. */
function met({ limits, last }: Manner, other: Unit, unit: Footprint): Other {
  const { id } = other
  const known = last[id]
  return known?.unit === unit ? known : (last[id] = within(limits, nameOf(other), unit))
}

/** How near one may come to an enemy in the open. (6.3.2, 6.3.3, 6.4, 6.5, 6.6, T.3.3) */
const ENEMY: { readonly [purpose in Purpose]: Manner } = {
  move: manner({ least: AWAY * INCH }),
  double: manner({ least: AWAY * INCH, endsBeyond: FAR * INCH }),
  retreat: manner({ least: AWAY * INCH, mayStartNearer: true, endsAtLeast: AWAY * INCH }),
  assault: manner({ least: 0 }),
  reform: manner({ least: null, endsBeyond: AWAY * INCH }),
  exit: manner({ least: null, endsAtLeast: AWAY * INCH }),
}

/** And to a feature that an enemy occupies: moves only may not touch it. (T.3.4) */
const HOLDER: { readonly [purpose in Exclude<Purpose, 'assault'>]: Manner } = {
  move: manner({ least: CLEAR }),
  double: manner({ least: CLEAR, endsBeyond: FAR * INCH }),
  retreat: manner({ least: CLEAR, mayStartNearer: true, endsAtLeast: AWAY * INCH }),
  reform: manner({ least: null, endsBeyond: AWAY * INCH }),
  exit: manner({ least: null, endsAtLeast: AWAY * INCH }),
}

const CROSSED = manner({ least: null, endsBeyond: CONTACT })
const GONE_AROUND = manner({ least: 0, endsBeyond: CONTACT })

/** Friends are crossed or gone around, and not touched in the end. (6.3, Open Order) */
function friend(seen: Vf, unit: Unit, other: Unit, body: Footprint, formation: Formation): Other {
  const crosses =
    !isEngaged(seen, other) &&
    (other.brigade === unit.brigade ||
      specialsOf(unit).some((special) => special.crosses?.(formation, other)))
  return met(crosses ? CROSSED : GONE_AROUND, other, body)
}

/** The ground of a feature as if it were a unit that stands there. */
export const asFootprint = onceFor(groundAsUnit)

function groundAsUnit({ pieces, left, top, right, bottom }: Ground): Footprint {
  const [width, depth] = [right - left, bottom - top]
  const pose = { x: Math.trunc((left + right) / 2), y: top, facing: 0 }
  const block = { u: 0, v: 0, facing: 0, files: 1, ranks: 1, width, depth, front: true }
  return { pose, boxes: pieces.map((ring) => ({ block, ring })), left, top, right, bottom }
}
