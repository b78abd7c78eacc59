// The judge of a move: may it, by which steps, how far, over what, and past whom. (12.0, 13.0)

import { crossingsOn, unitNamed, type UnitId } from '@grognard/field'
import {
  INCH,
  isWithinOfPoint,
  lengthOf,
  measure,
  type Footprint,
  type Passed,
  type Point,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Explained } from '@grognard/toolkit'
import type { Seen, Unit } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'
import { standing, type Stance } from '../field/situation.ts'
import { basesOf } from '../options.ts'
import { refused } from '../refusals/refused.ts'
import { ROW } from '../terrain/going.ts'
import { baseOf, layoutOf } from '../units/formations.ts'
import { fieldFor, passageOf } from './against.ts'
import { allowanceOf, type Reason } from './allowance.ts'
import { changed, isFree, isFullMove, refuseRoom } from './change.ts'
import { parsed, refuseWay } from './grammar.ts'
import { groundOnWay, isOnRoad, nameOf, type Crossed } from './ground.ts'
import { wayOf, type Way } from './legs.ts'
import { refuseMover } from './may-move.ts'
import { refuseLate, refusePace, refuseTurns } from './pace.ts'
import { refuseFar, refuseViolation } from './why-not.ts'
import type { Order, Pace, Step, Steps } from './order.ts'

export type Move = {
  readonly end: Stance
  readonly allowance: Explained<Rf2Clause>
  /** In thousandths of an inch. */
  readonly used: number
  readonly crossed: readonly Crossed[]
  /** By which row of the table it is disordered; null if it is not. (13.8) */
  readonly disorders: Rf2Clause | null
  /** Units that test their elan, the moving one first. (11.3) */
  readonly elan: readonly UnitId[]
}

type Moving = Order & { readonly does: 'move' }

/** What a move comes to, or why it may not be made. */
export function judgeMove(seen: Seen, order: Moving): Move | Refusal {
  const open = openWay(seen, order)
  return 'code' in open ? open : weighed(seen, open)
}

/** What a way uses of how far the unit may go over such ground, be it too much; null where it is barred. */
export function priceOf(seen: Seen, order: Moving): Pick<Move, 'allowance' | 'used'> | null {
  const open = openWay(seen, order)
  if ('code' in open) return null
  const { allowance, used } = priced(seen, open)
  return { allowance, used }
}

/** A move that nothing stands in the way of, or why it is none. */
function openWay(seen: Seen, { unit: id, pace, steps }: Moving): Gone | Refusal {
  const unit = seen.units[id]
  if (!unit?.pose) return refused('rf2:6.7', 'move-off-table', { unit: unit?.name ?? `${id}` })
  const start: Stance = { formation: unit.formation, pose: unit.pose }
  const apart = parsed(unit, steps)
  if ('code' in apart) return apart
  const wrong = refuseMover(unit) ?? refusePace(seen, unit, pace, steps)
  if (wrong) return wrong
  const { first, way, last } = apart
  const from = first ? changed(seen, unit, start, first) : start
  if ('code' in from) return from
  if (first) {
    const room = refuseRoom(seen, unit, start, from)
    if (room) return room
    if (isFullMove(start.formation, first) && way.length > 0)
      return refused('rf2:20.2', 'form-takes-all', { unit: unit.name })
  }
  const odd = refuseWay(unit, from.formation, way, pace)
  if (odd) return odd
  const gone = wayOf(seen, unit, from, way)
  const bent = refuseTurns(seen, unit, from, gone, pace)
  if (bent) return bent
  const to = last ? changed(seen, unit, gone.end, last) : gone.end
  if ('code' in to) return to
  const measured = measure(fieldFor(seen, unit, from, way, pace), gone.path)
  if (!measured.ok) return refuseViolation(seen, unit, from, way, pace, measured.violation)
  if (last) {
    const late = refuseLate(seen, unit, gone, to) ?? refuseRoom(seen, unit, gone.end, to)
    if (late) return late
    if (isFullMove(gone.end.formation, last) && way.length > 0)
      return refused('rf2:20.2', 'form-takes-all', { unit: unit.name })
  }
  return { unit, pace, start, from, to, gone, measured, steps }
}

type Gone = {
  readonly unit: Unit
  readonly pace: Pace
  readonly start: Stance
  readonly from: Stance
  readonly to: Stance
  readonly gone: Way
  readonly measured: Passed
  readonly steps: Steps
}

/** How far it may go over such ground and past such friends, and how far it goes. (12.4 to 12.6) */
function priced(seen: Seen, { unit, pace, start, from, to, gone, measured, steps }: Gone) {
  const bases = basesOf(seen.options)
  const still = ({ formation, pose }: Stance) => ({
    layout: layoutOf(unit, formation, bases),
    pose,
    legs: [],
  })
  const crossed = groundOnWay(seen.terrain, unit, from, [
    gone.path,
    ...(start === from ? [] : [still(start)]),
    ...(to === gone.end ? [] : [still(to)]),
  ])
  const passed = friendsPassed(seen, measured)
  const halved = reasonsToHalve(unit, start, steps, crossed, passed)
  const onRoad = isOnRoad(seen.terrain, gone.path) && from.formation.kind === 'march column'
  const allowance = allowanceOf(seen, unit, from.formation, { pace, onRoad, halved })
  const used = usedOf(seen, unit, from, gone, measured, pace, onRoad)
  return { crossed, passed, allowance, used }
}

