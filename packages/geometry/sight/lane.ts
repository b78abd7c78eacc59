// Fire needs room: a lane as wide as the stand that fires. Lanes and the ground ahead lie on the
// finer lattice of the stand, where its front edge has whole ends: only the way from there to their
// far end is rounded, so that mirror images agree.

import { figureEye, leastCommon, scaleOf, type FinePoint, type FineRing } from '../figures.ts'
import type { Box } from '../footprint.ts'
import { rounded } from '../lattice.ts'
import { overlapsScaled } from '../ring.ts'
import { ringsOf, type Body } from './body.ts'
import type { Screen } from './screen.ts'

/** Places of a stand to which lanes may lead: its middle, the middles of its edges, its corners. */
export function aimsOfStand({ ring, scale }: FineRing): readonly FinePoint[] {
  const at = (i: number): number => ring[i] as number
  const aims: FinePoint[] = []
  const add = (x: number, y: number, parts: number): void => {
    aims.push({ x: (x * 4) / parts, y: (y * 4) / parts, scale: 4 * scale })
  }
  add(at(0) + at(2) + at(4) + at(6), at(1) + at(3) + at(5) + at(7), 4)
  for (let i = 0; i < 8; i += 2) {
    const next = (i + 2) % 8
    add(at(i) + at(next), at(i + 1) + at(next + 1), 2)
    add(at(i), at(i + 1), 1)
  }
  return aims
}

/**
 * The lane from the front of one file of a box to a place; null if the place is there already. It is
 * as wide as the file, or as is said: stands that are spread out need no more room than others.
 */
export function laneTo(
  box: Box,
  file: number,
  aim: FinePoint,
  width = box.block.width,
): FineRing | null {
  const eye = figureEye(box, file)
  const scale = leastCommon(eye.scale, aim.scale)
  const [x, y] = [(eye.x * scale) / eye.scale, (eye.y * scale) / eye.scale]
  const [tx, ty] = [(aim.x * scale) / aim.scale, (aim.y * scale) / aim.scale]
  const [dx, dy] = [tx - x, ty - y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return null
  const half = width / 2
  const [ox, oy] = [scale * rounded((-dy * half) / length), scale * rounded((dx * half) / length)]
  const ring = Float64Array.of(x - ox, y - oy, tx - ox, ty - oy, tx + ox, ty + oy, x + ox, y + oy)
  return { ring, scale }
}

/** The ground straight ahead of one file of a box, between its flank lines, so deep. */
export function groundAhead(box: Box, file: number, deep: number): FineRing {
  const { ring, block } = box
  const [lx = 0, ly = 0, rx = 0, ry = 0] = ring
  const [ex, ey] = [rx - lx, ry - ly]
  const length = Math.sqrt(ex * ex + ey * ey)
  const scale = scaleOf(box)
  const [ox, oy] = [scale * rounded((ey * deep) / length), scale * rounded((-ex * deep) / length)]
  const part = scale / block.files
  const [ax, ay] = [lx * scale + ex * file * part, ly * scale + ey * file * part]
  const [bx, by] = [ax + ex * part, ay + ey * part]
  return { ring: Float64Array.of(ax + ox, ay + oy, bx + ox, by + oy, bx, by, ax, ay), scale }
}

/** Whether some of a body stands on a piece of ground such as a lane. */
export const standsIn = ({ ring, scale }: FineRing, body: Body): boolean =>
  ringsOf(body).some((one) => overlapsScaled(ring, one, scale))

/** Whether some of a screen is on a lane. */
export const isOnLane = ({ ring, scale }: FineRing, { cores }: Screen): boolean =>
  cores.some((core) => overlapsScaled(ring, core, scale))
