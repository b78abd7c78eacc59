import type { SightLine } from '@grognard/geometry'
import {
  countFigures,
  frontRankSize,
  occupies,
  seesOver,
  seesWithEnough,
  linesOfSight,
  situationOf,
  unitOf,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { ShownLine } from '@grognard/table'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../frame.ts'
import type { Wording } from '../wording.ts'

type Of<V extends SightLine['verdict']> = Extract<SightLine, { readonly verdict: V }>

/** Whether a unit sees another, with how many, and who is in the way of the others. (5.1.3) */
export function sightOf(
  seen: Vf,
  viewer: Unit,
  target: Unit,
  frame: Frame,
  wording: Wording,
): Measured | null {
  const situation = situationOf(seen)
  const [from, to] = [situation.bodies[viewer.id], situation.bodies[target.id]]
  if (!from || !to || viewer.id === target.id) return null
  const lines = linesOfSight(seen, viewer.id, target.id, seesOver(seen, viewer, target))
  const clear = lines.filter((line): line is Of<'seen'> => line.verdict === 'seen')
  const stopped = leastBlocked(lines)
  const { measuring: text } = wording.text
  const [one, other] = [wording.name(viewer), wording.name(target)]
  if (clear.length > 0) {
    // Whoever occupies a feature looks out with all or none. (T.3.2)
    const all = frontRankSize(seen, viewer.id)
    const count = occupies(viewer) ? all : countFigures(viewer, clear.length)
    const shown = [...new Set([clear[0], clear.at(-1)])].flatMap((line) => line ?? [])
    const said = occupies(viewer) ? text.seesFrom(one, other) : text.sees(one, other, count, all)
    const few = seesWithEnough(seen, viewer, target) ? [] : [text.tooFew]
    const others = stopped ? [text.stopped(blockerName(seen, stopped, wording))] : []
    return {
      shown: {
        lines: [
          ...shown.map((line, i) => lineOf(line, frame, i === 0 ? text.clear(count, all) : null)),
          ...(stopped ? brokenLine(seen, stopped, frame, wording) : []),
        ],
        washes: [],
      },
      sentence: [said, ...few, ...others].join(' '),
      clause: few.length > 0 ? 'vf2:8.1.5' : 'vf2:5.1.2',
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
      sentence: text.notInArc(one, other),
      clause: 'vf2:1.1.1',
    }
  }
  const { blocker } = stopped
  const isNear = blocker.kind === 'unit' && blocker.margin < 100
  const say = isNear ? text.tooClose : text.blocked
  return {
    shown: { lines: brokenLine(seen, stopped, frame, wording), washes: [] },
    sentence: say(one, other, blockerName(seen, stopped, wording), text.inches(blocker.margin)),
    clause: blocker.kind === 'unit' ? 'vf2:5.1.3' : 'vf2:T.2.5',
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
  seen: Vf,
  line: Of<'blocked'>,
  frame: Frame,
  wording: Wording,
): readonly ShownLine[] {
  const { from, to, brokenAt, blocker } = line
  const { measuring } = wording.text
  const label = measuring.margin(blockerName(seen, line, wording), measuring.inches(blocker.margin))
  const broken = frame.point(brokenAt)
  return [
    { from: frame.point(from), to: broken, kind: 'sight', label: null },
    { from: broken, to: frame.point(to), kind: 'blocked', label },
  ]
}

function blockerName(seen: Vf, { blocker }: Of<'blocked'>, wording: Wording): string {
  if (blocker.kind === 'unit')
    return wording.name(unitOf(seen, Number(blocker.id.slice('unit '.length))))
  const place = wording.place(seen, blocker.id)
  return blocker.kind === 'crest' ? wording.text.measuring.crest(place) : place
}
