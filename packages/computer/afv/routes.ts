import { onceFor } from '@grognard/geometry'
import {
  actionsOf,
  ahead,
  columnOf,
  escarpmentBetween,
  FACINGS,
  forward,
  isArtillery,
  isImpassable,
  isMounted,
  isReserve,
  onTable,
  opposite,
  prohibited,
  rearRow,
  zoneAt,
  zonesOf,
  type Afv,
  type Facing,
  type Side,
  type Table,
  type Unit,
  type ZoneId,
} from '@grognard/rules-afv/functions'

/** Actions from every zone and facing to one zone, by `zone * 4 + facing`. */
type Steps = readonly number[]

/** The ways that were looked for on a table, by mobility and target. */
const waysOn = onceFor((_table: Table) => new Map<string, Steps>())

/** Which ground a unit may enter: units of the same mobility take the same ways. */
const mobility = (unit: Unit): string =>
  isArtillery(unit)
    ? unit.kind === 'galloper guns'
      ? 'gallopers'
      : 'guns'
    : isMounted(unit)
      ? unit.formation.kind === 'open order'
        ? 'riders'
        : 'horse'
      : 'foot'

const FAR = 99

/** How many turns and moves it takes a unit to each place, whoever stands there. */
function stepsTo(table: Table, unit: Unit, target: ZoneId): Steps {
  const ways = waysOn(table)
  const key = `${mobility(unit)} ${target}`
  let steps = ways.get(key)
  if (!steps) {
    steps = search(table, unit, target)
    ways.set(key, steps)
  }
  return steps
}

/** Backwards from the target: it is reached however one faces there. */
function search(table: Table, unit: Unit, target: ZoneId): Steps {
  const steps = Array.from({ length: zonesOf(table).length * 4 }, () => FAR)
  if (prohibited({ table }, unit, target)) return steps
  let reached: (readonly [ZoneId, Facing])[] = FACINGS.map((facing) => [target, facing])
  for (let count = 0; reached.length > 0; count++) {
    const before: (readonly [ZoneId, Facing])[] = []
    for (const [zone, facing] of reached) {
      if ((steps[zone * 4 + facing] as number) <= count) continue
      steps[zone * 4 + facing] = count
      const from = ahead(table, zone, opposite(facing))
      if (from !== null && canStep(table, unit, from, zone)) before.push([from, facing])
      for (const other of FACINGS) if (other !== facing) before.push([zone, other])
    }
    reached = before
  }
  return steps
}

const canStep = (table: Table, unit: Unit, from: ZoneId, to: ZoneId): boolean =>
  !escarpmentBetween(table, from, to) &&
  !isImpassable(table, from) &&
  !prohibited({ table }, unit, to)

/** The zone straight before a reserve zone of a side. */
const entryOf = (table: Table, side: Side, reserve: ZoneId): ZoneId =>
  zoneAt(table, rearRow(side), columnOf(table, reserve))

/** How many actions a unit is away from a zone. */
export function actionsTo({ table }: Pick<Afv, 'table'>, unit: Unit, target: ZoneId): number {
  if (unit.zone === null) return FAR
  if (unit.zone === target) return 0
  const form = unit.formation.kind === 'defensive' ? 1 : 0
  const steps = stepsTo(table, unit, target)
  if (onTable(unit.zone)) return (steps[unit.zone * 4 + unit.facing] as number) + form
  const entry = entryOf(table, unit.side, unit.zone)
  const enter = actionsOf(unit).most
  return enter + (steps[entry * 4 + forward(unit.side)] as number)
}

/** The same for a unit on the table that may face as it likes: its facing makes no difference. */
export function actionsFrom({ table }: Pick<Afv, 'table'>, unit: Unit, target: ZoneId): number {
  const { zone } = unit
  if (zone === null || zone === target) return 0
  const steps = stepsTo(table, unit, target)
  return 1 + Math.min(...FACINGS.map((facing) => steps[zone * 4 + facing] as number))
}

/** How many turns that takes. */
export const turnsTo = (battle: Pick<Afv, 'table'>, unit: Unit, target: ZoneId): number =>
  Math.ceil(actionsTo(battle, unit, target) / actionsOf(unit).most)

export const isFar = (actions: number): boolean => actions >= FAR

/** The next thing to do on the way: a facing to turn to, or straight on. */
export function nextStep(
  { table }: Pick<Afv, 'table'>,
  unit: Unit,
  target: ZoneId,
): 'move' | Facing | null {
  if (!onTable(unit.zone) || unit.zone === target || isReserve(target)) return null
  const steps = stepsTo(table, unit, target)
  const here = steps[unit.zone * 4 + unit.facing] as number
  if (here >= FAR) return null
  const next = ahead(table, unit.zone, unit.facing)
  if (
    next !== null &&
    canStep(table, unit, unit.zone, next) &&
    (steps[next * 4 + unit.facing] as number) < here
  )
    return 'move'
  const zone = unit.zone
  return FACINGS.find((facing) => (steps[zone * 4 + facing] as number) < here) ?? null
}
