// How a reinforcement might come on. (11.0)

import { INCH, posed, type Pose } from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import { arrivalsOf } from '../actions/arrivals.ts'
import { atEdge, refuseArrival, type Arrival } from '../actions/arrive.ts'
import { moveDistance } from '../actions/distance.ts'
import { unitOf, type Unit, type Vf } from '../battle.ts'
import { fromInches } from '../measured.ts'
import { LOOKS } from '../scenario-a/setting.ts'
import { profileOf } from '../sheets/index.ts'
import { isInMarchColumn } from '../units/formations.ts'
import { formationsFor } from './formations.ts'
import { isHopeless } from './hopeless.ts'

const MOST = 3
const TRIES = 12
/** One time in so many it waits although it could come. */
const RARELY = 8

/** Some ways to come on; now and then it waits. */
export function arrivals(
  seen: Vf,
  unit: Unit,
  n: number,
  random: Random,
): readonly (Arrival | null)[] {
  const found = arrivalsFor(seen, unit, Math.min(n, MOST), random)
  return found.length === 0 || random.below(RARELY) === 0 ? [...found, null].slice(-n) : found
}

export const anyArrival = (seen: Vf, unit: Unit, random: Random): Arrival | null =>
  random.below(MOST * RARELY) === 0 ? null : (arrivalsFor(seen, unit, 1, random)[0] ?? null)

/** Straight in from somewhere along the edge, once or twice. */
function arrivalsFor(seen: Vf, unit: Unit, n: number, random: Random): readonly Arrival[] {
  const { detachment } = profileOf(unit)
  const formations = formationsFor(unit).filter(
    (formation) => detachment || isInMarchColumn({ formation }),
  )
  const found: Arrival[] = []
  for (let i = 0; i < TRIES && found.length < n; i++) {
    const formation = random.pick(formations)
    const far = fromInches(moveDistance(seen, unit, formation).value)
    const from = alongEdge(seen, unit, random)
    const first = posed(from, 0, -far + INCH * random.below(3))
    const way = [first]
    const order = { unit: unit.id, do: 'move', way } as const
    const twice = random.below(2) === 0 && [posed(first, 0, -far)]
    const arrival = twice ? { formation, from, order, again: twice } : { formation, from, order }
    const there = atEdge(seen, unit, arrival)
    if (isHopeless(there, unitOf(there, unit.id), order)) continue
    if (refuseArrival(seen, unit, arrival) === null) found.push(arrival)
  }
  return found
}

function alongEdge(seen: Vf, { side }: Unit, random: Random): Pose {
  const edge = arrivalsOf(seen, side)?.edge ?? 'bottom'
  const { width, height } = seen.terrain
  const facing = LOOKS[edge]
  if (edge === 'top' || edge === 'bottom')
    return { x: random.below(width + 1), y: edge === 'top' ? 0 : height, facing }
  return { x: edge === 'left' ? 0 : width, y: random.below(height + 1), facing }
}
