// The judge of a move: may it, by which steps, how far, over what, and past whom. (12.0, 13.0)

import { unitNamed, type ShownLine, type UnitId } from '@grognard/field'
import { INCH, measure, sweptNear, type Passed, type Violation } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Explained } from '@grognard/toolkit'
import type { Rf2, Unit } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'
import { distancesOf } from '../distances.ts'
import { standing, type Stance } from '../field/situation.ts'
import { basesOf } from '../options.ts'
import { refused, showing } from '../refusals/refused.ts'
import { ROW } from '../terrain/going.ts'
import { baseOf, isColumnOnTheMarch, layoutOf } from '../units/formations.ts'
import { fieldFor, passageOf } from './against.ts'
import { allowanceOf, type Reason } from './allowance.ts'
import { changed, isFree, isFullMove, refuseRoom } from './change.ts'
import { enemyNear, engagedOf } from './engagement.ts'
import { MARCH_TURN, parsed, refuseWay } from './grammar.ts'
import { groundOnWay, isOnRoad, type Crossed } from './ground.ts'
import { wayOf, type Way } from './legs.ts'
import { refuseMover } from './may-move.ts'
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
export function judgeMove(seen: Rf2, { unit: id, pace, steps }: Moving): Move | Refusal {
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
  return weighed(seen, unit, pace, { start, from, to, gone, measured, steps })
}

/** A move that nothing stands in the way of. */
type Gone = {
  readonly start: Stance
  readonly from: Stance
  readonly to: Stance
  readonly gone: Way
  readonly measured: Passed
  readonly steps: Steps
}

