// Assaults for whoever does not look for ways around. (6.5)

import { firstStraight, remembered } from '@grognard/field'
import type { Field, Footprint } from '@grognard/geometry'
import { refuseFoe } from '../actions/contacts.ts'
import { fieldFor } from '../actions/field.ts'
import {
  lawfulContactWith,
  endsFor,
  gapTo,
  isFreeFoe,
  isNear,
  suitsLinearTactics,
} from '../actions/reach.ts'
import { straightIn } from '../actions/way.ts'
import { unitOf, type Unit, type Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { enemiesOf } from '../field/distance.ts'
import { frontRankSize } from '../field/sight.ts'
import { situationOf } from '../field/situation.ts'
import type { Way } from '../order.ts'

/** At how many of the closest enemies, and whether only at ends that are at hand. */
type Charge = { readonly most: number; readonly isAtHand: boolean }

/** A way straight at one of the closest enemies that a unit sees: ways around are not looked for. */
export function rush(seen: Vf, unit: Unit): Way | null {
  const field = fieldFor(seen, unit, 'assault')
  const key = `rush ${unit.id} ${field.allowance}`
  return remembered(situationOf(seen), key, straightAtClosest, seen, unit, field, RUSH)
}

/** The same at the very closest, if one of the first ends that come to mind will do. */
export function dash(seen: Vf, unit: Unit): Way | null {
  const field = fieldFor(seen, unit, 'assault')
  const key = `dash ${unit.id} ${field.allowance}`
  return remembered(situationOf(seen), key, straightAtClosest, seen, unit, field, DASH)
}

const RUSH: Charge = { most: Infinity, isAtHand: false }
const DASH: Charge = { most: 1, isAtHand: true }

function straightAtClosest(
  seen: Vf,
  unit: Unit,
  field: Field,
  { most, isAtHand }: Charge,
): Way | null {
  if (frontRankSize(seen, unit.id) < numbersOf(seen.options).assaultFigures) return null
  const start = straightIn(seen, unit)
  let left = most
  for (const { id } of foesInReach(seen, unit, field)) {
    if (left-- === 0) return null
    if (refuseFoe(seen, unit, unitOf(seen, id))) continue
    const suits = (end: Footprint): boolean => suitsLinearTactics(seen, unit, end, id)
    const ends = endsFor(seen, unit, id, field, start, isAtHand)
    const way = firstStraight(field, start, ends, lawfulContactWith(seen, unit, id, suits))
    if (way) return way
  }
  return null
}

/** The enemies near enough that a unit sees and nobody of its side is in contact with. */
function* foesInReach(seen: Vf, unit: Unit, field: Field): Iterable<Unit> {
  const near = enemiesOf(seen, unit.side).filter((enemy) => isNear(seen, unit, enemy, field))
  near.sort((a, b) => gapTo(seen, unit, a.id) - gapTo(seen, unit, b.id))
  for (const enemy of near) if (isFreeFoe(seen, unit, enemy)) yield enemy
}
