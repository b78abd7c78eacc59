import { chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import { SIDES, type Afv, type Side } from '../battle.ts'
import { clause } from '../clauses.ts'
import { tell } from '../telling.ts'

/** The lower throw has the initiative for the turn; ties are thrown again. */
export function* initiative(battle: Afv): Procedure<void> {
  battle.initiative = yield* throwForIt(battle)
  tell(battle, 'initiative', [clause('afv:initiative')], { side: battle.initiative })
  battle.phase = 'fire'
}

/** Two dice a side, the lower total wins. */
export function* throwForIt(battle: Afv): Procedure<Side> {
  for (;;) {
    const totals = { red: 0, blue: 0 }
    for (const side of SIDES) {
      const thrower = chiefOf(battle, side)
      const faces = yield* throwDice(2, { clause: clause('afv:initiative'), thrower })
      totals[side] = (faces[0] ?? 0) + (faces[1] ?? 0)
    }
    tell(battle, 'throws', [clause('afv:initiative')], totals)
    if (totals.red !== totals.blue) return totals.red < totals.blue ? 'red' : 'blue'
  }
}
