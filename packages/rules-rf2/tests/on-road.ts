// How a column lies: whether its stands are on the road, and touch each other.

import {
  figureRing,
  figuresOf,
  groundOf,
  isWithin,
  overlapsGround,
  type Box,
  type Footprint,
} from '@grognard/geometry'
import { CONTACT } from '@grognard/geometry'
import type { Seen, Unit } from '../battle.ts'
import { standing } from '../field/situation.ts'

export function footprintOf(seen: Seen): Footprint {
  const [unit] = seen.units as readonly [Unit]
  if (!unit.pose) throw new RangeError('Nobody is there.')
  return standing(seen, unit, { formation: unit.formation, pose: unit.pose })
}

/** How many stands have their middles on the road. */
export function onRoad(seen: Seen): number {
  const { boxes } = footprintOf(seen)
  const [road] = seen.terrain.features
  const ground = road ? groundOf(road) : null
  return figuresOf(footprintOf(seen)).filter(({ box, file, rank }) => {
    const { ring } = figureRing(boxes[box] as Box, file, rank)
    const [x, y] = [0, 1].map((i) =>
      [0, 2, 4, 6].reduce((all, k) => all + (ring[k + i] as number) / 4, 0),
    ) as [number, number]
    const spot = Float64Array.of(x - 1, y - 1, x + 1, y - 1, x + 1, y + 1, x - 1, y + 1)
    return ground !== null && overlapsGround(spot, ground)
  }).length
}

/** Each stand is in contact with the next. (3.4) */
export const areInTouch = ({ boxes }: Footprint): boolean =>
  boxes.every((box, i) => {
    const next = boxes[i + 1]
    return next === undefined || isWithin(box.ring, next.ring, CONTACT)
  })
