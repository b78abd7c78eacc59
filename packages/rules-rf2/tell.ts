import { tell as tellAll } from '@grognard/kernel'
import type { Rf2, Unit } from './battle.ts'
import type { Rf2Clause } from './clauses.ts'
import type { EventName, Events } from './words/en/index.ts'
import type { OfUnit } from './words/told.ts'

/** Tells what happened, in data that every language has a sentence for: all lies open. */
export const tell = <Name extends EventName>(
  battle: Rf2,
  name: Name,
  clauses: readonly Rf2Clause[],
  data: Parameters<Events[Name]>[0],
): void => tellAll(battle, name, clauses, data, 'all')

export const aboutUnits = (unit: Unit, ...others: readonly Unit[]): OfUnit => ({
  unit: unit.name,
  units: [unit.id, ...others.map(({ id }) => id)],
})
