// Carries an order out: the unit goes, and whoever was in its way is moved over. (6.3 to 6.6, T.3)

import { isAside } from '@grognard/field'
import { INCH, measure, overlaps, poseAt, type Measured, type Pose } from '@grognard/geometry'
import { isHeard, type Procedure } from '@grognard/kernel'
import { doubleDistance, moveDistance } from '../actions/distance.ts'
import type { Manoeuvre } from '../actions/move.ts'
import { stanceOf } from '../actions/reform.ts'
import {
  endOf,
  groundsCrossed,
  measureWay,
  pathOf,
  standingIn,
  type Stance,
} from '../actions/way.ts'
import {
  change,
  unitOf,
  type FeatureId,
  type LeaderId,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { enemiesTouching } from '../field/contact.ts'
import { footprintAt, leaderFootprint } from '../field/situation.ts'
import type { FormationKind } from '../formation.ts'
import type { Order, Reform, Way } from '../order.ts'
import { aboutUnits, tell } from '../tell.ts'
import { leadersInside, nameOfFeature } from '../terrain/ground.ts'
import { moveOver } from './moved-over.ts'

/** Does what the judge has let pass; the test of who rallies is the action phase's own. */
export function* carryOut(battle: Vf, order: Order): Procedure<void> {
  const { unit } = order
  switch (order.do) {
    case 'stay':
      return
    case 'rally':
      if (order.way && order.way.length > 0) yield* march(battle, unit, 'move', order.way)
      return
    case 'manoeuvre':
      for (const way of [order.way, order.again])
        if (way.length > 0) yield* march(battle, unit, 'move', way)
      if (order.occupy !== undefined) yield* takeFeature(battle, unit, order.occupy)
      return
    case 'move':
    case 'retreat':
      yield* manoeuvre(battle, unit, order.do, order)
      if (order.occupy !== undefined) yield* takeFeature(battle, unit, order.occupy)
      return
    case 'double':
      return yield* march(battle, unit, 'double', order.way)
    case 'assault':
      if (order.first) yield* manoeuvre(battle, unit, 'move', order.first) // fate.9
      return yield* storm(battle, unit, order.way)
    case 'occupy':
      return yield* takeFeature(battle, unit, order.feature)
    case 'exit':
      return yield* leave(battle, unit, order)
    case 'shift':
      return yield* takeFeature(battle, unit, order.feature)
  }
}

// 6.3.3
function* manoeuvre(
  battle: Vf,
  id: UnitId,
  purpose: 'move' | 'retreat',
  { before, way, after }: Manoeuvre,
): Procedure<void> {
  if (before) yield* reform(battle, id, before)
  if (way.length > 0) yield* march(battle, id, purpose, way)
  if (after) yield* reform(battle, id, after)
}

function* reform(battle: Vf, id: UnitId, { formation, pose }: Reform): Procedure<void> {
  const unit = unitOf(battle, id)
  change(battle, id, { formation, pose })
  const into: FormationKind = formation.kind
  tell(battle, 'reforms', [clause('vf2:6.3.3')], { into, ...aboutUnits(unit) })
  yield* moveOver(battle, id, under(battle, unit, { formation, pose }))
}

const BY = {
  move: clause('vf2:6.3'),
  retreat: clause('vf2:6.4'),
  double: clause('vf2:6.6'),
  assault: clause('vf2:6.5'),
}

/** Goes a way; how far it was and what was crossed is told. */
function* march(battle: Vf, id: UnitId, purpose: keyof typeof BY, way: Way): Procedure<void> {
  const unit = unitOf(battle, id)
  const start = stanceOf(unit)
  const measured = isHeard(battle) ? measureWay(battle, unit, purpose, start, way) : null
  const over = leadersCrossed(battle, unit, start, way)
  const { formation, pose } = endOf(battle, unit, start, way)
  change(battle, id, { formation, pose })
  if (measured)
    tell(battle, 'moves', [BY[purpose], clause('vf2:6.3.1')], {
      how: purpose,
      hundredths: hundredthsOf(measured),
      distance: purpose === 'double' ? doubleDistance(battle, unit) : moveDistance(battle, unit),
      crossed: groundsCrossed(battle, measured),
      way: posesOn(start, way),
      ...aboutUnits(unit),
    })
  yield* moveOver(battle, id, over)
}

/** Pose by pose, from where it stood; through a gap it looks where it will look in the end. */
const posesOn = ({ pose }: Stance, way: Way): readonly Pose[] => [
  pose,
  ...way.flatMap(({ x, y, facing, by = [] }) => [
    ...by.map((place) => poseAt(place, facing)),
    poseAt({ x, y }, facing),
  ]),
]

const hundredthsOf = ({ cost }: Measured): number => Math.ceil((cost * 100) / INCH)

/** The enemy leaders that a way leads over. (6.3.2) */
function leadersCrossed(battle: Vf, unit: Unit, start: Stance, way: Way): readonly LeaderId[] {
  const { layout, pose } = standingIn(battle, unit, start)
  const footprints = [pose, ...way].map((there) => footprintAt(layout, there))
  // Whoever is aside from all of it, is not on the way.
  const around = {
    left: Math.min(...footprints.map(({ left }) => left)),
    top: Math.min(...footprints.map(({ top }) => top)),
    right: Math.max(...footprints.map(({ right }) => right)),
    bottom: Math.max(...footprints.map(({ bottom }) => bottom)),
  }
  const others = enemyLeaders(battle, unit)
    .filter(({ footprint }) => !isAside(around, footprint))
    .map(({ id, footprint }) => ({ id: `${id}`, unit: footprint, least: null }))
  if (others.length === 0) return []
  const { legs } = measure({ others }, pathOf(battle, unit, start, way))
  return [...new Set(legs.flatMap(({ units }) => units))].map(Number)
}

const enemyLeaders = (battle: Vf, { side }: Unit) =>
  battle.leaders.flatMap(({ id, at, side: of, status }) =>
    of !== side && status === 'ready' && at !== null
      ? [{ id, footprint: leaderFootprint(battle, at) }]
      : [],
  )

/** The enemy leaders on whose place a unit comes to stand. */
function under(battle: Vf, unit: Unit, stance: Stance): readonly LeaderId[] {
  const { layout, pose } = standingIn(battle, unit, stance)
  const here = footprintAt(layout, pose)
  return enemyLeaders(battle, unit)
    .filter(({ footprint }) => overlaps(here, footprint))
    .map(({ id }) => id)
}

// 6.5
function* storm(battle: Vf, id: UnitId, way: Way): Procedure<void> {
  yield* march(battle, id, 'assault', way)
  const unit = unitOf(battle, id)
  const met = enemiesTouching(battle, unit)
  const { unit: name, units } = aboutUnits(unit, ...met)
  const foes = met.map((foe) => foe.name)
  tell(battle, 'assaults', [clause('vf2:6.5')], { unit: name, units, foes })
}

/** A unit goes into a feature; enemy leaders who are in it count as moved over. (T.3.1, T.3.2) */
export function* takeFeature(battle: Vf, id: UnitId, feature: FeatureId): Procedure<void> {
  const unit = unitOf(battle, id)
  const by = unit.inside === null ? clause('vf2:T.3.2') : clause('vf2:T.3.7')
  change(battle, id, { inside: feature, pose: null, entered: true })
  tell(battle, 'occupies', [by], { feature: nameOfFeature(battle, feature), ...aboutUnits(unit) })
  const over = leadersInside(battle, feature)
    .filter(({ side }) => side !== unit.side)
    .map((leader) => leader.id)
  yield* moveOver(battle, id, over)
}

// T.3.3
function* leave(battle: Vf, id: UnitId, { formation, pose }: Stance): Procedure<void> {
  const unit = unitOf(battle, id)
  const feature = nameOfFeature(battle, unit.inside ?? '')
  change(battle, id, { formation, pose, inside: null })
  tell(battle, 'exits', [clause('vf2:T.3.3')], {
    feature,
    into: formation.kind,
    ...aboutUnits(unit),
  })
  yield* moveOver(battle, id, under(battle, unit, { formation, pose }))
}
