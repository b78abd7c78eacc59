// Lines on the table that show why something is so: sight, arcs, distances.

import {
  arcOf,
  INCH,
  marginOf,
  type Body,
  type Point,
  type SightLine,
  type Vector,
} from '@grognard/geometry'
import { gapOfBodies } from './distance.ts'

/** A line on the table, in thousandths of an inch, with what it is. */
export type ShownLine = {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  /** 'sight', 'blocked', 'gap', 'path', 'arc', ... */
  readonly is: string
  /** By how much it is too near or too far, in hundredths of an inch. */
  readonly margin?: number
}

const onLattice = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })
const pointOf = ([x, y]: readonly [number, number]): Point => onLattice({ x, y })

/** The shortest way between two bodies, and by how much it is below a limit. */
export function lineOfGap(a: Body, b: Body, limit?: number): ShownLine {
  const gap = gapOfBodies(a, b)
  const line = { from: pointOf(gap.from), to: pointOf(gap.to), is: 'gap' }
  return limit === undefined ? line : { ...line, margin: marginOf(gap, limit) }
}

/** The shortest way between two bodies, as exactly as it is known. */
export function gapLine(a: Body, b: Body, is = 'gap'): ShownLine {
  const { from, to } = gapOfBodies(a, b)
  return { from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, is }
}

/**
 * Why somebody does or does not see another, by the lines of all who look. Of those that see it, the
 * first and the last line; if none does, the line that lacks least, up to where it is blocked and
 * on; and if the target is in no arc, how the arcs lie.
 */
export function shownSight(lines: readonly SightLine[], viewer: Body): readonly ShownLine[] {
  const seen = lines.filter(({ verdict }) => verdict === 'seen')
  const [first, last] = [seen[0], seen.at(-1)]
  if (first && last) return (first === last ? [first] : [first, last]).map(clearLine)
  const blocked = lines.filter((line) => line.verdict === 'blocked')
  const [best, ...rest] = blocked
  if (best)
    return brokenLine(
      rest.reduce(
        (least, line) => (line.blocker.margin < least.blocker.margin ? line : least),
        best,
      ),
    )
  return arcLines(viewer)
}

const clearLine = ({ from, to }: SightLine): ShownLine => ({
  from: onLattice(from),
  to: onLattice(to),
  is: 'sight',
})

type Blocked = Extract<SightLine, { readonly verdict: 'blocked' }>

function brokenLine({ from, to, brokenAt, blocker }: Blocked): readonly ShownLine[] {
  const broken = onLattice(brokenAt)
  return [
    { from: onLattice(from), to: broken, is: 'sight' },
    { from: broken, to: onLattice(to), is: 'blocked', margin: blocker.margin },
  ]
}

/** How far arcs are drawn. */
const ARC_LENGTH = 12 * INCH

/** Both sides of the front arcs of a unit; nothing for whoever looks all around. */
export function arcLines(body: Body): readonly ShownLine[] {
  return ('boxes' in body ? body.boxes : [])
    .filter(({ block }) => block.front)
    .flatMap((box) => {
      const { left, right, leftWay, rightWay } = arcOf(box)
      return [arcSide(left, leftWay), arcSide(right, rightWay)]
    })
}

function arcSide([x, y]: Vector, [dx, dy]: Vector): ShownLine {
  const length = Math.sqrt(dx * dx + dy * dy)
  const to = { x: x + (dx * ARC_LENGTH) / length, y: y + (dy * ARC_LENGTH) / length }
  return { from: onLattice({ x, y }), to: onLattice(to), is: 'arc' }
}
