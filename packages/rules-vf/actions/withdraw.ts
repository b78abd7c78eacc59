// Where units retreat to, and whether they can. (6.4)

import { bodyIn, firstWay, isInArcOf, remembered } from '@grognard/field'
import {
  arcOf,
  endsAway,
  mayStand,
  straightAway,
  type Arc,
  type Field,
  type Footprint,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { areCloser, enemiesOf, gapBetweenUnits } from '../field/distance.ts'
import { gapFrom, pathLines } from '../field/shown.ts'
import { isVisible } from '../field/sight.ts'
import { footprintAt, situationOf } from '../field/situation.ts'
import type { Order, Way } from '../order.ts'
import { refused, showing } from '../refusals/refused.ts'
import { isBent } from '../units/formations.ts'
import { asIf } from './as-if.ts'
import { fieldFor } from './field.ts'
import { refuseManoeuvre, startOf, type Manoeuvre } from './move.ts'
import { stanceOf } from './reform.ts'
import { endOf, measureWay, refuseWay, standingIn, straightIn } from './way.ts'

/**
 * The enemies in whose front arc it must end: those that see it and from which it starts in contact
 * or under 3"; if there is none, the nearest that sees it.
 */
export function watchersOf(seen: Vf, unit: Unit): readonly UnitId[] {
  return remembered(situationOf(seen), `watchers ${unit.id}`, watching, seen, unit)
}

function watching(seen: Vf, unit: Unit): readonly UnitId[] {
  const situation = situationOf(seen)
  const here = bodyIn(situation, unit.id)
  const enemies = enemiesOf(seen, unit.side).map(({ id }) => id)
  const sees = (id: UnitId): boolean => isVisible(seen, id, unit.id)
  // Whoever is in contact is nearer than that.
  const { away } = numbersOf(seen.options)
  const close = enemies.filter((id) => areCloser(here, bodyIn(situation, id), away) && sees(id))
  if (close.length > 0) return close
  const gapTo = (id: UnitId): number => gapBetweenUnits(seen, unit.id, id).length
  const nearest = enemies.toSorted((a, b) => gapTo(a) - gapTo(b)).find(sees)
  return nearest === undefined ? [] : [nearest]
}

/** The first of them in whose front arc it would not be. */
function escaped(seen: Vf, unit: Unit, end: Footprint): UnitId | undefined {
  const situation = situationOf(seen)
  return watchersOf(seen, unit).find((id) => !isInArcOf(bodyIn(situation, id), end))
}

const isWatched = (seen: Vf, unit: Unit, end: Footprint): boolean =>
  escaped(seen, unit, end) === undefined

/** Why a unit may not retreat so. */
export function refuseRetreat(seen: Vf, unit: Unit, moved: Manoeuvre): Refusal | null {
  const wrong = refuseManoeuvre(seen, unit, 'retreat', moved)
  if (wrong) return wrong
  const start = startOf(unit, moved)
  const there = asIf(seen, unit, start)
  const { layout, pose } = standingIn(seen, unit, endOf(seen, unit, start, moved.way))
  const end = footprintAt(layout, pose)
  const watcher = escaped(there, unitOf(there, unit.id), end)
  if (watcher === undefined) return null
  const other = unitOf(seen, watcher)
  return showing(refused('vf2:6.4', 'retreat-out-of-arc', { unit: unit.name, other: other.name }), [
    gapFrom(seen, watcher, end, 'arc'),
  ])
}

/**
 * A way back: straight along one of 64 headings, wherever on it a unit may end; else by the
 * canonical list of ends and detours. Null if there is none.
 */
export function wayBack(seen: Vf, unit: Unit): Way | null {
  const field = fieldFor(seen, unit, 'retreat')
  const key = `retreat ${unit.id} ${field.allowance}`
  return remembered(situationOf(seen), key, wayBackIn, seen, unit, field)
}

function wayBackIn(seen: Vf, unit: Unit, all: Field): Way | null {
  const start = straightIn(seen, unit)
  const field = leftToBent(seen, unit, all)
  const end = straightAway(field, start, arcsOn(seen, unit))
  if (end && isGone(seen, unit, [end])) return [end]
  const { layout } = start
  const way = firstWay(
    field,
    start,
    endsAway(field, start),
    (there) => mayStand(field, { layout, pose: there.pose }) && isWatched(seen, unit, there),
  )
  return way && isGone(seen, unit, way) ? way : null
}

/** What is left when a column that is bent has straightened where it is. */
function leftToBent(seen: Vf, unit: Unit, field: Field): Field {
  if (!isBent(unit.formation) || field.allowance === undefined) return field
  const stance = stanceOf(unit)
  const { legs } = measureWay(seen, unit, 'retreat', stance, [stance.pose])
  return { ...field, allowance: Math.max(0, field.allowance - (legs[0]?.cost ?? 0)) }
}

/** What is found for a column as if it were straight must pass for one that is bent, too. */
const isGone = (seen: Vf, unit: Unit, way: Way): boolean =>
  !isBent(unit.formation) || refuseWay(seen, unit, 'retreat', stanceOf(unit), way) === null

/** The front arcs of each that watches a unit; around whoever occupies a feature all is. */
function arcsOn(seen: Vf, unit: Unit): readonly (readonly Arc[])[] {
  const situation = situationOf(seen)
  const arcs: (readonly Arc[])[] = []
  for (const id of watchersOf(seen, unit)) {
    const body = bodyIn(situation, id)
    if ('boxes' in body) arcs.push(body.boxes.filter(({ block }) => block.front).map(arcOf))
  }
  return arcs
}

/** Why a unit may not say that it has no way back: it has this one. */
export function refuseNoRetreat(seen: Vf, unit: Unit): Refusal | null {
  const way = wayBack(seen, unit)
  if (!way) return null
  const lines = pathLines(stanceOf(unit).pose, way)
  return showing(refused('vf2:6.4', 'retreat-possible', { unit: unit.name }), lines)
}

export type Retreat = Extract<Order, { readonly do: 'move' | 'retreat' }>

/** Whether a way back for a unit is found. */
export function canRetreat(seen: Vf, id: UnitId): boolean {
  const unit = unitOf(seen, id)
  return unit.pose !== null && wayBack(seen, unit) !== null
}
