import type { Outcome, Procedure } from '@grognard/kernel'
import { enemyOf, SIDES, type Afv, type Side, type Unit } from '../battle.ts'
import { clause } from '../clauses.ts'
import { onTable, zonesOf } from '../table.ts'
import { tell } from '../telling.ts'
import { isArtillery } from '../units/kinds.ts'
import { outcomes } from '../words/en/outcomes.ts'

/** The last phase of a turn. */
export function* victory(battle: Afv): Procedure<void> {
  const retreating = SIDES.filter((side) => inGeneralRetreat(battle, side))
  if (retreating.length > 0) {
    battle.outcome = retreated(retreating) // victory.retreat
    return
  }
  clearMarkers(battle)
  for (const side of SIDES) loseCommander(battle, side)
  const broken = SIDES.filter((side) => routedOf(battle, side) >= breakpoint(battle, side))
  if (broken.length > 0)
    tell(battle, 'broken', [clause('afv:victory.breakpoint')], { sides: broken })
  if (broken.length > 0 || battle.turn >= battle.lastTurn) {
    battle.outcome = byZones(battle)
    return
  }
  battle.turn++
  battle.phase = 'initiative'
}

const countsFor =
  (side: Side) =>
  (unit: Unit): boolean =>
    unit.side === side && !isArtillery(unit)

const routedOf = (battle: Afv, side: Side): number =>
  battle.units.filter((unit) => countsFor(side)(unit) && unit.gone === 'routed').length

/** A third and a half of the units a side began with, rounded up. (victory.breakpoint) */
export const third = (battle: Afv, side: Side): number => Math.ceil(battle.strength[side] / 3)
export const breakpoint = (battle: Afv, side: Side): number => Math.ceil(battle.strength[side] / 2)

/** More units off the table, in reserve or routed, than on it. */
function inGeneralRetreat(battle: Afv, side: Side): boolean {
  const units = battle.units.filter(countsFor(side))
  const on = units.filter((unit) => onTable(unit.zone)).length
  return units.length - on > on
}

function retreated(retreating: readonly Side[]): Outcome {
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
  if (battle.commanders[side].lost || routedOf(battle, side) < third(battle, side)) return
  battle.commanders = { ...battle.commanders, [side]: { zone: null, lost: true } }
  tell(battle, 'commander lost', [clause('afv:victory.commander-lost')], { side })
}

/** Zones that a side holds with foot or mounted and in which there is no enemy at all. */
export const uncontested = (battle: Afv, side: Side): number =>
  zonesOf(battle.table).filter((zone) => {
    const there = battle.units.filter((unit) => unit.zone === zone)
    return there.some(countsFor(side)) && there.every((unit) => unit.side === side)
  }).length

/** Two thirds of the zones, rounded up: ten of fifteen. */
export const fineTally = (battle: Afv): number => battle.table.columns * 2

function byZones(battle: Afv): Outcome {
  const tally = { red: uncontested(battle, 'red'), blue: uncontested(battle, 'blue') }
  const why = outcomes.tally(tally)
  const id = 'afv:victory.outcome'
  if (tally.red === tally.blue) return { winner: null, name: 'draw', why, clause: clause(id) }
  const winner = tally.red > tally.blue ? 'red' : 'blue'
  if (tally[winner] >= fineTally(battle)) return fine(winner, why, id)
  return { winner, name: winner, why, clause: clause(id) }
}
