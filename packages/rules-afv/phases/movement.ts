import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { moveAsk, type UnitMove } from '../asks/move.ts'
import { entryOf } from '../asks/reserves.ts'
import { addHits, change, enemyOf, unitOf, type Afv, type Unit, type UnitId } from '../battle.ts'
import { clause } from '../clauses.ts'
import { breakContacts, contactsOf, rout } from '../engagements.ts'
import { suspended } from '../reactions/suspended.ts'
import { ahead, columnOf, forward, reserveAt, type ZoneId } from '../table.ts'
import { at, of, tell } from '../telling.ts'
import { isRestricted } from '../terrain.ts'
import { actionsOf } from '../units/actions.ts'
import { formationFrom } from '../units/formations.ts'
import { isMounted } from '../units/kinds.ts'
import { engaging } from './engage.ts'

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
    tell(battle, 'withdraws', [clause('afv:withdraw')], of(unitOf(battle, move.unit)))
    if (battle.acting === move.unit) battle.acting = null
    return rout(battle, move.unit)
  }
  const first = battle.acting !== move.unit
  const before = unitOf(battle, move.unit)
  battle.acting = null
  if (first) battle.moved = [...battle.moved, move.unit] // move.sequence
  const goesOn = yield* perform(battle, before, move)
  if (goesOn && first && hasSecond(battle, before)) battle.acting = move.unit
}

/** Whether a unit of the moving side waits to be chosen, or to perform its second action. */
const hasUnitsToChoose = ({ active, acting, moved, units }: Afv): boolean =>
  acting !== null ||
  units.some(({ id, side, gone }) => side === active && gone === null && !moved.includes(id))

/** Two actions for mounted, unless the ground they were or are in allows but one. */
function hasSecond(battle: Afv, before: Unit): boolean {
  const unit = unitOf(battle, before.id)
  if (actionsOf(before).most < 2 || unit.zone === null) return false
  const { table } = battle
  const hampered = [before.zone, unit.zone].some((zone) => isRestricted(table, zone as ZoneId))
  return isMounted(unit) && !hampered // terrain.general
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
      yield* engaging(battle, id, move.target)
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
      const upshot = yield* suspended(battle, { unit: id, doing: 'leaving', target: null })
      if (upshot.kind !== 'goes on') return false
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
  return { ...of(unit), ...at(battle, unit.zone as ZoneId) }
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
  const pressed = contactsOf(battle, unit.id).filter(
    ({ enemy }) => unitOf(battle, enemy).formation.kind === 'attack',
  )
  breakContacts(battle, unit.id)
  addHits(battle, unit.id, pressed.length)
  tell(battle, 'disengages', [clause('afv:disengage')], {
    ...where(battle, unit.id),
    hits: pressed.length,
  })
  const upshot = yield* suspended(battle, { unit: unit.id, doing: 'disengaged', target: null })
  return upshot.kind === 'goes on'
}

/** The other side moves, or the turn comes to its end; yellow markers go. */
function endPhase(battle: Afv): void {
  const { active, initiative } = battle
  battle.units = battle.units.map((unit) => (unit.reacted ? { ...unit, reacted: false } : unit))
  battle.moved = []
  battle.acting = null
  battle.active = enemyOf(active)
  if (active !== initiative) battle.phase = 'victory'
}
