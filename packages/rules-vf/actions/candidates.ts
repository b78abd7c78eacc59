// Orders that a unit might be given: some of each kind, in a random order, each of them lawful.

import {
  FULL_TURN,
  INCH,
  isOpen,
  placed,
  posed,
  toward,
  turned,
  type Point,
  type Pose,
} from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import type { Unit, Vf } from '../battle.ts'
import { areCloser, enemiesOf, gapBetweenUnits } from '../field/distance.ts'
import { bodyIn, remembered, situationOf } from '../field/situation.ts'
import { isAside, placesWith, type Place } from '../terrain/rules.ts'
import { areConnected } from '../terrain/ground.ts'
import { formationsFor } from '../units/formations.ts'
import { assaultTargets } from './assault-rules.ts'
import { doubleDistance, moveDistance } from './distance.ts'
import { AWAY, FAR, fieldFor } from './field.ts'
import { refuseOrder } from './judge.ts'
import type { Order } from './order.ts'
import { reformPoses } from './reform.ts'
import { standingIn } from './way.ts'
import { retreats } from './withdraw.ts'

/** At most n orders that will not be refused. */
export function ordersFor(seen: Vf, unit: Unit, n: number, random: Random): readonly Order[] {
  const tries = unit.pose ? inTheOpen(seen, unit, unit.pose, random) : insideOf(seen, unit, random)
  const found: Order[] = []
  while (found.length < n && tries.length > 0) {
    const order = takeOne(tries, random)()
    if (!order || runsInto(seen, unit, order)) continue
    if (refuseOrder(seen, order) === null) found.push(order)
  }
  return found
}

/** Most that is proposed and refused runs into something: that is seen soon, and need not be shown. */
function runsInto(seen: Vf, unit: Unit, order: Order): boolean {
  if (order.do !== 'move' && order.do !== 'double') return false
  const [end] = order.way
  if (!unit.pose || !end || order.way.length > 1 || ('before' in order && order.before))
    return false
  const stand = standingIn(seen, unit, { formation: unit.formation, pose: unit.pose })
  return !isOpen(fieldFor(seen, unit, order.do), stand, { layout: stand.layout, pose: end })
}

type Try = () => Order | null | undefined

/** Any one of a list, which loses it. */
function takeOne(tries: Try[], random: Random): Try {
  const at = random.below(tries.length)
  const one = tries[at] as Try
  tries[at] = tries.at(-1) as Try
  tries.pop()
  return one
}

/** For assaults and objectives units move more often than they look about. */
const OFTEN = 3

function inTheOpen(seen: Vf, unit: Unit, pose: Pose, random: Random): Try[] {
  const { id } = unit
  const nearest = nearestEnemy(seen, unit)
  const tries: Try[] = standing(unit)
  if (nearest.gap <= INCH * moveDistance(seen, unit).value + 2 * INCH)
    for (let i = 0; i < OFTEN; i++) tries.push(() => anyAssault(seen, unit, random))
  for (const place of placesWith(seen.terrain, 'defendable'))
    if (areCloser(bodyIn(situationOf(seen), id), place.ground, AWAY))
      tries.push(() => ({ unit: id, do: 'occupy', feature: place.id }))
  if (nearest.gap < 2 * AWAY * INCH)
    tries.push(() => {
      for (const order of retreats(seen, unit, random)) return order
      return null
    })
  // Whoever is so near can only retreat. (6.3.2)
  if (nearest.gap < AWAY * INCH && !nearest.isInside) return tries
  return [
    ...tries,
    ...moves(seen, unit, pose, random),
    ...reforms(seen, unit, pose, random),
    ...(nearest.gap > FAR * INCH ? doubles(seen, unit, pose, random) : []),
  ]
}

const standing = ({ id, losses }: Unit): Try[] => [
  () => ({ unit: id, do: 'stay' }),
  ...(losses > 0 ? [(): Order => ({ unit: id, do: 'rally' })] : []),
]

type Nearest = { readonly gap: number; readonly isInside: boolean }

const nearestEnemy = (seen: Vf, unit: Unit): Nearest =>
  remembered(situationOf(seen), `nearest ${unit.id}`, () => {
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
  })

function anyAssault(seen: Vf, unit: Unit, random: Random): Order | null {
  const targets = assaultTargets(seen, unit)
  if (targets.length === 0) return null
  return { unit: unit.id, do: 'assault', way: random.pick(targets).way }
}

/** Parts of the distance that are tried, in quarters. */
const QUARTERS = [4, 3, 2] as const