/** How far it may go over such ground and past such friends, and whether that is enough. (12.4 to 12.6) */
function weighed(
  seen: Rf2,
  unit: Unit,
  pace: Pace,
  { start, from, to, gone, measured, steps }: Gone,
): Move | Refusal {
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
  const closed = crossed.find(({ effect, leg }) => effect.closed && leg >= 0)
  if (closed)
    return refused(ROW[closed.tag], 'ground-closed', { unit: unit.name, ground: nameOf(closed) })
  const disorders = crossed.find(({ effect }) => effect.disorders)
  // 8.13, 12.31, 12.34
  if (pace === 'march' && disorders)
    return refused('rf2:12.34', 'march-disorders', { unit: unit.name, ground: nameOf(disorders) })
  const passed = friendsPassed(seen, measured)
  const halved = reasonsToHalve(unit, start, steps, crossed, passed)
  const onRoad = isOnRoad(seen.terrain, gone.path) && from.formation.kind === 'march column'
  const allowance = allowanceOf(seen, unit, from.formation, { pace, onRoad, halved })
  const used = usedOf(seen, unit, from, gone, measured, pace, onRoad)
  const over = used - Math.round(allowance.value * INCH)
  if (over > 0) return refuseFar(unit, crossed, allowance, over, gone)
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

const nameOf = ({ place }: Crossed): string => place.feature.name || place.id

/** A whole brigade marches or none of it does, and not with the enemy near. (12.31, 12.40) */
function refusePace(seen: Rf2, unit: Unit, pace: Pace, steps: Steps): Refusal | null {
  const brigade = seen.brigades[unit.brigade]
  if (brigade?.pace && brigade.pace !== pace)
    return refused('rf2:12.40', 'pace-of-brigade', {
      unit: unit.name,
      brigade: brigade.name,
      pace: brigade.pace,
    })
  if (pace === 'normal') return null
  const engaged = engagedOf(seen, unit.brigade)
  if (engaged)
    return refused('rf2:12.40', 'march-engaged', { unit: unit.name, other: engaged.name })
  const changes = steps.some((step) => step.do === 'about' || step.do.startsWith('form'))
  return changes ? refused('rf2:12.7', 'march-changes', { unit: unit.name }) : null
}

/** How the head of a column may turn: as others wheel, or however the road does. (12.12, 12.33, 12.35) */
function refuseTurns(
  seen: Rf2,
  unit: Unit,
  { formation }: Stance,
  { turns, path }: Way,
  pace: Pace,
): Refusal | null {
  if (!isColumnOnTheMarch(formation)) return null
  const { legs } = path
  const least = baseOf(unit, basesOf(seen.options)).depth / 2
  let here = path.pose
  for (const leg of legs) {
    if (leg.kind !== 'file') continue
    const [dx, dy] = [leg.to.x - here.x, leg.to.y - here.y]
    if (dx * dx + dy * dy < least * least && leg.to.facing !== here.facing)
      return refused('rf2:3.4', 'file-short', { unit: unit.name, least: least / 10 })
    here = leg.to
  }
  // 12.20
  if (formation.kind === 'limbered' && pace === 'normal') return null
  if (isOnRoad(seen.terrain, path)) return null
  const turning = turns.flatMap((by, i) => (by === 0 ? [] : [i]))
  if (pace === 'march') {
    if (turning.some((i) => i > 0))
      return refused('rf2:12.33', 'march-turns-late', { unit: unit.name })
    return turning.some((i) => Math.abs(turns[i] as number) > MARCH_TURN)
      ? refused('rf2:12.33', 'march-turns-far', { unit: unit.name })
      : null
  }
  return turning.some((i) => i > 0 && i < legs.length - 1) || turning.length > 2
    ? refused('rf2:12.12', 'wheel-between', { unit: unit.name })
    : null
}

/** Only outside engagement range all the way a unit may change at the end of its move. (12.7, 12.8) */
function refuseLate(seen: Rf2, unit: Unit, { path }: Way, to: Stance): Refusal | null {
  // 21.8
  if (unit.kind === 'HA' && to.formation.kind === 'unlimbered') return null
  const { engagement } = distancesOf(seen.options)
  const near = seen.units.find(
    (other) =>
      other.side !== unit.side &&
      other.pose &&
      sweptNear(
        path,
        standing(seen, other, { formation: other.formation, pose: other.pose }),
        engagement,
      ),
  )
  const enemy = near ?? enemyNear(seen, unit.side, standing(seen, unit, to))
  return enemy ? refused('rf2:12.7', 'change-late', { unit: unit.name, other: enemy.name }) : null
}

function friendsPassed({ units }: Rf2, { legs }: Passed): readonly Unit[] {
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
  seen: Rf2,
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

/** A move that would do if the ground did not halve it ends before that ground. (12.6) */
function refuseFar(
  unit: Unit,
  crossed: readonly Crossed[],
  { value, steps }: Explained<Rf2Clause>,
  over: number,
  { path }: Way,
): Refusal {
  const data = { unit: unit.name, inches: value, over: Math.ceil(over / 10) }
  const lines: ShownLine[] = path.legs.flatMap((leg): ShownLine[] =>
    'to' in leg ? [{ from: path.pose, to: leg.to, is: 'path' }] : [],
  )
  const slows = crossed.find(({ effect }) => effect.halves)
  if (slows)
    return showing(refused('rf2:12.6', 'too-far-over', { ...data, ground: nameOf(slows) }), lines)
  const halving = steps.find(({ effect }) => 'halve' in effect)
  return showing(refused(halving?.clause ?? 'rf2:12.1', 'too-far', data), lines)
}

export function refuseViolation(
  seen: Rf2,
  unit: Unit,
  from: Stance,
  steps: Steps,
  pace: Pace,
  violation: Violation,
): Refusal {
  const lines: ShownLine[] = violation.lines.map(([one, other]) => ({
    from: one,
    to: other,
    is: 'gap',
    margin: violation.margin,
  }))
  return showing(whyNot(seen, unit, from, steps, pace, violation), lines)
}

function whyNot(
  seen: Rf2,
  unit: Unit,
  from: Stance,
  steps: Steps,
  pace: Pace,
  { kind, who }: Violation,
): Refusal {
  const { name } = unit
  if (kind === 'off') return refused('rf2:12.1', 'way-off-table', { unit: name })
  const other = unitNamed(seen.units, who)
  if (kind === 'ground' || !other) return refused('rf2:13.6', 'ground-impassable', { unit: name })
  const data = { unit: name, other: other.name }
  if (other.side !== unit.side)
    return pace === 'march'
      ? refused('rf2:12.31', 'march-near-enemy', data)
      : refused('rf2:12.3', 'near-enemy', data)
  if (kind !== 'ends') return refused('rf2:12.15', 'through-friend', data)
  const passage = passageOf(unit, from, steps, pace, other)
  const by = passage === 'passage of lines' ? 'rf2:12.16' : 'rf2:12.18'
  return refused(passage === 'skirmishers' ? 'rf2:12.17' : by, 'ends-on-friend', data)
}
