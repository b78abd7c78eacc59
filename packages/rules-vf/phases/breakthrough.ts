import type { Procedure } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { endPhase } from './enter.ts'

export function* breakthrough(battle: Vf): Procedure<void> {
  endPhase(battle, 'end of turn')
}
