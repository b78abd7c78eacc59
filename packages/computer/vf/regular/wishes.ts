// Places that a unit might go to, each with the order that leads there. (6.3, 6.6, T.3)

import type { JsonObject } from '@grognard/kernel'
import { onceFor, FULL_TURN, INCH, poseAt, toward, turned, type Pose } from '@grognard/geometry'
import {
  doubleDistance,
  editionOf,
  farthest,
  bindsLinearTactics,
  isDeployed,
  numbersOf,
  refuseReforms,
  reformPoses,
  stanceOf,
  type Formation,
  type Order,
  type Stance,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { distancesOf, judged } from '../features/distances.ts'
import { between, inInches, middleOf, type Spot } from '../features/oblong.ts'
import type { Picture } from '../features/picture.ts'
import { conditionOf } from '../features/conditions.ts'
import { exits, shelters } from './shelters.ts'
import { formationsOf, headingTo, stanceOfOrder, type Moving, type Wish } from './wish.ts'

const WAYS = 16
const PARTS = [1, 0.5] as const
/** The enemy to look at from a place: the nearest, and those in column or on horse rather. */
function facingFrom({ enemies }: Picture, at: Spot, goal: Spot): number {
  let best: { readonly at: Spot; readonly far: number } = { at: goal, far: Infinity }
  for (const { o } of enemies) {
    const there = middleOf(o)
    const far = between(at, there)
    if (far < best.far) best = { at: there, far }
  }
  return headingTo(at, best.at)
}

/** Fractions of a turn that are not worth a reform. */
const SLIGHT = FULL_TURN / 40

const turnBetween = (a: number, b: number): number => {
  const by = turned(a, FULL_TURN - b)
  return Math.min(by, FULL_TURN - by)
}

export function wishesFor(picture: Picture, unit: Unit, goal: Spot): readonly Wish[] {
  const { seen, enemies } = picture
  const { pose } = unit
  if (!pose) return exits(picture, unit, goal)
  const wishes: Wish[] = []
  const formations = formationsOf(unit)
  const endings = formations.filter((formation) => fights(unit, formation))
  const ralliesThere = mayRallyAfter(seen, unit, pose)
  const isQuiet = !enemies.some(
    ({ o }) => between(inInches(pose), middleOf(o)) < judged(seen, QUIET),
  )
  for (const before of startsOf(unit, formations, isQuiet)) {
    const isReformed = before !== unit.formation
    const far = conditionOf(seen, unit, before).moves
    const reform = isReformed ? before : null
    const endingsIf = (moves: boolean): readonly Formation[] =>
      endings.filter((after) => mayReform(unit, reform, sameOr(before, after), moves))
    const [standing, moving] = [endingsIf(false), endingsIf(true)]
    for (const { way, length } of waysFor(inInches(pose), goal, far)) {
      const start = isReformed ? reformed(seen, unit, before, way) : { formation: before, pose }
      if (!start) continue
      const end = poseAt(toward(start.pose, way, Math.floor(length * INCH)), start.pose.facing)
      const move = { unit: unit.id, do: 'move', way: length === 0 ? [] : [end] } as const
      const bare: Moving = isReformed ? { before: start, ...move } : move
      const there = { formation: before, pose: end }
      wishes.push({ order: bare, stance: there, inside: null })
      if (ralliesThere && length > 0 && !isReformed)
        wishes.push({
          order: { unit: unit.id, do: 'rally', way: [end] },
          stance: there,
          inside: null,
        })
      for (const after of length === 0 ? standing : moving)
        wishes.push(...turnedAt(picture, unit, bare, before, end, after, goal))
    }
  }
  // The farthest first: whoever weighs so many places may not come to the last.
  return [...doubles(picture, unit, pose, goal), ...wishes, ...shelters(seen, unit, wishes)]
}

/** A move and a rally are one action. (vf1:action.rally) */
const mayRallyAfter = (seen: Vf, unit: Unit, pose: Pose): boolean =>
  unit.losses > 0 &&
  editionOf(seen).refuseAction(seen, unit, { unit: unit.id, do: 'rally', way: [pose] }) === null

/** What it stays in once it is there: deployed, and not as it may hardly fight. (Linear Tactics) */
const fights = (unit: Unit, formation: Formation): boolean =>
  isDeployed({ formation }) && !bindsLinearTactics(unit, formation)

/** Only turned, it keeps the formation that it has. */
const sameOr = (before: Formation, after: Formation): Formation =>
  after.kind === before.kind ? before : after

/** It may reform so before and after it moves, or where it stands. (6.3.3) */
function mayReform(
  unit: Unit,
  before: Formation | null,
  after: Formation | null,
  moves: boolean,
): boolean {
  const { pose } = stanceOf(unit)
  return (
    refuseReforms(unit, {
      way: moves ? [pose] : [],
      ...(before && { before: { formation: before, pose } }),
      ...(after && { after: { formation: after, pose } }),
    }) === null
  )
}

/** Nobody marches in column with an enemy nearer than this, in inches. */
const QUIET = 24

const TO_MARCH_IN: readonly Formation['kind'][] = ['limbered', 'attack column']

/** As it stands, or in march column or limbered for a long way. */
function startsOf(
  unit: Unit,
  formations: readonly Formation[],
  isQuiet: boolean,
): readonly Formation[] {
  const others = formations.filter(
    (formation) =>
      formation.kind !== unit.formation.kind &&
      (formation.kind === 'march column' ? isQuiet : TO_MARCH_IN.includes(formation.kind)) &&
      mayReform(unit, formation, null, true),
  )
  return [unit.formation, ...others]
}

function* waysFor(
  from: Spot,
  goal: Spot,
  far: number,
): Iterable<{ readonly way: number; readonly length: number }> {
  yield { way: 0, length: 0 }
  const straight = headingTo(from, goal)
  const toGoal = between(from, goal)
  if (toGoal < far) yield { way: straight, length: toGoal }
  for (let i = 0; i < WAYS; i++)
    for (const part of PARTS)
      yield { way: turned(straight, (i * FULL_TURN) / WAYS), length: far * part }
}

function reformed(seen: Vf, unit: Unit, formation: Formation, facing: number): Stance | null {
  const [pose] = reformPoses(seen, unit, formation, facing)
  return pose ? { formation, pose } : null
}

/** The same move with a reform after it: into another formation, or towards the enemy. */
function turnedAt(
  picture: Picture,
  unit: Unit,
  bare: Moving,
  before: Formation,
  end: Pose,
  after: Formation,
  goal: Spot,
): readonly Wish[] {
  const facing = facingFrom(picture, inInches(end), goal)
  const formation = sameOr(before, after)
  if (formation === before && turnBetween(facing, end.facing) < SLIGHT) return []
  const pose = reformedAt(picture.seen, unit, before, formation, end, facing)
  if (!pose) return []
  const stance: Stance = { formation, pose }
  return [{ order: { after: stance, ...bare }, stance, inside: null }]
}

const shiftsOf = onceFor((_unit: Unit) => new Map<string, Pose | null>())

/** A reform shifts the pose by as much wherever it is: it is worked out once. (6.3.3) */
function reformedAt(
  seen: Vf,
  unit: Unit,
  before: Formation,
  after: Formation,
  end: Pose,
  facing: number,
): Pose | null {
  const known = shiftsOf(unit)
  const key = `${before.kind} ${after.kind} ${end.facing} ${facing}`
  let shift = known.get(key)
  if (shift === undefined) {
    const here = { x: 0, y: 0, facing: end.facing }
    const [pose] = reformPoses(seen, unit, after, facing, { formation: before, pose: here })
    known.set(key, (shift = pose ?? null))
  }
  return shift && { x: end.x + shift.x, y: end.y + shift.y, facing }
}

/** In thousandths. */
const ROUNDING = 50

/** The same order for as much shorter a way as it was too long: over rough ground and barriers. */
export function shortened(
  seen: Vf,
  unit: Unit,
  { order }: Wish,
  data: JsonObject = {},
): Wish | null {
  if (!unit.pose || !('way' in order) || order.do === 'retreat' || order.do === 'assault')
    return null
  // Two moves, one of which was too long, become shorter by as much each.
  const isTwice = order.do === 'manoeuvre'
  const over = (isTwice ? 2 : 1) * (((data['over'] as number) * INCH) / 100 + ROUNDING)
  const [end] = (isTwice ? order.again : order.way) ?? []
  if (!end) return null
  const start = order.do === 'move' && order.before ? order.before.pose : unit.pose
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length - over < numbersOf(seen.options).leastMove) return null
  const [bx, by] = [Math.round((dx * over) / length), Math.round((dy * over) / length)]
  const back = (pose: Pose): Pose => ({ ...pose, x: pose.x - bx, y: pose.y - by })
  const nearer: Order = isTwice
    ? farthest(seen, unit, back(end))
    : order.do === 'move' && order.after
      ? { ...order, way: [back(end)], after: { ...order.after, pose: back(order.after.pose) } }
      : { ...order, way: [back(end)] }
  const stance = stanceOfOrder(seen, unit, nearer)
  return stance && { order: nearer, stance, inside: null }
}

