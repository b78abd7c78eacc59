import type { Phase, Vf } from '../battle.ts'
import { endEffects } from '../cards/play.ts'

/** Begins a phase of the turn: what holds once a phase holds anew. (8.0) */
export function enterPhase(battle: Vf, phase: Phase): void {
  battle.phase = phase
  battle.attacked = []
  battle.spent = []
  battle.winners = []
  battle.again = []
  battle.fights = []
  battle.acting = null
  battle.initiative = false
  endEffects(battle, ['attack', 'phase'])
}

/** Ends a phase: fortitude tests are taken, and then the next begins. (9.5) */
export function endPhase(battle: Vf, after: Phase): void {
  battle.phase = 'fortitude'
  battle.after = after
}
