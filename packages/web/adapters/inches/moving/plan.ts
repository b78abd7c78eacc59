// A way over the table in the making, for one body: legs that stand, and those that follow the
// hand. What a leg is, and what it costs, only its rulebook knows.

import { INCH, lengthOf, posed, toward, turned, type Point, type Pose } from '@grognard/geometry'
import { turnedBy, type Step } from '../hand/steps.ts'

/** How a body stands: in a pose, and in whatever formation its rulebook knows. */
export type Posed = { readonly pose: Pose }

export type LegPlan<Stand extends Posed, Leg> = {
  /** How it forms before it moves, and where it has moved to. */
  readonly before: Stand | null
  readonly way: readonly Leg[]
  /** So many legs stand; those after them are replaced when the body is dragged on. */
  readonly fixed: number
  readonly after: Stand | null
  /** The leg in hand follows the head of the column. */
  readonly files: boolean
  /** Places by way of which its figures go one by one. */
  readonly gap: readonly Point[]
}

export const NO_LEGS = {
  before: null,
  way: [],
  fixed: 0,
  after: null,
  files: false,
  gap: [],
} as const

/** How a body goes by its rulebook: all that a plan must know. */
export type Going<Stand extends Posed, Leg> = {
  /** How it stands after some legs, in the plan's own formation. */
  readonly standAfter: (way: readonly Leg[]) => Stand
  /** The legs from there that bring its front to a pose, or come nearest to it. */
  readonly legsTo: (from: Stand, to: Pose, gap: readonly Point[]) => readonly Leg[]
  /** A column that follows its head: straight to a place, and along a road if one leads there. */
  readonly file: {
    readonly straight: (from: Stand, to: Point) => Leg
    readonly alongRoad: (from: Stand, to: Point) => readonly Leg[] | null
  } | null
}

type AnyPlan = LegPlan<Posed, unknown>

export const isEmpty = ({ before, way, after }: AnyPlan): boolean =>
  before === null && way.length === 0 && after === null

/** The legs that follow the hand lead there; a formation after the way is given up. */
const leading = <P extends AnyPlan>(plan: P, way: P['way']): P => ({
  ...plan,
  way: [...plan.way.slice(0, plan.fixed), ...way],
  after: null,
})

/** How it stands where the leg in hand begins. */
const handStart = <Stand extends Posed, Leg>(
  { way, fixed }: LegPlan<Stand, Leg>,
  { standAfter }: Going<Stand, Leg>,
): Stand => standAfter(way.slice(0, fixed))

/** The front goes there, looking as it did. */
export const poseAt = ({ facing }: Pose, { x, y }: Point): Pose => ({
  x: Math.round(x),
  y: Math.round(y),
  facing,
})

/** To its front and right, or turned about the middle of its front. */
export const poseAfter = (from: Pose, { ahead, right, turn }: Step): Pose => ({
  ...posed(from, right * INCH, -ahead * INCH),
  facing: turnedBy(from.facing, turn),
})

/** The front goes there, looking as it did; the head of a column, along a road if there is one. */
export function draggedTo<Stand extends Posed, Leg, P extends LegPlan<Stand, Leg>>(
  plan: P,
  going: Going<Stand, Leg>,
  at: Point,
): P {
  const from = handStart(plan, going)
  const to = poseAt(going.standAfter(plan.way).pose, at)
  const { file } = going
  if (!plan.files || !file) return leading(plan, going.legsTo(from, to, plan.gap))
  return leading(plan, file.alongRoad(from, to) ?? [file.straight(from, to)])
}

/** How far a head that is led by keys turns to a side for an inch. */
const ASIDE = 1024

/** By key or button. */
export function nudged<Stand extends Posed, Leg, P extends LegPlan<Stand, Leg>>(
  plan: P,
  going: Going<Stand, Leg>,
  step: Step,
): P {
  const from = handStart(plan, going)
  const last = going.standAfter(plan.way).pose
  const { file } = going
  if (!plan.files || !file)
    return leading(plan, going.legsTo(from, poseAfter(last, step), plan.gap))
  const { ahead, right, turn } = step
  const far = lengthOf(from.pose, last) + ahead * INCH
  const facing = turnedBy(turned(last.facing, right * ASIDE), turn)
  const to = toward(from.pose, facing, Math.round(far))
  return leading(plan, far > 0 ? [file.straight(from, to)] : [])
}

/** The leg that followed the hand stands; the next begins at its end. */
export const stopped = <P extends AnyPlan>(plan: P): P => ({
  ...plan,
  fixed: plan.way.length,
  gap: [],
})

/** The column follows its head from here, or moves as it stands. */
export const inFile = <P extends AnyPlan>(plan: P, files: boolean): P => ({
  ...stopped(plan),
  files,
})

/** The place that the leg in hand leads to is a gap: its figures go through it one by one. */
export function throughHere<Stand extends Posed, Leg, P extends LegPlan<Stand, Leg>>(
  plan: P,
  { standAfter }: Pick<Going<Stand, Leg>, 'standAfter'>,
): P {
  if (plan.way.length === plan.fixed) return plan
  const { x, y } = standAfter(plan.way).pose
  return {
    ...plan,
    way: plan.way.slice(0, plan.fixed),
    files: false,
    gap: [...plan.gap, { x, y }],
  }
}

/** One leg back; then the formation before the way. */
export function legBack<P extends AnyPlan>(plan: P): P {
  if (plan.after) return { ...plan, after: null }
  if (plan.gap.length > 0 && plan.way.length === plan.fixed)
    return { ...plan, gap: plan.gap.slice(0, -1) }
  if (plan.way.length === 0) return { ...plan, before: null }
  const way = plan.way.slice(0, -1)
  return { ...plan, way, fixed: Math.min(plan.fixed, way.length) }
}

/** How long a way is from place to place. */
export function lengthAlong(places: readonly Point[]): number {
  let far = 0
  for (const [i, place] of places.entries()) far += lengthOf(places[i - 1] ?? place, place)
  return far
}
