// Where a reinforcement might be set up. (vf1:fate)

import type { Random } from '@grognard/kernel'
import { arrivalsOf, unitsDue } from '../actions/arrivals.ts'
import { onEdge, refuseSetUp, type SetUpUnit } from '../actions/set-up.ts'
import type { Side, Vf } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import { isInMarchColumn } from '../units/formations.ts'
import { formationsFor } from './formations.ts'

const MOST = 3
const TRIES = 12
/** One time in so many no more come although they could. */
const RARELY = 8

/** Some places for any of those who are due; now and then no more come. */
export function setUps(
  seen: Vf,
  side: Side,
  n: number,
  random: Random,
): readonly (SetUpUnit | 'done')[] {
  const found = placesFor(seen, side, Math.min(n, MOST), random)
  return found.length === 0 || random.below(RARELY) === 0
    ? [...found, 'done' as const].slice(-n)
    : found
}

export const anySetUp = (seen: Vf, side: Side, random: Random): SetUpUnit | 'done' =>
  random.below(MOST * RARELY) === 0 ? 'done' : (placesFor(seen, side, 1, random)[0] ?? 'done')

function placesFor(seen: Vf, side: Side, n: number, random: Random): readonly SetUpUnit[] {
  const unit = random.pick(unitsDue(seen, side))
  const { detachment } = profileOf(unit)
  const formations = formationsFor(unit).filter(
    (formation) => detachment || isInMarchColumn({ formation }),
  )
  const edge = arrivalsOf(seen, side)?.edge
  const { width, height } = seen.terrain
  const length = edge === 'left' || edge === 'right' ? height : width
  const found: SetUpUnit[] = []
  for (let i = 0; i < TRIES && found.length < n; i++) {
    const formation = random.pick(formations)
    const pose = onEdge(seen, unit, formation, random.below(length + 1))
    const answer = { unit: unit.id, formation, pose }
    if (refuseSetUp(seen, side, answer) === null) found.push(answer)
  }
  return found
}
