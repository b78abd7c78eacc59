// Orders that a unit might be given: some of each kind, in a random order, each of them lawful.

import { bodyIn, crossingsOn, isAside, placeOf, remembered, type Place } from '@grognard/field'
import {
  bearingOf,
  FULL_TURN,
  INCH,
  lengthOf,
  placed,
  poseAt,
  posed,
  toward,
  turned,
  type Point,
  type Pose,
} from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import { assaultTargets, mayAssault } from '../actions/assault-rules.ts'
import { doubleDistance, moveDistance } from '../actions/distance.ts'
import { refuseOrder } from '../actions/judge.ts'
import { reformPoses, stanceOf } from '../actions/reform.ts'
import type { FeatureId, Unit, Vf } from '../battle.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { areCloser, enemiesOf, gapBetweenUnits } from '../field/distance.ts'
import { situationOf } from '../field/situation.ts'
import { fromInches } from '../measured.ts'
import { basesOf } from '../options.ts'
import type { Order, Reform, Way } from '../order.ts'
import { areConnected } from '../terrain/ground.ts'
import { placesWith } from '../terrain/rules.ts'
import { columnOf, isInMarchColumn } from '../units/formations.ts'
import { formationsFor } from './formations.ts'
import { isHopeless } from './hopeless.ts'
import { retreats } from './retreats.ts'
import { alongRoad, firstOf, roadsOn } from './road.ts'
import { dash, rush } from './rush.ts'

/** At most n orders that will not be refused. */
export function ordersFor(
  seen: Vf,
  unit: Unit,
  n: number,
  random: Random,
  isWanted: (seen: Vf, unit: Unit, order: Order) => boolean = () => true,
): readonly Order[] {
  const tries = unit.pose ? inTheOpen(seen, unit, n > 1) : insideOf(seen, unit)
  const found: Order[] = []
  while (found.length < n && tries.length > 0) {
    const order = tried(seen, unit, takeOne(tries, random), random)
    if (!order || isHopeless(seen, unit, order) || !isWanted(seen, unit, order)) continue
    if (refuseOrder(seen, order) === null) found.push(order)
  }
  return found
}

/** What may be tried, by name; some of it with the feature that it is about. */
type Try = keyof typeof TRIES | { readonly name: 'occupy' | 'shift'; readonly feature: FeatureId }

type Proposes = (seen: Vf, unit: Unit, random: Random) => Order | null

const tried = (seen: Vf, unit: Unit, what: Try, random: Random): Order | null =>
  typeof what === 'string'
    ? TRIES[what](seen, unit, random)
    : { unit: unit.id, do: what.name, feature: what.feature }

const TRIES = {
  stay: (_, { id }) => ({ unit: id, do: 'stay' }),
  rally: (_, { id }) => ({ unit: id, do: 'rally' }),
  assault: anyAssault,
  rush: (seen, unit) => assaulting(seen, unit, rush),
  dash: (seen, unit) => assaulting(seen, unit, dash),
  retreat: anyRetreat,
  ahead: (seen, unit, random) => going(seen, unit, 0, random),
  incline: (seen, unit, random) =>
    going(seen, unit, (random.below(9) - 4) * (FULL_TURN / 32), random),
  sideways: (seen, unit, random) =>
    going(seen, unit, random.pick([FULL_TURN / 4, (3 * FULL_TURN) / 4]), random),
  back: (seen, unit, random) => going(seen, unit, FULL_TURN / 2, random),
  turn: (_, unit, random) =>
    moveTo(unit, posed(stanceOf(unit).pose, 0, 0, (random.below(15) + 1) * (FULL_TURN / 16))),
  approach: (seen, unit, random) =>
    moveTo(unit, approach(seen, unit, partOf(moveFar(seen, unit), random), random)),
  shelter: intoShelter,
  reform: (seen, unit, random) => {
    const after = anew(seen, unit, stanceOf(unit).pose, random)
    return { unit: unit.id, do: 'move', way: [], after }
  },
  'reform after': (seen, unit, random) => {
    const end = onward(stanceOf(unit).pose, moveFar(seen, unit))
    return { unit: unit.id, do: 'move', way: [end], after: anew(seen, unit, end, random) }
  },
  'reform before': (seen, unit, random) => {
    const before = anew(seen, unit, stanceOf(unit).pose, random)
    const far = fromInches(moveDistance(seen, unit, before.formation).value)
    return { unit: unit.id, do: 'move', before, way: [onward(before.pose, far)] }
  },
  double: (seen, unit, random) =>
    doubleTo(unit, onward(stanceOf(unit).pose, partOf(doubleFar(seen, unit), random))),
  'double up': (seen, unit, random) =>
    doubleTo(unit, approach(seen, unit, partOf(doubleFar(seen, unit), random), random)),
  twice: moveTwice,
  'rally behind': rallyBehind,
  file: inFile,
  through: overCrossing,
  exit: anyExit,
} as const satisfies { readonly [name: string]: Proposes }

