import { INCH, type Body, type Opening } from '@grognard/geometry'
import type { Wash } from '@grognard/table'
import type { Frame } from '../frame.ts'
import { aheadOf, around } from './outline.ts'

/** A distance up to which one shoots, and what is written at its border. */
type LabelledRange = { readonly inches: number; readonly label: string }

/** Labels lie on the line to the left: straight ahead the enemy stands. */
const ASIDE = 0.27

/** Where one can shoot, the farthest range first: within the arc of every front; around ground. */
export const rangesShown = (
  body: Body,
  ranges: readonly LabelledRange[],
  frame: Frame,
  opening?: Opening,
): readonly Wash[] => ranges.flatMap((range, i) => rangeShown(body, range, i === 0, frame, opening))

/** Of several fronts only the first is labelled. */
function rangeShown(
  body: Body,
  { inches, label }: LabelledRange,
  isFarthest: boolean,
  frame: Frame,
  opening: Opening | undefined,
): readonly Wash[] {
  const tone = isFarthest ? 'arc' : 'range'
  const outlines =
    'boxes' in body
      ? body.boxes
          .filter(({ block }) => block.front)
          .map((box) => aheadOf(box, inches * INCH, opening))
      : [around(body, inches * INCH)]
  return outlines.map((points, i) => {
    const outline = points.map((point) => frame.point(point))
    const labelAt = outline[Math.floor(outline.length * ASIDE)]
    return { outline, tone, label: i === 0 ? label : null, ...(labelAt && { labelAt }) }
  })
}
