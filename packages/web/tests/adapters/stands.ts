// A made-up book of stands, for nothing but the table in inches: foot and guns, who wheel and go
// ahead eight inches at most, and keep an inch from everybody else.

import {
  areCloser,
  bodyIn,
  footprintOn,
  lineOfGap,
  sightBy,
  situationsOf,
  touchedWhere,
  type Situation,
} from '@grognard/field'
import {
  FULL_TURN,
  INCH,
  inRanks,
  lengthOf,
  posed,
  type Feature,
  type Layout,
  type Point,
  type Pose,
  type Terrain,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { frameFrom } from '../../adapters/inches/frame.ts'
import { NO_LEGS, type Going, type LegPlan } from '../../adapters/inches/moving/plan.ts'
import type { Standing } from '../../adapters/inches/measuring/ruler.ts'
import type { Palette } from '../../adapters/inches/terrain/pieces.ts'

export type Body = { readonly name: string; readonly kind: 'foot' | 'guns'; readonly pose: Pose }

const SCALE: { readonly [kind in Body['kind']]: Layout } = {
  foot: inRanks(4, 4, { width: 1600, depth: 1600 }),
  guns: inRanks(2, 2, { width: 2400, depth: 3200 }),
}

const situations = situationsOf<Body, typeof SCALE>({
  bodyOf: ({ kind, pose }, _terrain, scale) => footprintOn(scale[kind], pose),
  standAlike: (one, other) => one.pose === other.pose && one.kind === other.kind,
})

const sight = sightBy<Body, typeof SCALE>({
  obstacle: 'thick',
  touchedBy: touchedWhere('held'),
  clearance: () => INCH,
})

export const size = { width: 48 * INCH, height: 48 * INCH }
export const frame = frameFrom('bottom', size)

export type Battle = { readonly bodies: readonly Body[]; readonly terrain: Terrain }

const at = (x: number, y: number, facing = 0): Pose => ({ x: x * INCH, y: y * INCH, facing })

/** Foot looks up the table at guns; others are where they are put. */
export const battle = (
  others: readonly (readonly [x: number, y: number])[] = [],
  features: readonly Feature[] = [],
): Battle => ({
  bodies: [
    { name: 'The foot', kind: 'foot', pose: at(24, 30) },
    { name: 'The guns', kind: 'guns', pose: at(24, 10, FULL_TURN / 2) },
    ...others.map(([x, y], i): Body => ({ name: `Other ${i}`, kind: 'foot', pose: at(x, y) })),
  ],
  terrain: { ...size, features },
})

const situationOf = ({ bodies, terrain }: Battle): Situation<Body, typeof SCALE> =>
  situations(bodies, terrain, SCALE)

export const standing = (seen: Battle, id: number): Standing => ({
  name: (seen.bodies[id] as Body).name,
  body: bodyIn(situationOf(seen), id),
})

export const whoStands =
  (seen: Battle) =>
  (name: string): Standing | null => {
    const id = seen.bodies.findIndex((one) => one.name === name)
    return id === -1 ? null : standing(seen, id)
  }

export const linesOf = (seen: Battle, viewer: number, target: number) =>
  sight.linesOfSight(situationOf(seen), viewer, target)

export const screensOf = (seen: Battle) => sight.sceneOf(situationOf(seen))

export const calledIn =
  ({ bodies }: Battle) =>
  ({ id, kind }: { readonly id: string; readonly kind: string }): string =>
    kind === 'unit' ? (bodies[Number(id.slice('unit '.length))] as Body).name : id

/** Legs are manoeuvres here, and not places. */
export type Leg = { readonly wheel: number } | { readonly ahead: number }
export type Stand = { readonly pose: Pose }
export type Plan = LegPlan<Stand, Leg>

export const NOTHING: Plan = NO_LEGS

const after = ({ pose }: Stand, leg: Leg): Stand => ({
  pose: 'wheel' in leg ? posed(pose, 0, 0, leg.wheel) : posed(pose, 0, -leg.ahead),
})

const turnTo = (from: Point, to: Point): number => {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI)
  return Math.round(turn * FULL_TURN + FULL_TURN) % FULL_TURN
}

/** A wheel to where it goes, ahead, and a wheel back to how it looked. */
export const goingOf = ({ pose: start }: Body): Going<Stand, Leg> => ({
  standAfter: (way) => way.reduce(after, { pose: start }),
  legsTo({ pose }, to) {
    const ahead = Math.round(lengthOf(pose, to))
    if (ahead === 0) return [{ wheel: (to.facing - pose.facing + FULL_TURN) % FULL_TURN }]
    const wheel = (turnTo(pose, to) - pose.facing + FULL_TURN) % FULL_TURN
    const back = (to.facing - pose.facing - wheel + 2 * FULL_TURN) % FULL_TURN
    return [{ wheel }, { ahead }, { wheel: back }].filter((leg) => leg.wheel !== 0)
  },
  file: null,
})

export const ALLOWED = 8

/** Inches that it goes ahead; wheels cost nothing in this book. */
export const costOf = ({ way }: Plan): number =>
  way.reduce((sum, leg) => sum + ('ahead' in leg ? leg.ahead : 0), 0) / INCH

const refused = (code: string, lines: Refusal['lines']): Refusal => ({
  clause: `stands:${code}`,
  code,
  message: code,
  ...(lines && { lines }),
})

/** The battle with one of them at the end of its plan. */
export const thenOf = (seen: Battle, id: number, plan: Plan): Battle => {
  const own = seen.bodies[id] as Body
  const { pose } = goingOf(own).standAfter(plan.way)
  return { ...seen, bodies: seen.bodies.with(id, { ...own, pose }) }
}

/** A plain judge: not too far, and nobody too near. */
export function judge(seen: Battle, id: number, plan: Plan): Refusal | null {
  if (costOf(plan) > ALLOWED) return refused('too far', undefined)
  const there = thenOf(seen, id, plan)
  const { body } = standing(there, id)
  const near = seen.bodies.findIndex(
    (_, other) => other !== id && areCloser(body, standing(there, other).body, INCH),
  )
  if (near === -1) return null
  return refused('too near', [lineOfGap(body, standing(there, near).body, INCH)])
}

/** Three kinds of ground, tagged in this book's own way. */
export const PALETTE: Palette = {
  kinds: ['wood', 'hill', 'stream'],
  tagged: (feature, kind) => ({ ...feature, tags: kind === 'wood' ? ['thick'] : [] }),
  isLightWood: () => false,
}
