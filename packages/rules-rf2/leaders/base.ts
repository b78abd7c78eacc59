// The base of a leader. (2.18, 2.2)

import { footprintOf, fromMillimetres, onRoundBase, poseAt } from '@grognard/geometry'
import type { Footprint, Point } from '@grognard/geometry'

/** His base, which is round. (2.18) */
export const BASE = onRoundBase(fromMillimetres(40))
export const LEADER_RADIUS = fromMillimetres(40) / 2

export const standingAt = (at: Point): Footprint => footprintOf(BASE, poseAt(at, 0))
