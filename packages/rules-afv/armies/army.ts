import type { Refusal } from '@grognard/kernel'
import { refused } from '../asks/refused.ts'
import { countOf, KINDS, NO_STANDS, STAND_TYPES, type Kind, type Stands } from '../units/kinds.ts'
import type { Quality } from '../units/quality.ts'

/** A unit as it is written in an army list. */
export type ListedUnit = {
  readonly name: string
  readonly kind: Kind
  readonly stands: Partial<Stands>
  readonly quality?: Quality
}

export type Army = {
  readonly name: string
  readonly title: string
  /** Where its numbers are from, or that they are representative. */
  readonly source: string
  readonly units: readonly ListedUnit[]
}

export const standsOf = (unit: Pick<ListedUnit, 'stands'>): Stands => ({
  ...NO_STANDS,
  ...unit.stands,
})

export const MOST_HEAVY_MOUNTED = 2

/** Why a list of units is no army; nothing where it is one. The commander comes with every army. */
export function faultsOfArmy(units: readonly ListedUnit[]): readonly Refusal[] {
  const faults = units.flatMap((unit) => faultsOfUnit(unit))
  const count = (kind: Kind): number => units.filter((unit) => unit.kind === kind).length
  const [pikes, foot, heavy] = [count('pike and musket'), count('foot'), count('heavy mounted')]
  if (foot > 0 && pikes <= foot)
    faults.push(refused('afv:army.pike-and-musket', 'more-pikes', { pikes, foot }))
  if (heavy > MOST_HEAVY_MOUNTED)
    faults.push(refused('afv:army.heavy-mounted', 'two-heavy', { count: heavy }))
  if (units.length === 0) faults.push(refused('afv:army.pike-and-musket', 'no-units'))
  else if (units.every((unit) => KINDS[unit.kind].made.includes('gun')))
    faults.push(refused('afv:army.artillery', 'only-guns'))
  return faults
}

function faultsOfUnit({ name, kind, stands: given }: ListedUnit): Refusal[] {
  const { clause, made, least, most } = KINDS[kind]
  const stands = standsOf({ stands: given })
  const total = countOf(stands)
  const stand = STAND_TYPES.find((type) => (given[type] ?? 0) !== 0 && !made.includes(type))
  if (stand) return [refused(clause, 'strange-stand', { unit: name, kind, stand })]
  if (total >= least && total <= most) return []
  return [refused(clause, 'size', { unit: name, kind, least, most, count: total })]
}
