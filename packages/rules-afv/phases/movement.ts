import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { moveAsk, type UnitMove } from '../asks/move.ts'
import { entryOf } from '../asks/reserves.ts'
import { addHits, change, enemyOf, unitOf, type Afv, type Unit, type UnitId } from '../battle.ts'
import { clause } from '../clauses.ts'
import { breakContacts, rout } from '../engagements.ts'
import { suspended } from '../reactions/suspended.ts'
import { ahead, columnOf, forward, reserveAt, type ZoneId } from '../table.ts'
import { at, aboutUnits, tell } from '../tell.ts'
import { restriction } from '../terrain.ts'
import { actionsOf } from '../units/actions.ts'
import { formationFrom } from '../units/formations.ts'
import { engaging } from './engage.ts'
import { disengagingHits } from './shock.ts'
import { tallyAfter } from './tally.ts'

/** The side that moves does one thing with one unit, or ends its phase. */
export function* movement(battle: Afv): Procedure<void> {
  const side = battle.active
  if (!hasUnitsToChoose(battle)) return endPhase(battle) // move.end
  const move = yield* ask(moveAsk, chiefOf(battle, side), { side })
  if (move.do === 'end') return endPhase(battle)
  if (move.do === 'commander') {
    const commander = { ...battle.commanders[side], zone: move.zone }
    battle.commanders = { ...battle.commanders, [side]: commander }
    tell(battle, 'commander', [clause('afv:move.end')], { side, ...at(battle, move.zone) })
    return endPhase(battle) // move.end
  }
  if (move.do === 'withdraw') {
    const unit = unitOf(battle, move.unit)
    if (battle.acting === move.unit) battle.acting = null
    rout(battle, move.unit)
    const data = { ...aboutUnits(unit), tally: tallyAfter(battle, unit) }
    return tell(battle, 'withdraws', [clause('afv:withdraw')], data)
  }
  const first = battle.acting !== move.unit
  const before = unitOf(battle, move.unit)
  battle.acting = null
  battle.hampered = undefined
  if (first) battle.moved = [...battle.moved, move.unit] // move.sequence
  const goesOn = yield* perform(battle, before, move)
  if (goesOn && first && actionsOf(before).most === 2) secondAction(battle, before)
}

/** Whether a unit of the moving side waits to be chosen, or to perform its second action. */
const hasUnitsToChoose = ({ active, acting, moved, units }: Afv): boolean =>
  acting !== null ||
  units.some(({ id, side, gone }) => side === active && gone === null && !moved.includes(id))

/**
 * Two actions for whoever was mounted when chosen, on foot by now or not, unless the ground it was
 * or is in allows but one.
 */
function secondAction(battle: Afv, { id, zone }: Unit): void {
  const zones = [zone, unitOf(battle, id).zone] as readonly ZoneId[]
  const terrain = zones.map((at) => restriction(battle.table, at)).find((t) => t !== null)
  if (terrain === undefined) battle.acting = id
  else battle.hampered = { unit: id, terrain } // terrain.general
}

/** Carries a move out; false when the unit does no more this phase. */
function* perform(battle: Afv, unit: Unit, move: UnitMove): Procedure<boolean> {
  const id = unit.id
  switch (move.do) {
    case 'change':
      change(battle, id, {
        formation: formationFrom(move.formation),
        facing: move.facing ?? unit.facing,
      })
      tell(battle, 'changes', [clause('afv:move.change')], {
        ...where(battle, id),
        formation: formationFrom(move.formation),
        facing: move.facing ?? null,
      })
      return true
    case 'turn':
      change(battle, id, { facing: move.facing })
      tell(battle, 'turns', [clause('afv:move.turn')], {
        ...where(battle, id),
        facing: move.facing,
      })
      return true
    case 'mount':
    case 'dismount':
      change(battle, id, { dismounted: move.do === 'dismount' })
      tell(battle, `${move.do}s`, [clause('afv:move.mount')], where(battle, id))
      return true
    case 'move':
      return yield* moveAhead(battle, id)
    case 'disengage':
      return yield* disengage(battle, unit)
    case 'engage':
      yield* engaging(battle, id, move)
      return false
    case 'enter': {
      const zone = entryOf(battle, unit)
      const formation = formationFrom(move.formation)
      change(battle, id, { zone, facing: forward(unit.side), formation })
      tell(battle, 'enters', [clause('afv:reserve')], where(battle, id))
      yield* suspended(battle, { unit: id, doing: 'entered', target: null })
      return false
    }
    case 'shift':
      change(battle, id, { zone: reserveAt(move.column) })
      tell(battle, 'shifts', [clause('afv:reserve')], where(battle, id))
      return false
    case 'leave': {
      const after = yield* suspended(battle, { unit: id, doing: 'leaving', target: null })
      if (after.kind !== 'goes on') return false
      const { zone } = unitOf(battle, id)
      change(battle, id, { zone: reserveAt(columnOf(battle.table, zone as ZoneId)) })
      tell(battle, 'leaves', [clause('afv:reserve')], where(battle, id))
      return false
    }
    case 'withdraw':
      return false
  }
}

/** A unit and where it is now. */
function where(battle: Afv, id: UnitId) {
  const unit = unitOf(battle, id)
  return { ...aboutUnits(unit), ...at(battle, unit.zone as ZoneId) }
}

/** Out of one zone and into the next; enemies there and here may intercept. (move.zone) */
function* moveAhead(battle: Afv, id: UnitId): Procedure<boolean> {
  const leaving = yield* suspended(battle, { unit: id, doing: 'leaving', target: null })
  if (leaving.kind !== 'goes on') return false
  const unit = unitOf(battle, id)
  change(battle, id, { zone: ahead(battle.table, unit.zone as ZoneId, unit.facing) })
  tell(battle, 'moves', [clause('afv:move.zone')], where(battle, id))
  const entered = yield* suspended(battle, { unit: id, doing: 'entered', target: null })
  return entered.kind === 'goes on'
}

/** A hit for every enemy in attack formation that it leaves behind. */
function* disengage(battle: Afv, unit: Unit): Procedure<boolean> {
  const hits = disengagingHits(battle, unit)
  breakContacts(battle, unit.id)
  addHits(battle, unit.id, hits.value)
  tell(battle, 'disengages', [clause('afv:disengage')], { ...where(battle, unit.id), hits })
  const after = yield* suspended(battle, { unit: unit.id, doing: 'disengaged', target: null })
  return after.kind === 'goes on'
}

/** The other side moves, or the turn comes to its end; yellow markers go. */
function endPhase(battle: Afv): void {
  const { active, initiative } = battle
  battle.units = battle.units.map((unit) => (unit.reacted ? { ...unit, reacted: false } : unit))
  battle.moved = []
  battle.acting = null
  battle.hampered = undefined
  battle.active = enemyOf(active)
  if (active !== initiative) battle.phase = 'victory'
}
