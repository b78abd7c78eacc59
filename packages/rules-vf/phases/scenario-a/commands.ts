import { ask, chiefOf, seatsOf, type Procedure } from '@grognard/kernel'
import { allotAsk } from '../../asks/allot.ts'
import { changeBrigade, SIDES, type Vf } from '../../battle.ts'
import { clause } from '../../clauses.ts'
import { tell } from '../../tell.ts'

/** The chiefs allot the brigades to the players of their side. (A4.0, 2.3) */
export function* commands(battle: Vf): Procedure<void> {
  for (const side of SIDES) {
    if (seatsOf(battle, side).length < 2) continue
    const commanders = yield* ask(allotAsk, chiefOf(battle, side), { side })
    const own = battle.brigades.filter((brigade) => brigade.side === side)
    for (const [i, { id, name }] of own.entries()) {
      const commander = commanders[i] as string
      changeBrigade(battle, id, { commander })
      tell(battle, 'commands', [clause('vf2:A4.0')], { brigade: name, seat: commander })
    }
  }
  battle.phase = 'deployment'
}
