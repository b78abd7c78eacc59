import { tell as tellAll } from '@grognard/kernel'
import type { Afv, Unit } from './battle.ts'
import type { AfvClause } from './clauses.ts'
import type { ZoneId } from './table.ts'
import type { EventName, Events, OfUnit, OfZone } from './words/events.ts'

/** Tells what happened, in data that every language has a sentence for. */
export const tell = <Name extends EventName>(
  battle: Afv,
  name: Name,
  clauses: readonly AfvClause[],
  data: Events[Name],
): void => tellAll(battle, name, clauses, data)

/** The unit that it is about, and others that have to do with it. */
export const aboutUnits = (unit: Unit, ...others: readonly Unit[]): OfUnit => ({
  unit: unit.name,
  units: [unit.id, ...others.map(({ id }) => id)],
})

/** Where it happened. */
export const at = ({ table }: Afv, zone: ZoneId): OfZone => ({
  zone,
  columns: table.columns,
  zones: [zone],
})
