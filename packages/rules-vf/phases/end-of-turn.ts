import type { Procedure } from '@grognard/kernel'
import type { Vf } from '../battle.ts'

export function* endOfTurn(battle: Vf): Procedure<void> {
  if (battle.active !== battle.first) battle.turn++
  battle.active = battle.active === 'red' ? 'blue' : 'red'
  battle.phase = 'turn'
  if (battle.turn > battle.lastTurn)
    battle.outcome = { winner: null, name: 'draw', why: 'Drawn.', clause: 'vf2:10.0' }
}
