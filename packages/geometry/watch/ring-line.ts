/** A square that is nearer to another than this may be on its other side: ends of lines are rounded. */
const DOUBT = 0.01

/**
 * Whether a line, given by its two ends, comes within so much of a box, given by its four corners;
 * null where rounding could change the answer.
 */
export function comesNear(
  at: Float64Array,
  line: number,
  corners: Float64Array,
  box: number,
  limit: number,
): boolean | null {
  const square = squareTo(at, line, corners, box)
  if (Math.abs(square - limit * limit) < DOUBT) return null
  return square < limit * limit
}

/** How far a line is from a box, squared; 0 where they meet. */
function squareTo(at: Float64Array, line: number, corners: Float64Array, box: number): number {
  const ex = at[line] as number
  const ey = at[line + 1] as number
  const tx = at[line + 2] as number
  const ty = at[line + 3] as number
  let best = Infinity
  let [before, after, apart] = [false, false, false]
  let px = corners[box + 6] as number
  let py = corners[box + 7] as number
  for (let i = box; i < box + 8; i += 2) {
    const qx = corners[i] as number
    const qy = corners[i + 1] as number
    const from = (qx - px) * (ey - py) - (qy - py) * (ex - px)
    const to = (qx - px) * (ty - py) - (qy - py) * (tx - px)
    if (from < 0 && to < 0) apart = true
    const turn = (tx - ex) * (qy - ey) - (ty - ey) * (qx - ex)
    if (turn >= 0) after = true
    if (turn <= 0) before = true
    best = Math.min(
      best,
      toStroke(qx, qy, ex, ey, tx, ty),
      toStroke(ex, ey, px, py, qx, qy),
      toStroke(tx, ty, px, py, qx, qy),
    )
    px = qx
    py = qy
  }
  return before && after && !apart ? 0 : best
}

/** From a point to the nearest of a stroke, squared. */
function toStroke(x: number, y: number, px: number, py: number, qx: number, qy: number): number {
  const dx = qx - px
  const dy = qy - py
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : (dx * (x - px) + dy * (y - py)) / length
  const share = part < 0 ? 0 : part > 1 ? 1 : part
  const [fx, fy] = [x - px - share * dx, y - py - share * dy]
  return fx * fx + fy * fy
}
