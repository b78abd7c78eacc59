import { FULL_TURN, INCH, type Point, type Pose } from '@grognard/geometry'

type Zone = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Beside somebody rather than behind him: an inch of depth counts as so many along the front. */
const DEPTH = 10
const STEP_ALONG = INCH
const STEP_BACK = 2 * INCH

/** The free place of a zone that is nearest to another, in line with it if it can be. */
export function nearestFree(
  { left, top, right, bottom }: Zone,
  from: Point,
  facing: number,
  isFree: (pose: Pose) => boolean,
): Pose | null {
  const isAcross = facing % (FULL_TURN / 2) !== 0
  const [stepX, stepY] = isAcross ? [STEP_BACK, STEP_ALONG] : [STEP_ALONG, STEP_BACK]
  const far = ({ x, y }: Pose): number => {
    const [dx, dy] = [Math.abs(x - from.x), Math.abs(y - from.y)]
    return isAcross ? DEPTH * dx + dy : dx + DEPTH * dy
  }
  const places = steps(left, right, from.x, stepX).flatMap((x) =>
    steps(top, bottom, from.y, stepY).map((y) => ({ x, y, facing })),
  )
  return places.toSorted((a, b) => far(a) - far(b)).find(isFree) ?? null
}

/** From the least to the most in steps that meet a place between them. */
function steps(least: number, most: number, meeting: number, step: number): readonly number[] {
  const first = least + ((((meeting - least) % step) + step) % step)
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step)
}