/** Any one of a list, which loses it. */
function takeOne(tries: Try[], random: Random): Try {
  const at = random.below(tries.length)
  const one = tries[at] as Try
  tries[at] = tries.at(-1) as Try
  tries.pop()
  return one
}

/** What whoever is not too near may do, with what comes of it most often named more than once. */
const MOVES: readonly Try[] = [
  'ahead',
  'ahead',
  'incline',
  'sideways',
  'back',
  'turn',
  'approach',
  'approach',
  'shelter',
  'reform',
  'reform after',
  'reform before',
]
/** Where two moves make one action. (vf1:action.manoeuvre) */
const TWICE: readonly Try[] = ['twice', 'twice', 'twice']
const DOUBLES: readonly Try[] = ['double', 'double up', 'double up']
/** For assaults and objectives units move more often than they look about. */
const ASSAULTS: readonly Try[] = ['rush', 'assault', 'assault']
/** Whoever takes the first order that comes to mind goes straight on. */
const AT_ONCE: readonly Try[] = ['dash', 'dash', 'dash']

function inTheOpen(seen: Vf, unit: Unit, looksAbout: boolean): Try[] {
  const { away, across, double } = numbersOf(seen.options)
  const nearest = nearestEnemy(seen, unit)
  const tries = standing(unit)
  if (nearest.gap <= moveFar(seen, unit) + across) tries.push(...(looksAbout ? ASSAULTS : AT_ONCE))
  for (const { id, ground } of placesWith(seen.terrain, 'defendable'))
    if (areCloser(bodyIn(situationOf(seen), unit.id), ground, away))
      tries.push({ name: 'occupy', feature: id })
  if (nearest.gap < 2 * away) tries.push('retreat')
  // Whoever is so near can only retreat. (6.3.2)
  if (nearest.gap < away && !nearest.isInside) return tries
  tries.push(...MOVES)
  if (isInMarchColumn(unit) && roadsOn(seen).length > 0) tries.push('file', 'file')
  if (crossingsOn(seen.terrain).length > 0) tries.push('through')
  const { actions, movesToRally, rallyDice } = editionOf(seen)
  if (nearest.gap > double && actions.includes('double')) tries.push(...DOUBLES)
  if (actions.includes('manoeuvre')) tries.push(...TWICE)
  if (movesToRally && rallyDice(unit) > 0) tries.push('rally behind')
  return tries
}

const standing = ({ losses }: Unit): Try[] => (losses > 0 ? ['stay', 'rally'] : ['stay'])

type Nearest = { readonly gap: number; readonly isInside: boolean }

const nearestEnemy = (seen: Vf, unit: Unit): Nearest =>
  remembered(situationOf(seen), `nearest ${unit.id}`, nearestOf, seen, unit)

function nearestOf(seen: Vf, unit: Unit): Nearest {
  let best: Nearest = { gap: Infinity, isInside: false }
  const situation = situationOf(seen)
  const here = bodyIn(situation, unit.id)
  for (const { id, inside } of enemiesOf(seen, unit.side)) {
    // Whoever is farther away by the boxes around both is farther away.
    if (isAside(here, bodyIn(situation, id), best.gap)) continue
    const { length } = gapBetweenUnits(seen, unit.id, id)
    if (length < best.gap) best = { gap: length, isInside: inside !== null }
  }
  return best
}

function assaulting(seen: Vf, unit: Unit, by: (seen: Vf, unit: Unit) => Way | null): Order | null {
  const way = mayAssault(seen, unit) ? by(seen, unit) : null
  return way && { unit: unit.id, do: 'assault', way }
}

