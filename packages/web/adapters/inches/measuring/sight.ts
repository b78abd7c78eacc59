import type { SightLine } from '@grognard/geometry'
import type { ShownLine } from '@grognard/table'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../frame.ts'
import type { InchesWords } from '../words/index.ts'

type Of<V extends SightLine['verdict']> = Extract<SightLine, { readonly verdict: V }>

/** What a line is stopped by, or passes. */
export type Blocker = Of<'blocked'>['blocker']

/** How one looks at another, as its rulebook has judged it. */
export type Look = {
  readonly viewer: string
  readonly target: string
  readonly lines: readonly SightLine[]
  /** What is said of those who see: with how many of how many, and whatever follows from that. */
  readonly seeing: (clear: number) => {
    readonly count: number
    readonly all: number
    readonly sentences: readonly string[]
    readonly clause: string
  }
  /** A unit or a piece of ground by its name. */
  readonly called: (blocker: Blocker) => string
  /** The clause by which it is not seen; null: nothing of it is in an arc. */
  readonly clauseOf: (blocker: Blocker | null) => string
  /** A line that passes a unit so near, in hundredths of an inch, is said to be too close to it. */
  readonly near: number
}

/** Whether one sees another, with how many, and who is in the way of the others. */
export function sightOf(look: Look, frame: Frame, { measuring: text }: InchesWords): Measured {
  const { viewer, target, lines, called, clauseOf } = look
  const clear = lines.filter((line): line is Of<'seen'> => line.verdict === 'seen')
  const stopped = leastBlocked(lines)
  if (clear.length > 0) {
    const { count, all, sentences, clause } = look.seeing(clear.length)
    const shown = [...new Set([clear[0], clear.at(-1)])].flatMap((line) => line ?? [])
    const others = stopped ? [text.stopped(called(stopped.blocker))] : []
    return {
      shown: {
        lines: [
          ...shown.map((line, i) => lineOf(line, frame, i === 0 ? text.clear(count, all) : null)),
          ...(stopped ? brokenLine(stopped, called(stopped.blocker), frame, text) : []),
        ],
        washes: [],
      },
      sentence: [...sentences, ...others].join(' '),
      clause,
    }
  }
  if (!stopped) {
    const [nearest] = lines.toSorted((a, b) => lengthOf(a) - lengthOf(b))
    return {
      shown: {
        lines: nearest
          ? [{ ...lineOf(nearest, frame, text.outOfArc), kind: 'blocked' as const }]
          : [],
        washes: [],
      },
      sentence: text.notInArc(viewer, target),
      clause: clauseOf(null),
    }
  }
  const { blocker } = stopped
  const isNear = blocker.kind === 'unit' && blocker.margin < look.near
  const say = isNear ? text.tooClose : text.blocked
  return {
    shown: { lines: brokenLine(stopped, called(blocker), frame, text), washes: [] },
    sentence: say(viewer, target, called(blocker), text.inches(blocker.margin)),
    clause: clauseOf(blocker),
  }
}

const lengthOf = ({ from, to }: SightLine): number => Math.hypot(from.x - to.x, from.y - to.y)

/** Of those who do not see it the one who lacks least. */
function leastBlocked(lines: readonly SightLine[]): Of<'blocked'> | null {
  let best: Of<'blocked'> | null = null
  for (const line of lines)
    if (line.verdict === 'blocked' && (!best || line.blocker.margin < best.blocker.margin))
      best = line
  return best
}

const lineOf = ({ from, to }: SightLine, frame: Frame, label: string | null): ShownLine => ({
  from: frame.point(from),
  to: frame.point(to),
  kind: 'sight',
  label,
})

/** Solid up to what stops it, and broken from there on. */
function brokenLine(
  { from, to, brokenAt, blocker }: Of<'blocked'>,
  name: string,
  frame: Frame,
  text: InchesWords['measuring'],
): readonly ShownLine[] {
  const broken = frame.point(brokenAt)
  const label = text.margin(name, text.inches(blocker.margin))
  return [
    { from: frame.point(from), to: broken, kind: 'sight', label: null },
    { from: broken, to: frame.point(to), kind: 'blocked', label },
  ]
}
