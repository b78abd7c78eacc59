// What a move is measured against: the table's edges, the ground and all other units.

import {
  asFootprint,
  bodyIn,
  crossingsOn,
  doubled,
  halved,
  manner,
  met,
  opened,
  plain,
  remembered,
  tableFor,
  type Place,
} from '@grognard/field'
import {
  CONTACT,
  onceFor,
  onceForBoth,
  type Barrier,
  type Closed,
  type Field,
  type Footprint,
  type Other,
  type Region,
  type Terrain,
} from '@grognard/geometry'
import { isReady, type Unit, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import { numbersOf, type Measures } from '../editions/book.ts'
import type { Manners } from '../editions/edition.ts'
import type { Numbers } from '../editions/numbers.ts'
import { isEngaged } from '../field/contact.ts'
import { situationOf } from '../field/situation.ts'
import type { Formation, FormationKind } from '../formation.ts'
import { fromInches } from '../measured.ts'
import type { Purpose } from '../order.ts'
import { specialsOf } from '../specials/index.ts'
import { placesWith } from '../terrain/rules.ts'
import { isInMarchColumn } from '../units/formations.ts'
import { doubleDistance, moveDistance } from './distance.ts'

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
  const grounds = groundsIn(seen)
  const { closed, barriers } = grounds
  return {
    closed,
    barriers,
    regions: regionsFor(grounds, unit, formation),
    others: othersFor(seen, unit, purpose, formation),
    allowance,
    table: tableFor(terrain, situationOf(seen).bodies[unit.id]), // 11.0
  }
}

function allowanceFor(
  seen: Vf,
  unit: Unit,
  purpose: Purpose,
  formation: Formation,
): number | undefined {
  if (purpose === 'reform' || purpose === 'exit') return undefined
  if (purpose === 'double') return fromInches(doubleDistance(seen, unit).value)
  return fromInches(moveDistance(seen, unit, formation).value)
}

/** The ground as moves are measured against it, whoever makes them. (T.2) */
export type Grounds = {
  readonly closed: readonly Closed[]
  readonly barriers: readonly Barrier[]
  readonly highways: readonly Region[]
  readonly rough: readonly Region[]
  readonly crossings: readonly Place[]
}

const groundsOf = onceForBoth((terrain: Terrain, toll: number): Grounds => ({
  closed: [
    ...placesWith(terrain, 'impassable').map(opened), // T.2.4, T.1.5
    ...placesWith(terrain, 'defendable').map(({ id, ground }) => ({ id, ground })), // T.3
  ],
  barriers: placesWith(terrain, 'barrier').map((place) => ({ toll, ...opened(place) })),
  highways: placesWith(terrain, 'highway').map(halved),
  rough: placesWith(terrain, 'rough').map(doubled),
  crossings: crossingsOn(terrain),
}))

export const groundsIn = ({ terrain, options }: Pick<Vf, 'terrain' | 'options'>): Grounds =>
  groundsOf(terrain, numbersOf(options).toll)

/** Where an inch does not count as an inch; of two that overlap the first counts. (T.2.3, T.2.6) */
function regionsFor(
  { crossings, highways, rough }: Grounds,
  unit: Unit,
  formation: Formation,
): readonly Region[] {
  const marches = isInMarchColumn({ formation })
  const slows = !specialsOf(unit).some((special) => special.ignoresRough?.(unit, formation))
  const bridges = crossings.map((place) => {
    if (place.rules.has('rough')) return slows ? doubled(place) : plain(place)
    return marches && place.rules.has('highway') ? halved(place) : plain(place)
  })
  return [...bridges, ...(marches ? highways : []), ...(slows ? rough : [])]
}

function othersFor(seen: Vf, unit: Unit, purpose: Purpose, formation: Formation): readonly Other[] {
  const others: Other[] = []
  const situation = situationOf(seen)
  const { enemy, holder } = mannersIn(situation.measures)
  for (const other of seen.units) {
    if (other.id === unit.id || !isReady(other)) continue
    const body = bodyIn(situation, other.id)
    if (other.side === unit.side) {
      // Whoever occupies a feature may be touched by friends. (T.3.4)
      if ('boxes' in body) others.push(friend(seen, unit, other, body, formation))
    } else if ('boxes' in body) others.push(met(enemy[purpose], other.id, body))
    else if (purpose !== 'assault') others.push(met(holder[purpose], other.id, asFootprint(body)))
  }
  return others
}

/** Kept for as long as the same numbers are played by: in them stands who was met last. */
const mannersIn = onceFor(({ edition, numbers }: Measures): Manners => edition.manners(numbers))

export const mannersOf = (seen: Vf): Manners => mannersIn(situationOf(seen).measures)

/** How near one may come to enemies. (6.3.2, 6.3.3, 6.4, 6.5, 6.6, T.3.3) */
export const manners = ({ away, double, outAway }: Numbers): Manners => ({
  enemy: {
    move: manner({ least: away }),
    double: manner({ least: away, endsBeyond: double }),
    retreat: manner({ least: away, mayStartNearer: true, endsAtLeast: away }),
    assault: manner({ least: 0 }),
    reform: manner({ least: null, endsBeyond: away }),
    exit: manner({ least: null, endsAtLeast: outAway }),
  },
  // Of a feature that an enemy occupies, moves only may not touch it. (T.3.4)
  holder: {
    move: manner({ least: CLEAR }),
    double: manner({ least: CLEAR, endsBeyond: double }),
    retreat: manner({ least: CLEAR, mayStartNearer: true, endsAtLeast: away }),
    reform: manner({ least: null, endsBeyond: away }),
    exit: manner({ least: null, endsAtLeast: outAway }),
  },
  by: {
    move: clause('vf2:6.3.2'),
    double: clause('vf2:6.6'),
    retreat: clause('vf2:6.4'),
    assault: clause('vf2:6.5'),
    reform: clause('vf2:6.3.3'),
    exit: clause('vf2:T.3.3'),
  },
})

const CROSSED = manner({ least: null, endsBeyond: CONTACT })
const GONE_AROUND = manner({ least: 0, endsBeyond: CONTACT })

/** Friends are crossed or gone around, and not touched in the end. (6.3, Open Order) */
function friend(seen: Vf, unit: Unit, other: Unit, body: Footprint, formation: Formation): Other {
  const crosses =
    (other.brigade === unit.brigade ||
      specialsOf(unit).some((special) => special.crosses?.(formation, other))) &&
    !isEngaged(seen, other)
  return met(crosses ? CROSSED : GONE_AROUND, other.id, body)
}
