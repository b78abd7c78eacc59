import type { Arc } from '../arc.ts'
import { isPartlyIn } from '../arc.ts'
import type { Box } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import { ringsOf, rowsOf, type Body } from './body.ts'

/** How far an arc opens to each side: so many parts aside for so many ahead. */
export type Opening = { readonly aside: number; readonly ahead: number }

export const HALF_RIGHT_ANGLE: Opening = { aside: 1, ahead: 1 }

/** 22.5 degrees: off by less than a tenth of a thousandth of an inch at the far end of a table. */
export const QUARTER_RIGHT_ANGLE: Opening = { aside: 408, ahead: 985 }

/** The arc of one figure of a box's front rank, counted from the left, with any opening. */
export function figureArc({ ring, block }: Box, file: number, opening: Opening): Arc {
  const { files } = block
  const { aside, ahead } = opening
  const lx = ring[0] as number
  const ly = ring[1] as number
  const ex = (ring[2] as number) - lx
  const ey = (ring[3] as number) - ly
  return {
    scale: files,
    left: [lx * files + ex * file, ly * files + ey * file],
    right: [lx * files + ex * (file + 1), ly * files + ey * (file + 1)],
    // Ahead is the front edge, turned to the left by a right angle.
    leftWay: [ey * ahead - ex * aside, -ex * ahead - ey * aside],
    rightWay: [ey * ahead + ex * aside, -ex * ahead + ey * aside],
  }
}

/** The arc of a box's front rank as a whole: what is not in it is in no figure's arc. */
function rankArc({ ring }: Box, { aside, ahead }: Opening): Arc {
  const lx = ring[0] as number
  const ly = ring[1] as number
  const rx = ring[2] as number
  const ry = ring[3] as number
  const ex = rx - lx
  const ey = ry - ly
  return {
    scale: 1,
    left: [lx, ly],
    right: [rx, ry],
    leftWay: [ey * ahead - ex * aside, -ex * ahead - ey * aside],
    rightWay: [ey * ahead + ex * aside, -ex * ahead + ey * aside],
  }
}

/** Files from one to another, counted from the left; none if the first is past the last. */
export type Files = { first: number; last: number }

/**
 * The files of a box's front rank that have some of a shape in their arcs. Arcs of a rank are the
 * same but for their places along it, and all is convex: so these files stand side by side. Those
 * that have a corner of the shape in their arcs are known at once; only their neighbours, and ranks
 * that have none, are asked one by one.
 */
export function filesWithArc(box: Box, ring: Ring, opening: Opening, found: Files): void {
  const { files } = box.block
  cornersInArcs(box, ring, opening, found)
  const { width, least, most } = outer
  if (found.first > found.last) {
    if (most <= 0 || least >= files * width) return
    if (!mayBeInArc(box, ring) || !isPartlyIn(ring, rankArc(box, opening))) return
    let file = 0
    while (file < files && !isInFile(ring, box, file, opening)) file++
    if (file === files) return
    found.first = found.last = file
  }
  for (let next = found.first - 1; next >= 0 && (next + 1) * width > least; next--) {
    if (!isInFile(ring, box, next, opening)) break
    found.first = next
  }
  for (let next = found.last + 1; next < files && next * width < most; next++) {
    if (!isInFile(ring, box, next, opening)) break
    found.last = next
  }
}

const isInFile = (ring: Ring, box: Box, file: number, opening: Opening): boolean =>
  isPartlyIn(ring, figureArc(box, file, opening))

/**
 * The outermost corners of the shape that was asked about last, where files are as wide as that: a
 * file that ends before `least` has all of it to the right of its arc, and one that begins after
 * `most` to the left.
 */
const outer = { width: 0, least: 0, most: 0 }

function mayBeInArc({ ring: box }: Box, ring: Ring): boolean {
  const lx = box[0] as number
  const ly = box[1] as number
  const ex = (box[2] as number) - lx
  const ey = (box[3] as number) - ly
  for (let i = 0; i < ring.length; i += 2) {
    const x = (ring[i] as number) - lx
    const y = (ring[i + 1] as number) - ly
    if (x * ey - y * ex > 0) return true
  }
  return false
}

function cornersInArcs(box: Box, ring: Ring, { aside, ahead }: Opening, found: Files): void {
  const { files } = box.block
  const lx = box.ring[0] as number
  const ly = box.ring[1] as number
  const ex = (box.ring[2] as number) - lx
  const ey = (box.ring[3] as number) - ly
  const width = (ex * ex + ey * ey) * ahead
  found.first = files
  found.last = -1
  outer.width = width
  outer.least = Infinity
  outer.most = -Infinity
  for (let i = 0; i < ring.length; i += 2) {
    const x = (ring[i] as number) - lx
    const y = (ring[i + 1] as number) - ly
    const before = x * ey - y * ex
    const along = (x * ex + y * ey) * ahead
    // File i has it if i * width < files * (along + wedge) and files * (along - wedge) < (i + 1) * width.
    const most = files * (along + before * aside)
    const least = files * (along - before * aside)
    if (least < outer.least) outer.least = least
    if (most > outer.most) outer.most = most
    if (before <= 0) continue
    if (most <= 0 || least >= files * width) continue
    let last = most >= files * width ? files - 1 : Math.floor(most / width)
    if (last * width >= most) last--
    let first = least < 0 ? 0 : Math.floor(least / width)
    if ((first + 1) * width <= least) first++
    if (first > last) continue
    if (first < found.first) found.first = first
    if (last > found.last) found.last = last
  }
}

/** Whether some of a body lies in the arc of some front-rank figure; all around for occupiers. */
export function isInArc(viewer: Body, target: Body, opening = HALF_RIGHT_ANGLE): boolean {
  const files = { first: 0, last: -1 }
  for (const { box } of rowsOf(viewer)) {
    if (!box) return true
    for (const ring of ringsOf(target)) {
      filesWithArc(box, ring, opening, files)
      if (files.first <= files.last) return true
    }
  }
  return false
}
