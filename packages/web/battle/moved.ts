import type { Told } from '@grognard/kernel'
import type { Body, Emphasis, Scene } from '@grognard/table'
import type { Session } from './session.ts'

/** Since when arrows show what moved. */
export type Since = 'step' | 'turn'

/** Who stood elsewhere before: as a ghost there, with an arrow to where it is now. */
export type Moved = {
  readonly names: readonly string[]
  readonly gone: readonly string[]
  readonly shown: Pick<Emphasis, 'ghosts' | 'trails'>
}

/** Less is no move: a hair's breadth, in thousandths of an inch. */
const LEAST = 50

const isElsewhere = ({ pose: a }: Body, { pose: b }: Body): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) > LEAST

export function movedBetween(before: Scene, after: Scene): Moved {
  const now = new Map(after.bodies.map((body) => [body.id, body]))
  const moved = before.bodies.flatMap((body) => {
    const there = now.get(body.id)
    return there && isElsewhere(body, there) ? [{ body, there }] : []
  })
  const gone = before.bodies.filter(({ id }) => !now.has(id))
  return {
    names: moved.map(({ there }) => there.name),
    gone: gone.map(({ name }) => name),
    shown: {
      ghosts: [...moved.map(({ body }) => body), ...gone],
      trails: moved.map(({ body, there }) => ({
        points: [body.pose, there.pose],
        label: null,
        barred: false,
        gone: true,
      })),
    },
  }
}

/** What was seen before the shown moment: at the decision before it, or when its turn began. */
export async function seenBefore(session: Session, since: Since): Promise<unknown> {
  const past = session.past.peek()
  const first = session.news.peek()?.earliest ?? 0
  if (!past || past.entries <= first) return null
  if (since === 'step') return (await session.glance({ entries: past.entries - 1 }))?.view ?? null
  const told = session.story.peek().filter(({ number }) => number <= past.told)
  const start = startOfTurn(told)
  const at = start === null ? { entries: first } : { told: start }
  return (await session.glance(at))?.view ?? null
}

/** The first thing told in the turn of the last one; null if nothing was told before that turn. */
export function startOfTurn(told: readonly Told[]): number | null {
  const last = told.at(-1)
  // Where sides have turns of their own, it is that of the side.
  const isSame = ({ moment }: Told): boolean =>
    moment['turn'] === last?.moment['turn'] && moment['active'] === last?.moment['active']
  const before = told.findLastIndex((one) => !isSame(one))
  return before === -1 ? null : (told[before + 1]?.number ?? null)
}
