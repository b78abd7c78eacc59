import type { Procedure } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { endPhase } from './enter.ts'

export function* fire(battle: Vf): Procedure<void> {
  endPhase(battle, 'action')
}
