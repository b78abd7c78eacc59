import { marksIn, type Body, type Pose, type Traces } from '@grognard/table'
import type { Filming } from '../adapter.ts'
import { fallenIn, type MadeScene } from './scenes.ts'

/** Less is no move: a hair's breadth, in thousandths of an inch. */
const LEAST = 50

const isElsewhere = ({ pose: a }: Body, { pose: b }: Body): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) > LEAST

/**
 * What scenes leave behind: who stood elsewhere before them, by which way he went, and who fell. Who
 * only made room for others has not moved.
 */
export function tracesOf<Seen>(
  scenes: readonly MadeScene<Seen>[],
  { hasMoved }: Pick<Filming<Seen>, 'hasMoved'> = {},
): Traces {
  const [begin, end] = [scenes[0], scenes.at(-1)]
  if (!begin || !end) return { ways: [], places: [], fallen: [] }
  const [first, last] = [begin.play.before, end.play]
  const now = new Map(last.after.bodies.map((body) => [body.id, body]))
  const moved = first.bodies.flatMap((body) => {
    const there = now.get(body.id)
    if (!there || !isElsewhere(body, there)) return []
    return hasMoved?.(begin.before, end.seen, body.id) === false ? [] : [{ body, there }]
  })
  const fallen = marksIn(last.after, [...last.fallen, ...fallenIn(last)])
  return {
    ways: moved.map(({ body, there }) => ({
      from: body,
      to: there,
      way: wayOf(scenes, body, there),
    })),
    places: [
      ...moved.map(({ body }) => body),
      ...first.bodies.filter(({ id }) => fallen.some((one) => one.id === id)),
    ],
    fallen,
  }
}

/** All the ways of one body in a film, one after the other. */
function wayOf(scenes: readonly MadeScene[], from: Body, to: Body): readonly Pose[] {
  const gone = scenes.flatMap(
    ({ play }) => play.marches.find(({ body }) => body === from.id)?.way ?? [],
  )
  const points: Pose[] = [from.pose, ...gone, to.pose]
  return points.filter((point, i) => {
    const last = points[i - 1]
    return last === undefined || Math.hypot(point.x - last.x, point.y - last.y) > LEAST
  })
}
