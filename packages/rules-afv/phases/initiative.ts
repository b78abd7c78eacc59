import { chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import { SIDES, type Afv, type Side } from '../battle.ts'
import { clause } from '../clauses.ts'
import { tell } from '../tell.ts'

/** The lower throw has the initiative for the turn; ties are thrown again. */
export function* initiative(battle: Afv): Procedure<void> {
  battle.initiative = yield* throwForInitiative(battle)
  tell(battle, 'initiative', [clause('afv:initiative')], { side: battle.initiative })
  battle.phase = 'fire'
}

/** Two dice a side, the lower total wins. */
export function* throwForInitiative(battle: Afv): Procedure<Side> {
  for (;;) {
    const dice: { [side in Side]: readonly number[] } = { red: [], blue: [] }
    for (const side of SIDES) {
      const thrower = chiefOf(battle, side)
      dice[side] = yield* throwDice(2, { clause: clause('afv:initiative'), thrower })
    }
    const [red, blue] = [totalOf(dice.red), totalOf(dice.blue)]
    tell(battle, 'throws', [clause('afv:initiative')], { red, blue, dice })
    if (red !== blue) return red < blue ? 'red' : 'blue'
  }
}

const totalOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)
