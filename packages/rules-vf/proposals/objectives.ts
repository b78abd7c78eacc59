// Where objectives might be set up. (A3.2)

import type { Point } from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { everywhere, refusePlace, STEP } from '../scenario-a/objective-place.ts'

const TRIES = 200

export function places(seen: Vf, n: number, random: Random): readonly Point[] {
  const found: Point[] = []
  const { width, height } = seen.terrain
  for (let i = 0; i < TRIES && found.length < n; i++) {
    const at = { x: random.below(width / STEP) * STEP, y: random.below(height / STEP) * STEP }
    if (refusePlace(seen, at) === null) found.push(at)
  }
  return found.length > 0 ? found : [...everywhere(seen)].slice(0, n)
}
