import { tell as tellAll, type Audience } from '@grognard/kernel'
import type { Unit, Vf } from './battle.ts'
import type { VfClause } from './clauses.ts'
import type { EventName, Events } from './words/en/index.ts'
import type { OfUnit } from './words/told.ts'

/** Tells what happened, in data that every language has a sentence for. */
export const tell = <Name extends EventName>(
  battle: Vf,
  name: Name,
  clauses: readonly VfClause[],
  data: Parameters<Events[Name]>[0],
  to: Audience = 'all',
): void => tellAll(battle, name, clauses, data, to)

export const aboutUnits = (unit: Unit, ...others: readonly Unit[]): OfUnit => ({
  unit: unit.name,
  units: [unit.id, ...others.map(({ id }) => id)],
})
