import { INCH, layoutReach, placed, type Point } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import {
  basesOf,
  layoutOf,
  wayOf,
  type Rf2,
  type Stance,
  type Step,
  type Steps,
  type Unit,
} from '@grognard/rules-rf2/functions'
import type { Emphasis, Handle } from '@grognard/table'
import type { Frame } from '../../inches/frame.ts'
import { linesOf, trailOf } from '../../inches/moving/show.ts'
import { unitBody } from '../bodies.ts'
import type { Wording } from '../wording.ts'
import { endOf, isEmpty, priceIn, type Plan } from './plan.ts'

/** By these a formed body is wheeled: the corner that goes ahead. */
export const CORNERS = { left: 'wheel left', right: 'wheel right' } as const

/** The ghost with its trail, and the lines that show why it may not go there. */
export function planShown(
  seen: Rf2,
  unit: Unit,
  plan: Plan | null,
  refusal: Refusal | null,
  frame: Frame,
  wording: Wording,
): Pick<Emphasis, 'ghosts' | 'trails' | 'lines' | 'handles'> {
  const lines = linesOf(refusal, frame, wording.inches)
  const handles = cornersOf(seen, unit, plan, frame, wording)
  if (!plan || isEmpty(plan) || plan.recovers || !unit.pose)
    return { ghosts: [], trails: [], lines, handles }
  const ghost = unitBody(seen, unit, frame, wording, endOf(seen, unit, plan))
  const start = plan.before ?? { formation: unit.formation, pose: unit.pose }
  const places = [
    start.pose,
    ...plan.way.flatMap((_, i) => placesOf(seen, unit, start, plan.way, i)),
  ]
  const price = priceIn(seen, unit, plan)
  const trail = price
    ? trailOf(
        places,
        { used: price.used / INCH, all: price.allowance.value },
        refusal !== null,
        frame,
        wording.inches,
      )
    : { points: places.map((at) => frame.point(at)), label: null, barred: refusal !== null }
  return {
    ghosts: ghost ? [ghost] : [],
    trails: plan.way.length === 0 ? [] : [trail],
    lines,
    handles,
  }
}

/** So many chords are drawn of the arc of a wheel. */
const CHORDS = 6

/** By way of which places the middle of its front comes to the end of a step. */
function placesOf(seen: Rf2, unit: Unit, start: Stance, way: Steps, i: number): readonly Point[] {
  const step = way[i] as Step
  const before = way.slice(0, i)
  const parts: Steps =
    step.do === 'wheel'
      ? Array.from({ length: CHORDS }, (_, n) => ({
          ...step,
          by: Math.round((step.by * (n + 1)) / CHORDS),
        }))
      : [step]
  return parts.map((part) => wayOf(seen, unit, start, [...before, part]).end.pose)
}

/** So far beside a corner lies what it is wheeled by. */
const BESIDE = 0.9 * INCH

const WHEELS = new Set(['line', 'attack column', 'double line'])

/** Beside both corners of its front, where it is or would be. (12.12) */
function cornersOf(
  seen: Rf2,
  unit: Unit,
  plan: Plan | null,
  frame: Frame,
  { text }: Wording,
): readonly Handle[] {
  if (!unit.pose) return []
  const stand = plan ? endOf(seen, unit, plan) : unit
  const { formation } = stand
  if (!stand.pose || !WHEELS.has(formation.kind) || plan?.after) return []
  const pose = stand.pose
  const reach = layoutReach(layoutOf(unit, formation, basesOf(seen.options)))
  return (['left', 'right'] as const).map((corner): Handle => {
    const at = placed(pose, corner === 'left' ? reach.left - BESIDE : reach.right + BESIDE, 0)
    return {
      id: CORNERS[corner],
      ...frame.point(at),
      facing: frame.pose(pose).facing,
      label: text.control.corner[corner],
    }
  })
}