function moves(seen: Vf, unit: Unit, pose: Pose, random: Random): Try[] {
  const far = INCH * moveDistance(seen, unit).value
  const to = (end: Pose): Order => ({ unit: unit.id, do: 'move', way: [end] })
  const part = (): number => Math.floor((far * random.pick(QUARTERS)) / 4)
  const going = (by: number): Pose => ({
    ...toward(pose, turned(pose.facing, by), part()),
    facing: pose.facing,
  })
  return [
    () => to(going(0)),
    () => to(going(0)),
    () => to(going((random.below(9) - 4) * (FULL_TURN / 32))),
    () => to(going(random.pick([FULL_TURN / 4, (3 * FULL_TURN) / 4]))),
    () => to(going(FULL_TURN / 2)),
    () => to(posed(pose, 0, 0, (random.below(15) + 1) * (FULL_TURN / 16))),
    () => to(approach(seen, unit, pose, part(), random)),
    () => to(approach(seen, unit, pose, part(), random)),
    () => intoShelter(seen, unit, pose, far, random),
  ]
}

/** Turned towards an enemy or an objective, and so far on. */
function approach(seen: Vf, unit: Unit, pose: Pose, far: number, random: Random): Pose {
  const goal = goalFor(seen, unit, random)
  if (!goal) return { ...toward(pose, pose.facing, far), facing: pose.facing }
  const facing = headingTo(pose, goal)
  return { ...toward(pose, facing, far), facing }
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
function intoShelter(seen: Vf, unit: Unit, pose: Pose, far: number, random: Random): Order | null {
  const near = placesWith(seen.terrain, 'defendable').filter(({ ground }) =>
    areCloser(bodyIn(situationOf(seen), unit.id), ground, far / INCH + AWAY),
  )
  if (near.length === 0) return null
  const place = random.pick(near)
  const facing = headingTo(pose, middleOf(place))
  const gap = Math.min(far, Math.floor((far * (1 + random.below(4))) / 4))
  const way = [{ ...toward(pose, facing, gap), facing: pose.facing }]
  return { unit: unit.id, do: 'move', way, occupy: place.id }
}

/** Another formation, or another front, where it stands or after a move ahead. */
function reforms(seen: Vf, unit: Unit, pose: Pose, random: Random): Try[] {
  const anew = (from: Pose) => {
    const formation = random.pick(formationsFor(unit))
    const goal = random.below(2) === 0 ? goalFor(seen, unit, random) : null
    const facing = goal ? headingTo(from, goal) : from.facing
    const stand = { formation: unit.formation, pose: from }
    return { formation, pose: random.pick(reformPoses(seen, unit, formation, facing, stand)) }
  }
  return [
    () => ({ unit: unit.id, do: 'move', way: [], after: anew(pose) }),
    () => {
      const far = INCH * moveDistance(seen, unit).value
      const end = { ...toward(pose, pose.facing, far), facing: pose.facing }
      return { unit: unit.id, do: 'move', way: [end], after: anew(end) }
    },
    () => {
      const before = anew(pose)
      const far = INCH * moveDistance(seen, unit, before.formation).value
      const { facing } = before.pose
      const end = { ...toward(before.pose, facing, far), facing }
      return { unit: unit.id, do: 'move', before, way: [end] }
    },
  ]
}

function doubles(seen: Vf, unit: Unit, pose: Pose, random: Random): Try[] {
  const far = (): number =>
    Math.floor((INCH * doubleDistance(seen, unit).value * random.pick(QUARTERS)) / 4)
  const to = (end: Pose): Order => ({ unit: unit.id, do: 'double', way: [end] })
  return [
    () => to({ ...toward(pose, pose.facing, far()), facing: pose.facing }),
    () => to(approach(seen, unit, pose, far(), random)),
    () => to(approach(seen, unit, pose, far(), random)),
  ]
}

/** Ways out of a feature that are tried. */
const EXITS = 6

function insideOf(seen: Vf, unit: Unit, random: Random): Try[] {
  const place = placesWith(seen.terrain, 'defendable').find(({ id }) => id === unit.inside)
  const tries = standing(unit)
  if (!place || unit.entered) return tries
  for (let i = 0; i < EXITS; i++) tries.push(() => anyExit(unit, place, random))
  for (const { id } of placesWith(seen.terrain, 'defendable'))
    if (areConnected(seen.terrain, place.id, id))
      tries.push(() => ({ unit: unit.id, do: 'shift', feature: id }))
  return tries
}

/** Out of one side of its feature, looking away from it. */
function anyExit(unit: Unit, { ground }: Place, random: Random): Order {
  const { left, top, right, bottom } = ground
  const formation = random.pick(formationsFor(unit))
  const along = (from: number, to: number): number => from + random.below(to - from + 1)
  const side = random.below(4)
  const facing = (side * FULL_TURN) / 4
  const edge: Point =
    side % 2 === 0
      ? { x: along(left, right), y: side === 0 ? top : bottom }
      : { x: side === 1 ? right : left, y: along(top, bottom) }
  const out = INCH * (2 + random.below(4))
  return { unit: unit.id, do: 'exit', formation, pose: { ...toward(edge, facing, out), facing } }
}
