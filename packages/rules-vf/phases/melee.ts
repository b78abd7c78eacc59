import type { Procedure } from '@grognard/kernel'
import type { Vf } from '../battle.ts'

export function* melee(battle: Vf): Procedure<void> {
  battle.phase = 'fights'
}
