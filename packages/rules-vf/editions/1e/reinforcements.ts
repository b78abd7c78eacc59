// Reinforcements are set up in the fate phase, and act from the next turn on. (vf1:fate)

import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { arrivalsOf, countArrivals, unitsDue } from '../../actions/arrivals.ts'
import { leaderComes } from '../../activities/come-on.ts'
import { reinforceAsk } from '../../asks/reinforce.ts'
import { brigadeOf, change, unitOf, type Side, type Vf } from '../../battle.ts'
import { clause } from '../../clauses.ts'
import { aboutUnits, tell } from '../../tell.ts'

export function* setUpArrivals(battle: Vf, side: Side): Procedure<void> {
  while (unitsDue(battle, side).length > 0) {
    const answer = yield* ask(reinforceAsk, chiefOf(battle, side), { side })
    if (answer === 'done') return
    const { unit: id, formation, pose } = answer
    change(battle, id, { status: 'ready', formation, pose, acted: true })
    tell(battle, 'arrives', [clause('vf1:fate')], aboutUnits(unitOf(battle, id)))
    countArrivals(battle, side, (arrivalsOf(battle, side)?.come ?? 0) + 1) // A4.1
    yield* leaderComes(battle, brigadeOf(battle, unitOf(battle, id).brigade).leader)
  }
}
