import { ask, askAny, chiefOf, type Procedure } from '@grognard/kernel'
import { deployBrigadeAsk, undeployed } from '../../asks/deploy-brigade.ts'
import { deployAsk } from '../../asks/deploy.ts'
import {
  brigadeOf,
  change,
  changeLeader,
  enemyOf,
  SIDES,
  unitOf,
  unitsIn,
  type BrigadeId,
  type Leader,
  type Side,
  type Vf,
} from '../../battle.ts'
import { clause } from '../../clauses.ts'
import { leaderToPlace, waiting, type Deploy } from '../../scenario-a/deploy.ts'
import { changeSetting, settingOf } from '../../scenario-a/setting.ts'
import type { Arrivals } from '../../setting-up.ts'
import { aboutUnits, tell } from '../../tell.ts'

/** Brigade by brigade in turn, the defender first: which, then its units and its leader. (A4.0) */
export function* deployment(battle: Vf): Procedure<void> {
  const { deploying, turn } = settingOf(battle)
  if (deploying !== null) return yield* deployOne(battle, deploying)
  const side = undeployed(battle, turn).length > 0 ? turn : enemyOf(turn)
  const left = undeployed(battle, side)
  if (left.length === 0) return yield* armyLeaders(battle)
  const commanders = [...new Set(left.map(({ commander }) => commander))]
  const { answer } = yield* askAny(deployBrigadeAsk, commanders, { side })
  changeSetting(battle, { deploying: answer })
}

/** The next unit of a brigade, or its leader; then it is the other side's turn. */
function* deployOne(battle: Vf, brigade: BrigadeId): Procedure<void> {
  const { side, commander } = brigadeOf(battle, brigade)
  if (waiting(battle, brigade).length > 0 || leadsSomebody(battle, brigade)) {
    place(battle, yield* ask(deployAsk, commander, { side, brigade }))
    return
  }
  const { deployed } = settingOf(battle)
  changeSetting(battle, {
    deploying: null,
    deployed: [...deployed, brigade],
    turn: enemyOf(side),
  })
}

/** A leader is set up with his units, and held back with them. (A4.1) */
const leadsSomebody = (battle: Vf, brigade: BrigadeId): boolean =>
  leaderToPlace(battle, { side: brigadeOf(battle, brigade).side, brigade }) !== null &&
  unitsIn(battle, brigade).some(({ status }) => status === 'ready')

/** The leaders of the armies come last; in a meeting engagement they arrive later. (A7.0.1) */
function* armyLeaders(battle: Vf): Procedure<void> {
  for (const side of SIDES) {
    if (settingOf(battle).form === 'meeting engagement') continue
    if (!leaderToPlace(battle, { side, brigade: null })) continue
    place(battle, yield* ask(deployAsk, chiefOf(battle, side), { side, brigade: null }))
  }
  changeSetting(battle, {
    arrivals: { red: arrivalsOf(battle, 'red'), blue: arrivalsOf(battle, 'blue') },
  })
  battle.phase = 'first turn'
}

/**
 * From the second turn on, along the side's own edge, no more than half of them on one turn; but of
 * a single one that is one. (A4.1)
 */
function arrivalsOf(battle: Vf, side: Side): Arrivals | null {
  const { edges } = settingOf(battle)
  const isHeld = (one: { readonly side: Side; readonly status: string }): boolean =>
    one.side === side && one.status === 'reserve'
  const held = battle.units.filter(isHeld).length
  if (!edges || (held === 0 && !battle.leaders.some(isHeld))) return null
  return { from: 2, edge: edges[side], most: Math.max(1, Math.floor(held / 2)), come: 0 }
}

function place(battle: Vf, answer: Deploy): void {
  if ('leader' in answer) {
    const place: Partial<Leader> =
      'inside' in answer
        ? { inside: answer.inside, status: 'ready' }
        : { at: answer.at, status: 'ready' }
    changeLeader(battle, answer.leader, place)
    const name = battle.leaders[answer.leader]?.name ?? ''
    tell(battle, 'leader-deployed', [clause('vf2:A4.0')], { leader: name })
    return
  }
  changeSetting(battle, { placed: [...settingOf(battle).placed, answer.unit] })
  if ('reserve' in answer) {
    const unit = unitOf(battle, answer.unit)
    tell(battle, 'held-back', [clause('vf2:A4.1')], aboutUnits(unit))
    return
  }
  if ('inside' in answer)
    change(battle, answer.unit, { inside: answer.inside, pose: null, status: 'ready' })
  else
    change(battle, answer.unit, {
      formation: answer.formation,
      pose: answer.pose,
      status: 'ready',
    })
  tell(battle, 'deployed', [clause('vf2:A4.0')], aboutUnits(unitOf(battle, answer.unit)))
}
