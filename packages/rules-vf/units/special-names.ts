// Which special rules a unit has, by name: apart from what they do, since formations rest on it.

import type { Unit } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import type { SpecialName } from '../terms.ts'

/** Special rules that come with others. */
const WITH: { readonly [name in SpecialName]?: readonly SpecialName[] } = {
  'light cavalry': ['open order'],
  'light infantry': ['open order', 'skirmishers'],
}

/** A unit as far as it decides its special rules: its row, and what it has gained besides. */
export type Raised = Pick<Unit, 'profile'> & Partial<Pick<Unit, 'gained'>>

const known = new Map<string, readonly SpecialName[]>()

/** What is the same for all units that have the same special rules. */
export const keyOf = ({ profile, gained }: Raised): string =>
  gained === undefined || gained.length === 0 ? profile : [profile, ...gained].join('+')

/** The special rules of a unit, with those that come with them. */
export function specialNamesOf(unit: Raised): readonly SpecialName[] {
  const key = keyOf(unit)
  let names = known.get(key)
  if (!names) {
    const own = [...profileOf(unit).specials, ...(unit.gained ?? [])]
    names = [...new Set(own.flatMap((name) => [name, ...(WITH[name] ?? [])]))]
    known.set(key, names)
  }
  return names
}

export const hasSpecial = (unit: Raised, wanted: SpecialName): boolean =>
  specialNamesOf(unit).includes(wanted)
