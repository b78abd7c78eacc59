// What whoever proposes an order sees soon about it: that it would be refused, without anything
// being measured or shown. Most that is proposed and refused is off the table or runs into something.

import { isOpen, mayEnd, mayStand } from '@grognard/geometry'
import type { Unit, Vf } from '../battle.ts'
import { fieldFor } from './field.ts'
import { farthest, wayOfFlanks } from './flanks.ts'
import { startOf, type Manoeuvre } from './move.ts'
import type { Order, Way } from './order.ts'
import { isBent } from '../units/formations.ts'
import { standOf } from './reform.ts'
import { standingIn, type Stand } from './way.ts'

/** An order that the judge would refuse; of the others some will be refused as well. */
export function isHopeless(seen: Vf, unit: Unit, order: Order): boolean {
  if (order.do === 'exit') return !fits(seen, unit, 'exit', order)
  if (unit.pose === null) return false
  if (order.do === 'double') return isBarred(seen, unit, 'double', standOf(unit), order.way)
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

/** A straight way that is too far even by the flanks, runs into something, or ends too near. */
function isBarred(
  seen: Vf,
  unit: Unit,
  purpose: 'move' | 'double',
  start: Stand,
  way: Way,
): boolean {
  const [to] = way
  if (!to || way.length > 1 || to.file || to.by || isBent(start.formation)) return false
  const field = fieldFor(seen, unit, purpose, start.formation)
  const from = standingIn(seen, unit, start)
  const end = { layout: from.layout, pose: to }
  return (
    wayOfFlanks(from.layout, from.pose, to) > farthest(field) ||
    !isOpen(field, from, end) ||
    !mayEnd(field, end)
  )
}

const fits = (seen: Vf, unit: Unit, purpose: 'reform' | 'exit', stand: Stand): boolean =>
  mayStand(fieldFor(seen, unit, purpose, stand.formation), standingIn(seen, unit, stand))
