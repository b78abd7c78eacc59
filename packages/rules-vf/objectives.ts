// Who holds an objective. (2.1.1)

import { bodyIn, isAside, type Place as Feature, placeOf } from '@grognard/field'
import {
  figuresWithin,
  isNearGround,
  isPointWithin,
  type Extent,
  type Footprint,
  type Ground,
  type Point,
  type Ring,
} from '@grognard/geometry'
import { add, explain, type Explained, type Modifier } from '@grognard/toolkit'
import { unitsOf, type Objective, type Side, type Unit, type Vf } from './battle.ts'
import { clause, type VfClause } from './clauses.ts'
import { allFigures, countFigures } from './units/figures.ts'
import { type Situation, situationOf } from './field/situation.ts'
import { numbersOf } from './editions/book.ts'
import { inInches } from './measured.ts'
import { profileOf } from './sheets/index.ts'

type Table = Pick<Vf, 'units' | 'terrain' | 'options'>

/** The feature that an objective is: then all is measured from the feature. */
const featureOf = ({ terrain }: Table, { feature }: Objective): Feature | undefined =>
  feature === null ? undefined : placeOf(terrain, feature)

/** An objective, and the ground from which all is measured if it is a feature. */
type Place = { readonly at: Point; readonly ground: Ground | null; readonly around: Extent }

function placeIn(battle: Table, objective: Objective): Place {
  const { at } = objective
  const ground = featureOf(battle, objective)?.ground ?? null
  return { at, ground, around: ground ?? { left: at.x, top: at.y, right: at.x, bottom: at.y } }
}

/** How many figures of a unit are within reach of an objective. */
function figuresAt(situation: Situation, { at, ground, around }: Place, unit: Unit): number {
  const body = bodyIn(situation, unit.id)
  const { objective: reach } = situation.measures.numbers
  if (isAside(body, around, reach + 1)) return 0
  if ('boxes' in body) return countFigures(unit, basesNear(body, at, ground, reach))
  // Whoever is inside a feature is wherever the feature is. (T.3.2)
  const isNear = (piece: Ring): boolean =>
    ground ? isNearGround(piece, ground, reach) : isPointWithin(piece, at.x, at.y, reach)
  return body.pieces.some(isNear) ? allFigures(unit, situation.measures.bases) : 0
}

type Counted = {
  readonly at: Point
  readonly ground: Ground | null
  readonly reach: number
  readonly bases: number
}

/** Whoever stays where it is, stays as near to the few objectives that are near. */
const counted = new WeakMap<Footprint, Counted[]>()

function basesNear(body: Footprint, at: Point, ground: Ground | null, reach: number): number {
  let near = counted.get(body)
  if (!near) counted.set(body, (near = []))
  for (const known of near)
    if (known.at === at && known.ground === ground && known.reach === reach) return known.bases
  const shapes = ground?.pieces ?? [Float64Array.of(at.x, at.y)]
  const bases = figuresWithin(body, shapes, reach).length
  near.push({ at, ground, reach, bases })
  return bases
}

/** The figures that a side has at an objective, unit by unit. Leaders do not count. (1.3) */
export function strengthAt(battle: Table, objective: Objective, side: Side): Explained<VfClause> {
  const situation = situationOf(battle)
  const place = placeIn(battle, objective)
  const within = inInches(numbersOf(battle.options).objective)
  const base = { clause: clause('vf2:2.1.1'), label: `figures within ${within}"`, value: 0 }
  const there: Modifier<VfClause>[] = []
  for (const unit of unitsOf(battle, side)) {
    const figures = figuresAt(situation, place, unit)
    if (figures === 0) continue
    const by = profileOf(unit).arm === 'artillery' ? 'vf2:1.2.3' : 'vf2:2.1.1'
    there.push(add(clause(by), unit.name, figures))
  }
  return explain(base, there)
}

/** The same in all, unexplained: mostly nothing comes of it. */
function figuresOf(battle: Table, objective: Objective, side: Side): number {
  const situation = situationOf(battle)
  const place = placeIn(battle, objective)
  return unitsOf(battle, side).reduce((sum, unit) => sum + figuresAt(situation, place, unit), 0)
}

/** Who holds it at the end of a turn: whoever has more figures there; else it stays as it was. */
export function heldBy(battle: Table, objective: Objective): Side | null {
  const red = figuresOf(battle, objective, 'red')
  const blue = figuresOf(battle, objective, 'blue')
  const stronger = red === blue ? null : red > blue ? 'red' : 'blue'
  return stronger && mayHold(battle, objective, stronger) ? stronger : objective.control
}

/** A defendable feature is held by whoever occupies it. */
const mayHold = (battle: Table, objective: Objective, side: Side): boolean =>
  !featureOf(battle, objective)?.rules.has('defendable') ||
  unitsOf(battle, side).some(({ inside }) => inside === objective.feature)
