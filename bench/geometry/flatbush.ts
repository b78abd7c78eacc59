// An index of the halos' bounds, and the rest by hand.
import type { Ring } from '../../packages/geometry/ring.ts'
import { aim, aimed, gapByHand, passOf, type Field, type Pass } from './query.ts'

/** What is used of it. */
type Flatbush = {
  readonly add: (left: number, top: number, right: number, bottom: number) => number
  readonly finish: () => void
  readonly search: (left: number, top: number, right: number, bottom: number) => number[]
}

type Loaded = { readonly default: new (items: number) => Flatbush }

type Index = {
  readonly flatbush: Flatbush
  readonly halos: readonly Ring[]
  /** Left, top, right and bottom of each. */
  readonly bounds: Float64Array
  readonly owners: Int32Array
}

export async function flatbushOver(field: Field): Promise<Pass> {
  const { default: Flatbush } = (await import('flatbush')) as unknown as Loaded
  const halos = field.halos.flat()
  const owners = Int32Array.from(field.halos.flatMap((own, unit) => own.map(() => unit)))
  const flatbush = new Flatbush(halos.length)
  const bounds = new Float64Array(4 * halos.length)
  for (const [place, halo] of halos.entries()) {
    const xs = halo.filter((_, i) => i % 2 === 0)
    const ys = halo.filter((_, i) => i % 2 === 1)
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
    bounds.set(box, 4 * place)
    flatbush.add(...box)
  }
  flatbush.finish()
  const index = { flatbush, halos, bounds, owners }
  return passOf(field, {
    gap: (a, b) => gapByHand(field.rings[a] as readonly Ring[], field.rings[b] as readonly Ring[]),
    seeing: (a, b) => seeing(index, field, a, b),
  })
}

/** Searched once for each pair, with the bounds of both: that is faster than once for each line. */
function seeing(index: Index, field: Field, a: number, b: number): number {
  const [one, other] = [field.scene.units[a], field.scene.units[b]]
  if (!one || !other) return 0
  const near = index.flatbush.search(
    Math.min(one.left, other.left),
    Math.min(one.top, other.top),
    Math.max(one.right, other.right),
    Math.max(one.bottom, other.bottom),
  )
  const eyes = field.eyes[a] as Float64Array
  const rings = field.rings[b] as readonly Ring[]
  let count = 0
  for (let i = 0; i < eyes.length; i += 2) {
    const ex = eyes[i] as number
    const ey = eyes[i + 1] as number
    aim(rings, ex, ey)
    if (!isBlocked(index, near, a, b, ex, ey, aimed.x, aimed.y)) count++
  }
  return count
}

function isBlocked(
  { halos, owners, bounds }: Index,
  near: readonly number[],
  a: number,
  b: number,
  ex: number,
  ey: number,
  tx: number,
  ty: number,
): boolean {
  for (let i = 0; i < near.length; i++) {
    const place = near[i] as number
    const owner = owners[place] as number
    if (owner === a || owner === b) continue
    // Passes over what the line's bounds do not reach.
    const left = bounds[4 * place] as number
    const top = bounds[4 * place + 1] as number
    const right = bounds[4 * place + 2] as number
    const bottom = bounds[4 * place + 3] as number
    if ((ex < left && tx < left) || (ex > right && tx > right)) continue
    if ((ey < top && ty < top) || (ey > bottom && ty > bottom)) continue
    if (crosses(halos[place] as Ring, ex, ey, tx, ty)) return true
  }
  return false
}

/** Clips the line by each edge in turn; what is left over lies inside. */
export function crosses(ring: Ring, ex: number, ey: number, tx: number, ty: number): boolean {
  let [start, end] = [0, 1]
  let px = ring[ring.length - 2] as number
  let py = ring[ring.length - 1] as number
  for (let i = 0; i < ring.length; i += 2) {
    const qx = ring[i] as number
    const qy = ring[i + 1] as number
    const dx = qx - px
    const dy = qy - py
    const from = dx * (ey - py) - dy * (ex - px)
    const to = dx * (ty - py) - dy * (tx - px)
    if (from <= 0) {
      if (to <= 0) return false
      const enters = from / (from - to)
      if (enters > start) start = enters
    } else if (to < 0) {
      const leaves = from / (from - to)
      if (leaves < end) end = leaves
    }
    if (start >= end) return false
    px = qx
    py = qy
  }
  return true
}
