// Which special rules a unit has, by name: apart from what they do, since formations rest on it.

import type { Unit } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import type { SpecialName } from '../terms.ts'

/** Special rules that come with others. */
const WITH: { readonly [name in SpecialName]?: readonly SpecialName[] } = {
  'light cavalry': ['open order'],
  'light infantry': ['open order', 'skirmishers'],
}

const known = new Map<string, readonly SpecialName[]>()

/** The special rules of a unit, with those that come with them. */
export function specialNamesOf(unit: Pick<Unit, 'profile'>): readonly SpecialName[] {
  let names = known.get(unit.profile)
  if (!names) {
    const all = profileOf(unit).specials.flatMap((name) => [name, ...(WITH[name] ?? [])])
    known.set(unit.profile, (names = [...new Set(all)]))
  }
  return names
}

export const hasSpecial = (unit: Pick<Unit, 'profile'>, wanted: SpecialName): boolean =>
  specialNamesOf(unit).includes(wanted)
