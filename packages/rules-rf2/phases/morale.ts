// The morale phase, and rallying. (17.0, 18.3 to 18.5)

import type { Procedure } from '@grognard/kernel'
import { changeUnit, unitOf, type Rf2 } from '../battle.ts'
import { retreat, rout } from '../morale/flee.ts'
import { testOf } from '../morale/tests.ts'
import { aboutUnits, tell } from '../tell.ts'
import { isSpent } from '../units/quality.ts'
import { nextOf } from './turn.ts'

/** One test. (17.5) */
export function* morale(battle: Rf2): Procedure<void> {
  const id = yield* nextOf(battle, battle.due, 'morale')
  if (id === null) {
    battle.phase = 'end'
    return
  }
  battle.due = battle.due.filter((one) => one !== id)
  const unit = unitOf(battle, id)
  if (!unit.pose) return
  const tested = yield* testOf(battle, unit, 'rf2:17.5')
  tell(battle, 'morale', ['rf2:17.5', 'rf2:17.3'], { ...aboutUnits(unit), ...tested })
  if (tested.passed) return
  // 17.4, 17.6, 17.7
  if (isSpent(unit) || unit.retreating) yield* rout(battle, id, 'morale')
  else yield* retreat(battle, id)
}

/** One unit that retreats rallies, or routs. (18.3) */
export function* rally(battle: Rf2): Procedure<void> {
  const id = yield* nextOf(battle, battle.due, 'rally')
  if (id === null) {
    battle.phase = 'movement'
    battle.active = battle.first
    return
  }
  battle.due = battle.due.filter((one) => one !== id)
  const unit = unitOf(battle, id)
  if (!unit.pose || !unit.retreating) return
  const { passed, dice, needs } = yield* testOf(battle, unit, 'rf2:18.3')
  if (!passed) return yield* rout(battle, id, 'rally') // 18.5
  tell(battle, 'rallies', ['rf2:18.4'], { ...aboutUnits(unit), dice, needs })
  changeUnit(battle, id, { retreating: false, halt: true, spentMove: 'rallied' })
}
