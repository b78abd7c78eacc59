// Lines that show on the table why a shot is refused.

import type { ShownLine } from '@grognard/field'
import { marginOf, type Gap, type SightLine } from '@grognard/geometry'
import type { Unit, Vf } from '../battle.ts'
import { enemiesTouching } from '../field/contact.ts'
import { gapBetweenUnits, shotGap } from '../field/distance.ts'
import { withMargin } from '../field/shown.ts'
import { linesOfSight } from '../field/sight.ts'
import { seesOver } from './seeing.ts'

const point = (at: readonly [number, number]) => ({ x: Math.round(at[0]), y: Math.round(at[1]) })

const lineOf = ({ from, to }: Gap, is: string): ShownLine => ({
  from: point(from),
  to: point(to),
  is,
})

/** Where a unit touches its enemies. */
export const inContactWith = (seen: Vf, unit: Unit): readonly ShownLine[] =>
  enemiesTouching(seen, unit).map(({ id }) => lineOf(gapBetweenUnits(seen, unit.id, id), 'contact'))

/** How far it is to a target, and by how much too far. */
export function tooFar(seen: Vf, unit: Unit, target: Unit, range: number): readonly ShownLine[] {
  const gap = shotGap(seen, unit, target.id)
  return [withMargin(lineOf(gap, 'gap'), marginOf(gap, range))]
}

/** The ways to the target and to an enemy that is closer. */
export const isCloser = (
  seen: Vf,
  unit: Unit,
  target: Unit,
  closer: Unit,
): readonly ShownLine[] => [
  lineOf(shotGap(seen, unit, target.id), 'gap'),
  lineOf(shotGap(seen, unit, closer.id), 'closer'),
]

const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => point([x, y])

function looked(line: SightLine): ShownLine {
  const from = rounded(line.from)
  if (line.verdict === 'blocked')
    return { from, to: rounded(line.brokenAt), is: 'blocked', margin: line.blocker.margin }
  return { from, to: rounded(line.to), is: line.verdict === 'seen' ? 'sight' : 'arc' }
}

const sightTo = (seen: Vf, unit: Unit, target: Unit): readonly SightLine[] =>
  linesOfSight(seen, unit.id, target.id, seesOver(seen, unit, target))

/** The lines along which each figure of the front rank looks. */
export const looking = (seen: Vf, unit: Unit, target: Unit): readonly ShownLine[] =>
  sightTo(seen, unit, target).map(looked)