function anyAssault(seen: Vf, unit: Unit, random: Random): Order | null {
  const targets = assaultTargets(seen, unit)
  if (targets.length === 0) return null
  return { unit: unit.id, do: 'assault', way: random.pick(targets).way }
}

function anyRetreat(seen: Vf, unit: Unit, random: Random): Order | null {
  for (const order of retreats(seen, unit, random)) return order
  return null
}

const moveFar = (seen: Vf, unit: Unit): number => fromInches(moveDistance(seen, unit).value)
const doubleFar = (seen: Vf, unit: Unit): number => fromInches(doubleDistance(seen, unit).value)

/** Parts of the distance that are tried, in quarters. */
const QUARTERS = [4, 3, 2] as const

const partOf = (far: number, random: Random): number =>
  Math.floor((far * random.pick(QUARTERS)) / 4)

const moveTo = ({ id }: Unit, end: Pose): Order => ({ unit: id, do: 'move', way: [end] })
const doubleTo = ({ id }: Unit, end: Pose): Order => ({ unit: id, do: 'double', way: [end] })

/** So far straight on. */
const onward = (pose: Pose, far: number): Pose =>
  poseAt(toward(pose, pose.facing, far), pose.facing)

/** Some of the way in a direction, without turning. */
function going(seen: Vf, unit: Unit, by: number, random: Random): Order {
  const { pose } = stanceOf(unit)
  const far = partOf(moveFar(seen, unit), random)
  return moveTo(unit, poseAt(toward(pose, turned(pose.facing, by), far), pose.facing))
}

/** Two moves towards an enemy or an objective, or straight on. */
function moveTwice(seen: Vf, unit: Unit, random: Random): Order {
  const far = moveFar(seen, unit)
  const first =
    random.below(2) === 0
      ? approach(seen, unit, partOf(far, random), random)
      : onward(stanceOf(unit).pose, partOf(far, random))
  const again = [onward(first, partOf(far, random))]
  return { unit: unit.id, do: 'manoeuvre', way: [first], again }
}

/** Some of the way back, and there it rallies. */
function rallyBehind(seen: Vf, unit: Unit, random: Random): Order {
  const { pose } = stanceOf(unit)
  const far = partOf(moveFar(seen, unit), random)
  const back = poseAt(toward(pose, turned(pose.facing, FULL_TURN / 2), far), pose.facing)
  return { unit: unit.id, do: 'rally', way: [back] }
}

/** Turned towards an enemy or an objective, and so far on. */
function approach(seen: Vf, unit: Unit, far: number, random: Random): Pose {
  const { pose } = stanceOf(unit)
  const goal = goalFor(seen, unit, random)
  return onward(goal ? poseAt(pose, headingTo(pose, goal)) : pose, far)
}

function goalFor(seen: Vf, unit: Unit, random: Random): Point | null {
  const enemies = enemiesOf(seen, unit.side)
  const objectives = seen.objectives.filter(({ control }) => control !== unit.side)
  const count = enemies.length + objectives.length
  if (count === 0) return null
  const pick = random.below(count)
  const enemy = enemies[pick]
  if (!enemy) return objectives[pick - enemies.length]?.at ?? null
  const { left, top, right, bottom } = bodyIn(situationOf(seen), enemy.id)
  return { x: Math.trunc((left + right) / 2), y: Math.trunc((top + bottom) / 2) }
}

const HEADINGS = Array.from({ length: 64 }, (_, i) => {
  const facing = (i * FULL_TURN) / 64
  return { facing, ahead: placed({ x: 0, y: 0, facing }, 0, -INCH) }
})

/** The heading, of 64, that leads there most nearly. */
function headingTo(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [most, best] = [-Infinity, 0]
  for (const { facing, ahead } of HEADINGS) {
    const along = dx * ahead.x + dy * ahead.y
    if (along > most) [most, best] = [along, facing]
  }
  return best
}

const middleOf = ({ ground: { left, top, right, bottom } }: Place): Point => ({
  x: Math.trunc((left + right) / 2),
  y: Math.trunc((top + bottom) / 2),
})

