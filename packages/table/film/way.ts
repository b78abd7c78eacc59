import { between, distance } from '../geometry.ts'
import { FULL_TURN, type Pose, type Turn } from '../scene.ts'

/** To turn by a right angle takes as long as to go so far. */
const QUARTER = 2000

/** The shorter way round from one facing to another, negative to the left. */
export function turnBetween(from: Turn, to: Turn): number {
  const by = (((to - from) % FULL_TURN) + FULL_TURN) % FULL_TURN
  return by > FULL_TURN / 2 ? by - FULL_TURN : by
}

const cost = (a: Pose, b: Pose): number =>
  Math.max(distance(a, b), (Math.abs(turnBetween(a.facing, b.facing)) / (FULL_TURN / 4)) * QUARTER)

/** Where somebody on a way is when he has gone this share of it. */
export function poseOn(way: readonly Pose[], share: number): Pose {
  const [first] = way
  const last = way.at(-1)
  if (first === undefined || last === undefined) return { x: 0, y: 0, facing: 0 }
  if (share >= 1) return last
  const legs = way.slice(1).map((to, i) => ({ from: way[i] as Pose, to }))
  const all = legs.reduce((sum, { from, to }) => sum + cost(from, to), 0)
  let left = Math.max(0, share) * all
  for (const { from, to } of legs) {
    const length = cost(from, to)
    if (left <= length && length > 0) return posesBetween(from, to, left / length)
    left -= length
  }
  return last
}

const posesBetween = (from: Pose, to: Pose, t: number): Pose => ({
  ...between(from, to, t),
  facing: from.facing + turnBetween(from.facing, to.facing) * t,
})

/** The way in two: what is behind somebody who has gone this share of it, and what lies ahead. */
export function parted(
  way: readonly Pose[],
  share: number,
): { readonly behind: readonly Pose[]; readonly ahead: readonly Pose[] } {
  const here = poseOn(way, share)
  const legs = way.slice(1).map((to, i) => ({ from: way[i] as Pose, to }))
  const all = legs.reduce((sum, { from, to }) => sum + cost(from, to), 0)
  let gone = Math.max(0, Math.min(1, share)) * all
  const passed = legs.findIndex(({ from, to }) => {
    gone -= cost(from, to)
    return gone < 0
  })
  const at = passed === -1 ? way.length - 1 : passed
  return { behind: [...way.slice(0, at + 1), here], ahead: [here, ...way.slice(at + 1)] }
}
