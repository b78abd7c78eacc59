import type { Procedure } from '@grognard/kernel'
import type { BrigadeId, Vf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import { enterPhase } from './enter.ts'

/** The test of one brigade that had units rout in this phase; then the next phase begins. (9.5) */
export function* fortitude(battle: Vf): Procedure<void> {
  const brigade = nextToTest(battle)
  if (brigade === undefined) {
    enterPhase(battle, battle.after)
    return
  }
  const routed = battle.routs.filter((id) => id === brigade).length
  battle.routs = battle.routs.filter((id) => id !== brigade)
  yield* editionOf(battle).endOfPhase(battle, brigade, routed)
}

/** Brigades of the active side come first. (9.5) */
function nextToTest(battle: Vf): BrigadeId | undefined {
  const due = battle.brigades.filter(({ id }) => battle.routs.includes(id))
  return (due.find(({ side }) => side === battle.active) ?? due[0])?.id
}
