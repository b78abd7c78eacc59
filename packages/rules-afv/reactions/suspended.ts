import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { react, reactionsOf } from '../asks/react.ts'
import { enemyOf, unitOf, type Afv, type Suspended } from '../battle.ts'
import { perform, type Impact, type AfterReaction } from './perform.ts'

/**
 * An announced movement waits while the other side reacts, one unit at a time, until that side
 * passes or a reaction has put an end to the movement. (react.general)
 */
export function* suspended(battle: Afv, now: Suspended): Procedure<AfterReaction> {
  battle.now = now
  return yield* reactionsTo(battle, now, null)
}

/** Those that are still to come, when others have brought so much of an impact. */
export function* reactionsTo(
  battle: Afv,
  now: Suspended,
  before: Impact,
): Procedure<AfterReaction> {
  const side = enemyOf(unitOf(battle, now.unit).side)
  const chief = chiefOf(battle, side)
  let impact = before
  // Everything that decides who may react lies open, so a missing question betrays nothing.
  while (reactionsOf(battle, side).length > 0) {
    const answer = yield* ask(react, chief, { side })
    if (answer === 'pass') break
    const after = yield* perform(battle, now, answer)
    if (after.kind !== 'goes on') {
      battle.now = null
      return after
    }
    impact ??= after.impact
  }
  battle.now = null
  return { kind: 'goes on', impact }
}
