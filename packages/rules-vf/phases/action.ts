import type { Procedure } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { endPhase } from './enter.ts'

export function* action(battle: Vf): Procedure<void> {
  endPhase(battle, 'melee')
}