/** Whether the ground lets it pass, and whether it may go so far. (12.4 to 12.6) */
function weighed(seen: Seen, open: Gone): Move | Refusal {
  const { unit, pace, start, from, to, gone, steps } = open
  const { crossed, passed, allowance, used } = priced(seen, open)
  const closed = crossed.find(({ effect, leg }) => effect.closed && leg >= 0)
  if (closed)
    return refused(ROW[closed.tag], 'ground-closed', { unit: unit.name, ground: nameOf(closed) })
  const under = to.formation.kind === 'unlimbered' && badGoingUnder(seen, unit, to)
  // 13.14
  if (under && start.formation.kind !== 'unlimbered')
    return refused('rf2:13.14', 'deploys-in-bad-going', { unit: unit.name, ground: under })
  const disorders = crossed.find(({ effect }) => effect.disorders)
  // 8.13, 12.31, 12.34
  if (pace === 'march' && disorders)
    return refused('rf2:12.34', 'march-disorders', { unit: unit.name, ground: nameOf(disorders) })
  const over = used - Math.round(allowance.value * INCH)
  if (over > 0 && !isOverLongBridge(seen, unit, start, to, allowance.value * INCH))
    return refuseFar(unit, crossed, allowance, over, gone)
  const tests = passed.filter(
    (friend) => passageOf(unit, from, steps, pace, friend) !== 'skirmishers',
  )
  return {
    end: to,
    allowance,
    used,
    crossed,
    disorders: disorders ? ROW[disorders.tag] : null,
    elan: tests.length > 0 ? [unit.id, ...tests.map(({ id }) => id)] : [], // 8.4, 11.3
  }
}

/** From one end to the other of a bridge that is longer than the move, in one turn. (13.12) */
function isOverLongBridge(seen: Seen, unit: Unit, from: Stance, to: Stance, far: number): boolean {
  const [here, there] = [standing(seen, unit, from), standing(seen, unit, to)]
  return crossingsOn(seen.terrain).some(({ feature }) => {
    if (!('from' in feature) || lengthOf(feature.from, feature.to) <= far) return false
    const isAt = (body: Footprint, end: Point): boolean => isWithinOfPoint(body, end, INCH)
    const { from: one, to: other } = feature
    return (isAt(here, one) && isAt(there, other)) || (isAt(here, other) && isAt(there, one))
  })
}

/** Rough ground, woods and the like on which a unit would stand; a scenario may let guns deploy there. */
function badGoingUnder(seen: Seen, unit: Unit, to: Stance): string | null {
  const layout = layoutOf(unit, to.formation, basesOf(seen.options))
  const under = groundOnWay(seen.terrain, unit, to, [{ layout, pose: to.pose, legs: [] }]).find(
    ({ tag, place }) => (tag === 'rough' || tag === 'wood') && !place.rules.has('guns deploy'),
  )
  return under ? nameOf(under) : null
}

function friendsPassed({ units }: Seen, { legs }: Passed): readonly Unit[] {
  const names = new Set(legs.flatMap((leg) => leg.units))
  return [...names].flatMap((name) => unitNamed(units, name) ?? [])
}

/** 12.4: whatever halves a move does so once. */
function reasonsToHalve(
  unit: Unit,
  start: Stance,
  steps: Steps,
  crossed: readonly Crossed[],
  passed: readonly Unit[],
): readonly Reason[] {
  const reasons: Reason[] = []
  const add = (clause: Rf2Clause, label: string): void => void reasons.push({ clause, label })
  for (const step of steps) {
    if (step.do === 'about' && !isFree(unit, start.formation, step))
      add('rf2:12.4.about-face', 'about face')
    if (step.do === 'form' || step.do === 'form in place')
      add('rf2:12.4.formation', 'change of formation')
  }
  // 13.12: all but march columns form up anew beyond a bridge.
  if (steps.some((step) => step.do === 'cross')) add('rf2:13.12.others', 'over a bridge')
  if (retires(start, steps)) add('rf2:12.4.retire', 'retires')
  for (const { effect, tag, place } of crossed) {
    if (!effect.halves) continue
    const isObstacle = tag === 'minor' || tag === 'major'
    add(
      isObstacle ? 'rf2:12.4.obstacle' : 'rf2:12.4.bad-going',
      `${isObstacle ? 'crosses' : 'in'} ${place.feature.name || place.id}`,
    )
  }
  for (const friend of passed)
    if (start.formation.kind !== 'skirmish' && friend.formation.kind !== 'skirmish')
      add('rf2:12.4.interpenetration', `through ${friend.name}`)
  return reasons
}

/** Skirmishers go back as they go ahead. (12.26) */
const retires = ({ formation }: Stance, steps: Steps): boolean =>
  formation.kind !== 'skirmish' && steps.some((step: Step) => step.do === 'retire')

/** A column's head wheels, too: by the arc of the outer corner of its first stand. (12.12) */
function usedOf(
  seen: Seen,
  unit: Unit,
  { formation }: Stance,
  { turns }: Way,
  { cost }: Passed,
  pace: Pace,
  onRoad: boolean,
): number {
  if (pace === 'march' || onRoad || formation.kind !== 'march column') return cost
  const { width } = baseOf(unit, basesOf(seen.options))
  // An arc in whole thousandths: 710/113 for a full turn.
  return turns.reduce(
    (all, by) => all + Math.ceil((Math.abs(by) * width * 710) / (113 * 65_536)),
    cost,
  )
}
