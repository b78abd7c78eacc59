import type { Procedure } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { enterPhase } from './enter.ts'

export function* fate(battle: Vf): Procedure<void> {
  enterPhase(battle, 'fire')
}
