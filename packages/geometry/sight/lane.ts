// Fire needs room: a lane as wide as the stand that fires.

import type { Box, Footprint } from '../footprint.ts'
import { rounded } from '../lattice.ts'
import { isWithin, overlap, type Ring } from '../ring.ts'
import { aimsAt, middleOf, type Aim } from './aims.ts'
import { ringsOf, type Body } from './body.ts'
import type { Scene, Screen } from './screen.ts'
import type { SightRule } from './see.ts'

/** The middle of the front edge of one file; of a round base the middle of it all. */
function frontOf({ ring, block }: Box, file: number): Aim {
  if (block.round) return middleOf(ring)
  const [lx = 0, ly = 0, rx = 0, ry = 0] = ring
  const [part, parts] = [2 * file + 1, 2 * block.files]
  return {
    // Divided last, so that nothing is rounded before that and mirror images agree.
    x: rounded((lx * parts + (rx - lx) * part) / parts),
    y: rounded((ly * parts + (ry - ly) * part) / parts),
  }
}

/** A strip from one place to another, so wide to each side; corners are rounded once. */
function strip(x: number, y: number, tx: number, ty: number, half: number): Ring | null {
  const [dx, dy] = [tx - x, ty - y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return null
  const [ox, oy] = [rounded((-dy * half) / length), rounded((dx * half) / length)]
  return Float64Array.of(x - ox, y - oy, tx - ox, ty - oy, tx + ox, ty + oy, x + ox, y + oy)
}

/**
 * The lane from the front of one file of a box to a point; null if the point is there already. It is
 * as wide as the file, or as is said: stands that are spread out need no more room than others.
 */
export function laneTo(box: Box, file: number, aim: Aim, width = box.block.width): Ring | null {
  const { x, y } = frontOf(box, file)
  return strip(x, y, aim.x, aim.y, width / 2)
}

/** The ground straight ahead of one file of a box, between its flank lines, so deep. */
export function groundAhead({ ring, block }: Box, file: number, deep: number): Ring {
  const [lx = 0, ly = 0, rx = 0, ry = 0] = ring
  const [ex, ey] = [rx - lx, ry - ly]
  const length = Math.sqrt(ex * ex + ey * ey)
  const [ox, oy] = [rounded((ey * deep) / length), rounded((-ex * deep) / length)]
  const at = (share: number): readonly [number, number] => [
    rounded((lx * block.files + ex * share) / block.files),
    rounded((ly * block.files + ey * share) / block.files),
  ]
  const [[ax, ay], [bx, by]] = [at(file), at(file + 1)]
  return Float64Array.of(ax + ox, ay + oy, bx + ox, by + oy, bx, by, ax, ay)
}

/** Whether some of a body stands on a piece of ground such as a lane. */
export const standsIn = (ground: Ring, body: Body): boolean =>
  ringsOf(body).some((ring) => overlap(ring, ground))

/**
 * A lane from one file of a unit to a target on which nothing stands that blocks these two wholly:
 * the first of those to the target's aims (`aimsAt`) that is free, or null.
 */
export function freeLane(
  viewer: Footprint,
  box: Box,
  file: number,
  target: Body,
  scene: Scene,
  rule: SightRule = {},
): Ring | null {
  const blockers = scene.filter(
    (screen) =>
      screen.body !== viewer &&
      screen.body !== target &&
      isNear(screen, viewer, target) &&
      (rule.how?.(screen) ?? 'wholly') === 'wholly',
  )
  for (const aim of aimsAt(target)) {
    const lane = laneTo(box, file, aim)
    if (lane && !blockers.some((screen) => isOn(screen, lane))) return lane
  }
  return null
}

/** Some of a screen is on a lane, or within the distance to be kept from it. */
const isOn = ({ cores, clearance }: Screen, lane: Ring): boolean =>
  cores.some((ring) => (clearance > 0 ? isWithin(ring, lane, clearance) : overlap(ring, lane)))

/** Lanes are no wider than the units they lead from. */
function isNear(screen: Screen, a: Body, b: Body): boolean {
  const beside = a.right - a.left + a.bottom - a.top
  return (
    screen.left < Math.max(a.right, b.right) + beside &&
    screen.right > Math.min(a.left, b.left) - beside &&
    screen.top < Math.max(a.bottom, b.bottom) + beside &&
    screen.bottom > Math.min(a.top, b.top) - beside
  )
}