/** Light infantry moves up to a feature and occupies it. */
function intoShelter(seen: Vf, unit: Unit, random: Random): Order | null {
  const far = moveFar(seen, unit)
  const near = placesWith(seen.terrain, 'defendable').filter(({ ground }) =>
    areCloser(bodyIn(situationOf(seen), unit.id), ground, far + numbersOf(seen.options).away),
  )
  if (near.length === 0) return null
  const { pose } = stanceOf(unit)
  const place = random.pick(near)
  const facing = headingTo(pose, middleOf(place))
  const gap = Math.min(far, Math.floor((far * (1 + random.below(4))) / 4))
  const way = [poseAt(toward(pose, facing, gap), pose.facing)]
  return { unit: unit.id, do: 'move', way, occupy: place.id }
}

/** Twice as far on a road, or only so far. */
const SHARES = [2, 1.5, 1, 0.5] as const

/** A column along its road, one way or the other. */
function inFile(seen: Vf, unit: Unit, random: Random): Order | null {
  const stance = stanceOf(unit)
  const road = random.pick(roadsOn(seen))
  const way = alongRoad(seen, unit, stance, random.pick(road.points))
  const [head] = columnOf(unit, stance.formation, basesOf(seen.options)).ranks
  const far = Math.floor(moveFar(seen, unit) * random.pick(SHARES))
  const part = way && firstOf(way, stance.pose, far, head?.base.depth ?? 0)
  return part && { unit: unit.id, do: 'move', way: part }
}

/** Over a bridge or a ford, figure by figure. */
function overCrossing(seen: Vf, unit: Unit, random: Random): Order | null {
  const { pose } = stanceOf(unit)
  const { feature } = random.pick(crossingsOn(seen.terrain))
  if (!('from' in feature)) return null
  const isBefore = lengthOf(pose, feature.from) <= lengthOf(pose, feature.to)
  const [near, far] = isBefore ? [feature.from, feature.to] : [feature.to, feature.from]
  if (lengthOf(pose, near) > moveFar(seen, unit)) return null
  const facing = bearingOf(far.x - near.x, far.y - near.y)
  const beyond = INCH * (1 + random.below(4))
  // On a bridge a march column pays half. (T.2.3)
  const most = moveFar(seen, unit) * (isInMarchColumn(unit) ? 2 : 1)
  if (lengthOf(pose, near) + lengthOf(near, far) + beyond > most) return null
  const end = toward(far, facing, beyond)
  return { unit: unit.id, do: 'move', way: [{ x: end.x, y: end.y, facing, by: [near, far] }] }
}

/** Another formation, or another front, where it stands or after a move ahead. */
function anew(seen: Vf, unit: Unit, from: Pose, random: Random): Reform {
  const formation = random.pick(formationsFor(unit))
  const goal = random.below(2) === 0 ? goalFor(seen, unit, random) : null
  const facing = goal ? headingTo(from, goal) : from.facing
  const stance = { formation: unit.formation, pose: from }
  return { formation, pose: random.pick(reformPoses(seen, unit, formation, facing, stance)) }
}

/** Ways out of a feature that are tried. */
const EXITS: readonly Try[] = ['exit', 'exit', 'exit', 'exit', 'exit', 'exit']

function insideOf(seen: Vf, unit: Unit): Try[] {
  const tries = standing(unit)
  const from = unit.inside
  if (from === null || unit.entered) return tries
  tries.push(...EXITS)
  for (const { id } of placesWith(seen.terrain, 'defendable'))
    if (areConnected(seen, from, id)) tries.push({ name: 'shift', feature: id })
  return tries
}

/** Out of one side of its feature, looking away from it. */
function anyExit(seen: Vf, unit: Unit, random: Random): Order | null {
  const place = placeOf(seen.terrain, unit.inside ?? '')
  if (!place) return null
  const { left, top, right, bottom } = place.ground
  const formation = random.pick(formationsFor(unit))
  const along = (from: number, to: number): number => from + random.below(to - from + 1)
  const side = random.below(4)
  const facing = (side * FULL_TURN) / 4
  const edge: Point =
    side % 2 === 0
      ? { x: along(left, right), y: side === 0 ? top : bottom }
      : { x: side === 1 ? right : left, y: along(top, bottom) }
  const out = INCH * (2 + random.below(4))
  return { unit: unit.id, do: 'exit', formation, pose: poseAt(toward(edge, facing, out), facing) }
}
