import { hasOnly, isObject, type AskKind, type Json, type Refusal } from '@grognard/kernel'
import { SIDES, type Afv, type Side, type Unit, type UnitId } from '../battle.ts'
import {
  isReserve,
  rearRow,
  reserveAt,
  rowOf,
  setUpColumns,
  zoneAt,
  zonesOf,
  type Table,
  type ZoneId,
} from '../table.ts'
import { isImpassable, TERRAIN, terrainOf } from '../terrain.ts'
import { formationsOf, refuseFormation, type Formation } from '../units/formations.ts'
import { hasRoom, named, refuseZone } from './actions.ts'
import { nameOrNumber, refused } from './refused.ts'

export const chooseFirst: AskKind<Afv, null, Side> = {
  name: 'first',
  expects: `'red' or 'blue', who places the first unit`,
  is: (answer): answer is Side => answer === 'red' || answer === 'blue',
  refuse: () => null,
  candidates: () => SIDES,
  complete: true,
}

export const unplaced = (seen: Afv, side: Side): readonly Unit[] =>
  seen.units.filter((unit) => unit.side === side && unit.zone === null && unit.gone === null)

export type Placing = {
  readonly unit: UnitId
  readonly zone: ZoneId
  readonly formation: Formation
}

type Args = { readonly side: Side }

export const deployUnit: AskKind<Afv, Args, Placing> = {
  name: 'deploy',
  expects: '{unit, zone, formation: {kind, files}}',
  is: (answer): answer is Placing =>
    isObject(answer) &&
    hasOnly(answer, 'unit', 'zone', 'formation') &&
    Number.isInteger(answer['unit']) &&
    Number.isInteger(answer['zone']) &&
    isFormation(answer['formation']),
  refuse(seen, { side }, { unit: id, zone, formation }) {
    const unit = seen.units[id]
    if (!unit || unit.side !== side)
      return refused('afv:table.setup', 'not-to-place', { unit: nameOrNumber(seen, id) })
    if (!unplaced(seen, side).includes(unit))
      return refused('afv:table.setup', 'placed-already', { unit: unit.name })
    const wrong = refuseFormation(unit, formation)
    if (wrong) return named(unit, wrong)
    if (formation.kind === 'defensive')
      return refused('afv:table.setup', 'start-formation', { unit: unit.name })
    if (!placesOf(seen, unit).includes(zone)) return refusePlace(seen, unit, zone)
    return refuseZone(seen, { ...unit, formation }, zone)
  },
  candidates(seen, { side }, n, random) {
    const all = unplaced(seen, side).flatMap((unit) =>
      placesOf(seen, unit).flatMap((zone) =>
        startFormations(unit).map((formation) => ({ unit: unit.id, zone, formation })),
      ),
    )
    const lawful = all.filter((placing) => !deployUnit.refuse(seen, { side }, placing))
    return lawful.length <= n ? lawful : Array.from({ length: n }, () => random.pick(lawful))
  },
  complete: false,
}

const isFormation = (value: Json | undefined): boolean =>
  isObject(value) &&
  hasOnly(value, 'kind', 'files') &&
  ['attack', 'defensive', 'open order'].includes(value['kind'] as string) &&
  Number.isInteger(value['files'])

/** Why a unit is not placed in a zone: it opens later, or never. */
function refusePlace(seen: Afv, unit: Unit, zone: ZoneId): Refusal {
  const { table, options } = seen
  if (isReserve(zone) || rowOf(table, zone) !== rearRow(unit.side))
    return refused('afv:table.setup', 'not-there', { unit: unit.name })
  const there = (at: ZoneId): number =>
    seen.units.filter((other) => other.side === unit.side && other.zone === at).length
  const room = setUpZones(table, unit.side)
    .filter((at) => !isImpassable(table, at))
    .reduce((sum, at) => sum + options.limit - there(at), 0)
  return refused('afv:table.setup', 'not-there-yet', { unit: unit.name, room })
}

const setUpZones = (table: Table, side: Side): readonly ZoneId[] =>
  setUpColumns(table).map((column) => zoneAt(table, rearRow(side), column))

/** In which formations a unit may be placed. (table.setup) */
export const startFormations = (unit: Unit): readonly Formation[] =>
  formationsOf(unit).filter(({ kind }) => kind !== 'defensive')

/** The set-up zones; the rest of the rear row when those can take no more; and the reserve zones. */
export function placesOf(seen: Afv, unit: Unit): readonly ZoneId[] {
  const { table } = seen
  const row = rearRow(unit.side)
  const setUp = setUpZones(table, unit.side)
  const full = setUp.every((zone) => !hasRoom(seen, unit, zone) || isImpassable(table, zone))
  const rear = zonesOf(table).filter((zone) => rowOf(table, zone) === row)
  return [...(full ? rear : setUp), ...table.reserves.map(reserveAt)]
}

export const placeCommander: AskKind<Afv, Args, ZoneId> = {
  name: 'place commander',
  expects: 'the number of one of the own set-up zones',
  is: (answer): answer is ZoneId => Number.isInteger(answer),
  refuse: (seen, { side }, zone) => {
    if (!setUpZones(seen.table, side).includes(zone))
      return refused('afv:table.setup', 'commander-start')
    const terrain = terrainOf(seen.table, zone).find((kind) => TERRAIN[kind].prohibitsCommander)
    return terrain === undefined
      ? null
      : refused(TERRAIN[terrain].clause, 'commander-ground', { terrain })
  },
  candidates: (seen, { side }, n) => commanderPlaces(seen, side).slice(0, n),
  complete: true,
}

const commanderPlaces = (seen: Afv, side: Side): readonly ZoneId[] =>
  setUpZones(seen.table, side).filter(
    (zone) => !terrainOf(seen.table, zone).some((terrain) => TERRAIN[terrain].prohibitsCommander),
  )
