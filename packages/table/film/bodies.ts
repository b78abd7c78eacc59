import { between } from '../geometry.ts'
import type { Block, Body, Pose, Scene } from '../scene.ts'
import type { March, Play } from './play.ts'
import { eased, scheduleOf, share, type Schedule } from './time.ts'
import { poseOn, turnBetween } from './way.ts'

/** A body at a moment of a scene; one that comes or goes is faint meanwhile. */
export type Shown = { readonly body: Body; readonly ink: number }

type Pair = {
  readonly before: Body | null
  readonly after: Body | null
  readonly march: March | null
}

type Cast = {
  /** Everybody who has nothing to do with it: drawn once. */
  readonly still: Scene
  /** All who stay where they are, so that their names do. */
  readonly named: Scene
  readonly pairs: readonly Pair[]
}

const casts = new WeakMap<Play, Cast>()

/** Who takes part in a scene or is changed by it, and who stands by. */
export function castOf(play: Play): Cast {
  const known = casts.get(play)
  if (known !== undefined) return known
  const { before, after, actors, helpers, targets, marches, routs } = play
  const named = new Set([
    ...actors,
    ...helpers,
    ...targets,
    ...routs,
    ...marches.map(({ body }) => body),
  ])
  const [was, is] = [before, after].map(
    (scene) => new Map(scene.bodies.map((body) => [body.id, body])),
  ) as [Map<string, Body>, Map<string, Body>]
  const stays = (body: Body): boolean => {
    const old = was.get(body.id)
    return !named.has(body.id) && old !== undefined && isSame(old, body)
  }
  const still = after.bodies.filter(stays)
  const standing = new Set(still.map(({ id }) => id))
  const ids = [...new Set([...was.keys(), ...is.keys()])].filter((id) => !standing.has(id))
  const isPut = (body: Body): boolean => {
    const old = was.get(body.id)
    return old !== undefined && isSamePose(old, body) && old.blocks.length === body.blocks.length
  }
  const cast = {
    still: { ...after, bodies: still, links: linksOf(play, standing) },
    named: { ...after, bodies: after.bodies.filter(isPut) },
    pairs: ids.map((id) => ({
      before: was.get(id) ?? null,
      after: is.get(id) ?? null,
      march: marches.find(({ body }) => body === id) ?? null,
    })),
  }
  casts.set(play, cast)
  return cast
}

/** Shots are drawn as they are fired; who fights is marked where nobody moves. */
const linksOf = ({ after }: Play, standing: ReadonlySet<string>): Scene['links'] =>
  after.links.filter(
    ({ kind, from, to }) => kind === 'engaged' && standing.has(from) && standing.has(to),
  )

export const isSamePose = ({ pose: a }: Body, { pose: b }: Body): boolean =>
  a.x === b.x && a.y === b.y && a.facing === b.facing

/** What is worth being shown: who has only become ready again is drawn like that at once. */
const isSame = (a: Body, b: Body): boolean =>
  a === b ||
  (isSamePose(a, b) &&
    a.losses?.lost === b.losses?.lost &&
    areBlocksSame(a.blocks, b.blocks) &&
    (a.counters === b.counters || JSON.stringify(a.counters) === JSON.stringify(b.counters)))

/** Compared field by field: a table has thousands of them. */
const areBlocksSame = (a: readonly Block[], b: readonly Block[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((block, i) => {
      const { x, y, facing, dress, width } = b[i] as Block
      return (
        block.x === x &&
        block.y === y &&
        block.facing === facing &&
        block.dress === dress &&
        block.width === width
      )
    }))

/** Those who take part, as they are at a time of the scene. */
export function bodiesAt(play: Play, t: number): readonly Shown[] {
  const schedule = scheduleOf(play)
  return castOf(play).pairs.flatMap((pair) => bodyAt(play, pair, schedule, t))
}

function bodyAt(play: Play, { before, after, march }: Pair, when: Schedule, t: number): Shown[] {
  const gone = eased(share(when.march, t))
  if (before === null) {
    if (after === null) return []
    const pose = march ? poseOn(march.way, gone) : after.pose
    return [{ body: { ...after, pose }, ink: Math.min(1, gone * 2) }]
  }
  if (after === null) {
    if (!play.routs.includes(before.id)) return [{ body: before, ink: 1 - gone }]
    // From then on it is figures that run.
    return t < when.rout[0] || when.rout[0] >= 1 ? [{ body: before, ink: 1 }] : []
  }
  const way = march?.way ?? [before.pose, after.pose]
  // What has changed by dice is seen when they have fallen.
  const marked = t >= when.falls[1] ? after : before
  const isDecided = when.dice[0] < when.dice[1]
  return [
    {
      ink: 1,
      body: {
        ...after,
        pose: moved(way, before, after, gone),
        blocks: blocksBetween(before.blocks, after.blocks, gone),
        losses: marked.losses,
        counters: marked.counters,
        states: isDecided || t >= when.march[1] ? marked.states : before.states,
      },
    },
  ]
}

/** In the end a body stands where it stands, whatever was told of its way. */
function moved(way: readonly Pose[], before: Body, after: Body, gone: number): Pose {
  if (gone <= 0) return before.pose
  return gone >= 1 ? after.pose : poseOn(way, gone)
}

/** A body reforms in the last part of its way. */
const REFORMS = 0.55

/** Figures go from their places in one formation to those in another. */
export function blocksBetween(
  from: readonly Block[],
  to: readonly Block[],
  gone: number,
): readonly Block[] {
  if (gone >= 1 || from === to) return to
  const u = eased(Math.max(0, (gone - REFORMS) / (1 - REFORMS)))
  if (u <= 0) return from
  if (from.length !== to.length) return u < 0.5 ? from : to
  return to.map((block, i) => {
    const old = from[i] as Block
    return {
      ...block,
      ...between(old, block, u),
      facing: old.facing + turnBetween(old.facing, block.facing) * u,
    }
  })
}
