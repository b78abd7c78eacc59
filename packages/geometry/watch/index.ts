import type { Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import { boxesOf, put, SLACK, type Boxes } from './boxes.ts'
import { crossesExactly, eyeOf, nearestPoint } from './exact-line.ts'
import { isFacedBy, isNearWay, newHull, reachesHull, spanHull } from './corridor.ts'
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
  const mostEyes = most(units.map((_, u) => eyesOf(u)))
  // Lines are kept for pairs in range only: a table has few of all there could be.
  const slotOf = new Int32Array(n * n).fill(NOBODY)
  let blockers = new Int16Array(n * 8 * mostEyes)
  let slots = 0
  const near = neighbours(boxes, n, range, clearance)
  /** Units that may stand between two others, collected once for both. */
  const between = new Int32Array(n)
  const hull = newHull(boxes, n)
  /** Edges of the target that some eye of the pair sees from outside: where a line can end. */
  const edges = new Float64Array(5 * 4 * most(units.map((unit) => unit.boxes.length)))
  let edgeCount = 0
  const target = { x: 0, y: 0 }

  function eyesOf(unit: number): number {
    return (boxes.firstEye[unit + 1] as number) - (boxes.firstEye[unit] as number)
  }

  function slotFor(pair: number): number {
    let slot = slotOf[pair] as number
    if (slot !== NOBODY) return slot
    slot = slots++
    slotOf[pair] = slot
    if (slots * mostEyes > blockers.length) {
      const larger = new Int16Array(2 * blockers.length)
      larger.set(blockers)
      blockers = larger
    }
    return slot
  }

  function lookAt(a: number, b: number): void {
    const pair = a * n + b
    if (enemies[pair] === 0) return
    const gap = isFar(boxes, a, b, range) ? Infinity : gapOfUnits(boxes, a, b)
    gaps[pair] = gap <= range ? gap : Infinity
    seen[pair] = 0
    if (gap > range) return
    const place = slotFor(pair) * mostEyes
    const count = collect(a, b)
    faceEdges(a, b)
    const first = boxes.firstEye[a] as number
    const end = boxes.firstEye[a + 1] as number
    let clear = 0
    for (let eye = first; eye < end; eye++) {
      const by = blockerAmong(a, b, eye, count)
      blockers[place + eye - first] = by
      if (by === NOBODY) clear++
    }
    seen[pair] = clear
  }

  /** Whoever is near enough to the way between two units to block any line along it. */
  function collect(a: number, b: number): number {
    let count = 0
    const list = near[a] as Int32Array
    spanHull(hull, boxes, a, b)
    for (let i = 0; i < list.length; i++) {
      const c = list[i] as number
      if (c !== b && reachesHull(hull, boxes, c, clearance)) between[count++] = c
    }
    return count
  }

  /** Collects the target's edges that the first or the last eye of a front box sees from outside. */
  function faceEdges(a: number, b: number): void {
    edgeCount = 0
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
        if (isFacedBy(boxes, a, px, py, dx, dy)) {
          const place = 5 * edgeCount++
          edges[place] = px
          edges[place + 1] = py
          edges[place + 2] = dx
          edges[place + 3] = dy
          edges[place + 4] = dx * dx + dy * dy
        }
        px = qx
        py = qy
      }
    }
  }

  function blockerAmong(a: number, b: number, eye: number, count: number): number {
    const ex = boxes.eyeX[eye] as number
    const ey = boxes.eyeY[eye] as number
    aim(ex, ey)
    for (let i = 0; i < count; i++) {
      const c = between[i] as number
      if (isBlockedBy(c, a, b, eye, ex, ey)) return c
    }
    return NOBODY
  }

  /** The nearest point of the target whose edges have been collected. */
  function aim(x: number, y: number): void {
    let best = Infinity
    // An eye inside of a unit is as near to it as can be.
    target.x = x
    target.y = y
    for (let i = 0; i < edgeCount; i++) {
      const px = edges[5 * i] as number
      const py = edges[5 * i + 1] as number
      const dx = edges[5 * i + 2] as number
      const dy = edges[5 * i + 3] as number
      const fx = x - px
      const fy = y - py
      // Only an edge that looks towards the eye can be the nearest.
      if (dx * fy - dy * fx > 0) continue
      const part = (dx * fx + dy * fy) / (edges[5 * i + 4] as number)
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
  function lookAgain(a: number, b: number, mover: number): void {
    const pair = a * n + b
    if (gaps[pair] === Infinity) return
    let canBlock = isNearWay(boxes, a, b, mover, clearance)
    if (canBlock) {
      spanHull(hull, boxes, a, b)
      canBlock = reachesHull(hull, boxes, mover, clearance)
    }
    const first = boxes.firstEye[a] as number
    const end = boxes.firstEye[a + 1] as number
    const start = (slotOf[pair] as number) * mostEyes
    let count = NOBODY
    let isFaced = false
    for (let eye = first; eye < end; eye++) {
      const place = start + eye - first
      const by = blockers[place]
      if (by !== mover && (by !== NOBODY || !canBlock)) continue
      if (!isFaced) faceEdges(a, b)
      isFaced = true
      if (by === mover) {
        if (count === NOBODY) count = collect(a, b)
        const now = blockerAmong(a, b, eye, count)
        blockers[place] = now
        if (now === NOBODY) seen[pair] = (seen[pair] as number) + 1
        continue
      }
      const ex = boxes.eyeX[eye] as number
      const ey = boxes.eyeY[eye] as number
      aim(ex, ey)
      if (!isBlockedBy(mover, a, b, eye, ex, ey)) continue
      blockers[place] = mover
      seen[pair] = (seen[pair] as number) - 1
    }
  }

  for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) lookAt(a, b)

  return {
    gap: (a, b) => gaps[a * n + b] as number,
    seeing: (a, b) => seen[a * n + b] as number,
    blockerOf(a, b, eye) {
      const slot = slotOf[a * n + b] as number
      return slot === NOBODY ? NOBODY : (blockers[slot * mostEyes + eye] as number)
    },
    move(unit, to) {
      units[unit] = to
      put(boxes, unit, to, clearance)
      refreshNeighbours(near, boxes, n, unit, range, clearance)
      for (let other = 0; other < n; other++) {
        lookAt(unit, other)
        lookAt(other, unit)
      }
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) if (a !== unit && b !== unit) lookAgain(a, b, unit)
    },
  }
}

const most = (counts: readonly number[]): number => counts.reduce((a, b) => Math.max(a, b), 0)

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
