import type { Json } from '@grognard/kernel'
import {
  contactsOf,
  countOf,
  filesLeft,
  standsOnFace,
  type Afv,
  type Face,
  type Removal,
  type StandType,
  type Unit,
  type UnitId,
} from '@grognard/rules-afv'
import { standsIn } from './allocation.ts'

/** The worst stands go first until somebody says otherwise. */
const WORST_FIRST: readonly StandType[] = [
  'light',
  'musket',
  'dragoon',
  'hand',
  'pike',
  'mounted',
  'heavy',
  'gun',
]

/** A removal that will do: the worst stands, as wide as may be, and every contact kept. */
export function usualRemoval(unit: Unit, count: number): Removal {
  const remove: { [stand in StandType]?: number } = {}
  let left = count
  for (const stand of WORST_FIRST) {
    const taken = Math.min(left, unit.stands[stand])
    if (taken > 0) remove[stand] = taken
    left -= taken
  }
  return { remove, files: Math.max(...filesLeft(unit, count)), leave: [] }
}

/** Contacts that may be broken: at least so many stands go as stand on that face. */
export const breakable = (
  seen: Afv,
  unit: Unit,
  count: number,
): readonly { readonly face: Face; readonly enemy: UnitId }[] =>
  contactsOf(seen, unit.id)
    .filter(
      ({ ownFace }) => standsOnFace(countOf(unit.stands), unit.formation.files, ownFace) <= count,
    )
    .map(({ ownFace, enemy }) => ({ face: ownFace, enemy }))

export const pickedIn = ({ remove }: Removal): number =>
  Object.values(remove).reduce((sum, n) => sum + n, 0)

/** The unit as it would stand, for a small picture. */
export function leftOf(unit: Unit, { remove, files }: Removal): Unit {
  const stands = { ...unit.stands }
  for (const stand of standsIn(unit)) stands[stand] -= remove[stand] ?? 0
  return { ...unit, stands, formation: { ...unit.formation, files } }
}

export const asAnswer = (removal: Removal): Json => removal
