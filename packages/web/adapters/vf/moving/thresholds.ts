import { gapFromFront } from '@grognard/field'
import type { Body, Gap } from '@grognard/geometry'
import {
  asIf,
  brigadeOf,
  enemiesOf,
  gapOfBodies,
  fromInches,
  inchesOf,
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
  numbersOf,
  unitOf,
  unitsIn,
  unitsWithin,
  type Leader,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import {
  areFar,
  caughtAt,
  lineAlong,
  placesAside,
  placesAt,
  reversed,
  type Caught as CaughtAt,
  type CaughtLine,
  type Place,
} from '../../inches/moving/thresholds.ts'
import { bandsOf, type Band } from '../measuring/ranges.ts'
import { draggedTo, endOf, type Plan } from './plan.ts'

/** What is so special about a place. */
export type Threshold =
  | { readonly is: 'out of range'; readonly other: Unit; readonly band: Band }
  | { readonly is: 'in range'; readonly other: Unit; readonly band: Band }
  | { readonly is: 'out of arc'; readonly other: Unit }
  | { readonly is: 'in support'; readonly other: Unit }
  | { readonly is: 'in command'; readonly other: Leader }

export type Caught = CaughtAt<Plan, Threshold>

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
  // By the time of the next fire phase nobody has shot or been shot at.
  const free: Vf = { ...seen, spent: [], attacked: [] }
  return caughtAt(placesNear(seen, there, standing(seen, unit, pose, formation)), {
    moved: (by) => draggedTo(seen, unit, plan, { x: pose.x + by.x, y: pose.y + by.y }),
    there: (next) => asIf(free, { ...unit, inside: null }, endOf(seen, unit, next)),
    holds: (then, at) => holds(then, unitOf(then, unit.id), at),
    isLawful,
    matters: (then, at) => matters(then, unitOf(then, unit.id), at),
    line: (then, at) => lineOf(then, unitOf(then, unit.id), at),
  })
}

/** The judge's word on where it stands. */
function holds(then: Vf, unit: Unit, at: Threshold): boolean {
  switch (at.is) {
    case 'out of range':
      return !isInRange(then, at.other, unit.id, fromInches(at.band.inches))
    case 'in range':
      return isInRange(then, unit, at.other.id, fromInches(at.band.inches))
    case 'out of arc':
      return !isInFrontArc(then, at.other.id, unit.id)
    case 'in support':
      return unitsWithin(then, at.other.id, unit.id, numbersOf(then.options).support)
    case 'in command':
      return !needsMessenger(then, unit)
  }
}

/** A range is no border where nobody would be seen on either side of it. */
function matters(then: Vf, unit: Unit, at: Threshold): boolean {
  if (at.is === 'out of range') return seesTarget(then, at.other, unit)
  if (at.is !== 'in range') return true
  const shooter = { unit: unit.id, skirmish: at.band.way === 'skirmish' }
  return shotFault(then, shooter, at.other) === null
}

/** What of a gun shoots is its cannon. (5.1.1) */
const gapToShoot = (shooter: Unit | Leader, from: Body, to: Body): Gap =>
  'profile' in shooter && 'boxes' in from && profileOf(shooter).arm === 'artillery'
    ? gapFromFront(from, to)
    : gapOfBodies(from, to)

function placesNear(seen: Vf, unit: Unit, body: Body): readonly Place<Threshold>[] {
  const { bodies } = situationOf(seen)
  const own = bandsOf(seen, unit)
  const { support, inHand } = inchesOf(seen.options)
  const places: Place<Threshold>[] = []
  for (const enemy of enemiesOf(seen, unit.side)) {
    const other = bodies[enemy.id]
    if (!other) continue
    const theirs = bandsOf(seen, enemy)
    if (areFar(body, other, Math.max(...[...own, ...theirs].map(({ inches }) => inches), 0)))
      continue
    const [back, out] = [gapToShoot(enemy, other, body), gapToShoot(unit, body, other)]
    for (const band of theirs) {
      const at = { is: 'out of range', other: enemy, band } as const
      places.push(...placesAt(at, reversed(back), band.inches, 'beyond'))
    }
    for (const band of own) {
      const at = { is: 'in range', other: enemy, band } as const
      places.push(...placesAt(at, out, band.inches, 'within'))
    }
    // (1.1.1)
    if (theirs[0] && back.length <= fromInches(theirs[0].inches))
      places.push(...placesAside({ is: 'out of arc', other: enemy } as const, other, body))
  }
  for (const friend of unitsIn(seen, unit.brigade)) {
    const other = bodies[friend.id]
    if (!other || friend.id === unit.id || !standsDeployed(unit)) continue
    if (areFar(body, other, support)) continue
    const at = { is: 'in support', other: friend } as const
    places.push(...placesAt(at, gapOfBodies(body, other), support, 'within'))
  }
  const leader = leaderOf(seen, brigadeOf(seen, unit.brigade).leader)
  const head = leaderBody(seen, leader)
  if (head && !areFar(body, head, inHand)) {
    const at = { is: 'in command', other: leader } as const
    places.push(...placesAt(at, gapOfBodies(body, head), inHand, 'within'))
  }
  return places
}

function lineOf(then: Vf, unit: Unit, at: Threshold): CaughtLine | null {
  const { bodies } = situationOf(then)
  const body = bodies[unit.id]
  const other = at.is === 'in command' ? leaderBody(then, at.other) : bodies[at.other.id]
  if (!body || !other) return null
  const gap =
    at.is === 'in range' ? gapToShoot(unit, body, other) : gapToShoot(at.other, other, body)
  return lineAlong(gap, at.is !== 'out of arc')
}
