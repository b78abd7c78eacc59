// What whoever proposes a move sees soon about it: that it would be refused, without anything being
// measured or shown. Most that is proposed and refused is off the table or runs into something.

import { isOpen, mayEnd, type Field, type Pose, type Standing } from '@grognard/geometry'
import { farthest, wayOfFlanks } from './flanks.ts'

/** A straight way that is too far even by the flanks, runs into something, or ends too near. */
export function isBarred(field: Field, from: Standing, to: Pose): boolean {
  const end = { layout: from.layout, pose: to }
  return (
    wayOfFlanks(from.layout, from.pose, to) > farthest(field) ||
    !isOpen(field, from, end) ||
    !mayEnd(field, end)
  )
}
