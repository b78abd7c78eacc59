// Setting up: each brigade before its objective, in line, guns where they see. (A4.0)

import { INCH } from '@grognard/geometry'
import {
  LOOKS,
  bindsLinearTactics,
  formationsFor,
  leaderToPlace,
  mustBeHeldBack,
  profileOf,
  settingOf,
  waiting,
  zoneOf,
  type BrigadeId,
  type Deploy,
  type Formation,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import type { Refusal } from '@grognard/kernel'
import {
  areApart,
  between,
  gap,
  headingOf,
  middleOf,
  oblongAt,
  oblongNow,
  type Oblong,
  type Spot,
} from '../features/oblong.ts'
import { goesOverClosed } from '../features/ground.ts'
import { prizesOf } from '../features/objectives.ts'
import { wayTo } from '../features/roads.ts'
import { shareThatSees } from '../features/sightlines.ts'

type Judge = (answer: Deploy) => Refusal | null

const STEP = 2
const SPACE = 1

/** Where the next unit or leader of a brigade is set up; null if nothing fits. */
export function deployed(
  seen: Vf,
  side: Side,
  brigade: BrigadeId | null,
  goal: Spot,
  refuse: Judge,
): Deploy | null {
  const [unit] = [...waiting(seen, brigade)].toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)
  return unit ? placeUnit(seen, side, unit, goal, refuse) : placeLeader(seen, side, brigade, refuse)
}

/** Infantry takes the front, guns and horse what is left. */
const rank = (unit: Unit): number =>
  ({ infantry: 0, artillery: 1, cavalry: 2 })[profileOf(unit).arm]

/** Columns where columns assault, lines where lines shoot, light troops in open order. */
function formationFor(unit: Unit): Formation {
  const all = formationsFor(unit)
  const first = (kind: Formation['kind']): Formation | undefined =>
    all.find((formation) => formation.kind === kind)
  const storming = all.find(
    (formation) => formation.kind === 'attack column' && !bindsLinearTactics(unit, formation),
  )
  const onFoot = profileOf(unit).arm === 'infantry' ? (first('open order') ?? storming) : undefined
  return onFoot ?? first('unlimbered') ?? first('line') ?? unit.formation
}

const MOST = 60

function placeUnit(seen: Vf, side: Side, unit: Unit, goal: Spot, refuse: Judge): Deploy | null {
  if (mustBeHeldBack(seen, unit)) return { unit: unit.id, reserve: true }
  for (const { feature } of prizesOf(seen)) {
    if (feature === null || profileOf(unit).arm !== 'infantry') continue
    const inside: Deploy = { unit: unit.id, inside: feature }
    if (refuse(inside) === null) return inside
  }
  const { edges } = settingOf(seen)
  const facing = edges ? LOOKS[edges[side]] : 0
  const formation = formationFor(unit)
  const zone = zoneOf(seen, side)
  const others = seen.units.flatMap((other) => {
    const o = other.side === side ? oblongNow(seen, other) : null
    return o ? [{ o, brigade: other.brigade }] : []
  })
  const ahead = headingOf(facing)
  const spots: { readonly answer: Deploy; readonly worth: number }[] = []
  for (let x = zone.left; x <= zone.right; x += STEP * INCH)
    for (let y = zone.top; y <= zone.bottom; y += STEP * INCH) {
      const pose = { x, y, facing }
      const o = oblongAt(seen, unit, { formation, pose })
      if (others.some((other) => !areApart(other.o, o, SPACE) && gap(other.o, o) < SPACE)) continue
      const answer: Deploy = { unit: unit.id, formation, pose }
      spots.push({ answer, worth: worthOf(seen, unit, o, goal, others, ahead) })
    }
  spots.sort((a, b) => b.worth - a.worth)
  for (const { answer } of spots.slice(0, MOST)) if (refuse(answer) === null) return answer
  return { unit: unit.id, reserve: true }
}

function worthOf(
  seen: Vf,
  unit: Unit,
  o: Oblong,
  goal: Spot,
  others: readonly { readonly o: Oblong; readonly brigade: BrigadeId }[],
  ahead: Spot,
): number {
  const { arm } = profileOf(unit)
  const at = middleOf(o)
  const far = wayTo(seen, at, goal)
  const friends = others.filter(({ brigade }) => brigade === unit.brigade)
  const apart = friends.reduce((most, other) => Math.max(most, gap(other.o, o)), 0)
  const forward = at.x * ahead.x + at.y * ahead.y
  const sight = judged(seen, SIGHT)
  const before = { x: at.x + ahead.x * sight, y: at.y + ahead.y * sight }
  const look: Oblong = { ...o, x: before.x, y: before.y }
  const sees =
    arm === 'artillery'
      ? 6 *
        shareThatSees(
          seen,
          o,
          look,
          others.map((one) => one.o),
        )
      : 0
  const near = arm === 'infantry' ? far : 0.4 * far
  const stacked = others.filter((other) => isBehind(o, other.o, ahead)).length
  const way = judged(seen, AHEAD)
  const isShut =
    arm !== 'artillery' && goesOverClosed(seen.terrain, o, way * ahead.x, way * ahead.y)
  return (
    -STACKED * stacked -
    (isShut ? SHUT : 0) -
    near -
    0.25 * Math.max(0, apart - 10) +
    (arm === 'artillery' ? 0.9 : 1.2) * forward +
    sees
  )
}

/** Guns want to see so far ahead, in inches. */
const SIGHT = 24

/** A line has to come away from where it is set up: what that is worth, in inches. */
const AHEAD = 20
const SHUT = 15
const STACKED = 10

/** In front of a friend or behind one: only one of them shoots. */
function isBehind(a: Oblong, b: Oblong, ahead: Spot): boolean {
  const [m, n] = [middleOf(a), middleOf(b)]
  const across = Math.abs((m.x - n.x) * ahead.y) + Math.abs((m.y - n.y) * ahead.x)
  return across < 0.8 * (a.half + b.half)
}

/** Behind the middle of those whom it leads. */
function placeLeader(
  seen: Vf,
  side: Side,
  brigade: BrigadeId | null,
  refuse: Judge,
): Deploy | null {
  const leader = leaderToPlace(seen, { side, brigade })
  if (!leader) return null
  const led = seen.units.flatMap((unit) => {
    const o =
      unit.side === side && (brigade === null || unit.brigade === brigade)
        ? oblongNow(seen, unit)
        : null
    return o ? [middleOf(o)] : []
  })
  if (led.length === 0) return null
  const centre = {
    x: led.reduce((sum, { x }) => sum + x, 0) / led.length,
    y: led.reduce((sum, { y }) => sum + y, 0) / led.length,
  }
  const zone = zoneOf(seen, side)
  const spots: (Spot & { readonly far: number })[] = []
  for (let left = zone.left + INCH; left < zone.right; left += INCH)
    for (let top = zone.top + INCH; top < zone.bottom; top += INCH) {
      const [x, y] = [left / INCH, top / INCH]
      spots.push({ x, y, far: between({ x, y }, centre) })
    }
  spots.sort((a, b) => a.far - b.far)
  for (const { x, y } of spots.slice(0, 200)) {
    const answer: Deploy = {
      leader: leader.id,
      at: { x: Math.round(x * INCH), y: Math.round(y * INCH) },
    }
    if (refuse(answer) === null) return answer
  }
  return null
}
