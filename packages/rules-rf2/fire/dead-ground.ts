// The ground that hills, woods and houses hide from a unit: what stands there, it does not see. (13.9 to 13.13)

import {
  toward,
  shadesOf,
  seesWhole,
  FULL_TURN,
  INCH,
  type Point,
  type Ring,
} from '@grognard/geometry'
import { footprintIn, type UnitId } from '@grognard/field'
import { distancesOf } from '../distances.ts'
import type { Situation } from '../field/situation.ts'
import { basesOf } from '../options.ts'
import { blockingOf } from './blocking.ts'
import { footingOf, risesOn, type Footing } from './footing.ts'
import { firersOf, scaleFor, standsIn } from './ranks.ts'

/** To each side of its front, in so many steps. */
const ASIDE = FULL_TURN / 8
const STEP = FULL_TURN / 128

/** Between two ways that a stand looks, from so far to so far. */
export type Strip = readonly [Point, Point, Point, Point]

const STAND = 100

const around = ({ x, y }: Point): Ring =>
  Float64Array.of(
    x - STAND,
    y - STAND,
    x + STAND,
    y - STAND,
    x + STAND,
    y + STAND,
    x - STAND,
    y + STAND,
  )

/** By the stand in the middle of its front; `pace` apart it is tried whether somebody there would be seen. */
export function deadGround(
  situation: Situation,
  id: UnitId,
  reach: number,
  pace = INCH,
): readonly Strip[] {
  const { units, terrain, measures } = situation
  const unit = units[id]
  const body = footprintIn(situation, id)
  if (!unit?.pose || !body) return []
  const scale = scaleFor([body])
  const known = new Map<string, Footing>()
  const firers = firersOf(unit, standsIn(terrain, body, scale, known), scale, basesOf(measures))
  const looks = firers[Math.floor(firers.length / 2)]
  if (!looks) return []
  const rises = risesOn(terrain)
  const distances = distancesOf(measures)
  const eye = { x: looks.eye.x / looks.eye.scale, y: looks.eye.y / looks.eye.scale }
  const isHidden = (at: Point): boolean => {
    const ring = around(at)
    const footing = footingOf(terrain, ring, 1, known)
    const shades = rises.flatMap((rise, i) =>
      shadesOf(rise.screen, blockingOf(rise, i, looks.footing, footing, distances)),
    )
    return shades.length > 0 && !seesWhole(looks.eye, { ring, scale: 1 }, shades)
  }
  const strips: Strip[] = []
  for (let by = -ASIDE; by <= ASIDE; by += STEP) {
    const way = unit.pose.facing + by
    const at = (far: number, aside = 0): Point => toward(eye, way + aside, far)
    let from: number | null = null
    for (let far = pace; far <= reach + pace; far += pace) {
      const hidden = far <= reach && isHidden(at(far))
      if (hidden) from ??= far - pace / 2
      else if (from !== null) {
        const to = far - pace / 2
        const half = STEP / 2
        strips.push([at(from, -half), at(to, -half), at(to, half), at(from, half)])
        from = null
      }
    }
  }
  return strips
}
