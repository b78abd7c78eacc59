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

/** Works something out once for all units of the same row that have gained the same. */
export function onceForRaised<Value>(make: (unit: Raised) => Value): (unit: Raised) => Value {
  const rows = new Map<string, Value>()
  const others = new Map<string, Value>()
  return (unit) => {
    const { profile, gained } = unit
    const isPlain = gained === undefined || gained.length === 0
    const known = isPlain ? rows : others
    const key = isPlain ? profile : [profile, ...gained].join('+')
    let value = known.get(key)
    if (value === undefined) known.set(key, (value = make(unit)))
    return value
  }
}

/** The special rules of a unit, with those that come with them. */
export const specialNamesOf = onceForRaised((unit): readonly SpecialName[] => {
  const own = [...profileOf(unit).specials, ...(unit.gained ?? [])]
  return [...new Set(own.flatMap((name) => [name, ...(WITH[name] ?? [])]))]
})

export const hasSpecial = (unit: Raised, wanted: SpecialName): boolean =>
  specialNamesOf(unit).includes(wanted)