/** To which sides of the straight way, in 24ths of a turn. */
const AHEAD = [0, 1, -1, 2, -2]
/** Two legs, each rounded up, in thousandths. */
const LEGS = 4
const AROUND = [...AHEAD, 4, -4, 6, -6, 9, -9, 12]

/** Twice as far, where no enemy is near; where that is two moves, to any side. (6.6, vf1:action.manoeuvre) */
function doubles(picture: Picture, unit: Unit, pose: Pose, goal: Spot): readonly Wish[] {
  const { seen, enemies } = picture
  const from = inInches(pose)
  const { double: clear } = distancesOf(seen)
  if (enemies.some(({ o }) => between(from, middleOf(o)) < clear)) return []
  const far = doubleDistance(seen, unit).value
  const straight = headingTo(from, goal)
  const sides = editionOf(seen).actions.includes('manoeuvre') ? AROUND : AHEAD
  return sides.flatMap((aside) =>
    [1, 0.75].map((part) => {
      const length = Math.min(far * part, between(from, goal))
      const way = turned(straight, (aside * FULL_TURN) / 24)
      const end = poseAt(toward(pose, way, Math.floor(length * INCH) - LEGS), pose.facing)
      return {
        order: farthest(seen, unit, end),
        stance: { formation: unit.formation, pose: end },
        inside: null,
      } as const
    }),
  )
}
