import { FULL_TURN, QUARTER, turned, type Turn } from '../lattice.ts'
import { cosine, sine } from '../sine.ts'

/**
 * Which way (dx, dy) leads, to the nearest 65536th of a turn or the one beside it; for proposals.
 * Found in the first eighth and mirrored from there, so that mirrored ways have mirrored bearings.
 */
export function bearingOf(dx: number, dy: number): Turn {
  const [across, up] = [Math.abs(dx), Math.abs(dy)]
  if (across > up) return reflected(QUARTER - eighth(up, across), dx, dy)
  return up === 0 ? 0 : reflected(eighth(across, up), dx, dy)
}

const reflected = (turn: Turn, dx: number, dy: number): Turn => {
  const half = dy > 0 ? FULL_TURN / 2 - turn : turn
  return turned(0, dx < 0 ? -half : half)
}

/** The last angle up to an eighth of a turn whose tangent is at most so much. */
function eighth(opposite: number, adjacent: number): Turn {
  let [low, high] = [0, FULL_TURN / 8]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (sine(middle) * adjacent <= cosine(middle) * opposite) low = middle
    else high = middle - 1
  }
  return low
}
