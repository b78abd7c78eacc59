import type { Procedure } from '@grognard/kernel'
import { change, changeBrigade, changeLeader, enemyOf, type Vf } from '../battle.ts'
import { endEffects } from '../cards/play.ts'
import { offerCard } from '../cards/window.ts'
import { clause } from '../clauses.ts'
import { tell } from '../tell.ts'
import { enterPhase } from './enter.ts'

/** The start of a side's turn. (3.0) */
export function* turn(battle: Vf): Procedure<void> {
  const { active: side } = battle
  endEffects(battle, ['turn'])
  afresh(battle)
  tell(battle, 'turn', [clause('vf2:3.0')], { side, turn: battle.turn, last: battle.lastTurn })
  yield* offerCard(battle, enemyOf(side), 'enemy turn') // fate.3
  enterPhase(battle, 'fate')
}

/** What a unit or brigade does once a turn, it may do again. */
function afresh(battle: Vf): void {
  battle.chosen = false // 6.1.1
  for (const { id, shot, acted, entered } of battle.units)
    if (shot !== null || acted || entered)
      change(battle, id, { shot: null, acted: false, entered: false })
  for (const { id, moved } of battle.leaders) if (moved) changeLeader(battle, id, { moved: false })
  for (const { id, side, activation } of battle.brigades)
    if (side === battle.active && activation !== 'waiting')
      changeBrigade(battle, id, { activation: 'waiting' })
}
