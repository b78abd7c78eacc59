// The question that all are asked, and what those without an answer of their own share.
import { haloAround } from '../../packages/geometry/halo.ts'
import { overlap, type Ring } from '../../packages/geometry/ring.ts'
import type { Scene } from './scenes.ts'

/** In thousandths of an inch. */
export const RANGE = 48_000
export const CLEARANCE = 1000

/** More than half of any box and all of its depth. */
const HALF_WIDTH = 10_000

/** By seer and target: how far apart they are (Infinity beyond the range), and how many see. */
export type Answers = { readonly gaps: Float64Array; readonly seen: Int32Array }

/** Whether a peer finds the nearest points by its own means, or has them found for it by hand. */
export type Nearest = 'own' | 'by hand'

/** One pass over all pairs of a scene. */
export type Pass = () => Answers

/** A scene in plain numbers, from which each peer makes what it needs before it is timed. */
export type Field = {
  readonly units: number
  readonly scene: Scene
  /**
   * For each unit, its boxes, and for each of these what is closer to it than the clearance: of
   * that a polygon of twenty corners, since the peers know no circles around corners.
   */
  readonly rings: readonly (readonly Ring[])[]
  readonly halos: readonly (readonly Ring[])[]
  /** For each unit, x and y of each eye in turn. */
  readonly eyes: readonly Float64Array[]
}

export function fieldOf(scene: Scene): Field {
  const { units } = scene
  return {
    units: units.length,
    scene,
    rings: units.map(({ boxes }) => boxes.map(({ ring }) => ring)),
    halos: units.map(({ boxes }) => boxes.map(({ ring }) => haloAround(ring, CLEARANCE, 2))),
    eyes: units.map(({ boxes }) =>
      Float64Array.from(
        boxes.flatMap(({ block, ring }) => (block.front ? eyesOf(ring, block.files) : [])),
      ),
    ),
  }
}

/** The middle of the front edge of each file. */
function eyesOf([lx = 0, ly = 0, rx = 0, ry = 0]: Ring, files: number): readonly number[] {
  const eyes: number[] = []
  for (let file = 0; file < files; file++) {
    const part = (2 * file + 1) / (2 * files)
    eyes.push(lx + (rx - lx) * part, ly + (ry - ly) * part)
  }
  return eyes
}

/** How a peer answers for two units; `turnTo` is told which target comes next. */
export type Peer = {
  readonly gap: (a: number, b: number) => number
  readonly seeing: (a: number, b: number) => number
  readonly turnTo?: (target: number) => void
}

/** Asks a peer about all pairs; a gap is the same from both sides and asked for once. */
export function passOf({ units, scene }: Field, peer: Peer): Pass {
  const reaches = scene.units
  const gaps = new Float64Array(units * units)
  const seen = new Int32Array(units * units)
  return () => {
    gaps.fill(Infinity)
    seen.fill(0)
    for (let a = 0; a < units; a++)
      for (let b = a + 1; b < units; b++) {
        if (!scene.areEnemies(a, b)) continue
        const [one, other] = [reaches[a], reaches[b]]
        if (!one || !other) continue
        const aside = Math.max(one.left - other.right, other.left - one.right)
        const along = Math.max(one.top - other.bottom, other.top - one.bottom)
        if (aside > RANGE || along > RANGE) continue
        const gap = peer.gap(a, b)
        if (gap <= RANGE) gaps[a * units + b] = gaps[b * units + a] = gap
      }
    for (let b = 0; b < units; b++) {
      peer.turnTo?.(b)
      for (let a = 0; a < units; a++) {
        const pair = a * units + b
        if (gaps[pair] !== Infinity) seen[pair] = peer.seeing(a, b)
      }
    }
    return { gaps, seen }
  }
}

/** Where `aim` found the nearest point. */
export const aimed = { x: 0, y: 0 }

/** The nearest point of a unit's boxes, by hand, for an eye outside of them. */
export function aim(rings: readonly Ring[], x: number, y: number): void {
  let best = Infinity
  for (let r = 0; r < rings.length; r++) {
    const ring = rings[r] as Ring
    let px = ring[6] as number
    let py = ring[7] as number
    for (let k = 0; k < 8; k += 2) {
      const qx = ring[k] as number
      const qy = ring[k + 1] as number
      const [dx, dy, fx, fy] = [qx - px, qy - py, x - px, y - py]
      // Only an edge that looks towards the eye can be the nearest.
      if (dx * fy - dy * fx <= 0) {
        const part = (dx * fx + dy * fy) / (dx * dx + dy * dy)
        const share = part < 0 ? 0 : part > 1 ? 1 : part
        const far = (share * dx - fx) ** 2 + (share * dy - fy) ** 2
        if (far < best) {
          best = far
          aimed.x = px + share * dx
          aimed.y = py + share * dy
        }
      }
      px = qx
      py = qy
    }
  }
}

/** The gap between two units, for peers that know no distance of polygons on a plane. */
export function gapByHand(a: readonly Ring[], b: readonly Ring[]): number {
  let best = Infinity
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) {
      const [one, other] = [a[i] as Ring, b[j] as Ring]
      const gap = Math.min(cornersToEdges(one, other), cornersToEdges(other, one))
      // Boxes may cross without a corner near the other, but not one farther than half a width.
      if (gap < HALF_WIDTH ** 2 && overlap(one, other)) return 0
      if (gap < best) best = gap
    }
  return Math.sqrt(best)
}

function cornersToEdges(corners: Ring, ring: Ring): number {
  let best = Infinity
  for (let c = 0; c < 8; c += 2) {
    const x = corners[c] as number
    const y = corners[c + 1] as number
    let px = ring[6] as number
    let py = ring[7] as number
    for (let k = 0; k < 8; k += 2) {
      const qx = ring[k] as number
      const qy = ring[k + 1] as number
      const [dx, dy, fx, fy] = [qx - px, qy - py, x - px, y - py]
      if (dx * fy - dy * fx <= 0) {
        const part = (dx * fx + dy * fy) / (dx * dx + dy * dy)
        const share = part < 0 ? 0 : part > 1 ? 1 : part
        const far = (share * dx - fx) ** 2 + (share * dy - fy) ** 2
        if (far < best) best = far
      }
      px = qx
      py = qy
    }
  }
  return best
}
