// Orders that are seen to be refused before anything is measured.

import { isBarred as isBarredBy } from '@grognard/field'
import { mayStand } from '@grognard/geometry'
import { fieldFor } from '../actions/field.ts'
import { startOf, type Manoeuvre } from '../actions/move.ts'
import { stanceOf } from '../actions/reform.ts'
import { standingIn, type Stance } from '../actions/way.ts'
import type { Unit, Vf } from '../battle.ts'
import type { Order, Way } from '../order.ts'
import { isBent } from '../units/formations.ts'

/** An order that the judge would refuse; of the others some will be refused as well. */
export function isHopeless(seen: Vf, unit: Unit, order: Order): boolean {
  if (order.do === 'exit') return !fits(seen, unit, 'exit', order)
  if (unit.pose === null) return false
  if (order.do === 'double') return isBarred(seen, unit, 'double', stanceOf(unit), order.way)
  return order.do === 'move' && isHopelessMove(seen, unit, order)
}

function isHopelessMove(seen: Vf, unit: Unit, moved: Manoeuvre): boolean {
  const { before, way, after } = moved
  return (
    (before !== undefined && !fits(seen, unit, 'reform', before)) ||
    isBarred(seen, unit, 'move', startOf(unit, moved), way) ||
    (after !== undefined && !fits(seen, unit, 'reform', after))
  )
}

function isBarred(
  seen: Vf,
  unit: Unit,
  purpose: 'move' | 'double',
  start: Stance,
  way: Way,
): boolean {
  const [to] = way
  if (!to || way.length > 1 || to.file || to.by || isBent(start.formation)) return false
  const field = fieldFor(seen, unit, purpose, start.formation)
  return isBarredBy(field, standingIn(seen, unit, start), to)
}

const fits = (seen: Vf, unit: Unit, purpose: 'reform' | 'exit', stance: Stance): boolean =>
  mayStand(fieldFor(seen, unit, purpose, stance.formation), standingIn(seen, unit, stance))
