import { areBasesCloser, areFar, isFarFrom, isWithinOf } from './distance.ts'
import type { Box, Footprint } from './footprint.ts'
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
    const box = a.boxes[i] as Box
    if (a.boxes.length > 1 && isFarFrom(box.ring, b, 0)) continue
    for (let j = 0; j < b.boxes.length; j++) if (areOverlapping(box, b.boxes[j] as Box)) return true
  }
  return false
}

const areOverlapping = (a: Box, b: Box): boolean =>
  a.block.round || b.block.round ? areBasesCloser(a, b, 0) : overlap(a.ring, b.ring)

/** Whether two units are in contact. */
export const touches = (a: Footprint, b: Footprint): boolean =>
  isWithinOf(a, b, CONTACT) && !overlaps(a, b)

/** Whether two units neither overlap nor touch. */
export const isApart = (a: Footprint, b: Footprint): boolean => !isWithinOf(a, b, CONTACT)
