import { ringsOf, shapesOf, type Point, type Screen, type SightLine } from '@grognard/geometry'
import type { NumberTable } from '../../certificate.ts'
import type { Blocker } from '../measuring/sight.ts'
import type { Standing } from '../measuring/ruler.ts'
import { lineOf, ofHundredths, outlinesOf, outlineOf, placed, type Desk } from './drawn.ts'
import type { Line, Outline } from './drawn.ts'

/** How one looks at another, as its rulebook has judged it. */
export type Looking = {
  readonly viewer: Standing
  readonly target: Standing
  readonly lines: readonly SightLine[]
  readonly isSeen: boolean
  /** All that can stand in the way of a line. */
  readonly scene: readonly Screen[]
  readonly called: (blocker: Blocker) => string
  /** Who looks along a line, as the heading of a table and of a column: figures, stands. */
  readonly viewers: { readonly title: string; readonly each: string }
  /** So many lines see; and none does, since all are blocked. */
  readonly seeing: (clear: number) => string
  readonly blocked: string
  /** The clause by which it is seen, or not; null: nothing of it is in an arc. */
  readonly clauseOf: (isSeen: boolean, blocker: Blocker | null) => string
}

/** What one sees of another, line by line, as the rules look. */
export type Looked = {
  readonly isSeen: boolean
  readonly verdict: string
  readonly clause: string
  readonly note: string | null
  readonly outlines: readonly Outline[]
  readonly lines: readonly Line[]
  readonly table: NumberTable
}

export function lookedAt(desk: Desk, looking: Looking): Looked {
  const { viewer, target, lines, isSeen } = looking
  const best = bestOf(lines)
  const blocker = best?.verdict === 'blocked' ? best.blocker : null
  const count = lines.filter(({ verdict }) => verdict === 'seen').length
  const { notInArc } = desk.words.certificate
  const unseen = blocker ? looking.blocked : notInArc(viewer.name, target.name)
  return {
    isSeen,
    verdict: isSeen ? looking.seeing(count) : unseen,
    clause: looking.clauseOf(isSeen, blocker),
    note: best && noteOn(desk, looking, best),
    outlines: [
      ...outlinesOf(desk, viewer.body, 'first'),
      ...outlinesOf(desk, target.body, 'second'),
      ...(best ? blockerOf(desk, looking, best) : []),
    ],
    lines: lines.flatMap((line) => drawnLine(desk, line, line === best)),
    table: tableOf(desk, looking),
  }
}

/** The line that decides: the clearest of those that see, or that which lacks least. */
function bestOf(lines: readonly SightLine[]): SightLine | null {
  const room = (line: SightLine): number =>
    line.verdict === 'seen' ? (line.nearest?.margin ?? Infinity) : -Infinity
  const lack = (line: SightLine): number =>
    line.verdict === 'blocked' ? line.blocker.margin : Infinity
  const seen = lines.filter(({ verdict }) => verdict === 'seen')
  if (seen.length > 0) return seen.reduce((best, line) => (room(line) > room(best) ? line : best))
  const blocked = lines.filter(({ verdict }) => verdict === 'blocked')
  return blocked.length > 0
    ? blocked.reduce((best, line) => (lack(line) < lack(best) ? line : best))
    : null
}

const nearbyOf = (line: SightLine): Blocker | null => {
  if (line.verdict === 'blocked') return line.blocker
  return line.verdict === 'seen' ? line.nearest : null
}

function noteOn(desk: Desk, { called }: Looking, line: SightLine): string | null {
  const w = desk.words.certificate
  const near = nearbyOf(line)
  if (!near) return line.verdict === 'seen' ? w.free : null
  const [name, margin] = [called(near), ofHundredths(desk, near.margin)]
  if (line.verdict === 'seen') return w.spare(name, margin)
  return near.kind === 'unit' ? w.nearest(name, margin) : w.through(name, margin)
}

/** The blocker with its corners, and how near to it no line may come. */
function blockerOf(desk: Desk, { scene }: Looking, line: SightLine): readonly Outline[] {
  const near = nearbyOf(line)
  const screen = near && scene.find(({ id, kind }) => id === near.id && kind === near.kind)
  if (!screen) return []
  const cores = 'boxes' in screen.body ? ringsOf(screen.body) : screen.cores
  return [
    ...cores.map((ring) => outlineOf(desk, ring, 'blocker')),
    ...(screen.clearance > 0 ? shapesOf(screen).map((ring) => outlineOf(desk, ring, 'kept')) : []),
  ]
}

/** The foot of the shortest way from a place to a line. */
function nearestOn(from: Point, to: Point, at: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / length
  const share = Math.min(1, Math.max(0, part))
  return { x: from.x + share * dx, y: from.y + share * dy }
}

function drawnLine(desk: Desk, line: SightLine, isMain: boolean): readonly Line[] {
  const { from, to } = line
  const near = isMain ? nearbyOf(line) : null
  const margin = (label: (margin: string) => string): readonly Line[] =>
    near
      ? [
          lineOf(
            desk,
            nearestOn(from, to, near.at),
            near.at,
            'measure',
            label(ofHundredths(desk, near.margin)),
          ),
        ]
      : []
  switch (line.verdict) {
    case 'seen':
      return [lineOf(desk, from, to, 'clear', null, isMain), ...margin(desk.words.certificate.left)]
    case 'blocked':
      return [
        lineOf(desk, from, line.brokenAt, 'clear', null, isMain),
        lineOf(desk, line.brokenAt, to, 'blocked', null, isMain),
        ...margin(desk.words.certificate.lacks),
      ]
    case 'not in arc':
      return [lineOf(desk, from, to, 'arc', null, false)]
  }
}

function tableOf(desk: Desk, { lines, viewers, called }: Looking): NumberTable {
  const { table, verdicts, none, left, lacks } = desk.words.certificate
  return {
    title: viewers.title,
    head: [viewers.each, table.looksFrom, table.looksAt, table.verdict, table.by, table.margin],
    rows: lines.map((line, i) => {
      const near = nearbyOf(line)
      const margin = near && ofHundredths(desk, near.margin)
      return [
        `${i + 1}`,
        placed(desk, line.from),
        placed(desk, line.to),
        verdicts[line.verdict],
        near ? called(near) : none,
        margin === null ? none : line.verdict === 'seen' ? left(margin) : lacks(margin),
      ]
    }),
  }
}
