import type { Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import { boxesOf, put, SLACK, type Boxes } from './boxes.ts'
import { crossesExactly, eyeOf, nearestPoint } from './exact-line.ts'
import { gapOfUnits } from './gap.ts'
import { BLOCKED, CLEAR, crossesRing, lookAtBox } from './line.ts'

/** Which units watch which, and how near others may come to a line of sight. */
export type Watching = {
  readonly range: number
  readonly clearance: number
  readonly areEnemies: (a: number, b: number) => boolean
}

/**
 * For every two enemies in range: how far apart they are, and how many of the one's front-rank
 * figures have a clear line to the nearest point of the other. Each line remembers what blocks it,
 * so that after a move only the mover's own pairs and the lines it opens or closes are looked at.
 */
export interface Watch {
  /** In thousandths; Infinity where they are no enemies in range. */
  gap(a: number, b: number): number
  /** Front-rank figures of `a` with a clear line to the nearest point of `b`. */
  seeing(a: number, b: number): number
  /** Which unit blocks the line from an eye of `a`, counted from the left; -1 if none does. */
  blockerOf(a: number, b: number, eye: number): number
  /** A unit is elsewhere; its formation has as many boxes and front-rank figures as before. */
  move(unit: number, to: Footprint): void
}

const NOBODY = -1

export function watchOver(footprints: readonly Footprint[], watching: Watching): Watch {
  const { range, clearance, areEnemies } = watching
  const units = [...footprints]
  const n = units.length
  const boxes = boxesOf(units, clearance)
  const gaps = new Float64Array(n * n).fill(Infinity)
  const seen = new Int32Array(n * n)
  const enemies = new Uint8Array(n * n)
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) enemies[a * n + b] = a !== b && areEnemies(a, b) ? 1 : 0
  const mostEyes = units.reduce(
    (most, _, u) =>
      Math.max(most, (boxes.firstEye[u + 1] as number) - (boxes.firstEye[u] as number)),
    0,
  )
  const blockers = new Int16Array(n * n * mostEyes).fill(NOBODY)
  const near = neighbours(boxes, n, range, clearance)
  /** Units that may stand between two others, collected once for both. */
  const between = new Int32Array(n)
  const target = { x: 0, y: 0 }

  function lookAt(a: number, b: number): void {
    const pair = a * n + b
    if (enemies[pair] === 0) return
    const gap = isFar(boxes, a, b, range) ? Infinity : gapOfUnits(boxes, a, b)
    gaps[pair] = gap <= range ? gap : Infinity
    seen[pair] = 0
    if (gap > range) return
    const count = collect(a, b)
    const end = boxes.firstEye[a + 1] as number
    const first = boxes.firstEye[a] as number
    let clear = 0
    for (let eye = first; eye < end; eye++) {
      const by = blockerAmong(a, b, eye, count)
      blockers[pair * mostEyes + eye - first] = by
      if (by === NOBODY) clear++
    }
    seen[pair] = clear
  }

  /** Whoever is near enough to the way between two units to block any line along it. */
  function collect(a: number, b: number): number {
    let count = 0
    const list = near[a] as Int32Array
    for (let i = 0; i < list.length; i++) {
      const c = list[i] as number
      if (c !== b && isBetween(a, b, c)) between[count++] = c
    }
    return count
  }

  function isBetween(a: number, b: number, c: number): boolean {
    const ax = boxes.x[a] as number
    const ay = boxes.y[a] as number
    const dx = (boxes.x[b] as number) - ax
    const dy = (boxes.y[b] as number) - ay
    const cx = (boxes.x[c] as number) - ax
    const cy = (boxes.y[c] as number) - ay
    const ra = boxes.radius[a] as number
    const rb = boxes.radius[b] as number
    const reach = (ra > rb ? ra : rb) + (boxes.radius[c] as number) + clearance + SLACK
    const length = dx * dx + dy * dy
    const along = dx * cx + dy * cy
    if (along < 0) return cx * cx + cy * cy <= reach * reach
    if (along > length) return (cx - dx) * (cx - dx) + (cy - dy) * (cy - dy) <= reach * reach
    const across = dx * cy - dy * cx
    return across * across <= reach * reach * length
  }

  function blockerAmong(a: number, b: number, eye: number, count: number): number {
    const ex = boxes.eyeX[eye] as number
    const ey = boxes.eyeY[eye] as number
    aim(b, ex, ey)
    for (let i = 0; i < count; i++) {
      const c = between[i] as number
      if (isBlockedBy(c, a, b, eye, ex, ey)) return c
    }
    return NOBODY
  }

  /** The nearest point of a unit. */
  function aim(b: number, x: number, y: number): void {
    let best = Infinity
    // An eye inside of a unit is as near to it as can be.
    target.x = x
    target.y = y
    const end = boxes.firstBox[b + 1] as number
    for (let box = boxes.firstBox[b] as number; box < end; box++) {
      const ring = boxes.rings[box] as Ring
      let px = ring[6] as number
      let py = ring[7] as number
      for (let k = 0; k < 8; k += 2) {
        const qx = ring[k] as number
        const qy = ring[k + 1] as number
        const dx = qx - px
        const dy = qy - py
        const fx = x - px
        const fy = y - py
        // Only edges that look towards the eye can be the nearest.
        if (dx * fy - dy * fx <= 0) {
          const part = (dx * fx + dy * fy) / (dx * dx + dy * dy)
          const share = part < 0 ? 0 : part > 1 ? 1 : part
          const ex = share * dx - fx
          const ey = share * dy - fy
          const far = ex * ex + ey * ey
          if (far < best) {
            best = far
            target.x = px + share * dx
            target.y = py + share * dy
          }
        }
        px = qx
        py = qy
      }
    }
  }

  function isBlockedBy(
    c: number,
    a: number,
    b: number,
    eye: number,
    ex: number,
    ey: number,
  ): boolean {
    const { x: tx, y: ty } = target
    const end = boxes.firstBox[c + 1] as number
    for (let box = boxes.firstBox[c] as number; box < end; box++) {
      const look = lookAtBox(boxes, box, clearance, ex, ey, tx, ty)
      if (look === CLEAR) continue
      if (look === BLOCKED) return true
      const halo = boxes.halos[box] as Ring
      const crossed = crossesRing(ex, ey, tx, ty, halo) ?? exactly(a, b, eye, halo)
      if (crossed) return true
    }
    return false
  }

  function exactly(a: number, b: number, eye: number, halo: Ring): boolean {
    const rings = boxes.rings.slice(boxes.firstBox[b], boxes.firstBox[b + 1])
    const from = exactEye(units[a] as Footprint, eye - (boxes.firstEye[a] as number))
    return crossesExactly(from, nearestPoint(from, rings), halo)
  }

  /** After a move: lines that the mover blocked are looked at anew, clear ones for the mover only. */
  function lookAgain(a: number, b: number, mover: number, couldBlock: boolean): void {
    const pair = a * n + b
    if (enemies[pair] === 0 || gaps[pair] === Infinity) return
    const canBlock = isBetween(a, b, mover)
    if (!couldBlock && !canBlock) return
    const first = boxes.firstEye[a] as number
    const end = boxes.firstEye[a + 1] as number
    let count = -1
    for (let eye = first; eye < end; eye++) {
      const place = pair * mostEyes + eye - first
      const by = blockers[place]
      if (by === mover) {
        if (count < 0) count = collect(a, b)
        const now = blockerAmong(a, b, eye, count)
        blockers[place] = now
        if (now === NOBODY) seen[pair] = (seen[pair] as number) + 1
      } else if (by === NOBODY && canBlock) {
        const ex = boxes.eyeX[eye] as number
        const ey = boxes.eyeY[eye] as number
        aim(b, ex, ey)
        if (!isBlockedBy(mover, a, b, eye, ex, ey)) continue
        blockers[place] = mover
        seen[pair] = (seen[pair] as number) - 1
      }
    }
  }

  for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) lookAt(a, b)
  const wasBetween = new Uint8Array(n * n)

  return {
    gap: (a, b) => gaps[a * n + b] as number,
    seeing: (a, b) => seen[a * n + b] as number,
    blockerOf: (a, b, eye) => blockers[(a * n + b) * mostEyes + eye] as number,
    move(unit, to) {
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++)
          if (a !== unit && b !== unit && enemies[a * n + b] === 1)
            wasBetween[a * n + b] = isBetween(a, b, unit) ? 1 : 0
      units[unit] = to
      put(boxes, unit, to, clearance)
      refreshNeighbours(near, boxes, n, unit, range, clearance)
      for (let other = 0; other < n; other++) {
        lookAt(unit, other)
        lookAt(other, unit)
      }
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++)
          if (a !== unit && b !== unit) lookAgain(a, b, unit, wasBetween[a * n + b] === 1)
    },
  }
}

