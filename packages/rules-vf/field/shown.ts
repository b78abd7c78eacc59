// Lines that show on the table why something is refused: sight, arcs, distances.

import {
  arcOf,
  INCH,
  marginOf,
  type Gap,
  type Point,
  type SightLine,
  type Vector,
} from '@grognard/geometry'
import type { ShownLine } from '../asks/refused.ts'
import type { UnitId } from '../battle.ts'
import { gapBetweenUnits } from './distance.ts'
import { linesOfSight, type Over } from './sight.ts'
import { footprintIn, situationOf, type Field } from './situation.ts'

const onLattice = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })
const pointOf = ([x, y]: readonly [number, number]): Point => onLattice({ x, y })

/** The shortest way between two, and by how many hundredths of an inch it is below a limit. */
function lineOfGap(gap: Gap, is = 'gap', inches?: number): ShownLine {
  const line = { from: pointOf(gap.from), to: pointOf(gap.to), is }
  return inches === undefined ? line : { ...line, margin: marginOf(gap, inches * INCH) }
}

export const gapLine = (field: Field, a: UnitId, b: UnitId, inches?: number): ShownLine =>
  lineOfGap(gapBetweenUnits(field, a, b), 'gap', inches)

/**
 * Why a unit does or does not see another. Of those of its front rank that see it, the first and
 * the last line; if none does, the line that lacks least, up to where it is blocked and on; and if
 * the target is in no arc, how the arcs lie.
 */
export function sightLines(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): readonly ShownLine[] {
  const lines = linesOfSight(field, viewer, target, over)
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
  return arcLines(field, viewer)
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

/** Both sides of the front arcs of a unit; nothing for whoever looks all around. (1.1.1) */
export function arcLines(field: Field, unit: UnitId): readonly ShownLine[] {
  const boxes = footprintIn(situationOf(field), unit)?.boxes ?? []
  return boxes
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
