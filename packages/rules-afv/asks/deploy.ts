import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { SIDES, type Afv, type Side, type Unit, type UnitId } from '../battle.ts'
import {
  columnOf,
  isReserve,
  rearRow,
  reserveAt,
  rowOf,
  setUpColumns,
  zoneAt,
  zonesOf,
  type ZoneId,
} from '../table.ts'
import { isImpassable, TERRAIN, terrainOf } from '../terrain.ts'
import { formationsOf, misformed, type Formation } from '../units/formations.ts'
import { hasRoom, refuseZone } from './actions.ts'
import { calledBy, refused } from './refused.ts'

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
    const unit = unplaced(seen, side).find((other) => other.id === id)
    if (!unit) return refused('afv:table.setup', 'not-to-place', { unit: calledBy(seen, id) })
    const wrong = misformed(unit, formation)
    if (wrong) return wrong
    if (formation.kind === 'defensive') return refused('afv:table.setup', 'start-formation')
    if (!placesFor(seen, unit).includes(zone))
      return refused('afv:table.setup', 'not-there-yet', { unit: unit.name })
    return refuseZone(seen, { ...unit, formation }, zone)
  },
  candidates(seen, { side }, n, random) {
    const all = unplaced(seen, side).flatMap((unit) =>
      placesFor(seen, unit).flatMap((zone) =>
        formationsOf(unit)
          .filter(({ kind }) => kind !== 'defensive')
          .map((formation) => ({ unit: unit.id, zone, formation })),
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

/** The set-up zones; the rest of the rear row when those can take no more; and the reserve zones. */
function placesFor(seen: Afv, unit: Unit): readonly ZoneId[] {
  const { table } = seen
  const row = rearRow(unit.side)
  const setUp = setUpColumns(table).map((column) => zoneAt(table, row, column))
  const full = setUp.every((zone) => !hasRoom(seen, unit, zone) || isImpassable(table, zone))
  const rear = zonesOf(table).filter((zone) => rowOf(table, zone) === row)
  return [...(full ? rear : setUp), ...table.reserves.map(reserveAt)]
}

export const placeCommander: AskKind<Afv, Args, ZoneId> = {
  name: 'place commander',
  expects: 'the number of one of the own set-up zones',
  is: (answer): answer is ZoneId => Number.isInteger(answer),
  refuse: (seen, { side }, zone) =>
    commanderPlaces(seen, side).includes(zone)
      ? null
      : refused('afv:army.commander', 'commander-start'),
  candidates: (seen, { side }, n) => commanderPlaces(seen, side).slice(0, n),
  complete: true,
}

const commanderPlaces = (seen: Afv, side: Side): readonly ZoneId[] =>
  zonesOf(seen.table).filter(
    (zone) =>
      !isReserve(zone) &&
      rowOf(seen.table, zone) === rearRow(side) &&
      setUpColumns(seen.table).includes(columnOf(seen.table, zone)) &&
      !terrainOf(seen.table, zone).some((terrain) => TERRAIN[terrain].prohibitsCommander),
  )
