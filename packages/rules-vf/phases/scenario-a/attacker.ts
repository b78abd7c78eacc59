import { chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import { enemyOf, type Vf } from '../../battle.ts'
import { clause } from '../../clauses.ts'
import { changeSetting, settingOf } from '../../scenario-a/setting.ts'
import { tell } from '../../tell.ts'

/** Both throw, again while they tie; the higher attacks. (A2.0) */
export function* attacker(battle: Vf): Procedure<void> {
  const id = clause('vf2:A2.0')
  for (;;) {
    const [red = 0] = yield* throwDice(1, { clause: id, thrower: chiefOf(battle, 'red') })
    const [blue = 0] = yield* throwDice(1, { clause: id, thrower: chiefOf(battle, 'blue') })
    tell(battle, 'attacker-throws', [id], { red, blue })
    if (red === blue) continue
    const side = red > blue ? 'red' : 'blue'
    changeSetting(battle, { attacker: side, turn: enemyOf(side) })
    tell(battle, 'attacker', [id], { side })
    battle.phase = settingOf(battle).terrain === 'given' ? 'edges' : 'terrain'
    return
  }
}
