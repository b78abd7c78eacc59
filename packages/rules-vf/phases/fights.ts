import type { Procedure } from '@grognard/kernel'
import type { Vf } from '../battle.ts'

export function* fights(battle: Vf): Procedure<void> {
  battle.phase = 'breakthrough'
}
