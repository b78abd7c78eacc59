// Messengers to units that are far from the leader of their brigade. (6.2.2)

import { bodyIn, gapOfBodies } from '@grognard/field'
import type { Procedure } from '@grognard/kernel'
import { add, explain, throwTest, type DiceTest } from '@grognard/toolkit'
import {
  brigadeOf,
  commanderOf,
  leaderOf,
  unitOf,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { numbersOf } from '../editions/book.ts'
import { areWithin } from '../field/distance.ts'
import { leaderBody, situationOf } from '../field/situation.ts'
import { farOff } from '../measured.ts'
import { specialsOf } from '../specials/index.ts'
import { aboutUnits, tell } from '../tell.ts'

/** Farther from its brigade's leader than his voice carries; or its leader is not on the table. */
export function needsMessenger(seen: Vf, unit: Unit): boolean {
  const leader = leaderBody(seen, leaderOf(seen, brigadeOf(seen, unit.brigade).leader))
  const { inHand } = numbersOf(seen.options)
  return leader === null || !areWithin(leader, bodyIn(situationOf(seen), unit.id), inHand)
}

export const messengerTest = (seen: Vf, unit: Unit): DiceTest<VfClause> => ({
  clause: clause('vf2:6.2.2'),
  target: numbersOf(seen.options).getsThrough,
  modifier: explain(
    { clause: clause('vf2:6.2.2'), label: 'messenger test', value: 0 },
    specialsOf(unit).map((special) => {
      const more = special.messenger?.(seen, unit) ?? 0
      return more > 0 && add(special.clause, special.title, more)
    }),
  ),
  naturals: true, // 1.0.2
  reroll: null,
})

/** How far it is from its brigade's leader, where he is on the table. */
function fromLeader(seen: Vf, { id, brigade }: Unit) {
  const leader = leaderOf(seen, brigadeOf(seen, brigade).leader)
  const body = leaderBody(seen, leader)
  const gap = body && gapOfBodies(body, bodyIn(situationOf(seen), id))
  return { leader: leader.name, hundredths: gap && farOff(gap.length) }
}

/** Whether the order reaches the unit. */
export function* sendMessenger(battle: Vf, id: UnitId): Procedure<boolean> {
  const unit = unitOf(battle, id)
  const test = messengerTest(battle, unit)
  const tested = yield* throwTest(1, test, commanderOf(battle, unit))
  const arrives = tested.successes > 0
  const faces = tested.dice.map(({ thrown }) => thrown)
  const data = {
    faces,
    needs: test.target,
    modifier: test.modifier,
    ...fromLeader(battle, unitOf(battle, id)),
    ...aboutUnits(unitOf(battle, id)),
  }
  tell(battle, arrives ? 'messenger' : 'messenger lost', [clause('vf2:6.2.2')], data)
  return arrives
}
