import type { Ring } from '../ring.ts'

/**
 * By which ways one convex shape can be moved so that it meets another: all that is left of points
 * of the other when points of the one are taken away. It is convex itself.
 */
export function differenceOf(moved: Ring, met: Ring): Ring {
  const [ours, theirs] = [moved.length, met.length]
  // The edges of both by the way they lead, from the topmost corner on.
  const first = topmost(moved, -1)
  const second = topmost(met, 1)
  let x = (met[second] as number) - (moved[first] as number)
  let y = (met[second + 1] as number) - (moved[first + 1] as number)
  const ring = new Float64Array(ours + theirs)
  let [i, j] = [0, 0]
  for (let k = 0; k < ring.length; k += 2) {
    ring[k] = x
    ring[k + 1] = y
    const [a, c] = [(first + i) % ours, (first + i + 2) % ours]
    const [b, d] = [(second + j) % theirs, (second + j + 2) % theirs]
    const ax = (moved[a] as number) - (moved[c] as number)
    const ay = (moved[a + 1] as number) - (moved[c + 1] as number)
    const bx = (met[d] as number) - (met[b] as number)
    const by = (met[d + 1] as number) - (met[b + 1] as number)
    if (j === theirs || (i < ours && comesFirst(ax, ay, bx, by))) {
      x += ax
      y += ay
      i += 2
    } else {
      x += bx
      y += by
      j += 2
    }
  }
  return ring
}

/** Of two edges clockwise from the way to the right; neither is without length. */
function comesFirst(ax: number, ay: number, bx: number, by: number): boolean {
  const [isLate, isOtherLate] = [isUpper(ax, ay), isUpper(bx, by)]
  return isLate === isOtherLate ? ax * by - ay * bx > 0 : isOtherLate
}

/** It leads to the left or up the table: the second half of a turn. */
const isUpper = (x: number, y: number): boolean => y < 0 || (y === 0 && x < 0)

/** The corner from which edges lead to the right and then down; of a shape turned by half a turn. */
function topmost(ring: Ring, sign: 1 | -1): number {
  let best = 0
  for (let i = 2; i < ring.length; i += 2) {
    const down = sign * ((ring[i + 1] as number) - (ring[best + 1] as number))
    const across = sign * ((ring[i] as number) - (ring[best] as number))
    if (down < 0 || (down === 0 && across < 0)) best = i
  }
  return best
}
