import type { Procedure } from '@grognard/kernel'
import type { Vf } from '../battle.ts'

export function* settingUp(battle: Vf): Procedure<void> {
  battle.phase = 'turn'
}
