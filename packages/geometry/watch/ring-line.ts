import type { Ring } from '../ring.ts'

/** A number nearer to 0 than this may have the wrong sign: ends of lines are rounded numbers. */
const DOUBT = 0.05

/** Whether a line, given by its two ends, crosses the inside of a ring; null where rounding could change the answer. */
export function crossesRing(at: Float64Array, line: number, ring: Ring): boolean | null {
  const ex = at[line] as number
  const ey = at[line + 1] as number
  const tx = at[line + 2] as number
  const ty = at[line + 3] as number
  const lx = tx - ex
  const ly = ty - ey
  let [least, most] = [Infinity, -Infinity]
  let doubtful = false
  let px = ring[ring.length - 2] as number
  let py = ring[ring.length - 1] as number
  for (let i = 0; i < ring.length; i += 2) {
    const qx = ring[i] as number
    const qy = ring[i + 1] as number
    const dx = qx - px
    const dy = qy - py
    const from = dx * (ey - py) - dy * (ex - px)
    const to = dx * (ty - py) - dy * (tx - px)
    if (from < -DOUBT && to < -DOUBT) return false
    if (from < DOUBT && to < DOUBT) doubtful = true
    const turn = lx * (qy - ey) - ly * (qx - ex)
    if (turn < least) least = turn
    if (turn > most) most = turn
    px = qx
    py = qy
  }
  if (least > DOUBT || most < -DOUBT) return false
  return doubtful || least > -DOUBT || most < DOUBT ? null : true
}
