// Moves that a unit might make: straight to one side or the other of its goal, and a reform before
// or after it. Figures go sideways as far as ahead, so a unit keeps its front until it reforms.

import { FULL_TURN, INCH, poseAt, toward, turned, type Point, type Pose } from '@grognard/geometry'
import {
  doubleDistance,
  farthest,
  formationsFor,
  moveDistance,
  ranksOf,
  reformPoses,
  stanceOf,
  type Formation,
  type Order,
  type Reform,
  type Stance,
  type Unit,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'
import { distancesOf } from '../features/distances.ts'
import type { Standpoint } from './considerations.ts'
import { armOf, between, headingTo, nearestEnemy, turnBetween } from './table.ts'

/** Where a unit might get; the order that leads there is made when it is wanted. */
export type Proposal = {
  readonly end: Standpoint
  readonly order: () => Order | null
  /** The way alone, where that is all of the order; one that reforms at its end shares it. */
  readonly plain: Way | null
  readonly after: Way | null
}

const at64 = (part: number): number => (part * FULL_TURN) / 64

/** To each side of the straight way, and parts of the way, in sixths. */
const ASIDE = [0, 2, -2, 4, -4, 8, -8, 12, -12, 16, -16].map(at64)
const PARTS = [6, 4, 2] as const

/** What a unit may form into, by what it is for. */
export function formationOf(unit: Unit, kind: Formation['kind']): Formation | null {
  const all = formationsFor(unit).filter((formation) => formation.kind === kind)
  if (kind === 'open order')
    return all.find((one) => 'files' in one && ranksOf(unit.figures, one.files) <= 2) ?? null
  return all[0] ?? null
}

/** The ends of straight moves, from a stand, towards a goal. */
function* endsToward(stance: Stance, goal: Point, far: number): Generator<Pose> {
  const { pose } = stance
  const heading = headingTo(pose, goal)
  const direct = Math.floor(between(pose, goal) * INCH)
  for (const aside of ASIDE)
    for (const part of PARTS) {
      const distance = Math.floor((far * part) / 6)
      if (aside === 0 && part === 6 && direct < far) {
        if (direct > 0) yield poseAt(toward(pose, heading, direct), pose.facing)
        continue
      }
      yield poseAt(toward(pose, turned(heading, aside), distance), pose.facing)
    }
}

/** How a unit would like to stand when it gets there. */
export type Wish = {
  readonly goal: Point
  /** Which way to look from a place. */
  readonly looks: (at: Point) => number
  /** What to form at a place; null to stay as it is. */
  readonly forms: (at: Point) => Formation | null
  /** What to march in. */
  readonly marches: Formation | null
}

/** Turning by less than this is not worth a reform. */
const SLIGHT = 3 / 64

/** All that a unit might do to get nearer to what it wishes. */
export function* movesFor(seen: Vf, unit: Unit, wish: Wish): Generator<Proposal> {
  const stance = stanceOf(unit)
  const far = Math.floor(INCH * moveDistance(seen, unit).value)
  yield* reforming(seen, unit, stance, [], wish)
  for (const end of endsToward(stance, wish.goal, far)) {
    const way = [end]
    yield {
      order: () => ({ unit: unit.id, do: 'move', way }),
      end: { at: end, facing: end.facing, formation: stance.formation },
      plain: way,
      after: null,
    }
    yield* reforming(seen, unit, { formation: stance.formation, pose: end }, way, wish)
  }
  yield* marching(seen, unit, stance, wish)
  yield* doubling(seen, unit, stance, wish)
}

/** The same with a reform at the end, if there is anything to reform. */
function* reforming(
  seen: Vf,
  unit: Unit,
  stance: Stance,
  way: readonly Pose[],
  { looks, forms }: Wish,
): Generator<Proposal> {
  const formation = forms(stance.pose) ?? stance.formation
  const facing = looks(stance.pose)
  const isSame = formation.kind === stance.formation.kind
  if (isSame && turnBetween(facing, stance.pose.facing) <= SLIGHT) return
  yield {
    order: () => {
      const pose = reformPoses(seen, unit, formation, facing, stance)[0]
      return pose ? { unit: unit.id, do: 'move', way, after: { formation, pose } } : null
    },
    // The centre of its front stays where it is.
    end: { at: stance.pose, facing, formation },
    plain: null,
    after: way,
  }
}

/** In another formation, which is faster. */
function* marching(
  seen: Vf,
  unit: Unit,
  stance: Stance,
  { goal, marches }: Wish,
): Generator<Proposal> {
  if (!marches || marches.kind === stance.formation.kind) return
  const pose = reformPoses(seen, unit, marches, headingTo(stance.pose, goal), stance)[0]
  if (!pose) return
  const before: Reform = { formation: marches, pose }
  const far = Math.floor(INCH * moveDistance(seen, unit, marches).value)
  for (const end of endsToward(before, goal, far))
    yield {
      order: () => ({ unit: unit.id, do: 'move', before, way: [end] }),
      end: { at: end, facing: end.facing, formation: marches },
      plain: null,
      after: null,
    }
}

/** Two legs, each rounded up, in thousandths. */
const LEGS = 4

/** Twice as far, where no enemy is near. (6.6, vf1:action.manoeuvre) */
function* doubling(seen: Vf, unit: Unit, stance: Stance, { goal }: Wish): Generator<Proposal> {
  const near = nearestEnemy(seen, unit)
  if (near && near.inches <= distancesOf(seen).double) return
  const far = Math.floor(INCH * doubleDistance(seen, unit).value) - LEGS
  for (const end of endsToward(stance, goal, far))
    yield {
      order: () => farthest(seen, unit, end),
      end: { at: end, facing: end.facing, formation: stance.formation },
      plain: null,
      after: null,
    }
}

/** In what a unit gets forward fastest: foot in column, guns limbered, cavalry as it is. */
export function marchingOrder(seen: Vf, unit: Unit): Formation | null {
  if (armOf(unit) === 'cavalry') return null
  if (armOf(unit) === 'artillery') return formationOf(unit, 'limbered')
  const columns = [formationOf(unit, 'attack column'), formationOf(unit, 'march column')]
  let best: Formation | null = null
  for (const column of columns)
    if (
      column &&
      (!best || moveDistance(seen, unit, column).value > moveDistance(seen, unit, best).value)
    )
      best = column
  return best
}
