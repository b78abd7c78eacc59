// How far things reach along the table's edges: what is sorted out by it need not be measured.

import type { Extent, Footprint, Terrain } from '@grognard/geometry'

/** The extents of both are so many thousandths apart, or more. */
export const isAside = (a: Extent, b: Extent, by = 0): boolean =>
  a.left - b.right >= by ||
  b.left - a.right >= by ||
  a.top - b.bottom >= by ||
  b.top - a.bottom >= by

/** Some of a unit would not be on the table. */
export const isOffTable = (
  { width, height }: Terrain,
  { left, top, right, bottom }: Footprint,
): boolean => left < 0 || top < 0 || right > width || bottom > height
