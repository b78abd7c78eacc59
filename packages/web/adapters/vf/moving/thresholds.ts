// Places that matter to a unit on its way: a hair out of an enemy's range or arc, or a hair within
// one's own range, support or command. What is dragged near one of them catches there.

import {
  arcOf,
  gapBetween,
  INCH,
  isPartlyIn,
  ringsOf,
  type Body,
  type Gap,
  type Vector,
} from '@grognard/geometry'
import {
  asIf,
  brigadeOf,
  enemiesOf,
  gapOfBodies,
  isInFrontArc,
  isInRange,
  leaderBody,
  leaderOf,
  needsMessenger,
  profileOf,
  seesTarget,
  shotFault,
  situationOf,
  standing,
  standsDeployed,
  unitOf,
  unitsIn,
  unitsWithin,
  type Leader,
  type Unit,
  type Vf,
  fromInches,
  numbersOf,
} from '@grognard/rules-vf/functions'
import type { Point } from '@grognard/table'
import { bandsOf, type Band } from '../measuring/ranges.ts'
import { draggedTo, endOf, type Plan } from './plan.ts'

/** So near to such a place the hand need not be exact; it gets away by going on. */
export const CATCHES = 300

/** What is so special about a place. */
export type Threshold =
  | { readonly is: 'out of range'; readonly of: Unit; readonly band: Band }
  | { readonly is: 'in range'; readonly of: Unit; readonly band: Band }
  | { readonly is: 'out of arc'; readonly of: Unit }
  | { readonly is: 'in support'; readonly of: Unit }
  | { readonly is: 'in command'; readonly of: Leader }

export type Caught = {
  /** The same plan, with its end there. */
  readonly plan: Plan
  readonly at: Threshold
  /** What shows it: the way between both, or the side of the arc. */
  readonly line: {
    readonly from: Point
    readonly to: Point
    readonly inches: number | null
  } | null
}

/** A place that is so far from where the hand is. */
type Place = {
  readonly at: Threshold
  /** From the hand's place there, in thousandths; and on, where rounding falls short. */
  readonly by: Point
  readonly on: Point
}

/** How often a place is corrected by a thousandth before it is given up. */
const MOST_STEPS = 4
/** So many places are judged in one step of the hand. */
const MOST_JUDGED = 2

/** Where a plan's end catches; null where nothing is near that the rules would allow. */
export function caughtBy(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  isLawful: (plan: Plan) => boolean,
): Caught | null {
  if (plan.after || plan.doing === 'assault' || plan.doing === 'exit' || plan.files) return null
  const { pose, formation } = endOf(seen, unit, plan)
  const there: Unit = { ...unit, inside: null, formation, pose }
  const body = standing(seen, unit, pose, formation)
  const places = placesNear(seen, there, body).toSorted((a, b) => sizeOf(a.by) - sizeOf(b.by))
  for (const place of places.slice(0, MOST_JUDGED)) {
    const found = settledAt(seen, unit, plan, place, isLawful)
    if (found) return found
  }
  return null
}

const sizeOf = ({ x, y }: Point): number => Math.hypot(x, y)

/** On the lattice, where the rules themselves say that it is what it is said to be. */
function settledAt(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  { at, by, on }: Place,
  isLawful: (plan: Plan) => boolean,
): Caught | null {
  const { pose, formation } = endOf(seen, unit, plan)
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = draggedTo(seen, unit, plan, {
      x: pose.x + by.x + on.x * step,
      y: pose.y + by.y + on.y * step,
    })
    const end = endOf(seen, unit, next)
    // By the time of the next fire phase nobody has shot or been shot at.
    const free: Vf = { ...seen, spent: [], attacked: [] }
    const then = asIf(free, { ...unit, inside: null }, end)
    const moved = unitOf(then, unit.id)
    if (!holds(then, moved, at)) continue
    if (!isLawful(next) || !matters(then, moved, at)) return null
    const body = standing(seen, unit, end.pose, formation)
    return { plan: next, at, line: lineOf(then, moved, body, at) }
  }
  return null
}

/** The judge's word on where it stands. */
function holds(then: Vf, unit: Unit, at: Threshold): boolean {
  switch (at.is) {
    case 'out of range':
      return !isInRange(then, at.of, unit.id, fromInches(at.band.inches))
    case 'in range':
      return isInRange(then, unit, at.of.id, fromInches(at.band.inches))
    case 'out of arc':
      return !isInFrontArc(then, at.of.id, unit.id)
    case 'in support':
      return unitsWithin(then, at.of.id, unit.id, numbersOf(then.options).support)
    case 'in command':
      return !needsMessenger(then, unit)
  }
}

/** A range is no border where nobody would be seen on either side of it. */
function matters(then: Vf, unit: Unit, at: Threshold): boolean {
  if (at.is === 'out of range') return seesTarget(then, at.of, unit)
  if (at.is !== 'in range') return true
  const shooter = { unit: unit.id, skirmish: at.band.way === 'skirmish' }
  return shotFault(then, shooter, at.of) === null
}

