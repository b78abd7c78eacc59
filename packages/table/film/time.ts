import { distance } from '../geometry.ts'
import type { Play, Shows } from './play.ts'

/** From when to when of a scene something happens; both the same where it does not. */
export type Span = readonly [from: number, to: number]

export type Schedule = {
  readonly march: Span
  readonly volley: Span
  readonly dice: Span
  /** New losses fall, and whatever else has changed is shown. */
  readonly falls: Span
  readonly rout: Span
}

type Part = keyof Schedule | 'ring' | 'hold'

const INCH = 1000

/** How long a part takes, in seconds at the usual speed. */
function weightOf(part: Part, play: Play): number {
  switch (part) {
    case 'ring':
      return 0.12
    case 'march':
      return goes(play) ? Math.min(0.75, 0.35 + (longest(play) / INCH) * 0.035) : 0
    case 'volley':
      return play.volleys.length > 0 ? 0.25 : 0
    case 'dice':
      return play.throws.length > 0 ? 0.3 : 0
    case 'falls':
      return changes(play) ? 0.2 : 0
    case 'rout':
      return play.routs.length > 0 ? 0.55 : 0
    case 'hold':
      return play.throws.length > 0 ? 0.35 : 0.2
  }
}

const longest = ({ marches }: Pick<Shows, 'marches'>): number =>
  marches.reduce((most, { way }) => Math.max(most, lengthOfWay(way)), 0)

const lengthOfWay = (way: readonly { readonly x: number; readonly y: number }[]): number =>
  way.reduce((sum, to, i) => sum + distance(way[i - 1] ?? to, to), 0)

/** Whether anybody is elsewhere afterwards, or has come or gone. */
function goes({ before, after, marches, routs }: Play): boolean {
  if (marches.length > 0) return true
  const then = new Map(after.bodies.map((body) => [body.id, body]))
  if (after.bodies.length + routs.length > before.bodies.length) return true
  return before.bodies.some((body) => {
    const there = then.get(body.id)
    if (there === undefined) return !routs.includes(body.id)
    return (
      there.pose.x !== body.pose.x ||
      there.pose.y !== body.pose.y ||
      there.pose.facing !== body.pose.facing ||
      there.blocks.length !== body.blocks.length
    )
  })
}

/** Whether anybody has other losses or counters afterwards. */
function changes({ before, after }: Play): boolean {
  const then = new Map(after.bodies.map((body) => [body.id, body]))
  return before.bodies.some((body) => {
    const there = then.get(body.id)
    if (there === undefined) return false
    const count = ({ counters }: typeof body): number =>
      counters.reduce((sum, counter) => sum + counter.count, counters.length)
    return there.losses?.lost !== body.losses?.lost || count(there) !== count(body)
  })
}

const order = ({ throwsFirst }: Shows): readonly Part[] =>
  throwsFirst
    ? ['ring', 'dice', 'march', 'volley', 'falls', 'rout', 'hold']
    : ['ring', 'march', 'volley', 'dice', 'falls', 'rout', 'hold']

type Timed = { readonly schedule: Schedule; readonly seconds: number }
const known = new WeakMap<Play, Timed>()

function timed(play: Play): Timed {
  const found = known.get(play)
  if (found !== undefined) return found
  const parts = order(play).map((part) => ({ part, weight: weightOf(part, play) }))
  const seconds = parts.reduce((sum, { weight }) => sum + weight, 0)
  const spans: { [part in Part]?: Span } = {}
  let from = 0
  for (const { part, weight } of parts) {
    spans[part] = [from / seconds, (from + weight) / seconds]
    from += weight
  }
  const made = { schedule: spans as Schedule, seconds }
  known.set(play, made)
  return made
}

/** When what of a scene happens. */
export const scheduleOf = (play: Play): Schedule => timed(play).schedule

const [SHORTEST, LONGEST] = [0.4, 1.2]

/** How long a scene takes at the usual speed: from 0.4 to 1.2 seconds. */
export const secondsOf = (play: Play): number =>
  Math.min(LONGEST, Math.max(SHORTEST, timed(play).seconds))

/** The time at which a still picture tells most: a rout is seen while it runs. */
export function stillOf(play: Play): number {
  const { rout } = scheduleOf(play)
  return play.routs.length > 0 ? rout[0] + (rout[1] - rout[0]) * 0.6 : 1
}

/** Whether no die of the scene rolls any more: before that nobody may be told what came of it. */
export const isThrown = (play: Play, t: number): boolean =>
  play.throws.length === 0 || t >= scheduleOf(play).dice[1]

/** How far something has come at a time, from 0 to 1. */
export function share([from, to]: Span, t: number): number {
  if (t >= to) return 1
  return t <= from ? 0 : (t - from) / (to - from)
}

export const eased = (u: number): number => (u < 0.5 ? 2 * u * u : 1 - (2 - 2 * u) ** 2 / 2)
