import { ask, chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import { add, explain } from '@grognard/toolkit'
import { firstAsk } from '../../asks/first.ts'
import { enemyOf, type Vf } from '../../battle.ts'
import { clause } from '../../clauses.ts'
import { attackerIn, settingOf } from '../../scenario-a/setting.ts'
import { tell } from '../../tell.ts'

export const DECIDES = 4

/** The attacker throws, and on a 4 or more decides who has the first turn. (A5.0, A7.0.2) */
export function* firstTurn(battle: Vf): Procedure<void> {
  const id = clause('vf2:A5.0')
  const attacker = attackerIn(battle)
  const [face = 0] = yield* throwDice(1, { clause: id, thrower: chiefOf(battle, attacker) })
  const roll = explain({ clause: id, label: 'thrown', value: face }, [
    settingOf(battle).form === 'assault' && add(clause('vf2:A7.0.2'), 'assault', 2),
  ])
  const decider = roll.value >= DECIDES ? attacker : enemyOf(attacker)
  tell(battle, 'first-turn-throw', [id], {
    side: decider,
    attacker,
    roll,
    needs: DECIDES,
  })
  const side = yield* ask(firstAsk, chiefOf(battle, decider), { side: decider })
  battle.first = side
  battle.active = side
  battle.phase = 'turn'
  tell(battle, 'first-turn', [id], { side })
}
