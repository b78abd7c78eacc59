// Compulsory moves: retreats and routs. (17.6, 17.8 to 17.12, 8.4, 8.5)

import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { goBack } from '../asks/go-back.ts'
import { INCH } from '@grognard/geometry'
import type { Explained, Step } from '@grognard/toolkit'
import { changeUnit, unitOf, type Rf2, type Unit } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'
import { distancesOf } from '../distances.ts'
import type { UnitId } from '@grognard/field'
import { displaceLeaders } from '../leaders/displace.ts'
import { leaveUnit } from '../leaders/leave.ts'
import { aboutUnits, tell } from '../tell.ts'
import type { RoutCause } from '../words/told.ts'
import { diceOf, endsNearEnemy, flightsOf, formedAtEnd, type Flight } from './flight.ts'
import { testOf, throwSum } from './tests.ts'

/** Throws for the distance, and lets the owner choose between left and right. (17.8) */
function* flightOf(
  battle: Rf2,
  id: UnitId,
): Procedure<{ readonly dice: readonly number[]; readonly flight: Flight | null }> {
  const unit = unitOf(battle, id)
  const chief = chiefOf(battle, unit.side)
  const { dice, sum } = yield* throwSum(diceOf(unit), 'rf2:12.1.compulsory', chief)
  const distance = sum * 1000 + distancesOf(battle.options).compulsory
  const flights = flightsOf(battle, unitOf(battle, id), distance)
  if (flights.length < 2) return { dice, flight: flights[0] ?? null }
  const hand = yield* ask(goBack, chief, { unit: id, distance })
  return { dice, flight: flights.find((flight) => flight.hand === hand) ?? null }
}

/** Whoever is passed through tests its elan, but for skirmishers. (8.4, 11.3, 20.3) */
function* testPassed(battle: Rf2, unit: Unit, passed: readonly UnitId[]): Procedure<void> {
  if (unit.formation.kind === 'skirmish') return
  for (const id of passed)
    if (unitOf(battle, id).formation.kind !== 'skirmish') yield* testElan(battle, id)
}

/** Whoever is disordered already has nothing to lose by it, and throws nothing. (8.11, 11.6) */
export function* testElan(battle: Rf2, id: UnitId): Procedure<void> {
  const unit = unitOf(battle, id)
  if (unit.disordered) return
  const tested = yield* testOf(battle, unit, 'rf2:11.3')
  tell(battle, 'elan', ['rf2:11.3', 'rf2:8.4'], { ...aboutUnits(unit), ...tested })
  if (!tested.passed) changeUnit(battle, id, { disordered: true })
}

/** Turns away, goes as far as it must, and stays retreating and disordered. (17.6, 17.11) */
export function* retreat(battle: Rf2, id: UnitId): Procedure<void> {
  const { dice, flight } = yield* flightOf(battle, id)
  const unit = unitOf(battle, id)
  if (!flight) return removed(battle, id, 'no way') // 12.24
  const end = formedAtEnd(battle, unit, flight.end)
  tell(battle, 'retreats', ['rf2:17.6', 'rf2:17.8'], {
    ...aboutUnits(unit),
    dice,
    distance: distanceOf(battle, dice, flight),
    to: end.pose,
  })
  const isGone = endsNearEnemy(battle, unit, end) // 17.10
  changeUnit(battle, id, { ...end, retreating: true, disordered: true })
  if (isGone) removed(battle, id, 'no way')
  else displaceLeaders(battle, id)
  yield* testPassed(battle, unit, flight.passed)
}

/** In inches: dice and 9", less at the table's edge, more on past friends. (12.1, 17.8, 17.10) */
function distanceOf(
  { options }: Rf2,
  dice: readonly number[],
  { distance }: Flight,
): Explained<Rf2Clause> {
  const thrown = dice.reduce((all, face) => all + face, 0)
  const base = distancesOf(options).compulsory / INCH
  const steps: Step<Rf2Clause>[] = [
    { clause: 'rf2:12.1.compulsory', label: 'the dice', effect: { set: thrown }, after: thrown },
    {
      clause: 'rf2:12.1.compulsory',
      label: 'a compulsory move',
      effect: { add: base },
      after: thrown + base,
    },
  ]
  const value = Math.round(distance / 10) / 100
  if (value < thrown + base)
    steps.push({
      clause: 'rf2:17.10',
      label: 'the table’s edge',
      effect: { set: value },
      after: value,
    })
  if (value > thrown + base)
    steps.push({
      clause: 'rf2:17.8',
      label: 'on past friends',
      effect: { set: value },
      after: value,
    })
  return { value, steps }
}

/** Goes once more, for whom it passes through, and is gone. (17.12) */
export function* rout(battle: Rf2, id: UnitId, cause: RoutCause): Procedure<void> {
  const { flight } = yield* flightOf(battle, id)
  const unit = unitOf(battle, id)
  // 10.7: whoever leads it is left where it disperses.
  if (flight) changeUnit(battle, id, flight.end)
  removed(battle, id, cause)
  if (flight) yield* testPassed(battle, unit, flight.passed)
}

function removed(battle: Rf2, id: UnitId, cause: RoutCause): void {
  tell(battle, 'routs', ['rf2:17.12'], { ...aboutUnits(unitOf(battle, id)), cause })
  leaveUnit(battle, id)
  changeUnit(battle, id, { pose: null, gone: 'routed', retreating: false })
}
