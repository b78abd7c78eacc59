import { rounded } from '../lattice.ts'
import { onceFor } from '../memory.ts'
import { holds, type Ring } from '../ring.ts'
import { ringsOf, type Somebody } from './body.ts'

/** Into so many equal parts an edge is cut. */
const PARTS = 8

/** A point of a body on the lattice. */
export type Aim = { readonly x: number; readonly y: number }

/**
 * Where lines to a body may end when what is asked of them knows no exact answer for all at once,
 * such as how much of them lies in a wood: its middle, and places along its edges. Places between
 * points of the lattice stand for those of their neighbours that are inside.
 */
export const aimsAt = onceFor((body: Somebody): readonly Aim[] => ringsOf(body).flatMap(along))

export function middleOf(ring: Ring): Aim {
  let [x, y] = [0, 0]
  for (let i = 0; i < ring.length; i += 2) {
    x += ring[i] as number
    y += ring[i + 1] as number
  }
  const count = ring.length / 2
  return { x: rounded(x / count), y: rounded(y / count) }
}

function along(ring: Ring): readonly Aim[] {
  const aims = new Map<string, Aim>()
  const middle = middleOf(ring)
  if (holds(ring, middle.x, middle.y)) aims.set(`${middle.x} ${middle.y}`, middle)
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [px, py] = [ring[k] as number, ring[k + 1] as number]
    const [dx, dy] = [(ring[i] as number) - px, (ring[i + 1] as number) - py]
    for (let part = 0; part < PARTS; part++) {
      const [ex, ey] = [px + (dx * part) / PARTS, py + (dy * part) / PARTS]
      for (const x of new Set([Math.floor(ex), Math.ceil(ex)]))
        for (const y of new Set([Math.floor(ey), Math.ceil(ey)]))
          if (holds(ring, x, y)) aims.set(`${x} ${y}`, { x, y })
    }
  }
  return [...aims.values()]
}
