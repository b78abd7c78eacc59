import type { Outcome, Procedure } from '@grognard/kernel'
import { add, explain } from '@grognard/toolkit'
import { enemyOf, SIDES, type Afv, type Side } from '../battle.ts'
import { clause } from '../clauses.ts'
import { onTable, ROWS, zonesOf } from '../table.ts'
import { tell } from '../tell.ts'
import { outcomes } from '../words/en/outcomes.ts'
import { breakpoint, countsFor, lostOf, tallyOf, thirdOfUnits, commanderTallyOf } from './tally.ts'

/** The last phase of a turn. */
export function* victory(battle: Afv): Procedure<void> {
  const retreating = SIDES.filter((side) => inGeneralRetreat(battle, side))
  if (retreating.length > 0) {
    battle.outcome = retreated(battle, retreating) // victory.retreat
    return
  }
  clearMarkers(battle)
  for (const side of SIDES) loseCommander(battle, side)
  const broken = SIDES.filter((side) => lostOf(battle, side) >= breakpoint(battle, side))
  if (broken.length > 0)
    tell(battle, 'broken', [clause('afv:victory.breakpoint')], {
      sides: broken,
      tallies: broken.map((side) => tallyOf(battle, side)),
    })
  if (broken.length > 0 || battle.turn >= battle.lastTurn) {
    battle.outcome = byZones(battle)
    return
  }
  battle.turn++
  battle.phase = 'initiative'
}

/** Units on the table, and off it: in reserve or lost. */
function onAndOff(battle: Afv, side: Side) {
  const on = battle.units.filter((unit) => countsFor(side)(unit) && onTable(unit.zone)).length
  const id = clause('afv:victory.retreat')
  const lost = lostOf(battle, side)
  const held = battle.strength[side] - lost - on
  const off = explain({ clause: id, label: 'units in reserve', value: held }, [
    lost > 0 && add(id, 'units lost', lost),
  ])
  return { on, off }
}

/** More units off the table than on it. */
function inGeneralRetreat(battle: Afv, side: Side): boolean {
  const { on, off } = onAndOff(battle, side)
  return off.value > on
}

function retreated(battle: Afv, retreating: readonly Side[]): Outcome {
  for (const side of retreating) {
    const data = { side, ...onAndOff(battle, side) }
    tell(battle, 'retreats', [clause('afv:victory.retreat')], data)
  }
  const [side] = retreating
  if (retreating.length > 1 || side === undefined)
    return {
      winner: null,
      name: 'humiliation',
      why: outcomes.bothRetreat(),
      clause: clause('afv:victory.retreat'),
    }
  return fine(enemyOf(side), outcomes.retreat(side), 'afv:victory.retreat')
}

export const fine = (
  winner: Side,
  why: string,
  id: 'afv:victory.retreat' | 'afv:victory.concede' | 'afv:victory.outcome',
): Outcome => ({ winner, name: `${winner} fine victory`, why, clause: clause(id) })

/** Red and yellow markers go; green ones stay. */
function clearMarkers(battle: Afv): void {
  battle.units = battle.units.map((unit) =>
    unit.fired || unit.reacted ? { ...unit, fired: false, reacted: false } : unit,
  )
}

function loseCommander(battle: Afv, side: Side): void {
  if (battle.commanders[side].lost || lostOf(battle, side) < thirdOfUnits(battle, side)) return
  battle.commanders = { ...battle.commanders, [side]: { zone: null, lost: true } }
  const data = { side, tally: commanderTallyOf(battle, side) }
  tell(battle, 'commander lost', [clause('afv:victory.commander-lost')], data)
}

/** Zones that a side holds with foot or mounted and in which there is no enemy at all. */
export const uncontested = (battle: Afv, side: Side): number =>
  zonesOf(battle.table).filter((zone) => {
    const there = battle.units.filter((unit) => unit.zone === zone)
    return there.some(countsFor(side)) && there.every((unit) => unit.side === side)
  }).length

/** Two thirds of the zones, rounded up: ten of fifteen. */
export const zonesForFineVictory = (battle: Afv): number => battle.table.columns * 2

function byZones(battle: Afv): Outcome {
  const tally = { red: uncontested(battle, 'red'), blue: uncontested(battle, 'blue') }
  const zones = battle.table.columns * ROWS
  tell(battle, 'zones', [clause('afv:victory.outcome')], {
    ...tally,
    of: zones,
    fine: zonesForFineVictory(battle),
  })
  const why = outcomes.tally(tally)
  const id = 'afv:victory.outcome'
  if (tally.red === tally.blue) return { winner: null, name: 'draw', why, clause: clause(id) }
  const winner = tally.red > tally.blue ? 'red' : 'blue'
  if (tally[winner] >= zonesForFineVictory(battle)) return fine(winner, why, id)
  return { winner, name: winner, why, clause: clause(id) }
}
