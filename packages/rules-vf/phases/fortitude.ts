import type { Procedure } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { enterPhase } from './enter.ts'

export function* fortitude(battle: Vf): Procedure<void> {
  enterPhase(battle, battle.after)
}
