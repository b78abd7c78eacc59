// The same question in whole numbers of any size, and everybody's answers against it.
import type { Footprint } from '../../packages/geometry/footprint.ts'
import { gapBetween, type Ring } from '../../packages/geometry/ring.ts'
import { eyeOf, nearestPoint, type At } from './exact-line.ts'
import { aim, aimed, CLEARANCE, RANGE, type Answers, type Field } from './query.ts'

/** With polygons around corners, as the peers have them. */
export function exactAnswers(field: Field): Answers {
  const { units, scene, rings } = field
  const gaps = new Float64Array(units * units).fill(Infinity)
  const seen = new Int32Array(units * units)
  for (let a = 0; a < units; a++)
    for (let b = 0; b < units; b++) {
      if (a === b || !scene.areEnemies(a, b)) continue
      const gap = Math.min(
        ...(rings[a] as readonly Ring[]).flatMap((one) =>
          (rings[b] as readonly Ring[]).map((other) => gapBetween(one, other).length),
        ),
      )
      if (gap > RANGE) continue
      gaps[a * units + b] = gap
      seen[a * units + b] = exactlySeeing(field, a, b)
    }
  return { gaps, seen }
}

function exactlySeeing(field: Field, a: number, b: number): number {
  const rings = field.rings[b] as readonly Ring[]
  let count = 0
  for (const box of (field.scene.units[a] as Footprint).boxes) {
    if (!box.block.front) continue
    for (let file = 0; file < box.block.files; file++) {
      const eye = eyeOf(box, file)
      const target = nearestPoint(eye, rings)
      const [ex, ey] = [Number(eye[0]) / Number(eye[2]), Number(eye[1]) / Number(eye[2])]
      aim(rings, ex, ey)
      const { x, y } = aimed
      const isBlocked = field.halos.some(
        (halos, c) =>
          c !== a &&
          c !== b &&
          halos.some((halo, i) => {
            const ring = (field.rings[c] as readonly Ring[])[i] as Ring
            return !isClear(ring, ex, ey, x, y) && crossesExactly(eye, target, halo)
          }),
      )
      if (!isBlocked) count++
    }
  }
  return count
}

/** Whether the line between two points passes through the inside of a convex ring. */
function crossesExactly([ex, ey, e]: At, [tx, ty, t]: At, ring: Ring): boolean {
  let [before, after] = [false, false]
  const big = (i: number): bigint => BigInt(ring[(i + ring.length) % ring.length] as number)
  for (let i = 0; i < ring.length; i += 2) {
    const [px, py, qx, qy] = [big(i - 2), big(i - 1), big(i), big(i + 1)]
    const [dx, dy] = [qx - px, qy - py]
    const from = dx * (ey - py * e) - dy * (ex - px * e)
    const to = dx * (ty - py * t) - dy * (tx - px * t)
    if (from <= 0n && to <= 0n) return false
    const turn = (tx * e - ex * t) * (qy * e - ey) - (ty * e - ey * t) * (qx * e - ex)
    if (turn > 0n) after = true
    else if (turn < 0n) before = true
  }
  return before && after
}

/** All that is near a ring lies beyond the line's bounds, by more than numbers of this size can be wrong. */
function isClear(ring: Ring, ex: number, ey: number, tx: number, ty: number): boolean {
  let [left, right, above, below] = [true, true, true, true]
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] as number
    const y = ring[i + 1] as number
    left &&= x < Math.min(ex, tx) - CLEARANCE - 1
    right &&= x > Math.max(ex, tx) + CLEARANCE + 1
    above &&= y < Math.min(ey, ty) - CLEARANCE - 1
    below &&= y > Math.max(ey, ty) + CLEARANCE + 1
  }
  return left || right || above || below
}

/** Throws unless all pairs have the same counts, and distances that differ by no more than that. */
export function compare(who: string, { gaps, seen }: Answers, right: Answers, most: number): void {
  for (const [pair, gap] of right.gaps.entries()) {
    const theirs = gaps[pair] as number
    if (gap === theirs || Math.abs(gap - theirs) <= most) continue
    throw new Error(`${who} has ${theirs} for a distance of ${gap}.`)
  }
  for (const [pair, count] of right.seen.entries())
    if (seen[pair] !== count)
      throw new Error(`${who} has ${seen[pair]} figures that see, where ${count} do (${pair}).`)
}
