import { messengerTest, needsMessenger, type Unit, type Vf } from '@grognard/rules-vf/functions'
import type { ForecastShown } from '../../adapter.ts'
import { percentOf } from '../../parts/percent.ts'
import { chanceOfHit, scoreOf } from '../values.ts'
import type { Wording } from '../wording.ts'

/** What has to bring the order to the unit where it stands, and how likely that is. (6.2.2) */
export function broughtBy(
  seen: Vf,
  unit: Unit,
  { text }: Wording,
): ForecastShown['notes'][number] | null {
  if (!needsMessenger(seen, unit)) return null
  const test = messengerTest(seen, unit)
  const chance = percentOf(chanceOfHit(1, test))
  return { text: text.control.messengerFirst(scoreOf(test), chance), clauses: [test.clause] }
}
