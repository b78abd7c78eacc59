// The firing phase: both sides as if at once, the first declares first. (6.8, 14.1)

import type { UnitId } from '@grognard/field'
import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { fireAsk } from '../asks/fire.ts'
import { changeUnit, leaderWith, unitOf, type Rf2, type Unit } from '../battle.ts'
import { throwFatigue, throwHits, type Throw } from '../fire/dice.ts'
import { thrownTogether, type Fire } from '../fire/volley.ts'
import { casualty } from '../leaders/casualty.ts'
import { leaveUnit } from '../leaders/leave.ts'
import { rout } from '../morale/flee.ts'
import { ableToFire } from '../proposals/fire.ts'
import { aboutUnits, tell } from '../tell.ts'
import { breakPointsOf, thirdsLost } from '../units/quality.ts'
import { isGun } from '../units/weapons.ts'
import { firstSideFirst, nextOf, sideDone } from './turn.ts'

/** The volleys of one unit. */
export function* fire(battle: Rf2): Procedure<void> {
  const side = battle.active
  const anybody = ableToFire(battle, side).length > 0
  const given = anybody ? yield* ask(fireAsk, chiefOf(battle, side), { side }) : 'done'
  if (given !== 'done') return yield* volleys(battle, given)
  sideDone(battle, 'losses')
  if (battle.phase === 'losses') suffer(battle)
}

function* volleys(battle: Rf2, { unit: id, volleys: all }: Fire): Procedure<void> {
  const unit = unitOf(battle, id)
  const chief = chiefOf(battle, unit.side)
  const throws: Throw[] = []
  // 14.10: all is declared before any dice are thrown.
  const groups = all.flatMap((volley) => thrownTogether(battle, unit, volley))
  for (const { target, needs, needed, stands, guns } of groups) {
    const thrown = yield* throwHits(stands.length, needs, guns, chief)
    throws.push(thrown)
    const other = unitOf(battle, target)
    battle.pending = battle.pending.with(target, (battle.pending[target] ?? 0) + thrown.hits)
    tell(battle, 'fires', ['rf2:14.5', needed.steps[0]?.clause ?? 'rf2:14.7'], {
      ...aboutUnits(unit, other),
      target: other.name,
      dice: thrown.faces,
      again: thrown.again,
      needed,
      hits: thrown.hits,
    })
  }
  battle.fired = [...battle.fired, id]
  if (!unit.weapons.some(isGun)) return
  const { lost, again } = yield* throwFatigue(throws, chief)
  if (lost === 0) return
  // 14.25: at once, when all of its fire is done.
  changeUnit(battle, id, { hits: Math.min(breakPointsOf(unit), unitOf(battle, id).hits + lost) })
  tell(battle, 'tires', ['rf2:14.24', 'rf2:14.25'], { ...aboutUnits(unit), lost, again })
}

/** What both sides have hit is marked, and who is to rout or to test. (14.19, 14.21, 17.3) */
function suffer(battle: Rf2): void {
  const due: UnitId[] = []
  for (const { id } of firstSideFirst(battle)) {
    const unit = unitOf(battle, id)
    const hits = battle.pending[id] ?? 0
    if (!unit.pose) continue
    const most = breakPointsOf(unit)
    const lost = Math.min(hits, most - unit.hits)
    if (lost > 0) {
      changeUnit(battle, id, { hits: unit.hits + lost })
      const left = most - unit.hits - lost
      tell(battle, 'loses', ['rf2:9.3', 'rf2:14.19'], { ...aboutUnits(unit), lost, left })
    }
    const now = unitOf(battle, id)
    if (now.hits >= most && hits === 0) tired(battle, now)
    else if (now.hits >= most || (hits > 0 && thirdsLost(now) >= 1)) due.push(id)
  }
  battle.due = due
}

/** Whom fatigue alone has cost the last point does not rout: it is gone. (14.25) */
function tired(battle: Rf2, unit: Unit): void {
  leaveUnit(battle, unit.id)
  tell(battle, 'routs', ['rf2:14.25'], { ...aboutUnits(unit), cause: 'losses' })
  changeUnit(battle, unit.id, { pose: null, gone: 'routed', retreating: false })
}

/** A leader who may be hit, one unit that has lost its last point; then comes morale. (14.20, 14.21) */
export function* losses(battle: Rf2): Procedure<void> {
  const struck = firstSideFirst(battle).find(
    ({ id }) => (battle.pending[id] ?? 0) > 0 && leaderWith(battle, id),
  )
  if (struck) {
    const hits = battle.pending[struck.id] ?? 0
    battle.pending = battle.pending.with(struck.id, 0)
    return yield* casualty(battle, struck.id, hits)
  }
  const broken = battle.due.filter((one) => {
    const unit = unitOf(battle, one)
    return unit.hits >= breakPointsOf(unit)
  })
  const id = yield* nextOf(battle, broken, 'rout')
  if (id === null) {
    battle.phase = 'morale'
    return
  }
  battle.due = battle.due.filter((one) => one !== id)
  yield* rout(battle, id, 'losses')
}
