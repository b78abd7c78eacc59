import { areFar, isFarFrom, areOutlinesWithin } from './distance.ts'
import type { Footprint } from './footprint.ts'
import { overlap } from './ring.ts'

/**
 * How many thousandths of an inch may be left between what counts as touching: corners are rounded,
 * and bases at odd angles would otherwise hardly ever meet. The only tolerance on the table.
 */
export const CONTACT = 20

/** Whether two units stand on the same ground; to touch is not enough. */
export function overlaps(a: Footprint, b: Footprint): boolean {
  if (areFar(a, b, 0)) return false
  for (let i = 0; i < a.boxes.length; i++) {
    const ring = (a.boxes[i] as Footprint['boxes'][number]).ring
    if (a.boxes.length > 1 && isFarFrom(ring, b, 0)) continue
    for (let j = 0; j < b.boxes.length; j++)
      if (overlap(ring, (b.boxes[j] as Footprint['boxes'][number]).ring)) return true
  }
  return false
}

/** Whether two units are in contact. */
export const touches = (a: Footprint, b: Footprint): boolean =>
  areOutlinesWithin(a, b, CONTACT) && !overlaps(a, b)

/** Whether two units neither overlap nor touch. */
export const isApart = (a: Footprint, b: Footprint): boolean => !areOutlinesWithin(a, b, CONTACT)
