// Ways back for whoever must retreat. (6.4)

import { endAway, ENDS_AWAY } from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import { fieldFor } from '../actions/field.ts'
import { straightIn } from '../actions/way.ts'
import { refuseRetreat, wayBack, type Retreat } from '../actions/withdraw.ts'
import type { Unit, Vf } from '../battle.ts'

const TRIES = 8

/** Some ways back; none if none is found. */
export function* retreats(seen: Vf, unit: Unit, random: Random): Iterable<Retreat> {
  const field = fieldFor(seen, unit, 'retreat')
  const start = straightIn(seen, unit)
  for (let i = 0; i < TRIES; i++) {
    const end = endAway(field, start, random.below(ENDS_AWAY))
    const order = { unit: unit.id, do: 'retreat', way: [end] } as const
    if (refuseRetreat(seen, unit, order) === null) yield order
  }
  const way = wayBack(seen, unit)
  if (way) yield { unit: unit.id, do: 'retreat', way }
}

/** Some ways back; 'none' if none is found. */
export function someRetreats(
  seen: Vf,
  unit: Unit,
  n: number,
  random: Random,
): readonly (Retreat | 'none')[] {
  const found: Retreat[] = []
  for (const order of retreats(seen, unit, random)) {
    if (found.length >= n) break
    found.push(order)
  }
  return found.length === 0 && n > 0 ? ['none'] : found
}