/** What of a gun shoots is its cannon. (5.1.1) */
function gapToShoot(shooter: Unit | Leader, from: Body, to: Body): Gap {
  if (!('profile' in shooter) || !('boxes' in from) || profileOf(shooter).arm !== 'artillery')
    return gapOfBodies(from, to)
  const cannon = from.boxes.filter(({ block }) => block.front)
  const gaps = cannon.flatMap(({ ring }) => ringsOf(to).map((other) => gapBetween(ring, other)))
  return gaps.reduce((best, gap) => (gap.length < best.length ? gap : best))
}

function placesNear(seen: Vf, unit: Unit, body: Body): readonly Place[] {
  const { bodies } = situationOf(seen)
  const own = bandsOf(seen, unit)
  const { support, inHand } = numbersOf(seen.options)
  const places: Place[] = []
  for (const enemy of enemiesOf(seen, unit.side)) {
    const other = bodies[enemy.id]
    if (!other) continue
    const theirs = bandsOf(seen, enemy)
    const farthest = Math.max(...[...own, ...theirs].map(({ inches }) => inches), 0)
    if (areFar(body, other, fromInches(farthest) + CATCHES)) continue
    const [back, out] = [gapToShoot(enemy, other, body), gapToShoot(unit, body, other)]
    for (const band of theirs)
      add(
        places,
        { is: 'out of range', of: enemy, band },
        reversed(back),
        fromInches(band.inches),
        'beyond',
      )
    for (const band of own)
      add(places, { is: 'in range', of: enemy, band }, out, fromInches(band.inches), 'within')
    if (theirs[0] && back.length <= fromInches(theirs[0].inches))
      places.push(...arcPlaces(enemy, other, body))
  }
  for (const friend of unitsIn(seen, unit.brigade)) {
    const other = bodies[friend.id]
    if (!other || friend.id === unit.id || !standsDeployed(unit)) continue
    if (areFar(body, other, support + CATCHES)) continue
    add(places, { is: 'in support', of: friend }, gapOfBodies(body, other), support, 'within')
  }
  const leader = leaderOf(seen, brigadeOf(seen, unit.brigade).leader)
  const head = leaderBody(seen, leader)
  if (head && !areFar(body, head, inHand + CATCHES)) {
    add(places, { is: 'in command', of: leader }, gapOfBodies(body, head), inHand, 'within')
  }
  return places
}

const areFar = (a: Body, b: Body, limit: number): boolean =>
  a.left - b.right > limit ||
  b.left - a.right > limit ||
  a.top - b.bottom > limit ||
  b.top - a.bottom > limit

const reversed = ({ length, from, to }: Gap): Gap => ({ length, from: to, to: from })

/** Along the shortest way to the other, so far that it is just within a distance, or just not. */
function add(
  places: Place[],
  at: Threshold,
  { length, from, to }: Gap,
  distance: number,
  side: 'within' | 'beyond',
): void {
  if (length === 0) return
  const limit = side === 'within' ? distance : distance + 1
  const far = length - limit
  if (Math.abs(far) > CATCHES) return
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const sign = side === 'within' ? 1 : -1
  places.push({ at, by: { x: ux * far, y: uy * far }, on: { x: ux * sign, y: uy * sign } })
}

/** Just beyond a side of the arc of a front that a unit is partly in, or nearly. (1.1.1) */
function arcPlaces(enemy: Unit, other: Body, body: Body): readonly Place[] {
  const fronts = 'boxes' in other ? other.boxes.filter(({ block }) => block.front) : []
  const [front] = fronts
  // Whoever looks to all sides has no side to slip out at.
  if (!front || fronts.length > 1) return []
  const arc = arcOf(front)
  const sides: readonly (readonly [Vector, Vector])[] = [
    [arc.left, arc.leftWay],
    [arc.right, [-arc.rightWay[0], -arc.rightWay[1]]],
  ]
  const isIn = ringsOf(body).some((ring) => isPartlyIn(ring, arc))
  return sides.flatMap(([[px, py], [dx, dy]]): readonly Place[] => {
    const length = Math.hypot(dx, dy)
    let depth = -Infinity
    for (const ring of ringsOf(body))
      for (let i = 0; i < ring.length; i += 2) {
        const [x, y] = [(ring[i] as number) - px, (ring[i + 1] as number) - py]
        depth = Math.max(depth, (dx * y - dy * x) / length)
      }
    if (!isIn || depth < 0 || depth > CATCHES) return []
    // The inside of an arc is to the right of its sides: out is to the left.
    const [ux, uy] = [dy / length, -dx / length]
    return [
      {
        at: { is: 'out of arc', of: enemy },
        by: { x: ux * (depth + 1), y: uy * (depth + 1) },
        on: { x: ux, y: uy },
      },
    ]
  })
}

function lineOf(then: Vf, unit: Unit, body: Body, at: Threshold): Caught['line'] {
  const { bodies } = situationOf(then)
  const other = at.is === 'in command' ? leaderBody(then, at.of) : bodies[at.of.id]
  if (!other) return null
  const gap = at.is === 'in range' ? gapToShoot(unit, body, other) : gapToShoot(at.of, other, body)
  const [from, to] = [pointOf(gap.from), pointOf(gap.to)]
  return { from, to, inches: at.is === 'out of arc' ? null : gap.length / INCH }
}

const pointOf = ([x, y]: Vector): Point => ({ x, y })