/** Circles around both are farther apart than that. */
function isFar(boxes: Boxes, a: number, b: number, range: number): boolean {
  const dx = (boxes.x[a] as number) - (boxes.x[b] as number)
  const dy = (boxes.y[a] as number) - (boxes.y[b] as number)
  const reach = range + (boxes.radius[a] as number) + (boxes.radius[b] as number) + SLACK
  return dx * dx + dy * dy > reach * reach
}

/** For each unit, those that can stand between it and anything in its range. */
function neighbours(boxes: Boxes, n: number, range: number, clearance: number): Int32Array[] {
  const widest = boxes.radius.reduce((most, radius) => Math.max(most, radius), 0)
  return Array.from({ length: n }, (_, a) => nearTo(boxes, n, a, range + 3 * widest + clearance))
}

function nearTo(boxes: Boxes, n: number, a: number, reach: number): Int32Array {
  const list: number[] = []
  for (let c = 0; c < n; c++) if (c !== a && !isFar(boxes, a, c, reach)) list.push(c)
  return Int32Array.from(list)
}

function refreshNeighbours(
  near: Int32Array[],
  boxes: Boxes,
  n: number,
  unit: number,
  range: number,
  clearance: number,
): void {
  const widest = boxes.radius.reduce((most, radius) => Math.max(most, radius), 0)
  const reach = range + 3 * widest + clearance
  near[unit] = nearTo(boxes, n, unit, reach)
  for (let a = 0; a < n; a++) {
    if (a === unit) continue
    const list = near[a] as Int32Array
    const isNear = !isFar(boxes, a, unit, reach)
    if (isNear !== list.includes(unit))
      near[a] = isNear
        ? Int32Array.from([...list, unit].toSorted((p, q) => p - q))
        : list.filter((c) => c !== unit)
  }
}

/** The eye of a unit's front-rank figure, counted over its front boxes from the left. */
function exactEye({ boxes }: Footprint, place: number) {
  let rest = place
  for (const box of boxes) {
    if (!box.block.front) continue
    if (rest < box.block.files) return eyeOf(box, rest)
    rest -= box.block.files
  }
  throw new RangeError(`There is no eye ${place}.`)
}
